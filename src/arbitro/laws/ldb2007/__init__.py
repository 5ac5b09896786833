"""The Laws of Duplicate Bridge 2007: what differs from 2017, and the numbering table.

The numbering is known for the Laws encoded here; the paragraphs of the others are listed as in 2017 until they
are compared.
"""

from arbitro.laws.edition import Edition
from arbitro.laws.facts.kinds import KINDS
from arbitro.laws.ldb2007 import (
    law_007,
    law_009,
    law_010,
    law_011,
    law_012,
    law_016,
    law_023,
    law_027,
    law_043,
    law_050,
    law_061,
    law_062,
    law_063,
    law_064,
    law_073,
    law_086,
)
from arbitro.laws.ldb2017 import LDB2017, law_081, law_082, law_090

ONLY_2017 = {"16C3", "23A", "23A1", "23A2", "23A3", "23B", "23C", "61C", "63A4", "64B8", "64C1"}
ONLY_2017 |= {"64C2", "64C2(a)", "64C2(b)", "72C"}
ONLY_2017 |= {"9A5", "12C2(d)", "12C4", "73C1", "73C2", "86B1", "86B2", "86B2(a)", "86B2(b)", "86B2(c)", "86B3"}
ONLY_2007 = {
    "12C1(e)(ii)": ("12C1(f)",),
    "16A2": ("16A3", "16A4"),
    "16C2": ("16C2(a)", "16C2(b)", "16C2(c)", "16C2(d)", "16C3"),
    "86B": ("86C", "86D"),
}
RENUMBERED = {
    "9A4": "9A5",
    "12C1(b)": "12C1(e)",
    "16A4": "16C3",
    "73C": "73C1",
    "86B": "12C4",
    "86D": "86B",
    "16C": "16D",
    "16C1": "16D1",
    "16C2": "16D2",
    "16C2(a)": "16D2(a)",
    "16C2(b)": "16D2(b)",
    "16C2(c)": "16D2(c)",
    "16C2(d)": "16D2(d)",
    "16C3": "16D3",
    "16D": "16C",
    "16D1": "16C1",
    "16D2": "16C2",
    "23": "72C",
    "62C3": "61C",
    "64C": "64C1",
}


def _paragraphs() -> tuple[str, ...]:
    gone = ONLY_2017 | {ref for ref in LDB2017.paragraphs if ref.startswith(("16D2(", "16D3"))}
    listed: list[str] = []
    for ref in LDB2017.paragraphs:
        if ref not in gone:
            listed.append(ref)
        listed += ONLY_2007.get(ref, ())
    return tuple(listed)


LAWS = (
    law_007,
    law_009,
    law_010,
    law_011,
    law_012,
    law_016,
    law_023,
    law_027,
    law_043,
    law_050,
    law_061,
    law_062,
    law_063,
    law_064,
    law_073,
    law_081,
    law_082,
    law_086,
    law_090,
)

LDB2007 = Edition(
    "LDB2007",
    tuple(law.PARAGRAPHS for law in LAWS),
    KINDS,
    _paragraphs(),
    RENUMBERED,
)
