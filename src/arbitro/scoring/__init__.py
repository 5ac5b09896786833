"""Scores: of a contract (Law 77), and of a field (Law 78)."""

from arbitro.scoring.contract import PASSED_OUT, contract_score

__all__ = ["PASSED_OUT", "contract_score"]
