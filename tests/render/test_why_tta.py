"""Reasons of hints in Through the Ages: each in a position, and all of them true in games by
chance, in both editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine import registry
from engine.games.tta import RULES as NEW_STORY
from engine.games.tta.actions import (
    AnyAction,
    Build,
    BuildStages,
    DeclareWar,
    DropOut,
    EndTurn,
    PlayAggression,
    PlayCard,
    PlayLeader,
    Populate,
    PrepareEvent,
    Take,
)
from engine.games.tta.preview import preview
from engine.games.tta.query import prices, production, ratings
from render.hints import Followed, Reason
from render.lang.catalogue.tta_hints import TtaHints
from render.text.tta.words import Words
from tests.games.tta.table import Table
from tests.render.followed import NAMES, Told, followed, told, words_of
from tests.witnesses import witnessed

GAME = "tta-new-story"
WORDS = words_of(GAME, 3)
CARDS = Words()


def said(t: Table, *actions: Any, seat: int = 0) -> list[str]:
    """All reasons that are found for a plan, as sentences."""
    return [WORDS.reason(reason) for reason in WORDS.finds(followed(GAME, t.s, seat, *actions))]


def only_given(t: Table, action: Any, seat: int = 0) -> list[str]:
    """The same for an answer of which nobody knows yet what it leads to."""
    view = NEW_STORY.view(t.s, seat)
    return [WORDS.reason(r) for r in WORDS.finds(Followed(((view, action),), 0, view))]


# ---------------------------------------------------------------------------------------- positions


def test_what_is_made_every_turn_is_told_with_what_it_was() -> None:
    t = Table()
    t.seat(0, resources=9, idle=3)
    assert "You make 3 resources every turn then instead of 2." in said(t, Build("bronze"))
    assert "You make 2 science every turn then instead of 1." in said(t, Build("philosophy"))
    found = said(t, Build("religion"))
    assert "You make 1 culture every turn then instead of 0." in found
    food = said(t, Build("agriculture"))
    assert "Your farms bring 3 food every turn more than is eaten, instead of 2." in food


def test_a_worker_that_waits_is_told_with_the_resources_of_the_next_turn() -> None:
    t = Table()
    t.seat(0, food=3, resources=1, idle=0)
    assert (
        "You have a worker ready for your next turn, and 3 resources to build with then."
        in said(t, Populate())
    )


def test_strength_is_held_against_the_strongest_of_the_others() -> None:
    t = Table(3)
    t.seat(0, resources=9, idle=2, military=["legion"])
    t.seat(1, workers={"warriors": 3})
    assert "You have 2 strength then, closer to Bob with 3, the strongest of the others." in said(
        t, Build("warriors")
    )
    t.seat(1, workers={"warriors": 2})
    assert "You have 2 strength then, level with Bob, the strongest of the others." in said(
        t, Build("warriors")
    )
    t.seat(1, workers={"warriors": 1})
    assert "You have 2 strength then, ahead of Bob with 1, the strongest of the others." in said(
        t, Build("warriors")
    )


def test_a_wonder_is_told_by_what_it_still_asks_for() -> None:
    t = Table()
    t.seat(0, resources=9, wonder="pyramids", stages=0)
    stages = CARDS.cards["pyramids"].stages
    left = len(stages) - 1
    made = production.resources_made(t.s, 0)
    assert (
        f"Pyramids then needs {left} more stages, for {sum(stages[1:])} resources together, and "
        f"you make {made} every turn." in said(t, BuildStages(1))
    )
    t.seat(0, stages=len(stages) - 1)
    found = said(t, BuildStages(1))
    assert "Pyramids is complete then, and its effect begins." in found
    assert "You have 5 civil actions every turn then instead of 4." in found


def test_culture_of_a_card_is_not_told_as_that_of_a_wonder() -> None:
    t = Table()
    stages = len(CARDS.cards["pyramids"].stages)
    t.seat(0, resources=9, wonder="pyramids", stages=stages - 1, civil=["cultural_heritage_a"])
    found = said(t, PlayCard("cultural_heritage_a"), BuildStages(1))
    assert "Pyramids is complete then, and its effect begins." in found
    assert any(s.startswith("You gain ") and s.endswith(" culture at once.") for s in found)


def test_happy_faces_are_told_where_there_are_few_to_spare() -> None:
    t = Table()
    t.seat(0, resources=9, idle=1)
    few = "You have 1 happy face then and need 0, so your people can go on growing."
    assert few in said(t, Build("religion"))
    t.seat(0, wonders=["hanging_gardens"])
    assert not any("happy face" in s for s in said(t, Build("religion")))


def test_a_technology_is_told_by_when_its_science_is_there() -> None:
    t = Table()
    t.row("iron")
    t.seat(0, science=4)
    assert "Next turn you have 5 science, enough for Iron at 5." in said(t, Take("iron", 0))
    t.seat(0, science=2)
    assert "At 1 science every turn you can develop Iron in 3 turns." in said(t, Take("iron", 0))


def test_a_card_that_leaves_the_row_is_told() -> None:
    t = Table()
    t.row("iron", s8="drama")
    gone = "{} is about to leave the row, so it would be gone by your next turn."
    assert gone.format("Iron") in said(t, Take("iron", 0))
    assert gone.format("Drama") not in said(t, Take("drama", 7))


def test_leaders_and_action_cards() -> None:
    t = Table()
    later = next(c for c in CARDS.cards if CARDS.cards[c].kind == "action")
    t.row(s5="homer", s6=later)
    t.seat(0, civil=["aristotle"])
    assert "You have no leader yet, and Homer can be elected with the next civil action." in said(
        t, Take("homer", 4)
    )
    assert f"You can play {CARDS.card(later)} from your next turn on." in said(t, Take(later, 5))
    assert "You had no leader: from now on Aristotle works for you." in said(
        t, PlayLeader("aristotle")
    )


def test_ending_the_turn_draws_cards_for_the_actions_that_are_left() -> None:
    t = Table()
    t.seat(0, ma=1)
    assert "You draw a military card for the action you leave." in said(t, EndTurn())


def test_what_would_go_wrong_at_the_end_of_the_turn() -> None:
    t = Table()
    t.seat(0, culture=20, food=0, resources=5, idle=3, yellow_bank=11)
    t.seat(0, only_workers={"bronze": 2})
    assert preview(t.s, 0).famine
    assert any(
        s.startswith("Your people have enough to eat then") for s in said(t, Build("agriculture"))
    )
    t = Table()
    t.seat(0, resources=11, idle=1, blue_bank=4)
    before = preview(t.s, 0).corruption
    assert before
    found = said(t, Build("religion"))
    t.act(0, Build("religion"))
    after = preview(t.s, 0).corruption
    assert after < before
    told_of = str(after) if after else "nothing"
    assert (
        f"You lose {told_of} to corruption then, instead of {before}, when the turn ends." in found
    )


def test_nothing_is_told_of_a_next_turn_that_does_not_come() -> None:
    t = Table(age=4, round_=18)
    t.row("iron")
    t.seat(0, science=4, food=9, ma=2)
    assert said(t, Take("iron", 0)) == []
    assert said(t, EndTurn()) == []


def test_politics() -> None:
    t = Table(3)
    t.seat(0, military=["reign_of_terror"], workers={"warriors": 4})
    level = CARDS.cards["reign_of_terror"].level
    assert f"You gain {level} culture at once." in only_given(t, PrepareEvent("reign_of_terror"))
    own, other = t.strength(0), t.strength(1)
    assert f"You attack with {own} strength, and Bob has {other}." in only_given(
        t, PlayAggression("raid_i", 1)
    )
    assert f"You have {own} strength, and Bob has {other} and one turn to arm." in only_given(
        t, DeclareWar("war_over_culture_ii", 1)
    )
    kept = f"You keep all your units and {own} strength; "
    assert [s for s in only_given(t, DropOut()) if s.startswith(kept)]


def test_others_at_the_table_are_told_nothing() -> None:
    t = Table()
    t.seat(0, resources=9, idle=3)
    plan = followed(GAME, t.s, 0, Build("bronze"))
    blind = replace(plan, steps=tuple((replace(v, viewer=None), a) for v, a in plan.steps))
    assert list(WORDS.finds(blind)) == []


# -------------------------------------------------------------------------------- true in all games


def end_of(one: Told) -> Any:
    """The state that the reasons speak of: after the plan, but within the turn."""
    start = one.states[0]
    for state in reversed(one.states):
        if (state.current, state.round) == (start.current, start.round):
            return state
    raise AssertionError


def makes(query: Callable[[Any, int], int]) -> Callable[[Told, Reason], None]:
    def check(one: Told, reason: Reason) -> None:
        assert reason.count == query(end_of(one), one.seat)
        assert reason.other == query(one.states[0], one.seat)
        assert reason.count > reason.other

    return check


def rating(name: str) -> Callable[[Any, int], int]:
    return lambda s, seat: ratings.rating(s, name, ratings.LINES[name](s, seat))


def food(s: Any, seat: int) -> int:
    return production.food_made(s, seat) - production.consumption(s, seat)


def strength(one: Told, reason: Reason) -> None:
    own, state = rating("strength"), end_of(one)
    others = [
        own(state, seat)
        for seat, civ in enumerate(state.players)
        if seat != one.seat and not civ.out
    ]
    assert reason.count == own(state, one.seat) > own(one.states[0], one.seat)
    assert reason.other == max(others) == own(state, NAMES.index(reason.who))
    rank = reason.code.removeprefix("strength_")
    count, other = reason.count, reason.other
    assert {"ahead": count > other, "level": count == other, "behind": count < other}[rank]


def corruption(one: Told, reason: Reason) -> None:
    after, before = (preview(s, one.seat).corruption for s in (end_of(one), one.states[0]))
    assert (reason.count, reason.other) == (after, before)
    assert after < before


def draws(one: Told, reason: Reason) -> None:
    assert reason.count == preview(end_of(one), one.seat).draw


def waits(one: Told, reason: Reason) -> None:
    state = end_of(one)
    made = preview(state, one.seat)
    resources = production.resources(state, one.seat) + made.resources - made.corruption
    assert (reason.count, reason.other) == (state.players[one.seat].idle, max(0, resources))


def affords(one: Told, reason: Reason) -> None:
    state = end_of(one)
    gain = preview(state, one.seat).science
    science = state.players[one.seat].science
    found = [
        prices.total(prices.develop_lines(state, one.seat, card, False))
        for card in state.players[one.seat].civil.cards
        if _name(one, card) == reason.thing
    ]
    assert reason.other in found
    assert science < reason.other <= science + gain * reason.days
    assert science + gain * (reason.days - 1) < reason.other


def _name(one: Told, card: str) -> str:
    edition = one.way.before.printed
    return Words(edition).card(card)


def row_leaves(one: Told, reason: Reason) -> None:
    """As soon as the next turn of anybody begins, such a card is gone."""
    taken = [action for action in one.way.actions if isinstance(action, Take)]
    assert any(_name(one, action.card) == reason.thing and action.slot < 3 for action in taken)


def scores(one: Told, reason: Reason) -> None:
    """By the level of the events prepared, or by no more than the turn brings."""
    cards = Words(one.way.before.printed).cards
    events = [cards[a.card].level for a in one.way.actions if isinstance(a, PrepareEvent)]
    culture = end_of(one).players[one.seat].culture - one.states[0].players[one.seat].culture
    assert reason.count in events if events else 0 < reason.count <= culture


CHECKS: dict[str, Callable[[Told, Reason], None]] = {
    "makes_culture": makes(rating("culture")),
    "makes_science": makes(rating("science")),
    "makes_resources": makes(production.resources_made),
    "makes_food": makes(food),
    "faces": lambda one, r: _faces(one, r),
    "strength_ahead": strength,
    "strength_level": strength,
    "strength_behind": strength,
    "corruption": corruption,
    "draws": draws,
    "waits": waits,
    "scores": scores,
    "affords": affords,
    "affords_later": affords,
    "row_leaves": row_leaves,
}


def _faces(one: Told, reason: Reason) -> None:
    state = end_of(one)
    assert reason.count == rating("happiness")(state, one.seat)
    assert reason.other == ratings.required_faces(state, one.seat)


@pytest.mark.sliced(20)
@pytest.mark.parametrize(
    ("game", "seats", "chance"),
    [("tta-new-story", 2, 5), ("tta-new-story", 3, 6), ("tta-first-edition", 2, 7)],
)
def test_every_reason_is_true_in_the_view_it_speaks_of(game: str, seats: int, chance: int) -> None:
    counted: Counter[str] = Counter()
    for one in told(game, seats, chance, every=12, most=700):
        for reason in one.found:
            if reason.code in CHECKS:
                CHECKS[reason.code](one, reason)
                counted[reason.code] += 1
    witnessed(sum(counted.values()), "reasons", f"{game}, seed {chance}", least=20)


@pytest.mark.parametrize("game", [g for g in registry.GAMES if g.startswith("tta")])
def test_every_kind_of_answer_has_words_where_little_depends_on_it(game: str) -> None:
    kinds = {c.__dataclass_fields__["kind"].default for c in get_args(get_args(AnyAction)[0])}
    assert set(TtaHints.FAMILIES["matter"]) == kinds - {"resign"}
