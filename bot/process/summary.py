"""Sums up a day in one line of the log."""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping
from datetime import UTC, date, datetime

from bot.metrics.figures import Metrics
from tables.model.log import facts

_log = logging.getLogger("agora.day")

COUNTED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "opened": ("agora_tables_total", {"event": "opened"}),
    "over": ("agora_tables_total", {"event": "over"}),
    "closed": ("agora_tables_total", {"event": "closed"}),
    "presses": ("agora_presses_total", {}),
    "posted": ("agora_messages_total", {"outcome": "posted"}),
    "given_up": ("agora_messages_total", {"outcome": "given up"}),
    "limited": ("agora_discord_429_total", {}),
    "lost": ("agora_shard_lost_total", {}),
    "faults": ("agora_faults_total", {}),
}
"""What is counted, by the name of its sample and the labels that it must have."""
WAITED = "agora_panel_seconds_bucket"
LINE = (
    "the last %d hours: %d tables opened, %d over, %d closed; %d presses, 95 of 100 panels within"
    " %s; %d messages posted, %d given up; %d limits of Discord, %d connections lost, %d faults"
)


class Summary:
    """Sums up each day in UTC; the first and the last cover only the time in which the bot ran."""

    def __init__(self, metrics: Metrics, now: float) -> None:
        self._metrics = metrics
        self._began = now
        self._day = _day(now)
        self._before = self._counts()
        self._panels = self._buckets()

    def look(self, now: float) -> bool:
        """Log the summary if a new day has begun; whether it has."""
        if _day(now) == self._day:
            return False
        self._say(now)
        return True

    def stop(self, now: float) -> None:
        """Log the summary of the day so far, if anything happened, because counting ends with the
        process."""
        if any(count > self._before[name] for name, count in self._counts().items()):
            self._say(now)

    def _say(self, now: float) -> None:
        counts, panels = self._counts(), self._buckets()
        made = {name: int(counts[name] - self._before[name]) for name in COUNTED}
        within = quantile({b: n - self._panels.get(b, 0.0) for b, n in panels.items()}, 0.95)
        hours = max(0, round((now - self._began) / 3_600))
        said = "-" if within is None else "more" if within == math.inf else f"{within:g} s"
        first, rest = list(made.values())[:4], list(made.values())[4:]
        told = facts("day", hours=hours, panel_p95=within if said.endswith("s") else None, **made)
        _log.info(LINE, hours, *first, said, *rest, extra=told)
        self._day, self._began = _day(now), now
        self._before, self._panels = counts, panels

    def _counts(self) -> dict[str, float]:
        value = self._metrics.value
        return {name: value(sample, **labels) for name, (sample, labels) in COUNTED.items()}

    def _buckets(self) -> dict[float, float]:
        return {
            float(sample.labels["le"]): sample.value
            for family in self._metrics.panels.collect()
            for sample in family.samples
            if sample.name == WAITED
        }


def quantile(buckets: Mapping[float, float], share: float) -> float | None:
    """The bound below which such a share of values is; None without values."""
    total = max(buckets.values(), default=0.0)
    if total <= 0:
        return None
    return min(bound for bound, count in buckets.items() if count >= share * total)


def _day(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()
