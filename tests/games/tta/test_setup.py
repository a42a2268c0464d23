"""Set-up and the first round (NS-1, NS-2.3, NSC-229 to NSC-232)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import (
    Build,
    EndTurn,
    PassPolitics,
    PlayLeader,
    Populate,
    PrepareEvent,
    Take,
)
from engine.games.tta.change import row
from engine.games.tta.options import TtaOptions
from engine.games.tta.query import basics, ratings
from engine.games.tta.state import State
from tests.games.tta.table import MakeTable, Table


def start(players: int, seed: int = 1, **options: Any) -> State:
    return RULES.setup(TtaOptions(**{"order": "fixed", **options}), players, seed).state


def from_the_start(table: MakeTable, players: int) -> Table:
    """A table in the first turn of the game."""
    t = table(players)
    t.s = start(players)
    return t


@pytest.mark.rule("NS-1.1", "NS-1.4", "NS-1.7", "NSC-229")
@pytest.mark.parametrize(
    ("players", "civil", "military", "events"),
    [
        (2, (20, 44, 44, 44), (10, 43, 46, 41), 4),
        (3, (20, 50, 50, 50), (10, 45, 50, 45), 5),
        (4, (20, 53, 53, 53), (10, 45, 50, 45), 6),
    ],
)
def test_decks(
    players: int, civil: tuple[int, int, int, int], military: tuple[int, int, int, int], events: int
) -> None:
    s = start(players)
    decks = {
        which: [row.deck(s, which, age, players) for age in range(4)]
        for which in ("civil", "military")
    }
    assert tuple(map(len, decks["civil"])) == civil
    assert tuple(map(len, decks["military"])) == military
    assert len(s.current_events) == events
    assert (len(s.row), len(s.civil_deck), s.military_deck.cards) == (13, 7, [])
    assert sorted(s.row + s.civil_deck.cards) == sorted(decks["civil"][0])
    assert sorted(s.current_events.cards + s.discards.cards) == sorted(decks["military"][0])
    assert (s.future_events.cards, s.past_events) == ([], [])
    assert RULES.check(s) == []


@pytest.mark.rule("NS-1.1")
def test_no_pacts_with_two_players() -> None:
    pacts = [
        [
            sum(basics.card_of(s, c).kind == "pact" for c in row.deck(s, "military", age, players))
            for age in range(4)
        ]
        for players, s in ((n, start(n)) for n in (2, 3, 4))
    ]
    assert pacts == [[0, 0, 0, 0], [0, 2, 4, 4], [0, 2, 4, 4]]


@pytest.mark.rule("NS-1.2", "NS-1.3", "NS-1.8", "NS-10.4", "NS-10.12", "NSC-230")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_position(players: int) -> None:
    s = start(players)
    for seat, civ in enumerate(s.players):
        assert (civ.blue_bank, civ.yellow_bank, civ.idle) == (16, 18, 1)
        assert civ.workers == {
            "agriculture": 2,
            "bronze": 2,
            "philosophy": 1,
            "religion": 0,
            "warriors": 1,
        }
        assert (civ.government, civ.specials, civ.wonders, civ.colonies) == (
            "despotism",
            [],
            [],
            [],
        )
        assert (civ.ca_total, civ.ma_total) == (4, 2)
        assert (civ.leader, civ.wonder, civ.tactic, civ.blue) == (None, None, None, {})
        assert (civ.science, civ.culture) == (0, 0)
        assert (ratings.science(s, seat), ratings.culture(s, seat)) == (1, 0)
        assert (ratings.strength(s, seat), ratings.happiness(s, seat)) == (1, 0)
        assert ratings.discontent(s, seat) == 0
    assert s.common_tactics == []


@pytest.mark.rule("NS-1.5")
def test_the_start_player_is_drawn_and_stays() -> None:
    first = {start(4, seed=n, order="random").start for n in range(40)}
    assert first == {0, 1, 2, 3}
    s = start(3, seed=5, order="random")
    leader = s.start
    for _ in range(9):
        (open_,) = RULES.decisions(s)
        answer = PassPolitics() if open_.kind == "politics" else EndTurn()
        s = RULES.apply(s, open_.seat, answer).state
    assert s.round > 1
    assert s.start == leader


@pytest.mark.rule("NS-1.6", "NS-1.7", "NS-5.4", "NSC-231")
def test_the_first_round(table: MakeTable) -> None:
    t = from_the_start(table, 4)
    t.s.row[9], t.s.row[4] = "pyramids", "rich_land_a"
    for seat in range(3):
        civ = t.civ(seat)
        assert (civ.ca, civ.ma, basics.civil_hand_limit(t.s, seat)) == (seat + 1, 0, 4)
        t.act(seat, EndTurn())
    assert t.civ(3).ca == 4
    t.act(3, Take("pyramids", 9), Take("rich_land_a", 4))
    assert (t.civ(3).ca, t.civ(3).wonder, t.civ(3).civil.cards) == (0, "pyramids", ["rich_land_a"])


@pytest.mark.rule("NS-1.7")
def test_prices_of_the_spaces(table: MakeTable) -> None:
    t = table()
    t.row(*["irrigation"] * 13)
    assert [t.take_price(0, n) for n in range(1, 14)] == [1] * 5 + [2] * 4 + [3] * 4


@pytest.mark.rule("NS-2.2", "NS-2.3", "NS-6.8", "NSC-232")
def test_nothing_but_taking_cards_in_the_first_turn(table: MakeTable) -> None:
    t = from_the_start(table, 2)
    t.s.row[0] = "aristotle"
    before = list(t.s.row)
    t.act(0, EndTurn())
    assert t.s.row == before
    t.civ(1).military.cards = ["good_harvest"]
    t.act(1, Take("aristotle", 0))
    for action in (
        PlayLeader("aristotle"),
        Populate(),
        Build("bronze"),
        PrepareEvent("good_harvest"),
    ):
        t.refused(1, action)
    assert {a.kind for a in t.offers()} == {"take", "end_turn"}
    t.act(1, EndTurn())
    civ = t.civ(1)
    assert (civ.science, civ.culture, t.food(1), t.resources(1)) == (1, 0, 2, 2)
    assert civ.military.cards == ["good_harvest"]
    assert (civ.ca, civ.ma) == (4, 2)


@pytest.mark.rule("NS-1.1")
def test_a_peaceful_table_has_no_attacks() -> None:
    s = start(3, peaceful=True)
    for age in range(4):
        kinds = {basics.card_of(s, c).kind for c in row.deck(s, "military", age, 3)}
        assert not kinds & {"aggression", "war"}
    assert RULES.check(s) == []
