"""Law 28: calls that count as made in rotation."""

from collections.abc import Mapping

from arbitro.laws.core import Basis, Cond, Paragraphs, Provision, Role, Strength
from arbitro.laws.facts import rotation as r
from arbitro.laws.outcomes import CallInRotation, CountsAsNeverMade, NoLeadRestriction, WithdrawnActionsUnauthorised


def in_rotation() -> Paragraphs:
    """28A: right-hand opponent had to pass."""
    return tuple(
        Provision("28A", f"{kind}.call", road.rho_must_pass.holds, CallInRotation()) for kind, road, _ in r.INCIDENTS
    )


def never_made(information: str, lead: Strength, basis: Basis, firsts: Mapping[str, Cond]) -> Paragraphs:
    """28B: an opponent has called in his own turn; whether a lead may be restricted is said in 2017 only."""
    found: list[Provision] = []
    for kind, road, _ in r.INCIDENTS:
        when = road.never_made & firsts[kind]
        found += (
            Provision("28B", f"{kind}.call", when, CountsAsNeverMade(Role.OFFENDER)),
            Provision(
                "28B",
                f"{kind}.offenders_information",
                when,
                WithdrawnActionsUnauthorised(Role.OFFENDING_SIDE),
                see=(information,),
            ),
            Provision("28B", f"{kind}.lead", when, NoLeadRestriction(Role.PARTNER), lead, basis=basis),
        )
    return tuple(found)


PARAGRAPHS: Paragraphs = (*in_rotation(), *never_made("16C2", Strength.DOES, Basis.TEXT, r.FIRST_2017))
