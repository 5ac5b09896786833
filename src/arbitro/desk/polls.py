"""Polls at the desk: asked, handed out, answered, counted and found again."""

from __future__ import annotations

from asyncio import wrap_future
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from arbitro.adjustment.giveaway import giveaways
from arbitro.adjustment.poll import Poll, Question
from arbitro.adjustment.poll_answer import Answer, Suggestion, answer_from_json
from arbitro.adjustment.tally import Suggested, Tally, count, count_suggestions
from arbitro.adjustment.thresholds import Thresholds
from arbitro.desk.errors import Missing
from arbitro.errors import InputError
from arbitro.language.words import words
from arbitro.store.polls import KeptPoll, Note, NoTicket, PollClosed, PollStore, Ticket
from arbitro.store.records import Store

LONGEST = 500  # characters of a reason or of a title
MOST_TICKETS = 100  # personal links handed out at once


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer as the director sees it. dropped: the reason, None while it counts."""

    number: int
    id: str
    answer: Answer | Suggestion
    created: str
    dropped: str | None = None

    @property
    def elsewhere(self) -> bool:
        """Whether this player would not have come to this position."""
        return isinstance(self.answer, Answer) and bool(self.answer.elsewhere)


@dataclass(frozen=True)
class Asked:
    """A poll with all that came of it. origin: where it came from, and the director's name for it: never shown to who
    is asked."""

    id: str
    shared: str
    poll: Poll
    origin: Mapping[str, Any]
    created: str
    replies: tuple[Reply, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def title(self) -> str:
        return str(self.origin.get("title", ""))

    @property
    def is_closed(self) -> bool:
        return any(note.kind == "closed" for note in self.notes)

    @cached_property
    def thresholds(self) -> Thresholds | None:
        """The line that the director set last; None if he set none."""
        said = [note.body for note in self.notes if note.kind == "thresholds"]
        return Thresholds.from_json(said[-1]) if said else None

    @property
    def counted(self) -> tuple[Reply, ...]:
        return tuple(reply for reply in self.replies if reply.dropped is None)

    @cached_property
    def tally(self) -> Tally:
        return count(reply.answer for reply in self.counted if isinstance(reply.answer, Answer))

    @cached_property
    def suggestions(self) -> tuple[int, int, tuple[Suggested, ...]]:
        return count_suggestions(reply.answer for reply in self.counted if isinstance(reply.answer, Suggestion))


@dataclass(frozen=True, slots=True)
class Listed:
    id: str
    title: str
    poll: Poll
    created: str
    answers: int


class Polls:
    """The polls of a store."""

    def __init__(self, store: Store) -> None:
        self._store = PollStore(store)

    def close(self) -> None:
        self._store.close()

    # -- the director's side; each blocks

    def ask(self, poll: Poll, origin: Mapping[str, Any], names: Iterable[str] = (), sure: bool = False) -> str:
        """Keeps a poll and gives its id. Raises InputError for words that might give the incident away, until the
        director is sure; then it is kept that he was warned."""
        found = warnings(poll, names)
        if found and not sure:
            raise InputError("poll-giveaway", got=", ".join(found))
        title = str(origin.get("title", ""))
        if len(title) > LONGEST:
            raise InputError("poll-words", "title", f"{title[:40]}…", str(LONGEST))
        return self._store.keep({"poll": replace(poll, warned=found).to_json(), "origin": dict(origin)}).id

    def all(self) -> list[Listed]:
        """The latest polls."""
        return [
            Listed(kept.id, str(kept.body["origin"].get("title", "")), _poll(kept), kept.created, answers)
            for kept, answers in self._store.polls()
        ]

    def get(self, id_: str) -> Asked:
        """Raises Missing."""
        kept = self._store.poll(id_)
        if kept is None:
            raise Missing("unknown-poll", got=id_)
        notes = tuple(self._store.notes(id_))
        dropped: dict[str, str | None] = {}
        for note in notes:
            if note.kind == "dropped":
                dropped[note.body["answer"]] = note.body["reason"]
            elif note.kind == "restored":
                dropped[note.body["answer"]] = None
        poll = _poll(kept)
        replies = tuple(
            Reply(a.number, a.id, answer_from_json(poll, a.body), a.created, dropped.get(a.id))
            for a in self._store.answers(id_)
        )
        return Asked(kept.id, kept.shared, poll, kept.body["origin"], kept.created, replies, notes)

    def drop(self, asked: Asked, answers: Iterable[str], reason: str) -> None:
        """Leaves answers out of the count; they stay, with the reason. Raises InputError without one."""
        reason = reason.strip()
        if not reason:
            raise InputError("poll-reason")
        if len(reason) > LONGEST:
            raise InputError("poll-words", got=f"{reason[:40]}…", expected=str(LONGEST))
        for answer in _of(asked, answers):
            self._store.note(asked.id, "dropped", {"answer": answer, "reason": reason})

    def restore(self, asked: Asked, answer: str) -> None:
        """Counts an answer again that was dropped."""
        for known in _of(asked, [answer]):
            self._store.note(asked.id, "restored", {"answer": known})

    def draw_line(self, asked: Asked, thresholds: Thresholds) -> None:
        """Sets the line between what is a logical alternative and what is not; earlier ones are kept."""
        if len(thresholds.source) > LONGEST:
            raise InputError("poll-words", "source", f"{thresholds.source[:40]}…", str(LONGEST))
        self._store.note(asked.id, "thresholds", thresholds.to_json())

    def end(self, asked: Asked) -> None:
        """Takes no further answers."""
        if not asked.is_closed:
            self._store.note(asked.id, "closed", {})

    def tickets(self, id_: str) -> list[Ticket]:
        """The personal tokens that have not been used."""
        used = {answer.token for answer in self._store.answers(id_)}
        return [ticket for ticket in self._store.tickets(id_) if ticket.token not in used]

    def hand_out(self, id_: str, number: int) -> list[Ticket]:
        """Personal tokens for so many people."""
        return self._store.hand_out(id_, [""] * number)

    def ask_again(self, second: str, first: Asked, answers: Iterable[str]) -> int:
        """Puts the second question to those who gave these answers to the first: it waits on their phones."""
        wanted = set(_of(first, answers))
        tokens = [answer.token for answer in self._store.answers(first.id) if answer.id in wanted]
        return len(self._store.hand_out(second, tokens)) if tokens else 0

    # -- the pollee's side; lookups block

    def shared(self, token: str) -> tuple[str, Poll] | None:
        """The poll whose shared token this is: its id and what is asked."""
        kept = self._store.shared(token)
        return (kept.id, _poll(kept)) if kept else None

    def ticket(self, token: str) -> tuple[Ticket, Poll] | None:
        ticket = self._store.ticket(token)
        return (ticket, self._asked(ticket.poll)) if ticket else None

    def next_ticket(self, token: str) -> Ticket | None:
        return self._store.next_ticket(token)

    def has_answered(self, token: str) -> bool:
        return self._store.has_answered(token)

    def is_closed(self, id_: str) -> bool:
        return self._store.is_closed(id_)

    async def answer(self, token: str, answer: Answer | Suggestion) -> bool:
        """Keeps an answer that has been checked, and returns when it is safe; False if there was one before.

        Raises Missing for a token that is none, PollClosed once the poll is closed.
        """
        try:
            return await wrap_future(self._store.answer(token, answer.to_json()))
        except NoTicket:
            raise Missing("unknown-poll") from None

    @lru_cache(maxsize=256)  # noqa: B019 - one service a desk, and a poll never changes
    def _asked(self, id_: str) -> Poll:
        kept = self._store.poll(id_)
        assert kept is not None
        return _poll(kept)


def warnings(poll: Poll, names: Iterable[str] = ()) -> tuple[str, ...]:
    """The words of the director that might give the incident away; a second question is meant to tell of it."""
    if poll.question is Question.SUGGESTS:
        return ()
    return giveaways(poll, words(poll.language)("poll-telltale").split(","), names)


def _poll(kept: KeptPoll) -> Poll:
    return Poll.from_json(kept.body["poll"])


def _of(asked: Asked, answers: Iterable[str]) -> list[str]:
    known = [reply.id for reply in asked.replies]
    wanted = list(answers)
    for answer in wanted:
        if answer not in known:
            raise Missing("unknown-answer", got=answer)
    return wanted


__all__ = ["Asked", "Listed", "PollClosed", "Polls", "Reply", "warnings"]
