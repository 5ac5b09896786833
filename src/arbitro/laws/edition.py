"""Editions of the Laws: their paragraphs in printed order, what is encoded, and how one differs from another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from arbitro.errors import InputError, LawDataError
from arbitro.laws.core import Kind, Paragraphs, Provision, Unencoded
from arbitro.laws.ref import covers, law_number, parts, place
from arbitro.laws.rulebook import Rulebook


@dataclass(frozen=True)
class Edition:
    """An edition: its encoded Laws, and its numbering table.

    paragraphs: every paragraph id in printed order. renumbered: ids of this edition -> the id of the same
    paragraph in the edition it is compared with. Raises LawDataError when the data do not fit together.
    """

    id: str
    entries: Paragraphs
    kinds: tuple[Kind, ...]
    paragraphs: tuple[str, ...]
    renumbered: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = set(self.paragraphs)
        slots = {slot.key for kind in self.kinds for slot in kind.slots}
        last = -1
        for entry in self.entries:
            if entry.law not in known:
                raise LawDataError(f"{self.id} has no paragraph {entry.law}")
            if (place := self.paragraphs.index(entry.law)) < last:
                raise LawDataError(f"{self.id}: {entry.law} is out of printed order")
            last = place
        for p in self.provisions:
            if p.slot not in slots:
                raise LawDataError(f"{self.id} {p.law}: no slot {p.slot}")
            if strange := set(p.see) - known:
                raise LawDataError(f"{self.id} {p.law} refers to {sorted(strange)}")
            for ref in (*p.unless, *p.overrides):
                if not any(q.slot == p.slot and q is not p and covers(ref, q.law) for q in self.provisions):
                    raise LawDataError(f"{self.id} {p.law}: {ref} says nothing in {p.slot}")

    @cached_property
    def provisions(self) -> tuple[Provision, ...]:
        return tuple(entry for entry in self.entries if isinstance(entry, Provision))

    @cached_property
    def rulebooks(self) -> Mapping[str, Rulebook]:
        """A rulebook for each kind of incident, compiled when it is first wanted.

        Raises LawDataError then for a gap or an overlap; a test compiles them all.
        """
        return _Rulebooks(self)

    def kind(self, key: str) -> Kind:
        """The kind of incident of that name. Raises InputError with the nearest one."""
        found = next((kind for kind in self.kinds if kind.key == key), None)
        if found is None:
            raise InputError.unknown("kind", key, (kind.key for kind in self.kinds))
        return found

    def own(self, refs: Iterable[str]) -> tuple[str, ...]:
        """Paragraphs as facts cite them, by the numbers of 2017, under the numbers of this edition.

        '2007:12C1(e)' is a paragraph that only the edition of that year has; others leave it out.
        """
        found: list[str] = []
        for ref in refs:
            year, colon, number = ref.rpartition(":")
            if not colon:
                found.append(self._moved.get(ref) or self.nearest(ref))
            elif self.id == f"LDB{year}":
                found.append(number)
        return tuple(dict.fromkeys(found))

    @cached_property
    def _moved(self) -> dict[str, str]:
        return {there: here for here, there in self.renumbered.items()}

    def nearest(self, ref: str) -> str:
        """The paragraph of that number, or the one around it that this edition has: 64C1 is 64C in 2007."""
        while ref not in self.statuses:
            ref = "".join(parts(ref)[:-1])
        return ref

    def provisions_of(self, ref: str) -> tuple[Provision, ...]:
        """The provisions of a paragraph and of those within it."""
        return tuple(p for p in self.provisions if covers(ref, p.law))

    @cached_property
    def statuses(self) -> dict[str, str]:
        """For every paragraph: 'encoded', 'partly' (only some paragraphs within it), a Reason, or 'not_yet'."""
        encoded = {p.law for p in self.provisions}
        reasons = {e.law: e.reason.value for e in self.entries if isinstance(e, Unencoded)}
        found: dict[str, str] = {}
        for ref in reversed(self.paragraphs):
            inner = {found[other] for other in found if other != ref and covers(ref, other)}
            if ref in encoded:
                found[ref] = "encoded"
            elif ref in reasons:
                found[ref] = reasons[ref]
            elif inner and "not_yet" not in inner and "partly" not in inner:
                found[ref] = "encoded"
            elif inner - {"not_yet"}:
                found[ref] = "partly"
            else:
                found[ref] = "not_yet"
        return {ref: found[ref] for ref in self.paragraphs}

    def law(self, number: int) -> tuple[str, ...]:
        """The paragraph ids of one Law."""
        return tuple(ref for ref in self.paragraphs if law_number(ref) == number)


class _Rulebooks(Mapping[str, Rulebook]):
    """The rulebooks of an edition by kind; each takes a while to compile, and few are wanted at a time."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._kinds = {kind.key: kind for kind in edition.kinds}
        self._compiled: dict[str, Rulebook] = {}

    def __getitem__(self, key: str) -> Rulebook:
        if key not in self._compiled:
            kind = self._kinds[key]
            slots = {slot.key for slot in kind.slots}
            speaking = tuple(p for p in self._edition.provisions if p.slot in slots)
            self._compiled[key] = Rulebook(self._edition.id, kind, speaking)
        return self._compiled[key]

    def __contains__(self, key: object) -> bool:
        return key in self._kinds

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


def in_order(*groups: Paragraphs) -> Paragraphs:
    """Paragraphs of one Law that several families of incidents bring, in printed order; a reason given twice once."""
    merged = sorted((entry for group in groups for entry in group), key=lambda entry: place(entry.law))
    speaking = {entry.law for entry in merged if isinstance(entry, Provision)}
    kept: list[Provision | Unencoded] = []
    for entry in merged:
        if isinstance(entry, Provision) or (entry.law not in speaking and entry not in kept):
            kept.append(entry)
    return tuple(kept)


def amended(paragraphs: Paragraphs, changes: Mapping[str, Iterable[Provision | Unencoded]]) -> Paragraphs:
    """A Law as another edition has it: the entries of the paragraphs named are replaced, or dropped if empty."""
    if strange := set(changes) - {entry.law for entry in paragraphs}:
        raise LawDataError(f"nothing to amend at {sorted(strange)}")
    result: list[Provision | Unencoded] = []
    replaced: set[str] = set()
    for entry in paragraphs:
        if entry.law not in changes:
            result.append(entry)
        elif entry.law not in replaced:
            replaced.add(entry.law)
            result += changes[entry.law]
    return tuple(result)
