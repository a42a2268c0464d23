"""The dashboard of a host in Grafana: what is seen at a glance, and how each figure went.

`agora dashboard` writes it. In expressions `{*}` stands for the bots that were chosen, and `[*]`
for a span that fits the resolution.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

WIDTH = 24
"""Columns of Grafana's grid."""
SOURCE = {"type": "prometheus", "uid": "${datasource}"}
CHOSEN = 'instance=~"$instance"'
Line = tuple[str, str]
"""An expression, and what it is called."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture of the dashboard. about: what it says, in a tooltip. named: a number is shown
    with its name."""

    title: str
    lines: tuple[Line, ...]
    curve: bool
    about: str
    unit: str
    width: int
    named: bool = False

    @property
    def height(self) -> int:
        return 8 if self.curve else 4


def number(title: str, line: Line, about: str = "", *, named: bool = False) -> Panel:
    """A number as it is now."""
    return Panel(title, (line,), curve=False, about=about, unit="none", width=4, named=named)


def curve(title: str, *lines: Line, about: str = "", unit: str = "none", width: int = 6) -> Panel:
    """How figures went."""
    return Panel(title, lines, curve=True, about=about, unit=unit, width=width)


def quantile(share: float, histogram: str, *by: str) -> str:
    """Below what so large a share of the observations lie."""
    kinds = ", ".join(("le", *by))
    return f"histogram_quantile({share}, sum by ({kinds}) (rate({histogram}_bucket{{*}}[*])))"


def rate(counter: str, by: str, only: str = "") -> str:
    """How often in a second, for each value of a label. only: what else the samples have to be."""
    return f"sum by ({by}) (rate({counter}{{*{only}}}[*]))"


def grown(counter: str, span: str, by: str = "") -> str:
    """How often in a span, such as an hour."""
    return f"sum{f' by ({by}) ' if by else ''}(increase({counter}{{*}}[{span}]))"


