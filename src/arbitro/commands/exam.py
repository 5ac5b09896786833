"""arbitro exam FILES: runs case files and says what is right, wrong, or asked too much."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from arbitro.commands.options import Parser
from arbitro.commands.terminal import show, show_json
from arbitro.inquiry.cases import Result, check, packaged, read_cases
from arbitro.language.words import Words


def options(parser: Parser) -> None:
    parser.argument("files", many=True, required=False)


def run(options: Namespace, words: Words) -> int:
    cases = [case for name in options.files for case in read_cases(Path(name))] if options.files else packaged()
    results = [check(case) for case in cases]
    right = sum(result.is_right for result in results)
    if options.json:
        show_json({"right": right, "wrong": len(results) - right, "results": [_json(result) for result in results]})
        return int(right < len(results))
    for result in results:
        if result.is_right:
            continue
        print(f"✗ {result.case.id}")
        for text in result.wrong:
            show(text, "    ")
        for id_, keys in (("exam-too-much", result.asked_too_much), ("exam-not-asked", result.not_asked)):
            if keys:
                show(words(id_, facts=", ".join(keys)), "    ")
    print(words("exam-result", right=right, wrong=len(results) - right))
    return int(right < len(results))


def _json(result: Result) -> dict[str, object]:
    return {
        "id": result.case.id,
        "right": result.is_right,
        "wrong": list(result.wrong),
        "asked_too_much": list(result.asked_too_much),
        "not_asked": list(result.not_asked),
    }
