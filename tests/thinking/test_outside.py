"""Opponents from outside play whole games by the rules, and better than a list of priorities."""

from __future__ import annotations

import pytest

from engine import registry
from engine.contenders import Seen
from engine.duel import matches, play
from tests.strength.outside import OUTSIDE
from tests.strength.played import OPTIONS
from tests.strength.priorities import PRIORITIES

GAMES = 4


@pytest.mark.parametrize("key", ["belfort", "antike-duellum"])
def test_they_beat_a_list_of_priorities(key: str) -> None:
    rules = registry.rules(key)
    options = rules.options.model_validate(OPTIONS.get(key, {}))
    for outside in OUTSIDE[key].values():
        won = 0.0
        for match in matches(GAMES, 2, 1):
            players = [outside(), Seen(PRIORITIES[key]())]
            game = play(rules, options, players if match.seat == 0 else players[::-1], match.seed)
            assert game.outcome is not None
            won += game.share(match.seat)
        assert won > GAMES / 2
