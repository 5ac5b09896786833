"""REST for comparable calls: the meanings of two calls or more, and what is proposed for each limb with its grounds."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from arbitro.adjustment.comparable import Comparison, comparable_calls
from arbitro.desk.api import Errors, Language, Plain, Said, words_of
from arbitro.desk.comparable_schema import ComparableSent, range_json
from arbitro.language.words import Words

router = APIRouter(prefix="/api/comparisons", tags=["comparable"])


class ComparedSaid(Said):
    """A call against the withdrawn one: what is proposed in all, limb by limb, and the ranges side by side."""

    call: str
    proposed: str
    text: str
    limbs: list[dict[str, Any]]
    spans: list[dict[str, Any]]


class ComparableSaid(Said):
    """The calls: first those that would be comparable, then those to judge, then the others."""

    calls: list[ComparedSaid]


@router.post(
    "",
    responses={
        200: {"model": ComparableSaid},
        400: {"model": Errors},
        413: {"model": Errors},
        422: {"model": Errors},
    },
)
async def compare(request: Request, sent: ComparableSent, lang: Language = None) -> Response:
    """Compares each call with the one withdrawn (23A). The director decides."""
    said = words_of(request, lang)
    withdrawn, possible = sent.calls()
    found = await run_in_threadpool(comparable_calls, withdrawn, possible)
    return Plain({"calls": [_json(call.code, comparison, said) for call, comparison in found]})


def _json(call: str, comparison: Comparison, said: Words) -> dict[str, Any]:
    return {
        "call": call,
        "proposed": comparison.proposed,
        "text": said(f"comparable-proposed-{comparison.proposed}"),
        "limbs": [
            {
                "limb": limb.limb,
                "law": limb.limb.law,
                "proposed": limb.proposed,
                "grounds": [{"ground": ground, "text": said(f"comparable-ground-{ground}")} for ground in limb.grounds],
                "outside": limb.outside and {"lengths": limb.outside.lengths, "points": limb.outside.points},
            }
            for limb in comparison.limbs
        ],
        "spans": [
            {
                "suit": span.suit,
                "withdrawn": range_json(span.withdrawn),
                "replacement": range_json(span.replacement),
                "relation": span.relation,
                "common": range_json(span.common),
            }
            for span in comparison.spans
        ],
    }
