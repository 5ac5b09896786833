"""Law 18: what a bid is, and which bid is sufficient; other Laws rule on it."""

from arbitro.laws.core import Paragraphs, Reason, Unencoded

PARAGRAPHS: Paragraphs = (
    Unencoded("18A", Reason.DEFINITION),
    Unencoded("18B", Reason.DEFINITION),
    Unencoded("18C", Reason.DEFINITION),
    Unencoded("18D", Reason.ELSEWHERE),
    Unencoded("18E", Reason.DEFINITION),
    Unencoded("18F", Reason.PROCEDURE),
)
