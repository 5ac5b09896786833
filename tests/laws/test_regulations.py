"""The authorities' files: whatever they say has a source, and an inquiry asks only for what they do not say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest

from arbitro.cli import main
from arbitro.errors import InputError
from arbitro.inquiry import Inquiry, rule
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.core import Answerer, Kind, Outcome, Provision, Slot
from arbitro.laws.facts.authority import reservation
from arbitro.laws.profile import EDITIONS, Profile
from arbitro.laws.regulations import AUTHORITIES, TOPICS, Mark, authority, authority_of
from arbitro.laws.regulations.topics import Unit
from arbitro.laws.rulebook import Rulebook
from arbitro.scoring.options import PAIRS_AVERAGE, TEAMS_AVERAGE, UNEVEN_FOULED
from arbitro.scoring.profiles import PROFILES

CLUB = """
name = "Club"
extends = "EBU"

[option]
"authority.reservation" = "must_call_director"
"authority.considered_share" = { value = 0.25, source = "committee", date = 2026-09-01 }
"""


@pytest.fixture
def club(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        path = tmp_path / "club.toml"
        path.write_text(text, "utf-8")
        return str(path)

    return write


@pytest.mark.parametrize("body", AUTHORITIES)
def test_every_value_names_its_source_and_how_well_it_is_known(body: str) -> None:
    found = authority(body)
    assert found.id == body
    assert len(found.name) > len(body)
    assert found.extends is None
    assert found.options
    for key, option in found.options.items():
        assert option.key == key
        assert option.by == body
        assert option.source != body
        if option.mark is Mark.VERIFIED:
            assert re.search(r"\d{4}|manual", option.date + option.source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    say = words(language)
    for key, topic in TOPICS.items():
        id_ = f"fact-{key.replace('.', '-')}"
        assert say.has(id_)
        assert say.has(id_, "short")
        assert all(say.has(id_, f"is-{value}") for value in topic.domain)
    assert all(say.has(f"mark-{mark}") for mark in Mark)
    assert all(say.has(f"amount-{unit}") for unit in Unit)


def test_what_scoring_says_of_the_same_authorities_agrees() -> None:
    for body in AUTHORITIES:
        said = PROFILES[body].choices if body in PROFILES else {}
        for key, choice in (("imps_average", PAIRS_AVERAGE), ("artificial_imps", TEAMS_AVERAGE)):
            option = authority(body).options.get(f"authority.{key}")
            assert option is None or option.value == said[choice.id].value, (body, key)
        fouled = authority(body).options.get("authority.fouled_rating")
        assert (fouled is not None and fouled.value == "regulated") == (UNEVEN_FOULED.id in said), body


def test_known_choices_are_by_edition() -> None:
    assert Profile("LDB2007", "FIGB").options["authority.governing_text"].value == "italian"
    assert "authority.governing_text" not in Profile("LDB2017", "FIGB").options
    assert Profile("LDB2017", "FFB").options["authority.governing_text"].value == "french"
    assert Profile().options == {}
    assert Profile().authority is None


# -- a file of one's own


def test_a_club_says_its_own_and_the_rest_is_as_its_federation_says(club: Callable[[str], str]) -> None:
    found = authority_of(club(CLUB))
    profile = Profile("LDB2017", own=found)
    assert (profile.regulations, found.id, found.extends) == ("EBU", "Club", "EBU")
    options = profile.options
    assert options["authority.reservation"].value == "must_call_director"
    assert (options["authority.reservation"].source, options["authority.reservation"].date) == ("Club", "")
    share = options["authority.considered_share"]
    assert (share.value, share.source, share.date, share.by) == (Fraction(1, 4), "committee", "2026-09-01", "Club")
    assert (options["authority.appeal_period"].value, options["authority.appeal_period"].by) == (20, "EBU")
    alone = authority_of(club('name = "Club"'))
    assert Profile(own=alone).regulations is None
    assert alone.options == {}


@pytest.mark.parametrize(
    ("change", "code", "where", "hint"),
    [
        (('name = "Club"', "name ="), "file-syntax", "", ""),
        (('name = "Club"', ""), "key-missing", "", ""),
        (('name = "Club"', "name = 3"), "json-type", "name", ""),
        (('extends = "EBU"', 'extends = "EBUU"'), "unknown-regulations", "", "EBU"),
        (('extends = "EBU"', 'extend = "EBU"'), "unknown-key", "", "extends"),
        (("authority.reservation", "authority.reservations"), "unknown-option", "", "authority.reservation"),
        (("must_call_director", "must_call"), "unknown-value", "authority.reservation", "must_call_director"),
        (("0.25", "1.25"), "number", "authority.considered_share", ""),
        (("0.25", '"1/0"'), "number", "authority.considered_share", ""),
        (("0.25", '"1e9999999"'), "number", "authority.considered_share", ""),
        (("0.25", "true"), "number", "authority.considered_share", ""),
        (("value = 0.25, ", ""), "key-missing", "authority.considered_share", ""),
        (("source", "sourse"), "unknown-key", "authority.considered_share", "source"),
        (("2026-09-01", '"September"'), "number", "authority.considered_share: date", ""),
        (("date = 2026-09-01", 'mark = "verify"'), "unknown-value", "authority.considered_share: mark", "verified"),
        (("date = 2026-09-01", 'edition = "LDB2071"'), "unknown-edition", "authority.considered_share", "LDB2017"),
        (("[option]", "[[option]]"), "json-type", "option", ""),
    ],
)
def test_a_bad_file_is_one_error_that_says_where_and_what_was_expected(
    club: Callable[[str], str], change: tuple[str, str], code: str, where: str, hint: str
) -> None:
    path = club(CLUB.replace(*change))
    with pytest.raises(InputError) as told:
        authority_of(path)
    assert (told.value.code, told.value.hint) == (code, hint)
    assert where in told.value.where
    if code != "unknown-regulations":
        assert path in told.value.where


def test_no_file_and_no_body(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="file-unreadable"):
        authority_of(str(tmp_path / "none.toml"))
    with pytest.raises(InputError, match="unknown-regulations"):
        authority_of("FIFA")
    with pytest.raises(InputError, match="unknown-regulations"):  # a page or a program may not name a file
        Profile("LDB2017", str(tmp_path / "none.toml"))


# -- in an inquiry


class May(Outcome):
    """The right may be reserved."""


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Callable[[Profile], Inquiry]:
    """An inquiry that reads the authority's choice."""
    kind = Kind("reserve", (reservation,), (Slot("reserve.may"),))
    book = Rulebook("LDB2017", kind, (Provision("16B2", "reserve.may", reservation.is_("allowed"), May()),))
    monkeypatch.setattr(Inquiry, "rulebook", book)
    return lambda profile: Inquiry("reserve", profile)


