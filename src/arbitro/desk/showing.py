"""A page from its template: the visitor's words, the links to the other languages, the error page."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from fastapi import Request
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, Response

from arbitro.desk.errors import errors_json, missing
from arbitro.desk.visitor import Visitor, chosen_language, spoken
from arbitro.errors import InputError
from arbitro.language.errors import place_text
from arbitro.language.notation import call_text
from arbitro.language.typed import typed_text
from arbitro.language.words import Words, words
from arbitro.model import CALLS

_HERE = Path(__file__).parent

_SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


def _suits(text: object) -> Markup:
    """The text escaped, each suit symbol in its colour and never as an emoji."""
    marked = re.sub("[♠♥♦♣]", lambda m: f'<span class="suit {_SUITS[m[0]]}">{m[0]}\ufe0e</span>', str(escape(text)))
    return Markup(marked)


@cache
def _static(name: str) -> str:
    """The address of a static file; it changes with the content, so that it can be kept for ever."""
    digest = hashlib.sha256((_HERE / "static" / name).read_bytes()).hexdigest()[:8]
    return f"/static/{name}?{digest}"


def _calls_hint(t: Words) -> str:
    """How calls can be written: in letters, and as they are shown."""
    calls = [CALLS[code] for code in ("1H", "P", "2C", "X")]
    typed = " ".join(typed_text(call, t.language) for call in calls)
    return t("record-calls-hint", typed=typed, shown=" ".join(call_text(call, t.language) for call in calls))


_ENVIRONMENT = Environment(
    loader=PackageLoader("arbitro.desk"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_ENVIRONMENT.filters["suits"] = _suits
_ENVIRONMENT.globals["static"] = _static
_ENVIRONMENT.globals["place"] = place_text
_ENVIRONMENT.globals["calls_hint"] = _calls_hint


def show(request: Request, visitor: Visitor, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """The page of a template."""
    t = visitor.words
    context = {"edition": visitor.edition, "room": "", "t2": t} | context
    page = _ENVIRONMENT.get_template(template).render(
        t=t, lang=visitor.language, visitor=visitor, languages=_elsewhere(request, visitor.language), **context
    )
    return HTMLResponse(page, status)


def _elsewhere(request: Request, language: str) -> list[tuple[str, str, str]]:
    """(code, own name, address) of this page in every language of the desk."""
    rest = request.url.path.removeprefix(f"/{language}/")
    rest = "" if rest.startswith("/") or request.method != "GET" else quote(rest)
    query = f"?{request.url.query}" if rest and request.url.query else ""
    return [(code, words(code)(f"language-{code}"), f"/{code}/{rest}{query}") for code in spoken()]


def error_page(
    request: Request,
    errors: Sequence[InputError],
    status: int,
    headers: Mapping[str, str] | None = None,
    bare: bool = False,
    typed: object = None,
) -> Response:
    """What is wrong with a request, in the visitor's language, and a way back; bare: for who may go nowhere else;
    typed: the calls that were not understood, to be mended."""
    parts = request.url.path.split("/")
    is_asked = parts[1] == "p"  # a pollee's page leads nowhere else
    asked = parts[3] if is_asked and len(parts) > 3 else parts[1]
    visitor = Visitor.of(request, asked if asked in spoken() else "")
    texts = [line["text"] for error in errors for line in errors_json(error, visitor.words)]
    template = "ask_error.html" if is_asked or bare else "error.html"
    page = show(request, visitor, template, status, texts=texts, typed=typed)
    page.headers.update(headers or {})
    return page


def visitor_of(request: Request, language: str) -> Visitor:
    """Who looks at a page of that language. Raises Missing for a language that the desk does not speak."""
    try:
        return Visitor.of(request, chosen_language(language))
    except InputError as error:
        raise missing(error) from None
