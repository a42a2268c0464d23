"""What a position of Antike Duellum is worth: nobody hoards, and units go where cities are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import registry
from engine.core.clone import clone
from engine.core.rng import seeded
from engine.games.antike import conquest
from engine.games.antike.actions import Conquer
from engine.games.antike.parts import City, Purse, Units
from engine.games.antike.state import Antike
from engine.games.antike.turn import turn_frames
from engine.games.antike.worth import EVALUATOR
from engine.thinking import prepare, think

RULES = registry.rules("antike-duellum")
WON = [*(f"scholar_{n}" for n in range(1, 6)), *(f"general_{n}" for n in range(1, 4))]
KINGLESS = [*WON[:7], "citizen_1"]
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


def _besieging(state: Antike, legions: int) -> str:
    """A temple of the second nation, before which legions of the first one stand."""
    temple = state.cities_of(1)[0]
    state.cities[temple] = replace(state.cities[temple], temple=True)
    state.players[0].units = {temple: Units(legion=legions)}
    return temple


def test_near_the_end_units_within_reach_of_a_temple_threaten_it() -> None:
    """The more the other nation has to fear them, who is next when its turn is over."""
    few, enough = _near_the_end(8), _near_the_end(8)
    needed = conquest.needed(enough, _besieging(enough, 1))
    _besieging(few, needed - 1)
    _besieging(enough, needed)
    own = [sum(EVALUATOR.evaluate(state, 0).values()) for state in (few, enough)]
    feared = [EVALUATOR.evaluate(state, 1)["rivals"] for state in (few, enough)]
    assert EVALUATOR.evaluate(enough, 0)["attack"] > EVALUATOR.evaluate(few, 0)["attack"] > 0
    assert EVALUATOR.evaluate(enough, 1)["attack"] == 0
    share = EVALUATOR.weights.rival
    assert feared[0] - feared[1] > share * (own[1] - own[0])


@pytest.mark.parametrize("turn", [100, 400])
@pytest.mark.parametrize("won", range(8))
def test_a_personage_is_worth_more_than_the_way_to_it(won: int, turn: int) -> None:
    """Otherwise nobody would take the last step."""
    state = clone(BEGUN)
    state.turn, state.players[0].personages = turn, [*KINGLESS[:won]]
    state.stacks = {**state.stacks, "king": ("king_1",)}
    sites = [site for site in state.board.sites if site not in state.cities]
    own = len(state.cities_of(0))
    state.cities |= {site: City(0, "gold") for site in sites[: 4 - own]}
    before = sum(EVALUATOR.evaluate(state, 0).values())
    state.stacks = {**state.stacks, "king": ()}
    state.players[0].personages.append("king_1")
    assert sum(EVALUATOR.evaluate(state, 0).values()) > before


@pytest.mark.parametrize("won", [6, 7, 8])
def test_in_a_long_game_a_temple_is_rather_taken_than_held_in_check(won: int) -> None:
    """Nothing else brings a personage any more when nobody can found cities."""
    state = _near_the_end(won)
    state.players[0].purse = Purse(iron=20)
    needed = conquest.needed(state, temple := _besieging(state, 1))
    _besieging(state, needed)
    state.turn, state.mover, state.players[0].rondel = 160, 0, "militia"
    state.agenda = list(reversed(turn_frames(state)))
    plan = think(prepare(RULES, state, 0, "strong", seeded(1))).plans[0]
    assert any(isinstance(x, Conquer) and x.city == temple for x in plan.actions)
