"""Law 43 (2007): dummy, having lost his rights, is the first to ask declarer about a revoke: as in 2017."""

from dataclasses import replace

from arbitro.laws.core import Paragraphs, Provision
from arbitro.laws.facts import revoke as r
from arbitro.laws.ldb2017 import law_043

lost_rights = r.open_2007 & r.dummy_lost_rights.holds

PARAGRAPHS: Paragraphs = tuple(replace(p, when=lost_rights) for p in law_043.PARAGRAPHS if isinstance(p, Provision))
