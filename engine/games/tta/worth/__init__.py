"""What a position is worth to a civilization: for players that look ahead, and for hints."""

from engine.games.tta.worth.evaluator import EVALUATOR, TtaEvaluator

__all__ = ["EVALUATOR", "TtaEvaluator"]
