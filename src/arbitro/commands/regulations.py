"""arbitro regulations [BODY]: what the regulating authorities have chosen, since when, and on whose word."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from arbitro.commands.options import Parser
from arbitro.commands.terminal import faint, show, show_json, strong
from arbitro.language.regulations import option_text
from arbitro.language.words import Words
from arbitro.laws.regulations import AUTHORITIES, TOPICS, Authority, authority, authority_of


def options(parser: Parser) -> None:
    parser.argument("body", required=False)


def run(options: Namespace, words: Words) -> int:
    if options.body:
        return _one(authority_of(options.body), options, words)
    bodies = [authority(name) for name in AUTHORITIES]
    if options.json:
        show_json({"authorities": [_json(body) for body in bodies]})
        return 0
    for body in bodies:
        known = words(
            "regulations-known", count=sum(option.is_sure for option in body.options.values()), all=len(TOPICS)
        )
        print(f"{strong(f'{body.id:<6}')}{body.name} {faint(f'· {known}')}")
    return 0


def _one(body: Authority, options: Namespace, words: Words) -> int:
    if options.json:
        show_json(_json(body))
        return 0
    print(strong(body.name) + (faint(f" · {body.extends}") if body.extends else ""))
    for key, topic in TOPICS.items():
        found = option_text(body.options.get(key), topic, words)
        print()
        show(words("fact-is", fact=found.topic, value=found.value), "    ", "  ")
        for line in found.details:
            show(faint(line), "    ")
    return 0


def _json(body: Authority) -> dict[str, Any]:
    known = body.options
    return {
        "id": body.id,
        "name": body.name,
        "extends": body.extends,
        "options": [
            {
                "key": key,
                "laws": list(topic.laws),
                "unit": topic.unit and topic.unit.value,
                "by_law": None if topic.by_law is None else str(topic.by_law),
                "value": str(known[key].value) if key in known else None,
                "source": known[key].source if key in known else None,
                "date": known[key].date or None if key in known else None,
                "mark": known[key].mark.value if key in known else None,
                "edition": known[key].edition or None if key in known else None,
                "by": known[key].by if key in known else None,
            }
            for key, topic in TOPICS.items()
        ],
    }
