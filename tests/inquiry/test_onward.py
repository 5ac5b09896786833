"""A ruling that says what is to be ruled next leads there, by words, by a link and by a command."""

from __future__ import annotations

import json
import shlex

import pytest

from arbitro.cli import main
from arbitro.desk.address import Address
from arbitro.desk.triage import onward_links
from arbitro.inquiry import Inquiry, rule
from arbitro.inquiry.cases import Case, packaged
from arbitro.inquiry.onward import ONWARD, onward, road_to
from arbitro.inquiry.triage import Found, roads
from arbitro.language.plain import inquiry_json
from arbitro.language.words import LANGUAGES, words
from arbitro.laws import outcomes
from arbitro.laws.profile import Profile

NO_ROOM_YET = {"RuleAsDefectiveTrick", "RuleAsCardInPlay", "RuleAsOpeningLeadOutOfTurn"}  # Laws 67, 49-51, 54


def leading() -> list[tuple[Case, Inquiry]]:
    """One case for each outcome that leads on, by edition and kind."""
    found = {}
    for case in packaged():
        inquiry = case.inquiry()[0]
        for finding in inquiry.ruling.outcomes:
            if type(finding.outcome) in ONWARD:
                found.setdefault((case.edition, case.kind, type(finding.outcome)), (case, inquiry))
    return list(found.values())


LEADING = leading()


def test_every_outcome_that_names_another_ruling_leads_there() -> None:
    starts = ("RuleAs", "RuleBy", "RuleFouled", "RuleIn", "RuleO", "FirstCallRuled", "ActionsWhile", "CorrectionRuled")
    names = {name for name in outcomes.__all__ if name.startswith((*starts, "MayBeRevoke"))}
    assert names == {outcome.__name__ for outcome in ONWARD} | NO_ROOM_YET


def test_every_one_is_reached_in_a_case() -> None:
    reached = {type(f.outcome) for _, inquiry in LEADING for f in inquiry.ruling.outcomes} & set(ONWARD)
    assert reached == set(ONWARD)


@pytest.mark.parametrize(("case", "inquiry"), LEADING, ids=[case.id for case, _ in LEADING])
def test_it_opens_with_what_is_known_and_never_leads_back_to_itself(case: Case, inquiry: Inquiry) -> None:
    for target in onward(inquiry):
        if isinstance(target, Found):
            assert target.kind != case.kind
            opened = rule(target.kind, profile=Profile(case.edition))
            for key, value in target.told.items():
                opened = opened.tell(key, value)
            assert opened.known.items() >= target.told.items()
        else:
            assert any(road[: len(road_to(target))] == road_to(target) for road, _ in roads())
    said = inquiry_json(inquiry, words("en"))["onward"]
    assert len(said) == len(onward(inquiry)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desk_links_it_and_the_command_line_names_the_command(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    inquiry = rule("double_out_of_rotation").tell("rotation.slip", True)
    address = Address(language, "double_out_of_rotation", Profile(), (("rotation.slip", "yes"),))
    [(text, url)] = onward_links(inquiry, address, (), words(language))
    assert words(language)("kind-call_changed") in text
    assert url == f"/{language}/inquiry/call_changed?edition=LDB2017&change.cause=slip"
    main(["rule", "double_out_of_rotation", "--set", "rotation.slip=true", "--lang", language])
    out = " ".join(capsys.readouterr().out.split())
    command = out.partition("[arbitro ")[2].partition("]")[0]
    assert main([*shlex.split(command), "--json", "--lang", language]) in (0, 3)
    assert json.loads(capsys.readouterr().out)["facts"] == {"change.cause": "slip"}
