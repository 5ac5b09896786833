"""Double-dummy evidence against hand-checked endings and a plain search; the worker's life and death."""

from __future__ import annotations

import json
import logging
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

import arbitro
from arbitro.equity import double_dummy, worker
from arbitro.equity.double_dummy import (
    Evidence,
    Position,
    Status,
    declarer_tricks_from,
    solve,
    tricks_without,
)
from arbitro.equity.worker import Reply, Request, Solver
from arbitro.errors import InputError
from arbitro.model import CARDS, Board, Card, Contract, Deal, Denomination, Hand, Seat, Side
from arbitro.table.events import Played, Withdrawn
from arbitro.table.record import TableRecord

needs_endplay = pytest.mark.skipif(find_spec("endplay") is None, reason="the extra `equity` is not installed")
posix = pytest.mark.skipif(os.name != "posix", reason="signals and fork")

# South's thirteen top tricks.
TOP = Deal.parse("N:432.5432.432.432 765.876.8765.765 AKQ.AKQ.AKQ.AKQJ JT98.JT9.JT9.T98")


# --- an independent solver: plain search, sharing nothing with the one under test


def follows(hand: frozenset[Card], led: Card | None) -> list[Card]:
    return [c for c in hand if led and c.suit is led.suit] or list(hand)


def winner_of(trump: Denomination, trick: Sequence[Card]) -> int:
    def strength(card: Card) -> int:
        if card.suit == trump.value:
            return 100 + card.rank
        return int(card.rank) if card.suit is trick[0].suit else 0

    return max(range(4), key=lambda i: strength(trick[i]))


def ns_tricks(
    trump: Denomination,
    leader: int,
    trick: tuple[Card, ...],
    hands: tuple[frozenset[Card], ...],
    lo: int,
    hi: int,
) -> int:
    """North-South's tricks still to come, exact between `lo` and `hi`."""
    if len(trick) == 4:
        leader = (leader + winner_of(trump, trick)) % 4
        won = 1 - leader % 2
        return won + ns_tricks(trump, leader, (), hands, lo - won, hi - won)
    turn = (leader + len(trick)) % 4
    if not hands[turn]:
        return 0
    best = -1 if turn % 2 == 0 else 14
    for card in follows(hands[turn], trick[0] if trick else None):
        rest = (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :])
        value = ns_tricks(trump, leader, (*trick, card), rest, lo, hi)
        if turn % 2 == 0:
            best = max(best, value)
            lo = max(lo, best)
        else:
            best = min(best, value)
            hi = min(hi, best)
        if lo >= hi:
            break
    return best


def expected(position: Position) -> dict[str, int]:
    """For each legal card, the tricks to come for the side on play."""
    turn, hands = position.on_play.position, tuple(map(frozenset, position.hands))
    result = {}
    for card in follows(hands[turn], position.trick[0] if position.trick else None):
        rest = (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :])
        ns = ns_tricks(position.trump, position.leader.position, (*position.trick, card), rest, -1, 14)
        result[card.code] = ns if turn % 2 == 0 else position.tricks_to_come - ns
    return result


# --- positions and records


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def position(trump: str, leader: str, trick: str, hands: str) -> Position:
    n, e, s, w = map(Hand.parse, hands.split())
    return Position(Denomination(trump), Seat(leader), cards(trick), (n, e, s, w))


def ending(rng: random.Random, size: int) -> Position:
    """A random ending, often in the middle of a trick and sometimes after a revoke in it; few suits, so that
    cards of a suit meet."""
    suits = rng.sample("SHDC", rng.randint(2, 4))
    pack = rng.sample([card for card in CARDS.values() if card.suit in suits], 4 * size)
    hands = [set(pack[i::4]) for i in range(4)]
    leader, trump, trick = rng.randrange(4), rng.choice(list(Denomination)), list[Card]()
    for i in range(rng.randrange(4)):
        hand = hands[(leader + i) % 4]
        legal = follows(frozenset(hand), trick[0] if trick else None)
        trick.append(rng.choice(sorted(hand if rng.random() < 0.1 else legal)))
        hand.remove(trick[-1])
    n, e, s, w = map(Hand.of, hands)
    return Position(trump, list(Seat)[leader], tuple(trick), (n, e, s, w))


