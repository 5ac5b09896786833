"""Who played a line: one key for each contestant, unique across sections and directions."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from arbitro.formats.events import Contestant, Event, NotPlayed, ResultLine, Why
from arbitro.model import Side

Pair = tuple[str | None, str | None]
Ident = tuple[str, Side | None, str]  # section, direction where numbers are given by direction, number

SHARED = 10  # one number in this many seen in both directions of a board means that there are two contestants of it


@dataclass(frozen=True, eq=False)
class Contestants:
    """The contestants of an event. keys: for each line, those of North-South and East-West; None for nobody.

    known: key -> the contestant as far as the file lists it, in the order in which the file lists or meets them.
    """

    keys: Sequence[Pair]
    known: Mapping[str, Contestant]

    @classmethod
    def of(cls, event: Event) -> Contestants:
        """Found in an event; a phantom, or a number that only ever sits out, is nobody."""
        finder = _Finder(event)
        found = [(finder.ident(line, Side.NS), finder.ident(line, Side.EW)) for line in event.lines]
        seen = dict.fromkeys(ident for pair in found for ident in pair if ident is not None)
        listed = [ident for ident in finder.listed if ident in seen]
        names = keys_of(dict.fromkeys([*listed, *seen]))
        known = {names[i]: finder.listed.get(i) or Contestant(i[2], (), i[0], i[1]) for i in names}
        return cls(tuple((ns and names[ns], ew and names[ew]) for ns, ew in found), known)

    @cached_property
    def sides(self) -> Mapping[str, Counter[Side]]:
        """How often each contestant sat in which direction."""
        found: defaultdict[str, Counter[Side]] = defaultdict(Counter)
        for pair in self.keys:
            for side, key in zip(Side, pair, strict=True):
                if key is not None:
                    found[key][side] += 1
        return dict(found)

    def label(self, key: str) -> str:
        """The key with the players' names, for people: 'NS 3 Rossi – Bianchi'."""
        names = [name for name in self.known[key].names if name.strip()] if key in self.known else []
        return key if not names or all(name in key for name in names) else f"{key} {' – '.join(names)}"


class _Finder:
    """Finds who has a number, without searching the whole list for every line."""

    def __init__(self, event: Event) -> None:
        self.listed: dict[Ident, Contestant] = {}
        self._by_number: defaultdict[str, list[Contestant]] = defaultdict(list)
        for contestant in event.contestants:
            self.listed.setdefault((contestant.section, contestant.side, contestant.number), contestant)
            self._by_number[contestant.number].append(contestant)
        self._apart = _numbered_by_direction(event.lines)
        self._nobody = {(section.id, section.missing) for section in event.sections if section.missing}
        self._nobody |= _only_sitting_out(event.lines)

    def ident(self, line: ResultLine, side: Side) -> Ident | None:
        number = line.ns if side is Side.NS else line.ew
        if not number or (line.section, number) in self._nobody:
            return None
        found = [c for c in self._by_number.get(number, ()) if c.section in (line.section, "")]
        if not found:
            return line.section, side if line.section in self._apart else None, number
        best = min(found, key=lambda c: (c.side is not side, c.side is not None))
        return best.section, best.side, best.number


def _numbered_by_direction(lines: Iterable[ResultLine]) -> set[str]:
    """Sections in which each direction has numbers of its own: the same ones sit in both on the same board."""
    there: defaultdict[tuple[str, int], tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    count_: Counter[str] = Counter()
    for line in lines:
        if line.ns and line.ew:
            ns, ew = there[line.section, line.board]
            ns.add(line.ns)
            ew.add(line.ew)
            count_[line.section] += 1
    both: Counter[str] = Counter()
    for (section, _), (ns, ew) in there.items():
        both[section] += len(ns & ew)
    return {section for section, number in both.items() if number * SHARED > count_[section]}


def _only_sitting_out(lines: Iterable[ResultLine]) -> set[tuple[str, str]]:
    """Numbers that have nothing but sit-outs, against opponents who have more."""
    sitting: set[tuple[str, str]] = set()
    playing: set[tuple[str, str]] = set()
    for line in lines:
        sits = isinstance(line.outcome, NotPlayed) and line.outcome.why is Why.SIT_OUT
        (sitting if sits else playing).update({(line.section, line.ns), (line.section, line.ew)})
    return sitting - playing


def keys_of(idents: Iterable[Ident]) -> dict[Ident, str]:
    """The shortest names that tell all apart: number; direction, number; section, number; all three."""
    idents = list(idents)
    shorter: tuple[Callable[[Ident], tuple[str, ...]], ...] = (
        lambda i: (i[2],),
        lambda i: (i[1] or "", i[2]),
        lambda i: (i[0], i[2]),
        lambda i: (i[0], i[1] or "", i[2]),
    )
    for parts in shorter:
        names = [" ".join(filter(None, parts(ident))) for ident in idents]
        if len(set(names)) == len(names):
            return dict(zip(idents, names, strict=True))
    taken = set(names)
    for at, name in enumerate(names):
        if names.index(name) < at:
            names[at] = next(new for n in count(2) if (new := f"{name} #{n}") not in taken)
            taken.add(names[at])
    return dict(zip(idents, names, strict=True))