ROWS: dict[str, tuple[Panel, ...]] = {
    "At a glance": (
        number(
            "Ready",
            ("min(agora_ready{*})", "ready"),
            about="1: all shards are connected and the bot speaks.",
        ),
        number(
            "Parts that fail",
            ("max by (part) (agora_failing{*})", "{{part}}"),
            about="Which part does not work; agora health says the same.",
            named=True,
        ),
        number("Servers", ("sum(agora_servers{*})", "servers")),
        number("Open tables", ("sum(max by (game, status) (agora_open_tables{*}))", "tables")),
        number(
            "Waiting messages",
            ("max(agora_outbox_pending{*})", "messages"),
            about="Messages of the outbox that are still to be said.",
        ),
        number(
            "Faults in a day",
            (grown("agora_faults_total", "1d"), "faults"),
            about="Faults noted with a reference; agora problems lists them.",
        ),
    ),
    "People": (
        curve(
            "Presses",
            (rate("agora_presses_total", "kind"), "{{kind}}"),
            about="What people press, call and type.",
            unit="reqps",
            width=8,
        ),
        curve(
            "Until Discord hears of a press",
            (quantile(0.5, "agora_acknowledgement_seconds"), "half"),
            (quantile(0.99, "agora_acknowledgement_seconds"), "99 of 100"),
            about="Discord gives up after three seconds.",
            unit="s",
            width=8,
        ),
        curve(
            "Until the panel is filled",
            (quantile(0.5, "agora_panel_seconds"), "half"),
            (quantile(0.95, "agora_panel_seconds"), "95 of 100"),
            unit="s",
            width=8,
        ),
        curve(
            "Tables opened, begun, over, closed",
            (grown("agora_tables_total", "1h", "event"), "{{event}}"),
            about="Per hour.",
            width=8,
        ),
        curve(
            "Open tables by game",
            ("sum by (game) (max by (game, status) (agora_open_tables{*}))", "{{game}}"),
            width=8,
        ),
        curve(
            "Not carried out, not acknowledged",
            (rate("agora_presses_refused_total", "why"), "{{why}}"),
            (rate("agora_presses_unacknowledged_total", "why"), "{{why}}"),
            about="Presses that came too fast, twice, or while the bot stopped; late: Discord had"
            " given the press up before the bot answered.",
            unit="reqps",
            width=8,
        ),
    ),
    "Messages and time": (
        curve("Waiting messages", ("max(agora_outbox_pending{*})", "waiting")),
        curve(
            "The oldest is due for",
            ("max(agora_outbox_oldest_seconds{*})", "oldest"),
            about="Above five minutes with nobody trying, agora health calls it a failure.",
            unit="s",
        ),
        curve(
            "Attempts at messages",
            (rate("agora_messages_total", "outcome"), "{{outcome}}"),
            unit="reqps",
        ),
        curve(
            "Late: posts and reminders",
            (quantile(0.95, "agora_delivery_seconds"), "posts"),
            (quantile(0.95, "agora_reminder_lateness_seconds"), "reminders"),
            about="95 of 100.",
            unit="s",
        ),
    ),
    "Discord": (
        curve(
            "Shards that are connected",
            ("sum(agora_shard_up{*})", "connected"),
            ("sum(agora_shards{*})", "there are to be"),
        ),
        curve(
            "Connections lost",
            (grown("agora_shard_lost_total", "1h", "shard"), "{{shard}}"),
            about="Per hour, by shard.",
        ),
        curve(
            "Heartbeat", ("max by (shard) (agora_shard_latency_seconds{*})", "{{shard}}"), unit="s"
        ),
        curve(
            "Limits (429)",
            (rate("agora_discord_429_total", "what"), "{{what}}"),
            about="Requests that Discord's limits turned away. Too many of them and Discord bars"
            " the address.",
            unit="reqps",
        ),
        curve(
            "Requests to Discord, 95 of 100",
            (quantile(0.95, "agora_discord_request_seconds", "what"), "{{what}}"),
            unit="s",
            width=12,
        ),
        curve(
            "Answers of Discord",
            (rate("agora_discord_responses_total", "status"), "{{status}}"),
            about="none: the connection broke.",
            unit="reqps",
            width=12,
        ),
    ),
    "The machine": (
        curve(
            "Transactions",
            (rate("agora_transaction_seconds_count", "kind"), "{{kind}}"),
            unit="ops",
        ),
        curve(
            "Transactions, 99 of 100",
            (quantile(0.99, "agora_transaction_seconds", "kind"), "{{kind}}"),
            about="With their waiting for the database.",
            unit="s",
        ),
        curve(
            "Pictures, 95 of 100",
            (quantile(0.95, "agora_drawing_seconds", "what"), "{{what}}"),
            about="With their waiting for a drawing process.",
            unit="s",
        ),
        curve(
            "Pictures that wait, or failed",
            ("sum(agora_drawings_waiting{*})", "wait"),
            (grown("agora_drawings_failed_total", "5m"), "failed in 5 minutes"),
        ),
        curve(
            "Size of the database",
            ("max by (part) (agora_database_bytes{*})", "{{part}}"),
            unit="bytes",
        ),
        curve(
            "Memory",
            ("sum by (process) (agora_memory_bytes{*})", "{{process}}"),
            about="Of all processes of the bot. What they share is divided among them.",
            unit="bytes",
        ),
        curve(
            "Processor",
            ("sum(rate(process_cpu_seconds_total{*}[*]))", "bot"),
            about="Of one core; the bot has one thread.",
            unit="percentunit",
        ),
        curve(
            "Lines of the log",
            (
                rate("agora_log_lines_total", "level", ',level=~"warning|error|critical"'),
                "{{level}}",
            ),
            unit="ops",
        ),
        curve(
            "Nodes",
            ("max(agora_nodes_living{*})", "living"),
            about="Processes that share the database, as each of them sees it.",
            unit="short",
            width=8,
        ),
        curve(
            "Leases",
            ("sum by (kind) (agora_leases{*})", "{{kind}}"),
            about="What the nodes have: tables in 64 ranges, and shards.",
            unit="short",
            width=8,
        ),
        curve(
            "Takeovers",
            (grown("agora_takeovers_total", "1h", "kind"), "{{kind}}"),
            about="Leases taken from nodes that fell silent, in an hour.",
            unit="short",
            width=8,
        ),
        curve(
            "The database answers",
            ("min(agora_database_up{*})", "answers"),
            about="0: at least one bot does not reach it, or it takes nothing.",
            unit="short",
        ),
        curve(
            "Transactions that failed",
            (grown("agora_storage_faults_total", "5m"), "failed in 5 minutes"),
            unit="short",
        ),
        curve(
            "Problems kept",
            ("max by (kind) (agora_problems{*})", "{{kind}}"),
            about="What agora problems lists.",
            unit="short",
        ),
        curve(
            "Servers joined and left",
            (grown("agora_servers_changed_total", "1d", "event"), "{{event}}"),
            unit="short",
        ),
    ),
}


