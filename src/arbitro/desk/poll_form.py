"""The form in which a director composes a poll: what it holds, and the poll that it makes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from arbitro.adjustment.poll import Poll, Scoring
from arbitro.desk.poll_schema import Position
from arbitro.errors import InputError
from arbitro.language.typed import read_ranks
from arbitro.model import Hand, Suit

SUITS = tuple(reversed(Suit))


@dataclass(frozen=True)
class PollForm:
    """A poll that is being composed. suits: the hand as written, where it is not known; second: the id of the poll
    whose second question this is; record, event: where the position comes from."""

    position: Position
    scoring: str = Scoring.MATCHPOINTS
    methods: str = ""
    players: str = ""
    title: str = ""
    information: str = ""
    actions: tuple[str, ...] = ()
    meanings: tuple[str, ...] = ()
    suits: Mapping[str, str] = field(default_factory=dict)
    record: str = ""
    event: str = ""
    second: str = ""
    sure: bool = False

    @classmethod
    def of(cls, poll: Poll, **more: Any) -> PollForm:
        """The form filled in with a poll."""
        said = poll.to_json()
        known = ("dealer", "vulnerability", "seat", "hand", "play", "dummy")
        auction = [{"seat": step["seat"], "call": step["call"]} for step in said["auction"]]
        position = Position.model_validate({key: said[key] for key in known} | {"auction": auction})
        form = cls(
            position,
            scoring=poll.scoring,
            methods=poll.methods,
            players=poll.players,
            information=poll.information,
            actions=poll.actions,
            meanings=tuple(step.meaning for step in poll.auction),
        )
        return replace(form, **more)

    @classmethod
    def sent(cls, form: Mapping[str, Any]) -> PollForm:
        """What a browser sent back. Raises InputError for what no form of ours holds."""
        said = {key: str(value).replace("\r\n", "\n").strip() for key, value in form.items()}
        try:
            position = Position.model_validate_json(said.get("position", ""))
        except ValidationError as error:
            raise InputError("request", "position", said.get("position", "")[:80]) from error
        return cls(
            position,
            said.get("scoring", ""),
            said.get("methods", ""),
            said.get("players", ""),
            said.get("title", ""),
            said.get("information", ""),
            actions=tuple(said.get("actions", "").split()),
            meanings=tuple(said.get(f"meaning-{i}", "") for i in range(len(position.auction))),
            suits={suit: said.get(f"suit-{suit}", "") for suit in SUITS},
            record=said.get("record", ""),
            event=said.get("event", ""),
            second=said.get("second", ""),
            sure="sure" in said,
        )

    def poll(self, language: str) -> Poll:
        """The poll in the director's words, which are in this language. Raises InputError."""
        said = self.position.model_dump()
        for step, meaning in zip(said["auction"], self.meanings, strict=False):
            step["meaning"] = meaning
        if not self.position.hand:
            said["hand"] = str(Hand.parse(".".join(read_ranks(self.suits.get(s, ""), language, s) for s in SUITS)))
        return Poll.from_json(
            {
                **said,
                "scoring": self.scoring,
                "methods": self.methods,
                "players": self.players,
                "language": language,
                "information": self.information,
                "actions": list(self.actions),
            }
        )

    @property
    def origin(self) -> dict[str, str]:
        said = {"title": self.title, "record": self.record, "event": self.event, "second": self.second}
        return {key: value for key, value in said.items() if value}
