"""The dashboard, the alert rules and the docs know every figure by its real name and labels."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import Counter, Histogram, generate_latest
from prometheus_client.metrics import MetricWrapperBase

from bot.drawing import drawer
from bot.metrics import labels
from bot.metrics.dashboard import dashboard
from bot.metrics.figures import Metrics, kind_of
from bot.process.metrics_server import Observer

ROOT = Path(__file__).parents[1]
ALERTS = ROOT / "deploy" / "alert-rules.yml"
DOCS = ROOT / "docs" / "operating.md"
ADDED = {"instance", "le"}
"""Labels that Prometheus and its histograms add."""
GENERAL = {"process_resident_memory_bytes", "process_cpu_seconds_total"}
"""Figures that every program of the library has."""


def exported() -> dict[str, set[str]]:
    """The labels of every sample of the bot's own, by the name that Prometheus stores."""
    found: dict[str, set[str]] = {}
    for metric in vars(Metrics()).values():
        if isinstance(metric, MetricWrapperBase):
            endings: tuple[str, ...] = ("",)
            if isinstance(metric, Counter):
                endings = ("_total",)
            elif isinstance(metric, Histogram):
                endings = ("_bucket", "_count", "_sum")
            for ending in endings:
                found[metric._name + ending] = set(metric._labelnames)
    return found


def expressions() -> list[str]:
    def walk(node: Any) -> Iterator[str]:
        if isinstance(node, dict):
            yield from ([node["expr"]] if "expr" in node else [])
            for inner in node.values():
                yield from walk(inner)
        elif isinstance(node, list):
            for inner in node:
                yield from walk(inner)

    return list(walk(dashboard()))


def test_every_name_in_the_dashboard_is_exported() -> None:
    found = exported()
    asked = expressions()
    assert len(asked) > 20
    general = {
        sample.name for family in Metrics().registry.collect() for sample in family.samples
    } & GENERAL
    for said in asked:
        names = re.findall(r"\b(?:agora|process)_[a-z0-9_]+", said)
        assert names, said
        having = {
            label
            for group in re.findall(r"by \(([^)]*)\)", said)
            for label in group.replace(" ", "").split(",")
        }
        having |= set(re.findall(r"[{,]\s*([a-z_]+)=~?", said))
        for name in names:
            assert name in found or name in general, said
            assert having - ADDED <= found.get(name, set()), said


def shared() -> set[str]:
    """The figures that every process with one database tells alike."""
    told = re.findall(r"\bto\.(\w+)", inspect.getsource(Observer._stored))
    return {vars(Metrics())[name]._name for name in told}


def test_what_all_nodes_read_in_one_database_is_not_counted_once_for_each() -> None:
    read = shared()
    assert "agora_open_tables" in read
    asked = " ".join(expressions())
    for name in read:
        around = re.findall(rf"(\w+)(?: by \([^)]*\) )?\({name}\b", asked)
        assert len(around) == len(re.findall(rf"\b{name}\b", asked)) > 0, name
        assert set(around) == {"max"}, name


def test_the_docs_say_of_which_figures_to_take_the_maximum() -> None:
    [said] = re.findall(r"tells the same: of (.*?) take the maximum", DOCS.read_text("utf-8"), re.S)
    assert set(re.findall(r"`(\w+)`", said)) == shared()


def test_every_legend_names_a_label_of_its_expression() -> None:
    for panel in dashboard()["panels"]:
        for target in panel.get("targets", ()):
            for label in re.findall(r"{{(\w+)}}", target["legendFormat"]):
                assert re.search(rf"by \((?:le, )?{label}\)", target["expr"]), target


def test_every_figure_stands_in_the_docs_and_no_other() -> None:
    rows = re.findall(r"^\| `(agora_[a-z0-9_]+)` \| ([^|]*) \|", DOCS.read_text("utf-8"), re.M)
    told = {name: set(re.findall(r"`(\w+)`", having)) for name, having in rows}
    real = {re.sub(r"_(?:bucket|count|sum)$", "", n): having for n, having in exported().items()}
    assert told == real


