"""The Laws of Duplicate Bridge 2017, one module per Law, provisions in printed order."""

from importlib.resources import files

from arbitro.laws.edition import Edition
from arbitro.laws.facts.kinds import KINDS
from arbitro.laws.ldb2017 import (
    law_007,
    law_009,
    law_010,
    law_011,
    law_012,
    law_016,
    law_023,
    law_027,
    law_043,
    law_047,
    law_050,
    law_061,
    law_062,
    law_063,
    law_064,
    law_072,
    law_073,
    law_081,
    law_082,
    law_086,
    law_090,
)

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
    law_047,
    law_050,
    law_061,
    law_062,
    law_063,
    law_064,
    law_072,
    law_073,
    law_081,
    law_082,
    law_086,
    law_090,
)

LDB2017 = Edition(
    "LDB2017",
    tuple(law.PARAGRAPHS for law in LAWS),
    KINDS,
    tuple(files(__name__).joinpath("paragraphs.txt").read_text("ascii").split()),
)
