"""Nothing that a ruling says contradicts what else it says: every kind of the auction, many worlds, both editions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from worlds import some_worlds

from arbitro.laws import outcomes as o
from arbitro.laws.core import Outcome, Value
from arbitro.laws.profile import EDITIONS, edition
from arbitro.laws.rulebook import Finding

STANDS = (o.TreatedAsLegal, o.CallAndLaterStand, o.CallInRotation)
GONE = (
    o.CallCancelled,
    o.AuctionGoesBack,
    o.MustReplaceCall,
    o.CancelledAsIfNever,
    o.CallAndLaterCancelled,
    o.PassPutIn,
    o.GoesBackWithoutPass,
    o.CountsAsNeverMade,
    o.FirstCallRuledNow,
)
BOUND = (o.MustPassOnce, o.MustPassThroughout, o.BothMustPassThroughout)
RULED_ELSEWHERE = (
    o.RuleAsUnintended,
    o.RuleAsChangeOfCall,
    o.RuleAsInadmissible,
    o.RuleAsInadmissibleDouble,
    o.RuleAsOutOfRotation,
)
LEAD_FREE = (o.NoLeadRestriction,)
LEAD_NOT_FREE = (o.LeadMayBeForbidden, o.LeadMayBeRequiredOrForbidden, o.OneSuitMayBeForbidden)
# Outcomes of the first group and of the second never stand in one ruling.
NEVER_TOGETHER = (
    (STANDS, GONE),
    ((o.TreatedAsLegal, o.CallInRotation), BOUND),  # by 37A a call stands, and he goes on being silent
    (STANDS, (o.AssignForHelp,)),
    (LEAD_FREE, LEAD_NOT_FREE),
    ((o.NothingFurther,), BOUND),
    (RULED_ELSEWHERE, (*STANDS, *GONE, *BOUND, *LEAD_NOT_FREE)),
    ((o.MustPassThroughout, o.BothMustPassThroughout), (o.MustPassOnce,)),
)
OF_ONE_SIDE = (o.WithdrawnActionsAuthorised, o.WithdrawnActionsUnauthorised, o.WithdrawnRuleDoesNotApply)
KINDS = sorted(
    {
        kind
        for name in EDITIONS
        for kind, book in edition(name).rulebooks.items()
        if any(p.law[:2] in {str(n) for n in range(22, 40)} for p in book.provisions) and kind != "lead_restriction"
    }
)


def rulings(name: str, kind: str) -> Iterator[tuple[dict[str, Value], tuple[Finding, ...]]]:
    book = edition(name).rulebooks[kind]
    read = frozenset().union(*(diagram.keys for diagram in book.diagrams.values()))
    for world in some_worlds(tuple(fact for key, fact in book.facts.items() if key in read), 4000):
        yield world, book.findings(book.restricted(world), world)


@pytest.mark.parametrize(("name", "kind"), list(product(EDITIONS, KINDS)))
def test_no_ruling_contradicts_itself(name: str, kind: str) -> None:
    if kind not in edition(name).rulebooks:
        pytest.skip("not in this edition")
    for world, findings in rulings(name, kind):
        said = [finding.outcome for finding in findings]
        for first, second in NEVER_TOGETHER:
            assert not (_any(said, first) and _any(said, second)), (world, findings)
        sides = [(getattr(one, "side", None)) for one in said if isinstance(one, OF_ONE_SIDE)]
        assert len(sides) == len(set(sides)), (world, findings)


def _any(said: list[Outcome], group: tuple[type[Outcome], ...]) -> bool:
    return any(type(one) in group for one in said)
