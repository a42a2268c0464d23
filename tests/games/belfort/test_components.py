"""The data files against what is printed on the box, the boards, the cards and the guilds."""

from __future__ import annotations

from collections import Counter
from json import dumps

import pytest
from pydantic import ValidationError

from engine.games.belfort.components import (
    AREAS,
    BOX,
    BUILDINGS,
    CARDS,
    GUILD_SETS,
    GUILDS,
    PRINTED,
    SEATS,
    SITES,
    SYMBOLS,
    Box,
    Printed,
    after,
    guilds_for,
)
from engine.games.belfort.costs import COSTS
from engine.games.belfort.files import read
from engine.games.belfort.goods import (
    BUILDING_IDS,
    CATEGORIES,
    DISTRICT_IDS,
    GUILD_IDS,
    MATERIALS,
    WORKERS,
    Good,
    Goods,
)
from engine.games.belfort.kinds import BuildFree, Draw, Odd, Recruit, Steal, Swap, Take

LETTERS: dict[str, Good] = {"w": "wood", "s": "stone", "m": "metal", "g": "gold"}


def goods(letters: str) -> Goods:
    """Goods written as a row of letters."""
    amounts: dict[str, int] = Counter(LETTERS[letter] for letter in letters)
    return Goods(**amounts)


@pytest.mark.rule("BF-2.1")
def test_as_many_pieces_as_printed() -> None:
    players = max(SEATS)
    assert len(CARDS) == 50
    assert Counter(CARDS.values()) == dict.fromkeys(BUILDING_IDS, 5)
    assert len(GUILDS) == 12
    assert len(BOX.board.districts) == 5
    assert players * BOX.workers == 35
    assert BOX.masters == 5
    assert players * BOX.markers == 60
    assert BOX.gnomes == 22
    assert BOX.pieces == Goods(wood=30, stone=30, metal=20, gold=46)


@pytest.mark.rule("BF-2.3", "BF-2.3.3")
def test_symbols_and_sites_of_the_board() -> None:
    assert len(SYMBOLS) == 75
    assert len(SITES) == 65
    assert Counter(symbol.district for symbol in SYMBOLS.values()) == dict.fromkeys(
        DISTRICT_IDS, 15
    )
    kinds = Counter(site.kind for site in SITES.values())
    assert kinds == dict.fromkeys(BUILDING_IDS, 5) | {"wall": 10, "guild": 5}
    for district in DISTRICT_IDS:
        sites = Counter(s.kind for s in SITES.values() for x in s.symbols if x.district == district)
        single = set(BUILDING_IDS) - {"keep", "gatehouse"}
        double = {"keep": 2, "gatehouse": 2, "wall": 2}
        assert sites == dict.fromkeys(single, 1) | double | {"guild": 1}


@pytest.mark.rule("BF-2.3.4")
def test_a_card_for_every_site() -> None:
    sites = Counter(site.kind for site in SITES.values())
    for kind, cards in Counter(CARDS.values()).items():
        assert sites[kind] == cards


@pytest.mark.rule("BF-2.3.1", "BF-2.3.2")
def test_gatehouses_join_neighbours_and_a_keep_fills_both_symbols() -> None:
    gatehouses = [site for site in SITES.values() if site.kind == "gatehouse"]
    assert [site.districts for site in gatehouses] == [
        *(("d1", "d2"), ("d2", "d3"), ("d3", "d4"), ("d4", "d5"), ("d5", "d1"))
    ]
    for site in gatehouses:
        assert tuple(symbol.district for symbol in site.symbols) == site.districts
        assert site.districts[1] == after(site.districts[0])
        assert site.marked == 1
    for site in SITES.values():
        if site.kind == "keep":
            assert (len(site.symbols), site.marked) == (2, 2)
            assert {symbol.district for symbol in site.symbols} == set(site.districts)
        elif site.kind != "gatehouse":
            assert (len(site.symbols), site.marked) == (1, 1)


def test_ids_of_sites_and_symbols() -> None:
    assert {"pub_d1", "wall_d5_2", "guild_d3", "keep_d4", "gatehouse_d5_d1"} <= set(SITES)
    assert {"pub_d1", "wall_d5_2", "keep_d4_2", "gatehouse_d5_d1_in_d1"} <= set(SYMBOLS)
    assert all(SITES[symbol.site].symbols.count(symbol) == 1 for symbol in SYMBOLS.values())


