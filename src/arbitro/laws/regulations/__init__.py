"""What the Laws leave to the regulating authority: one file per body, each value with its source.

What is not known of a body is not in its file, and the director is asked. A club may keep a file of its own.
"""

from arbitro.laws.regulations.authority import (
    AUTHORITIES,
    EDITIONS,
    Authority,
    Option,
    authority,
    authority_of,
    is_file,
    read_authority,
)
from arbitro.laws.regulations.topics import TOPICS, Mark, Topic

__all__ = [
    "AUTHORITIES",
    "EDITIONS",
    "TOPICS",
    "Authority",
    "Mark",
    "Option",
    "Topic",
    "authority",
    "authority_of",
    "is_file",
    "read_authority",
]
