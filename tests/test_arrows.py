"""DESIGN, section 3: arrows point down only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SRC = Path(__file__).parent.parent / "src"

# The architecture: a room may import the rooms named on its right and whatever those may import.
# "arbitro" is the front door, arbitro/__init__.py.
BELOW = {
    "errors": "",
    "model": "errors",
    "table": "model",
    "information": "table",
    "laws": "information",
    "scoring": "model",
    "inquiry": "laws scoring",
    "cases": "",
    "adjustment": "inquiry",
    "equity": "table",
    "formats": "table",
    "event": "adjustment formats",
    "language": "inquiry incident",
    "incident": "laws",
    "store": "formats incident",
    "arbitro": "event equity language store",
    "desk": "arbitro",
    "commands": "desk",
    "cli": "commands",
    "__main__": "cli",
}

# Packages that only some rooms may know, and packages too slow or fragile to import before they are needed.
HOME = {
    "endplay": "equity",
    "fastapi": "desk",
    "fluent": "language",
    "jinja2": "desk",
    "pydantic": "desk",
    "segno": "desk",
    "sqlalchemy": "store",
    "starlette": "desk",
    "uvicorn": "desk",
}
LATE_ONLY = {"endplay", "matplotlib"}


def allowed(room: str) -> set[str]:
    below = BELOW[room].split()
    return {room}.union(below, *map(allowed, below))


class Import(NamedTuple):
    line: int
    name: str  # absolute and dotted, down to the imported name: arbitro.model.Seat
    late: bool  # inside a function


def imports(node: ast.AST, package: list[str], late: bool = False) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from (Import(child.lineno, alias.name, late) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            base = package[: len(package) + 1 - child.level] if child.level else []
            origin = [*base, child.module] if child.module else base
            yield from (Import(child.lineno, ".".join([*origin, alias.name]), late) for alias in child.names)
        else:
            function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from imports(child, package, late or function)


def room_of(name: str, rooms: set[str]) -> str:
    _, *rest = name.split(".")
    return rest[0] if rest and rest[0] in rooms else "arbitro"


def violations(src: Path) -> list[str]:
    """Every import below `src` that points up or brings in what its room must not know."""
    modules = {path.relative_to(src).with_suffix(""): path for path in sorted(src.glob("arbitro/**/*.py"))}
    rooms = BELOW.keys() | {module.parts[1] for module in modules} - {"__init__"}
    found = []
    for module, path in modules.items():
        room = room_of(".".join(module.parts), rooms)
        if room not in BELOW:
            found.append(f"{path.relative_to(src)}: the room {room} has no row in BELOW")
            continue
        for line, name, late in imports(ast.parse(path.read_bytes()), list(module.parent.parts)):
            top = name.split(".")[0]
            if top == "arbitro":
                target = room_of(name, rooms)
                wrong = target not in allowed(room) and f"{room} may not import {target}"
            elif room not in HOME.get(top, room).split():
                wrong = f"{room} may not import {top}"
            else:
                wrong = top in LATE_ONLY and not late and f"{top} may be imported inside functions only"
            if wrong:
                found.append(f"{path.relative_to(src)}:{line}: {wrong} ({name})")
    return found


def test_arrows_point_down() -> None:
    found = violations(SRC)
    assert not found, "\n".join(found)


def test_the_checker_sees_what_is_forbidden(tmp_path: Path) -> None:
    tree = {
        "__init__.py": "from arbitro.inquiry import Inquiry\nfrom arbitro import desk",
        "errors.py": "import arbitro",
        "attic.py": "",
        "model/__init__.py": "from arbitro.errors import InputError\nfrom ..table import record",
        "table/play.py": "from arbitro import model, language\nfrom . import auction",
        "equity/worker.py": "import endplay.dds\ndef solve():\n    from endplay.types import Deal",
        "formats/pbn.py": "def read():\n    import pydantic, endplay",
        "desk/app.py": "import fastapi\nfrom arbitro import rule\nfrom arbitro.cli import main",
    }
    for name, text in tree.items():
        path = tmp_path / "arbitro" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert violations(tmp_path) == [
        "arbitro/__init__.py:2: arbitro may not import desk (arbitro.desk)",
        "arbitro/attic.py: the room attic has no row in BELOW",
        "arbitro/desk/app.py:3: desk may not import cli (arbitro.cli.main)",
        "arbitro/equity/worker.py:1: endplay may be imported inside functions only (endplay.dds)",
        "arbitro/errors.py:1: errors may not import arbitro (arbitro)",
        "arbitro/formats/pbn.py:2: formats may not import pydantic (pydantic)",
        "arbitro/formats/pbn.py:2: formats may not import endplay (endplay)",
        "arbitro/model/__init__.py:2: model may not import table (arbitro.table.record)",
        "arbitro/table/play.py:1: table may not import language (arbitro.language)",
    ]


def test_an_empty_tree_has_no_violations(tmp_path: Path) -> None:
    assert violations(tmp_path) == []
