"""Every game has a readable record for each number of players, and chains of other games."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.conformance.record import FOLDER, chain, chains, in_lines, records

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


@pytest.mark.sliced
@pytest.mark.parametrize("where", chains(), ids=lambda where: where.stem)
def test_the_game_has_the_chain_that_was_recorded(where: Path) -> None:
    assert where.exists(), f"{where.name} is missing: {UPDATE}"
    told = chains()[where]()
    assert differs(where.read_text("utf-8").split(), told) == "", f"{where.name}: {UPDATE}"


def differs(kept: list[str], told: str) -> str:
    """The first part of a game that is not as its chain says; empty if all of it is."""
    parts, links = told.split("\n\n"), chain(told)
    for number, link in enumerate(links):
        if link not in kept[number : number + 1]:
            return parts[number]
    return f"the game was {len(kept) - len(links)} steps longer" if kept != links else ""


def test_a_chain_tells_the_first_step_that_differs() -> None:
    kept = chain("set-up\n\n1. a\n\n2. b\n\nend")
    assert differs(kept, "set-up\n\n1. a\n\n2. b\n\nend") == ""
    assert differs(kept, "set-up\n\n1. a\n\n2. c\n\nend") == "2. c"
    assert differs(kept, "set-up\n\n1. b\n\n2. b\n\nend") == "1. b"
    assert differs(kept, "set-up\n\n1. a\n\n2. b\n\nend\n\nmore") == "more"
    assert differs(kept, "set-up\n\n1. a") == "the game was 2 steps longer"
    assert in_lines(kept).split() == kept


def test_no_record_is_left_over() -> None:
    assert set(FOLDER.iterdir()) == {*records(), *chains()}


SHOWN: dict[tuple[str, ...], tuple[str, ...]] = {
    ("antike-duellum-know_how", "antike-duellum-general"): (
        *(f"* personage_won seat=SEAT personage={kind}_" for kind in PERSONAGES),
        "* developed seat=SEAT",
        "first=True",
        "first=False",
    ),
}
"""What some records are kept for, together, by their names; SEAT stands for any seat."""


@pytest.mark.sliced(10)
@pytest.mark.parametrize("names", SHOWN, ids=" and ".join)
def test_what_the_records_show(names: tuple[str, ...]) -> None:
    """Records that no longer show it need other seeds in `endings.py`: try some."""
    told = [chains()[FOLDER / f"{name}.chain"]() for name in names]
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
