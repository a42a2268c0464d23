"""Written by tools/sentences.py from render/lang/en/bot-alerts.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotAlerts(Sentences):
    """All that render/lang/en/bot-alerts.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-alerts"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "failing": (
            "database",
            "gateway",
            "outbox",
            "scheduler",
            "drawing",
        ),
    }

    def fault(self, *, what: str, reference: str) -> str:
        """Something went wrong that had not gone wrong in the last day: `{what}`. It is kept …"""
        return self._say("fault", what=what, reference=reference)

    def logged(self, *, what: str) -> str:
        """Something went wrong that had not gone wrong in the last day: `{what}`. The log sho…"""
        return self._say("logged", what=what)

    def enough(self, *, most: int) -> str:
        """{most} new faults within an hour. More are not told here until the hour is over; `a…"""
        return self._say("enough", most=most)

    def well_again(self) -> str:
        """All parts of the bot work again."""
        return self._say("well-again")

    def failing(self, part: str) -> str:
        """a part of the bot does not work"""
        return self._say(f"failing-{part}")
