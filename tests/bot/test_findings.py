"""Every finding has a sentence with its facts, and every sentence is needed."""

from __future__ import annotations

from functools import cache

import pytest

from bot.widgets import saying
from tables.model.errors import StorageFault
from tables.model.findings import Finding
from tests.render.lang.found import found
from tools.sentences import catalogues

pytestmark = pytest.mark.xdist_group("catalogues")
"""They are read once, not in each process."""


@cache
def sentences() -> dict[str, set[str]]:
    """The facts of all sentences, by their codes."""
    messages = catalogues()["findings"].messages.values()
    return {message.id.replace("-", "_"): set(message.facts) for message in messages}


@pytest.mark.sliced(10)
def test_every_finding_has_a_sentence_with_these_facts() -> None:
    assert len(found()) > 70, "the scan has gone blind"
    assert [
        (code, facts) for code, facts in found() if sentences().get(code, set()) != set(facts)
    ] == []


def test_every_sentence_is_of_a_finding() -> None:
    assert sorted(set(sentences()) - {code for code, _ in found()}) == []


def test_a_finding_is_one_line_whatever_it_quotes() -> None:
    told = saying.found(Finding("table_unreadable", table=3, error="a\nb \x1b[31m"))
    assert told == "Table 3: a b ?[31m."
    long = saying.found(Finding("not_looked_at", error="x" * 5_000))
    assert (len(long), long[-5:]) == (saying.LINE + 4, "x ...")


def test_a_fault_is_told_among_findings() -> None:
    fault = StorageFault("disk_full", path="", named=False)
    assert saying.found(fault) == saying.plain(fault)
