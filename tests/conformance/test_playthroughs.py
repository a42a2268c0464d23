"""Every game has a readable record for each number of players, and plays it again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.conformance.record import FOLDER, records

PERSONAGES = ("king", "scholar", "general", "navigator", "citizen")
UPDATE = "run `python -m tests.conformance.record` and read what changed"


@pytest.mark.sliced
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


SHOWN: dict[tuple[str, ...], tuple[str, ...]] = {
    ("antike-duellum-know_how", "antike-duellum-general"): (
        *(f"* personage_won seat=SEAT personage={kind}_" for kind in PERSONAGES),
        "* developed seat=SEAT",
        "first=True",
        "first=False",
    ),
}
"""What some records are kept for, together, by their names; SEAT stands for any seat."""


@pytest.mark.parametrize("names", SHOWN, ids=" and ".join)
def test_what_the_records_show(names: tuple[str, ...]) -> None:
    """Records that no longer show it need other seeds in `endings.py`: try some."""
    told = [(FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in names]
    texts = [re.sub(r"seat=\d", "seat=SEAT", text) for text in told]
    assert [what for what in SHOWN[names] if not any(what in text for text in texts)] == []
    idle = [n for n, text in zip(names, texts, strict=True) if not _alone(text, texts, names)]
    assert idle == [], "the others show as much without it"


def _alone(text: str, texts: Sequence[str], names: tuple[str, ...]) -> list[str]:
    """What one of some records shows and the others do not."""
    others = [other for other in texts if other is not text]
    return [
        what for what in SHOWN[names] if what in text and not any(what in other for other in others)
    ]
