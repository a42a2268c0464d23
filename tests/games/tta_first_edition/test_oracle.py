"""The engine against the second reading of the rules (`tests.games.tta.oracle`), in all lengths of
the first edition, on civilizations made up by chance."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import Rng
from engine.games.tta import turn
from engine.games.tta.query import production, ratings
from tests.games.tta import oracle_events, oracle_worlds
from tests.games.tta.oracle import Sheet
from tests.games.tta.oracle_events import EVENTS, gains, scores
from tests.games.tta.oracle_impacts import RANKED
from tests.games.tta.oracle_worlds import World, table_by_chance
from tests.games.tta_first_edition.conftest import FirstTable
from tests.games.tta_first_edition.oracle import ADVANCED, EASIER, FULL, SIMPLE, final_bonus

WORLDS = {
    "full": World(FULL, FirstTable),
    "easier": World(EASIER, partial(FirstTable, easier=True)),
    "advanced": World(ADVANCED, partial(FirstTable, length="advanced"), last_age=2),
    "simple": World(SIMPLE, partial(FirstTable, length="simple"), last_age=1, tactics=False),
}
CASES = [
    *(("full", seed) for seed in range(12)),
    *(("easier", seed) for seed in range(2)),
    *(("advanced", seed) for seed in range(4)),
    *(("simple", seed) for seed in range(4)),
]


@pytest.mark.rule(
    "OR-2.3", "OR-2.25", "OR-2.27", "OR-2.17", "OR-1.9", "OR-4.10", "OR-4.12", "OR-7.1"
)
@pytest.mark.parametrize(("length", "seed"), CASES)
def test_offers_and_ratings_are_those_of_the_rules(length: str, seed: int) -> None:
    oracle_worlds.same_offers(WORLDS[length], seed)


@pytest.mark.sliced
@pytest.mark.rule("OR-2.4", "OR-2.5", "OR-2.6", "OR-2.8", "OR-2.9", "OR-2.10", "OR-2.11", "OR-2.12",
                  "OR-2.14", "OR-2.16", "OR-2.18", "OR-2.19", "OR-2.26")  # fmt: skip
@pytest.mark.parametrize(("length", "seed"), CASES)
def test_actions_do_what_the_rules_say(length: str, seed: int) -> None:
    oracle_worlds.same_consequences(WORLDS[length], seed)


@pytest.mark.rule("OR-2.15", "OR-2.16", "OR-4.11", "OR-3.2", "OR-9.5", "OR-9.6", "OR-9.39")
@pytest.mark.parametrize(("length", "seed"), CASES)
def test_production_is_that_of_the_rules(length: str, seed: int) -> None:
    oracle_worlds.same_production(WORLDS[length], seed)


@pytest.mark.rule("OR-8.11", "OR-8.12", "OR-2.25")
@pytest.mark.parametrize("leader", [None, *WORLDS["full"].of_kind("leader", 2, 3)])
def test_every_leader_with_wonders_that_score(leader: str | None) -> None:
    oracle_worlds.same_completion(WORLDS["full"], leader)


OTHERS = ("rats", "fertile_territory_ii", "crime_wave")


@pytest.mark.rule("OR-5.5", "OR-5.14", "OR-8.8", "OR-8.14", "OR-9.13")
@pytest.mark.parametrize("seed", range(60))
def test_the_end_is_that_of_the_rules(seed: int) -> None:
    oracle_worlds.same_end(WORLDS["full"], seed, OTHERS)


@pytest.mark.rule("OR-4.14", "OR-5.5")
def test_every_scoring_event_is_here() -> None:
    assert {*WORLDS["full"].of_kind("event", 3, 3)} == {*FULL.impacts, *RANKED}


@pytest.mark.rule("OR-3.4")
@pytest.mark.parametrize("seed", range(20))
def test_the_bonus_of_the_simple_game_is_that_of_the_rules(seed: int) -> None:
    t = table_by_chance(WORLDS["simple"], Rng(600 + seed))
    wanted = [civ.culture + final_bonus(Sheet(SIMPLE, t.s, x)) for x, civ in enumerate(t.s.players)]
    t.s.agenda.clear()
    t.change(turn.FINAL["final_bonus"](), turn.FINAL["ranking"]())
    assert [civ.culture for civ in t.s.players] == wanted


@pytest.mark.rule("OR-8.8", "OR-8.10")
@pytest.mark.parametrize("seed", range(4))
def test_what_mines_and_laboratories_make(seed: int) -> None:
    rng = Rng(900 + seed)
    for _ in range(10):
        t = table_by_chance(WORLDS["full"], rng)
        sheet = Sheet(FULL, t.s, 0)
        assert production.resources_made(t.s, 0) == sheet.made("resources")
        assert production.food_made(t.s, 0) == sheet.made("food")
        assert ratings.happiness(t.s, 0) == sheet.happiness()


OF_THIS_EDITION = {
    "development_of_trade_routes": gains(science=1, resources=1, food=1),
    "civil_unrest": scores(lambda sheet: -4 * sheet.discontent()),
}


@pytest.mark.rule("OR-4.5", "OR-4.26", "OR-2.15", "OR-2.19", "OR-4.11", "OR-9.42")
@pytest.mark.parametrize("event", [*EVENTS, *OF_THIS_EDITION])
def test_events_do_what_the_rules_say(event: str) -> None:
    oracle_events.same_event(WORLDS["full"], event, {**EVENTS, **OF_THIS_EDITION}[event])


@pytest.mark.rule("OR-9.43", "OR-2.8", "OR-2.13", "OR-2.17")
@pytest.mark.parametrize("seed", range(60))
def test_international_agreement_is_that_of_the_rules(seed: int) -> None:
    oracle_events.same_agreement(WORLDS["full"], seed)
