"""`arbitro adjust --fault-ns --fault-ew`: an artificial score and its sums (12C2)."""

from __future__ import annotations

from argparse import Namespace
from fractions import Fraction
from typing import Any

from arbitro.adjustment import Fault, average_class
from arbitro.commands.field.asks import named_options
from arbitro.commands.field.parts import amount, award_text
from arbitro.commands.field.tables import exact
from arbitro.commands.terminal import show, show_json
from arbitro.errors import InputError
from arbitro.event.field import chosen
from arbitro.language.words import Words
from arbitro.model import Side
from arbitro.scoring.field import BASE
from arbitro.scoring.judge import Method
from arbitro.scoring.options import PAIRS_AVERAGE
from arbitro.scoring.profiles import PROFILES
from arbitro.scoring.results import AverageClass


def artificial(options: Namespace, words: Words) -> int:
    """Each side by its own fault; with its own result in the session where that counts (12C2(c))."""
    method = options.method or str(Method.MATCHPOINTS)
    imps_ = method != Method.MATCHPOINTS
    if imps_ and method not in (Method.CROSS_IMPS, Method.BUTLER):
        raise InputError.unknown("method", method, (Method.MATCHPOINTS, Method.CROSS_IMPS, Method.BUTLER))
    found: list[dict[str, Any]] = []
    for side in Side:
        fault = fault_of(options, side)
        kind = average_class(fault)
        base = _imp_base(kind, options) if imps_ else BASE[kind]
        own = _own(options, side, imps_)
        counted = own if own is not None and kind is not AverageClass.AVERAGE else None
        awarded = base
        if counted is not None:
            awarded = max(base, counted) if kind is AverageClass.PLUS else min(base, counted)
        found.append({"side": side, "fault": fault, "kind": kind, "base": base, "own": counted, "awarded": awarded})
    total = sum((part["awarded"] for part in found), Fraction())
    above = total > (0 if imps_ else 100)
    if options.json:
        shown = [
            {name: exact(value) if isinstance(value, Fraction | None) else str(value) for name, value in part.items()}
            for part in found
        ]
        show_json({"awards": shown, "total": exact(total), "above": above})
        return 0
    for part in found:
        said = {
            name: award_text(part[name], imps_, words) for name in ("base", "own", "awarded") if part[name] is not None
        }
        said |= {"fault": words(f"adjust-fault-{part['fault']}"), "kind": words(f"award-{_KINDS[part['kind']]}")}
        own_counts = part["own"] is not None
        base_text = {"side": str(part["side"]), **said}
        show(words("adjust-award", "own" if own_counts else None, **base_text), "  ", "- ")
    if above:
        show(f"! {words('adjust-above-top', total=award_text(total, imps_, words))} [12C2]", "  ")
    return 0


_KINDS = {AverageClass.PLUS: "plus", AverageClass.AVERAGE: "average", AverageClass.MINUS: "minus"}


def _own(options: Namespace, side: Side, in_imps: bool) -> Fraction | None:
    """A side's own result in the session, per cent or IMPs a board. Raises InputError for what no session gives."""
    name = f"--session-{side.lower()}"
    own = amount(getattr(options, f"session_{side.lower()}"), name)
    if own is not None and not in_imps and not 0 <= own <= 100:
        raise InputError("number", name, exact(own) or "", "0 … 100")
    return own


def fault_of(options: Namespace, side: Side) -> Fault:
    text = getattr(options, f"fault_{side.lower()}")
    if not text:
        raise InputError("fault-missing", expected="--fault-ns, --fault-ew")
    try:
        return Fault(text)
    except ValueError:
        raise InputError.unknown("value", text, Fault, f"--fault-{side.lower()}") from None


def _imp_base(kind: AverageClass, options: Namespace) -> Fraction:
    """12C2(b): what an average plus is worth where the authority has said so."""
    if kind is AverageClass.AVERAGE:
        return Fraction(0)
    if not options.regulations:
        raise InputError("argument-missing", expected="--regulations " + " | ".join(PROFILES))
    if options.regulations not in PROFILES:
        raise InputError.unknown("regulations", options.regulations, PROFILES)
    size = chosen(PROFILES[options.regulations], named_options(options))[PAIRS_AVERAGE]
    return size if kind is AverageClass.PLUS else -size
