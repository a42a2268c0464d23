"""What computer players remember of a civilization of Through the Ages is what the rules say of it,
and depends on nothing that they do not look at."""

from __future__ import annotations

from typing import Any

import pytest

from engine import registry
from engine.core import Rng
from engine.core.clone import clone
from engine.games.tta.editions import rules_of
from engine.games.tta.state import PactInPlay, State
from engine.games.tta.worth.made import depends_on, look, made_by
from engine.selfplay import walk

GAMES = ("tta-new-story", "tta-first-edition")


def positions(game: str, seats: int) -> list[State]:
    rules: Any = registry.rules(game)
    return [ply.state for ply in walk(rules, rules.options(), seats, 17 + seats)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_remembered_is_what_the_rules_say(game: str, seats: int) -> None:
    for state in positions(game, seats)[::5]:
        for seat in range(seats):
            assert made_by(state, seat) == look(state, seat)


def furnish(s: State, rng: Rng, leader: str, pact: str) -> None:
    """Give the first civilization a leader, a pact with the second one, and other cards by
    chance."""
    cards, civ = rules_of(s).cards, s.players[0]
    of = {
        kind: [c for c, figures in cards.items() if figures.kind == kind]
        for kind in ("wonder", "special", "government", "territory", "tactic")
    }
    some = [c for c, figures in cards.items() if figures.takes_workers and rng.below(2)]
    civ.workers = {c: rng.below(4) for c in dict.fromkeys([*civ.workers, *some])}
    civ.leader, civ.tactic = leader, rng.choice(of["tactic"])
    civ.government = rng.choice(of["government"])
    civ.wonders = [c for c in of["wonder"] if rng.below(4) == 0]
    civ.ruins = [c for c in civ.wonders if rng.below(4) == 0]
    civ.specials = [c for c in of["special"] if rng.below(4) == 0]
    civ.colonies = [c for c in of["territory"] if rng.below(4) == 0]
    sides = (0, 1) if rng.below(2) else (1, 0)
    s.pacts = [PactInPlay(pact, 0, *sides)]


def disturb(s: State) -> None:
    """Change whatever a civilization might look at beside that."""
    other = s.players[2]
    for civ in s.players:
        civ.science, civ.culture, civ.ca, civ.ma = civ.science + 9, civ.culture + 9, 0, 0
        civ.used, civ.spent = [civ.leader or "homer"], [civ.leader or "homer"]
        civ.blue, civ.blue_bank, civ.turns = dict.fromkeys(civ.workers, 1), 3, civ.turns + 4
        civ.civil.cards, civ.military.cards = [], []
    s.players[1].workers, s.players[1].leader = dict.fromkeys(other.workers, 2), "moses"
    s.current, s.round, s.age, s.last_round = 3, s.round + 3, 3, s.round + 4
    s.row = [""] * len(s.row)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_civilization_makes_depends_on_nothing_else(game: str) -> None:
    begun, rng = positions(game, 4)[40], Rng(5)
    cards = rules_of(begun).cards
    leaders = [c for c, figures in cards.items() if figures.kind == "leader"]
    pacts = [c for c, figures in cards.items() if figures.kind == "pact"]
    for at, leader in enumerate(leaders * 6):
        state = clone(begun)
        furnish(state, rng, leader, pacts[at % len(pacts)])
        elsewhere = clone(state)
        disturb(elsewhere)
        assert depends_on(elsewhere, 0) == depends_on(state, 0)
        assert look(elsewhere, 0) == look(state, 0), leader
