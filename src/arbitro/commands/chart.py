"""arbitro chart KIND: the flow charts, as text, Mermaid or data."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, profile_of
from arbitro.commands.terminal import show, show_json, strong
from arbitro.errors import InputError
from arbitro.language.ruling import ident, outcome_text, value_text
from arbitro.language.words import Words
from arbitro.laws.chart import Arrow, Box, Chart, Target, charts
from arbitro.laws.edition import Edition


def options(parser: Parser) -> None:
    parser.argument("kind")
    parser.profile()
    parser.option("format", metavar="text|mermaid", default="text")


def run(options: Namespace, words: Words) -> int:
    edition = profile_of(options).laws
    if options.format not in ("text", "mermaid"):
        raise InputError.unknown("format", options.format, ("text", "mermaid"))
    found = charts(edition.rulebooks[edition.kind(options.kind).key])
    if options.json:
        show_json([_json(chart) for chart in found])
    elif options.format == "mermaid":
        for chart in found:
            print("\n".join(mermaid(chart, words)), end="\n\n")
    else:
        print(strong(f"{words(ident('kind', options.kind))} · {words(f'edition-{edition.id}')}"))
        for chart in found:
            _show(chart, edition, words)
    return 0


def _end(target: Target, words: Words) -> str:
    if isinstance(target, int):
        return f"({target})"
    return outcome_text(target[0], words) if target else words("chart-nothing")


def _values(arrow: Arrow, box: Box, words: Words) -> str:
    return " / ".join(value_text(box.fact, value, words) for value in arrow.values)


def _show(chart: Chart, edition: Edition, words: Words) -> None:
    print(f"\n{strong(words(ident('slot', chart.slot.key)))}")
    if not chart.boxes:
        print(f"  {_end(chart.ends, words)}")
    for box in chart.boxes:
        laws = ", ".join(edition.own(box.fact.laws))
        show(f"{words(ident('fact', box.fact.key))} [{laws}]", "      ", f"  {f'({box.number})':<4}")
        for arrow in box.arrows:
            show(f"{_values(arrow, box, words)} → {_end(arrow.to, words)}", "          ", "      ")
    for fact, answers in chart.exceptions:
        ends = " / ".join(dict.fromkeys(_end(answer, words) for answer in answers))
        show(f"{words('chart-but')} {words(ident('fact', fact.key), 'tick')} → {ends}", "      ", "  ! ")


def mermaid(chart: Chart, words: Words) -> list[str]:
    """The chart in Mermaid's notation."""
    title = _quoted(words(ident("slot", chart.slot.key)))
    lines = ["flowchart TD", f"  title[[{title}]]"]
    lines.append(f"  title --> {'b1' if chart.boxes else 'e0'}")
    if not chart.boxes:
        lines.append(f"  e0([{_quoted(_end(chart.ends, words))}])")
    ends: dict[str, str] = {}
    for box in chart.boxes:
        lines.append(f"  b{box.number}{{{_quoted(words(ident('fact', box.fact.key)))}}}")
        for arrow in box.arrows:
            if isinstance(arrow.to, int):
                name = f"b{arrow.to}"
            else:
                text = _end(arrow.to, words)
                if text not in ends:
                    ends[text] = f"e{len(ends) + 1}"
                    lines.append(f"  {ends[text]}([{_quoted(text)}])")
                name = ends[text]
            lines.append(f"  b{box.number} -->|{_quoted(_values(arrow, box, words))}| {name}")
    return lines


def _quoted(text: str) -> str:
    return '"' + text.replace('"', "'") + '"'


def _json(chart: Chart) -> dict[str, object]:
    def end(target: Target) -> object:
        if isinstance(target, int):
            return {"box": target}
        return {"outcome": target[0].id, "params": target[0].params} if target else None

    return {
        "slot": chart.slot.key,
        "boxes": [
            {
                "box": box.number,
                "fact": box.fact.key,
                "arrows": [{"values": list(arrow.values), "to": end(arrow.to)} for arrow in box.arrows],
            }
            for box in chart.boxes
        ],
        "ends": end(chart.ends),
        "exceptions": [
            {"fact": fact.key, "possible": [end(answer) for answer in answers]} for fact, answers in chart.exceptions
        ],
    }
