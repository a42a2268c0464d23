"""Events of age II (NSC-159 to NSC-173, NSC-252) with the line-ups L2, L3, L4 of the rules."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import (
    Build,
    Choose,
    Decline,
    DiscardCards,
    PassPolitics,
    PlayCard,
    PrepareEvent,
    Take,
)
from tests.games.tta.line_ups import A, B, C, D, asked, points, population
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-10.7", "NS-10.9", "NS-11.5", "NSC-159")
@pytest.mark.parametrize(
    ("players", "wanted", "tokens"),
    [
        (2, [30, 22], [16, 15]),
        (3, [16, 8, 20], [15, 15, 16]),
        (4, [40, 0, 36, 0], [16, 15, 16, 15]),
    ],
)
def test_civil_unrest(
    line_up: MakeTable, players: int, wanted: list[int], tokens: list[int]
) -> None:
    t = line_up(players)
    t.event("civil_unrest", t.now)
    assert points(t) == wanted
    assert [civ.blue_bank for civ in t.s.players] == tokens


@pytest.mark.rule("NS-10.7", "NSC-159")
def test_civil_unrest_without_discontent(table: MakeTable) -> None:
    t = table(2)
    t.event("civil_unrest")
    assert [civ.blue_bank for civ in t.s.players] == [16, 16]


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-160")
@pytest.mark.parametrize(("players", "wanted"), [(2, [6, 0]), (3, [0, 6, 6]), (4, [0, 6, 0, 6])])
def test_cold_war(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("cold_war", t.now)
    assert [civ.science for civ in t.s.players] == wanted


@pytest.mark.rule("NS-7.2", "NS-7.3", "NS-10.7", "NSC-161", "NSC-242")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [30, 27]), (3, [17, 12, 17]), (4, [37, 10, 37, 10])]
)
def test_crime_wave(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    before = points(t)
    t.event("crime_wave", t.now)
    assert points(t) == wanted
    lost = [16 - civ.blue_bank for civ in t.s.players]
    assert lost == [int(x < y) for x, y in zip(wanted, before, strict=True)]


@pytest.mark.rule("NS-10.7", "NSC-161", "NSC-242")
def test_crime_wave_with_an_empty_blue_bank(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(B, food=2, resources=3, blue_bank=0)
    t.event("crime_wave", A)
    assert asked(t) == (B, "lose_token")
    t.act(B, Choose("agriculture"))
    assert (t.food(B), t.resources(B), t.civ(B).blue_bank, t.s.blue_box) == (1, 3, 0, -1)


@pytest.mark.rule("NS-6.4", "NS-6.5", "NS-6.6", "NS-6.7", "NSC-162")
def test_economic_progress(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, blue_bank=10, resources=4, food=2, yellow_bank=12, idle=0, culture=7)
    t.event("economic_progress")
    civ = t.civ(0)
    assert (t.resources(0), t.food(0), civ.blue_bank) == (4, 2, 10)
    assert (civ.science, civ.culture) == (0, 7)


@pytest.mark.rule("NS-7.9", "NS-10.8", "NSC-163")
@pytest.mark.parametrize(("players", "lost"), [(2, [0, 1]), (3, [1, 1, 0]), (4, [0, 2, 1, 2])])
def test_emigration(line_up: MakeTable, players: int, lost: list[int]) -> None:
    t = line_up(players, age=2)
    for civ in t.s.players:
        civ.idle = 2
    before = population(t)
    t.event("emigration", t.now)
    assert population(t) == [(i - n, b + n) for (i, b), n in zip(before, lost, strict=True)]


@pytest.mark.rule("NS-12.12", "NS-14.16", "NSC-164", "NSC-252")
def test_iconoclasm(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, leader="michelangelo", workers={"religion": 1}, ca=2)
    t.seat(1, leader="maximilien_robespierre")
    before = t.culture(0)
    t.event("iconoclasm")
    assert (t.civ(0).leader, t.civ(0).ca, t.culture(0)) == (None, 2, before - 1)
    assert t.civ(1).leader == "maximilien_robespierre"
    t = table(2, age=4)
    t.seat(0, leader="bill_gates", workers={"computers": 1})
    t.seat(1, leader="homer", wonders=["pyramids"])
    t.event("iconoclasm")
    assert [civ.leader for civ in t.s.players] == [None, None]
    assert (t.civ(0).culture, t.civ(1).memorial) == (3, None)


@pytest.mark.rule("NS-7.2", "NS-7.9", "NS-10.10", "NSC-165")
@pytest.mark.parametrize(("players", "loser"), [(2, B), (3, A), (4, C)])
def test_independence_declaration(line_up: MakeTable, players: int, loser: int) -> None:
    t = line_up(players, age=2)
    t.seat(loser, colonies=["inhabited_territory_ii", "vast_territory_i"], yellow_bank=9)
    t.event("independence_declaration", t.now)
    assert asked(t) == (loser, "give_up_colony")
    t.act(loser, Choose("inhabited_territory_ii"))
    assert (t.civ(loser).colonies, t.civ(loser).yellow_bank) == (["vast_territory_i"], 6)


@pytest.mark.rule("NS-7.9", "NSC-165")
def test_nobody_replaces_a_player_without_colony(line_up: MakeTable) -> None:
    t = line_up(2, age=2)
    t.seat(A, colonies=["vast_territory_i"])
    t.event("independence_declaration", A)
    assert t.civ(A).colonies == ["vast_territory_i"]


@pytest.mark.rule("NS-12.11", "NS-14.15", "INT-12", "NSC-166")
def test_international_agreement(line_up: MakeTable) -> None:
    t = line_up(2, age=2)
    t.seat(A, wonders=["pyramids"], ca=1)
    t.row("iron", "coal", "ocean_liner_service", "oil", "rockets", "rich_land_ii", "tanks")
    deck = list(t.s.civil_deck.cards)
    t.phase("politics")
    t.seat(A, military=["rats"], ca=1)
    t.s.current_events.cards[-1] = "international_agreement"
    t.act(A, PrepareEvent("rats"))
    assert (asked(t), t.decision.facts["left"]) == ((A, "take_agreed"), 5)
    t.act(A, Take("coal", 1), Take("rich_land_ii", 5))
    assert t.decision.facts["left"] == 2
    t.act(A, Take("ocean_liner_service", 2))
    assert t.civ(A).ca == 1
    assert t.s.row[:4] == ["iron", "oil", "rockets", "tanks"]
    assert t.s.row[4:] == deck[::-1][:9]
    assert t.civ(A).owes_politics
    t.seat(A, idle=1, resources=0)
    assert PlayCard("rich_land_ii", Build("bronze")) in t.offers("play_card")
    t.phase("politics", A)
    assert (t.decision.kind, t.civ(A).owes_politics) == ("actions", False)


@pytest.mark.rule("NS-14.15", "INT-12", "NSC-166")
def test_taking_nothing_costs_nothing(line_up: MakeTable) -> None:
    t = line_up(3, age=2)
    t.row("iron", "oil")
    t.event("international_agreement", B)
    t.act(B, Decline())
    assert not t.civ(B).owes_politics
    assert "" not in t.s.row


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-167")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [35, 30]), (3, [20, 12, 25]), (4, [45, 10, 40, 10])]
)
def test_national_pride(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("national_pride", t.now)
    assert points(t) == wanted


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-168")
@pytest.mark.parametrize(("players", "first", "last"), [(2, A, B), (3, B, A), (4, B, C)])
def test_politics_of_strength(line_up: MakeTable, players: int, first: int, last: int) -> None:
    t = line_up(players, age=2)
    t.seat(last, military=["legion", "rats", "phalanx", "spy"])
    t.event("politics_of_strength", t.now)
    assert len(t.civ(first).military) == 5
    assert asked(t) == (last, "discard")
    t.act(last, DiscardCards(("legion", "rats", "spy")))
    assert t.civ(last).military.cards == ["phalanx"]


@pytest.mark.rule("NS-7.9", "NS-14.25", "NSC-168")
@pytest.mark.parametrize("hand", [["phalanx", "rats"], ["phalanx", "rats", "spy"], []])
def test_politics_of_strength_asks_nobody_who_loses_the_whole_hand(
    line_up: MakeTable, hand: list[str]
) -> None:
    """Everybody can see how many cards there are."""
    t = line_up(2, age=2)
    t.seat(B, military=hand)
    t.event("politics_of_strength", t.now)
    assert t.decision.kind == "actions"
    assert t.civ(B).military.cards == []
    assert sorted(t.s.discards.cards[-len(hand) or len(t.s.discards.cards) :]) == sorted(hand)
    assert [e.count for e in t.heard("discarded")] == ([len(hand)] if hand else [])


@pytest.mark.rule("NS-7.1", "NSC-168", "NSC-199")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [35, 27]), (3, [17, 17, 20]), (4, [40, 15, 37, 10])]
)
def test_politics_of_strength_in_age_iv(
    line_up: MakeTable, players: int, wanted: list[int]
) -> None:
    t = line_up(players, age=4)
    t.event("politics_of_strength", t.now)
    assert points(t) == wanted


@pytest.mark.rule("NS-10.1", "NSC-169")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [36, 36]), (3, [24, 21, 29]), (4, [47, 17, 43, 17])]
)
def test_popularization_of_science(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("popularization_of_science", t.now)
    assert points(t) == wanted


@pytest.mark.rule("NS-11.1", "NS-10.2", "NSC-170")
@pytest.mark.parametrize(("players", "wanted"), [(2, [2, 2]), (3, [1, 3, 3]), (4, [4, 2, 4, 0])])
def test_prosperity(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("prosperity", t.now)
    assert [t.food(seat) for seat in range(players)] == wanted


@pytest.mark.rule("NS-12.10", "NS-12.1", "NS-10.10", "INT-22", "NSC-171")
def test_ravages_of_time(table: MakeTable) -> None:
    t = table(4, age=2)
    t.seat(0, wonders=["hanging_gardens", "pyramids"], memorial="hanging_gardens")
    t.seat(1, wonders=["colossus", "eiffel_tower"])
    t.seat(2, wonders=["taj_mahal"], blue_bank=17)
    assert (t.culture(0), t.happiness(0), t.civ(0).ca_total) == (1, 3, 5)
    strength = t.strength(1)
    t.event("ravages_of_time", 3)
    assert asked(t) == (0, "ruin_wonder")
    t.act(0, Choose("hanging_gardens"))
    assert (t.culture(0), t.happiness(0), t.civ(0).ca_total) == (2, 1, 5)
    assert (t.strength(1), t.colonization(1), t.culture(1)) == (strength - 2, 0, 2 + 4)
    assert (t.culture(2), t.civ(2).blue_bank) == (2, 16)
    assert t.civ(3).ruins == []
    t.event("ravages_of_time", 3)
    assert (t.civ(0).ruins, t.civ(0).ca_total) == (["hanging_gardens", "pyramids"], 4)
    assert (t.civ(1).ruins, t.culture(0)) == (["colossus"], 4)


@pytest.mark.rule("NS-7.2", "NS-10.8", "INT-25", "NSC-172")
@pytest.mark.parametrize(
    ("players", "wanted", "first", "last"),
    [(2, [33, 27], A, B), (3, [17, 15, 20], B, A), (4, [40, 13, 37, 10], B, C)],
)
def test_refugees(
    line_up: MakeTable, players: int, wanted: list[int], first: int, last: int
) -> None:
    t = line_up(players)
    before = population(t)
    t.event("refugees", t.now)
    assert points(t) == wanted
    for seat, (idle, bank) in enumerate(before):
        n = (seat == first) - (seat == last)
        assert population(t)[seat] == (idle + n, bank - n)


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-173")
@pytest.mark.parametrize(("players", "order"), [(2, [A]), (3, [C, A]), (4, [C, D, A])])
def test_terrorism(line_up: MakeTable, players: int, order: list[int]) -> None:
    t = line_up(players)
    for seat in range(players):
        t.seat(seat, workers={"alchemy": 1})
    t.event("terrorism", t.now)
    for victim in order:
        assert asked(t) == (B, "terrorism")
        assert t.decision.facts["target"] == victim
        t.act(B, Choose("alchemy"))
        assert (t.civ(victim).workers["alchemy"], t.civ(victim).idle) == (0, 2)
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-7.9")
def test_terrorism_skips_a_player_without_an_urban_building(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(A, only_workers={"bronze": 2})
    t.event("terrorism", A)
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-7.5", "NS-14.8")
def test_a_resolved_event_goes_to_the_past_events(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["rats", "crusades"])
    t.s.current_events.cards = ["development_of_crafts", "development_of_science"]
    t.s.current_events.placed_by = [-1, -1]
    t.phase("politics")
    t.act(0, PrepareEvent("crusades"))
    assert (t.civ(0).culture, t.civ(0).science) == (1, 2)
    assert t.s.past_events == ["development_of_science"]
    assert t.s.future_events.cards == ["crusades"]
    t.phase("politics")
    t.act(0, PrepareEvent("rats"))
    assert t.s.future_events.cards == []
    assert sorted(t.s.current_events.cards) == ["crusades", "rats"]
    t.phase("politics", 1)
    t.act(1, PassPolitics())
