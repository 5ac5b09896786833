"""Law 10 (2007): as in 2017; where 10C4 points to is not verified here."""

from arbitro.laws.core import Paragraphs
from arbitro.laws.ldb2017.law_010 import options, powers, profit

PARAGRAPHS: Paragraphs = (*powers, *options, profit())
