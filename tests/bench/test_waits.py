"""Waits are counted, not timed, so the aim can be held by a test."""

from __future__ import annotations

import pytest

from tests.bench import waits

AIM = 9


@pytest.mark.sliced
@pytest.mark.parametrize("key", ["tta-new-story", "tta-first-edition"])
def test_with_the_sensible_set_a_game_of_four_seldom_waits(key: str) -> None:
    found = {way: waits.count(key, 4, way, games=2) for way in waits.WAYS}
    each = {way: sum(w.asked.values()) / w.games for way, w in found.items()}
    assert each["open"] > 2 * AIM, "the players do ask something of each other"
    assert 2 * each["once"] < 1.3 * each["open"]  # the first edition has fewer attacks to answer
    assert each["usual"] <= AIM
    assert 2 * found["usual"].returns < found["open"].returns
    assert 2 * found["once"].prepared < found["open"].returns, "the rest was prepared meanwhile"
