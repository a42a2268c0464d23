"""What a position of Antike Duellum is worth: nobody hoards, and units go where cities are."""

from __future__ import annotations

from engine import registry
from engine.core.clone import clone
from engine.games.antike.parts import Units
from engine.games.antike.state import Antike
from engine.games.antike.worth import JUDGE

RULES = registry.rules("antike-duellum")
BEGUN: Antike = RULES.setup(RULES.options(), 2, 5).state


def _with(region: str, legions: int) -> float:
    state = clone(BEGUN)
    state.players[0].units = {region: Units(legion=legions)}
    return JUDGE.worth(state, 0)["sites"]


def test_goods_beyond_what_can_be_used_are_worth_nothing() -> None:
    some, plenty = clone(BEGUN), clone(BEGUN)
    some.players[0].purse.marble, plenty.players[0].purse.marble = 12, 90
    assert JUDGE.worth(some, 0)["marble"] == JUDGE.worth(plenty, 0)["marble"]


def test_units_are_worth_more_the_nearer_a_city_is_that_may_be_had() -> None:
    state = BEGUN
    enemy = state.cities_of(1)[0]
    own = state.cities_of(0)[0]
    assert _with(own, 2) < _with(enemy, 1) < _with(enemy, 2)
