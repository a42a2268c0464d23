"""What lengths and variants change besides bonus cards (OR-4.22, OR-7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Turn
from engine.games.tta import turn
from engine.games.tta.actions import (
    Commit,
    DiscardCards,
    DrawCard,
    EndTurn,
    PassPolitics,
    PlayAggression,
    PlayTactic,
    SendForce,
)
from engine.games.tta.change import row
from engine.games.tta.editions import rules_of
from engine.games.tta.options import FirstOptions
from engine.games.tta.state import State
from tables.model.errors import BadOptions
from tables.model.seating import checked_options
from tests.games.tta_first_edition.game import FIRST


def begun(players: int = 2, **options: Any) -> State:
    chosen = FIRST.options.model_validate({"order": "fixed", **options})
    return FIRST.setup(chosen, players, 1).state


def in_decks(s: State) -> set[str]:
    """Every card of the decks that this table will ever have."""
    rules = rules_of(s)
    ages = range(rules.last_age + 1)
    return {c for age in ages for which in ("civil", "military")
            for c in row.deck(s, which, age, len(s.players))}  # fmt: skip


# ------------------------------------------------------------------------------------- lengths


@pytest.mark.rule("OR-4.22")
def test_what_belongs_to_the_full_game_only() -> None:
    full, advanced = begun(4), begun(4, length="advanced")
    cards = rules_of(full).cards
    lost = in_decks(full) - in_decks(advanced)
    assert in_decks(advanced) < in_decks(full)
    assert {c for c in lost if cards[c].age != "III"} == {
        c for c in in_decks(full) if cards[c].kind == "war" and cards[c].age == "II"
    }
    assert not {cards[c].kind for c in in_decks(advanced)} & {"war", "air_force"}
    assert {cards[c].kind for c in lost} >= {"war", "air_force"}


@pytest.mark.rule("OR-4.22", "OR-9.14", "OR-4.14")
def test_the_last_round_of_the_advanced_game_allows_sacrifices(table):
    """Nobody draws any more, though."""
    t = table(2, length="advanced", age=2)
    t.seat(0, military=["spy"], only_workers={"warriors": 5}, ma=3)
    t.seat(1, only_workers={"agriculture": 1}, science=5)
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.s.row[0] = ""
    deck = len(t.s.military_deck)
    row.refill(Turn(t.s))
    assert (t.s.last_round, t.s.round, deck > 0) == (3, 3, True)
    t.phase("politics")
    t.act(0, PlayAggression("spy", 1))
    assert t.decision.kind == "sacrifice"
    t.act(0, Commit("warriors"), SendForce())
    assert (t.civ(0).science, t.civ(0).workers["warriors"]) == (5, 4)
    assert t.civ(0).ma == 2
    t.act(0, EndTurn())
    assert t.heard("produced")
    assert not t.heard("drew")
    assert (t.civ(0).military.cards, len(t.s.military_deck)) == ([], 0)


# ------------------------------------------------------------------------------ draw by action


@pytest.mark.rule("OR-7.4", "OR-7.10", "OR-5.8", "ORC-129")
def test_cards_are_drawn_with_military_actions(table):
    t = table(2, age=1, draw_by_action=True)
    held = ["raid_i", "plunder_i", "rats", "crusades", "enslave"]
    t.seat(0, government="monarchy", military=held)
    t.s.military_deck.cards[-2:] = ["phalanx", "foray"]
    assert t.civ(0).ma == 3
    t.act(0, DrawCard(), DrawCard())
    assert t.civ(0).military.cards == [*held, "foray", "phalanx"]
    assert t.civ(0).ma == 1
    t.act(0, PlayTactic("phalanx"))
    assert (t.civ(0).ma, len(t.civ(0).military.cards)) == (0, 6)
    assert t.refused(0, DrawCard()).code == "military_actions"
    t.act(0, EndTurn())
    assert t.heard("produced")
    assert not t.heard("drew"), "nothing is drawn at the end of the turn"
    t.act(1, PassPolitics(), EndTurn())
    t.act(0, PassPolitics())
    assert (t.decision.kind, t.decision.facts["count"]) == ("discard", 3)
    t.act(0, DiscardCards(("rats", "crusades", "foray")))
    assert t.civ(0).military.cards == ["raid_i", "plunder_i", "enslave"]


@pytest.mark.rule("OR-7.10")
def test_more_than_three_cards_may_be_drawn_with_actions(table):
    t = table(2, age=2, draw_by_action=True)
    t.seat(0, government="monarchy", specials=["strategy"])
    assert t.civ(0).ma == 5
    t.act(0, *[DrawCard()] * 5)
    assert (t.civ(0).ma, len(t.civ(0).military.cards)) == (0, 5)


@pytest.mark.rule("OR-7.10", "OR-7.4")
def test_when_no_card_is_drawn_with_an_action(table):
    t = table(2, age=4, draw_by_action=True)
    assert not t.offers("draw_card"), "in age IV"
    assert t.refused(0, DrawCard()).code == "no_military_cards"
    t = table(2, draw_by_action=True)
    t.act(0, EndTurn())
    assert t.civ(0).military.cards == [], "nor for actions that are left at the end of the turn"
    t = table(2)
    assert not t.offers("draw_card")
    assert t.refused(0, DrawCard()).code == "drawn_at_end"
    t.act(0, EndTurn())
    assert len(t.civ(0).military.cards) == 2


@pytest.mark.rule("OR-7.10")
def test_an_uprising_takes_no_cards_that_were_drawn_with_actions(table):
    t = table(2, draw_by_action=True)
    t.seat(0, yellow_bank=8, idle=0)
    t.act(0, DrawCard(), EndTurn())
    assert t.heard("uprising")
    assert not t.heard("produced")
    assert len(t.civ(0).military.cards) == 1


# -------------------------------------------------------------------------------- combinations


@pytest.mark.rule("OR-7.14", "ORC-134")
@pytest.mark.parametrize(
    ("idle", "beside", "options"),
    [
        ("no_ganging_up", "peaceful", {"peaceful": "yes", "no_ganging_up": True}),
        ("no_ganging_up", "peaceful", {"peaceful": "without_pacts", "no_ganging_up": True}),
        ("fewer_bonuses", "length", {"length": "advanced", "fewer_bonuses": True}),
        ("fewer_bonuses", "bonus_cards", {"fewer_bonuses": True}),
        *(
            (name, "length", {"length": "simple", name: value})
            for name, value in {
                "fewer_bonuses": True,
                "draw_by_action": True,
                "mild_corruption": True,
                "no_ganging_up": True,
                "peaceful": "yes",
                "bonus_cards": "own",
            }.items()
        ),
    ],
)
def test_what_changes_nothing_is_refused_at_set_up(idle, beside, options):
    with pytest.raises(BadOptions) as caught:
        checked_options(FIRST, options)
    assert caught.value.code == "option_idle"
    assert caught.value.facts == {"option": idle, "beside": beside}


@pytest.mark.rule("OR-7.14")
@pytest.mark.parametrize(
    "options",
    [
        {"length": "simple", "easier": True},
        {"length": "advanced", "easier": True, "mild_corruption": True, "draw_by_action": True,
         "no_ganging_up": True, "bonus_cards": "age_by_age"},
        {"peaceful": "without_pacts", "draw_by_action": True, "mild_corruption": True},
        {"bonus_cards": "own", "fewer_bonuses": True, "no_ganging_up": True, "easier": True},
    ],
)  # fmt: skip
def test_everything_else_combines(options):
    chosen = FirstOptions.model_validate(options).model_dump(exclude={"start_seat"})
    assert checked_options(FIRST, options) == chosen
    names = [*FirstOptions.model_validate(options).changes()]
    assert len(names) == len(options), "each changes something"
    assert begun(2, **options).edition.split("/")[1].split("+") == names


@pytest.mark.rule("OR-7.15")
@pytest.mark.parametrize("easier", [False, True])
def test_the_bonus_of_the_simple_game_is_the_same_with_easier(table, easier):
    t = table(2, length="simple", easier=easier)
    t.seat(
        0,
        only_workers={"warriors": 2, "religion": 2, "philosophy": 1, "agriculture": 2, "iron": 1},
        specials=["code_of_laws"],
    )
    assert (t.strength(0), t.happiness(0), t.science(0)) == (2, 2, 1)
    t.change(turn.FINAL["final_bonus"]())
    # 2 technologies of level I, 2 strength, 2 faces; 1 science, 2 food, 2 resources
    assert t.civ(0).culture == 2 * (2 + 2 + 2) + 1 + 2 + 2


@pytest.mark.rule("OR-7.15", "OR-7.3", "ORC-167")
def test_leaders_who_speak_of_attacks_stay_in_a_peaceful_game(table):
    s = begun(4, peaceful="yes")
    assert {"joan_of_arc", "mahatma_gandhi", "winston_churchill", "peace_treaty"} <= in_decks(s)
    assert not {rules_of(s).cards[c].kind for c in in_decks(s)} & {"aggression", "war"}
    t = table(2, age=3, peaceful="yes")
    before = t.culture(0)
    t.seat(0, leader="mahatma_gandhi")
    assert t.culture(0) == before + 2
