"""What a ruling writes into a record, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arbitro.language.notation import call_text
from arbitro.language.words import Words
from arbitro.laws.derive.calls import caller
from arbitro.model import PASS
from arbitro.table.events import Accepted, Called, Event, Obliged, Withdrawn
from arbitro.table.record import TableRecord


def record_lines(record: TableRecord, events: Iterable[Event], words: Words) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each event that `applied` adds to the record: 'North: 1♥ is withdrawn', and its paragraph."""

    def of_call(number: int, id_: str) -> tuple[str, str]:
        made = record.events[number]
        assert isinstance(made, Called)
        return str(caller(record, number, made)), words(id_, call=call_text(made.call, words.language))

    for event in events:
        match event:
            case Withdrawn(event=number):
                seat, text = of_call(number, "record-withdrawn")
            case Accepted(event=number):
                seat, text = of_call(number, "record-accepted")
            case Obliged(call=call) if call is not PASS:
                seat, text = str(event.seat), words("record-must-repeat", call=call_text(call, words.language))
            case Obliged():
                seat = str(event.seat)
                text = words("withdrawn-must-throughout" if event.throughout else "withdrawn-must-once")
            case _:
                seat, text = str(getattr(event, "seat", "")), words("record-put-in")
        law = getattr(event, "law", "")
        yield words("record-line", seat=seat, text=text), (law,) if law else ()
