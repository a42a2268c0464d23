"""Collection, scoring, the end, and two players (chapters 7, 9, 10, 11)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Resign, Turn
from engine.games.belfort import ranking, scoring
from engine.games.belfort.actions import Mark, NeutralBuild, Place, PlaceDwarf, SwapCrest
from engine.games.belfort.components import BOX
from engine.games.belfort.rules import RULES
from tests.games.belfort.table import BLUE, PURPLE, RED, YELLOW, Table
from tests.games.belfort.test_setup_and_placement import begun, kept

D1: tuple[str, ...] = (
    "pub_d1",
    "gardens_d1",
    "tower_d1",
    "inn_d1",
    "bank_d1",
    "market_d1",
    "library_d1",
)
D1 += ("blacksmith_d1", "wall_d1_1", "wall_d1_2", "keep_d1_1", "keep_d1_2")


def district(players: int, *counts: int) -> tuple[int, ...]:
    """What d1 scores with so many markers by seat, those of neutral players behind them."""
    table, free = Table(players), list(D1)
    for who, count in zip([*range(players), -1, -2], counts, strict=False):
        table.marks(who, *(free.pop() for _ in range(count)))
    points: tuple[int, ...] = table.scoring().heard("district_scored")[0].points
    return points


def majority(piece: str, *counts: int) -> tuple[int, ...]:
    """What a majority of elves or dwarves scores."""
    table = Table(len(counts))
    for seat, count in enumerate(counts):
        table.workers(seat, **{piece: count})
    found = {e.piece: e.points for e in table.scoring().heard("majority_scored")}
    points: tuple[int, ...] = found[piece]
    return points


@pytest.mark.rule("BF-9.1")
def test_markers_of_somebody_who_has_left_take_no_place() -> None:
    """They stay on the board; the places of the district are for those who play on."""
    table = Table(3).marks(RED, *D1[:3]).marks(BLUE, *D1[3:5]).marks(YELLOW, D1[5])
    table.player(RED).resigned = True
    alone = Table(3).marks(BLUE, *D1[3:5]).marks(YELLOW, D1[5])
    points = [t.scoring().heard("district_scored")[0].points for t in (table, alone)]
    assert points[0] == points[1]
    assert points[0][BLUE] > points[0][YELLOW] > points[0][RED] == 0


# Collection


@pytest.mark.rule("BF-7.1", "BF-7.2", "BF-7.3", "BFC-18.9")
def test_forest() -> None:
    table = Table().workers(RED, master_elf=1).sent(RED, "forest", master_elf=1)
    table.sent(YELLOW, "forest", elf=2).collection()
    assert [table.has(s) for s in (RED, YELLOW)] == [{"wood": 2}, {"wood": 3}]
    assert table.at_hand(YELLOW) == {"elf": 3, "dwarf": 3}


@pytest.mark.rule("BF-7.3", "BFC-18.10")
def test_quarry() -> None:
    table = Table().sent(RED, "quarry", dwarf=1).sent(BLUE, "quarry", dwarf=1).collection()
    assert [table.has(s) for s in (RED, BLUE)] == [{"stone": 1}, {"stone": 1}]


@pytest.mark.rule("BF-7.2", "BF-7.3.1", "BFC-18.11")
def test_mine() -> None:
    table = Table().workers(PURPLE, elf=2, master_dwarf=1)
    table.sent(PURPLE, "mine", elf=2, master_dwarf=1).sent(YELLOW, "mine", elf=1, dwarf=1)
    table.collection()
    assert [table.has(s) for s in (YELLOW, PURPLE)] == [{"metal": 1}, {"metal": 3}]


@pytest.mark.rule("BF-7.3.1", "INT-5")
@pytest.mark.parametrize(("mine", "red"), [("workers", {"metal": 1}), ("pairs", {})])
def test_the_bonus_of_the_mine(mine: str, red: dict[str, int]) -> None:
    """The rulebook gives it to most workers; a table may choose that a pair is needed."""
    table = Table(mine=mine).sent(RED, "mine", elf=3).sent(BLUE, "mine", elf=1, dwarf=1)
    table.collection()
    assert [table.has(s) for s in (RED, BLUE)] == [red, {"metal": 1}]


@pytest.mark.rule("BF-7.3.1")
def test_most_workers_without_a_pair_are_the_usual_way() -> None:
    assert Table().sent(RED, "mine", dwarf=1).collection().has(RED) == {"metal": 1}


@pytest.mark.rule("BF-7.1", "BF-7.3", "BFC-18.12")
def test_gold_mine() -> None:
    table = Table().workers(RED, master_elf=2).sent(RED, "gold_mine", master_elf=2)
    table.sent(BLUE, "gold_mine", elf=1, dwarf=1).collection()
    assert [table.has(s) for s in (RED, BLUE)] == [{"gold": 4}, {"gold": 2}]


@pytest.mark.rule("BF-7.4", "BF-7.5", "BFC-18.13")
def test_recruiting() -> None:
    table = Table().on(RED, desk="elf").on(BLUE, desk="dwarf").collection()
    assert table.at_hand(RED) == {"elf": 4, "dwarf": 3}
    assert table.at_hand(BLUE) == {"elf": 3, "dwarf": 4}
    assert table.state.count(RED, "elf") == 4
    table.placement()
    assert table.asked.seat == RED


@pytest.mark.rule("BF-7.4")
def test_recruiting_without_a_reserve_and_with_a_master() -> None:
    table = Table().workers(RED, elf=7).on(RED, desk="elf")
    table.workers(BLUE, master_elf=1).on(BLUE, desk="master_elf").collection()
    assert table.at_hand(RED) == {"elf": 7}
    assert table.at_hand(BLUE) == {"elf": 1, "master_elf": 1}


@pytest.mark.rule("BF-7.6", "BF-7.6.1", "BFC-18.14")
def test_crests_change_hands() -> None:
    table = Table().crests(1, 3, 4, 2).on(YELLOW, camp="elf").on(RED, camp="elf").collection()
    table.does(YELLOW, SwapCrest(RED))
    assert table.at_hand(YELLOW)["elf"] == 3
    assert table.refuses(RED, SwapCrest(YELLOW))
    table.does(RED, SwapCrest(PURPLE))
    assert table.state.crests == [2, 3, 1, 4]
    assert table.state.shut == []
    table.actions()
    assert table.asked.seat == YELLOW


@pytest.mark.rule("BF-7.6", "BF-7.6.1")
def test_a_crest_that_was_kept_is_safe_and_a_higher_one_may_be_taken() -> None:
    table = Table().on(RED, camp="elf").on(BLUE, camp="dwarf").collection()
    table.does(RED, SwapCrest(None))
    assert {a.seat for a in table.offered("swap_crest")} == {YELLOW, PURPLE, None}
    table.does(BLUE, SwapCrest(PURPLE))
    assert table.state.crests == [1, 4, 3, 2]


@pytest.mark.rule("BF-7.6")
def test_somebody_at_kings_camp_resigns() -> None:
    """Whoever stands behind him is asked next; crests of those who left are not exchanged."""
    for leaves, order in ((RED, [BLUE]), (BLUE, [RED])):
        table = Table().on(RED, camp="elf").on(BLUE, camp="dwarf").sent(RED, "forest", elf=1)
        table.collection().says(leaves, Resign())
        for seat in order:
            assert leaves not in {a.seat for a in table.offered("swap_crest")}
            table.does(seat, SwapCrest(None))
        assert not table.waits
        assert sorted(table.state.crests) == [1, 2, 3, 4]


@pytest.mark.rule("BF-7.0")
def test_order_of_collection() -> None:
    """Income and taxes come after the crests."""
    table = Table().built(RED, "pub").on(RED, camp="elf").sent(RED, "gold_mine", elf=1)
    table.collection()
    assert table.has(RED) == {"gold": 2}
    table.does(RED, SwapCrest(None))
    assert table.has(RED) == {"gold": 3}
    assert list(BOX.collection.order) == [
        *("forest", "quarry", "mine", "gold_mine"),
        *("recruiters_desk", "kings_camp", "income_and_taxes"),
    ]


@pytest.mark.rule("BF-7.7", "BF-7.8", "BFC-18.15")
def test_income_and_taxes() -> None:
    table = Table().built(RED, "keep", "gatehouse", "tower").scores(RED, 15).collection()
    assert table.has(RED) == {}
    assert table.points()[RED] == 15
    (paid, *_) = table.heard("income_paid")
    assert (paid.income, paid.tax, paid.points) == (2, 2, 0)


@pytest.mark.rule("BF-7.7")
@pytest.mark.parametrize(
    ("card", "coins"),
    [
        *((card, 1) for card in ("pub", "gardens", "tower", "bank", "market", "keep")),
        *((card, 0) for card in ("inn", "blacksmith", "gatehouse", "library")),
    ],
)
def test_income_of_each_card(card: str, coins: int) -> None:
    assert Table().built(RED, card, card).collection().has(RED).get("gold", 0) == 2 * coins


TAXES = [(0, 0), (1, 0), (5, 0), (6, 1), (10, 1), (11, 2), (15, 2), (16, 3), (20, 3), (21, 4)]
TAXES += [(50, 9), (51, 10), (55, 10), (56, 11)]


@pytest.mark.rule("BF-7.8", "BFC-19.1")
@pytest.mark.parametrize(("score", "tax"), TAXES)
def test_taxes(score: int, tax: int) -> None:
    table = Table().goods(RED, gold=20).scores(RED, score).collection()
    assert table.has(RED) == {"gold": 20 - tax}
    assert table.points()[RED] == score


@pytest.mark.rule("BF-7.8.1", "BFC-19.2", "BFC-19.3")
@pytest.mark.parametrize(("score", "gold", "left"), [(12, 1, 11), (11, 0, 9), (6, 0, 5)])
def test_taxes_that_cannot_be_paid(score: int, gold: int, left: int) -> None:
    table = Table().goods(RED, gold=gold).scores(RED, score).collection()
    assert table.has(RED) == {}
    assert table.points()[RED] == left


# Scoring


@pytest.mark.rule("BF-9.1")
def test_what_counts_in_a_district() -> None:
    gate = ("gatehouse_d1_d2_in_d2", "gatehouse_d5_d1_in_d1")
    table = Table().marks(RED, "keep_d1_1", "keep_d1_2", "wall_d1_1", "guild_d1", *gate)
    view = table.marks(BLUE, "pub_d2").view()
    assert view.districts[0].markers[:2] == (5, 0)
    assert view.districts[1].markers[:2] == (1, 1)
    assert view.districts[1].points[:2] == (3, 3)


DISTRICT_CASES = [
    (4, (4, 2, 2, 1), (5, 1, 1, 0)),
    (4, (3, 3, 2, 1), (3, 3, 1, 0)),
    (4, (3, 3, 3, 1), (3, 3, 3, 1)),
    (4, (2, 2, 2, 2), (3, 3, 3, 3)),
    (4, (4, 3, 2, 1), (5, 3, 1, 0)),
    (5, (2, 0, 0, 0, 0), (5, 0, 0, 0, 0)),
    (3, (4, 2, 2), (5, 0, 0)),
    (3, (2, 2, 1), (3, 3, 0)),
    (3, (3, 2, 1), (5, 3, 0)),
    (2, (2, 1, 2, 0), (3, 1)),
    (2, (3, 1, 2, 0), (5, 1)),
]


@pytest.mark.rule("BF-9.2", "BF-9.4", "BF-9.5", "BF-11.7", "BFC-18.23", "BFC-19.4", "BFC-19.5")
@pytest.mark.rule("BFC-19.6", "BFC-19.7", "BFC-19.8", "BFC-19.10")
@pytest.mark.parametrize(("players", "counts", "points"), DISTRICT_CASES)
def test_districts(players: int, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert district(players, *counts) == points


@pytest.mark.rule("BF-9.3", "BF-9.4", "BF-11.7", "BFC-18.24", "BFC-18.25", "BFC-19.11")
@pytest.mark.parametrize(
    ("piece", "counts", "points"),
    [
        ("elf", (5, 4, 3, 3), (3, 1, 0, 0)),
        ("dwarf", (5, 5, 4, 3), (1, 1, 0, 0)),
        ("elf", (5, 4), (3, 0)),
        ("dwarf", (4, 3), (1, 0)),
    ],
)
def test_workers(piece: str, counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert majority(piece, *counts) == points


@pytest.mark.rule("BF-9.3", "BF-9.3.1", "BFC-18.26", "BF-9.5")
def test_gnomes_and_masters() -> None:
    table = Table().built(RED, "market+2", "bank+1")
    for seat in (BLUE, YELLOW, PURPLE):
        table.built(seat, "inn+1", "tower+1") if seat != PURPLE else table.built(seat, "market+2")
    table.workers(BLUE, master_elf=4).on(BLUE, guild_d1="master_elf")
    found = {e.piece: e.points for e in table.scoring().heard("majority_scored")}
    assert found["gnome"] == (3, 0, 0, 0)
    assert found["elf"] == (0, 3, 0, 0)
    assert found["dwarf"] == (1, 0, 1, 1)


def test_two_tie_for_the_second_place_of_workers() -> None:
    """Three behind a tie of two get nothing; a lone second gets 1 (BF-9.4)."""
    assert majority("elf", 4, 4, 3) == (1, 1, 0)


counts_of = st.lists(st.integers(0, 6), min_size=1, max_size=6)
places_of = st.sampled_from([(5, 3, 1), (5, 3), (3, 1)])


@pytest.mark.sliced
@pytest.mark.rule("BF-9.4", "BF-9.5")
@given(counts_of, places_of)
def test_the_ladder_of_ties(counts: list[int], places: tuple[int, ...]) -> None:
    """Said again: a player's place is that of the groups before him, one more for every tie among
    them, and one more if he is tied himself."""
    won = ranking.points(dict(enumerate(counts)), places)
    assert set(won) == set(range(len(counts)))
    for who, mine in enumerate(counts):
        higher = {n for n in counts if n > mine}
        place = len(higher) + sum(counts.count(n) > 1 for n in (*higher, mine))
        expected = places[place] if mine and place < len(places) else 0
        assert won[who] == expected


@pytest.mark.sliced
@given(counts_of, places_of)
def test_the_ladder_asks_not_who_it_is(counts: list[int], places: tuple[int, ...]) -> None:
    """Names do not matter, more never brings less, equals get the same (BF-9.4)."""
    won = ranking.points(dict(enumerate(counts)), places)
    mirrored = ranking.points({-n: count for n, count in enumerate(counts)}, places)
    assert all(won[n] == mirrored[-n] for n in won)
    for a, mine in enumerate(counts):
        for b, theirs in enumerate(counts):
            assert mine != theirs or won[a] == won[b]
            assert mine <= theirs or won[a] >= won[b]


# The end


@pytest.mark.rule("BF-10.1", "BF-10.2", "BFC-19.9")
def test_the_winner() -> None:
    for goods, places in (({"stone": 4}, (1, 2, 3)), ({"stone": 5}, (1, 1, 3))):
        table = Table(3).scores(RED, 40).scores(BLUE, 40).scores(YELLOW, 39).rich(YELLOW)
        table.goods(RED, wood=2, metal=1, gold=1).goods(BLUE, **goods)
        t = Turn(table.state)
        scoring.finish(t, "rounds")
        outcome = RULES.outcome(table.state)
        assert outcome is not None
        assert outcome.places == places


# Two players


@pytest.mark.rule("BF-11.1")
def test_guilds_with_two_players() -> None:
    forbidden = {"thieves", "bandits", "spies"}
    for seed in range(20):
        assert "wizards" in begun(2, seed).state.guilds.values()
        for guilds in ("beginner", "random", "without_interactive"):
            assert not forbidden & set(begun(2, seed, guilds=guilds).state.guilds.values())


@pytest.mark.rule("BF-11.2", "BF-11.3", "BF-11.4")
def test_neutral_dwarves_at_the_start() -> None:
    table = kept(begun(2))
    first = table.state.crests.index(1)
    table.does(first, PlaceDwarf("d2"))
    assert table.refuses(1 - first, PlaceDwarf("d2"))
    table.does(1 - first, PlaceDwarf("d4"))
    assert table.state.round == 1
    assert table.refuses(first, Place("guild_d2", "elf")) == "dwarf_stands"
    assert table.refuses(first, Place("guild_d4", "elf")) == "dwarf_stands"
    table.does(first, Place("guild_d1", "elf"))


def neutral_round() -> Table:
    """Both players have ended their Actions; blue holds crest 1."""
    table = Table(2).crests(2, 1).display("pub", "keep", "gatehouse").actions()
    return table.ends(BLUE).ends(RED)


@pytest.mark.rule("BF-11.2", "BF-11.5", "BF-11.5.1")
def test_neutral_building() -> None:
    table = neutral_round()
    table.does(BLUE, NeutralBuild("keep"), Mark("d3"))
    assert table.owns(-1) == {"keep_d3_1", "keep_d3_2"}
    assert len(table.state.display) == 3
    assert table.state.discards.cards == ["keep"]
    table.does(RED, NeutralBuild("gatehouse"))
    table.does(RED, Mark("gatehouse_d1_d2_in_d2"))
    assert table.owns(-2) == {"gatehouse_d1_d2_in_d2"}
    assert table.state.round == 2


@pytest.mark.rule("BF-11.5.1")
def test_cards_without_a_site_for_neutral_players() -> None:
    table = Table(2).display("pub", "keep", "inn").top("pub")
    table.marks(RED, *(f"pub_d{n}" for n in range(1, 6))).actions().ends(RED).ends(BLUE)
    assert {a.card for a in table.offered("neutral_build")} == {"keep", "inn", None}
    table.does(RED, NeutralBuild(None))
    assert table.owns(-1) == set()
    assert table.state.discards.cards == ["pub"]
    assert table.asked.seat == BLUE


@pytest.mark.rule("BF-11.6", "BFC-19.12")
def test_neutral_dwarves_move() -> None:
    table = Table(2).marks(BLUE, "guild_d1").display("pub", "inn", "inn").dwarves("d5", "d2")
    table.actions().ends(RED).ends(BLUE)
    table.does(RED, NeutralBuild("pub"), Mark("d3")).does(BLUE, NeutralBuild("inn"), Mark("d3"))
    assert table.state.dwarves == ["d1", "d3"]
    assert table.has(BLUE) == {"gold": 1}
    assert table.has(RED) == {}


@pytest.mark.rule("BF-11.7")
def test_neutral_players_have_no_gnomes() -> None:
    table = Table(2).built(BLUE, "bank+1")
    found = {e.piece: e.points for e in table.scoring().heard("majority_scored")}
    assert found["gnome"] == (0, 3)


def reading(monkeypatch: pytest.MonkeyPatch, **values: bool) -> None:
    """The other reading of a doubtful place."""
    monkeypatch.setitem(BOX.__dict__, "readings", BOX.readings.model_copy(update=values))


def test_other_readings(monkeypatch: pytest.MonkeyPatch) -> None:
    """INT-9 and INT-12."""
    reading(monkeypatch, zero_scores=True, neutral_keep_marks_both=False)
    table = neutral_round().does(BLUE, NeutralBuild("keep"), Mark("d3"))
    assert table.owns(-1) == {"keep_d3_1"}
    assert district(3, 2, 1, 0) == (5, 3, 0)
    assert district(4, 2, 1, 0, 0) == (5, 3, 0, 0)
    assert district(5, 2, 0, 0, 0, 0) == (5, 1, 1, 1, 1)
