"""Law 61 (2007): no paragraph C yet; the sentence on inspecting tricks stands in 62C3."""

from arbitro.laws.ldb2017 import law_061

PARAGRAPHS = tuple(entry for entry in law_061.PARAGRAPHS if entry.law != "61C")
