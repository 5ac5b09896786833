"""Law 81 (2007): that rectifications are waived by its C5 is known from Law 10 only; its text was not read."""

from arbitro.laws.ldb2007.unverified import unverified
from arbitro.laws.ldb2017 import law_081

PARAGRAPHS = unverified(law_081.PARAGRAPHS, {"81C5": "81C5"})
