"""What a position of Antike Duellum is worth: nobody hoards, and units go where cities are."""

from __future__ import annotations

from dataclasses import replace

from engine import registry
from engine.core.clone import clone
from engine.games.antike.parts import Units
from engine.games.antike.state import Antike
from engine.games.antike.worth import EVALUATOR

RULES = registry.rules("antike-duellum")
WON = [*(f"scholar_{n}" for n in range(1, 6)), *(f"general_{n}" for n in range(1, 4))]
BEGUN: Antike = RULES.setup(RULES.options(), 2, 5).state


def _with(region: str, legions: int) -> float:
    state = clone(BEGUN)
    state.players[0].units = {region: Units(legion=legions)}
    return EVALUATOR.evaluate(state, 0)["sites"]


def test_goods_beyond_what_can_be_used_are_worth_nothing() -> None:
    some, plenty = clone(BEGUN), clone(BEGUN)
    some.players[0].purse.marble, plenty.players[0].purse.marble = 12, 90
    assert EVALUATOR.evaluate(some, 0)["marble"] == EVALUATOR.evaluate(plenty, 0)["marble"]


def test_units_are_worth_more_the_nearer_a_city_is_that_may_be_had() -> None:
    state = BEGUN
    enemy = state.cities_of(1)[0]
    own = state.cities_of(0)[0]
    assert _with(own, 2) < _with(enemy, 1) < _with(enemy, 2)


def _near_the_end(personages: int) -> Antike:
    """A position in which one nation has so many personages, and iron."""
    state = clone(BEGUN)
    state.players[0].personages = [*WON[:personages]]
    state.players[0].purse.iron = 20
    return state


def _gained(state: Antike, galleys: int, part: str = "progress") -> float:
    """By how much galleys in the box make a part of the worth better."""
    prepared = clone(state)
    prepared.players[0].box.galley += galleys
    return EVALUATOR.evaluate(prepared, 0)[part] - EVALUATOR.evaluate(state, 0)[part]


def test_near_the_end_what_is_prepared_for_one_turn_counts() -> None:
    """Otherwise nobody ever has seven galleys at once, and the game does not end."""
    assert _gained(_near_the_end(3), 6) == 0
    assert _gained(_near_the_end(8), 6) > _gained(_near_the_end(7), 6) > 0


def test_who_waits_comes_to_the_point_in_the_end() -> None:
    soon, late = clone(BEGUN), clone(BEGUN)
    late.turn = 400
    assert EVALUATOR.evaluate(late, 0)["progress"] > EVALUATOR.evaluate(soon, 0)["progress"]


def test_near_the_end_units_within_reach_of_a_temple_threaten_it() -> None:
    """The nation that moves next is the one to be feared."""
    state = _near_the_end(8)
    temple = state.cities_of(1)[0]
    state.cities[temple] = replace(state.cities[temple], temple=True)
    state.players[0].units = {temple: Units(legion=3)}
    state.mover = 0
    mine = EVALUATOR.evaluate(state, 0)["attack"]
    state.mover = 1
    assert EVALUATOR.evaluate(state, 0)["attack"] > mine > 0
    assert EVALUATOR.evaluate(state, 1)["attack"] == 0