def test_no_label_can_name_anybody() -> None:
    used = set[str]().union(*exported().values())
    assert used == {
        *("kind", "why", "outcome", "what", "status", "event", "game"),
        *("shard", "part", "level", "version", "process"),
    }


# --- what is worth waking somebody ---------------------------------------------------------------


def alert_rules() -> dict[str, str]:
    """The expressions of the alert rules by their names."""
    text = ALERTS.read_text(encoding="utf-8")
    found = dict(re.findall(r"^ +- alert: (\w+)\n +expr: (.+)$", text, re.M))
    assert len(found) == text.count("- alert:")
    return found


def test_every_alert_asks_for_figures_that_are_exported() -> None:
    found = exported()
    for name, said in alert_rules().items():
        assert len(names := re.findall(r"\b(?:agora_[a-z0-9_]+|up)\b", said)) == 1, name
        asked = {*re.findall(r"[{,]\s*([a-z_]+)=", said), *re.findall(r"by \((\w+)\)", said)}
        assert asked - ADDED <= found.get(names[0], {"job"}), name


def test_the_values_that_alerts_ask_for_are_there_from_the_start() -> None:
    metrics = Metrics()
    for said in alert_rules().values():
        for name, label, value in re.findall(r'(agora_\w+){(\w+)="([^"]+)"}', said):
            there = {
                sample.labels[label]
                for family in metrics.registry.collect()
                for sample in family.samples
                if sample.name == name
            }
            assert value in there


def test_the_docs_name_every_alert_and_no_other() -> None:
    told = re.findall(r"^\| `(Agora\w+)` \|", DOCS.read_text("utf-8"), re.M)
    assert told == [*alert_rules()]


@pytest.mark.skipif(shutil.which("promtool") is None, reason="needs Prometheus's promtool")
def test_alerts_speak_when_they_should_and_at_no_other_time() -> None:
    done = subprocess.run(
        ["promtool", "test", "rules", str(ROOT / "tests" / "alert-rules.test.yml")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_is_tried_both_ways() -> None:
    tried = (ROOT / "tests" / "alert-rules.test.yml").read_text(encoding="utf-8")
    for name in alert_rules():
        assert re.search(rf"alertname: {name}}}", tried), f"{name} is silent while all is well"
    assert f"value: {len(alert_rules())}}}" in tried, "all of them speak where everything fails"


# --- the first event -----------------------------------------------------------------------------


def test_counters_with_labels_begin_at_zero() -> None:
    """Of one that is born with its first event Prometheus never sees that event."""
    metrics = Metrics()
    generate_latest(metrics.registry)  # as Prometheus asks for the first time
    for name, metric in vars(metrics).items():
        if isinstance(metric, (Counter, Histogram)) and metric._labelnames and name != "lost":
            samples = [sample for family in metric.collect() for sample in family.samples]
            assert samples, name
            assert {sample.value for sample in samples} == {0.0}, name


def test_the_first_limit_of_discord_and_the_first_lost_server_are_seen_to_happen() -> None:
    metrics = Metrics()
    before = generate_latest(metrics.registry).decode()
    assert 'agora_discord_429_total{what="message"} 0.0' in before
    assert 'agora_servers_changed_total{event="left"} 0.0' in before
    assert 'agora_discord_responses_total{status="429",what="message"} 0.0' in before


def test_the_pictures_that_are_counted_are_those_that_are_drawn() -> None:
    painters = inspect.getmembers(drawer, inspect.isfunction)
    assert {name for name, _ in painters if name.startswith("paint")} == set(labels.PICTURES)


def test_requests_are_counted_under_the_known_names() -> None:
    addresses = [
        *("/api/v10/interactions/1/k/callback", "/api/v10/webhooks/1/k", "/api/v10/guilds/1"),
        *("/api/v10/channels/1/messages", "/api/v10/channels/1", "/api/v10/users/@me"),
        *("/api/v10/applications/1/commands", "/api/v10/gateway/bot", "/api/v10/stickers"),
    ]
    assert {kind_of(address) for address in addresses} == set(labels.REQUESTS)
