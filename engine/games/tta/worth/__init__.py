"""What a position is worth to a civilization: for players that look ahead, and for hints."""

from engine.games.tta.worth.judge import JUDGE, TtaJudge

__all__ = ["JUDGE", "TtaJudge"]
