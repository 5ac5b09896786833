"""From a poll to the ruling: the action chosen against each other one, and the facts that settles (16B1)."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from arbitro.adjustment.chain import Suggests, chain_facts
from arbitro.adjustment.poll import Question
from arbitro.adjustment.thresholds import Limbs, Thresholds, published
from arbitro.desk.errors import missing
from arbitro.desk.poll_views import LineView, line_views, text_of
from arbitro.desk.polls import Asked
from arbitro.desk.showing import show, visitor_of
from arbitro.desk.stores import polls_of
from arbitro.errors import InputError
from arbitro.language.ruling import value_text
from arbitro.language.words import Words
from arbitro.laws.core import Value
from arbitro.laws.profile import edition as edition_of

router = APIRouter()

KINDS = ("partner_information", "withdrawn_action")
UNNAMED = "-"  # what he chose was named by nobody


@dataclass(frozen=True, slots=True)
class Pair:
    """The chosen action against another one: its code, its words, its limbs, what the director says of the pair."""

    code: str
    text: str
    line: LineView
    suggests: str


@router.get("/{language}/poll/{id_}/chain")
async def chain(
    request: Request, language: str, id_: str, chosen: str = "", kind: str = KINDS[0], edition: str = ""
) -> Response:
    """The comparison of a poll's actions, and where it is complete the way into the inquiry."""
    visitor = visitor_of(request, language)
    polls = polls_of(request)
    asked = await run_in_threadpool(polls.get, id_)
    if asked.poll.question is not Question.ACTION:
        raise missing(InputError("not-found", got=request.url.path[:200]))
    if kind not in KINDS:
        raise InputError.unknown("kind", kind, KINDS)
    laws = edition_of(edition or visitor.edition)
    line = asked.thresholds or published(visitor.regulations or None, laws.id)
    limbs = _limbs(asked, line)
    if chosen and chosen not in (*limbs, UNNAMED):
        raise InputError.unknown("action", chosen, limbs)
    said = {code: Suggests(value) for code, value in _said(request, limbs).items() if code != chosen}
    pairs = _pairs(asked, line, chosen, said, visitor.words)
    facts: dict[str, Value] = {}
    if chosen and pairs and len(said) == len(pairs):
        facts = chain_facts(chosen, limbs, said)
    kind_facts = {fact.key: fact for fact in laws.kind(kind).facts}
    return show(
        request,
        visitor,
        "chain.html",
        id=id_,
        actions=[(code, text_of(code, visitor.words)) for code in limbs],
        unnamed=UNNAMED,
        chosen=chosen,
        chosen_text=text_of(chosen, visitor.words) if chosen in limbs else "",
        pairs=pairs,
        choices=[(value, value_text(kind_facts["chain.suggested"], value, visitor.words)) for value in Suggests],
        kinds=KINDS,
        kind=kind,
        edition=laws.id,
        facts=[(kind_facts[key], value_text(kind_facts[key], value, visitor.words)) for key, value in facts.items()],
        undrawn=not line.is_set,
        ready=len(said) == len(pairs) and bool(chosen),
        onward=_onward(language, kind, laws.id, visitor.regulations, facts) if facts else "",
        room="polls",
    )


def _limbs(asked: Asked, line: Thresholds) -> dict[str, Limbs]:
    return {each.action: each.limbs for each in asked.tally.lines(line)}


def _said(request: Request, limbs: dict[str, Limbs]) -> dict[str, str]:
    """What the director said of each pair: over.<action>=is|could|no. Raises InputError for what is none of them."""
    found = {code: request.query_params.get(f"over.{code}", "") for code in limbs}
    if wrong := next((value for value in found.values() if value and value not in tuple(Suggests)), None):
        raise InputError.unknown("value", wrong, tuple(Suggests))
    return {code: value for code, value in found.items() if value}


def _pairs(asked: Asked, line: Thresholds, chosen: str, said: dict[str, Suggests], words: Words) -> list[Pair]:
    if not chosen:
        return []
    codes = [each.action for each in asked.tally.lines(line)]
    views = line_views(asked, line, words)
    return [
        Pair(code, view.action, view, said.get(code, ""))
        for code, view in zip(codes, views, strict=True)
        if code != chosen
    ]


def _onward(language: str, kind: str, edition: str, regulations: str, facts: dict[str, Value]) -> str:
    """The inquiry with these facts told."""
    told = {key: ("yes" if value else "no") if isinstance(value, bool) else value for key, value in facts.items()}
    page = {"edition": edition} | ({"regulations": regulations} if regulations else {})
    return f"/{language}/inquiry/{kind}?{urlencode({**page, **told})}"
