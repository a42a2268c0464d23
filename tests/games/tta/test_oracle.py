"""The engine against a second reading of the civil rules (`oracle`, `oracle_acts`): every offer,
every consequence, every rating, on civilizations made up by chance."""

from __future__ import annotations

import pytest

from engine.core import Rng
from engine.games.tta.query import production
from tests.games.tta import oracle_worlds
from tests.games.tta.oracle import Sheet
from tests.games.tta.oracle_new_story import NEW_STORY
from tests.games.tta.oracle_worlds import World, table_by_chance
from tests.games.tta.table import Table

SEEDS = range(12)
WORLD = World(NEW_STORY, Table)


@pytest.mark.rule("NS-5.1", "NS-10.1", "NS-10.2", "NS-10.9", "NS-14.17")
@pytest.mark.parametrize("seed", SEEDS)
def test_offers_and_ratings_are_those_of_the_rules(seed: int) -> None:
    oracle_worlds.same_offers(WORLD, seed)


@pytest.mark.rule("NS-5.2", "NS-10.5", "NS-14.17", "NS-14.18", "NS-14.19", "NS-14.20")
@pytest.mark.parametrize("seed", SEEDS)
def test_actions_do_what_the_rules_say(seed: int) -> None:
    oracle_worlds.same_consequences(WORLD, seed)


@pytest.mark.rule("NS-6.2", "NS-6.3", "NS-6.4", "NS-6.5", "NS-6.6", "NS-6.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_production_is_that_of_the_rules(seed: int) -> None:
    oracle_worlds.same_production(WORLD, seed)


LEADERS = [None, *WORLD.of_kind("leader", 2, 3)]


@pytest.mark.rule("NS-9.3", "NS-12.8", "NS-14.20")
@pytest.mark.parametrize("leader", LEADERS)
def test_every_leader_with_wonders_that_score(leader: str | None) -> None:
    oracle_worlds.same_completion(WORLD, leader)


@pytest.mark.rule("NS-12.6")
@pytest.mark.parametrize("leader", LEADERS)
def test_what_the_mines_alone_make(leader: str | None) -> None:
    rng = Rng(400)
    for _ in range(15):
        t = table_by_chance(WORLD, rng)
        t.civ(0).leader = leader
        sheet = Sheet(NEW_STORY, t.s, 0)
        sheet.leader = None
        assert production.mines_made(t.s, 0) == sheet.made("resources")
