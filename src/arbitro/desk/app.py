"""The desk as a web application: its rooms, its guard, its errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match

from arbitro.desk import (
    api,
    ask_pages,
    cases,
    chain_pages,
    comparable_api,
    comparable_pages,
    event_api,
    event_pages,
    event_penalties,
    information,
    pages,
    poll_api,
    poll_compose,
    poll_pages,
    record_pages,
    triage,
)
from arbitro.desk.errors import errors_json, status_of
from arbitro.desk.events import Events
from arbitro.desk.guard import Guard
from arbitro.desk.key import Key
from arbitro.desk.polls import Polls
from arbitro.desk.records import Records
from arbitro.desk.showing import error_page
from arbitro.desk.visitor import Visitor, spoken
from arbitro.errors import InputError
from arbitro.store import CaseLog, Store, StoreError

STATIC = Path(__file__).parent / "static"


def create_app(
    database_url: str | None = None,
    host: str = "127.0.0.1",
    key: str | None = None,
    names: Collection[str] | None = None,
) -> FastAPI:
    """The desk over a store: SQLite in the user's data directory unless another database is named.

    host: where it listens, so that it can tell which addresses lead to it; key: locks the director's pages, which
    anybody may otherwise see who can reach the desk; names: the host names under which it answers, any if None.
    """
    store = Store(database_url)
    polls = Polls(store)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        yield
        polls.close()
        store.close()

    app = FastAPI(
        title="Arbitro",
        description=api.DESCRIPTION,
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.records = Records(store)
    app.state.events = Events(store)
    app.state.polls, app.state.host = polls, host
    app.state.cases = CaseLog(store)
    for language in spoken():  # every catalogue is read before the first request
        Visitor(language).words.has("desk-read-all-files")
    if key is not None:
        app.add_middleware(Key, key=key, refuse=_refuse)
    app.add_middleware(Guard, names=names)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.include_router(ask_pages.router, include_in_schema=False)  # before all others: whatever begins with /p/ is his
    app.include_router(api.router)
    app.include_router(poll_api.router)
    app.include_router(event_api.router)
    app.include_router(comparable_api.router)
    app.include_router(pages.router, include_in_schema=False)
    app.include_router(record_pages.router, include_in_schema=False)
    app.include_router(event_pages.router, include_in_schema=False)
    app.include_router(event_penalties.router, include_in_schema=False)
    app.include_router(poll_compose.router, include_in_schema=False)
    app.include_router(poll_pages.router, include_in_schema=False)
    app.include_router(chain_pages.router, include_in_schema=False)
    app.include_router(comparable_pages.router, include_in_schema=False)
    app.include_router(cases.router, include_in_schema=False)
    app.include_router(information.router, include_in_schema=False)
    app.include_router(triage.router, include_in_schema=False)
    app.add_exception_handler(InputError, _input)
    app.add_exception_handler(RequestValidationError, _validation)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreError, _store)
    return app


async def _answer(request: Request, errors: Iterable[InputError], status: int, **more: Any) -> Response:
    """The same errors as data for a program and as a page for a person."""
    if request.url.path.startswith(("/api/", "/health")):
        said = Visitor.of(request, api.language_of(request)).words
        return api.Plain({"errors": [line for error in errors for line in errors_json(error, said)]}, status, **more)
    return error_page(request, list(errors), status, **more)


async def _refuse(request: Request) -> Response:
    """For who has no key to the director's pages."""
    errors = [InputError("key-needed")]
    if request.url.path.startswith("/api/"):
        return await _answer(request, errors, 403)
    return error_page(request, errors, 403, bare=True)


async def _input(request: Request, error: Exception) -> Response:
    assert isinstance(error, InputError)
    otherwise = 422 if request.url.path.startswith("/api/") else 400
    return await _answer(request, [error], status_of(error, otherwise))


async def _validation(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _answer(request, [_of_validation(e) for e in error.errors()], 422)


def _of_validation(found: dict[str, Any]) -> InputError:
    """One complaint of the request's schema: the place, what stood there, what the schema says."""
    where = ".".join(str(part) for part in found.get("loc", ()) if part not in ("body", "query", "path"))
    got = found.get("input")
    shown = got if isinstance(got, str) else "" if isinstance(got, dict | list) or got is None else str(got)
    return InputError("request", where, shown[:80], str(found.get("msg", ""))[:200])


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:  # a path may stand with several routes, and each knows its own methods only
        error.headers = {**(error.headers or {}), "Allow": ", ".join(_methods(request))}
    code = {404: "not-found", 405: "method", 413: "too-large", 415: "media"}.get(error.status_code, "request")
    expected = str(error.detail)[:200] if code == "request" else (error.headers or {}).get("Allow", "")
    got = request.method if code == "method" else request.url.path[:200] if code == "not-found" else ""
    told = InputError(code, got=got, expected=expected)
    return await _answer(request, [told], error.status_code, headers=error.headers)


def _methods(request: Request) -> list[str]:
    """The methods that this path is offered with."""
    scopes = {method: {**request.scope, "method": method} for method in ("GET", "POST", "PUT", "PATCH", "DELETE")}
    routes = request.app.router.routes
    return [m for m, scope in scopes.items() if any(route.matches(scope)[0] is Match.FULL for route in routes)]


async def _store(request: Request, _: Exception) -> Response:
    return await _answer(request, [InputError("store")], 503)
