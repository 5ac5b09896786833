"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright
from postgres import postgres_server as postgres_server
from postgres import postgres_url as postgres_url

TOP = Path(__file__).parent.parent

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright's event loop stays in its thread and asyncio.run is refused there: its tests come last.
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of sources and samples that lies beside the repository."""
    path = Path(os.environ.get("ARBITRO_SHARED", TOP.parent / "shared"))
    if not path.is_dir():
        pytest.skip(f"no shared folder at {path}")
    return path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("ARBITRO_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        pytest.fail("no chromium: run scripts/system")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()
