"""Is it comparable? The page that compares two calls and leads back into the inquiry, the talk prepared beside the
question, and what a ruling and a board remind of after the auction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import parse_qsl, quote, urlsplit

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st
from made_cases import Desk
from made_records import as_json, deal_of
from test_desk_pages import Page, read

from arbitro.adjustment.comparable import CARDS_IN_HAND, MOST_POINTS, Limb, Meaning, Purpose, Range
from arbitro.desk.comparable_address import Sheet, fields_of, meaning_in, meaning_of, written
from arbitro.desk.comparable_schema import MeaningSent, meaning_json
from arbitro.desk.visitor import spoken
from arbitro.errors import InputError
from arbitro.language.words import words
from arbitro.model import CALLS, Board, Suit
from arbitro.table import Called, Obliged, TableRecord, Withdrawn

LANGUAGES = spoken()
INSUFFICIENT = (
    "edition=LDB2017&insufficient.slip=no&insufficient.lho_called=no&insufficient.replaced=no"
    "&insufficient.accepted=no&insufficient.replacement=double"
)
START = f"/en/inquiry/insufficient_bid?{INSUFFICIENT}"
HEART = {"old-call": "1H", "old0-low": "6", "old0-H-low": "4", "old0-purpose": "natural"}
BOTH_RED = {"new-call": "X", "new0-low": "6", "new0-H-low": "4", "new0-D-low": "4", "new0-purpose": "takeout"}
TAKEOUT = {"new-call": "X", "new0-low": "11", "new0-H-low": "3", "new0-H-high": "4", "new0-purpose": "takeout"}
ENTERED = "&withdrawn=1H~6-37/H4-13//natural/&call=X~6-37/D4-13.H4-13//takeout/"


def asked(kind: str = "insufficient_bid", query: str = INSUFFICIENT) -> str:
    return f"/en/comparable?kind={kind}&to={quote(query, safe='')}"


def enter(client: TestClient, url: str, fields: dict[str, str], do: str = "compare") -> str:
    """Where the filled-in form leads."""
    said = "".join(f"&{key}={quote(value)}" for key, value in fields.items())
    answer = client.get(f"{url}&form=1&call={said}&do={do}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def decisions(page: Page) -> dict[str, str]:
    """What each answer leads to."""
    links = [link for link in page.links if "withdrawal.comparable=" in link]
    return {dict(parse_qsl(urlsplit(link).query))["withdrawal.comparable"]: link for link in links}


def test_the_comparison_leads_back_into_the_inquiry_with_the_answer_told(client: TestClient) -> None:
    [link] = [link for link in read(client, START).links if link.startswith("/en/comparable")]
    assert link == asked()
    result = enter(client, link, HEART | BOTH_RED)
    assert result.split("#")[0] == asked() + ENTERED
    page = read(client, result)
    assert "Proposed: comparable" in page.text
    assert "Every hand for the new call could also have made the withdrawn one." in page.text
    assert {"/en/law/23A1?edition=LDB2017", "/en/law/23A2?edition=LDB2017"} <= set(page.links)
    told = decisions(page)
    assert list(told) == [*Limb, "no"]
    assert told["subset"] == f"{START}&withdrawal.comparable=subset"
    assert "The auction goes on. There is no further rectification." in read(client, told["subset"]).text
    assert START in page.links


def test_what_is_proposed_is_marked_and_every_answer_stays_open(client: TestClient) -> None:
    page = client.get(enter(client, asked(), HEART | TAKEOUT)).text
    marked = re.findall(r'class="option chosen">.*?</li>', page, re.DOTALL)
    assert len(marked) == 1
    assert "withdrawal.comparable=no" in marked[0]
    assert "For example:" in page
    undecided = client.get(enter(client, asked(), HEART | BOTH_RED | {"new0-low": ""})).text
    assert "Open: you judge" in undecided
    assert 'class="option chosen"' not in undecided


@pytest.mark.parametrize(
    ("kind", "query"),
    [
        ("call_changed", "change.cause=mind&change.second=called_over"),
        (
            "pass_out_of_rotation",
            "rotation.slip=no&rotation.turn=partner&rotation.since=nobody&rotation.accepted=no"
            "&rotation.artificial=itself",
        ),
        (
            "bid_out_of_rotation",
            "rotation.slip=no&rotation.turn=rho&rotation.rho_must_pass=no&rotation.since=nobody&rotation.accepted=no"
            "&rotation.rho_action=acts",
        ),
        (
            "double_out_of_rotation",
            "rotation.slip=no&rotation.admissible=yes&rotation.turn=partner&rotation.since=nobody&rotation.accepted=no",
        ),
        (
            "double_inadmissible",
            "inadmissible.lead_faced=no&inadmissible.slip=no&inadmissible.lho_called=no&inadmissible.must_pass=no"
            "&inadmissible.in_turn=yes",
        ),
    ],
)
def test_every_kind_that_asks_leads_there_and_back(client: TestClient, kind: str, query: str) -> None:
    query = f"edition=LDB2017&with=fr&{query}"
    question = f"/en/inquiry/{kind}?{query}"
    [link] = [link for link in read(client, question).links if link.startswith("/en/comparable")]
    told = decisions(read(client, link + ENTERED))
    assert told["no"] == f"{question}&withdrawal.comparable=no"
    for url in told.values():
        read(client, url)


def test_an_answer_that_is_changed_is_compared_again(client: TestClient) -> None:
    changing = f"{START}&withdrawal.comparable=no&change=withdrawal.comparable"
    [link] = [link for link in read(client, changing).links if link.startswith("/en/comparable")]
    told = decisions(read(client, link + ENTERED))["subset"]
    assert told == f"{START}&withdrawal.comparable=no&withdrawal.comparable=subset"
    assert "The auction goes on. There is no further rectification." in read(client, told).text


def test_before_the_offender_chooses_the_calls_are_listed_for_the_director_alone(client: TestClient) -> None:
    before = INSUFFICIENT.removesuffix("&insufficient.replacement=double")
    [link] = [link for link in read(client, f"/en/inquiry/insufficient_bid?{before}").links if "/en/comparable" in link]
    first = enter(client, link, HEART | TAKEOUT, "next")
    second = enter(client, first.split("#")[0], HEART | BOTH_RED | {"new-call": "2H", "new0-D-low": ""}, "next")
    third = enter(client, second.split("#")[0], HEART | {"new-call": "3H", "new0-H-low": "6", "new0-H-high": "7"})
    page = read(client, third)
    listed = page.text[page.text.index("The possible calls") :]
    assert "For your eyes only." in listed
    places = [listed.index(text) for text in ("2♥", "3♥", "Dbl")]
    assert places == sorted(places)
    assert not decisions(page)
    detail = next(link for link in page.links if link.endswith("#result") and "&call=2H" in link)
    assert Sheet.parse("en", parse_qsl(urlsplit(detail).query, keep_blank_values=True)).compared.call is CALLS["2H"]
    again = enter(client, third.split("#")[0], HEART | {"new-call": "X", "new0-low": "8"})
    assert again.count("call=X") == 1


def test_a_call_with_several_meanings_is_any_of_them(client: TestClient) -> None:
    multi = {"old-call": "2D", "old0-low": "6", "old0-high": "10", "old0-H-low": "6", "old0-H-high": "6"}
    more = enter(client, asked(), multi, "more-old")
    assert more.endswith("&more=old#old")
    assert read(client, more).text.count("Meaning 2") == 1
    both = multi | {"old1-low": "6", "old1-high": "10", "old1-S-low": "6", "old1-S-high": "6"}
    weak = {"new-call": "2S", "new0-low": "6", "new0-high": "9", "new0-S-low": "6", "new0-S-high": "6"}
    assert "Proposed: comparable" in read(client, enter(client, asked(), both | weak)).text
    assert "Proposed: comparable" not in read(client, enter(client, asked(), multi | weak)).text


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"old0-low": "12", "old0-high": "8"}, "12–8 is not a range."),
        ({"old0-low": "banana"}, "“banana” is not a number that fits."),
        ({"old0-H-low": "8", "old0-S-low": "8"}, "No hand of thirteen cards fits this"),
        ({"old0-low": "3", "old0-high": "55"}, "is not a range."),
    ],
)
def test_what_cannot_be_is_said_and_nothing_typed_is_lost(client: TestClient, wrong: dict[str, str], says: str) -> None:
    fields = {"old-call": "1H", **wrong, "new-call": "X", "new0-about": "spades"}
    said = "&".join(f"{key}={quote(value)}" for key, value in fields.items())
    answer = client.get(f"{asked()}&form=1&call=&{said}&do=compare")
    assert answer.status_code == 400
    assert says in answer.text
    for value in fields.values():
        assert f'value="{value[:80]}"' in answer.text
    assert START in [unescape(link) for link in re.findall(r'href="([^"]+)"', answer.text)]


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("withdrawn=9H", 400),
        ("withdrawn=1H~banana", 400),
        ("withdrawn=1H~9-8////", 400),
        ("withdrawn=1H~8-9/Q4-5///", 400),
        ("withdrawn=1H~8-9///sing/", 400),
        ("call=" + "~////" * 9, 413),
        ("call=X&" * 12, 413),
        ("kind=banana", 400),
        ("kind=revoke", 400),
        ("kind=insufficient_bid&to=edition%3DLDB1875", 400),
        ("kind=insufficient_bid&case=999999", 404),
        ("kind=insufficient_bid&case=x", 400),
        ("form=1&do=dance", 400),
        ("decide=maybe&kind=insufficient_bid", 400),
        ("decide=no&kind=revoke", 400),
    ],
)
def test_what_no_page_writes_is_one_clear_error(client: TestClient, query: str, status: int) -> None:
    read(client, f"/en/comparable?{query}", status)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(("kind", "to", "case", "withdrawn", "call", "form", "do", "old0-low", "more")),
            st.text(max_size=12),
        ),
        max_size=5,
    )
)
def test_no_query_breaks_the_page(client: TestClient, query: list[tuple[str, str]]) -> None:
    assert client.get("/en/comparable", params=query).status_code < 500


def test_without_an_inquiry_it_opens_one_with_the_answer_told(client: TestClient) -> None:
    page = read(client, f"/en/comparable?{ENTERED.removeprefix('&')}")
    assert "Proposed: comparable" in page.text
    answer = client.get("/en/comparable?kind=double_out_of_rotation&decide=subset", follow_redirects=False)
    assert answer.headers["location"] == (
        "/en/inquiry/double_out_of_rotation?edition=LDB2017&withdrawal.comparable=subset"
    )


def test_in_a_case_the_answer_is_written_into_its_log(client: TestClient) -> None:
    desk = Desk(client)
    number = desk.open(INSUFFICIENT, "insufficient_bid")
    source = desk.page(number, "/inquiry")
    link = next(unescape(link) for link in re.findall(r'href="([^"]+)"', source) if "/comparable?" in link)
    page = read(client, link + ENTERED)
    sent = dict(page.hidden)
    assert sent["length"] == str(len(desk.entries(number)))
    desk.write(number, sent["entry"], key=sent["key"], then=sent["then"], value="subset")
    assert desk.entries(number)[-1]["data"]["answers"] == [["withdrawal.comparable", "subset"]]
    assert "Comparable" in desk.page(number)


def test_in_2007_the_subset_alone_answers_the_question_on_a_more_precise_meaning(client: TestClient) -> None:
    query = INSUFFICIENT.replace("LDB2017", "LDB2007")
    source = client.get(f"/en/inquiry/insufficient_bid?{query}").text
    assert "more precise?" in source
    assert "He may ask you whether a call would be comparable." not in source
    page = read(client, asked(query=query) + ENTERED)
    assert "Proposed: the same meaning, or more precise" in page.text
    assert "/en/law/27B1(b)?edition=LDB2007" in [link.replace("%28", "(").replace("%29", ")") for link in page.links]
    assert "same purpose" not in page.text
    told = f"/en/inquiry/insufficient_bid?{query}&insufficient.more_precise="
    assert {f"{told}yes", f"{told}no"} <= set(page.links)
    other = "/en/inquiry/bid_out_of_rotation?edition=LDB2007&rotation.slip=no&rotation.turn=rho"
    other += "&rotation.rho_must_pass=no&rotation.since=nobody&rotation.accepted=no"
    assert not [link for link in read(client, other).links if "/comparable" in link]


def test_the_talk_is_prepared_where_the_offender_chooses_and_nowhere_else(client: TestClient) -> None:
    before = INSUFFICIENT.removesuffix("&insufficient.replacement=double")
    say = words("en")
    for url, prepared in (
        (f"/en/inquiry/insufficient_bid?{before}", True),
        (START, True),
        ("/en/inquiry/insufficient_bid?edition=LDB2017", False),
        ("/en/inquiry/revoke?edition=LDB2017", False),
    ):
        text = read(client, url).text
        for advice in ("ask-meant", "answer-which", "no-advice", "not-at-table"):
            assert (say(f"comparable-advice-{advice}") in text) == prepared, url


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(client: TestClient, language: str) -> None:
    for url in ("/en/comparable", asked(), asked() + ENTERED + "&call=2H~10-37/H5-13/f/natural/&call=P~0-11////"):
        page = read(client, url.replace("/en/", f"/{language}/"))
        assert words(language)("comparable-desk-title") in page.text


# ------------------------------------------------------------------------------------- a meaning, every way


def _range(most: int) -> st.SearchStrategy[Range]:
    return st.tuples(st.integers(0, most), st.integers(0, most)).map(lambda ends: Range(min(ends), max(ends)))


@st.composite
def meanings(draw: st.DrawFn) -> Meaning:
    lengths: dict[Suit, Range] = {}
    for suit in draw(st.sets(st.sampled_from(list(Suit)))):
        r = draw(_range(CARDS_IN_HAND))
        if r != Range(0, CARDS_IN_HAND):
            lengths[suit] = r
    rest = (st.sampled_from((None, True, False)), st.sampled_from((None, *Purpose)))
    strength = draw(st.none() | _range(MOST_POINTS))
    forcing, purpose = (draw(one) for one in rest)
    about = draw(st.sampled_from(("", "aces", "as/rois", "ósemki & co")))
    try:
        return Meaning(strength, lengths, forcing, purpose, about)
    except InputError:
        return Meaning(strength, {}, forcing, purpose, about)


@given(meanings())
def test_a_meaning_is_the_same_in_the_address_in_the_form_and_in_json(meaning: Meaning) -> None:
    assert meaning_of(written(meaning)) == meaning
    assert MeaningSent.model_validate(meaning_json(meaning)).meaning() == meaning
    in_form = meaning_in(fields_of(meaning), "old")
    assert in_form == (None if meaning == Meaning(lengths={}) else meaning)


def test_a_program_compares_calls_as_the_page_does(client: TestClient) -> None:
    heart: dict[str, Any] = {"strength": {"low": 6, "high": 37}, "lengths": {"H": {"low": 4, "high": 13}}}
    both = heart | {"lengths": heart["lengths"] | {"D": {"low": 4, "high": 13}}}
    weak = {"strength": {"low": 0, "high": 5}, "purpose": "natural"}
    sent = {"withdrawn": [heart | {"purpose": "natural"}], "possible": {"P": [weak], "X": [both], "2H": [heart]}}
    said = client.post("/api/comparisons?lang=fr", json=sent)
    assert said.status_code == 200, said.text
    calls = said.json()["calls"]
    assert [(one["call"], one["proposed"]) for one in calls] == [("X", "yes"), ("2H", "yes"), ("P", "no")]
    assert [(limb["law"], limb["proposed"]) for limb in calls[0]["limbs"]] == [
        ("23A1", "open"),
        ("23A2", "yes"),
        ("23A3", "open"),
    ]
    assert calls[0]["text"] == words("fr")("comparable-proposed-yes")
    assert calls[0]["spans"][0] == {
        "suit": None,
        "withdrawn": {"low": 6, "high": 37},
        "replacement": {"low": 6, "high": 37},
        "relation": "equal",
        "common": {"low": 6, "high": 37},
    }
    assert calls[-1]["limbs"][1]["outside"]["points"] == 0


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"withdrawn": [], "possible": {"X": [{}]}},
        {"withdrawn": [{}], "possible": {}},
        {"withdrawn": [{}], "possible": {"8H": [{}]}},
        {"withdrawn": [{"strength": {"low": 9, "high": 8}}], "possible": {"X": [{}]}},
        {"withdrawn": [{"lengths": {"H": {"low": 9, "high": 9}, "S": {"low": 9, "high": 9}}}], "possible": {"X": [{}]}},
        {"withdrawn": [{"purpose": "sing"}], "possible": {"X": [{}]}},
    ],
)
def test_what_a_program_sends_amiss_is_an_error_as_data(client: TestClient, sent: dict[str, Any]) -> None:
    answer = client.post("/api/comparisons", json=sent)
    assert answer.status_code in (400, 422)
    assert answer.json()["errors"][0]["text"]


# ------------------------------------------------------------------------------------------ after the auction


def _calls(*codes: str) -> Iterator[Called]:
    return (Called(CALLS[code]) for code in codes)


INSUFFICIENT_HEART = (*_calls("1S", "1H"), Withdrawn(1, "27B2"), *_calls("P"))
ENDED = (*INSUFFICIENT_HEART, *_calls("2S", "P", "P", "P"))


def keep(client: TestClient, *events: Any) -> str:
    record = TableRecord(Board.of(1), deal_of(2), events)
    answer = client.post("/api/records", files={"file": ("one.json", as_json(record))})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["boards"][0]["id"])


def test_a_ruling_says_what_to_do_once_the_auction_is_over(client: TestClient) -> None:
    ruled = f"{START.replace('=double', '=pass')}&withdrawal.comparable=no"
    page = read(client, ruled)
    assert "before the offender’s partner leads for the first time, declarer may forbid one suit." in page.text
    assert "could the offender have known that it might well damage the others" in page.text
    assert f"{ruled}&stage=lead" in page.links
    assert "Does the offender’s side defend?" in read(client, f"{ruled}&stage=lead").text
    defends = read(client, f"{ruled}&stage=lead&withdrawal.offender_defends=yes").text
    assert "The offender’s partner to lead first: declarer may forbid one suit." in defends
    declares = read(client, f"{ruled}&stage=lead&withdrawal.offender_defends=no").text
    assert "to lead first" not in declares
    helped = read(client, f"{START}&withdrawal.comparable=subset").text
    assert "did the infraction help the offending side" in helped
    assert "declarer may forbid" not in helped


def test_with_the_seats_known_the_reminder_names_them(client: TestClient) -> None:
    id_ = keep(client, *ENDED)
    told = INSUFFICIENT.replace("=double", "=pass")
    url = f"/en/inquiry/insufficient_bid?{told.replace('&', f'&record={id_}&event=1&', 1)}&withdrawal.comparable=no"
    assert "West to lead first: North may forbid one suit." in read(client, url).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_shows_withdrawn_calls_struck_through_and_reminds_of_the_lead(
    client: TestClient, language: str
) -> None:
    say, id_ = words(language), keep(client, *ENDED)
    url = f"/{language}/record/{id_}"
    source, page = client.get(url).text, read(client, url)
    assert re.search(
        r"<s class=\"soft\">1<span[^>]*>♥\ufe0e</span></s><span class=\"aside\"> " + say("withdrawn-call"), source
    )
    assert source.count("<s class") == 1
    assert say("withdrawn-legend") in page.text
    assert say("withdrawn-look-lead", leader="W", by="N") in page.text
    assert say("withdrawn-look-after", side="EW") in page.text


def test_a_board_does_not_remind_of_what_a_law_leaves_free_or_a_slip(client: TestClient) -> None:
    for law, after in (("25A", False), ("27B1(b)", True), ("26A", True)):
        page = read(
            client,
            f"/en/record/{keep(client, *_calls('1S', '1H'), Withdrawn(1, law), *_calls('2H', '2S', 'P', 'P', 'P'))}",
        )
        assert "to lead first" not in page.text, law
        assert ("After the play" in page.text) == after, law
    declaring = (*_calls("1S", "1H"), Withdrawn(1, "27B2"), *_calls("2C", "P", "P", "P"))
    assert "to lead first" not in read(client, f"/en/record/{keep(client, *declaring)}").text
    assert "Come back to" not in read(client, f"/en/record/{keep(client, *_calls('1S', 'P', 'P', 'P'))}").text


def test_while_the_auction_goes_on_a_duty_to_pass_stands_beside_the_seat(client: TestClient) -> None:
    for throughout, text in ((True, "for the rest of the auction"), (False, "at his next turn")):
        duty = Obliged(Board.of(1).dealer.rho, throughout, "27B2")
        source = client.get(f"/en/record/{keep(client, *INSUFFICIENT_HEART, duty)}").text
        west = source[source.index("seat-W") : source.index("</section>", source.index("seat-W"))]
        assert f"must pass {text}" in west
        assert source.count('class="flag"') == 1
        assert "If East–West does not declare: before West leads" in source


def test_each_call_that_does_not_stand_is_shown_once_before_the_one_that_took_its_place(client: TestClient) -> None:
    id_ = keep(
        client,
        Called(CALLS["1H"], Board.of(1).dealer.lho),
        Withdrawn(0, "29B"),
        *_calls("1C", "1H", "P", "P", "P", "2C"),
    )
    rows = re.findall(r"<td.*?</td>", client.get(f"/en/record/{id_}").text)
    plain = [re.sub(r"<[^>]+>|\ufe0e|irregular|withdrawn|\s", "", row) for row in rows]
    assert plain[:4] == ["1♣", "1♥1♥", "Pass", "Pass"]
    assert plain[4:] == ["Pass", "2♣", "", ""] or plain[4:6] == ["Pass", "2♣"]


def test_a_case_waits_for_the_end_of_the_auction_and_is_taken_up_again(client: TestClient) -> None:
    desk = Desk(client)
    told = f"{INSUFFICIENT.replace('=double', '=pass')}&withdrawal.comparable=no"
    number = desk.open(told, "insufficient_bid", offender="E", declarer="S")
    assert "West to lead first: South may forbid one suit." in desk.page(number, "/inquiry")
    desk.write(number, "ruled", grounds="Not comparable: it shows no hearts.", appeal_minutes="30")
    assert "to be taken up again once the auction is over" in desk.page(number)
    desk.write(number, "resumed", stage="lead", then="inquiry")
    assert "Does the offender’s side defend?" in desk.page(number, "/inquiry")
