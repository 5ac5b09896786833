"""Law 37 (2007): as in 2017."""

from arbitro.laws.ldb2017 import law_037

PARAGRAPHS = law_037.PARAGRAPHS
