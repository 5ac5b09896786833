"""arbitro adjust: one adjusted score worked out from its parts, with the sums: weighted, artificial, self-inflicted."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from arbitro.adjustment import Fault, average_class
from arbitro.commands.field.artificial import artificial, fault_of
from arbitro.commands.field.asks import field_options, field_or_asks, show_asks
from arbitro.commands.field.harm import HARM, harm
from arbitro.commands.field.parts import side
from arbitro.commands.field.tables import exact
from arbitro.commands.field.weighted import weighted
from arbitro.commands.options import Parser
from arbitro.commands.terminal import show, show_json, strong
from arbitro.errors import InputError
from arbitro.event import Adjustment, AdjustmentKind, adjust, placed, warnings_of
from arbitro.formats.events import read_event
from arbitro.language.scoring import explain_score, warning_text
from arbitro.language.words import Words
from arbitro.laws.profile import EDITIONS
from arbitro.model import Side

_ALONE = ("vulnerable", "other", "top", *(f"session-{side.lower()}" for side in Side))  # what a field says itself


def options(parser: Parser) -> None:
    parser.option("weights", metavar="SCORE")
    parser.option("vulnerable", metavar="none|ns|ew|all")
    parser.option("other", metavar="POINTS")
    for each in Side:
        parser.option(f"fault-{each.lower()}", metavar="|".join(Fault))
        parser.option(f"session-{each.lower()}", metavar="N")
    for name in HARM:
        parser.option(name, metavar="SCORE|N")
    parser.option("top", metavar="N")
    parser.option("offending", metavar="ns|ew")
    parser.option("field", metavar="FILE")
    parser.option("board", metavar="N")
    parser.option("pair", metavar="PAIR")
    field_options(parser)
    parser.option("edition", metavar="|".join(EDITIONS), default=EDITIONS[0])


def run(options: Namespace, words: Words) -> int:
    parts = [name for name in HARM if getattr(options, name)]
    fault = [each for each in Side if getattr(options, f"fault_{each.lower()}")]
    asked = [bool(options.weights), bool(parts), bool(fault)]
    if sum(asked) != 1:
        raise InputError("adjust-what", expected="--weights | --fault-ns, --fault-ew | --rectified, --unharmed")
    if options.field:
        return _in_field(options, words)
    if options.weights:
        return weighted(options, words)
    return artificial(options, words) if fault else harm(options, words)


# ------------------------------------------------------------------------------------------- in a field


def _in_field(options: Namespace, words: Words) -> int:
    """The score put into its event: what it is worth there for both sides, step by step, and what to look at."""
    alone = [f"--{name}" for name in _ALONE if getattr(options, name.replace("-", "_")) is not None]
    if alone:
        raise InputError("not-together", got=", ".join(["--field", *alone]))
    for name in ("board", "pair"):
        if not getattr(options, name):
            raise InputError("argument-missing", expected=f"--{name}")
    adjustment = _adjustment(options)
    received = read_event(options.field).event
    assert received is not None
    field = field_or_asks(received, options, [adjustment], options.edition, words)
    if isinstance(field, list):
        return show_asks(field, options.json, words)
    [each] = placed(field, [adjustment], options.edition)
    change = adjust(field, [adjustment], options.edition)
    line = change.after.event.line(each.line)
    pairs = [who for who in (line.ns, line.ew) if who is not None]
    warned = warnings_of(field, change, each, options.edition)
    if options.json:
        show_json(
            {
                "adjustment": adjustment.to_data(),
                "values": [
                    {
                        "pair": who,
                        "before": exact(change.before.value(line.board, who).value),
                        "after": exact(change.after.value(line.board, who).value),
                        "top": exact(change.after.value(line.board, who).top),
                        "explanation": list(explain_score(change.after, line.board, who, words)),
                    }
                    for who in pairs
                ],
                "warnings": [
                    {"id": str(w.id), "law": w.law, "figures": {name: exact(value) for name, value in w.figures}}
                    for w in warned
                ],
            }
        )
        return 0
    for who in pairs:
        print(strong(field.label(who)))
        for sentence in explain_score(change.after, line.board, who, words):
            show(sentence, "    ", "  - ")
    for w in warned:
        show(f"! {warning_text(w.id, w.figures, words)} [{w.law}]", "  ")
    return 0


def _adjustment(options: Namespace) -> Adjustment:
    """What the options say, as an adjusted score of a board."""
    offenders = side(options.offending) if options.offending else None
    given = Adjustment(options.board, options.pair, offenders=offenders)
    if options.weights:
        return replace(given, score=options.weights)
    if options.fault_ns or options.fault_ew:
        ns, ew = (str(average_class(fault_of(options, each))) for each in Side)
        return replace(given, kind=AdjustmentKind.ARTIFICIAL, ns=ns, ew=ew)
    obtained, rectified, unharmed = (getattr(options, name) or "" for name in HARM)
    return replace(given, obtained=obtained, rectified=rectified, unharmed=unharmed)