def test_a_choice_that_is_known_is_not_asked_and_one_that_is_not_is(asking: Callable[[Profile], Inquiry]) -> None:
    known = asking(Profile("LDB2017", "ACBL"))
    assert known.asks is None
    assert known.known == {"authority.reservation": "allowed"}
    assert known.ruling.laws == ("16B2",)
    for body in (None, "FFB", "EBU"):  # in England it is only recalled
        unknown = asking(Profile("LDB2017", body))
        assert unknown.asks is not None
        assert unknown.asks.key == "authority.reservation"
    assert reservation.answerer is Answerer.PROFILE


def test_the_director_stands_before_the_regulations(asking: Callable[[Profile], Inquiry]) -> None:
    inquiry, unused = asking(Profile("LDB2017", "ACBL")).answering({"authority.reservation": "forbidden"})
    assert unused == ()
    assert inquiry.known == {"authority.reservation": "forbidden"}
    assert inquiry.ruling.outcomes == ()
    same, _ = asking(Profile("LDB2017", "ACBL")).answering({"authority.reservation": "allowed"})
    assert same.steps == ()


def test_an_inquiry_under_a_clubs_file_is_taken_up_again_without_the_file(
    asking: Callable[[Profile], Inquiry], club: Callable[[str], str]
) -> None:
    before = asking(Profile(own=authority_of(club(CLUB))))
    assert before.known == {"authority.reservation": "must_call_director"}
    said = before.to_json()
    assert (said["regulations"], said["derived"]) == ("EBU", {"authority.reservation": "must_call_director"})
    after = Inquiry("reserve", Profile(said["edition"], said["regulations"]), said["derived"])
    assert after.known == before.known
    assert asking(Profile("LDB2017", "ACBL")).to_json()["derived"] == {}


def test_an_inquiry_that_asks_nothing_of_the_authority_is_as_before() -> None:
    for body in AUTHORITIES:
        assert rule("revoke", profile=Profile("LDB2017", body)).regulated == {}


# -- on the command line


def test_the_bodies_and_one_body_are_listed(capsys: pytest.CaptureFixture[str], club: Callable[[str], str]) -> None:
    assert main(["regulations"]) == 0
    out = capsys.readouterr().out
    assert all(body in out for body in AUTHORITIES)
    assert main(["regulations", "--json"]) == 0
    assert [body["id"] for body in json.loads(capsys.readouterr().out)["authorities"]] == list(AUTHORITIES)
    assert main(["regulations", "ebu", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    by_key = {option["key"]: SimpleNamespace(**option) for option in found["options"]}
    assert list(by_key) == list(TOPICS)
    share = by_key["authority.considered_share"]
    assert (share.value, share.mark, share.unit, share.laws) == ("1/5", "secondary", "share", ["16B1(b)"])
    assert (by_key["authority.correction_period"].value, by_key["authority.correction_period"].by_law) == (None, "30")
    for language in LANGUAGES:
        assert main(["regulations", club(CLUB), "--lang", language]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert " ".join(words(language)("regulation-unknown").split()) in text
        assert " ".join(words(language)("fact-authority-reservation", "is-must_call_director").split()) in text
        assert "Club · EBU" in text
    assert main(["rule", "revoke", "--regulations", club(CLUB), "--set", "revoke.limb=unable", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["regulations"] == "EBU"
    assert main(["regulations", "FIFA"]) == 2
    assert "FIGB" in capsys.readouterr().err


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("body", AUTHORITIES)
def test_a_choice_fits_the_edition_it_is_known_for(edition: str, body: str) -> None:
    for option in Profile(edition, body).options.values():
        topic = option.topic
        assert option.value in topic.domain or isinstance(option.value, Fraction)
