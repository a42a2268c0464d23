"""The figures of one running bot, counted where things happen and told in Prometheus's text form.

No label names a user, a table, a channel or a server. What can be read from the database or from
the connections is read when somebody asks (`bot.process.metrics_server`). Spans are seconds.
"""

from __future__ import annotations

import logging
import time
from functools import cached_property
from pathlib import Path
from typing import Any

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

from bot.metrics import labels
from tables.model.table import Table

QUICK = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0)
"""Bounds for what somebody waits for. Discord gives up an interaction after three seconds."""
TINY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
"""Bounds for transactions."""
SLOW = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0, 3600.0, 86_400.0)
"""Bounds for what nobody looks at with a watch: posts and reminders."""
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "control",
    discord.InteractionType.modal_submit: "window",
    discord.InteractionType.autocomplete: "suggestion",
}
CAME = "came"
"""Mark of an interaction: when it was first heard of, by a clock that nobody sets."""
UNHEARD = "unheard"
"""Mark of an interaction whose acknowledgement failed."""
TOO_MANY = 429


# When they began to be counted is told by the start of the bot.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counts for one bot, in a registry of its own. The names stand in `docs/operating.md`."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        PlatformCollector(registry=own)
        GCCollector(registry=own)

        def counter(name: str, what: str, *names: str) -> Counter:
            return Counter(f"agora_{name}", what, names, registry=own)

        def gauge(name: str, what: str, *names: str) -> Gauge:
            return Gauge(f"agora_{name}", what, names, registry=own)

        def spans(name: str, what: str, bounds: tuple[float, ...], *names: str) -> Histogram:
            return Histogram(f"agora_{name}", what, names, buckets=bounds, registry=own)

        self.presses = counter("presses", "Interactions that came", "kind")
        self.refused = counter("presses_refused", "Interactions not carried out", "why")
        self.unacknowledged = counter(
            "presses_unacknowledged", "Interactions whose acknowledgement failed", "why"
        )
        self.acknowledged = spans(
            "acknowledgement_seconds", "From an interaction to Discord's hearing of it", QUICK
        )
        self.panels = spans("panel_seconds", "From an interaction to its first filled page", QUICK)
        self.transactions = spans(
            "transaction_seconds", "Transactions of the database, with their waiting", TINY, "kind"
        )
        self.storage_faults = counter("storage_faults", "Transactions the database failed at")
        self.messages = counter("messages", "Attempts at messages of the outbox", "outcome")
        self.delivery = spans(
            "delivery_seconds", "From a message being due to its being posted", SLOW
        )
        self.reminders = spans(
            "reminder_lateness_seconds", "By how much the scheduler came late to what was due", SLOW
        )
        self.drawing = spans("drawing_seconds", "Pictures drawn, with their waiting", QUICK, "what")
        self.undrawn = counter("drawings_failed", "Pictures that could not be drawn", "what")
        self.kept = counter("drawings_kept", "Pictures that were there already")
        self.requests = spans("discord_request_seconds", "Requests to Discord", QUICK, "what")
        self.responses = counter("discord_responses", "Answers of Discord", "what", "status")
        self.limited = counter("discord_429", "Requests that Discord's limits turned away", "what")
        self.tables = counter("tables", "What became of tables", "event", "game")
        self.servers_changed = counter("servers_changed", "Servers joined and left", "event")
        self.lost = counter("shard_lost", "Connections lost", "shard")
        self.faults = counter("faults", "Faults noted with a reference")
        self.backups = counter("backups", "Tries to copy the database", "outcome")
        self.lines = counter("log_lines", "Lines of the log", "level")

        self.started = gauge("started_timestamp_seconds", "When the bot was started")
        self.info = gauge("info", "The version, as a label", "version")
        self.outbox = gauge("outbox_pending", "Messages that are still to be said")
        self.oldest = gauge("outbox_oldest_seconds", "For how long the oldest has been due")
        self.open_tables = gauge("open_tables", "Open tables", "game", "status")
        self.problems = gauge("problems", "Faults and reports kept in the database", "kind")
        self.sizes = gauge("database_bytes", "Size of the database", "part")
        self.readable = gauge("database_up", "Whether the database answers")
        self.servers = gauge("servers", "Servers the bot is on")
        self.nodes = gauge("nodes_living", "Processes that share the database")
        self.leases = gauge("leases", "What this process has of that which nodes share", "kind")
        self.takeovers = counter("takeovers", "Leases taken after somebody fell silent", "kind")
        self.shards = gauge("shards", "Connections to Discord that there are to be here")
        self.shard_up = gauge("shard_up", "Whether a shard is connected", "shard")
        self.latency = gauge("shard_latency_seconds", "From a heartbeat to its answer", "shard")
        self.ready = gauge("ready", "Whether all shards are connected and the bot speaks")
        self.failing = gauge("failing", "Whether a part does not work", "part")
        self.backed_up = gauge("backup_timestamp_seconds", "When the last copy was made")
        self.backup_size = gauge("backup_bytes", "Size of the last copy")
        self.waiting = gauge("drawings_waiting", "Pictures that wait for a drawing process")
        self.memory = gauge(
            "memory_bytes", "Memory of the bot's processes; what they share is divided", "process"
        )
        self.started.set_to_current_time()

    @cached_property
    def registry(self) -> CollectorRegistry:
        """What is told. The labels known before are made for the first who asks: most bots are
        asked by nobody, and they were most of what it takes to make one."""
        for attribute, several in labels.known().items():
            for label in several:
                getattr(self, attribute).labels(*label)
        return self._registry

    # --- presses ---------------------------------------------------------------------------------

    def came(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction is heard of."""
        interaction.extras[CAME] = time.perf_counter()
        self.presses.labels(KINDS.get(interaction.type, "other")).inc()

    def took(self, interaction: discord.Interaction[Any], what: Histogram) -> None:
        """It has got so far."""
        came = interaction.extras.get(CAME)
        if came is not None:
            what.observe(time.perf_counter() - came)

    def unheard(self, interaction: discord.Interaction[Any], why: str) -> None:
        """Its acknowledgement failed; a second try of the same one counts no more."""
        if not interaction.extras.get(UNHEARD):
            interaction.extras[UNHEARD] = True
            self.unacknowledged.labels(why).inc()

    # --- tables ----------------------------------------------------------------------------------

    def table(self, event: str, table: Table) -> None:
        """A table was opened, began, is over or was closed."""
        self.tables.labels(event, table.game).inc()

    # --- backups ---------------------------------------------------------------------------------

    def backup(self, made: Path | None) -> None:
        """A copy of the database was made; None: it failed."""
        self.backups.labels("failed" if made is None else "made").inc()
        self.newest_backup(made)

    def newest_backup(self, made: Path | None) -> None:
        """The newest copy there is, if there is one."""
        if made is not None:
            self.backed_up.set(made.stat().st_mtime)
            self.backup_size.set(made.stat().st_size)

    # --- connections -----------------------------------------------------------------------------

    def shard_lost(self, number: int) -> None:
        """A shard has lost its connection."""
        self.lost.labels(str(number)).inc()

    # --- requests --------------------------------------------------------------------------------

    def trace(self) -> aiohttp.TraceConfig:
        """What a session of requests to Discord has to be made with to be counted."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begin)
        config.on_request_end.append(self._end)
        config.on_request_exception.append(self._broke)
        return config

    async def _begin(self, session: Any, context: Any, params: Any) -> None:
        context.began = time.perf_counter()

    async def _end(self, session: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        what, status = kind_of(params.url.path), params.response.status
        self.requests.labels(what).observe(time.perf_counter() - context.began)
        self.responses.labels(what, str(status)).inc()
        if status == TOO_MANY:
            self.limited.labels(what).inc()

    async def _broke(
        self, session: Any, context: Any, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.responses.labels(kind_of(params.url.path), "none").inc()

    # --- figures of figures ----------------------------------------------------------------------

    def value(self, name: str, **having: str) -> float:
        """What a sample says, all of its other labels taken together; 0 if there is none."""
        return sum(
            sample.value
            for family in self._registry.collect()
            for sample in family.samples
            if sample.name == name and having.items() <= sample.labels.items()
        )


def kind_of(path: str) -> str:
    """What a request is about, by its address, without any number in it."""
    parts = path.strip("/").split("/")
    if parts[:1] == ["api"]:
        parts = parts[2:]
    match parts:
        case ["interactions", *_]:
            return "acknowledgement"
        case ["webhooks", *_]:
            return "answer"
        case ["channels", _, "messages", *_]:
            return "message"
        case ["channels" | "guilds" | "users", *_]:
            return parts[0].removesuffix("s")
        case ["applications" | "oauth2", *_]:
            return "application"
        case ["gateway", *_] | [""]:
            return "gateway"
        case _:
            return "other"


class Lines(logging.Handler):
    """Counts the lines of the log. It hears what the log is set to hear."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__()
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self._metrics.lines.labels(record.levelname.lower()).inc()
