"""`arbitro adjust --obtained --rectified --unharmed`: self-inflicted damage and its sums (12C1(e))."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction

from arbitro.adjustment import self_inflicted
from arbitro.commands.field.parts import amount, assigned, match_imps, other_table, side, term, value_text
from arbitro.commands.field.tables import exact
from arbitro.commands.terminal import show_json
from arbitro.errors import InputError
from arbitro.language.scoring import number_text
from arbitro.language.words import Words
from arbitro.model import Side

HARM = ("obtained", "rectified", "unharmed")


def harm(options: Namespace, words: Words) -> int:
    """Three values, or with --other three results of a match; what of the damage was the side's own."""
    for name in HARM:
        if not getattr(options, name):
            raise InputError("argument-missing", expected=f"--{name}")
    top = amount(options.top, "--top")
    other = other_table(options)
    if other is not None:
        innocent = 1 if not options.offending or side(options.offending) is Side.EW else -1
        values = [innocent * match_imps(assigned(getattr(options, name), options), other) for name in HARM]
    else:
        values = [_needed(getattr(options, name), name) for name in HARM]
    table, rectified, unharmed = values
    if top is not None:
        for name, value in zip(HARM, values, strict=True):
            if not 0 <= value <= top:
                raise InputError("number", f"--{name}", str(value), f"0 … {top}")
    damage = self_inflicted(table, rectified, unharmed, None if top is None else top - rectified)
    if options.json:
        show_json(
            {
                "case": str(damage.case),
                "table": exact(table),
                "rectified": exact(rectified),
                "unharmed": exact(unharmed),
                "real": exact(damage.real),
                "own": exact(damage.own),
                "non_offenders": exact(damage.non_offenders),
                "offenders": exact(damage.offenders),
            }
        )
        return 0
    in_imps = top is None
    said = {"table": term(table, words), "rectified": term(rectified, words), "unharmed": term(unharmed, words)}
    shown = {
        name: value_text(value, in_imps, words)
        for name, value in (("table", table), ("rectified", rectified), ("unharmed", unharmed))
    }
    print(words("adjust-harm-values", **shown))
    real, own = number_text(damage.real, words), number_text(damage.own, words)
    print(words("adjust-harm-damage", real=real, own=own, **said))
    case = words(f"harm-{damage.case}")
    print(words("adjust-harm-innocent", value=value_text(damage.non_offenders, in_imps, words), case=case))
    if damage.offenders is None:
        print(words("adjust-harm-offenders", "table", value=""))
    else:
        print(words("adjust-harm-offenders", value=value_text(damage.offenders, in_imps, words)))
    return 0


def _needed(text: str, name: str) -> Fraction:
    value = amount(text, f"--{name}")
    assert value is not None
    return value
