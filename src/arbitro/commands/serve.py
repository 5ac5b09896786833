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
    from arbitro.desk.key import new_key
    from arbitro.desk.lan import is_loopback, reachable_hosts

    if is_loopback(options.host):
        key, hosts = None, [options.host]
    else:  # others can reach it: the director's pages are locked, and only these addresses open them
        key, hosts = new_key(), ["localhost", *reachable_hosts(options.host, "")]
        hosts = hosts if options.host in ("0.0.0.0", "::") else [options.host]
    addresses = [f"http://{host}:{port}/{f'?key={key}' if key else ''}" for host in hosts]
    if options.json:
        show_json({"address": addresses[0], **({"others": addresses[1:]} if key else {})})
    else:
        print(words("serve-at", address=addresses[0]), flush=True)
        if key:
            print(words("serve-locked"), flush=True)
            for address in addresses[1:]:
                print(f"  {address}", flush=True)
    serve(options.host, port, open_browser=not options.no_browser, database=options.database, key=key)
    return 0
