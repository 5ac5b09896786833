"""Law 9 (2007): dummy's silence and the attempt to prevent an irregularity are one paragraph, 9A3; 9A4 is later 9A5."""

from arbitro.laws.core import Paragraphs, Provision, Reason, Strength, Unencoded
from arbitro.laws.ldb2017.law_009 import (
    RIGHT,
    by_dummy,
    correction,
    director_and_waiting,
    dummy,
    dummy_prevents,
    in_the_auction,
    in_the_play,
    prevented,
    silence,
)
from arbitro.laws.outcomes import MayPreventAnother

PARAGRAPHS: Paragraphs = (
    Unencoded("9A", Reason.HEADING),
    *in_the_auction,
    *in_the_play("9A3"),
    *dummy("9A3"),
    Provision("9A3", RIGHT, prevented & ~by_dummy, MayPreventAnother(), Strength.MAY),
    dummy_prevents,
    silence("9A4"),
    *director_and_waiting,
    correction(),
)
