"""Scoring events and the end of the game (NS-2.5, NSC-174 to NSC-189, NSC-209, NSC-210)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import EndTurn
from engine.games.tta.frames import finish
from engine.games.tta.query import basics, production
from engine.games.tta.state import Civ
from tests.games.tta.table import MakeTable, Table

STAFF = {
    "irrigation": 1,
    "selective_breeding": 2,
    "iron": 1,
    "coal": 2,
    "religion": 1,
    "theology": 1,
    "scientific_method": 2,
    "journalism": 1,
    "opera": 1,
    "warriors": 1,
    "riflemen": 2,
    "cannon": 1,
    "agriculture": 0,
    "bronze": 0,
    "philosophy": 0,
}
WONDERS = ["pyramids", "universitas_carolina", "transcontinental_railroad", "eiffel_tower"]
COLONIES = ["inhabited_territory_ii", "historic_territory_i"]


def arrange_x(t: Table, seat: int = 0, staff: dict[str, int] | None = None, **changes: Any) -> Civ:
    """The civilization X of the worked cases."""
    fields: dict[str, Any] = {
        "government": "democracy",
        "specials": ["strategy", "civil_service", "architecture"],
        "tactic": "defensive_army",
        "wonders": WONDERS,
        "colonies": COLONIES,
        "idle": 1,
        "yellow_bank": 7,
        "culture": 20,
    }
    return t.seat(seat, only_workers={**STAFF, **(staff or {})}, **{**fields, **changes})


def scored(t: Table, card: str, seat: int = 0) -> int:
    """Culture that an event brings X."""
    before = t.civ(seat).culture
    t.event(card)
    return t.civ(seat).culture - before


@pytest.mark.rule("NS-10.1", "NS-10.2", "NS-10.4", "NS-10.13", "NS-9.5", "NSC-174")
def test_statistics_of_x(table: MakeTable) -> None:
    t = table(age=3)
    civ = arrange_x(t)
    assert (t.science(0), t.culture(0), t.strength(0)) == (10, 15, 23)
    assert (t.happiness(0), t.discontent(0)) == (6, 0)
    assert production.food_made(t.s, 0) == 8
    assert production.resources_made(t.s, 0) == 11
    assert production.consumption(t.s, 0) == 3
    assert (civ.ca_total, civ.ma_total) == (10, 5)


@pytest.mark.rule("NS-2.5", "NSC-175")
def test_impact_of_agriculture(table: MakeTable) -> None:
    t = table(age=3)
    arrange_x(t)
    assert scored(t, "impact_of_agriculture") == 12
    # What is made is only just enough, not more.
    t = table(age=3)
    arrange_x(t, staff={"selective_breeding": 0, "irrigation": 1}, yellow_bank=12)
    assert production.food_made(t.s, 0) == production.consumption(t.s, 0) == 2
    assert scored(t, "impact_of_agriculture") == 2


@pytest.mark.rule("NS-2.5", "NSC-175", "INT-23")
def test_impact_of_agriculture_counts_pacts(table: MakeTable) -> None:
    t = table(3, age=3)
    arrange_x(t)
    t.pact("international_trade_agreement", 1, 1, 0)
    assert scored(t, "impact_of_agriculture") == 13


@pytest.mark.rule("NS-2.5", "NS-7.3", "NSC-176", "NSC-177", "NSC-178", "NSC-180", "NSC-184")
@pytest.mark.parametrize(
    ("card", "culture"),
    [
        ("impact_of_architecture", 9),
        ("impact_of_balance", 16),
        ("impact_of_colonies", 6),
        ("impact_of_government", 25),
        ("impact_of_progress", 20),
    ],
)
def test_plain_impacts(table: MakeTable, card: str, culture: int) -> None:
    t = table(age=3)
    arrange_x(t, ca=0, ma=0)
    assert scored(t, card) == culture


@pytest.mark.rule("NS-2.5", "NSC-179")
@pytest.mark.parametrize(("sports", "culture"), [(0, 6), (1, 8)])
def test_impact_of_competition(table: MakeTable, sports: int, culture: int) -> None:
    t = table(age=3)
    arrange_x(t, staff={"team_sports": sports})
    assert scored(t, "impact_of_competition") == culture


@pytest.mark.rule("NS-2.5", "NS-10.2", "NS-11.5", "INT-24", "NSC-181")
@pytest.mark.parametrize(
    ("faces", "start", "change"), [(6, 20, 12), (2, 20, 0), (0, 20, -8), (0, 5, -5), (9, 20, 16)]
)
def test_impact_of_happiness(table: MakeTable, faces: int, start: int, change: int) -> None:
    t = table(age=3)
    temples = {"religion": faces} if faces else {}
    t.seat(0, only_workers=temples, yellow_bank=7, culture=start)
    assert scored(t, "impact_of_happiness") == change


@pytest.mark.rule("NS-2.5", "NS-12.6", "NSC-182")
def test_impact_of_industry(table: MakeTable) -> None:
    t = table(3, age=3)
    arrange_x(t)
    assert scored(t, "impact_of_industry") == 11
    t.pact("international_trade_agreement", 1, 0, 1)
    assert production.resources_made(t.s, 0) == 12
    assert scored(t, "impact_of_industry") == 11
    t.civ(0).leader = "bill_gates"
    assert production.resources_made(t.s, 0) == 16
    assert scored(t, "impact_of_industry") == 11


@pytest.mark.rule("NS-2.5", "NS-10.9", "NSC-183")
def test_impact_of_population(table: MakeTable) -> None:
    t = table(age=3)
    arrange_x(t)
    assert scored(t, "impact_of_population") == 14
    arrange_x(t, yellow_bank=3, wonders=WONDERS[:3], colonies=COLONIES[:1], idle=1)
    assert (t.happiness(0), t.discontent(0)) == (4, 2)
    assert scored(t, "impact_of_population") == 10
    t.seat(0, only_workers={"irrigation": 9}, yellow_bank=17, idle=0, wonders=[], colonies=[])
    assert scored(t, "impact_of_population") == 0


def _line_up(t: Table, rating: str, values: tuple[int, ...]) -> None:
    """Ratings without armies or cards: one Warriors or Philosophy worker for each point."""
    card = {"strength": "warriors", "science": "philosophy"}[rating]
    for seat, value in enumerate(values):
        t.seat(seat, only_workers={card: value})


SCIENCE = {2: (6, 6), 3: (4, 9, 9), 4: (7, 7, 3, 7)}
STRENGTH = {2: (5, 5), 3: (7, 7, 7), 4: (5, 8, 5, 5)}


@pytest.mark.rule("NS-2.5", "NS-7.2", "NSC-185", "NSC-186")
@pytest.mark.parametrize(
    ("rating", "players", "current", "culture"),
    [
        ("science", 2, 0, (10, 0)),
        ("science", 3, 1, (0, 14, 7)),
        ("science", 4, 3, (10, 5, 0, 15)),
        ("strength", 2, 0, (10, 0)),
        ("strength", 3, 1, (0, 14, 7)),
        ("strength", 4, 3, (5, 15, 0, 10)),
    ],
)
def test_ranked_impacts(
    table: MakeTable, rating: str, players: int, current: int, culture: tuple[int, ...]
) -> None:
    t = table(players, age=3)
    _line_up(t, rating, {"science": SCIENCE, "strength": STRENGTH}[rating][players])
    t.event(f"impact_of_{rating}", current=current)
    assert tuple(civ.culture for civ in t.s.players) == culture


@pytest.mark.rule("NS-2.5", "NS-7.2", "NSC-185", "NSC-186")
@pytest.mark.parametrize(
    ("rating", "players", "culture"),
    [
        ("science", 3, (0, 14, 7)),
        ("science", 4, (15, 10, 0, 5)),
        ("strength", 3, (14, 7, 0)),
        ("strength", 4, (10, 15, 5, 0)),
    ],
)
def test_ranked_impacts_at_the_end_of_the_game(
    table: MakeTable, rating: str, players: int, culture: tuple[int, ...]
) -> None:
    t = table(players, age=4)
    _line_up(t, rating, {"science": SCIENCE, "strength": STRENGTH}[rating][players])
    t.s.current = players - 1
    _left_over(t, f"impact_of_{rating}")
    t.change(finish.LastEvents(), finish.EndBonuses(), finish.Ranking())
    assert tuple(civ.culture for civ in t.s.players) == culture


@pytest.mark.rule("NS-2.5", "NSC-187")
@pytest.mark.parametrize("computers", [None, 0, 3])
def test_impact_of_technology(table: MakeTable, computers: int | None) -> None:
    t = table(age=3)
    arrange_x(t, staff={} if computers is None else {"computers": computers})
    assert scored(t, "impact_of_technology") == (8 if computers is None else 12)


@pytest.mark.rule("NS-2.5", "NSC-188")
@pytest.mark.parametrize(("cannon", "culture"), [(1, 18), (0, 16)])
def test_impact_of_variety(table: MakeTable, cannon: int, culture: int) -> None:
    t = table(age=3)
    arrange_x(t, staff={"cannon": cannon})
    assert scored(t, "impact_of_variety") == culture


@pytest.mark.rule("NS-2.5", "NS-12.10", "NSC-189")
@pytest.mark.parametrize("ruins", [[], WONDERS[:2]])
def test_impact_of_wonders(table: MakeTable, ruins: list[str]) -> None:
    t = table(age=3)
    arrange_x(t, ruins=ruins)
    assert scored(t, "impact_of_wonders") == 15


# ------------------------------------------------------------------------- the end of the game


def _left_over(t: Table, *cards: str) -> None:
    """Cards left in the event decks, some current, some future."""
    s = t.s
    s.current_events.cards, s.future_events.cards = list(cards[:1]), list(cards[1:])
    s.current_events.placed_by = [-1] * len(cards[:1])
    s.future_events.placed_by = [0] * len(cards[1:])


@pytest.mark.rule("NS-2.5", "NS-2.6", "NS-12.6", "NS-14.24", "NSC-209")
def test_final_scoring(table: MakeTable) -> None:
    t = table(age=4)
    arrange_x(t, culture=120, leader="bill_gates", civil=["oil"], resources=5, science=9)
    t.seat(
        1,
        culture=150,
        only_workers={"warriors": 23, "iron": 4},
        colonies=["historic_territory_i", "wealthy_territory_i", *COLONIES[:1], "vast_territory_i"],
    )
    assert t.strength(0) == t.strength(1) == 23
    _left_over(
        t,
        "impact_of_strength",
        "impact_of_colonies",
        "impact_of_industry",
        "cold_war",
        "developed_territory_ii",
    )
    t.change(finish.LastEvents(), finish.EndBonuses(), finish.Ranking())
    assert [civ.culture for civ in t.s.players] == [151, 170]
    assert sorted(t.s.past_events) == [
        "impact_of_colonies",
        "impact_of_industry",
        "impact_of_strength",
    ]
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert (outcome.places, outcome.cause) == ((2, 1), "last_round")
    assert outcome.scores == ({"culture": 151}, {"culture": 170})
    assert t.heard("game_ended")[0].places == (2, 1)


@pytest.mark.rule("NS-2.5", "NSC-210")
def test_shared_victory(table: MakeTable) -> None:
    t = table(3, age=4)
    for seat, culture in enumerate((151, 151, 140)):
        t.seat(seat, culture=culture)
    t.change(finish.LastEvents(), finish.EndBonuses(), finish.Ranking())
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ((1, 1, 3), (0, 1))


@pytest.mark.rule("NS-2.5", "NS-2.6", "NS-6.3", "NS-14.24")
def test_the_last_turn_is_a_whole_one(table: MakeTable) -> None:
    t = table(2, age=4, round_=18)
    t.seat(1, only_workers={"theology": 2}, culture=3, wonder="hollywood", stages=2)
    _left_over(t, "impact_of_colonies")
    t.phase("actions", 1)
    t.act(1, EndTurn())
    assert t.civ(1).culture == 3 + 2
    outcome = RULES.outcome(t.s)
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert RULES.decisions(t.s) == ()


@pytest.mark.rule("INT-36", "NS-2.5")
def test_the_order_of_the_last_events_is_drawn(table: MakeTable) -> None:
    seen = set()
    for seed in range(12):
        t = table(2, age=4, seed=seed)
        _left_over(t, "impact_of_happiness", "impact_of_science", "impact_of_strength")
        t.change(finish.LastEvents())
        seen.add(tuple(e.card for e in t.heard("event_revealed")))
    assert len(seen) > 3
    assert all(basics.card_of(t.s, c).level == 3 for c in t.s.past_events)
