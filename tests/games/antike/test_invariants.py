"""What is always true (the invariants), proven on random games and on damaged states."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engine.checking import Ply
from engine.core import clone
from engine.games.antike.components import RESOURCES
from engine.games.antike.parts import City, Units
from engine.games.antike.rules import RULES
from engine.games.antike.state import Antike
from engine.selfplay import walk
from tests.games.antike.table import BEIGE, BROWN, Table
from tests.witnesses import witnessed

GAMES = [
    pytest.param({"map": "west"}, 10, id="west"),
    pytest.param({"map": "east", "variant": True, "coins": 4}, 3, id="east"),
]


def plies(options: dict[str, object], seed: int) -> Iterator[Ply[Antike]]:
    """A random game whose pile is as good as used up, so that its discards are shuffled soon."""
    step = RULES.setup(RULES.options.model_validate(options), 2, seed)
    pile, discards = step.state.pile.cards, step.state.discards.cards
    pile[2:], discards[:] = [], [*discards, *pile[2:]]
    return walk(RULES, RULES.options.model_validate(options), 2, seed, start=step)


@pytest.mark.sliced(10)
@pytest.mark.rule("AD-10.4", "AD-8.4")
@pytest.mark.parametrize(("options", "seed"), GAMES)
def test_random_games(options: dict[str, object], seed: int) -> None:
    shuffles = 0
    for ply in plies(options, seed):
        before, after = ply.state, ply.step.state
        assert RULES.check(after) == []
        for seat in (BROWN, BEIGE):
            old, new = before.players[seat], after.players[seat]
            assert new.personages[: len(old.personages)] == old.personages
            if seat != ply.seat:  # nobody gives chips to anybody
                assert [old.purse.of(r) for r in RESOURCES] == [new.purse.of(r) for r in RESOURCES]
                assert new.purse.coin <= old.purse.coin
        if after.bank.walls != before.bank.walls:
            assert any(n.event.kind == "personage_won" for n in ply.step.news)
        assert after.bank.walls <= before.bank.walls
        shuffled = any(n.event.kind == "pile_shuffled" for n in ply.step.news)
        assert shuffled == (after.rng != before.rng), "chance is for shuffling only"
        shuffles += shuffled
    witnessed(shuffles, "the pile running out", f"seed {seed} with {options}")


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    options = {"map": "east", "turn_limit": 10}
    first = [(p.action, RULES.state_codec.dump_json(p.step.state)) for p in plies(options, 3)]
    again = [(p.action, RULES.state_codec.dump_json(p.step.state)) for p in plies(options, 3)]
    assert first == again


def damaged(harm: Callable[[Antike], object]) -> list[str]:
    table = Table("west", variant=True).cities(BROWN, zama="iron").cities(BEIGE, roma="gold")
    table.units(BROWN, "roma", legion=1).units(BEIGE, "genua", legion=1)
    assert RULES.check(table.state) == []
    state = clone(table.state)
    harm(state)
    return RULES.check(state)


def _put(*wrong: tuple[object, str, int]) -> None:
    """Give some attributes other values."""
    for owner, name, value in wrong:
        setattr(owner, name, value)


def _swap_card(state: Antike) -> None:
    state.pile.cards[0] = "levy" if state.pile.cards[0] != "levy" else "storm"


@pytest.mark.parametrize(("harm", "defect"), [
    pytest.param(lambda s: s.players[0].box.add("legion", 1), "units lost or won", id="1 units"),
    pytest.param(lambda s: s.players[0].box.add("admiral", 1), "units lost or won", id="1 special"),
    pytest.param(lambda s: s.now.deployable.add("galley", -5), "negative units", id="1 negative"),
    pytest.param(
        lambda s: s.players[0].units.update(corsica=Units()), "empty entry", id="1 empty entry"
    ),
    pytest.param(
        lambda s: s.players[0].units.update(atlantis=Units(legion=1)), "unknown region",
        id="1 region",
    ),
    pytest.param(lambda s: setattr(s.players[1], "walls", 3), "walls lost or won", id="2 walls"),
    pytest.param(
        lambda s: _put((s.bank, "walls", 9), (s.players[1], "walls", 2)),
        "walls given out at the wrong time", id="2 when",
    ),
    pytest.param(
        lambda s: _put((s.players[0], "walls", -1), (s.players[1], "walls", 3)),
        "negative walls", id="2 negative",
    ),
    pytest.param(lambda s: setattr(s.bank, "temples", 11), "temples lost or won", id="3 temples"),
    pytest.param(
        lambda s: s.bank.tokens.update(iron=4), "city tokens lost or won", id="3 tokens"
    ),
    pytest.param(lambda s: setattr(s.bank, "coins", 3), "coins lost or won", id="4 coins"),
    pytest.param(
        lambda s: _put((s.bank, "coins", -1), (s.players[0].purse, "coin", 25)),
        "negative coins in the bank", id="4 bank",
    ),
    pytest.param(
        lambda s: setattr(s.players[0].purse, "gold", -1), "negative purse", id="4 purse"
    ),
    pytest.param(_swap_card, "event cards lost or won", id="5 cards"),
    pytest.param(
        lambda s: s.pile.cards.append(s.row.cards.pop()), "the open row is not filled", id="5 row"
    ),
    pytest.param(
        lambda s: s.players[1].units.update(roma=Units(legion=1)), "enemies side by side",
        id="6 enemies",
    ),
    pytest.param(
        lambda s: s.players[1].units.update(corsica=Units(legion=1)), "wrong terrain",
        id="7 terrain",
    ),
    pytest.param(
        lambda s: s.cities.update(corsica=City(0, "iron")), "city without a site", id="8 site"
    ),
    pytest.param(
        lambda s: s.players[0].personages.append("king_1"), "personages lost or won",
        id="9 personages",
    ),
    pytest.param(
        lambda s: s.players[0].personages.extend(f"king_{n}" for n in range(9)),
        "the game goes on although it is won", id="9 won",
    ),
    pytest.param(
        lambda s: s.players[0].know_how.extend(["strata", "strata"]), "know-how developed twice",
        id="know-how twice",
    ),
    pytest.param(
        lambda s: s.players[0].know_how.append("strata"), "know-how without its first developer",
        id="know-how first",
    ),
    pytest.param(
        lambda s: s.pioneers.update(strata=0), "first developer without the know-how",
        id="know-how lost",
    ),
    pytest.param(lambda s: s.agenda.clear(), "the agenda and the result disagree", id="agenda"),
])  # fmt: skip
def test_every_defect_is_named(harm: Callable[[Antike], object], defect: str) -> None:
    assert [d for d in damaged(harm) if d.startswith(defect)] != []
