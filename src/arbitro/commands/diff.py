"""arbitro diff KIND [LDB2007 [LDB2017]]: the worlds in which two editions differ."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.language.ruling import finding_line, ident, value_text
from arbitro.language.words import Words
from arbitro.laws.difference import compare, unverified
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.rulebook import Finding


def options(parser: Parser) -> None:
    parser.argument("kind")
    parser.argument("one", required=False)
    parser.argument("other", required=False)


def run(options: Namespace, words: Words) -> int:
    one = edition(options.one or EDITIONS[-1])
    other = edition(options.other or next(id_ for id_ in EDITIONS if id_ != one.id))
    found, taken = compare(options.kind, one, other), unverified(options.kind, one, other)
    facts = one.rulebooks[one.kind(options.kind).key].facts
    if options.json:
        show_json(
            {
                "kind": options.kind,
                "unverified": taken,
                "differences": [
                    {
                        "slot": difference.slot.key,
                        "worlds": difference.worlds,
                        "when": dict(difference.when),
                        one.id: _json(difference.one),
                        other.id: _json(difference.other),
                    }
                    for difference in found
                ],
            }
        )
        return 0
    if not found:
        print(words("diff-none"))
    slot = ""
    for difference in found:
        if difference.slot.key != slot:
            slot = difference.slot.key
            print(f"\n{strong(words(ident('slot', slot)))}")
        unusual = [key for key, value in difference.when.items() if value != facts[key].usual]
        when = "; ".join(
            words(
                "fact-is",
                fact=words(ident("fact", key), "short"),
                value=value_text(facts[key], difference.when[key], words),
            )
            for key in unusual
        )
        show(when or words("diff-usual"), "    ", "  • ")
        lines = [finding_line(finding, words) if finding else None for finding in (difference.one, difference.other)]
        texts = [f"{line.text} [{', '.join(line.laws)}]" if line else words("diff-nothing") for line in lines]
        if texts[0] == texts[1]:  # the same words, but not as binding
            how = [" · ".join(filter(None, (line.strength, line.basis))) if line else "" for line in lines]
            texts = [f"{text} ({said})" if said else text for text, said in zip(texts, how, strict=True)]
        for name, text in zip((one.id, other.id), texts, strict=True):
            show(f"{words(f'edition-{name}')}{words.colon} {text}", "      ", "    ")
        print(faint(f"    {words('diff-worlds', count=difference.worlds)}"))
    for key, value in taken.items():
        asking = one if key in one.rulebooks[options.kind].readers else other
        answer = words("fact-is", fact=words(ident("fact", key), "short"), value=value_text(facts[key], value, words))
        print()
        show(words("diff-unverified", edition=words(f"edition-{asking.id}"), answer=answer), "  ", "")
    return 0


def _json(finding: Finding | None) -> object:
    if finding is None:
        return None
    return {
        "outcome": finding.outcome.id,
        "params": finding.outcome.params,
        "laws": list(finding.laws),
        "strength": finding.strength.value,
    }
