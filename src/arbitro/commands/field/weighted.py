"""`arbitro adjust --weights`: a weighted score and its sums (12C1(c))."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction

from arbitro.commands.field.parts import assigned, other_table, term
from arbitro.commands.field.tables import exact
from arbitro.commands.terminal import show, show_json
from arbitro.language.results import score_text
from arbitro.language.scoring import imps_text, number_text, share_text
from arbitro.language.words import Words
from arbitro.scoring.imps import imps
from arbitro.scoring.results import Bridge, Weighted


def weighted(options: Namespace, words: Words) -> int:
    """The parts, their points and their weights; with --other in IMPs of a match, converted first and weighted then."""
    result = assigned(options.weights, options)
    parts: list[tuple[Fraction, Bridge]] = (
        [(c.weight, c.result) for c in result.components] if isinstance(result, Weighted) else [(Fraction(1), result)]
    )
    other = other_table(options)
    values = [Fraction(part.points if other is None else imps(part.points - other)) for _, part in parts]
    worth = sum((share * value for (share, _), value in zip(parts, values, strict=True)), Fraction())
    total = sum((share for share, _ in parts), Fraction())
    if options.json:
        show_json(
            {
                "parts": [
                    {
                        "weight": exact(share),
                        "result": score_text(part, words),
                        "points": part.points,
                        "imps": None if other is None else exact(value),
                    }
                    for (share, part), value in zip(parts, values, strict=True)
                ],
                "weights": exact(total),
                "imps": None if other is None else exact(worth),
            }
        )
        return 0
    for (share, part), value in zip(parts, values, strict=True):
        said = {
            "weight": share_text(share, words),
            "result": score_text(part, words),
            "points": number_text(part.points, words, signed=True),
        }
        if other is None:
            print(f"- {words('adjust-part', **said)}")
        else:
            there = number_text(other, words, signed=True)
            print(f"- {words('adjust-part-imps', other=there, imps=imps_text(value, words), **said)}")
    print(words("adjust-sum-of-weights", total=share_text(total, words)))
    if other is None:
        show(words("adjust-convert-first"))
    else:
        terms = (f"{share_text(s, words)} × {term(v, words)}" for (s, _), v in zip(parts, values, strict=True))
        print(words("adjust-weighed", sum=" + ".join(terms), result=imps_text(worth, words)))
    return 0
