"""Events of the last age that are found beforehand and score in the end (OR-7.5 to OR-7.12)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.core import Pile, Resign, Rng, Turn
from engine.games.tta import turn
from engine.games.tta.actions import ChooseBonus, EndTurn, KeepBonuses
from engine.games.tta.change import row
from engine.games.tta.editions import rules_of
from engine.games.tta.options import FirstOptions
from engine.games.tta.state import State
from tests.games.tta_first_edition.game import FIRST

EVENTS = 13
"""Events of age III."""


def begun(players: int, **options: Any) -> State:
    chosen = FIRST.options.model_validate({"order": "fixed", **options})
    return FIRST.setup(chosen, players, 1).state


def put_aside(s: State) -> list[str]:
    """The events that were taken out of the deck and are neither open nor dealt."""
    assert s.bonuses is not None
    return s.bonuses.cards


def dealt_to(s: State, seat: int) -> list[str]:
    """The events that a player chooses from or has kept."""
    mine = s.players[seat].bonuses
    assert mine is not None
    return mine.cards


def bonus_cards(s: State, cards: list[str]) -> bool:
    """Whether these are events of the last age."""
    figures = rules_of(s).cards
    return {(figures[c].kind, figures[c].age) for c in cards} <= {("event", "III")}


def end_age(s: State) -> list[Any]:
    """The age ends as its last civil card is dealt; what is told then."""
    s.gone += [*s.civil_deck.cards[1:], *s.row[:1]]
    s.civil_deck.cards[1:] = []
    s.row[0] = ""
    t = Turn(s)
    row.refill(t)
    return [n.event for n in t.news]


def last_deck(s: State) -> list[str]:
    """The military deck of the last age, once it is built."""
    while s.age < 3:
        end_age(s)
    return s.military_deck.cards


# -------------------------------------------------------------------------------------- standard


@pytest.mark.rule("OR-7.5", "OR-7.11", "OR-5.9")
def test_all_events_stay_in_the_deck_as_a_rule() -> None:
    s = begun(4)
    assert (s.open_events, s.bonuses) == ([], None)
    assert len([c for c in last_deck(s) if bonus_cards(s, [c])]) == EVENTS
    assert rules_of(s).game_end == ("last_events", "ranking")


# ------------------------------------------------------------------------------------------ open


@pytest.mark.rule("OR-7.5", "OR-7.6", "OR-7.11", "OR-5.9")
@pytest.mark.parametrize(("length", "number"), [("full", None), *(
    (length, n) for length in ("full", "advanced") for n in (3, 4, 5))])  # fmt: skip
def test_bonus_cards_lie_open(length: str, number: int | None) -> None:
    chosen = {} if number is None else {"open_cards": number}
    s = begun(4, length=length, bonus_cards="open", **chosen)
    number = number or 4
    assert len(set(s.open_events)) == number
    assert bonus_cards(s, s.open_events)
    for viewer in (0, 3, None):
        assert FIRST.view(s, viewer).open_events == tuple(s.open_events)
    if length == "full":
        deck = last_deck(s)
        assert len(deck) == 45 - number, "the others are in the deck"
        assert not set(deck) & set(s.open_events)
    assert FIRST.check(s) == []


@pytest.mark.rule("OR-7.6")
@pytest.mark.parametrize("number", [2, 6])
def test_three_to_five_lie_open(number: int) -> None:
    with pytest.raises(ValidationError):
        FirstOptions(bonus_cards="open", open_cards=number)


@pytest.mark.rule("OR-7.7", "OR-5.9", "ORC-132")
@pytest.mark.parametrize(("fewer", "left"), [(False, 8), (True, 0)])
def test_fewer_bonuses(table, fewer, left):
    """An event left in the piles scores as a rule, not with this variant; one that lies open scores
    either way, and so does one that is turned over during play."""
    t = table(2, age=4, bonus_cards="open", fewer_bonuses=fewer)
    t.seat(0, colonies=["wealthy_territory_i", "historic_territory_i"], wonders=["pyramids"])
    t.s.future_events.cards, t.s.future_events.placed_by = ["impact_of_colonies"], [0]
    t.s.open_events = ["impact_of_wonders"]
    t.change(*(turn.FINAL[name]() for name in rules_of(t.s).game_end if name != "ranking"))
    assert t.civ(0).culture == left + 5
    t = table(2, age=3, bonus_cards="open", fewer_bonuses=fewer)
    t.seat(0, colonies=["wealthy_territory_i", "historic_territory_i"])
    t.event("impact_of_colonies")
    assert t.civ(0).culture == 8


@pytest.mark.rule("OR-9.24", "OR-7.14", "ORC-132")
def test_fewer_bonuses_need_other_bonuses() -> None:
    assert FirstOptions(fewer_bonuses=True).conflict() == ("fewer_bonuses", "bonus_cards")
    for way in ("open", "age_by_age", "own", "open_choice"):
        options = FirstOptions.model_validate({"fewer_bonuses": True, "bonus_cards": way})
        assert options.conflict() is None


# ------------------------------------------------------------------------------------ age by age


@pytest.mark.rule("OR-7.5", "OR-7.11", "OR-9.25", "OR-5.9", "ORC-131")
def test_bonus_cards_are_opened_age_by_age() -> None:
    """One at the start, one after the first round, while age A still lasts, then one with each
    age."""
    s = begun(3, bonus_cards="age_by_age")
    seen = [len(s.open_events)]
    for seat in range(3):
        step = FIRST.apply(s, seat, EndTurn())
        s = step.state
        kinds = [n.event.kind for n in step.news]
        assert ("bonus_opened" in kinds) is (seat == 2)
        seen.append(len(s.open_events))
    assert kinds.index("bonus_opened") < kinds.index("row_cleared")
    assert (seen, s.age) == ([1, 1, 1, 2], 1), "the end of age A itself opens none"
    for age in (2, 3):
        told = end_age(s)
        assert s.age == age
        assert [e.card for e in told if e.kind == "bonus_opened"] == s.open_events[-1:]
        seen.append(len(s.open_events))
    assert len(s.military_deck.cards) == 40
    assert not set(s.military_deck.cards) & {*s.open_events, *put_aside(s)}
    end_age(s)
    assert [*seen, len(s.open_events)] == [1, 1, 1, 2, 3, 4, 5]
    assert len(set(s.open_events)) == 5
    assert bonus_cards(s, s.open_events)
    assert rules_of(s).game_end == ("last_events", "open_events", "ranking")


@pytest.mark.rule("OR-7.12", "OR-7.11")
def test_age_by_age_in_the_advanced_game() -> None:
    s = begun(2, length="advanced", bonus_cards="age_by_age")
    seen = [len(s.open_events)]
    for seat in (0, 1):
        s = FIRST.apply(s, seat, EndTurn()).state
    seen.append(len(s.open_events))
    for _ in range(2):
        end_age(s)
        seen.append(len(s.open_events))
    assert seen == [1, 2, 3, 4]
    assert rules_of(s).game_end == ("open_events", "ranking"), "the others never score"


@pytest.mark.rule("OR-7.11")
def test_nobody_knows_what_will_be_opened() -> None:
    s = begun(3, bonus_cards="age_by_age")
    assert s.bonuses is not None
    assert {s.bonuses.shows(i, x) for i in range(len(s.bonuses)) for x in (0, 1, 2, None)} == {
        False
    }
    worlds = {tuple(put_aside(FIRST.determinize(s, 0, Rng(n)))) for n in range(20)}
    assert len(worlds) > 10


# ----------------------------------------------------------------------------------- own, chosen


@pytest.mark.rule("OR-7.5", "OR-7.11", "OR-5.9", "ORC-130")
@pytest.mark.parametrize(
    ("players", "dealt", "each", "deck"), [(4, 3, 1, 41), (3, 4, 1, 42), (2, 6, 2, 37)]
)
def test_everybody_keeps_own_bonus_cards(players: int, dealt: int, each: int, deck: int) -> None:
    s = begun(players, bonus_cards="own")
    hands = [dealt_to(s, seat) for seat in range(players)]
    assert [len(hand) for hand in hands] == [dealt] * players
    assert len({card for hand in hands for card in hand}) == 12
    aside = [*put_aside(s)]
    assert (len(aside), bonus_cards(s, [*aside, *hands[0]])) == (1, True)
    assert {d.seat for d in FIRST.decisions(s)} == set(range(players)), "all at once"
    with_all = KeepBonuses(tuple(hands[0][: each + 1]))
    assert not FIRST.decisions(s)[0].accepts(with_all), "not more than that"
    kept = [tuple(hand[:each]) for hand in hands]
    for seat in reversed(range(players)):
        step = FIRST.apply(s, seat, KeepBonuses(kept[seat]))
        s = step.state
        for viewer in (*range(players), None):
            shown = FIRST.view(s, viewer).players[seat].bonuses
            assert shown == (kept[seat] if viewer == seat else (None,) * each), "in secret"
        public = [n.event for n in step.news if n.event.kind == "bonuses_kept"]
        assert [(e.seat, e.count) for e in public] == [(seat, each)]
    found = last_deck(s)
    assert len(found) == deck
    assert set(aside) < set(found), "the card that was put aside is shuffled in as well"
    assert not set(found) & {card for cards in kept for card in cards}
    assert FIRST.check(s) == []


@pytest.mark.rule("OR-7.12", "ORC-147")
def test_own_bonus_cards_in_the_advanced_game() -> None:
    s = begun(3, length="advanced", bonus_cards="own")
    assert s.open_events == []
    kept = []
    for seat in range(3):
        kept.append(dealt_to(s, seat)[0])
        s = FIRST.apply(s, seat, KeepBonuses((kept[-1],))).state
    assert len(put_aside(s)) == 10
    for _ in range(3):
        end_age(s)
    assert s.age == 3
    assert s.military_deck.cards == [], "there is no last deck to shuffle them into"
    t = Turn(s)
    s.agenda.clear()
    turn.FINAL["open_events"]().run(t)
    assert sorted(s.open_events) == sorted(kept)
    assert rules_of(s).game_end == ("open_events", "ranking")


@pytest.mark.rule("OR-7.5", "OR-7.11", "OR-9.23", "OR-5.9")
@pytest.mark.parametrize(("players", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2])])
def test_bonus_cards_are_chosen_openly(players: int, order: list[int]) -> None:
    s = begun(players, bonus_cards="open_choice")
    assert bonus_cards(s, s.offered)
    asked: list[int] = []
    chosen: list[str] = []
    while FIRST.decisions(s)[0].kind == "choose_bonus":
        (decision,) = FIRST.decisions(s)
        offered = [a.card for a in decision.every() if isinstance(a, ChooseBonus)]
        assert len(offered) == EVENTS - len(chosen)
        asked.append(decision.seat)
        chosen.append(offered[-1])
        s = FIRST.apply(s, decision.seat, ChooseBonus(chosen[-1])).state
        assert FIRST.view(s, None).open_events == tuple(chosen)
    assert asked == order
    deck = last_deck(s)
    assert len([c for c in deck if bonus_cards(s, [c])]) == EVENTS - len(order)
    assert not set(deck) & set(chosen)
    assert FIRST.check(s) == []


@pytest.mark.rule("OR-7.12")
def test_bonus_cards_chosen_openly_in_the_advanced_game() -> None:
    s = begun(4, length="advanced", bonus_cards="open_choice")
    for seat in range(4):
        (decision,) = FIRST.decisions(s)
        assert decision.seat == seat
        s = FIRST.apply(s, seat, next(decision.every())).state
    assert len(s.open_events) == 4, "these and no others"


# ---------------------------------------------------------------------------------------- the end


def at_the_end(table, **options):
    """The last turn of the game, of seat 2: strengths 3, 5, 5 and science ratings 4, 4, 1."""
    t = table(3, age=4, bonus_cards="own", **options)
    for seat, (strength, science) in enumerate(((3, 4), (5, 4), (5, 1))):
        t.seat(seat, only_workers={"warriors": strength, "philosophy": science})
    for civ in t.s.players:
        civ.bonuses = None
    t.civ(0).bonuses = Pile(["impact_of_science"], sight="owner", owner=0)
    t.s.future_events.cards, t.s.future_events.placed_by = ["impact_of_strength"], [1]
    t.s.current_events.cards, t.s.current_events.placed_by = [], []
    t.s.start = 1
    t.s.order = [1, 2, 0]
    return t


@pytest.mark.rule("OR-6.7", "OR-8.14", "OR-9.23", "ORC-146")
def test_kept_cards_score_for_all_after_the_events_that_are_left(table):
    t = at_the_end(table)
    t.phase("actions", 0)
    t.act(0, EndTurn())
    t.open_end = True
    told = [e for e in t.news if e.kind in ("produced", "event_revealed", "bonus_shown",
                                            "game_ended")]  # fmt: skip
    assert [(e.kind, getattr(e, "card", None)) for e in told] == [
        ("produced", None),
        ("event_revealed", "impact_of_strength"),
        ("bonus_shown", "impact_of_science"),
        ("event_revealed", "impact_of_science"),
        ("game_ended", None),
    ]
    # strength 14 for seat 1, 7 for 2 (a tie from the start player on); science 14 for 1, 7 for 0
    assert [civ.culture for civ in t.s.players] == [7, 14 + 14, 7]
    outcome = FIRST.outcome(t.s)
    assert outcome is not None
    assert outcome.places == (2, 1, 2)


@pytest.mark.rule("OR-5.13", "OR-7.11")
def test_what_somebody_kept_who_has_left_scores_no_more(table):
    t = at_the_end(table)
    t.phase("actions", 2)
    t.act(0, Resign())
    t.act(2, EndTurn())
    t.open_end = True
    assert (t.civ(0).out, t.s.cause) == (True, "last_round")
    assert [e.card for e in t.heard("event_revealed")] == ["impact_of_strength"]
    assert not t.heard("bonus_shown")
    for viewer in (1, 2, None):
        assert FIRST.view(t.s, viewer).players[0].bonuses == (None,), "nobody ever sees it"
