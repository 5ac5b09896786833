"""An adjusted score as the forms of the desk send it: taken apart, made an adjustment, and written as an address."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from arbitro.errors import InputError
from arbitro.event.adjustments import Adjustment, AdjustmentKind
from arbitro.model import Side

_LAWS = {
    AdjustmentKind.SINGLE: "12C1(a)",
    AdjustmentKind.WEIGHTED: "12C1(c)",
    AdjustmentKind.SPLIT: "12C1(e)",
    AdjustmentKind.SELF_INFLICTED: "12C1(e)",
    AdjustmentKind.ARTIFICIAL: "12C2(a)",
    AdjustmentKind.NOT_PLAYED: "82B",
}
_LAWS_2007 = {AdjustmentKind.SELF_INFLICTED: "12C1(b)"}
AWARDS = ("A+", "A", "A-", "other")
_ROWS, _MOST_ROWS = 3, 40  # of a weighted score

_KEYS = frozenset(
    "kind score ns ew ns_other ew_other obtained rectified unharmed offenders fixed without outside_agency".split()
)
_ROW_KEY = re.compile(r"([wrx])([1-9]\d?)", re.ASCII)
_NOTRUMP = re.compile(r"([1-7])\s*(?:BA|SA|ST|NT)", re.IGNORECASE)
_WEST = re.compile(r"([CDHSNT♣♦♥♠X][\uFE0E\uFE0F]?)\s*O\b", re.IGNORECASE)


def law_of(kind: AdjustmentKind, edition: str) -> str:
    """The paragraph that a kind of score usually rests on, for the director to confirm."""
    return _LAWS_2007.get(kind, _LAWS[kind]) if edition == "LDB2007" else _LAWS[kind]


@dataclass(frozen=True, slots=True)
class WeightRow:
    """A result of a weighted score as it was typed. illegal: reached only by the action held to be illegal."""

    number: int
    weight: str = ""
    result: str = ""
    illegal: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """What a form holds so far. said: its fields as they were typed; rows: those of a weighted score."""

    board: str
    pair: str
    kind: AdjustmentKind | None
    said: tuple[tuple[str, str], ...]
    rows: tuple[WeightRow, ...]

    @classmethod
    def parse(cls, board: str, query: Iterable[tuple[str, str]]) -> Draft:
        """Raises InputError for what no form of ours sends."""
        said: dict[str, str] = {}
        rows: dict[int, dict[str, str]] = {}
        pair, more = "", 0
        for key, value in query:
            match = _ROW_KEY.fullmatch(key)
            if match:
                rows.setdefault(int(match[2]), {})[match[1]] = value.strip()
            elif key == "pair":
                pair = value
            elif key == "more":
                more = 2
            elif key in _KEYS and value.strip():
                said[key] = value.strip()
        kind = None
        if "kind" in said:
            try:
                kind = AdjustmentKind(said["kind"])
            except ValueError:
                raise InputError.unknown("kind-of-score", said["kind"], AdjustmentKind) from None
        count = min(max([_ROWS, *(number for number, row in rows.items() if any(row.values()))]) + more, _MOST_ROWS)
        found = tuple(_row(number, rows.get(number, {})) for number in range(1, count + 1))
        return cls(board, pair, kind, tuple(said.items()), found)

    def __getitem__(self, key: str) -> str:
        return dict(self.said).get(key, "")

    @property
    def query(self) -> list[tuple[str, str]]:
        """Everything of it, for a link or for hidden fields."""
        found = [("pair", self.pair), *self.said]
        if self.kind is AdjustmentKind.WEIGHTED:
            for row in self.rows:
                if row.weight or row.result:
                    found += [(f"w{row.number}", row.weight), (f"r{row.number}", row.result)]
                    found += [(f"x{row.number}", "1")] if row.illegal else []
        return found

    @property
    def url_query(self) -> str:
        return urlencode(self.query)

    def adjustment(self, language: str, law: str = "", reason: str = "") -> Adjustment:
        """What is to be applied. Raises InputError where a part is missing."""
        parts: dict[str, Any] = {}
        match self.kind:
            case None:
                raise InputError("key-missing", expected=" | ".join(AdjustmentKind))
            case AdjustmentKind.SINGLE:
                parts["score"] = self._needed("score", language)
            case AdjustmentKind.WEIGHTED:
                parts["score"] = self._weighted(language)
            case AdjustmentKind.SPLIT:
                parts |= {side: self._needed(side, language) for side in ("ns", "ew")}
            case AdjustmentKind.ARTIFICIAL:
                parts |= {side: self._award(side) for side in ("ns", "ew")}
            case AdjustmentKind.SELF_INFLICTED:
                parts |= {key: self._needed(key, language) for key in ("rectified", "unharmed")}
                parts["obtained"] = plain(self["obtained"], language)
            case AdjustmentKind.NOT_PLAYED:
                parts["score"] = "NP"
        return Adjustment(
            self.board,
            self.pair,
            **parts,
            offenders=Side(self["offenders"]) if self["offenders"] in tuple(Side) else None,
            fixed={"fixed": True, "variable": False}.get(self["fixed"]),
            without=plain(self["without"], language),
            outside_agency=self["outside_agency"] == "1",
            law=law,
            reason=reason,
        )

    def _needed(self, key: str, language: str) -> str:
        if not self[key]:
            raise InputError("score-left-out")
        return plain(self[key], language)

    def _weighted(self, language: str) -> str:
        parts = []
        for row in self.rows:
            if row.weight or row.result:
                if not row.result:
                    raise InputError("score-left-out")
                mark = " !" if row.illegal else ""
                parts.append(f"{_share(row.weight)} {plain(row.result, language)}{mark}")
        if not parts:
            raise InputError("score-left-out")
        return "; ".join(parts)

    def _award(self, side: str) -> str:
        chosen = self[side]
        if chosen in AWARDS[:-1]:
            return chosen
        if not self[f"{side}_other"]:
            raise InputError("score-left-out")
        amount = self[f"{side}_other"].replace("−", "-")
        return amount if amount[-1:] in "%P" else f"{amount}%"


def _row(number: int, said: dict[str, str]) -> WeightRow:
    return WeightRow(number, said.get("w", ""), said.get("r", ""), said.get("x") == "1")


def _share(text: str) -> str:
    """'60' is 60 per cent; '0.6', '3/5' and '60%' say themselves what they are."""
    bare = text.replace(" ", "")
    if not bare:
        raise InputError("weight-sign", got="", expected="60%, 0.6, 3/5")
    return bare if re.search(r"[%/]", bare) or re.match(r"0?[.,]", bare) else f"{bare}%"


def plain(text: str, language: str) -> str:
    """A score as typed in a language, in the notation without language: '3SA O −1' -> '3NT W -1'."""
    text = _NOTRUMP.sub(r"\1NT", text.replace("−", "-").replace("–", "-").replace("\u00a0", " "))
    return _WEST.sub(r"\1 W", text) if language in ("es", "it", "fr") else text