def dashboard() -> dict[str, Any]:
    """The dashboard, as Grafana imports it."""
    panels: list[dict[str, Any]] = []
    top = 0
    for title, row in ROWS.items():
        place = {"h": 1, "w": WIDTH, "x": 0, "y": top}
        heading = {"type": "row", "title": title, "collapsed": False, "panels": []}
        panels.append({"id": len(panels) + 1, **heading, "gridPos": place})
        left, top = 0, top + 1
        for panel in row:
            if left + panel.width > WIDTH:
                left, top = 0, top + panel.height
            place = {"h": panel.height, "w": panel.width, "x": left, "y": top}
            panels.append({"id": len(panels) + 1, **_panel(panel), "gridPos": place})
            left += panel.width
        top += row[-1].height
    return {**_HEAD, "panels": panels}


_HEAD: dict[str, Any] = {
    "title": "Agora",
    "uid": "agora",
    "tags": ["agora"],
    "schemaVersion": 39,
    "version": 1,
    "editable": True,
    "refresh": "30s",
    "time": {"from": "now-24h", "to": "now"},
    "timezone": "browser",
    "annotations": {"list": []},
    "templating": {
        "list": [
            {
                "name": "datasource",
                "type": "datasource",
                "query": "prometheus",
                "label": "Data source",
            },
            {
                "name": "instance",
                "type": "query",
                "label": "Bot",
                "datasource": SOURCE,
                "query": "label_values(agora_info, instance)",
                "refresh": 2,
                "includeAll": True,
                "multi": True,
                "current": {"text": "All", "value": "$__all"},
            },
        ]
    },
}


def _panel(panel: Panel) -> dict[str, Any]:
    defaults: dict[str, Any] = {"unit": panel.unit, "min": 0}
    if panel.curve:
        defaults["custom"] = {"drawStyle": "line", "fillOpacity": 8, "lineWidth": 1}
    return {
        "type": "timeseries" if panel.curve else "stat",
        "title": panel.title,
        "description": panel.about,
        "datasource": SOURCE,
        "fieldConfig": {"defaults": defaults, "overrides": []},
        "targets": [
            {
                "refId": chr(ord("A") + number),
                "datasource": SOURCE,
                "expr": _whole(expression),
                "legendFormat": name,
            }
            for number, (expression, name) in enumerate(panel.lines)
        ],
        "options": _CURVES if panel.curve else _number_options(panel),
    }


_CURVES = {
    "legend": {"displayMode": "list", "placement": "bottom", "showLegend": True},
    "tooltip": {"mode": "multi"},
}


def _number_options(panel: Panel) -> dict[str, Any]:
    return {
        "colorMode": "none",
        "graphMode": "area",
        "reduceOptions": {"calcs": ["lastNotNull"]},
        "textMode": "value_and_name" if panel.named else "value",
    }


def _whole(expression: str) -> str:
    chosen = expression.replace("{*", f"{{{CHOSEN}")
    return chosen.replace("[*]", "[$__rate_interval]")
