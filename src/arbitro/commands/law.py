"""arbitro law 64A1: one paragraph, what it reads and gives, its exceptions, its cases, the other edition."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, profile_of
from arbitro.commands.terminal import faint, show, show_json, show_line, strong
from arbitro.inquiry.cases import cases_on
from arbitro.language.ruling import Line, ident, outcome_text
from arbitro.language.words import Words
from arbitro.laws.page import page
from arbitro.laws.plain import page_json


def options(parser: Parser) -> None:
    parser.argument("ref")
    parser.profile()


def run(options: Namespace, words: Words) -> int:
    found = page(profile_of(options).laws, options.ref)
    cases = cases_on(found.ref, found.edition.id)
    if options.json:
        show_json(page_json(found) | {"cases": [case.id for case in cases]})
        return 0
    print(strong(f"{words('law', ref=found.ref)} · {words(f'edition-{found.edition.id}')}"))
    print(words(f"status-{found.status}"))
    for provision in found.provisions:
        line = Line(
            outcome_text(provision.then, words),
            (provision.law, *provision.see),
            words(f"strength-{provision.strength}"),
            words(f"basis-{provision.basis}"),
        )
        print(f"\n{strong(words(ident('slot', provision.slot)))}")
        show_line(line)
        for fact in dict.fromkeys(provision.when.reads()):
            print(faint(f"    {words('law-reads')}{words.colon} {words(ident('fact', fact.key), 'short')}"))
        for key, refs in (("law-unless", provision.unless), ("law-overrides", provision.overrides)):
            if refs:
                print(faint(f"    {words(key)}{words.colon} {', '.join(refs)}"))
    if found.counterpart:
        print(f"\n{words('law-other-edition', ref=found.counterpart, edition=words(f'edition-{found.other.id}'))}")
        if found.differs is not None:
            print(words("law-differs" if found.differs else "law-same"))
    for title, refs in ((words("law-within"), found.within), (words("law-cases"), tuple(case.id for case in cases))):
        if refs:
            show(f"{title}: {', '.join(refs)}", "  ", "")
    return 0
