"""The flow charts on paper: each of every kind of incident on one A4 sheet, without navigation."""

from __future__ import annotations

import re
from typing import Any

import pytest
from made_records import Live
from playwright.sync_api import Browser, expect

from arbitro.desk.views import chart_views
from arbitro.language.words import words
from arbitro.laws.profile import EDITIONS, edition

A4 = (595, 842)  # points


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_each_chart_of_each_kind_is_printed_on_one_sheet(
    browser: Browser, live_desk: Live, language: str, name: str
) -> None:
    context = browser.new_context(base_url=live_desk.url, java_script_enabled=False)
    page = context.new_page()
    for book in edition(name).rulebooks.values():
        views = chart_views(edition(name), book, words(language))
        drawn = [view for view in views if view.boxes or view.exceptions]
        page.goto(f"/{language}/chart/{book.kind.key}?edition={name}")
        assert page.locator("section.chart").count() == len(views)
        sheets = sizes(page.pdf(prefer_css_page_size=True))
        # Those that ask nothing share the first sheet. No chart is on two: each begins a sheet, and there are no more.
        assert len(sheets) == len(drawn) + (len(drawn) < len(views)), book.kind.key
        assert set(sheets) == {A4}
    context.close()


def sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Width and height of each page, in points."""
    boxes = re.findall(rb"/Type /Page\n.*?/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf, re.DOTALL)
    return [(round(float(width)), round(float(height))) for width, height in boxes]


def test_paper_shows_the_rare_circumstances_and_no_navigation(browser: Browser, live_desk: Live) -> None:
    context = browser.new_context(base_url=live_desk.url)
    page: Any = context.new_page()
    page.goto("/en/chart/revoke?edition=LDB2017")
    page.emulate_media(media="print")
    for gone in (".top", ".bottom", "h1", ".crumb", "[data-print]"):
        expect(page.locator(gone).first).to_be_hidden()
    rare = page.locator("details.but").first
    expect(rare).not_to_have_attribute("open", "")
    expect(rare.locator("dt").first).to_be_visible()
    expect(page.locator(".sheet-head").first).to_contain_text("Revoke")
    smallest = page.locator(".boxes, .but").evaluate_all(
        "all => Math.min(...all.map(e => parseFloat(getComputedStyle(e).fontSize)))"
    )
    assert smallest * 0.75 >= 7, "points"
    context.close()
