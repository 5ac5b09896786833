"""Law 38 (2007): as in 2017."""

from arbitro.laws.ldb2017 import law_038

PARAGRAPHS = law_038.PARAGRAPHS
