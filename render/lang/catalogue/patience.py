"""Written by tools/sentences.py from render/lang/en/patience.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class Patience(Sentences):
    """All that render/lang/en/patience.ftl says."""

    CATALOGUE: ClassVar[str] = "patience"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "clock": (
            "all",
            "quiet",
            "none",
        ),
        "time_out": (
            "none",
            "replace",
            "caretaker",
        ),
    }

    def minutes(self, *, minutes: int) -> str:
        """{minutes} min"""
        return self._say("minutes", minutes=minutes)

    def hours(self, *, hours: int) -> str:
        """{hours} h"""
        return self._say("hours", hours=hours)

    def hours_minutes(self, *, hours: int, minutes: int) -> str:
        """{hours} h {minutes} min"""
        return self._say("hours-minutes", hours=hours, minutes=minutes)

    def days(self, *, days: int) -> str:
        """{days} d"""
        return self._say("days", days=days)

    def days_hours(self, *, days: int, hours: int) -> str:
        """{days} d {hours} h"""
        return self._say("days-hours", days=days, hours=hours)

    def no_quiet_hours(self) -> str:
        """none"""
        return self._say("no-quiet-hours")

    def quiet_hours(self, *, begin: str, end: str) -> str:
        """{begin} to {end}"""
        return self._say("quiet-hours", begin=begin, end=end)

    def no_reminders(self) -> str:
        """No reminders."""
        return self._say("no-reminders")

    def reminders(self, *, first: str, every: str, most: int) -> str:
        """Reminders after {first}, then every {every}, at most {most} times."""
        return self._say("reminders", first=first, every=every, most=most)

    def no_clock(self) -> str:
        """No clock."""
        return self._say("no-clock")

    def clock(self, pauses: str, *, move: str, banked: bool, bank: str) -> str:
        """when the clock of a table stops"""
        return self._say(f"clock-{pauses}", move=move, banked=yes(banked), bank=bank)

    def time_out(self, fallback: str) -> str:
        """what happens then"""
        return self._say(f"time-out-{fallback}")
