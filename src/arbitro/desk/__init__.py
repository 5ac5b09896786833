"""The desk: web pages for directors, REST for programs. Nothing below it knows of the web."""

from __future__ import annotations


def serve(host: str = "127.0.0.1", port: int = 8064, open_browser: bool = False, database: str | None = None) -> None:
    """Serves the desk until it is stopped. `database` is an SQLAlchemy URL or the path of an SQLite file."""
    import threading
    import webbrowser

    import uvicorn

    from arbitro.desk.app import create_app

    url = f"sqlite:///{database}" if database and "://" not in database else database
    if open_browser:
        shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
        threading.Timer(1.0, webbrowser.open, (f"http://{shown}:{port}/",)).start()
    uvicorn.run(create_app(url), host=host, port=port, loop="asyncio", log_level="warning", server_header=False)
