"""How the paragraphs of 2007 are numbered: what 2017 added or renamed, what it left out, what moved where.

Known for the Laws that are encoded; the paragraphs of the others are listed as in 2017 until they are compared.
"""

from collections.abc import Iterable, Iterator

ONLY_2017 = frozenset(
    """
    9A5 12C2(d) 12C4 13A1 13A2 13B1 13B2 15A2(a) 15A2(b) 15A2(c) 15A3 15A4 15B1 15B2 15B3 16C3 20F4(a) 20F4(b)
    20G3 23A 23A1 23A2 23A3 23B 23C 24D 24E 25A5 25A6 30B1(a) 30B1(b) 30B1(b)(i) 30B1(b)(ii) 31B1 31B2 31C 32A1
    32A2 32A2(a) 32A2(b) 32C 36C 40A4 40B1(c) 40B2(a)(i) 40B2(a)(ii)
    40B2(a)(iii) 40B2(a)(iv) 40B2(a)(v) 40B2(b) 40B2(c) 40B2(d) 40B3(a) 40B3(b) 40B5(a) 40B5(b) 61C 63A4 64B8
    64C1 64C2 64C2(a) 64C2(b) 72C 73C1 73C2 75B1 75B2 75B3 75D 75D1 75D2 75D3 86B1 86B2 86B2(a) 86B2(b) 86B2(c)
    86B3 87C
    """.split()
)
ONLY_2007 = {  # after the paragraph on the left
    "12C1(e)(ii)": ("12C1(f)",),
    "13D": ("13D1", "13D2", "13D2(a)", "13D2(b)", "13E", "13F"),
    "15B": ("15C",),
    "16A2": ("16A3", "16A4"),
    "16C2": ("16C2(a)", "16C2(b)", "16C2(c)", "16C2(d)", "16C3"),
    "17D3": ("17D4", "17E", "17E1", "17E2"),
    "22A": ("22A1", "22A2"),
    "22B": ("22B1", "22B2"),
    "30B2": ("30B2(a)", "30B2(b)", "30B3"),
    "40B5": ("40B6", "40B6(a)", "40B6(b)"),
    "40C2": ("40C3", "40C3(a)"),
    "86B": ("86C", "86D"),
}
MOVED = {  # 2007 -> 2017
    "9A4": "9A5",
    "12C1(b)": "12C1(e)",
    "13A": "13B1",
    "13B": "13B2",
    "13C": "13D",
    "13D": "13A",
    "13D1": "13A1",
    "13D2": "13A2",
    "13F": "13C",
    "15A": "15B2",
    "15B": "15B1",
    "16A4": "16C3",
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
    "17D": "15A",
    "17D1": "15A1",
    "17D2": "15A2",
    "17D3": "15A3",
    "17D4": "15A4",
    "17E2": "17D3",
    "20G2": "20G3",
    "22A1": "22B",
    "22A2": "22A",
    "22B1": "17D1",
    "22B2": "17D2",
    "23": "72C",
    "25A2": "25A4",
    "25A3": "25A5",
    "25A4": "25A6",
    "30B1": "30A",
    "30B2": "30B1",
    "30B2(a)": "30B1(b)",
    "30B2(b)": "30B1(a)",
    "30B3": "30B2",
    "32A": "32B",
    "32B": "32A",
    "32B1": "32A1",
    "32B2": "32A2",
    "40B2(a)": "40B2(a)(i)",
    "40B3": "40B2(a)(iv)",
    "40B4": "40B3(a)",
    "40B5": "40B4",
    "40B6": "40B5",
    "40B6(a)": "40B5(a)",
    "40B6(b)": "40B5(b)",
    "40C3(a)": "40B2(d)",
    "62C3": "61C",
    "64C": "64C1",
    "73C": "73C1",
    "86B": "12C4",
    "86C": "86A",
    "86D": "86B",
}


def paragraphs(of_2017: Iterable[str]) -> Iterator[str]:
    """The paragraphs of 2007 in printed order, from those of 2017."""
    gone = ONLY_2017 | {ref for ref in of_2017 if ref.startswith(("16D2(", "16D3"))}
    for ref in of_2017:
        if ref not in gone:
            yield ref
        yield from ONLY_2007.get(ref, ())
