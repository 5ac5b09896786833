"""arbitro serve: the desk in a browser."""

from __future__ import annotations

from argparse import Namespace

from arbitro.commands.options import Parser, number
from arbitro.commands.terminal import show_json
from arbitro.language.words import Words


def options(parser: Parser) -> None:
    parser.option("host", metavar="HOST", default="127.0.0.1")
    parser.option("port", metavar="PORT", default="8064")
    parser.option("database", metavar="URL")
    parser.switch("no-browser")


def run(options: Namespace, words: Words) -> int:
    port = number(options.port, "--port", 1, 65535)
    from arbitro.desk import serve

    address = f"http://{options.host}:{port}/"
    if options.json:
        show_json({"address": address})
    else:
        print(words("serve-at", address=address), flush=True)
    serve(options.host, port, open_browser=not options.no_browser, database=options.database)
    return 0
