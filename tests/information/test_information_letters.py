"""16A1(c), 16A1(d), 16A2, and what is left over: 16A3 in 2007, 16B1 and 16D in 2017."""

from __future__ import annotations

import pytest
from made_tables import BOTH, NEW, OLD, E, N, S, W, call, decided, item, table, told

from arbitro.errors import InputError
from arbitro.information import Carrier, Source, Status, Way, if_acted_on
from arbitro.language.information import item_text
from arbitro.language.words import LANGUAGES, words
from arbitro.laws.edition import Edition
from arbitro.model import Seat
from arbitro.table import Noted, NoteKind


@pytest.mark.requirement("S000-03", "S002-03", "S003-03", "S004-03")
@pytest.mark.parametrize("of", BOTH)
def test_what_a_law_or_regulation_authorises_is_quoted(of: Edition) -> None:
    for by in ("20F1", "64C2(a)" if of.id == "LDB2017" else "16C2(a)", "EBU"):
        assert decided(of, Source.DECLARED, law=by).laws == ("16A1(c)", by)
        record = table(Noted(NoteKind.DECLARED, S, "system card", law=by), call("1S"))
        found = item(record, of, S, 0)
        assert (found.status, found.laws) == (Status.AUTHORISED, ("16A1(c)", by))
        assert by.replace("(", "").replace(")", "") in item_text(found, words("pl")).laws
        assert item(record, of, N, 0).status is Status.UNKNOWN_TO_HIM


@pytest.mark.requirement("S000-03", "S002-03", "S003-03", "S004-03")
@pytest.mark.parametrize("of", BOTH)
def test_an_id_that_is_neither_is_refused_with_the_nearest_one(of: Edition) -> None:
    with pytest.raises(InputError) as refused:
        decided(of, Source.DECLARED, law="20F11")
    assert (refused.value.code, refused.value.hint) == ("unknown-paragraph", "20F1")
    record = table(call("1S"), Noted(NoteKind.DECLARED, S, law="EBUU"))
    with pytest.raises(InputError) as refused:
        told(record, of)
    assert (refused.value.where, refused.value.hint) == ("events[1].law", "EBU")
    told(record, of, upto=1)
    assert decided(of, Source.DECLARED).status is Status.EXTRANEOUS  # nobody said by what


@pytest.mark.requirement("S000-04", "S002-04", "S003-04", "S004-04")
@pytest.mark.parametrize("of", BOTH)
def test_legal_procedure_unless_something_says_otherwise(of: Edition) -> None:
    for carrier in (None, Carrier.QUESTION, Carrier.REPLY):
        assert decided(of, Source.PROCEDURE, carrier).laws == ("16A1(c)",)
        assert decided(of, Source.PROCEDURE, carrier, otherwise="20G1").status is Status.EXTRANEOUS
    record = table(call("1S"), Noted(NoteKind.QUESTION, E, "what is 1♠?"), Noted(NoteKind.REPLY, S, "five"))
    assert [item(record, of, seat, 1).laws for seat in (N, S)] == [("16A1(c)",)] * 2
    assert [item(record, of, seat, 2).laws for seat in (E, W)] == [("16A1(c)",)] * 2


@pytest.mark.requirement("S000-04", "S002-04", "S003-04", "S004-04")
@pytest.mark.parametrize("of", BOTH)
def test_16b1_goes_before_legal_procedure(of: Edition) -> None:
    theirs = Status.EXTRANEOUS if of is OLD else Status.UNAUTHORISED
    for carrier in (Carrier.QUESTION, Carrier.REPLY, Carrier.UNEXPECTED_ALERT, Carrier.MISSING_ALERT):
        found = decided(of, Source.CARRIER, carrier, from_partner=True)
        assert found.status is theirs
        assert "16B1" in found.laws
    record = table(call("1S"), Noted(NoteKind.QUESTION, E, "what is 1♠?"), Noted(NoteKind.REPLY, S, "five"))
    assert item(record, of, W, 1).status is theirs
    assert item(record, of, N, 2).status is theirs
    alerted = table(call("1S"), Noted(NoteKind.ALERT, S))
    assert item(alerted, of, E, 1).status is Status.AUTHORISED
    assert item(alerted, of, N, 1).status is Status.OPEN  # nobody says whether it was unexpected


