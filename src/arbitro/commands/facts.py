"""arbitro facts KIND: the facts that a kind of incident knows."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, profile_of
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.language.ruling import ident, value_text
from arbitro.language.words import Words
from arbitro.laws.plain import fact_json


def options(parser: Parser) -> None:
    parser.argument("kind")
    parser.profile()


def run(options: Namespace, words: Words) -> int:
    edition = profile_of(options).laws
    kind = edition.kind(options.kind)
    readers = edition.rulebooks[kind.key].readers
    if options.json:
        show_json(
            {
                "kind": kind.key,
                "edition": edition.id,
                "facts": [fact_json(fact, edition, readers.get(fact.key, ())) for fact in kind.facts],
            }
        )
        return 0
    print(strong(words(ident("kind", kind.key))))
    for fact in kind.facts:
        print(f"\n{strong(fact.key)}  {faint(', '.join(edition.own(fact.laws)))}")
        show(words(ident("fact", fact.key)), "  ")
        for value in fact.domain:
            print(f"    {_name(value):<26} {value_text(fact, value, words)}")
        whom = words(f"ask-{fact.answerer}", who=fact.asked_of.value)
        when = words(f"stage-{fact.stage.name.lower()}")
        print(faint(f"  {whom} · {words(f'where-{fact.where}')} · {when}"))
        if fact.given:
            print(
                faint(
                    f"  {words('cli-given')}{words.colon} {', '.join(dict.fromkeys(f.key for f in fact.given.reads()))}"
                )
            )
    return 0


def _name(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
