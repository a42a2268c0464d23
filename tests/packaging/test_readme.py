"""The README is short and true; what it and the other texts name and point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import registry
from render.registry import listing
from tools.docs_site import drawings

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LONGEST = 700
"""Words: what can be scanned in a minute."""


GAMES = tuple(registry.keys())
"""Before a fixture that stays registers another one."""


def test_the_readme_is_scanned_in_a_minute() -> None:
    assert len(README.split()) <= LONGEST
    bold = re.findall(r"^- \*\*[^*]+\.\*\* ", README.partition("## What it does")[2], re.MULTILINE)
    assert len(bold) == 10


def test_the_readme_tells_how_to_try_it_and_how_to_run_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("play", "run"):
        assert re.search(rf"^make {target}$", README, re.MULTILINE)
        assert re.search(rf"^{target}: ", makefile, re.MULTILINE)


def test_the_readme_lists_every_game_with_its_players() -> None:
    rows = re.findall(r"^\| \[([^]]+)\]\(docs/playing/([\w-]+)\.md\) \| ([\d-]+) \|", README, re.M)
    told = {key: (title, seats) for title, key, seats in rows}
    assert told == {
        key: (
            listing(key).title(),
            "-".join(map(str, dict.fromkeys((min(seats), max(seats))))),
        )
        for key in GAMES
        if (seats := registry.rules(key).meta.seats)
    }


DOCUMENTS = (*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")))
FROM_WHERE = (
    *("", "bot", "tables", "tests", "tests/bot", "tests/tables", "tests/conformance"),
    *("engine/games/antike", "engine/games/tta"),
)
"""Folders from which documents name files; each says from which."""
NAMED = re.compile(r"`((?:[\w.<>-]+/)+(?:[\w<>-]+\.(?:py|md|json|yaml|service))?|"
                   r"(?:engine|render|bot|tests|docs|deploy|tools)/[\w/<>-]+)`")  # fmt: skip


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_it_names_exists(document: Path) -> None:
    """`<game>` and the like stand for any name."""
    named = set(NAMED.findall(document.read_text(encoding="utf-8")))
    patterns = {name: re.sub(r"<\w+>", "*", name.rstrip("/")) for name in named}
    missing = {
        name
        for name, pattern in patterns.items()
        if not any(next((ROOT / start).glob(pattern), None) for start in FROM_WHERE)
    }
    assert missing == set()


def test_every_file_it_points_to_exists() -> None:
    """Pictures that are drawn for the site are only there."""
    drawn = {ROOT / "docs" / "pictures" / name for name in drawings()}
    assert drawn
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r"(?:\]\(|src=\")([^)\"#]+)", text):
            if not target.startswith(("http", "mailto")):
                there = (path.parent / target).resolve()
                assert there.exists() or there in drawn, f"{path.name} points to {target}"
