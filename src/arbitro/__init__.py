"""Arbitro: from the facts at a bridge table to a complete ruling under the Laws of Duplicate Bridge.

    >>> import arbitro
    >>> inquiry = arbitro.rule("revoke")
    >>> inquiry.asks.key
    'revoke.limb'

The names below are the library's front door; they are loaded when first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arbitro.errors import ArbitroError, InputError
    from arbitro.formats import read_file
    from arbitro.inquiry import Inquiry, rule
    from arbitro.inquiry.assessment import assess
    from arbitro.language.ruling import explain
    from arbitro.laws.profile import Profile
    from arbitro.table.record import TableRecord

__version__ = "0.1.0"

_HOMES = {
    "ArbitroError": "arbitro.errors",
    "Inquiry": "arbitro.inquiry",
    "InputError": "arbitro.errors",
    "Profile": "arbitro.laws.profile",
    "TableRecord": "arbitro.table.record",
    "assess": "arbitro.inquiry.assessment",
    "explain": "arbitro.language.ruling",
    "read_file": "arbitro.formats",
    "rule": "arbitro.inquiry",
}

__all__ = [
    "ArbitroError",
    "InputError",
    "Inquiry",
    "Profile",
    "TableRecord",
    "assess",
    "explain",
    "read_file",
    "rule",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'arbitro' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
