"""Where other devices in the room reach this desk: the addresses of its machine, found without internet."""

from __future__ import annotations

import ipaddress
import socket

_LOOPBACK = ("localhost", "127.0.0.1", "::1", "")
# Asking for the way to these sends nothing: a UDP socket that is connected only looks into the table of routes.
_TOWARDS = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")


def is_loopback(host: str) -> bool:
    """Whether a desk that listens at this host can be reached from this machine only."""
    if host in _LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """The addresses of this machine on its networks, those of a private network first."""
    found: dict[str, None] = {}
    for target in _TOWARDS:
        try:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found[probe.getsockname()[0]] = None
        except OSError:
            continue
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found.update((str(entry[4][0]), None) for entry in named)
    except OSError:
        pass
    usable = [host for host in found if not ipaddress.ip_address(host).is_loopback and host != "0.0.0.0"]
    return sorted(usable, key=lambda host: not ipaddress.ip_address(host).is_private)


def reachable_hosts(listens: str, asked: str) -> list[str]:
    """The hosts under which a phone may find the desk, the best first.

    listens: the host that the desk listens at; asked: the one that the director's own browser used.
    """
    hosts = [] if is_loopback(asked) else [asked]
    if not is_loopback(listens):
        hosts += own_addresses() if listens in ("0.0.0.0", "::") else [listens]
    return list(dict.fromkeys(hosts))
