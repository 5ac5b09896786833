"""The desk: web pages for directors, REST for programs. Nothing below it knows of the web."""

from __future__ import annotations


def serve(
    host: str = "127.0.0.1",
    port: int = 8064,
    open_browser: bool = False,
    database: str | None = None,
    key: str | None = None,
) -> None:
    """Serves the desk until it is stopped. `database` is an SQLAlchemy URL or the path of an SQLite file.

    A desk that others can reach locks the director's pages: with `key`, or else with one that it draws. One that is not
    locked answers under this machine's own names only.
    """
    import threading
    import webbrowser

    import uvicorn

    from arbitro.desk.app import create_app
    from arbitro.desk.key import new_key
    from arbitro.desk.lan import is_loopback

    url = f"sqlite:///{database}" if database and "://" not in database else database
    key = key or (None if is_loopback(host) else new_key())
    if open_browser:
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
        threading.Timer(1.0, webbrowser.open, (f"http://{shown}:{port}/{f'?key={key}' if key else ''}",)).start()
    app = create_app(url, host, key, None if key else {"localhost", "127.0.0.1", "::1"})
    uvicorn.run(app, host=host, port=port, loop="asyncio", log_level="warning", server_header=False)
