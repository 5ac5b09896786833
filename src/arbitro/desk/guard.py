"""What holds for every request and every answer of the desk: size limits and security headers."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

UPLOAD = 50 << 20
BODY = 1 << 20
_FORM = 64 << 10  # what a form adds around a file

_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses a body that is too large or that a foreign page sends, and puts the headers on every answer.

    names: the host names under which the desk is called; any other is refused, so that a foreign page cannot reach a
    desk of this machine under a name of its own. None: any name.
    """

    def __init__(self, app: ASGIApp, names: Collection[str] | None = None) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = UPLOAD + _FORM if scope["path"].endswith(("/records", "/events", "/event")) else BODY
        sent = Headers(scope=scope)
        declared = sent.get("content-length", "")
        astray = self.names is not None and urlsplit(f"//{sent.get('host', '')}").hostname not in self.names
        if astray:
            await Response(status_code=421)(scope, receive, send)
            return
        foreign = scope["method"] == "POST" and sent.get("sec-fetch-site") == "cross-site"
        taken = int(declared) if declared.isascii() and declared.isdigit() else 0
        too_large = taken > most
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            if foreign:
                raise HTTPException(403)
            if too_large:
                raise HTTPException(413)
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise HTTPException(413)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/p/"):  # whoever is asked tells no other page where he was
                    headers["referrer-policy"] = "no-referrer"
                if scope["path"].startswith("/static/"):
                    headers["cache-control"] = "public, max-age=31536000, immutable"
                else:
                    headers.setdefault("cache-control", "no-cache")
            await send(message)

        await self.app(scope, limited, guarded)