def test_the_districts_form_a_ring() -> None:
    assert [after(district) for district in DISTRICT_IDS] == [*DISTRICT_IDS[1:], DISTRICT_IDS[0]]
    assert after("d4", 3) == "d2"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_depends_on_the_players(players: int) -> None:
    seats = SEATS[players]
    assert seats.gnomes == {2: 9, 3: 14, 4: 18, 5: 22}[players]
    assert seats.desk == {2: 1, 3: 1, 4: 2, 5: 3}[players]
    assert seats.neutrals == {2: 2}.get(players, 0)
    assert seats.district_points == ((5, 3) if players == 3 else (5, 3, 1))


def test_what_a_player_begins_with() -> None:
    assert BOX.start.goods == goods("wsmggggg")
    assert BOX.start.workers == 3
    assert BOX.reserve == 4


def test_numbers_of_cards() -> None:
    assert (BOX.cards.dealt, BOX.cards.kept, BOX.cards.display, BOX.cards.hand) == (5, 3, 3, 5)
    dealt = max(SEATS) * BOX.cards.dealt + BOX.cards.display
    assert dealt < len(CARDS)


@pytest.mark.rule("BF-4.2")
def test_seven_months_and_three_scorings() -> None:
    months = [(month.season, month.month) for month in BOX.calendar]
    assert months == [
        *(("spring", 1), ("spring", 2), ("spring", 3)),
        *(("summer", 1), ("summer", 2), ("autumn", 1), ("autumn", 2)),
    ]
    assert [n for n, month in enumerate(BOX.calendar, start=1) if month.scoring] == [3, 5, 7]


def test_prices_and_limits_of_actions() -> None:
    acts = BOX.actions
    assert acts.wall == goods("wwwsss")
    assert (acts.guild_fee, acts.gnome, acts.card, BOX.desk.fee) == (1, 3, 1, 2)
    assert (acts.gnomes, acts.cards, acts.visits, BOX.desk.recruits) == (1, 1, 1, 1)
    assert (BOX.camp.planks, BOX.camp.workers) == (5, 1)


def test_harvests() -> None:
    assert {area.id: area.good for area in AREAS.values()} == {
        "forest": "wood",
        "quarry": "stone",
        "mine": "metal",
        "gold_mine": "gold",
    }
    assert AREAS["forest"].workers == ("elf",)
    assert AREAS["quarry"].workers == ("dwarf",)
    assert AREAS["mine"].workers == AREAS["gold_mine"].workers == WORKERS
    assert [area.harvest(3, 2) for area in AREAS.values()] == [5, 5, 2, 5]
    assert (BOX.collection.strength, BOX.collection.master_strength) == (1, 2)
    assert BOX.collection.bonus == 1
    assert BOX.collection.order[-3:] == ("recruiters_desk", "kings_camp", "income_and_taxes")


@pytest.mark.rule("BF-7.8", "BFC-19.1")
def test_taxes() -> None:
    due = {0: 0, 1: 0, 5: 0, 6: 1, 10: 1, 11: 2, 15: 2, 16: 3, 20: 3, 21: 4, 50: 9, 51: 10, 105: 20}
    assert {score: BOX.tax.due(score) for score in due} == due
    levels = Counter(BOX.tax.due(score) for score in range(1, 51))
    assert levels == dict.fromkeys(range(10), 5)
    assert BOX.tax.points == 1
    assert BOX.board.spaces * len(BOX.board.districts) == 50


@pytest.mark.rule("BF-12.0")
def test_cards_income_planks_and_locks() -> None:
    coins = {kind for kind, building in BUILDINGS.items() if building.coins}
    assert coins == {"pub", "gardens", "tower", "bank", "market", "keep"}
    assert sum(building.coins for building in BUILDINGS.values()) == 6
    planks = {kind: (b.plank.locked, b.plank.fee) for kind, b in BUILDINGS.items() if b.plank}
    assert planks == {
        "tower": (True, 1),
        "inn": (True, 1),
        "blacksmith": (False, 0),
        "market": (False, 0),
        "library": (False, 0),
    }
    locks = {kind: len(building.locks) for kind, building in BUILDINGS.items()}
    assert locks == dict.fromkeys(BUILDING_IDS, 1) | {"market": 2, "keep": 0}
    assert sum(len(BUILDINGS[kind].locks) for kind in CARDS.values()) == 50
    for kind, building in BUILDINGS.items():
        opened = any(lock.kind == "plank" for lock in building.locks)
        assert opened == (kind in ("tower", "inn"))


