"""Text for people: wrapped to the terminal, with a little weight where there is one."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from arbitro.language.ruling import Line, OptionText, QuestionText, RulingText
from arbitro.language.words import Words


def strong(text: str) -> str:
    return f"\033[1m{text}\033[0m" if _coloured() else text


def faint(text: str) -> str:
    return f"\033[2m{text}\033[0m" if _coloured() else text


def _coloured() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def width() -> int:
    return min(98, shutil.get_terminal_size((98, 24)).columns)


def show(text: str, indent: str = "", first: str | None = None) -> None:
    """Prints a paragraph wrapped to the terminal."""
    lead = indent if first is None else first
    print(textwrap.fill(text, width(), initial_indent=lead, subsequent_indent=indent, break_on_hyphens=False))


def show_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2), flush=True)


def show_line(line: Line, mark: str = "•", indent: str = "  ") -> None:
    """A statement with its paragraphs, its strength, and what it rests on."""
    show(line.text, f"{indent}  ", f"{indent}{mark} ")
    tail = " · ".join(part for part in (", ".join(line.laws), line.strength, line.basis) if part)
    if tail:
        for row in textwrap.wrap(tail, width() - len(indent) - 2):
            print(f"{indent}  {faint(row)}")


def show_question(question: QuestionText, words: Words) -> None:
    """A question with everything that a director needs before he asks it."""
    print()
    show(strong(question.text))
    print(faint(" · ".join((question.whom, question.where, ", ".join(question.laws)))))
    for note in (question.note, question.judgement):
        if note:
            show(note, "  ")
    print()
    if question.checklist:
        print(f"  0  {words('none-of-these')}")
        _show_lines(question.none_leads_to)
    for number, option in enumerate(question.options, start=1):
        _show_option(number, option, words)
    for option in question.closed:
        laws = ", ".join(law for line in option.leads_to for law in line.laws)
        show(faint(f"{words('option-closed')} {option.label} [{laws}]"), "     ", "  -  ")


def _show_option(number: int, option: OptionText, words: Words) -> None:
    show(option.label, "     ", f"  {number}  ")
    _show_lines(option.leads_to)
    if option.possible:
        show(f"→ {words('option-still-open')}{words.colon} {' / '.join(option.possible)}", "       ", "     ")
    if option.then:
        print(faint(f"     → {words('option-then-asks')}{words.colon} {option.then}"))


def _show_lines(lines: Iterable[Line]) -> None:
    for line in lines:
        show(f"→ {line.text} [{', '.join(line.laws)}]", "       ", "     ")


def show_ruling(ruling: RulingText, beside: RulingText | None = None, *, why: bool = False) -> None:
    """A ruling part by part, the second language under the first; `why` adds the explanation."""
    print()
    print(strong(f"{ruling.title} / {beside.title}" if beside else ruling.title))
    for i, part in enumerate(ruling.parts):
        other = beside.parts[i] if beside else None
        print(f"\n{strong(f'{part.title} / {other.title}' if other else part.title)}")
        for number, line in enumerate(part.lines, start=1):
            show_line(line, f"{number}.")
            if other:
                show(other.lines[number - 1].text, "     ")
    print()
    show(ruling.status)
    if beside:
        show(beside.status)
    if why:
        print()
        for line in ruling.why:
            show(line.text, "    ", "  - ")
