"""Where a pollee stands, in the address of his page: how far he has gone, and what he has said so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from arbitro.adjustment.poll import Poll
from arbitro.desk.poll_views import steps_of
from arbitro.errors import InputError
from arbitro.model import CALLS


@dataclass(frozen=True, slots=True)
class AskAddress:
    """base: the page's path; step: how many steps he has seen, None before the first; differ: he says that he would
    have called otherwise and is asked what; elsewhere: (step, call) he would have called; chosen, also: what he would
    do and what else he considered, None while not asked."""

    base: str
    step: int | None = None
    differ: bool = False
    elsewhere: tuple[tuple[int, str], ...] = ()
    chosen: str = ""
    also: tuple[str, ...] | None = None
    over: tuple[str, ...] | None = None

    @classmethod
    def parse(cls, base: str, query: QueryParams, poll: Poll) -> AskAddress:
        """Raises InputError for what no page of ours writes."""
        step: int | None = None
        if text := query.get("step", ""):
            if not (text.isascii() and text.isdigit() and len(text) < 4 and int(text) <= steps_of(poll)):
                raise InputError("number", "step", text[:20], f"0 … {steps_of(poll)}")
            step = int(text)
        found = cls(
            base,
            step,
            "differ" in query,
            tuple(_elsewhere(text, poll) for text in query.getlist("elsewhere")[:40]),
            query.get("chosen", ""),
            tuple(dict.fromkeys(query.getlist("also"))) if "asked" in query else None,
            tuple(dict.fromkeys(query.getlist("over"))) if "asked_over" in query else None,
        )
        for code in (found.chosen, *(found.also or ()), *(found.over or ())):
            if code and code not in poll.options:
                raise InputError.unknown("action", code, poll.options)
        return found

    @property
    def query(self) -> list[tuple[str, str]]:
        said = [("elsewhere", f"{step}.{call}") for step, call in self.elsewhere]
        said = [*([] if self.step is None else [("step", str(self.step))]), *said]
        said += [("chosen", self.chosen)] if self.chosen else []
        said += [("asked", "1"), *(("also", code) for code in self.also)] if self.also is not None else []
        said += [("asked_over", "1"), *(("over", code) for code in self.over)] if self.over is not None else []
        return [*said, ("differ", "1")] if self.differ else said

    @property
    def url(self) -> str:
        return f"{self.base}?{urlencode(self.query)}" if self.query else self.base

    def at(self, step: int) -> AskAddress:
        return replace(self, step=step, differ=False, chosen="", also=None, over=None)

    def differing(self) -> AskAddress:
        return replace(self, differ=True)

    def calling(self, call: str) -> AskAddress:
        """He would have made this call instead of the last one shown."""
        assert self.step is not None
        last = self.step - 1
        kept = tuple(pair for pair in self.elsewhere if pair[0] != last)
        return replace(self, elsewhere=(*kept, (last, call)), differ=False)

    def choosing(self, code: str) -> AskAddress:
        return replace(self, chosen=code, also=None)

    def considering(self, codes: tuple[str, ...] = ()) -> AskAddress:
        return replace(self, also=codes)

    @property
    def back(self) -> AskAddress | None:
        """One page back."""
        if self.differ:
            return replace(self, differ=False)
        if self.over is not None:
            return replace(self, over=None)
        if self.also is not None:
            return replace(self, also=None)
        if self.chosen:
            return replace(self, chosen="")
        if self.step:
            gone = self.step - 1
            return replace(self, step=gone, elsewhere=tuple(pair for pair in self.elsewhere if pair[0] < gone))
        return replace(self, step=None) if self.step == 0 else None


def _elsewhere(text: str, poll: Poll) -> tuple[int, str]:
    step, _, call = text.partition(".")
    if not (step.isascii() and step.isdigit() and len(step) < 4 and call in CALLS and int(step) < len(poll.auction)):
        raise InputError.unknown("action", text[:40], CALLS, "elsewhere")
    return int(step), call
