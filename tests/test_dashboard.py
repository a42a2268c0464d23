"""The example dashboard and the table in the docs know every figure by its real name and labels."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prometheus_client import Counter, Histogram
from prometheus_client.metrics import MetricWrapperBase

from bot.metrics.figures import Metrics
from bot.observing import Observer

ROOT = Path(__file__).parents[1]
DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"
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

    return list(walk(json.loads(DASHBOARD.read_text(encoding="utf-8"))))


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
        labels = {
            label
            for group in re.findall(r"by \(([^)]*)\)", said)
            for label in group.replace(" ", "").split(",")
        }
        labels |= set(re.findall(r"[{,]\s*([a-z_]+)=~?", said))
        for name in names:
            assert name in found or name in general, said
            assert labels - ADDED <= found.get(name, set()), said


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
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    for panel in dashboard["panels"]:
        for target in panel.get("targets", ()):
            for label in re.findall(r"{{(\w+)}}", target["legendFormat"]):
                assert re.search(rf"by \((?:le, )?{label}\)", target["expr"]), target


def test_every_figure_stands_in_the_docs_and_no_other() -> None:
    rows = re.findall(r"^\| `(agora_[a-z0-9_]+)` \| ([^|]*) \|", DOCS.read_text("utf-8"), re.M)
    told = {name: set(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    real = {re.sub(r"_(?:bucket|count|sum)$", "", n): labels for n, labels in exported().items()}
    assert told == real


def test_no_label_can_name_anybody() -> None:
    used = set[str]().union(*exported().values())
    assert used == {
        *("kind", "why", "outcome", "what", "status", "event", "game"),
        *("shard", "part", "level", "version"),
    }
