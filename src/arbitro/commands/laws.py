"""arbitro laws [LAW]: all Laws and their paragraphs with their status."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, number, profile_of
from arbitro.commands.terminal import faint, show_json, strong
from arbitro.language.words import Words
from arbitro.laws.ref import law_number


def options(parser: Parser) -> None:
    parser.argument("law", required=False)
    parser.profile()


def run(options: Namespace, words: Words) -> int:
    edition = profile_of(options).laws
    wanted = number(options.law, "LAW", 1, 93) if options.law else None
    statuses = {ref: status for ref, status in edition.statuses.items() if wanted is None or law_number(ref) == wanted}
    if options.json:
        show_json({"edition": edition.id, "paragraphs": statuses})
        return 0
    print(strong(words(f"edition-{edition.id}")))
    for ref, status in statuses.items():
        if wanted is not None or ref.isdigit():
            title = words("law", ref=ref)
            print(f"{title:<18} {faint(words('status-not_yet')) if status == 'not_yet' else words(f'status-{status}')}")
    if wanted is None:
        done = sum(status != "not_yet" for status in statuses.values())
        print(f"\n{words('laws-coverage', done=done, all=len(statuses))}")
    return 0
