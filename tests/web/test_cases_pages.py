"""The Cases room without a browser: kept from the first question, locked, ruled, closed, on paper, as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given, settings
from hypothesis import strategies as st
from made_cases import CHOICE, TO_CHOICE, TO_RULING, Desk, busy
from made_records import keep
from test_desk_pages import Page, read

from arbitro.desk import case_views
from arbitro.desk.app import create_app
from arbitro.desk.visitor import spoken
from arbitro.incident import EntryKind, draft
from arbitro.incident.frame import Reserving
from arbitro.language.words import words

LANGUAGES = spoken()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Desk]:
    with TestClient(create_app(f"sqlite:///{tmp_path / 'desk.sqlite'}")) as client:
        yield Desk(client)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, dict[str, str]]]:
    """A desk with cases, and the addresses of every page of the room; '%s' is the language."""
    with TestClient(create_app(f"sqlite:///{tmp_path_factory.mktemp('cases') / 'desk.sqlite'}")) as client:
        desk = Desk(client)
        number, choice, read_out = busy(desk), desk.open(TO_CHOICE, offender="E", declarer="S"), desk.open(TO_CHOICE)
        desk.write(read_out, "read_out", question=CHOICE)
        closed = desk.open("", "", edition="LDB2007", regulations="EBU")
        desk.write(closed, "ruled", laws="79C1", grounds="The score was entered for the wrong side.")
        desk.write(closed, "explained")
        desk.write(closed, "closed")
        yield (
            client,
            {
                "queue": "/%s/cases",
                "queue filtered": "/%s/cases?state=open&table=3&q=trick",
                "new": "/%s/cases/new",
                "new of a kind": f"/%s/cases/new/revoke?{TO_RULING}",
                "case": f"/%s/case/{number}",
                "closed": f"/%s/case/{closed}",
                "ruling": f"/%s/case/{number}/inquiry?with=pl",
                "read": f"/%s/case/{number}/inquiry?view=read",
                "changing": f"/%s/case/{number}/inquiry?change=revoke.exceptions",
                "to be read out": f"/%s/case/{choice}/inquiry",
                "choosing": f"/%s/case/{read_out}/inquiry?with=fr",
                "plain": f"/%s/case/{number}/plain",
                "form": f"/%s/case/{number}/form",
                "form 2007": f"/%s/case/{closed}/form",
            },
        )


def test_every_page_opens_in_every_language(filled: tuple[TestClient, dict[str, str]]) -> None:
    client, pages = filled
    for url in pages.values():
        for language in LANGUAGES:
            page = read(client, url % language)
            assert "??" not in page.text
            assert not [link for link in page.links if not link.startswith(("/", "?", "#"))]


def test_every_link_leads_somewhere(filled: tuple[TestClient, dict[str, str]]) -> None:
    client, pages = filled
    links = {link for url in pages.values() for link in read(client, url % "en").links if link.startswith("/")}
    for link in sorted(links):
        assert client.get(link).status_code == 200, link


@pytest.mark.parametrize("url", ["/en/case/99", "/en/case/x", "/en/case/-1", "/en/case/99/inquiry", "/en/case/99/form"])
def test_a_case_that_is_not_there_is_not_found(own: Desk, url: str) -> None:
    read(own.client, url, 404)
    assert own.client.post(f"{url.split('/i')[0]}/entry", data={"entry": "note"}).status_code == 404
    read(own.client, "/en/cases?state=banana", 400)
    read(own.client, "/en/cases/new/banana", 404)
    read(own.client, "/en/cases/new/revoke?revoke.limb=banana", 400)


# ----------------------------------------------------------------------------------------------- kept, answered


def test_an_inquiry_is_kept_from_its_first_question_on_and_every_answer_is_logged(own: Desk) -> None:
    first = read(own.client, "/en/inquiry/revoke?edition=LDB2017")
    keep = next(link for link in first.links if link.startswith("/en/cases/new/revoke"))
    assert "Keep the case" in read(own.client, keep).text
    number = own.open("edition=LDB2017", attention="N", by="JK")
    own.write(number, "told", key="revoke.limb", value="suit_led", then="inquiry")
    assert "When was attention first drawn" in own.page(number, "/inquiry")
    own.write(number, "told", key="revoke.noticed", value="during_play")
    told = [entry for entry in own.entries(number) if entry["kind"] == "told"]
    assert [entry["data"]["answers"] for entry in told] == [
        [["revoke.limb", "suit_led"]],
        [["revoke.noticed", "during_play"]],
    ]
    assert all(entry["by"] == "JK" and entry["at"].endswith("Z") and len(entry["at"]) == 24 for entry in told)


def test_what_was_answered_before_is_kept_with_the_case_and_so_are_the_seats(own: Desk) -> None:
    number = own.open(TO_RULING, offender="E", declarer="S")
    assert "Complete for now" in own.page(number, "/inquiry")
    assert "The play is over: continue" in own.page(number, "/inquiry")
    bare = own.open("edition=LDB2017", offender="N", declarer="S")
    assert own.entries(bare)[-1]["data"]["answers"] == [["revoke.offender", "dummy"]]


def test_a_case_of_a_record_asks_only_what_the_record_does_not_hold(own: Desk) -> None:
    kept = keep(own.client)
    number = own.open(f"edition=LDB2017&record={kept.board}&event={kept.event}")
    page = own.page(number, "/inquiry")
    assert "from the record" in page
    assert "Who revoked?" not in page


def test_a_checklist_is_ticked_changed_and_withdrawn(own: Desk) -> None:
    number = own.open(TO_RULING.split("&revoke.exceptions")[0])
    assert own.send(number, "told", key="revoke.exceptions").status_code == 400  # neither ticks nor "none of these"
    own.write(number, "told", key="revoke.exceptions", tick=["revoke.trick_twelve", "revoke.other_side_too"])
    assert "It was on the twelfth trick" in own.page(number)
    assert "checked" in own.page(number, "/inquiry?change=revoke.exceptions")
    own.write(number, "told", key="revoke.exceptions", none="yes", changing="yes")
    assert "Withdrawn answers" in own.page(number, "/inquiry")
    own.write(number, "back")
    assert own.entries(number)[-1]["kind"] == "back"
    read(own.client, f"/en/case/{number}/inquiry?change=banana", 400)


@pytest.mark.parametrize(
    "said",
    [
        {"key": "revoke.limb", "value": "banana"},
        {"key": "banana", "value": "yes"},
        {"key": "revoke.limb"},
        {"key": "", "value": ""},
    ],
)
def test_an_answer_that_cannot_be_is_refused_and_not_logged(own: Desk, said: dict[str, str]) -> None:
    number = own.open("edition=LDB2017")
    assert own.send(number, "told", **said).status_code == 400
    assert len(own.entries(number)) == 2


def test_a_case_is_taken_up_again_at_a_later_stage(own: Desk) -> None:
    number = own.open(TO_RULING)
    own.write(number, "ruled", grounds="x", appeal_minutes="30")
    assert "to be taken up again at the end of play" in own.client.get("/en/cases").text
    assert "One open case" in own.client.get("/en/").text
    own.write(number, "resumed", stage="end_of_play", then="inquiry")
    own.write(number, "told", key="revoke.won_later", value="yes")
    page = own.page(number, "/inquiry")
    assert "2 tricks go to" in page
    assert "Give the ruling anew" in page
    assert own.send(number, "resumed", stage="tomorrow").status_code == 400


# ------------------------------------------------------------------------------------------- frame of an incident


@pytest.mark.requirement("S001-04", "S001-05", "S001-06", "S001-07")
def test_attention_is_taken_down_from_anybody_and_dummy_is_flagged(own: Desk) -> None:
    number = own.open("edition=LDB2017", declarer="S", called="")
    for phase, seat, flagged in (("auction", "N", 0), ("play", "E", 0), ("play", "N", 1), ("after", "N", 1)):
        own.write(number, "attention", seat=seat, phase=phase)
        assert own.page(number).count("Dummy may not draw attention") == flagged
    said = [entry["data"] for entry in own.entries(number) if entry["kind"] == "attention"]
    assert [(data["seat"], data["phase"]) for data in said][2] == ("N", "play")


@pytest.mark.requirement("S001-08", "S001-09", "S001-15")
def test_the_table_is_locked_until_the_explanation_is_ticked(own: Desk) -> None:
    number = own.open(TO_RULING, offender="E", declarer="S")
    assert "The table is locked" in own.page(number)
    assert "The table is locked" in own.page(number, "/inquiry")
    own.write(number, "acted", seat="S", text="led")
    own.write(number, "acted", seat="W", text="took the card back")
    page = own.page(number)
    assert "Is the right to rectification lost?" in page
    assert "further rectification may follow" in page
    assert own.send(number, "forfeit", of="4", lost="", reason="x").status_code == 400
    own.write(number, "forfeit", of="4", lost="partly", reason="he knew")
    own.write(number, "explained")
    assert "The table is locked" not in own.page(number)
    assert "The right to rectification is lost in part" in own.page(number)


@pytest.mark.requirement("S001-10", "S001-11")
def test_settlements_and_waivers_are_the_directors_to_decide(own: Desk) -> None:
    number = own.open(TO_RULING, offender="E", declarer="S")
    own.write(number, "settled", what="waived", text="they let it go", decision="cancelled")
    assert "the director cancelled that" in own.page(number)
    assert own.send(number, "waived", seat="E", reason="x").status_code == 400
    assert own.send(number, "waived", seat="N", reason=" ").status_code == 400
    own.write(number, "waived", seat="N", reason="a beginner")
    assert "The director waived the rectification for cause" in own.page(number)


@pytest.mark.requirement("S001-12", "S001-13")
def test_a_choice_is_open_only_after_the_options_were_read_out_and_to_the_right_seat(own: Desk) -> None:
    number = own.open(TO_CHOICE, offender="E", declarer="S")
    page = own.page(number, "/inquiry")
    assert page.count('name="value"') == page.count("disabled") == 2
    assert "may take back what it played" in page  # what each option leads to
    early = own.send(number, "chosen", key=CHOICE, value="yes", seat="S")
    assert early.status_code == 400
    assert "have been read out" in early.text
    own.write(number, "read_out", question=CHOICE, then="inquiry")
    page = own.page(number, "/inquiry")
    assert "disabled" not in page
    assert [code for code in "NESW" if f'<option value="{code}"' in page] == ["N", "S"]
    wrong = own.send(number, "chosen", key=CHOICE, value="yes", seat="E")
    assert wrong.status_code == 400
    answer = own.send(number, "told", key=CHOICE, value="yes", seat="S", then="inquiry")  # whatever the form calls it
    assert answer.headers["location"] == f"/en/case/{number}/inquiry"
    assert own.entries(number)[-1]["kind"] == "chosen"
    assert own.entries(number)[-1]["data"]["seat"] == "S"


@pytest.mark.requirement("S001-13")
def test_consulting_partner_leads_to_a_case_of_its_own(own: Desk) -> None:
    number = own.open(TO_CHOICE, offender="E", declarer="S")
    own.write(number, "read_out", question=CHOICE)
    answer = own.send(number, "chosen", key=CHOICE, value="yes", seat="N", consulted="yes", then="inquiry")
    assert answer.headers["location"] == f"/en/case/{number}"
    page = Page(own.page(number))
    link = next(link for link in page.links if "/cases/new" in link and "from=" in link)
    assert "partner_information" in link
    assert f"Sprung from case {number}" in read(own.client, link).text
    other = own.open("edition=LDB2017", "partner_information", sprung_from=str(number))
    assert f"/en/case/{number}" in Page(own.page(other)).links


# ------------------------------------------------------------------------------------------- ruling, read, appeal


@pytest.mark.requirement("S001-14", "S001-34")
def test_a_ruling_goes_with_paragraphs_edition_grounds_and_right_of_appeal(own: Desk) -> None:
    number = own.open(TO_RULING.replace("2017", "2007"))
    refused = own.send(number, "ruled", grounds=" ", appeal_minutes="30")
    assert refused.status_code == 400
    assert "needs its grounds" in refused.text
    assert own.send(number, "ruled", grounds="x").status_code == 400  # the period is not known here and is asked
    own.write(number, "explained")
    assert own.send(number, "closed", although="yes").status_code == 400
    own.write(number, "ruled", grounds="The next trick had been led to.", appeal_minutes="25")
    ruled = own.entries(number)[-1]["data"]
    assert ruled["laws"][:2] == ["61A", "63A1"]
    assert ruled["statements"][0]["text"] == "It is a revoke."
    for view in ("/inquiry?view=read", "/form", ""):
        page = own.page(number, view)
        assert "The next trick had been led to." in page
        assert "25 minutes" in page
    assert "Laws of 2007" in own.page(number, "/form")
    own.write(number, "closed", although="yes")
    assert "closed" in own.page(number)


@pytest.mark.requirement("S001-14")
def test_a_ruling_on_something_else_needs_a_paragraph_of_the_edition(own: Desk) -> None:
    number = own.open("", "", edition="LDB2017")
    for laws in ("", "banana", "64A9", "999"):
        assert own.send(number, "ruled", laws=laws, grounds="x", appeal_minutes="30").status_code == 400
    own.write(number, "ruled", laws="79c1, 81C3 ;92B", grounds="x", appeal_minutes="30")
    assert own.entries(number)[-1]["data"]["laws"] == ["79C1", "81C3", "92B"]


@pytest.mark.requirement("S001-34")
def test_the_appeal_period_comes_from_the_regulations_where_they_are_known(own: Desk) -> None:
    number = own.open(TO_RULING + "&regulations=EBU")
    page = own.page(number, "/inquiry")
    assert 'value="20"' in page
    assert "White Book" in page
    own.write(number, "ruled", grounds="x")
    assert own.entries(number)[-1]["data"]["appeal_minutes"] == 20
    unknown = own.page(own.open(TO_RULING), "/inquiry")
    assert "the Laws say 30 minutes" in unknown


@pytest.mark.requirement("S001-32", "S001-33")
def test_inexperience_lengthens_the_explanation_and_reduces_no_rectification(own: Desk) -> None:
    number = own.open(TO_RULING, offender="E")
    before = own.page(number, "/inquiry?view=read")
    own.write(number, "inexperienced", seat="E", is_so="yes")
    assert own.page(number, "/inquiry?view=read") == before  # the ruling is the same
    plain, short = own.page(number, "/plain"), own.page(number, "/inquiry?view=read")
    for language in LANGUAGES:
        say = words(language)
        page = read(own.client, f"/{language}/case/{number}/plain").text
        assert say("case-plain-begin") in page
        assert say("case-plain-appeal") in page
    assert len(Page(plain).text.split()) > len(Page(short).text.split()) + 60
    assert "Explain in plain words" in own.page(number)
    own.write(number, "ruled", grounds="x", appeal_minutes="30")
    own.write(number, "explained")
    assert own.send(number, "closed", although="yes").status_code == 400
    own.write(number, "explained", plainly="yes")
    own.write(number, "measure", what="warning", text="no penalty", inexperience="yes")
    assert own.send(number, "measure", what="redress", text="less", inexperience="yes").status_code == 400
    own.write(number, "closed", although="yes")
    assert "in view of inexperience" in own.page(number)


# --------------------------------------------------------------------------------------------- rights reserved

SENTENCES = {
    "en": "I reserve my right to call the director later",
    "es": "Me reservo el derecho a llamar más tarde al Árbitro",
    "it": "Mi riservo il diritto di chiamare l’Arbitro in seguito",
    "pl": "Zastrzegam sobie prawo do późniejszego wezwania sędziego",
    "fr": "Je réserve mes droits d’appeler l’arbitre plus tard",
}


@pytest.mark.requirement("S000-13", "S001-37", "S002-13", "S003-11", "S004-11")
def test_the_player_is_given_his_sentence_and_the_reservation_its_time(own: Desk) -> None:
    number = own.open("edition=LDB2017")
    for language, sentence in SENTENCES.items():
        assert sentence in Desk(own.client, language).page(number)
    own.write(number, "reserved", claimant="S", opponent="E", damage="yes", text="a pause")
    assert "South reserved his rights against East" in own.page(number)
    assert own.entries(number)[-1]["at"]
    assert own.send(number, "reserved", claimant="S", opponent="N", damage="yes").status_code == 400
    assert own.send(number, "reserved", claimant="S", opponent="E", damage="no").status_code == 400


@pytest.mark.requirement("S000-14", "S001-38", "S002-14", "S003-12", "S004-12")
@pytest.mark.parametrize("setting", [Reserving.FORBIDDEN, Reserving.MUST_CALL])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_authority_wants_a_call_the_announcement_is_not_offered(
    own: Desk, monkeypatch: pytest.MonkeyPatch, setting: Reserving, language: str
) -> None:
    number = own.open("edition=LDB2017")
    monkeypatch.setattr(case_views, "reserving", lambda _: setting)
    page, say = Desk(own.client, language).page(number), words(language)
    assert say(f"case-call-now-{setting}") in page
    assert say("case-reserve-say") not in page
    assert 'value="reserved"' not in page
    assert "Regulating Authority" in page or language != "it"  # the Italian federation does not translate the term
    assert "niezwłoczn" in page or language != "pl"  # only the Polish text says so


@pytest.mark.requirement("S000-15", "S001-39", "S002-15", "S003-13", "S004-13")
@pytest.mark.parametrize(("answer", "disputed"), [("agreed", "no"), ("disputed", "yes")])
def test_the_opponents_answer_is_kept_for_the_later_ruling(own: Desk, answer: str, disputed: str) -> None:
    number = own.open("edition=LDB2017")
    own.write(number, "reserved", claimant="S", opponent="E", damage="yes")
    assert "What do the opponents say?" in own.page(number)
    own.write(number, "answered", of="3", answer=answer)
    page = own.page(number)
    assert ("that is undisputed" in page) is (answer == "agreed")
    assert ("The director should be called at once" in page) is (answer == "disputed")
    link = next(link for link in Page(page).links if "partner.disputed" in link)
    assert f"partner.disputed={disputed}" in link
    assert own.client.get(link).status_code == 200


@pytest.mark.requirement("S000-17", "S002-17", "S003-15")
def test_calling_later_is_no_infraction_until_the_time_is_over(own: Desk) -> None:
    number = own.open("edition=LDB2017&regulations=EBU", called="")
    for phase in ("auction", "play", "after"):
        own.write(number, "called", seat="S", phase=phase)
    own.write(number, "called", seat="S", phase="after", posted_minutes="20")
    assert 'class="flag"' not in own.page(number)
    own.write(number, "called", seat="S", phase="after", posted_minutes="21")
    assert own.page(number).count('class="flag"') == 1


# --------------------------------------------------------------------------------- two directors, names, the queue


def test_who_writes_on_an_older_state_sees_what_is_new_and_keeps_what_he_typed(own: Desk) -> None:
    number = own.open("edition=LDB2017")
    own.write(number, "note", text="from the other director")
    moved = own.send(number, "note", length=2, text="my own <words>")
    assert moved.status_code == 409
    page = Page(moved.text)
    assert "from the other director" in page.text
    assert "my own <words>" in page.text
    assert ("length", "3") in page.hidden
    again = dict(page.hidden) | {"text": "my own <words>"}
    assert own.client.post(f"/en/case/{number}/entry", data=again, follow_redirects=False).status_code == 303
    assert [entry["data"]["text"] for entry in own.entries(number)[2:]] == [
        "from the other director",
        "my own <words>",
    ]


def test_names_are_put_down_and_erased(own: Desk) -> None:
    number = own.open("edition=LDB2017", **{"name-N": "Ann Xylander"})
    assert "Ann Xylander" in own.page(number)
    assert "Ann Xylander" in own.page(number, "/form")
    own.write(number, "named", **{"name-E": "Bob"})
    assert own.send(number, "named").status_code == 400
    own.write(number, "erased")
    assert "Ann" not in own.page(number) + own.page(number, "/form") + json.dumps(own.export(number))


def test_the_queue_is_ordered_filtered_and_searched(own: Desk) -> None:
    assert "No case is kept yet" in own.client.get("/en/cases").text
    closed = own.open("", "", edition="LDB2017", table="9", by="Żaneta", event="Finał")
    own.write(closed, "ruled", laws="64A1", grounds="Grounds about a łódka", appeal_minutes="30")
    own.write(closed, "explained")
    own.write(closed, "closed")
    waiting = own.open(TO_RULING, table="4", board="12", by="MK")
    own.write(waiting, "ruled", grounds="x", appeal_minutes="30")
    ruled = own.open("", "", edition="LDB2017", table="5", by="MK", **{"name-W": "Wanda"})
    own.write(ruled, "ruled", laws="64A1", grounds="x", appeal_minutes="30")
    open_ = own.open("edition=LDB2017", by="MK")

    def found(query: str) -> list[int]:
        links = read(own.client, f"/en/cases{query}").links
        return [int(link.split("/case/")[1]) for link in links if "/case/" in link]

    assert found("") == [open_, waiting, ruled, closed]
    assert found("?state=waiting") == [waiting]
    assert found("?table=9") == [closed]
    assert found("?board=12") == [waiting]
    assert found("?director=zaneta&event=final") == [closed]
    assert found("?q=lodka") == [closed]
    assert found("?q=wanda") == [ruled]
    assert found("?q=revoke trick") == [waiting]
    assert found("?q=xylophone") == []


def test_a_case_is_closed_reopened_and_taken_over(own: Desk) -> None:
    number = own.open("", "", edition="LDB2017", by="JK")
    own.write(number, "ruled", laws="64A1", grounds="x", appeal_minutes="30")
    own.write(number, "explained")
    own.write(number, "closed")
    assert own.send(number, "attention", seat="N", phase="play").status_code == 400
    assert own.send(number, "reopened", reason="").status_code == 400
    own.write(number, "reopened", reason="new facts")
    answer = own.send(number, "taken", by="Łucja")
    assert answer.status_code == 303
    assert "Łucja directs" in own.page(number)
    own.write(number, "note", text="mine")
    assert own.entries(number)[-1]["by"] == "Łucja"
    own.client.cookies.clear()


def test_all_cases_and_one_are_exported(own: Desk) -> None:
    first, second = busy(own), own.open("edition=LDB2017")
    answer = own.client.get("/en/cases/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert [case["number"] for case in answer.json()["cases"]] == [first, second]
    assert len(own.export(second)["cases"]) == 1


def test_an_inquiry_that_is_not_understood_any_more_leaves_the_case_readable(own: Desk) -> None:
    number = own.open("edition=LDB2017")
    log = own.client.app.state.cases
    log.add(number, 2, [draft(EntryKind.TOLD, answers=[["revoke.gone", "yes"]])])
    assert "revoke.gone: yes" in own.page(number)
    assert own.client.get("/en/cases?q=gone").status_code == 200
    assert own.page(number, "/form")


def test_a_case_cannot_be_written_into_from_a_foreign_page_nor_by_looking(own: Desk) -> None:
    number = own.open("edition=LDB2017")
    foreign = {"sec-fetch-site": "cross-site"}
    said = {"entry": "note", "length": "2", "text": "x"}
    assert own.client.post(f"/en/case/{number}/entry", data=said, headers=foreign).status_code == 403
    assert own.client.get(f"/en/case/{number}/entry").status_code == 405
    for rest in ("", "/inquiry", "/inquiry?revoke.limb=suit_led", "/form", "/plain", "/export"):
        own.client.get(f"/en/case/{number}{rest}")
    assert len(own.entries(number)) == 2


def test_the_room_works_on_postgresql_too(postgres_url: str) -> None:
    with TestClient(create_app(postgres_url)) as client:
        desk = Desk(client)
        number = busy(desk)
        assert "Rights" in desk.page(number)
        assert desk.send(number, "note", length=2, text="late").status_code == 409
        desk.write(number, "erased")
        assert read(client, "/en/cases?q=established").links


def test_a_poll_or_an_adjusted_score_of_this_desk_is_a_link(own: Desk) -> None:
    number = own.open("edition=LDB2017")
    own.write(number, "poll", id="http://host:8064/fr/poll/abc123?x=1", text="")
    own.write(number, "adjustment", id="/en/event/abc/entry/2", text="60%")
    own.write(number, "poll", id="javascript:alert(1)", text="")
    links = Page(own.page(number)).links
    assert "/en/poll/abc123" in links
    assert "/en/event/abc/entry/2" in links
    assert not any("javascript" in link for link in links)


NAMES = ("key", "value", "tick", "none", "seat", "phase", "text", "reason", "of", "answer", "laws", "grounds", "stage")
NAMES += ("appeal_minutes", "claimant", "opponent", "what", "decision", "is_so", "although", "length", "by", "id")
FORM = st.dictionaries(
    st.sampled_from(NAMES) | st.text(max_size=6),
    st.sampled_from(["", "N", "yes", "play", "revoke.limb", "suit_led", "64A1", "1", "999999999999", "\0", "agreed"])
    | st.text(max_size=10),
    max_size=7,
)


@given(st.sampled_from([*EntryKind, "banana", ""]), FORM)
@settings(max_examples=100)
def test_no_form_breaks_a_case(filled: tuple[TestClient, dict[str, str]], entry: str, form: dict[str, str]) -> None:
    client, pages = filled
    desk, number = Desk(client), int((pages["case"] % "en").split("/case/")[1])
    said: dict[str, Any] = {"entry": entry, "length": str(len(desk.entries(number))), **form}
    answer = client.post(f"/en/case/{number}/entry", data=said, follow_redirects=False)
    assert answer.status_code in (303, 400, 409)
    assert desk.page(number)
