"""A score that comes along from a ruling: the board and the result, carried in the address until it finds its table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from arbitro.errors import InputError
from arbitro.formats.events import ContractResult, notation
from arbitro.language.notation import denomination_text
from arbitro.language.words import Words
from arbitro.model import Contract

_MOST = 40  # characters


@dataclass(frozen=True, slots=True)
class Carried:
    """board: its number, as it is called in events; score: in the notation of event files; text: for people."""

    board: str
    score: str
    text: str

    @classmethod
    def of(cls, query: Mapping[str, str], words: Words) -> Carried | None:
        """What an address carries; None for nothing, or for what is no result."""
        board, score = query.get("board", ""), query.get("score", "")
        if not board or not score or len(board) + len(score) > _MOST:
            return None
        try:
            found = notation.result_of(score)
        except InputError:
            return None
        if not isinstance(found, ContractResult) or found.declarer is None:
            return None
        denomination = denomination_text(found.denomination, words.language)
        seat, made = words(f"desk-seat-{found.declarer}"), notation.written_result(found).replace("-", "−")
        return cls(board, score, f"{found.level}{denomination}{'X' * found.doubling}\u00a0{seat}\u00a0{made}")

    @property
    def query(self) -> str:
        return "?" + urlencode({"board": self.board, "score": self.score})

    def query_for(self, board: str) -> str:
        """The same for the page of a board; nothing for another board than the one meant."""
        return self.query if board == self.board else ""

    @property
    def draft(self) -> dict[str, str]:
        """The fields of the form that it fills in."""
        return {"kind": "single", "score": self.text}


def carried_url(language: str, board: int | None, contract: Contract, tricks: int) -> str:
    """Where a ruling's result is entered into an event."""
    over = tricks - contract.tricks_needed
    made = f"{over:+d}" if over else "="
    score = f"{contract.level}{contract.denomination}{'X' * contract.doubling}{contract.declarer}{made}"
    return f"/{language}/event?{urlencode({'board': str(board or ''), 'score': score})}"
