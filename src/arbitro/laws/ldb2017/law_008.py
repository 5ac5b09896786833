"""Law 8: rounds. How boards and players move, and when a round and the session end; other Laws read that."""

from arbitro.laws.core import Paragraphs, Reason, Unencoded

PARAGRAPHS: Paragraphs = (
    Unencoded("8A", Reason.HEADING),
    Unencoded("8A1", Reason.PROCEDURE),
    Unencoded("8A2", Reason.PROCEDURE),
    Unencoded("8B", Reason.HEADING),
    Unencoded("8B1", Reason.DEFINITION),
    Unencoded("8B2", Reason.DEFINITION),
    Unencoded("8C", Reason.DEFINITION),
)
