"""What the pages of a poll show, prepared: the position, the bidding box or the cards, the count."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from arbitro.adjustment.interval import Share
from arbitro.adjustment.poll import Decision, Poll, action
from arbitro.adjustment.poll_answer import Answer, Closeness, Suggestion
from arbitro.adjustment.thresholds import Thresholds
from arbitro.desk.polls import Asked, Reply
from arbitro.language.notation import SYMBOLS, call_text, card_text, contract_text, suit_text
from arbitro.language.scoring import percent_text
from arbitro.language.words import Words
from arbitro.model import Call, Hand, Seat, Suit
from arbitro.table import Trick

# ------------------------------------------------------------------------------------------------- position


@dataclass(frozen=True, slots=True)
class CallView:
    """A call in its column; `mine`: the player's own, `last`: the newest one shown."""

    text: str = ""
    mine: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position after so many steps: one call each, then one trick each."""

    seat: str
    line: str
    scoring: str
    hand: tuple[tuple[str, str], ...]
    columns: tuple[tuple[str, str, bool], ...]  # seat's letter, its name, whether it is the player's own
    rows: tuple[tuple[CallView, ...], ...]
    meanings: tuple[tuple[str, str, str], ...]  # seat, call, meaning
    contract: str
    dummy: tuple[tuple[str, str], ...]
    dummy_seat: str
    tricks: tuple[tuple[str, ...], ...]
    step: int
    steps: int

    @property
    def is_decision(self) -> bool:
        return self.step == self.steps


def steps_of(poll: Poll) -> int:
    """How many steps lead to the decision."""
    return len(poll.auction) + len(poll.state.tricks)


def position_view(poll: Poll, step: int, words: Words) -> PositionView:
    calls, tricks = poll.auction[:step], poll.state.tricks[: max(0, step - len(poll.auction))]
    state, over = poll.state, step >= len(poll.auction)
    vulnerable = words(f"vulnerable-{poll.vulnerability}")
    return PositionView(
        str(poll.seat),
        f"{words('desk-dealer', seat=words(f'who-{poll.dealer}'))} · {vulnerable}",
        words(f"poll-scoring-{poll.scoring}"),
        hand_view(_left(poll.hand, tricks), words),
        tuple((words(f"desk-seat-{s}"), words(f"who-{s}"), s is poll.seat) for s in Seat),
        _rows(poll, len(calls), words),
        tuple((str(s.seat), call_text(s.call, words.language), s.meaning) for s in calls if s.meaning),
        contract_text(state.contract, words) if over and state.contract else "",
        hand_view(_left(poll.dummy, tricks), words) if tricks and poll.dummy else (),
        str(state.dummy or ""),
        tuple(
            tuple(
                f"{words(f'desk-seat-{seat}')} {card_text(card, words.language)}"
                for seat, card in zip(trick.seats, trick.cards, strict=True)
            )
            for trick in tricks
        ),
        step,
        steps_of(poll),
    )


def _left(hand: Hand, tricks: tuple[Trick, ...]) -> Hand:
    """The cards of a hand that have not been played in these tricks."""
    return Hand(hand.mask & ~Hand.of(card for trick in tricks for card in trick.cards).mask)


def hand_view(hand: Hand, words: Words) -> tuple[tuple[str, str], ...]:
    return tuple((SYMBOLS[suit], suit_text(hand, suit, words.language)) for suit in reversed(Suit))


def _rows(poll: Poll, count: int, words: Words) -> tuple[tuple[CallView, ...], ...]:
    """The calls in four columns from North; a question mark where the next one is to come."""
    rows: list[list[CallView]] = []
    column = 4
    for i, step in enumerate(poll.auction[:count]):
        place = step.seat.position
        if place < column:
            rows.append([CallView() for _ in Seat])
        text = call_text(step.call, words.language)
        rows[-1][place] = CallView(text, step.seat is poll.seat, i == count - 1)
        column = place + 1
    if count == len(poll.auction) and poll.decision is Decision.CALL:
        if poll.seat.position < column:
            rows.append([CallView() for _ in Seat])
        rows[-1][poll.seat.position] = CallView("?", True)
    return tuple(map(tuple, rows))


# -------------------------------------------------------------------------------------------- what can be done


@dataclass(frozen=True, slots=True)
class OptionView:
    """A call or card to choose; an empty code holds a place in the bidding box."""

    code: str = ""
    text: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class BoxView:
    """What can be chosen from, in rows: pass and doubles, then the levels; or the suits of a hand."""

    calls: bool
    rows: tuple[tuple[OptionView, ...], ...]


def box_view(codes: tuple[str, ...], words: Words) -> BoxView:
    """The bidding box or the cards, with these codes in it."""
    found = [action(code) for code in codes]
    calls = [a for a in found if isinstance(a, Call)]
    if not calls:
        suits = [
            tuple(option(card.code, words) for card in found if not isinstance(card, Call) and card.suit is suit)
            for suit in reversed(Suit)
        ]
        return BoxView(False, tuple(row for row in suits if row))
    rows = [tuple(option(call.code, words) for call in calls if not call.is_bid)]
    for level in range(1, 8):
        bids = {call.rank % 5: call for call in calls if call.level == level}
        if bids:
            rows.append(tuple(option(bids[i].code, words) if i in bids else OptionView() for i in range(5)))
    return BoxView(True, tuple(row for row in rows if row))


def option(code: str, words: Words) -> OptionView:
    """A call or card as the language writes it, and as it is said aloud."""
    found = action(code)
    if isinstance(found, Call):
        text = call_text(found, words.language)
        said = f"{found.level} {words(f'suit-{found.denomination}')}" if found.is_bid else text
        return OptionView(code, text, said)
    text = card_text(found, words.language)
    return OptionView(code, text, f"{text[1:]} {words(f'suit-{found.suit}')}")


def text_of(code: str, words: Words) -> str:
    return option(code, words).text


# -------------------------------------------------------------------------------------------------- answers


@dataclass(frozen=True, slots=True)
class ShareView:
    """A share in words, with its interval as numbers from 0 to 100 to draw it by."""

    count: int
    n: int
    percent: str
    low: str
    high: str
    at: str
    left: str
    width: str


@dataclass(frozen=True, slots=True)
class LineView:
    """An action counted. met, either: 'yes', 'no' or 'open'."""

    action: str
    considered: ShareView
    chose: ShareView
    passing: int
    limb_considered: str
    limb_chose: str
    both: str
    either: str
    differ: bool


@dataclass(frozen=True, slots=True)
class ReplyView:
    """An answer in words."""

    number: int
    id: str
    time: str
    chosen: str
    considered: tuple[tuple[str, str], ...]
    elsewhere: tuple[str, ...]
    suggested: str
    comment: str
    standard: str
    language: str
    dropped: str | None


def line_views(asked: Asked, thresholds: Thresholds, words: Words) -> list[LineView]:
    return [
        LineView(
            text_of(line.action, words),
            share_view(line.considered, words),
            share_view(line.chose, words),
            line.passing,
            _state(line.limbs.considered),
            _state(line.limbs.chose),
            _state(line.limbs.both),
            _state(line.limbs.either),
            line.limbs.differ,
        )
        for line in asked.tally.lines(thresholds)
    ]


def _state(met: bool | None) -> str:
    return "open" if met is None else "yes" if met else "no"


def share_view(share: Share, words: Words) -> ShareView:
    value = share.value or Fraction(0)
    return ShareView(
        share.count,
        share.n,
        percent_text(round(100 * value), words, 0),
        percent_text(round(100 * share.low), words, 0),
        percent_text(round(100 * share.high), words, 0),
        f"{float(100 * value):.1f}",
        f"{float(100 * share.low):.1f}",
        f"{float(100 * (share.high - share.low)):.1f}",
    )


def reply_view(poll: Poll, reply: Reply, words: Words) -> ReplyView:
    answer = reply.answer
    chosen, suggested = "", ""
    considered: tuple[tuple[str, str], ...] = ()
    elsewhere: tuple[str, ...] = ()
    if isinstance(answer, Answer):
        chosen = text_of(answer.chosen, words)
        order = list(Closeness)
        named = sorted(answer.considered, key=lambda line: order.index(line[1]))
        considered = tuple((text_of(code, words), words(f"poll-close-{how}", "short")) for code, how in named)
        elsewhere = tuple(
            words(
                "poll-elsewhere-line",
                made=call_text(poll.auction[step].call, words.language),
                call=text_of(code, words),
            )
            for step, code in answer.elsewhere
        )
    else:
        suggested = suggestion_text(answer, words)
    return ReplyView(
        reply.number,
        reply.id,
        reply.created[11:19],
        chosen,
        considered,
        elsewhere,
        suggested,
        answer.comment,
        answer.standard,
        answer.language,
        reply.dropped,
    )


def suggestion_text(answer: Suggestion, words: Words) -> str:
    if not answer.suggested:
        return words("poll-suggests-nothing")
    one, other = (", ".join(text_of(code, words) for code in codes) for codes in (answer.suggested, answer.over))
    return words("poll-suggests-over", action=one, over=other)
