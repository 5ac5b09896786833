"""An inquiry as plain data for programs: the JSON of the command line and of REST."""

from __future__ import annotations

from typing import Any

from arbitro.inquiry import Inquiry
from arbitro.inquiry.assessment import Assessment
from arbitro.inquiry.onward import onward, road_to
from arbitro.inquiry.triage import Found, Target
from arbitro.language.ruling import question_text, ruling_text, who
from arbitro.language.words import Words
from arbitro.laws.core import Outcome, Role, Section
from arbitro.laws.rulebook import Finding


def onward_json(target: Target) -> dict[str, Any]:
    """An incident that is to be ruled next, with what is known of it; or the question that finds it."""
    if isinstance(target, Found):
        return {"kind": target.kind, "facts": dict(target.told)}
    return {"question": target.key, "answers": {ask.key: answer.key for ask, answer in road_to(target)}}


def inquiry_json(inquiry: Inquiry, words: Words, unused: tuple[str, ...] = ()) -> dict[str, Any]:
    """The facts, what was asked in order, the ruling so far with its explanation, and the next question if any.

    `inquiry` inside it takes the same inquiry up again (`Inquiry.from_json`).
    """
    ruling = inquiry.ruling
    found = [(finding, _finding(inquiry, finding)) for finding in ruling.outcomes]
    question = inquiry.asks
    text = question_text(inquiry, words)
    return {
        "kind": inquiry.kind_key,
        "edition": inquiry.profile.edition,
        "regulations": inquiry.profile.regulations,
        "facts": inquiry.known,
        "asked": list(inquiry.told),
        "unused": list(unused),
        "ruling": {
            "complete": ruling.complete,
            "final": ruling.is_final,
            "outcomes": [data for f, data in found if f.slot.section is not Section.INFORMATION],
            "information": [data for f, data in found if f.slot.section is Section.INFORMATION],
            "watch": [
                {
                    "fact": watch.fact.key,
                    "stage": watch.fact.stage.name.lower(),
                    "laws": list(watch.laws),
                    "possible": [outcome_json(inquiry, answer[0]) for answer in watch.possible],
                }
                for watch in ruling.watch
            ],
            "explanation": [{"law": line.laws[0], "text": line.text} for line in ruling_text(inquiry, words).why],
        },
        "onward": [onward_json(target) for target in onward(inquiry)],
        "question": question
        and text
        and {
            "key": question.key,
            "checklist": question.is_checklist,
            "facts": [fact.key for fact in question.facts],
            "text": text.text,
            "whom": question.facts[0].answerer.value,
            "of": question.facts[0].asked_of.value,
            "where": question.facts[0].where.value,
            "laws": list(question.laws),
            "options": [
                {
                    "fact": fact.key,
                    "value": consequence.value,
                    "refused": consequence.refused,
                    "leads_to": [_finding(inquiry, finding) for finding in consequence.settled],
                    "ordinarily": [_finding(inquiry, finding) for finding in consequence.ordinary],
                    "possible": {
                        slot: [outcome_json(inquiry, answer[0]) for answer in answers]
                        for slot, answers in consequence.possible
                    },
                }
                for fact, consequences in question.consequences
                for consequence in consequences
            ],
        },
        "inquiry": inquiry.to_json(),
    }


def outcome_json(inquiry: Inquiry, outcome: Outcome) -> dict[str, Any]:
    """An outcome with its parameters; a role is bound to a seat or side where the table is known."""
    params = {
        name: who(value, inquiry.binding) if isinstance(value, Role) else value
        for name, value in outcome.params.items()
    }
    return {"outcome": outcome.id, "params": params}


def _finding(inquiry: Inquiry, finding: Finding) -> dict[str, Any]:
    return {
        "slot": finding.slot.key,
        **outcome_json(inquiry, finding.outcome),
        "laws": list(finding.laws),
        "strength": finding.strength.value,
        "basis": finding.provisions[0].basis.value,
        "certain": finding.certain,
    }


def assessment_json(assessment: Assessment | None) -> dict[str, Any] | None:
    """The tricks and scores of a board; scores are the declaring side's."""
    if assessment is None:
        return None
    tricks = (assessment.table_tricks, assessment.automatic_tricks, assessment.larger_tricks)
    return {
        "to": str(assessment.to),
        "moved": list(assessment.moved),
        "capped": assessment.capped,
        "table_tricks": tricks[0],
        "automatic_tricks": tricks[1],
        "equity": assessment.equity
        and {"declarer_tricks": assessment.equity.declarer_tricks, "source": assessment.equity.source.value},
        "larger_tricks": tricks[2],
        "scores": [None if n is None else assessment.score(n) for n in tricks],
    }