def record(deal: Deal | None, contract: str, declarer: str, play: str) -> TableRecord:
    return TableRecord(
        Board.of(1), deal, tuple(map(Played, cards(play))), Contract.parse(contract, Seat(declarer), False)
    )


def played_record(rng: random.Random) -> tuple[TableRecord, int]:
    """A random deal played out at random, with a revoke in one of the last four tricks; and its event."""
    while True:
        pack = list(CARDS.values())
        rng.shuffle(pack)
        hands = [set(pack[i::4]) for i in range(4)]
        deal = Deal.of({seat: Hand.of(hand) for seat, hand in zip(Seat, hands, strict=True)})
        declarer, denomination = rng.choice(list(Seat)), rng.choice(list(Denomination))
        leader, trick, play, revoke = declarer.lho.position, list[Card](), list[Card](), None
        from_event = rng.randrange(36, 48)
        while len(play) < 52:
            hand = hands[(leader + len(trick)) % 4]
            legal = follows(frozenset(hand), trick[0] if trick else None)
            choice = sorted(legal)
            if revoke is None and len(play) >= from_event and len(legal) < len(hand):
                revoke, choice = len(play), sorted(hand - set(legal))
            trick.append(rng.choice(choice))
            hand.remove(trick[-1])
            play.append(trick[-1])
            if len(trick) == 4:
                leader, trick = (leader + winner_of(denomination, trick)) % 4, []
        if revoke is not None:
            contract = Contract.parse(f"4{denomination}", declarer, False)
            return TableRecord(Board.of(1), deal, tuple(map(Played, play)), contract), revoke


def request(position: Position) -> Request:
    deal = "N:" + " ".join(map(str, position.hands_before_trick))
    trick = [card.code for card in position.trick]
    return Request(trump=position.trump.value, leader=position.leader.value, trick=trick, deal=deal)


@pytest.fixture(autouse=True)
def _empty_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(double_dummy, "_cache", {})


@pytest.fixture
def solver() -> Iterator[Solver]:
    solver = Solver()
    yield solver
    solver.close()


# Hearts led by East take DDS seconds.
SLOW = position("H", "E", "", ".AK92.AQJ763.J92 4.3.KT9852.K8764 AJ9832.QT874..AQ KQT765.J65.4.T53")
QUICK = position("N", "S", "S2 S4", "AQ... 75... 3... K...")
QUICK_REPLY = {"SA": 1, "SQ": 2}


# --- what is found


@needs_endplay
@pytest.mark.parametrize(
    ("ending", "found"),
    [
        (QUICK, QUICK_REPLY),  # the finesse: West still holds the king
        (position("N", "W", "S7", "AQ... K8... 32... .A.."), {"SA": 1, "SQ": 1}),  # offside: East's king wins
        # South ruffs the ace and loses the last trick; if he throws his club, West overruffs him at the end
        (position("H", "N", "S2 SA", "..2. ..3. .4..5 3.5.."), {"H4": 1, "C5": 0}),
        (position("H", "N", "SA SK S3", ".2.. .3.. .4.. 2.A.."), {"S2": 1}),  # no ruff while he can follow
        (position("N", "E", "", "T98... AKQ... 765... 432..."), {"SA": 3, "SK": 3, "SQ": 3}),
        (position("N", "N", "", "A... K... Q... J..."), {"SA": 1}),  # the last trick
        (position("D", "E", "DA D2 D3", "..4. ... ... ..."), {"D4": 0}),  # the last card
        (position("D", "N", "SA SK SQ", "... ... ... ..2."), {"D2": 1}),
    ],
)
def test_endings_checked_by_hand(ending: Position, found: dict[str, int]) -> None:
    assert expected(ending) == found
    assert solve(ending) == Reply(Status.FOUND, found)