COST_OF = """
pub wss gardens wws tower wsm inn wwsm blacksmith wssm bank wsssm market wwwsm
gatehouse wwsssm library wwwssm keep wwwsssmm
traders wwwssm librarians wwwwsm architects wwsssm recruiters wssssm
lumberjacks wssssm miners wwwwsss bankers wwsssm masons wwwwsm
thieves wwsmm bandits wssmm wizards wssmm spies wwsmm
"""


def test_the_prices_we_reconstructed() -> None:
    words = COST_OF.split()
    wanted = dict(zip(words[::2], words[1::2], strict=True))
    found: dict[str, Goods] = {kind: COSTS.building(kind) for kind in BUILDING_IDS}
    found |= {guild: COSTS.guild(guild) for guild in GUILD_IDS}
    assert found == {name: goods(letters) for name, letters in wanted.items()}


def test_why_the_prices_are_as_they_are() -> None:
    wood = sum(COSTS.building(kind).wood for kind in BUILDING_IDS)
    assert wood == sum(COSTS.building(kind).stone for kind in BUILDING_IDS)
    assert {BOX.value(COSTS.guild(guild)) for guild in GUILD_IDS} == {
        BOX.value(goods("wwwsss")) + 1
    }
    values = [BOX.value(COSTS.building(kind)) for kind in BUILDING_IDS]
    assert values == sorted(values)
    for guild, tile in GUILDS.items():
        if tile.category == "interactive":
            assert COSTS.guild(guild).metal == 2


@pytest.mark.rule("BF-8.5.1")
def test_prices_of_the_trading_post() -> None:
    assert {good: COSTS.purchase(good) for good in MATERIALS} == {"wood": 1, "stone": 1, "metal": 2}
    sold = [(sale.of, sale.count, sale.gold) for sale in COSTS.sales]
    assert sold == [(("metal",), 1, 1), (("wood", "stone"), 2, 1)]
    # Nobody gains by buying and selling again.
    for good in MATERIALS:
        bought, sale = COSTS.purchase(good), COSTS.sale(good)
        assert bought is not None
        assert sale is not None
        assert bought * sale.count >= sale.gold


@pytest.mark.rule("BF-14.0")
def test_categories_of_guilds() -> None:
    assert Counter(guild.category for guild in GUILDS.values()) == dict.fromkeys(CATEGORIES, 4)


def test_what_guilds_give() -> None:
    taken = {g.id: g.effect.goods for g in GUILDS.values() if isinstance(g.effect, Take)}
    assert taken == {
        "lumberjacks": goods("wwww"),
        "miners": goods("mm"),
        "bankers": goods("ggg"),
        "masons": goods("ssss"),
    }
    assert {g.id for g in GUILDS.values() if g.category == "resource"} == set(taken)
    drawn = GUILDS["librarians"].effect
    assert isinstance(drawn, Draw)
    assert (drawn.draw, drawn.discard) == (3, 1)
    swapped = GUILDS["traders"].effect
    assert isinstance(swapped, Swap)
    assert (swapped.times, swapped.count, swapped.of) == (2, 1, ("wood", "stone"))
    assert (swapped.goods, swapped.visits) == (goods("m"), 3)
    built = GUILDS["architects"].effect
    assert isinstance(built, BuildFree)
    assert [(less.count, less.of) for less in built.less] == [
        *((1, ("metal",)), (2, ("wood", "stone")))
    ]
    recruited = GUILDS["recruiters"].effect
    assert isinstance(recruited, Recruit)
    assert (recruited.worker, recruited.gnome) == (True, True)


def test_what_is_taken_from_opponents() -> None:
    thieves, bandits = GUILDS["thieves"].effect, GUILDS["bandits"].effect
    assert isinstance(thieves, Steal)
    assert isinstance(bandits, Steal)
    assert [(way.opponents, way.of) for way in thieves.ways] == [(1, ("gold",)), (3, ("gold",))]
    assert [way.most(by_rulebook=False) for way in thieves.ways] == [2, 1]
    assert [way.most(by_rulebook=True) for way in thieves.ways] == [3, 1]
    assert [(way.opponents, way.count, way.of) for way in bandits.ways] == [
        (1, 1, ("metal",)),
        (1, 2, ("wood", "stone")),
        (3, 1, ("wood", "stone")),
    ]
    assert all(way.most(by_rulebook=True) == way.count for way in bandits.ways)


