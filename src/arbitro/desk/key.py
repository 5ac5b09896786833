"""The director's key. Whoever is in the same network can reach the desk; only who has the key gets to the director's
pages. `arbitro serve` draws a key when it starts and opens the browser with it, as notebooks do; the browser then keeps
it in a cookie that no other site can send.

Everything is locked but what pollees need: a new page is locked without anybody having to think of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

FREE = ("/p/", "/static/")  # the pollees' pages, and what every page is dressed in
FREE_PAGES = ("/health",)
_PARAMETER = "key"
_DAYS = 30 * 24 * 3600


def new_key() -> str:
    return secrets.token_urlsafe(18)


class Key:
    """Lets a request through if it is free, or if it brings the key: in its cookie, or as a bearer token.

    An address with ?key= sets the cookie and leads to the same address without it.
    """

    def __init__(self, app: ASGIApp, key: str, refuse: Callable[[Request], Awaitable[Response]]) -> None:
        self.app, self.key, self.refuse = app, key, refuse
        self.cookie = f"key-{sha256(key.encode()).hexdigest()[:8]}"  # two desks on one machine have one each

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_free(scope["path"]):
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        answer: Response
        if self._is_key(request.query_params.get(_PARAMETER, "")):
            answer = self._welcome(request)
        elif self._is_known(request):
            await self.app(scope, receive, send)
            return
        else:
            answer = await self.refuse(request)
        await answer(scope, receive, send)

    @staticmethod
    def _is_free(path: str) -> bool:
        return path in FREE_PAGES or path.startswith(FREE)

    def _is_key(self, text: str) -> bool:
        return compare_digest(text.encode("utf-8", "replace"), self.key.encode())

    def _is_known(self, request: Request) -> bool:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        bearer = scheme.lower() == "bearer" and self._is_key(token.strip())
        return bearer or self._is_key(request.cookies.get(self.cookie, ""))

    def _welcome(self, request: Request) -> Response:
        query = [pair for pair in parse_qsl(request.url.query, keep_blank_values=True) if pair[0] != _PARAMETER]
        path = "/" + request.url.path.lstrip("/")  # never another host
        answer = RedirectResponse(f"{path}?{urlencode(query)}" if query else path, 303)
        answer.set_cookie(self.cookie, self.key, max_age=_DAYS, httponly=True, samesite="lax")
        return answer
