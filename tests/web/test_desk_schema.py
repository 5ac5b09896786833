"""The OpenAPI document is kept: whatever is sent to the desk, it answers as the document says and never fails."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from arbitro.desk.app import create_app

schema = schemathesis.openapi.from_asgi("/api/openapi.json", create_app("sqlite:///:memory:"))


@schema.parametrize()
@settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_is_as_documented(case: schemathesis.Case) -> None:
    # What a file must hold to be a record, which meanings a hand can have, or what makes a poll, no schema can say.
    unsaid = ("/api/records", "/api/events", "/api/polls", "/api/polls/{id}/thresholds", "/api/comparisons")
    excluded = [positive_data_acceptance] if case.path in unsaid else []
    case.call_and_validate(excluded_checks=excluded)
