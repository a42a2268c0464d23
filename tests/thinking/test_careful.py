"""Who looks after a seat for somebody plays carefully, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest

from engine import registry
from engine.core import Action, Amount, Decision
from engine.core.rng import seeded
from engine.core.rules import Rules
from engine.games.antike.actions import Done, EndTurn, MoveUnits
from engine.games.tta import actions as tta
from engine.selfplay import walk
from engine.thinking import SearchResult, evaluator, levels, prepare, think
from engine.thinking.answers import answers
from engine.thinking.search import CAREFUL_WIDTH
from render.lang.language import ENGLISH
from render.registry import presentation
from tests.games.antike.table import BEIGE, BROWN, Table
from tests.games.antike.test_duellum import DUELLUM
from tests.games.antike.test_founding_and_personages import SEVEN, founding, with_cities
from tests.thinking.test_search import BEAM, CLAY, plans, state
from tests.witnesses import witnessed

NAMES = ("Ann", "Bob", "Chloe", "Dimitri", "Eve")
TTA = ("tta-new-story", "tta-first-edition")


def careful(rules: Rules[Any], state: Any, seat: int, seed: int = 3) -> SearchResult:
    return think(prepare(rules, state, seat, "normal", seeded(seed), careful=True))


def asked(key: str, seed: int) -> Iterator[tuple[Any, Decision]]:
    """The questions of a game that is played by chance."""
    rules = registry.rules(key)
    options = rules.options.model_validate(rules.meta.quick)
    for ply in islice(walk(rules, options, rules.meta.seats[-1], seed), 600):
        yield from ((ply.state, decision) for decision in ply.decisions)


def calm(decision: Decision) -> list[Action]:
    return [a for m in decision.menus if not m.confirm for a in islice(m.every(), 60)]


def test_it_is_the_level_and_a_frame_around_it() -> None:
    normal = levels("belfort")["normal"].settings
    found = normal.careful()
    assert (found.width, found.steps) == (normal.width, normal.steps)
    assert normal.noise > 0
    assert found.noise == 0, "nothing is misjudged on purpose for somebody else"
    assert (found.bold, found.reach, found.ends) == (False, 0.5, False)


def test_a_narrow_search_to_the_end_of_the_turn_is_made_wider() -> None:
    """Without misjudgements it would follow one line only, and lose to its own level."""
    normal = levels("tzolkin")["normal"].settings
    assert normal.width < CAREFUL_WIDTH == normal.careful().width
    strong = levels("tzolkin")["strong"].settings
    assert strong.careful().width == strong.width > CAREFUL_WIDTH
    followed = levels("antike-duellum")["normal"].settings
    assert followed.careful().width == followed.width, "each first answer is followed anyway"


@pytest.mark.parametrize("key", [*TTA, "belfort"])
def test_attacks_are_left_out_where_anything_else_is_possible(key: str) -> None:
    rules, eye = registry.rules(key), evaluator(key)
    tried = 0
    for here, decision in (pair for seed in (5, 6) for pair in asked(key, seed)):
        bold = [eye.is_aggressive(here, action) for action in calm(decision)]
        if not any(bold) or all(bold):
            continue
        best = careful(rules, here, decision.seat).plans[0]
        assert not eye.is_aggressive(here, best.actions[0])
        tried += 1
        if tried == 4:
            break
    witnessed(tried, "questions with a bold answer and another", f"{key}, seeds 5 and 6")


@pytest.mark.parametrize("key", TTA)
def test_pacts_are_bold_whoever_offers_them(key: str) -> None:
    eye = evaluator(key)
    assert eye.is_aggressive(None, tta.AnswerPact(True))
    assert not eye.is_aggressive(None, tta.AnswerPact(False))
    assert eye.is_aggressive(None, tta.CancelPact("pact"))


@pytest.mark.parametrize("key", TTA)
def test_bids_go_up_to_half_however_high_others_have_bid(key: str) -> None:
    bids = 0
    for _, decision in asked(key, 6):
        for menu in decision.menus:
            if isinstance(menu, Amount) and menu.verb == "bid":
                found = answers(decision, seeded(1), reach=0.5)
                assert all(a.amount * 2 <= menu.high for a in found if isinstance(a, tta.Bid))
                assert found, "dropping out is left"
                bids += 1
    witnessed(bids, "bids", f"{key}, seed 6", least=6)


def test_a_battle_is_an_attack_in_antike() -> None:
    table = Table().units(BROWN, "roma", legion=2).units(BEIGE, "ancona", legion=1)
    table.does(BROWN, DUELLUM)
    eye = evaluator("antike-duellum")
    assert eye.is_aggressive(table.state, MoveUnits("legion", "roma", "ancona"))
    assert not eye.is_aggressive(table.state, MoveUnits("legion", "roma", "neapolis"))
    assert not eye.is_aggressive(table.state, Done("movement"))
    for seed in range(4):
        best = careful(registry.rules("antike-duellum"), table.state, BROWN, seed).plans[0]
        assert not any(isinstance(a, MoveUnits) and a.to == "ancona" for a in best.actions)


def test_the_game_is_not_ended_where_anything_else_is_possible() -> None:
    """One more city would bring the ninth personage, and with it the game."""
    table = with_cities(9, *SEVEN, "navigator_1")
    table.units(BROWN, "siga", legion=1).purse(BROWN, marble=2, iron=2, gold=2)
    founding(table)
    rules = registry.rules("antike-duellum")
    wins = think(prepare(rules, table.state, BROWN, "normal", seeded(3))).plans[0]
    assert wins.value > 500, "who plays for themselves wins"
    waits = careful(rules, table.state, BROWN).plans[0]
    assert waits.actions == (EndTurn(),)


def test_where_every_answer_ends_the_game_one_is_given() -> None:
    last = state(turn=3)
    best = plans(BEAM.careful(), last, seat=1)[0]
    assert best.actions == (CLAY, CLAY, CLAY)
    assert best.value < 0


@pytest.mark.parametrize("key", [key for key, entry in registry.GAMES.items() if entry.evaluator])
def test_what_is_told_of_a_caretaker_is_seen_by_everybody(key: str) -> None:
    """Worlds that differ in what is hidden tell the same gains."""
    rules = registry.rules(key)
    positions = [(here, decision.seat) for here, decision in asked(key, 5)][::40]
    hints = presentation(key).texts(NAMES, ENGLISH).hints()
    assert hints is not None
    told = []
    for (before, seat), (after, _) in pairwise(positions):
        other = rules.determinize(after, seat, seeded(1))
        start, end, same = (rules.view(here, None) for here in (before, after, other))
        told.append(hints.gained(seat, start, end))
        assert told[-1] == hints.gained(seat, start, same)
    witnessed([gain for gain in told if gain], "gains that are told", f"{key}, seed 5")