def test_odd_effects_occur_once_each() -> None:
    odd = {g.effect.code: g.id for g in GUILDS.values() if isinstance(g.effect, Odd)}
    assert odd == {"exchange_sites": "wizards", "reveal_cards": "spies"}


def test_guilds_for_two_players() -> None:
    allowed = {guild.id for guild in guilds_for(2)}
    assert allowed == {g.id for g in GUILDS.values() if g.category != "interactive"} | {"wizards"}
    assert len(guilds_for(3)) == 12


def test_sets_of_guilds_can_be_drawn() -> None:
    for found in GUILD_SETS.values():
        assert found.count in (0, len(DISTRICT_IDS))
        for players in found.players:
            pool = [guild for guild in guilds_for(players) if guild.id not in found.always]
            for draw in found.draws:
                assert sum(guild.category in draw.of for guild in pool) >= draw.count
    drawn = {i: [(d.count, d.of) for d in found.draws] for i, found in GUILD_SETS.items()}
    assert drawn["beginner"] == [(3, ("resource",)), (2, ("basic",))]
    assert drawn["normal"] == [(1, ("resource",)), (2, ("basic",)), (2, ("interactive",))]
    assert drawn["chosen"] == []
    assert {i for i, found in GUILD_SETS.items() if 2 not in found.players} == {"normal"}


def test_points_of_majorities() -> None:
    assert BOX.scoring.pieces == ("elf", "dwarf", "gnome")
    assert BOX.scoring.points == (3, 1)


def test_neutral_players() -> None:
    assert BOX.neutrals.crests == (3, 4)
    assert (BOX.neutrals.elves, BOX.neutrals.dwarves) == (4, 4)
    assert (BOX.neutrals.step, BOX.neutrals.gold) == (1, 1)
    assert len(BOX.neutrals.crests) == SEATS[2].neutrals


def test_worth_of_goods() -> None:
    assert BOX.value(goods("wwmg")) == 5
    assert BOX.value(goods("ssss")) == 4


def test_goods_are_counted() -> None:
    heap = goods("wwmg")
    assert list(heap.listed()) == [("wood", 2), ("metal", 1), ("gold", 1)]
    assert heap.total == 4


def test_wrong_data_is_refused() -> None:
    printed = read("cards.toml")
    guilds = printed["guilds"]
    assert isinstance(guilds, list)
    wrong_cards: dict[str, object] = {
        "guilds": guilds[1:],
        "buildings": [],
        "guild_sets": [{"id": "random", "players": [3], "draws": [{"count": 4, "of": ["basic"]}]}],
        "colour": "grey",
    }
    for key, wrong in wrong_cards.items():
        with pytest.raises(ValidationError):
            Printed.model_validate_json(dumps(printed | {key: wrong}))
    box = read("game.toml")
    board, worth = box["board"], box["worth"]
    assert isinstance(board, dict)
    assert isinstance(worth, dict)
    kept = [site for site in board["sites"] if site["kind"] != "keep"]
    wrong_box: dict[str, object] = {
        "gnomes": 21,
        "worth": worth | {"gold": 0},
        "board": board | {"districts": ["d1"]},
        "workers": 0,
        "colour": "grey",
    }
    for key, wrong in wrong_box.items():
        with pytest.raises(ValidationError):
            Box.model_validate_json(dumps(box | {key: wrong}))
    for site in ({"kind": "keep", "sites": 1, "symbols": 1, "marked": 2},):
        sites = [s if s["kind"] != "keep" else site for s in board["sites"]]
        with pytest.raises(ValidationError, match="more markers"):
            Box.model_validate_json(dumps(box | {"board": board | {"sites": sites}}))
    with pytest.raises(ValidationError, match="expected"):
        Box.model_validate_json(dumps(box | {"board": board | {"sites": kept}}))
    halves = [s | {"symbols": 3} if s["kind"] == "gatehouse" else s for s in board["sites"]]
    with pytest.raises(ValidationError, match="either side"):
        Box.model_validate_json(dumps(box | {"board": board | {"sites": halves}}))


def test_kinds_of_buildings_are_those_printed() -> None:
    assert tuple(BUILDINGS) == BUILDING_IDS
    assert PRINTED.copies == 5
