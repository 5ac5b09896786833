"""Tricks and score of a ruling that comes from a record: the one place where the desk meets the assessment."""

from __future__ import annotations

from dataclasses import dataclass

from arbitro.desk.address import Address, Records
from arbitro.desk.carried import carried_url
from arbitro.equity.double_dummy import tricks_without
from arbitro.inquiry import Inquiry
from arbitro.inquiry.assessment import Equity, Source, assess, reference
from arbitro.inquiry.board import inquire, presumed
from arbitro.language.results import score_text
from arbitro.language.ruling import Line, assessment_lines
from arbitro.language.words import Words
from arbitro.scoring.results import Played

_KINDS = ("revoke",)


@dataclass(frozen=True, slots=True)
class Assessed:
    """The lines, and the results that may be entered into an event: each in words, with its address."""

    lines: tuple[Line, ...]
    results: tuple[tuple[str, str], ...]


def assessed(address: Address, inquiry: Inquiry, records: Records, words: Words) -> Assessed | None:
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
    if found is None:
        return None
    tricks = dict.fromkeys(n for n in (found.automatic_tricks, found.larger_tricks) if n is not None)
    results = tuple(
        (
            score_text(Played(found.contract, n), words),
            carried_url(words.language, record.board.number, found.contract, n),
        )
        for n in tricks
    )
    return Assessed(assessment_lines(found, words, missing), results)
