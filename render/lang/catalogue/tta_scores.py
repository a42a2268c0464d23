"""Written by tools/sentences.py from render/lang/en/tta-scores.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaScores(Sentences):
    """All that render/lang/en/tta-scores.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-scores"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "culture_from": (
            "production",
            "famine",
            "event",
            "leader",
            "wonder",
            "aggression",
            "war",
            "territory",
            "action",
            "pact",
            "event_prepared",
            "resigned",
            "other",
        ),
    }

    def culture_from(self, kind: str) -> str:
        """One of a family."""
        return self._say(f"culture-from-{kind}")
