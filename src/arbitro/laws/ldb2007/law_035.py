"""Law 35 (2007): as in 2017."""

from arbitro.laws.ldb2017 import law_035

PARAGRAPHS = law_035.PARAGRAPHS
