"""Events of ages A and I (NSC-66, NSC-143 to NSC-158) with the line-ups L2, L3, L4 of the rules."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Choose, Decline, Develop, Populate, Split
from tests.games.tta.line_ups import A, B, C, D, asked, points, population
from tests.games.tta.table import MakeTable


@pytest.mark.rule("NS-10.1", "NS-10.2", "NS-10.9", "NS-7.2")
def test_the_line_ups_are_those_of_the_rules(line_up: MakeTable) -> None:
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


@pytest.mark.rule("NS-7.1", "NS-11.1", "NSC-143")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_age_a_events_for_all(line_up: MakeTable, players: int) -> None:
    t = line_up(players)
    everybody = range(players)
    t.event("development_of_agriculture", t.now)
    t.event("development_of_crafts", t.now)
    t.event("development_of_science", t.now)
    for seat in everybody:
        assert (t.food(seat), t.resources(seat), t.civ(seat).science) == (2, 2, 2)
    before = population(t)
    t.event("development_of_settlement", t.now)
    assert population(t) == [(idle + 1, bank - 1) for idle, bank in before]
    t.event("development_of_politics", t.now)
    assert [len(civ.military) for civ in t.s.players] == [3] * players
    assert [e.seat for e in t.heard("drew")] == [(t.now + i) % players for i in everybody]


@pytest.mark.rule("NS-7.1", "NSC-143")
def test_trade_routes_with_one_blue_token(line_up: MakeTable) -> None:
    t = line_up(2)
    t.civ(0).blue_bank = 1
    t.event("development_of_trade_routes")
    assert [(c.science, t.food(x), t.resources(x)) for x, c in enumerate(t.s.players)] == [
        (1, 1, 0),
        (1, 1, 1),
    ]


@pytest.mark.rule("NS-7.1", "NS-14.1", "NS-14.9", "NSC-143", "NSC-244")
def test_everybody_chooses_in_turn_order(line_up: MakeTable) -> None:
    t = line_up(4)
    t.event("development_of_markets", D)
    for seat in (D, A, B, C):
        assert asked(t) == (seat, "pick_good")
        good = "food" if seat % 2 else "resources"
        t.act(seat, Choose(good))
        assert (t.food(seat), t.resources(seat)) == ((2, 0) if seat % 2 else (0, 2))


@pytest.mark.rule("NS-7.1", "NS-5.6", "NSC-144")
def test_development_of_religion_and_of_warfare(line_up: MakeTable) -> None:
    t = line_up(4)
    t.civ(A).idle = 0
    t.event("development_of_religion", D)
    t.act(D, Build("religion"))
    # A has no unused worker, B and C stand at the limit of two temples under Despotism.
    assert (t.civ(D).workers["religion"], t.civ(D).ca, t.civ(D).idle) == (1, 4, 0)
    assert t.decision.kind == "actions"
    t.event("development_of_warfare", D)
    assert asked(t) == (B, "free_build")
    t.act(B, Build("warriors"))
    t.act(C, Decline())
    assert (t.strength(B), t.civ(B).ma, t.civ(C).idle) == (9, 2, 1)


@pytest.mark.rule("NS-12.9", "NS-7.4", "NS-5.12", "INT-30", "NSC-66")
def test_development_of_civilization(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, yellow_bank=17, food=1)
    t.seat(1, civil=["monarchy"], science=1)
    t.event("development_of_civilization")
    t.act(0, Populate())
    assert (t.food(0), t.civ(0).ca, t.civ(0).idle) == (0, 4, 2)
    t.refused(1, Develop("monarchy"))
    t.act(1, Develop("monarchy", revolution=True))
    civ = t.civ(1)
    assert (civ.science, civ.ca_total, civ.ca, civ.ma) == (0, 5, 0, 3)
    t = table(2)
    t.seat(
        0, yellow_bank=17, leader="moses", specials=["masonry"], resources=4, workers={"alchemy": 0}
    )
    t.event("development_of_civilization")
    assert t.offers() == [Populate(), *t.offers("build"), Decline()]
    assert Build("alchemy") in t.offers("build")
    t.act(0, Build("alchemy"))
    assert t.resources(0) == 0


# -------------------------------------------------------------------------------------- age I


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-145")
@pytest.mark.parametrize(("players", "loser"), [(2, None), (3, C), (4, A)])
def test_barbarians(line_up: MakeTable, players: int, loser: int | None) -> None:
    t = line_up(players)
    before = population(t)
    t.event("barbarians", t.now)
    for seat, (idle, bank) in enumerate(before):
        lost = seat == loser
        assert population(t)[seat] == (idle - lost, bank + lost)


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-146")
@pytest.mark.parametrize(("players", "loser", "winner"), [(2, B, A), (3, A, B), (4, C, B)])
def test_border_conflict(line_up: MakeTable, players: int, loser: int, winner: int) -> None:
    t = line_up(players)
    t.event("border_conflict", t.now)
    assert asked(t) == (loser, "destroy_own")
    assert t.resources(winner) == 3
    t.act(loser, Choose("bronze"))
    assert (t.civ(loser).workers["bronze"], t.civ(loser).idle) == (1, 2)


@pytest.mark.rule("NS-7.9", "NSC-146")
def test_border_conflict_with_nothing_to_destroy(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(B, only_workers={"warriors": 5})
    t.event("border_conflict", A)
    assert t.resources(A) == 3


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-147")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [34, 26]), (3, [16, 16, 20]), (4, [40, 14, 36, 10])]
)
def test_crusades(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("crusades", t.now)
    assert points(t) == wanted


@pytest.mark.rule("NS-10.1", "NSC-148")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [32, 33]), (3, [21, 12, 24]), (4, [43, 12, 45, 10])]
)
def test_cultural_influence(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("cultural_influence", t.now)
    assert points(t) == wanted


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-149")
@pytest.mark.parametrize(("players", "order"), [(2, [A]), (3, [B, C]), (4, [D, B])])
def test_foray(line_up: MakeTable, players: int, order: list[int]) -> None:
    t = line_up(players)
    t.event("foray", t.now)
    for seat in order:
        assert asked(t) == (seat, "gain_mix")
        t.act(seat, Split(1, 2))
        assert (t.food(seat), t.resources(seat)) == (1, 2)
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-7.1", "NSC-149")
def test_foray_with_one_blue_token(line_up: MakeTable) -> None:
    t = line_up(2)
    t.civ(A).blue_bank = 1
    t.event("foray", A)
    t.act(A, Split(3, 0))
    assert (t.food(A), t.civ(A).blue_bank) == (1, 0)


@pytest.mark.rule("NS-7.9", "NS-11.1")
def test_foray_with_an_empty_blue_bank_asks_nothing(line_up: MakeTable) -> None:
    t = line_up(2)
    t.civ(A).blue_bank = 0
    t.event("foray", A)
    assert t.decision.kind == "actions"
    assert (t.food(A), t.resources(A)) == (0, 0)


@pytest.mark.rule("NS-6.5", "NS-6.7", "INT-20", "NSC-150")
def test_good_harvest_and_new_deposits(table: MakeTable) -> None:
    t = table(2)
    workers = {"irrigation": 2, "agriculture": 1, "iron": 2, "bronze": 1}
    t.seat(0, only_workers=workers, yellow_bank=2, idle=0)
    t.seat(1, only_workers=workers, blue_bank=2)
    t.event("good_harvest")
    assert (t.food(0), t.food(1)) == (5, 4)
    t = table(2, age=3)
    t.seat(0, only_workers={**workers, "computers": 1}, leader="bill_gates", blue_bank=5)
    t.seat(1, only_workers=workers, blue_bank=2)
    t.event("new_deposits")
    assert (t.resources(0), t.resources(1)) == (4 + 1 + 3, 4)


@pytest.mark.rule("NS-7.2", "NS-10.8", "INT-34", "INT-50", "NSC-151")
@pytest.mark.parametrize(("players", "winners"), [(2, {A, B}), (3, {B, C}), (4, {A, C})])
def test_immigration(line_up: MakeTable, players: int, winners: set[int]) -> None:
    t = line_up(players)
    before = population(t)
    t.event("immigration", t.now)
    for seat, (idle, bank) in enumerate(before):
        won = seat in winners
        assert population(t)[seat] == (idle + won, bank - won)


@pytest.mark.rule("NS-10.8", "NS-7.1", "INT-44", "NSC-152")
def test_pestilence(line_up: MakeTable) -> None:
    t = line_up(3)
    for civ in t.s.players:
        civ.idle = 0
    t.event("pestilence", B)
    for seat in (B, C, A):
        assert asked(t) == (seat, "lose_worker")
        strength = t.strength(seat)
        t.act(seat, Choose("warriors"))
        assert t.strength(seat) == strength - 1
    t = line_up(2)
    t.seat(A, only_workers={}, idle=0)
    t.event("pestilence", A)
    assert population(t) == [(0, 18), (0, 9)]


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-153")
@pytest.mark.parametrize(("players", "order"), [(2, [B]), (3, [C, A]), (4, [A, C])])
def test_raiders(line_up: MakeTable, players: int, order: list[int]) -> None:
    t = line_up(players)
    for seat in range(players):
        t.seat(seat, food=2, resources=2)
    t.event("raiders", t.now)
    for seat in order:
        assert asked(t) == (seat, "lose_mix")
        t.act(seat, Split(1, 1))
        assert (t.food(seat), t.resources(seat)) == (1, 1)
    assert t.decision.kind == "actions"


@pytest.mark.rule("NS-11.2", "NSC-153", "NSC-154")
def test_raiders_with_little_to_lose_and_rats(line_up: MakeTable) -> None:
    t = line_up(2)
    t.seat(B, food=1, resources=0)
    t.event("raiders", A)
    assert t.food(B) == 0
    t.seat(A, workers={"irrigation": 0}, resources=2)
    t.civ(A).blue.update(agriculture=2, irrigation=1)
    t.civ(A).blue_bank = 5
    t.event("rats", A)
    assert (t.food(A), t.civ(A).blue_bank, t.resources(A)) == (0, 8, 2)


@pytest.mark.rule("NS-6.9", "NS-10.9", "NSC-155")
@pytest.mark.parametrize(("players", "left"), [(2, [4, 0]), (3, [2, 2, 4]), (4, [4, 0, 2, 0])])
def test_rebellion(line_up: MakeTable, players: int, left: list[int]) -> None:
    t = line_up(players)
    t.event("rebellion", t.now)
    assert [civ.ca for civ in t.s.players] == left


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NSC-156")
@pytest.mark.parametrize(("players", "loser"), [(2, B), (3, A), (4, C)])
def test_reign_of_terror(line_up: MakeTable, players: int, loser: int) -> None:
    t = line_up(players)
    before = population(t)
    t.event("reign_of_terror", t.now)
    for seat, (idle, bank) in enumerate(before):
        lost = seat == loser
        assert population(t)[seat] == (idle - lost, bank + lost)


@pytest.mark.rule("NS-10.1", "NSC-157")
@pytest.mark.parametrize(("players", "wanted"), [(2, [6, 6]), (3, [4, 9, 9]), (4, [7, 7, 3, 7])])
def test_scientific_breakthrough(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players)
    t.event("scientific_breakthrough", t.now)
    assert [civ.science for civ in t.s.players] == wanted


@pytest.mark.rule("NS-7.2", "NS-10.11", "NSC-158")
@pytest.mark.parametrize(("players", "loser", "winner"), [(2, B, A), (3, A, B), (4, C, B)])
def test_uncertain_borders(line_up: MakeTable, players: int, loser: int, winner: int) -> None:
    t = line_up(players)
    before = [bank for _, bank in population(t)]
    t.event("uncertain_borders", t.now)
    after = [bank for _, bank in population(t)]
    before[loser] -= 1
    before[winner] += 1
    assert after == before
    t.civ(loser).yellow_bank = 0
    t.event("uncertain_borders", t.now)
    assert t.civ(winner).yellow_bank == after[winner]
