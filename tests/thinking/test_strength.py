"""What `make strength` plays, and what it keeps and reports."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from engine import registry
from engine.contenders import Thinker, contender
from engine.core.rules import Outcome
from engine.duel import Game, Match, play
from engine.thinking import evaluator, levels
from tests.strength import played
from tests.strength.earlier import earlier, told
from tests.strength.measuring import judged, lacking, pairs, player
from tests.strength.outside import OUTSIDE
from tests.strength.played import Pair, Played
from tests.strength.report import aim


def played_before(pair: Pair, *there: Match) -> list[Played]:
    game = Game(Outcome((1,) * pair.seats, "over"), 1, (), [1.0] * pair.seats, [1] * pair.seats)
    return [Played(pair, match, game, "mark") for match in there]


def test_every_pair_gets_so_many_games_and_every_deal_is_played_from_every_seat() -> None:
    wanted = {"tzolkin": [Pair("good", "normal", seats) for seats in (2, 3, 4)]}
    todo = list(lacking(wanted, 12, {"tzolkin": []}))
    assert Counter(pair.seats for _, pair, _ in todo) == {2: 12, 3: 12, 4: 12}
    of_four = [match for _, pair, match in todo if pair.seats == 4]
    assert of_four == [Match(deal, seat) for deal in (1, 2, 3) for seat in range(4)]


def test_what_is_kept_is_not_played_again() -> None:
    pair = Pair("good", "normal", 2)
    there = {"tzolkin": played_before(pair, Match(1, 0), Match(2, 1))}
    todo = [match for _, _, match in lacking({"tzolkin": [pair]}, 4, there)]
    assert todo == [Match(1, 1), Match(2, 0)]


@pytest.mark.parametrize("key", judged())
def test_everybody_meets_the_level_below_at_every_table_and_the_pool(key: str) -> None:
    found = pairs(key)
    for seats in registry.rules(key).meta.seats:
        for level, below in (("normal", "beginner"), ("good", "normal"), ("strong", "good")):
            assert Pair(level, below, seats) in found
        assert Pair("strong", "priorities", seats) in found
    assert {"chance", "safest", *earlier(key)} <= {pair.second for pair in found}
    assert earlier(key), "every game keeps an earlier version"
    for name in OUTSIDE.get(key, ()):
        assert {pair.first for pair in found if pair.second == name} == {"good", "strong"}


def test_an_earlier_version_meets_its_own_level() -> None:
    met = {pair.second: pair.first for pair in pairs("tzolkin")}
    assert met["strong-2026-11-28"] == "strong"
    assert met["good-2026-11-22"] == "good"


@pytest.mark.sliced(10)
@pytest.mark.parametrize("name", OUTSIDE["tzolkin"])
def test_opponents_from_outside_know_how_to_play(name: str) -> None:
    """They finish a game, and no player by chance comes near them."""
    rules = registry.rules("tzolkin")
    players = [player("tzolkin", name, 2), contender("tzolkin", "chance")]
    game = play(rules, rules.options(), players, 3)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
    assert game.points[0] > 15


@pytest.mark.parametrize("key", judged())
def test_an_earlier_version_plays_by_its_own_figures(key: str) -> None:
    for name, before in earlier(key).items():
        found = player(key, name, 2)
        assert isinstance(found, Thinker)
        assert found.settings == before.settings
        today = (evaluator(key).figures(2), levels(key)["good"].settings)
        assert (before.judging(2), before.settings) != today


def test_a_changed_earlier_version_changes_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(earlier("tzolkin")))
    mark = played.mark.__wrapped__
    before = mark("tzolkin", Pair("good", name, 2))
    assert before != mark("tzolkin", Pair("good", "normal", 2))
    figures = earlier("tzolkin")[name].figures
    monkeypatch.setitem(figures, "corn", figures["corn"] * 2)
    assert mark("tzolkin", Pair("good", name, 2)) != before


@pytest.mark.parametrize("key", judged())
def test_a_level_of_today_can_be_kept_as_data(key: str) -> None:
    raw: dict[str, Any] = tomllib.loads(told(key, "good", "good-today"))[key]["good-today"]
    figures = {k: tuple(v) if isinstance(v, list) else v for k, v in raw["figures"].items()}
    of_now = evaluator(key).figures(2)
    assert type(of_now)(**figures) == of_now
    assert type(levels(key)["good"].settings)(**raw["settings"]) == levels(key)["good"].settings


def test_aims() -> None:
    assert aim(Pair("good", "normal", 2)) == 0.65
    assert aim(Pair("good", "normal", 4)) == 0.375
    assert aim(Pair("strong", "priorities", 2)) == 0.7
    assert aim(Pair("good", "priorities", 2)) is None
    assert aim(Pair("good", "beginner", 2)) is None
    assert aim(Pair("strong", "pilgrim", 2)) == 0.65
    assert aim(Pair("good", "pilgrim", 2)) == 0.5