@pytest.mark.requirement("S000-05", "S002-05", "S003-05", "S004-05")
@pytest.mark.parametrize("of", BOTH)
def test_what_he_knew_before_he_took_his_cards(of: Edition) -> None:
    assert decided(of, Source.KNOWN_BEFORE).laws == ("16A1(d)", "7B")
    precluded = decided(of, Source.KNOWN_BEFORE, otherwise="16D1")
    assert precluded.status is Status.EXTRANEOUS
    record = table(Noted(NoteKind.KNOWN_BEFORE, S, "team is ahead"), Noted(NoteKind.KNOWN_BEFORE, S, law="6D2"))
    assert item(record, of, S, 0).status is Status.AUTHORISED
    assert item(record, of, S, 1).status is Status.EXTRANEOUS
    assert item(record, of, E, 0).text == ""
    with pytest.raises(InputError):
        told(table(Noted(NoteKind.KNOWN_BEFORE, S, law="99Z")), of)


@pytest.mark.requirement("S000-06", "S002-06", "S003-06", "S004-06")
@pytest.mark.parametrize("of", BOTH)
def test_his_score_the_opponents_traits_and_the_regulations(of: Edition) -> None:
    also = (Source.SCORE, Source.TRAITS, Source.REGULATIONS)
    for source in Source:
        assert (decided(of, source).laws == ("16A2",)) == (source in also)
    for seat in Seat:
        standing = [one for one in told(table(), of).of(seat) if one.source in also]
        assert [one.laws for one in standing] == [("16A2",)] * 3
    traits = [item_text(one, words("it")).what for one in told(table(), of).of(N) if one.source is Source.TRAITS]
    assert traits == ["le caratteristiche (testo: espressioni) degli avversari"]
    slow = table(Noted(NoteKind.HESITATION, E), call("P", E))  # 16A2 is not widened: his tempo is 73D
    assert item(slow, of, N, 0).laws == ("73D1",)


@pytest.mark.requirement("S000-07", "S002-07")
@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("of", BOTH)
def test_what_nothing_authorises_is_extraneous_and_no_basis(of: Edition, way: Way) -> None:
    found = decided(of, Source.ELSEWHERE, way=way)
    assert found.status is Status.EXTRANEOUS
    use = if_acted_on(found, of)
    if of is OLD:
        assert found.laws == ("16A3", "16C1")
        assert (use.breach, use.law) == (True, "16A3")
    else:
        assert found.laws == ("16D1",)
        assert (use.breach, use.law) == (None, "16D2")


@pytest.mark.requirement("S000-07", "S002-07")
def test_2017_never_cites_16a3() -> None:
    for source in Source:
        for from_partner in (True, False):
            for facts in ({}, {"carrier": Carrier.TONE}, {"law": "27", "offends": True}, {"tainted": True}):
                found = decided(NEW, source, from_partner=from_partner, **facts)  # type: ignore[arg-type]
                assert not {"16A3", "16A4"} & {*found.laws, if_acted_on(found, NEW).law}
    offended = decided(NEW, Source.WITHDRAWN, law="27", offends=True)
    assert if_acted_on(offended, NEW).law == "16C2"
    assert if_acted_on(decided(OLD, Source.WITHDRAWN, law="27", offends=True), OLD).law == "16D2"


@pytest.mark.requirement("S000-07", "S002-07")
def test_16a3_forbids_as_may_not_does_in_every_language() -> None:
    assert "16A3" in OLD.paragraphs
    assert "16A3" not in NEW.paragraphs
    for language in LANGUAGES:
        assert words(language)("information-status-extraneous", "means")


@pytest.mark.requirement("S003-07", "S004-07")
@pytest.mark.parametrize("carrier", Carrier)
def test_from_partner_2017_is_unauthorised_by_itself_and_2007_restricts_the_choice(carrier: Carrier) -> None:
    new = decided(NEW, Source.CARRIER, carrier, from_partner=True)
    assert (new.status, new.laws) == (Status.UNAUTHORISED, ("16B1",))
    assert if_acted_on(new, NEW).law == "16B1(a)"
    old = decided(OLD, Source.CARRIER, carrier, from_partner=True)
    assert (old.status, old.laws) == (Status.EXTRANEOUS, ("16A3", "16B1"))
    harmless = decided(NEW, Source.CARRIER, carrier, from_partner=True, suggests=False)
    assert harmless.status is Status.EXTRANEOUS
    assert if_acted_on(harmless, NEW).breach is False
