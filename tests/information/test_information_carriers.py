"""By what information comes: the pick-list of 16B1, the two glosses of an unexpected alert, the ways of 16D/16C."""

from __future__ import annotations

import pytest
from made_tables import BOTH, NEW, OLD, E, N, S, W, call, item, table

from arbitro.formats.record_json import event_from_json, event_to_json
from arbitro.information import Carrier, Reason, Source, Status, Way
from arbitro.information.alerts import unexpected
from arbitro.information.carriers import CARRIERS, WAYS
from arbitro.language.information import carriers, item_text, ways
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.edition import Edition
from arbitro.laws.facts import extraneous_information, partner_information
from arbitro.table import Gloss, Noted, NoteKind

NAMED = 12
NOTES = [kind for kind in CARRIERS if kind is not NoteKind.EXPLANATION]  # an explanation is a reply


@pytest.mark.requirement("S000-09", "S001-35", "S002-09", "S003-08", "S004-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_named_carriers_and_other_have_labels(language: str) -> None:
    listed = dict(carriers(words(language)))
    assert [*listed] == [carrier.value for carrier in Carrier]
    assert len(listed) == NAMED + 1
    assert len({*listed.values()}) == len(listed)
    assert Carrier.OTHER in listed


@pytest.mark.requirement("S000-09", "S001-35", "S002-09", "S003-08", "S004-08")
@pytest.mark.parametrize("kind", NOTES)
@pytest.mark.parametrize("of", BOTH)
def test_every_carrier_is_noted_and_reaches_partner_with_its_words(of: Edition, kind: NoteKind) -> None:
    record = table(call("1S"), Noted(kind, S, "in his own words"), call("P"))
    found = item(record, of, N, 1)
    assert found.carrier is CARRIERS[kind]
    assert found.status is (Status.EXTRANEOUS if of is OLD else Status.UNAUTHORISED)
    assert "in his own words" in item_text(found, words("en")).what
    note = record.events[1]
    assert event_from_json(event_to_json(note)) == note


@pytest.mark.requirement("S002-09")
def test_speed_means_unusual_in_italian_too() -> None:
    assert dict(carriers(words("it")))["speed"] == "velocità inconsueta"


@pytest.mark.requirement("S003-08")
def test_polish_labels_are_those_of_its_text() -> None:
    listed = dict(carriers(words("pl")))
    assert listed["tone"] == "modulacja głosu"
    assert listed["mannerism"] == "szczególne zachowanie"


@pytest.mark.requirement("S000-10", "S002-12")
def test_an_alert_is_unexpected_against_the_basis_or_against_the_auction() -> None:
    asked = unexpected(Gloss.BASIS)
    assert asked.answer is None
    assert unexpected(Gloss.BASIS, alerted_as="both majors", based_on="Diamonds").answer is True
    assert unexpected(Gloss.BASIS, alerted_as="both  majors", based_on="Both majors").answer is False
    assert unexpected(Gloss.BASIS, alerted_as="both majors", as_bid=False).answer is None
    assert unexpected(Gloss.AUCTION).answer is None
    assert unexpected(Gloss.AUCTION, as_bid=True).answer is False
    assert unexpected(Gloss.AUCTION, as_bid=False, alerted_as="a", based_on="a").answer is True
    assert asked.texts == ("es-2007",)
    assert unexpected(Gloss.AUCTION).texts == ("it-2007",)


@pytest.mark.requirement("S000-10", "S002-12")
@pytest.mark.parametrize("gloss", Gloss)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gloss_used_is_printed_with_its_text(language: str, gloss: Gloss) -> None:
    say = words(language)
    record = table(call("2D"), Noted(NoteKind.ALERT_UNEXPECTED, S, gloss=gloss))
    found = item(record, NEW, N, 1)
    assert found.gloss is gloss
    source = say(f"information-text-{'es-2007' if gloss is Gloss.BASIS else 'it-2007'}")
    assert source in item_text(found, say).note


@pytest.mark.parametrize("of", BOTH)
def test_only_the_caller_sees_that_an_alert_was_unexpected_or_missing(of: Edition) -> None:
    record = table(call("2D"), Noted(NoteKind.ALERT_UNEXPECTED, S, "meant as diamonds", gloss=Gloss.BASIS))
    for seat in (E, W):
        found = item(record, of, seat, 1)
        assert (found.source, found.status) == (Source.ALERT, Status.AUTHORISED)
        assert (found.text, found.gloss, found.carrier) == ("", None, None)
    missing = table(call("2D"), Noted(NoteKind.ALERT_OMITTED, S))
    assert item(missing, of, N, 1).carrier is Carrier.MISSING_ALERT
    with pytest.raises(ValueError, match="not enough values"):
        item(missing, of, E, 1)


@pytest.mark.parametrize("of", BOTH)
def test_opponents_read_tempo_and_manner_at_their_own_risk(of: Edition) -> None:
    for kind, carrier in CARRIERS.items():
        if carrier.is_procedure:
            continue
        found = item(table(call("1S"), Noted(kind, N)), of, E, 1)
        assert (found.status, found.laws) == (Status.AUTHORISED, ("73D1",))
        assert found.reason is (Reason.OWN_RISK if carrier.is_manner else Reason.INTERPRETATION)


@pytest.mark.parametrize("kind", WAYS)
@pytest.mark.parametrize("of", BOTH)
def test_each_way_from_elsewhere_reaches_one_player_only(of: Edition, kind: NoteKind) -> None:
    record = table(Noted(kind, W, "six spades makes"))
    found = item(record, of, W, 0)
    assert (found.way, found.status) == (WAYS[kind], Status.EXTRANEOUS)
    assert found.laws[-1] == ("16C1" if of is OLD else "16D1")
    for other in (N, E, S):
        hidden = item(record, of, other, 0)
        assert (hidden.status, hidden.text, hidden.laws) == (Status.UNKNOWN_TO_HIM, "", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_have_labels(language: str) -> None:
    listed = dict(ways(words(language)))
    assert [*listed] == [way.value for way in Way]
    assert len({*listed.values()}) == len(listed)


def test_the_inquiries_ask_by_the_same_lists() -> None:
    assert tuple(Carrier) == partner_information.CARRIERS
    assert tuple(Way) == extraneous_information.WAYS
