"""The session XML of Bridge NZ's Scorer: every value is an attribute."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TextIO

from arbitro.errors import InputError
from arbitro.formats.events import notation
from arbitro.formats.events.building import EventBuilder
from arbitro.formats.events.event import (
    Amount,
    Amounts,
    Contestant,
    NotPlayed,
    Outcome,
    PassedOut,
    PointsOnly,
    ResultLine,
    ScoringForm,
    Section,
    Split,
    Standing,
    Unit,
    Why,
)
from arbitro.formats.events.problems import EventReading, Problems
from arbitro.formats.events.xml_stream import Element, elements
from arbitro.model import Side

_WANTED = frozenset({"session", "section", "result", "pair"})
_KNOWN = _WANTED | {"sections", "board_results", "brsection", "scores", "scsection"}
_FORMS = {
    "MP": ScoringForm.MATCHPOINTS,
    "XIMP": ScoringForm.CROSS_IMPS,
    "XIMPS": ScoringForm.CROSS_IMPS,
    "BUTLER": ScoringForm.BUTLER,
    "IMP": ScoringForm.IMPS,
}
_SIDES = {"N": Side.NS, "E": Side.EW}  # "H" is a Howell: one field
_NO_AMOUNT = -9999


def read_nz_scorer(file: TextIO, path: Path, problems: Problems) -> EventReading:
    """The session of an NZ Scorer file."""
    reader = _Reader(EventBuilder("nz-scorer", problems))
    for element in elements(file, _WANTED, path, problems):
        reader.take(element)
    return reader.builder.reading()


class _Reader:
    def __init__(self, builder: EventBuilder) -> None:
        self.builder, self._problems = builder, builder.problems
        self._named = False

    def take(self, element: Element) -> None:
        if not self._named:
            self._session(element.within("session") or element)
        for child in element.children:
            if child.name not in _KNOWN:
                self._problems.add("element-unknown", child.place, child.name)
        match element.name:
            case "section":
                name = element.attributes.get("sectid", "")
                tables = notation.integer(element.attributes.get("tables", ""))
                self.builder.section(Section(name, element.attributes.get("colour", ""), tables))
            case "result":
                self._result(element)
            case "pair":
                self._pair(element)
            case _:
                pass

    def _session(self, element: Element) -> None:
        self._named = True
        stated = element.attributes
        self.builder.title, self.builder.venue = stated.get("event_name", ""), stated.get("club", "")
        self.builder.scoring_stated = stated.get("scoring_type", "")
        self.builder.scoring = _FORMS.get(self.builder.scoring_stated.upper())
        self.builder.date = notation.day(stated.get("event_date", ""))
        if self.builder.date is None and stated.get("event_date"):
            self._problems.add("date-notation", element.place, stated["event_date"])

    def _section_of(self, element: Element, name: str) -> str:
        section = element.within(name)
        return section.attributes.get("id", "") if section else ""

    def _result(self, element: Element) -> None:
        stated, place = element.attributes, element.place
        number = self.builder.board_number(stated.get("bd", ""), place)
        if number is None:
            return
        ns, ew = (self._amount(element, name) for name in ("mp_ns", "mp_ew"))
        outcome = self._outcome(element, ns, ew, Unit.IMPS if self._in_imps else Unit.MATCHPOINTS)
        self.builder.line(
            ResultLine(
                number,
                stated.get("ns", ""),
                stated.get("ew", ""),
                outcome,
                self._section_of(element, "brsection"),
                self.builder.counted(stated.get("rnd", ""), place),
                self.builder.counted(stated.get("tab", ""), place),
                None if isinstance(outcome, NotPlayed) else notation.integer(stated.get("score", "")),
                Amounts(imps=ns) if self._in_imps else Amounts(ns),
                Amounts(imps=ew) if self._in_imps else Amounts(ew),
                notation.card(stated.get("lead", "")),
                place=place,
            )
        )

    @property
    def _in_imps(self) -> bool:
        return self.builder.scoring not in (None, ScoringForm.MATCHPOINTS)

    def _amount(self, element: Element, name: str) -> Fraction | None:
        """The amount; matchpoints stand in tenths there. Nothing where the program writes that there is none."""
        text = element.attributes.get(name, "")
        number = notation.decimal(text)
        if number is None and text.strip():
            self._problems.add("number-notation", element.place, text)
        if number is None or number == _NO_AMOUNT:
            return None
        return number if self._in_imps else number / 10

    def _outcome(self, element: Element, ns: Fraction | None, ew: Fraction | None, unit: Unit) -> Outcome | None:
        stated = element.attributes
        contract, score = stated.get("cont", ""), stated.get("score", "")
        try:
            if notation.is_pass(contract):
                return PassedOut()
            if contract and (played := notation.played(contract, stated.get("dec", ""), stated.get("res", "").strip())):
                return played
            if notation.squeezed(score) in notation.ADJUSTED:
                return Split(*(None if amount is None else Amount(amount, unit) for amount in (ns, ew)))
            if artificial := notation.artificial(contract) or notation.artificial(score):
                return artificial
            if not contract.strip() and not score.strip():
                return NotPlayed(Why.SIT_OUT if ns is None and ew is None else Why.NOT_PLAYED)
            points = notation.points(score)
        except InputError as error:
            self._problems.refused(error, element.place)
            return None
        if points is not None and not contract.strip():
            return PointsOnly(points)
        return self.builder.understood(None, element.place, f"{contract} {score}".strip())

    def _pair(self, element: Element) -> None:
        stated, place = element.attributes, element.place
        names = [stated[name] for name in ("player_name_1", "player_name_2") if name in stated]
        ids = [stated[name] for name in ("nzb_no_1", "nzb_no_2") if name in stated]
        total, _, maximum = stated.get("match_points", "").partition("/")
        self.builder.contestant(
            Contestant(
                stated.get("no", ""),
                tuple(names),
                self._section_of(element, "scsection"),
                _SIDES.get(stated.get("dir", "")),
                ids=tuple(ids) if any(ids) else (),
                handicap=notation.decimal(stated.get("handicap", "")),
                standing=Standing(
                    notation.decimal(total),
                    notation.decimal(maximum),
                    notation.decimal(stated.get("res", "")),
                    self.builder.counted(stated.get("place", ""), place),
                ),
                place=place,
            )
        )
