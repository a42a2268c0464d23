"""Events of ages A and I, with the line-ups of `tests.games.tta.line_ups` (OR-4.5, OR-4.26)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Choose, Decline, Split
from tests.games.tta.line_ups import A, B, C, D, asked, points, population
from tests.games.tta.table import MakeTable


@pytest.mark.rule("OR-2.25", "OR-1.7", "OR-4.10")
def test_the_line_ups_rate_as_in_the_other_edition(line_up: MakeTable) -> None:
    # Religion 1 culture, 1 face; Theology 1 and 2; Drama 2 and 1; historic territories 1 and 2
    # faces. Faces needed: bank 12 2, 10 3, 8 4, 6 and 5 5.
    wanted = {
        2: ([5, 5], [6, 6], [2, 3], [2, 2], [0, 2]),
        3: ([7, 7, 7], [4, 9, 9], [1, 0, 4], [1, 3, 3], [1, 1, 0]),
        4: ([5, 8, 5, 5], [7, 7, 3, 7], [3, 2, 5, 0], [4, 2, 4, 0], [0, 3, 1, 3]),
    }
    for players, statistics in wanted.items():
        t = line_up(players)
        asks = (t.strength, t.science, t.culture, t.happiness, t.discontent)
        for ask, numbers in zip(asks, statistics, strict=True):
            assert [ask(seat) for seat in range(players)] == numbers


# -------------------------------------------------------------------------------------- age A


@pytest.mark.rule("OR-2.19", "OR-4.20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_gains(line_up: MakeTable, players: int) -> None:
    t = line_up(players)
    t.event("development_of_crafts", t.now)
    assert [(t.food(x), t.resources(x)) for x in range(players)] == [(0, 2)] * players
    t.event("development_of_science", t.now)
    assert [(t.civ(x).science, t.resources(x)) for x in range(players)] == [(2, 2)] * players
    t.event("development_of_trade_routes", t.now)
    for x in range(players):
        assert (t.civ(x).science, t.food(x), t.resources(x)) == (3, 1, 3)


@pytest.mark.rule("OR-9.42", "OR-2.19")
def test_trade_routes_with_one_blue_token_bring_the_resource(line_up: MakeTable) -> None:
    t = line_up(2)
    t.civ(B).blue_bank = 1
    t.event("development_of_trade_routes", A)
    assert [(t.food(x), t.resources(x), t.civ(x).science) for x in (A, B)] == [(1, 1, 1), (0, 1, 1)]


@pytest.mark.rule("OR-1.7", "OR-4.26")
def test_development_of_settlement(line_up: MakeTable) -> None:
    t = line_up(4)
    t.civ(C).yellow_bank = 0
    before = population(t)
    t.event("development_of_settlement", D)
    assert population(t) == [
        (idle + (x != C), bank - (x != C)) for x, (idle, bank) in enumerate(before)
    ]
    assert [t.food(x) for x in range(4)] == [0] * 4, "free"


@pytest.mark.rule("OR-4.20", "OR-2.5")
@pytest.mark.parametrize("builds", [True, False])
def test_development_of_religion(line_up: MakeTable, builds: bool) -> None:
    t = line_up(4)
    t.seat(A, idle=0, workers={"religion": 0, "theology": 0})
    t.event("development_of_religion", D)
    # A has no unused worker; B and C stand at the limit of two temples under Despotism.
    assert asked(t) == (D, "free_build")
    t.act(D, Build("religion") if builds else Decline())
    civ = t.civ(D)
    assert (civ.workers["religion"], civ.idle, civ.ca) == (builds, 1 - builds, 4)
    assert t.decision.kind == "actions"


@pytest.mark.rule("OR-2.5", "OR-4.20")
def test_development_of_religion_counts_temples_of_all_levels(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(A, workers={"religion": 0, "theology": 2})
    t.event("development_of_religion", A)
    assert asked(t) == (B, "free_build")
    t.act(B, Build("religion"))
    assert (t.culture(B), t.happiness(B)) == (4, 3)


# -------------------------------------------------------------------------------------- age I


@pytest.mark.rule("OR-4.5", "INT-4")
@pytest.mark.parametrize(("players", "loser", "winner"), [(2, B, A), (3, A, B), (4, C, B)])
def test_border_conflict(line_up: MakeTable, players: int, loser: int, winner: int) -> None:
    t = line_up(players)
    t.event("border_conflict", t.now)
    assert [t.resources(x) for x in range(players)] == [3 * (x == winner) for x in range(players)]
    assert asked(t) == (loser, "destroy_own")
    offers = {a.option for a in t.offers()}
    assert {"agriculture", "bronze", "philosophy", "religion"} <= offers
    assert "warriors" not in offers
    t.act(loser, Choose("bronze"))
    assert (t.civ(loser).workers["bronze"], t.civ(loser).idle) == (1, 2)


@pytest.mark.rule("OR-4.26")
def test_border_conflict_with_nothing_to_lose(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(B, only_workers={"warriors": 5})
    t.event("border_conflict", A)
    assert (t.resources(A), t.strength(B)) == (3, 5)


@pytest.mark.rule("OR-2.25")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [32, 33]), (3, [21, 12, 24]), (4, [43, 12, 45, 10])]
)
def test_cultural_influence(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("cultural_influence", t.now)
    assert points(t) == wanted


@pytest.mark.rule("OR-4.5", "OR-9.35")
@pytest.mark.parametrize(("players", "order"), [(2, [A]), (3, [B, C]), (4, [D, B])])
def test_foray(line_up: MakeTable, players: int, order: list[int]) -> None:
    t = line_up(players)
    t.event("foray", t.now)
    for seat in order:
        assert asked(t) == (seat, "gain_mix")
        assert {(a.food, a.resources) for a in t.offers()} == {(0, 3), (1, 2), (2, 1), (3, 0)}
        t.act(seat, Split(1, 2))
        assert (t.food(seat), t.resources(seat)) == (1, 2)
    assert t.decision.kind == "actions"


@pytest.mark.rule("OR-2.15", "OR-4.11")
def test_good_harvest_is_neither_eaten_nor_corrupted(table: MakeTable) -> None:
    t = table(2)
    farms = {"irrigation": 2, "agriculture": 1, "bronze": 2}
    t.seat(0, only_workers=farms, yellow_bank=2, blue_bank=9, resources=4, culture=9)
    t.seat(1, only_workers={**farms, "irrigation": 1})
    t.event("good_harvest")
    assert [(t.food(x), t.resources(x)) for x in (0, 1)] == [(5, 4), (3, 0)]
    assert (t.civ(0).blue_bank, t.civ(0).culture) == (6, 9)


@pytest.mark.rule("OR-4.5", "OR-9.35", "OR-2.21")
@pytest.mark.parametrize(("players", "order"), [(2, [B]), (3, [C, A]), (4, [A, C])])
def test_raiders(line_up: MakeTable, players: int, order: list[int]) -> None:
    t = line_up(players)
    for seat in range(players):
        t.seat(seat, food=2, resources=2)
    t.event("raiders", t.now)
    for seat in order:
        assert asked(t) == (seat, "lose_mix")
        assert {(a.food, a.resources) for a in t.offers()} == {(0, 2), (1, 1), (2, 0)}
        t.act(seat, Split(1, 1))
    lost = [(2 - t.food(x), 2 - t.resources(x)) for x in range(players)]
    assert lost == [(1, 1) if x in order else (0, 0) for x in range(players)]
    t.seat(order[0], food=1, resources=0)
    t.event("raiders", t.now)
    assert [(t.food(x), t.resources(x)) for x in order] == [(0, 0)] * len(order), "all there is"


@pytest.mark.rule("OR-4.5", "OR-2.22")
@pytest.mark.parametrize(("players", "loser"), [(2, B), (3, A), (4, C)])
def test_reign_of_terror(line_up: MakeTable, players: int, loser: int) -> None:
    t = line_up(players)
    before = population(t)
    t.event("reign_of_terror", t.now)
    for seat, (idle, bank) in enumerate(before):
        lost = seat == loser
        assert population(t)[seat] == (idle - lost, bank + lost)
    t.event("reign_of_terror", t.now)
    assert asked(t) == (loser, "lose_worker")
    t.act(loser, Choose("agriculture"))
    assert t.civ(loser).workers["agriculture"] == 1
    assert population(t)[loser] == (0, before[loser][1] + 2)


@pytest.mark.rule("OR-2.25", "OR-1.9")
@pytest.mark.parametrize(("players", "wanted"), [(2, [6, 6]), (3, [4, 9, 9]), (4, [7, 7, 3, 7])])
def test_scientific_breakthrough(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("scientific_breakthrough", t.now)
    assert [civ.science for civ in t.s.players] == wanted
    t.civ(A).science = 39
    t.event("scientific_breakthrough", t.now)
    assert [civ.science for civ in t.s.players] == [40, *(2 * n for n in wanted[1:])]


@pytest.mark.rule("OR-4.5", "OR-4.26")
@pytest.mark.parametrize(("players", "loser", "winner"), [(2, B, A), (3, A, B), (4, C, B)])
def test_uncertain_borders(line_up: MakeTable, players: int, loser: int, winner: int) -> None:
    t = line_up(players)
    before = population(t)
    t.event("uncertain_borders", t.now)
    wanted = [(idle, bank + (x == winner) - (x == loser)) for x, (idle, bank) in enumerate(before)]
    assert population(t) == wanted
    t.civ(loser).yellow_bank = 0
    t.event("uncertain_borders", t.now)
    assert t.civ(winner).yellow_bank == before[winner][1] + 1, "there was nothing to give"
