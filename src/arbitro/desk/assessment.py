"""Tricks and score of a ruling that comes from a record: the one place where the desk meets the assessment."""

from __future__ import annotations

from arbitro.desk.address import Address, Records
from arbitro.equity.double_dummy import tricks_without
from arbitro.inquiry import Inquiry
from arbitro.inquiry.assessment import Equity, Source, assess, reference
from arbitro.inquiry.board import inquire, presumed
from arbitro.language.ruling import Line, assessment_lines
from arbitro.language.words import Words

_KINDS = ("revoke",)


def assessed(address: Address, inquiry: Inquiry, records: Records, words: Words) -> tuple[Line, ...] | None:
    """The lines of 'Tricks and score'; None for a ruling without a record, or where there is nothing to count.

    Other revokes of the board count as they usually would be ruled.
    """
    incident = address.incident(records)
    if incident is None or address.kind not in _KINDS:
        return None
    record, irregularity = incident
    board = inquire(record, address.profile)
    rulings = [
        (found, inquiry if found.event == irregularity.event else presumed(other)[0])
        for found, other in board.inquiries
        if found.kind in _KINDS
    ]
    equity, missing, compared = None, "", reference(rulings)
    if address.estimate is not None:
        equity = Equity(address.estimate, Source.ESTIMATE)
    elif compared is not None:
        evidence = tricks_without(record, compared.event)
        if evidence.declarer_tricks is None:
            missing = str(evidence.status)
        else:
            equity = Equity(evidence.declarer_tricks, Source.DOUBLE_DUMMY)
    found = assess(record, rulings, equity)
    return assessment_lines(found, words, missing) if found else None