@needs_endplay
@pytest.mark.parametrize("seed", range(8))
def test_random_endings_as_a_plain_search_has_them(seed: int) -> None:
    rng = random.Random(seed)
    for size in [1, 2, 3, 3, 4, 4, 5] * 10:
        ending_ = ending(rng, size)
        assert ending_.is_sound
        reply = solve(ending_)
        assert (reply.status, reply.tricks) == (Status.FOUND, expected(ending_)), ending_


@needs_endplay
@pytest.mark.parametrize("seed", range(8))
def test_a_revoke_in_a_record(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(5):
        table, event = played_record(rng)
        state = table.state_at(event)
        assert state.turn
        assert state.contract
        assert next((i.kind, i.event) for i in table.state.irregularities) == ("revoke", event)
        trick = state.tricks[-1]
        hands = [hand for hand in state.hands if hand is not None]
        n, e, s, w = hands
        before = Position(state.contract.denomination, trick.leader, trick.cards, (n, e, s, w))
        declaring = state.contract.declarer.side
        ours = state.turn.side is declaring
        to_come = expected(before)
        by_card = {
            Card.parse(code): state.tricks_won[declaring] + (n if ours else before.tricks_to_come - n)
            for code, n in to_come.items()
        }
        evidence = tricks_without(table, event)
        assert evidence.status is Status.FOUND
        assert evidence.by_card == by_card
        assert evidence.declarer_tricks == (max if ours else min)(by_card.values())
        assert table.events[event].card not in evidence.by_card  # type: ignore[union-attr]
        after = declarer_tricks_from(table, len(table.events) - 1)
        assert after.declarer_tricks == table.state.declarer_tricks


@needs_endplay
def test_a_whole_deal_seen_from_both_sides() -> None:
    spades = {CARDS["SA"], CARDS["SK"], CARDS["SQ"]}
    declaring = tricks_without(record(TOP, "7N", "S", "SJ S2 S5 DA"), 3)
    assert (declaring.status, declaring.declarer_tricks) == (Status.FOUND, 13)
    assert declaring.by_card == dict.fromkeys(spades, 13)
    defending = tricks_without(record(TOP, "1N", "W", "S2 S5 DA"), 2)
    assert (defending.status, defending.declarer_tricks) == (Status.FOUND, 0)
    assert defending.by_card == dict.fromkeys(spades, 0)


@needs_endplay
def test_tricks_already_won_count() -> None:
    # South has won two tricks and leads a spade; West revokes. South has the rest.
    play = "SJ S2 S5 SA HA H9 H2 H6 SK CT"
    evidence = tricks_without(record(TOP, "3N", "S", play), 9)
    assert evidence.declarer_tricks == 13
    assert set(evidence.by_card) == {CARDS["ST"], CARDS["S9"], CARDS["S8"]}
    discard = "SJ S2 S5 D2"  # no such card in South's hand
    assert tricks_without(record(TOP, "3N", "S", discard), 3).status is Status.FAILED


@needs_endplay
def test_a_second_revoke_is_judged_from_where_the_first_left_the_play() -> None:
    play = "SJ S2 S5 CJ ST S3 S6 HQ"  # South revokes on both spades, West wins both
    table = record(TOP, "7N", "S", play)
    assert [i.event for i in table.state.irregularities if i.kind == "revoke"] == [3, 7]
    assert tricks_without(table, 3).declarer_tricks == 13
    assert tricks_without(table, 7).declarer_tricks == 12


@needs_endplay
def test_a_trick_that_holds_two_revokes() -> None:
    table = record(TOP, "7N", "S", "SJ H2 S5 DA")  # North revoked before South did
    evidence = tricks_without(table, 3)
    assert evidence.declarer_tricks == 13


@needs_endplay
def test_a_revoke_corrected_does_not_disturb_the_next() -> None:
    table = record(TOP, "7N", "S", "SJ S2 S5 DA").add(Withdrawn(3, "62A"), Played(CARDS["HA"]))
    assert tricks_without(table, 5).declarer_tricks == 13


@needs_endplay
def test_three_hands_make_the_fourth() -> None:
    n, e, s, _ = TOP.hands
    assert n
    assert e
    assert s
    deal = Deal.of({Seat.N: n, Seat.E: e, Seat.S: s})
    assert tricks_without(record(deal, "7N", "S", "SJ S2 S5 DA"), 3).declarer_tricks == 13


@needs_endplay
def test_from_the_lead_on_and_to_the_end() -> None:
    table = record(TOP, "3N", "S", "SJ S2 S5 SA")
    for count in range(5):
        assert declarer_tricks_from(table, count).declarer_tricks == 13
    assert len(declarer_tricks_from(table, 0).by_card) == 13


# --- what is not


@pytest.mark.parametrize(
    "deal",
    [None, Deal.of({Seat.N: TOP.hands[0] or Hand()}), Deal.parse("N:2... 3... 4... 5...")],
    ids=["none", "one hand", "an ending"],
)
def test_deal_unknown(deal: Deal | None) -> None:
    table = record(deal, "3N", "S", "SJ S2 S5 SA" if deal is None else "")
    assert declarer_tricks_from(table, 0) == Evidence(Status.DEAL_UNKNOWN)
    if deal is None:
        assert tricks_without(table, 3) == Evidence(Status.DEAL_UNKNOWN)


def test_no_contract() -> None:
    table = TableRecord(Board.of(1), TOP, (Played(CARDS["SJ"]),))
    assert tricks_without(table, 0).status is Status.DEAL_UNKNOWN


@pytest.mark.parametrize("event", [-1, 4, 5])
def test_an_event_that_plays_no_card_is_bad_input(event: int) -> None:
    table = record(TOP, "3N", "S", "SJ S2 S5 DA").add(Withdrawn(3))
    with pytest.raises(InputError, match="event-not-a-play"):
        tricks_without(table, event)


def test_out_of_order_is_not_handed_to_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SOLVER", None)
    table = record(TOP, "3N", "S", "SJ S2 S5 DA HA")
    gap = table.add(Withdrawn(1))  # a card of a complete trick taken back
    assert declarer_tricks_from(gap, 6).status is Status.FAILED
    not_his = record(TOP, "3N", "S", "SJ").add(Played(CARDS["SA"], Seat.S))
    assert tricks_without(not_his, 1).status is Status.FAILED


@pytest.mark.parametrize(
    "ragged",
    [
        position("N", "N", "", "A... K... Q... J2..."),
        position("N", "N", "SA", "K... Q... J... T..."),
        position("N", "N", "SA SK SQ SJ", "... ... ... ..."),
        position("N", "N", "", "... ... ... ..."),
        position("N", "N", "", "A... A... Q... J..."),
        position("N", "N", "SK", "A... K... Q... J..."),
        position("N", "N", "SA SA", "2... 3... Q4... J5..."),
        position("N", "N", "SA", "A2... K3... Q4... J5..."),
    ],
)
def test_ragged_positions(ragged: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SOLVER", None)
    assert not ragged.is_sound
    assert solve(ragged).status is Status.FAILED


def test_no_endplay(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Solver((sys.executable, "-I", "-S", worker.__file__))  # without the site-packages
    monkeypatch.setattr(worker, "SOLVER", bare)
    evidence = tricks_without(record(TOP, "7N", "S", "SJ S2 S5 DA"), 3)
    assert (evidence.status, evidence.declarer_tricks, evidence.by_card) == (Status.NOT_INSTALLED, None, {})
    assert bare.pid is None


@pytest.mark.parametrize(
    "command",
    [
        ("/nonexistent/python",),
        (sys.executable, "-c", "print('Hello')"),
        (sys.executable, "-c", 'print(\'{"status": "odd"}\')'),
        (sys.executable, "-c", ""),
    ],
)
def test_a_worker_that_is_none(command: Sequence[str]) -> None:
    solver = Solver(command)
    assert solver.solve(request(QUICK), 5).status is Status.FAILED
    assert solver.pid is None


# --- the cache


def test_the_cache_answers_and_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Request] = []

    class Stub:
        def solve(self, request: Request, limit: float) -> Reply:
            asked.append(request)
            return Reply(Status.FOUND if limit else Status.TIME_OUT, {"SA": 1})

    monkeypatch.setattr(worker, "SOLVER", Stub())
    monkeypatch.setattr(double_dummy, "CACHE_SIZE", 3)
    assert solve(QUICK, 0).status is Status.TIME_OUT  # which is not kept
    assert [solve(QUICK).tricks for _ in range(3)] == [{"SA": 1}] * 3
    assert len(asked) == 2
    rng = random.Random(1)
    for _ in range(10):
        solve(ending(rng, 4))
    assert len(double_dummy._cache) == 3
    assert QUICK not in double_dummy._cache


# --- the worker


@needs_endplay
def test_one_worker_is_reused(solver: Solver) -> None:
    imported = "endplay" in sys.modules  # by another test of this process
    assert solver.pid is None
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY
    pid = solver.pid
    assert pid not in (None, os.getpid())
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY
    assert solver.pid == pid
    assert ("endplay" in sys.modules) is imported


@needs_endplay
def test_time_out_kills_and_the_next_request_gets_a_fresh_worker(
    solver: Solver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "SOLVER", solver)
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    pid, started = solver.pid, time.monotonic()
    with caplog.at_level(logging.WARNING):
        assert solve(SLOW, 0.1) == Reply(Status.TIME_OUT)
    assert "time_out" in caplog.text
    assert time.monotonic() - started < 3
    assert solver.pid is None
    assert solve(QUICK).tricks == QUICK_REPLY
    assert solver.pid not in (None, pid)


@needs_endplay
def test_time_out_of_a_record() -> None:
    n, e, s, w = SLOW.hands
    table = record(Deal((n, e, s, w)), "4H", "N", "C4 CQ CT")
    assert tricks_without(table, 2, limit=0.0).status is Status.TIME_OUT


@needs_endplay
@posix
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSEGV])
def test_a_crash_in_a_request(solver: Solver, how: signal.Signals) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    pid = solver.pid
    assert pid
    crash = threading.Timer(0.2, os.kill, (pid, how))
    crash.start()
    reply = solver.solve(request(SLOW), 10)
    crash.join()
    assert (reply.status, reply.detail) == (Status.FAILED, f"the worker died: exit status {-how}")
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
@posix
def test_a_crash_between_requests_costs_nobody_an_answer(solver: Solver) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    assert solver.pid
    os.kill(solver.pid, signal.SIGKILL)
    time.sleep(0.1)
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
def test_what_the_solver_refuses(solver: Solver) -> None:
    ragged = Request(trump="N", leader="N", trick=[], deal="N:A... K2... Q... J...")
    reply = solver.solve(ragged, 10)
    assert reply.status is Status.FAILED
    assert reply.detail
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
def test_an_interrupted_caller_does_not_leave_his_answer_to_the_next(
    solver: Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND

    def interrupt(line: bytes) -> Reply | None:
        raise KeyboardInterrupt

    other = request(position("N", "N", "", "A... K... Q... J..."))
    with monkeypatch.context() as patch:
        patch.setattr(worker, "_decoded", interrupt)
        with pytest.raises(KeyboardInterrupt):
            solver.solve(other, 10)
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
def test_threads_take_turns(solver: Solver) -> None:
    rng = random.Random(5)
    endings = [ending(rng, 3) for _ in range(60)]
    with ThreadPoolExecutor(8) as pool:
        replies = list(pool.map(lambda e: solver.solve(request(e), 30), endings))
    assert [reply.tricks for reply in replies] == list(map(expected, endings))


@needs_endplay
def test_waiting_for_the_others_has_the_same_limit(solver: Solver) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(solver.solve, request(SLOW), 1.0)
        time.sleep(0.2)
        pid = solver.pid
        assert solver.solve(request(QUICK), 0.05).status is Status.TIME_OUT
        assert solver.pid == pid  # the other's request goes on
        assert slow.result().status is Status.TIME_OUT
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
def test_closing_in_a_request_and_twice(solver: Solver) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    with ThreadPoolExecutor(1) as pool:
        slow = pool.submit(solver.solve, request(SLOW), 10)
        time.sleep(0.3)
        solver.close()
        solver.close()
        assert slow.result().status is Status.FAILED
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY


@needs_endplay
@posix
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_has_its_own_worker(solver: Solver) -> None:
    assert solver.solve(request(QUICK), 10).status is Status.FOUND
    parents = solver.pid
    child = os.fork()
    if child == 0:
        good = solver.pid is None
        good = good and solver.solve(request(QUICK), 10).tricks == QUICK_REPLY and solver.pid != parents
        solver.close()
        os._exit(0 if good else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert solver.solve(request(QUICK), 10).tricks == QUICK_REPLY
    assert solver.pid == parents


SCRIPT = f"""
import json, os, sys
from arbitro.equity import worker
reply = worker.SOLVER.solve({request(QUICK)!r}, 10)
print(json.dumps([worker.SOLVER.pid, reply.tricks]), flush=True)
"""


def gone(pid: int) -> bool:
    for _ in range(100):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True  # dead, for the machine's first process to bury
        except (OSError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


@needs_endplay
@posix
@pytest.mark.parametrize("way", ["-c", "script", "stdin"])
@pytest.mark.parametrize("end", ["", "raise SystemExit(0)", "os._exit(0)", "os.kill(os.getpid(), 9)"])
def test_it_ends_with_the_program_however_started_and_ended(tmp_path: Path, way: str, end: str) -> None:
    text = SCRIPT + end
    (tmp_path / "script.py").write_text(text)
    arguments = {"-c": ["-c", text], "script": [str(tmp_path / "script.py")], "stdin": ["-"]}[way]
    source = str(Path(arbitro.__path__[0]).parent)
    done = subprocess.run(
        [sys.executable, *arguments],
        input=text if way == "stdin" else "",
        capture_output=True,
        text=True,
        timeout=30,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": source},
        check=False,
    )
    pid, tricks = json.loads(done.stdout)
    assert tricks == QUICK_REPLY
    assert done.stderr == ""
    assert done.returncode == (-9 if "kill" in end else 0)
    assert gone(pid)


@needs_endplay
def test_a_thread_still_waiting_does_not_hold_the_exit() -> None:
    text = (
        SCRIPT
        + f"""
import threading, time
for _ in range(3):
    threading.Thread(target=worker.SOLVER.solve, args=({request(SLOW)!r}, 60), daemon=True).start()
time.sleep(0.3)
"""
    )
    source = str(Path(arbitro.__path__[0]).parent)
    started = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", text],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": source},
        check=False,
    )
    assert done.returncode == 0
    assert time.monotonic() - started < 5
    assert gone(json.loads(done.stdout)[0])


@needs_endplay
@posix
def test_a_search_ends_with_the_program() -> None:
    text = f"""
import os, threading, time
from arbitro.equity import worker
worker.SOLVER.solve({request(QUICK)!r}, 10)
print(worker.SOLVER.pid, flush=True)
threading.Thread(target=worker.SOLVER.solve, args=({request(SLOW)!r}, 60)).start()
time.sleep(0.3)
os.kill(os.getpid(), 9)
"""
    environment = {**os.environ, "PYTHONPATH": str(Path(arbitro.__path__[0]).parent)}
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, timeout=60, env=environment, check=False)
    started = time.monotonic()
    assert gone(int(done.stdout))
    assert time.monotonic() - started < 2


def test_sides_are_what_the_search_takes_them_for() -> None:
    assert [seat.side is Side.NS for seat in Seat] == [True, False, True, False]
