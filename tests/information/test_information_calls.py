"""16A1(a): legal calls and plays of this board, and illegal ones that were accepted."""

from __future__ import annotations

import pytest
from made_tables import AUCTION, BOTH, NEW, OLD, TRICK, E, N, S, W, call, card, decided, item, table

from arbitro.information import Reason, Source, Status
from arbitro.language.information import item_text
from arbitro.language.words import words
from arbitro.laws.edition import Edition
from arbitro.model import Seat
from arbitro.table import AttentionDrawn, Noted, NoteKind

ROWS = ("S000-01", "S002-01", "S003-01", "S004-01")


@pytest.mark.requirement(*ROWS)
@pytest.mark.parametrize("source", [Source.CALL, Source.PLAY])
@pytest.mark.parametrize("of", BOTH)
def test_authorised_if_of_this_board_and_legal_or_accepted_and_not_tainted(of: Edition, source: Source) -> None:
    for this_board in (True, False):
        for legal in (True, False):
            for accepted in (True, False):
                for tainted in (True, False):
                    for from_partner in (True, False):
                        found = decided(
                            of,
                            source,
                            current_board=this_board,
                            legal=legal,
                            accepted=accepted,
                            tainted=tainted,
                            from_partner=from_partner,
                        )
                        usable = this_board and (legal or accepted) and not tainted
                        assert (found.status is Status.AUTHORISED) == usable
                        assert (found.laws == ("16A1(a)",)) == usable
                        assert found.status is not Status.OPEN


@pytest.mark.requirement(*ROWS)
@pytest.mark.parametrize("of", BOTH)
def test_an_illegal_call_is_nobodys_until_it_is_accepted(of: Edition) -> None:
    insufficient = table(call("1N"), call("1H"))
    for seat in Seat:
        found = item(insufficient, of, seat, 1)
        assert (found.status, found.reason) == (Status.OPEN, Reason.PENDING)
        assert found.laws == ("16A1(a)", "27")
    accepted = insufficient.add(call("P"))
    for seat in Seat:
        assert item(accepted, of, seat, 1).status is Status.AUTHORISED


@pytest.mark.parametrize("of", BOTH)
def test_an_inadmissible_double_is_never_accepted(of: Edition) -> None:
    doubled = table(call("1N"), call("P"), call("X"), call("P"))
    assert item(doubled, of, W, 2).status is Status.OPEN


@pytest.mark.requirement(*ROWS)
@pytest.mark.parametrize("of", BOTH)
def test_an_illegal_play_is_nobodys_until_it_is_accepted(of: Edition) -> None:
    led = table(*AUCTION, card("C5", W))  # out of turn: East is to lead
    assert item(led, of, N, 4).status is Status.OPEN
    accepted = led.add(card("C2", N))
    assert item(accepted, of, N, 4, Source.PLAY).status is Status.AUTHORISED
    assert item(accepted, of, E, 4, Source.DUMMY).by is S


@pytest.mark.parametrize("of", BOTH)
def test_a_revoke_shows_once_attention_is_drawn_to_it(of: Edition) -> None:
    revoked = table(*AUCTION, *TRICK[:2], card("DA"), TRICK[3])
    assert item(revoked, of, E, 6).status is Status.AUTHORISED
    noticed = revoked.add(AttentionDrawn(N, 6))
    assert item(noticed, of, E, 6).laws == ("16A1(a)", "61A")
    established = revoked.add(card("CK"), AttentionDrawn(N, 6))
    assert item(established, of, E, 6).status is Status.AUTHORISED


@pytest.mark.requirement(*ROWS)
@pytest.mark.parametrize("of", BOTH)
def test_partners_call_is_tainted_by_what_came_with_it(of: Edition) -> None:
    before = table(Noted(NoteKind.HESITATION, N), call("1S"))
    after = table(call("1S"), Noted(NoteKind.TONE, N))
    for record, number in ((before, 1), (after, 0)):
        partners = item(record, of, S, number)
        assert partners.tainted
        assert partners.tainted_by == (1 - number,)
        assert partners.status is (Status.EXTRANEOUS if of is OLD else Status.UNAUTHORISED)
        assert item_text(partners, words("en")).status == "tainted"
        for other in (N, E, W):
            assert item(record, of, other, number).status is Status.AUTHORISED
            assert not item(record, of, other, number).tainted


@pytest.mark.parametrize("of", BOTH)
def test_an_explanation_taints_the_partners_next_call(of: Edition) -> None:
    record = table(call("2D"), Noted(NoteKind.REPLY, S, "weak with both majors"), call("P"), call("2H"), call("P"))
    assert item(record, of, N, 3).tainted_by == (1,)
    assert not item(record, of, E, 2).tainted


@pytest.mark.requirement("S003-01")
def test_polish_cites_without_brackets() -> None:
    found = item_text(item(table(call("1S")), NEW, S, 0), words("pl"))
    assert found.laws == ("16A1a",)
    assert item_text(item(table(call("1S")), NEW, S, 0), words("fr")).laws == ("16A1(a)",)
