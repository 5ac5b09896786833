"""The Laws of Duplicate Bridge 2017, one module per Law, provisions in printed order."""

from importlib.resources import files

from arbitro.laws.edition import Edition
from arbitro.laws.facts.revoke import REVOKE, REVOKE_INQUIRY
from arbitro.laws.ldb2017 import law_016, law_043, law_047, law_050, law_061, law_062, law_063, law_064, law_072

LDB2017 = Edition(
    "LDB2017",
    tuple(law.PARAGRAPHS for law in (law_016, law_043, law_047, law_050, law_061, law_062, law_063, law_064, law_072)),
    (REVOKE, REVOKE_INQUIRY),
    tuple(files(__name__).joinpath("paragraphs.txt").read_text("ascii").split()),
)
