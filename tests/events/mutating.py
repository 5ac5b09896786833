"""Files with damage that happens: bytes, lines, cells and numbers lost, doubled, exchanged or replaced."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

_WORDS = ["", "-1", "0", "99999999999999999999", "1e9", "1/0", "NaN", "½", "A+", "A6040", "140%", "60%-50%", "!430"]
_WORDS += ["PASS", "4SX", "7NTXX", "=", "+14", "\0", "é", "🃏"]
_WORDS += ["\u202e", '"', "'", "<", "&#0;", "]]>", "[", "{", "null", "true", ",", ";", "\t", "\r", "\u2028", "=1+1"]
_TOKEN = re.compile(rb"[^\s,;<>\"\[\]{}:|]+")
_NUMBER = re.compile(rb"\d+")


def damaged(content: bytes, random: Random, times: int) -> bytes:
    for _ in range(times):
        content = random.choice(_WAYS)(content, random)
    return content


def _some(pattern: re.Pattern[bytes], content: bytes, random: Random) -> tuple[int, int]:
    """A match of the pattern somewhere in the content."""
    at = random.randrange(len(content) + 1)
    match = pattern.search(content, at) or pattern.search(content)
    return match.span() if match else (at, at)


def _bytes(content: bytes, random: Random) -> bytes:
    at = random.randrange(len(content) + 1)
    return content[:at] + random.randbytes(random.randrange(4)) + content[at + random.randrange(4) :]


def _cut(content: bytes, random: Random) -> bytes:
    start, size = random.randrange(len(content) + 1), random.choice([1, 10, 100, 10_000])
    return content[:start] + content[start + random.randrange(size + 1) :]


def _end(content: bytes, random: Random) -> bytes:
    return content[: random.randrange(len(content) + 1)]


def _lines(content: bytes, random: Random) -> bytes:
    lines = content.split(b"\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(4):
        case 0:
            lines[one:one] = [lines[other]] * random.randint(1, 3)
        case 1:
            lines[one], lines[other] = lines[other], lines[one]
        case 2:
            del lines[one]
        case _:
            lines[one] = b""
    return b"\n".join(lines)


def _token(content: bytes, random: Random) -> bytes:
    start, end = _some(_TOKEN, content, random)
    return content[:start] + random.choice(_WORDS).encode("utf-8", "surrogatepass") + content[end:]


def _exchanged(content: bytes, random: Random) -> bytes:
    """A token in the place of another one."""
    start, end = _some(_TOKEN, content, random)
    other = slice(*_some(_TOKEN, content, random))
    return content[:start] + content[other] + content[end:]


def _number(content: bytes, random: Random) -> bytes:
    start, end = _some(_NUMBER, content, random)
    number = random.choice([0, 1, 13, 14, 37, 425, 7600, 10**6, 10**30, random.randrange(1000)])
    return content[:start] + str(number).encode() + content[end:]


_Way = Callable[[bytes, Random], bytes]
_WAYS: list[_Way] = [_bytes, _cut, _end, _lines, _token, _token, _exchanged, _number, _number]
