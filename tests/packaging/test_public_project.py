"""What people expect of a public project is there, and agrees with itself."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = {"Added", "Changed", "Deprecated", "Fixed", "Removed", "Security"}
"""The sections of Keep a Changelog."""
LONGEST = 12
"""Words of a line of the changelog."""


def test_continuous_integration_runs_the_script_on_every_supported_python() -> None:
    assert "run: .ci/run\n" in WORKFLOW
    [versions] = re.findall(r"python: \[(.+)\]", WORKFLOW)
    tested = re.findall(r'"([\d.]+)"', versions)
    named = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "3." in line]
    assert tested == named
    assert PROJECT["requires-python"] == f">={tested[0]}"


def test_a_fault_of_rules_is_reported_with_its_fixture() -> None:
    form = (FORMS / "rules.yml").read_text(encoding="utf-8")
    assert "`/report`" in form
    assert "`agora reproduce REFERENCE`" in form


def test_every_game_can_be_chosen_in_the_form() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    games = re.findall(r"^\| \[([^]]+)\]\(docs/playing/", readme, re.MULTILINE)
    form = (FORMS / "rules.yml").read_text(encoding="utf-8")
    [options] = re.findall(r"options:\n((?: +- .+\n)+)", form)
    assert [line.strip(' -"') for line in options.splitlines()] == games


def test_the_hooks_before_a_commit_are_those_of_the_check() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"entry: \.venv/bin/(ruff \w+)", hooks) == ["ruff check", "ruff format"]


def test_the_changelog_has_the_form_of_keep_a_changelog() -> None:
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    opened, *closed = headings
    assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - (?:Unreleased|\d{4}-\d\d-\d\d)", opened)
    dates = [re.fullmatch(r"\[\d+\.\d+\.\d+\] - (\d{4}-\d\d-\d\d)", one) for one in closed]
    assert all(dates)
    found = [date[1] for date in dates if date]
    assert found == sorted(found, reverse=True)
    assert set(re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE)) <= KINDS


def test_a_line_of_the_changelog_is_short() -> None:
    lines = [line for line in CHANGELOG.splitlines() if line.startswith("- ")]
    assert len(lines) > 100
    assert [line for line in lines if len(line[2:].split()) > LONGEST] == []
    rest = CHANGELOG.partition("\n## ")[2].splitlines()
    assert [line for line in rest[1:] if line and not line.startswith(("- ", "#"))] == []
