"""Every game has a readable record for each number of players, and plays it again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.record import FOLDER, records

PERSONAGES = ("king", "scholar", "general", "navigator", "citizen")
UPDATE = "run `python -m tests.conformance.record` and read what changed"


@pytest.mark.parametrize("where", records(), ids=lambda where: where.stem)
def test_the_game_is_played_as_recorded(where: Path) -> None:
    assert where.exists(), f"{where.name} is missing: {UPDATE}"
    kept = where.read_text(encoding="utf-8").splitlines()
    played = records()[where]().splitlines()
    first = next((i for i, (a, b) in enumerate(zip(kept, played, strict=False)) if a != b), None)
    if first is not None:
        raise AssertionError(
            f"{where.name}:{first + 1}\n  was {kept[first]}\n  is  {played[first]}\n{UPDATE}"
        )
    assert len(kept) == len(played), UPDATE


def test_no_record_is_left_over() -> None:
    assert set(FOLDER.iterdir()) == set(records())


SHOWN = {
    "antike-duellum-everything": (
        *(f"* personage_won seat=SEAT personage={kind}_" for kind in PERSONAGES),
        "* developed seat=SEAT",
        "first=True",
        "first=False",
    ),
}
"""What a record is kept for, by its name; SEAT stands for any seat."""


@pytest.mark.parametrize("name", SHOWN)
def test_what_the_records_show(name: str) -> None:
    """A record that no longer shows it needs another seed in `endings.py`: try some."""
    text = re.sub(r"seat=\d", "seat=SEAT", (FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert [what for what in SHOWN[name] if what not in text] == []
