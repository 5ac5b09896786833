"""The promises of the project's own files."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import arbitro

TOP = Path(__file__).parent.parent
LOCKS = sorted((TOP / "requirements").glob("*.lock"))


def test_version_is_said_once() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    assert arbitro.__version__ == project["version"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_pins_packages_and_names_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.findall(r"^-.*", text, re.MULTILINE), "an option of pip"
    for requirement in re.findall(r"^\w.*(?:\n .*)*", text, re.MULTILINE):
        assert re.match(r"\S+==\S+", requirement)
        assert "--hash=sha256:" in requirement


def test_run_lock_is_part_of_dev_lock() -> None:
    run, dev = (
        set(re.findall(r"^\w\S*==\S+", (TOP / "requirements" / name).read_text("utf-8"), re.MULTILINE))
        for name in ("run.lock", "dev.lock")
    )
    assert run <= dev


def test_no_file_knows_this_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=TOP,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = [TOP / name for name in listed.split("\0") if name]
    workplace = b"/" + b"work/"
    assert [str(file) for file in files if file.is_file() and workplace in file.read_bytes()] == []
