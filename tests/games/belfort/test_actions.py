"""Actions, buildings and guilds, what is known and who decides (chapters 8, 12, 14 to 16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core import Resign
from engine.games.belfort.actions import (
    Activate,
    Barter,
    Build,
    BuildGuild,
    BuildWall,
    Buy,
    BuyCard,
    Design,
    Discard,
    EndTurn,
    Exchange,
    Hire,
    LockGnome,
    Mark,
    PayDesign,
    Place,
    RecruitWorker,
    RevealCard,
    Rob,
    Sell,
    Skip,
    TakeCard,
    UsePower,
)
from engine.games.belfort.components import BUILDINGS
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.rules import RULES
from render.text.belfort import TEXTS
from tests.games.belfort.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table
from tests.games.belfort.test_collection_and_scoring import reading

BUILDING_PRICES = {
    "pub": (1, 2, 0),
    "gardens": (2, 1, 0),
    "tower": (1, 1, 1),
    "inn": (2, 1, 1),
    "blacksmith": (1, 2, 1),
    "bank": (1, 3, 1),
    "market": (3, 1, 1),
    "gatehouse": (2, 3, 1),
    "library": (3, 2, 1),
    "keep": (3, 3, 2),
}
GUILD_PRICES = {
    "traders": (3, 2, 1),
    "librarians": (4, 1, 1),
    "architects": (2, 3, 1),
    "recruiters": (1, 4, 1),
    "lumberjacks": (1, 4, 1),
    "miners": (4, 3, 0),
    "bankers": (2, 3, 1),
    "masons": (4, 1, 1),
    "thieves": (2, 1, 2),
    "bandits": (1, 2, 2),
    "wizards": (1, 2, 2),
    "spies": (2, 1, 2),
}
PARAGRAPHS = {kind: f"BF-12.{n}" for n, kind in enumerate(BUILDING_PRICES, start=1)}


def at_guild(guild: str, **goods: int) -> Table:
    """Red has an elf on this guild, which lies in d1."""
    return Table().guilds(guild).goods(RED, **goods).on(RED, guild_d1="elf")


def used(guild: str, **goods: int) -> Table:
    """Red's turn has begun with it."""
    return at_guild(guild, **goods).turn(RED).does(RED, Activate("guild_d1"))


# Building


@pytest.mark.rule("BF-8.0")
def test_turns_in_the_order_of_the_crests() -> None:
    table = Table(3).crests(3, 1, 2).goods(BLUE, wood=9, stone=9, gold=9).actions()
    table.does(BLUE, BuildWall("d1"), Buy("wood"), BuildWall("d2")).ends(BLUE)
    table.ends(YELLOW).ends(RED)


@pytest.mark.rule("BF-8.1", "BF-8.1.3", "BF-12.0", "BF-12.1", "BF-12.2", "BF-12.3", "BF-12.4")
@pytest.mark.rule("BF-12.5", "BF-12.6", "BF-12.7", "BF-12.9")
@pytest.mark.parametrize("kind", [k for k in BUILDING_PRICES if k not in ("gatehouse", "keep")])
def test_building_a_card(kind: Any) -> None:
    wood, stone, metal = BUILDING_PRICES[kind]
    table = Table().hand(RED, kind, kind).goods(RED, wood=wood, stone=stone, metal=metal)
    table.turn(RED).does(RED, Build(kind, "d3"))
    assert table.has(RED) == {}
    assert table.owns(RED) == {f"{kind}_d3"}
    assert table.cards(RED) == [kind]
    assert [b.card for b in table.player(RED).built] == [f"{kind}_1"]
    assert table.refuses(RED, Build(kind, "d1")) == "cost"
    table.rich(RED)
    assert {a.place for a in table.offered("build")} == {"d1", "d2", "d4", "d5"}
    table.does(RED, Build(kind, "d1"))
    assert len(table.player(RED).built) == 2
    assert [len(b.locks) for k, b in BUILDINGS.items() if k == kind] == [1 + (kind == "market")]


@pytest.mark.rule("BFC-18.16")
def test_yellow_builds_a_tower() -> None:
    table = Table().hand(YELLOW, "pub", "tower", "bank").goods(YELLOW, wood=1, stone=1, metal=1)
    table.turn(YELLOW).does(YELLOW, Build("tower", "d2"))
    assert (table.cards(YELLOW), table.has(YELLOW)) == (["bank", "pub"], {})
    assert table.view().districts[1].markers[YELLOW] == 1


@pytest.mark.rule("BF-8.1.1", "BF-12.8")
@pytest.mark.parametrize(("gatehouses", "left"), [("builder", 8), ("everybody", 9)])
def test_building_a_gatehouse(gatehouses: str, left: int) -> None:
    table = Table(gatehouses=gatehouses).hand(RED, "gatehouse", "gatehouse")
    table.goods(RED, wood=4, stone=6, metal=2).turn(RED)
    assert len(table.offered("build")) == 10
    table.does(RED, Build("gatehouse", "gatehouse_d1_d2_in_d2"))
    assert table.has(RED) == {"wood": 2, "stone": 3, "metal": 1}
    assert table.owns(RED) == {"gatehouse_d1_d2_in_d2"}
    assert len(table.offered("build")) == left


@pytest.mark.rule("BF-8.1.1", "INT-3")
def test_the_other_half_of_a_gatehouse_for_everybody() -> None:
    table = Table(gatehouses="everybody").hand(BLUE, "gatehouse").rich(BLUE)
    table.marks(RED, "gatehouse_d1_d2_in_d2").turn(BLUE)
    table.does(BLUE, Build("gatehouse", "gatehouse_d1_d2_in_d1"))
    assert table.owns(BLUE) == {"gatehouse_d1_d2_in_d1"}
    table = Table().hand(BLUE, "gatehouse").rich(BLUE).marks(RED, "gatehouse_d1_d2_in_d2")
    assert not table.turn(BLUE).asked.accepts(Build("gatehouse", "gatehouse_d1_d2_in_d1"))


@pytest.mark.rule("BF-8.1.2", "BF-12.10")
def test_building_a_keep() -> None:
    table = Table().hand(RED, "keep").goods(RED, wood=3, stone=3, metal=2).turn(RED)
    table.does(RED, Build("keep", "d4"))
    assert table.owns(RED) == {"keep_d4_1", "keep_d4_2"}
    assert table.has(RED) == {}
    assert not table.goods(RED, gold=9).offered("hire")


@pytest.mark.rule("BF-8.1")
def test_a_card_without_a_site() -> None:
    table = Table().hand(RED, "pub").rich(RED).marks(BLUE, *(f"pub_d{n}" for n in range(1, 6)))
    assert table.turn(RED).refuses(RED, Build("pub", "d1"))
    assert not table.offered("build")


@pytest.mark.rule("BF-8.1.3", "BF-12.7")
def test_a_plank_is_open_from_the_next_placement_on() -> None:
    table = Table().hand(RED, "market").rich(RED).turn(RED).does(RED, Build("market", "d1"))
    assert not table.offered("activate")
    table.does(RED, Hire("market_1"))
    assert table.placement().asked.accepts(Place("market_1", "elf"))


@pytest.mark.rule("BF-8.2", "BFC-18.17")
def test_walls() -> None:
    table = Table().goods(YELLOW, wood=6, stone=6).turn(YELLOW)
    table.does(YELLOW, BuildWall("d1"))
    assert table.has(YELLOW) == {"wood": 3, "stone": 3}
    table.does(YELLOW, BuildWall("d1"))
    assert table.owns(YELLOW) == {"wall_d1_1", "wall_d1_2"}
    assert table.rich(YELLOW).refuses(YELLOW, BuildWall("d1"))


@pytest.mark.rule("BF-8.3", "BF-14.1", "BF-14.2", "BF-14.3", "BF-14.4", "BF-14.5", "BF-14.6")
@pytest.mark.rule("BF-14.7", "BF-14.8", "BF-14.9", "BF-14.10", "BF-14.11", "BF-14.12")
@pytest.mark.parametrize("guild", GUILD_PRICES)
def test_building_a_guild(guild: str) -> None:
    wood, stone, metal = GUILD_PRICES[guild]
    table = Table().guilds(guild).goods(RED, wood=wood, stone=stone, metal=metal)
    table.turn(RED).does(RED, BuildGuild("d1"))
    assert (table.has(RED), table.owns(RED)) == ({}, {"guild_d1"})
    assert table.rich(RED).refuses(RED, BuildGuild("d1"))


@pytest.mark.rule("BF-8.3", "BFC-18.18")
def test_a_guild_of_ones_own() -> None:
    table = Table().goods(YELLOW, wood=4, stone=3).on(BLUE, guild_d1="elf").turn(YELLOW)
    table.does(YELLOW, BuildGuild("d1")).turn(BLUE).does(BLUE, Activate("guild_d1"))
    assert (table.has(BLUE), table.has(YELLOW)) == ({"metal": 2}, {})
    table.crests(3, 2, 1, 4).placement().does(YELLOW, Place("guild_d1", "elf"))
    assert table.has(YELLOW) == {}
    table = Table().marks(YELLOW, "guild_d1").goods(RED, gold=1).placement()
    assert table.does(RED, Place("guild_d1", "elf")).has(YELLOW) == {"gold": 1}


# Workers, trade, gnomes, cards


@pytest.mark.rule("BF-8.4", "BFC-18.19", "BF-12.5", "BF-14.4")
def test_activating() -> None:
    table = Table().built(YELLOW, "blacksmith").on(YELLOW, guild_d3="elf", blacksmith_1="dwarf")
    table.turn(YELLOW).does(YELLOW, Activate("blacksmith_1"))
    assert table.has(YELLOW) == {"metal": 1}
    table.does(YELLOW, Activate("guild_d3"), RecruitWorker("dwarf"))
    assert table.at_hand(YELLOW) == {"elf": 3, "dwarf": 4}
    assert not table.offered("activate")


@pytest.mark.rule("BF-8.4", "BF-8.4.1")
def test_unwanted_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_guild("recruiters", gold=5).on(RED, guild_d2="elf").turn(RED)
    table.does(RED, Activate("guild_d1"), Skip("recruit")).ends(RED)
    assert table.at_hand(RED) == {"elf": 3, "dwarf": 3}
    assert table.has(RED) == {"gold": 5}
    reading(monkeypatch, activation_may_be_declined=False)
    table = at_guild("recruiters", gold=5).turn(RED)
    assert not {"end_turn", "buy_card"} & table.kinds()
    table.does(RED, Activate("guild_d1"))
    assert table.kinds() == {"recruit_worker"}
    table.does(RED, RecruitWorker("elf")).ends(RED)


@pytest.mark.rule("BF-8.5", "BFC-18.20")
def test_one_visit() -> None:
    table = Table().goods(YELLOW, metal=2, gold=1).turn(YELLOW)
    table.does(YELLOW, Sell(Goods(metal=1)), Buy("wood"))
    assert table.has(YELLOW) == {"wood": 1, "metal": 1, "gold": 1}
    assert not {"buy", "sell"} & table.kinds()


@pytest.mark.rule("BF-8.5.1")
def test_prices_of_the_trading_post() -> None:
    for good, price in (("wood", 1), ("stone", 1), ("metal", 2)):
        wish: Any = good
        assert Table().goods(RED, gold=price).turn(RED).does(RED, Buy(wish)).has(RED) == {good: 1}
    table = Table().goods(RED, wood=2, stone=2, metal=1).turn(RED)
    sold = {(a.goods.wood, a.goods.stone, a.goods.metal) for a in table.offered("sell")}
    assert sold == {(0, 0, 1), (2, 0, 0), (1, 1, 0), (0, 2, 0)}
    assert table.does(RED, Sell(Goods(1, 1))).has(RED)["gold"] == 1


@pytest.mark.rule("BF-8.5.2", "BFC-19.15", "BF-12.7")
def test_a_market_with_a_gnome() -> None:
    table = Table().built(RED, "market+1").goods(RED, gold=9).turn(RED)
    table.does(RED, Buy("wood"), Buy("wood"))
    assert "buy" not in table.kinds()
    table.does(RED, Hire("market_1"), Buy("wood"))
    assert "buy" not in table.kinds()


@pytest.mark.rule("BF-8.5.2", "BF-8.6", "BF-14.4", "BF-12.3")
@pytest.mark.parametrize("plank", ["guild_d3", "tower_1"])
def test_a_gnome_that_was_not_hired_brings_its_visit_at_once(plank: str) -> None:
    table = Table().built(RED, "market", "tower+1").goods(RED, gold=6).on(RED, **{plank: "elf"})
    table.turn(RED).does(RED, Buy("wood"))
    table.does(RED, Activate(plank), LockGnome("market_1"))
    assert table.has(RED) == {"wood": 1, "gold": 5}
    table.does(RED, Buy("wood"), Hire("market_1"), Buy("wood"))
    assert table.has(RED) == {"wood": 3}
    assert table.state.gnomes == 18 - 3


@pytest.mark.rule("BF-8.6", "BFC-18.21", "BF-12.4")
def test_hiring() -> None:
    table = Table().built(YELLOW, "inn", "bank").goods(YELLOW, gold=9).turn(YELLOW)
    table.does(YELLOW, Hire("inn_1"))
    assert (table.has(YELLOW), table.state.gnomes) == ({"gold": 6}, 17)
    assert table.refuses(YELLOW, Hire("bank_1")) == "hired"
    assert not table.offered("activate")
    assert table.crests(4, 3, 1, 2).placement().asked.accepts(Place("inn_1", "elf"))
    table = Table().built(RED, "inn").goods(RED, gold=9).no_gnomes().turn(RED)
    assert table.refuses(RED, Hire("inn_1")) == "no_gnome"
    assert "hire" not in Table().built(RED, "bank+1").rich(RED).turn(RED).kinds()


@pytest.mark.rule("BF-8.7", "BF-12.5", "BF-12.6")
def test_powers_once_for_each_card() -> None:
    table = Table().built(RED, "bank+1", "bank", "blacksmith+1").goods(RED, gold=3).turn(RED)
    table.does(RED, UsePower("bank_1"))
    assert table.has(RED) == {"gold": 4}
    assert table.refuses(RED, UsePower("bank_1"))
    table.does(RED, Hire("bank_2"), UsePower("bank_2"), UsePower("blacksmith_1"))
    assert table.has(RED) == {"gold": 1, "metal": 1}
    assert "use_power" not in table.kinds()
    assert table.turn(RED).asked.accepts(UsePower("bank_1"))


@pytest.mark.rule("BF-8.8", "BF-15.3", "BFC-18.22")
def test_buying_a_card() -> None:
    table = Table().top("keep").display("pub", "inn", "bank").goods(YELLOW, gold=2).turn(YELLOW)
    table.does(YELLOW, BuyCard(None))
    assert (table.cards(YELLOW), table.has(YELLOW)) == (["keep"], {"gold": 1})
    assert all(n.to == (YELLOW,) for n in table.told if "keep" in repr(n.event))
    assert table.view(RED).players[YELLOW].cards == ()
    assert table.state.display == ["pub", "inn", "bank"]
    assert table.kinds() == {"end_turn"}
    table = Table().top("keep").display("pub", "inn", "bank").goods(RED, gold=1).turn(RED)
    table.hand(RED, *(["library"] * 4), "tower").does(RED, BuyCard("inn"))
    assert table.state.display == ["pub", "bank", "keep"]
    assert len(table.cards(RED)) == 6
    table.ends(RED).does(RED, Discard(("library",)))
    assert table.state.discards.cards == ["library"]


@pytest.mark.rule("BF-8.9", "BF-12.9")
def test_end_of_the_turn() -> None:
    table = Table().built(RED, "library+1", "library+1", "library").top("pub", "inn")
    table.hand(RED, "keep", "keep", "tower", "tower").turn(RED).ends(RED)
    assert len(table.cards(RED)) == 6
    assert {"pub", "inn"} < set(table.cards(RED))
    table.does(RED, Discard(("pub",)))
    assert table.cards(RED) == ["inn", "keep", "keep", "tower", "tower"]


@pytest.mark.rule("BF-8.10", "BF-15.6")
def test_an_empty_deck() -> None:
    table = Table().no_deck("pub").goods(RED, gold=1).turn(RED).does(RED, BuyCard(None))
    assert (table.cards(RED), table.state.discards.cards) == (["pub"], [])
    assert [news.cards for news in table.heard("deck_shuffled")] == [1]
    table = Table().no_deck().goods(RED, gold=1).turn(RED)
    assert table.refuses(RED, BuyCard(None))
    table.does(RED, BuyCard("keep"))
    assert table.state.display == ["keep", "library"]


# Gnomes on cards


@pytest.mark.rule("BF-12.1", "BF-12.2", "BF-12.11", "BF-1.3")
@pytest.mark.parametrize(("card", "worker"), [("pub", "dwarf"), ("gardens", "elf")])
def test_masters(card: str, worker: str) -> None:
    table = Table().built(RED, card).goods(RED, gold=3).turn(RED).does(RED, Hire(f"{card}_1"))
    assert table.at_hand(RED)[f"master_{worker}"] == 1
    table = Table().built(RED, card).goods(RED, gold=3).workers(RED, **{worker: 1})
    table.on(RED, guild_d1=worker).turn(RED).does(RED, Hire(f"{card}_1"), Activate("guild_d1"))
    assert table.at_hand(RED) == {f"master_{worker}": 1}
    for workers in ({f"master_{worker}": 5, worker: 1}, {f"master_{worker}": 1}):
        table = Table().built(RED, card).goods(RED, gold=3).workers(RED, **workers).turn(RED)
        assert table.does(RED, Hire(f"{card}_1")).at_hand(RED) == workers


@pytest.mark.rule("BF-12.8", "BF-8.1.1")
def test_a_gnome_on_a_gatehouse() -> None:
    table = Table().built(RED, "gatehouse", "gatehouse").goods(RED, gold=3)
    table.marks(RED, "gatehouse_d1_d2_in_d1", "gatehouse_d3_d4_in_d4")
    table.marks(BLUE, "gatehouse_d2_d3_in_d2").turn(RED).does(RED, Hire("gatehouse_1"))
    halves = {"gatehouse_d1_d2_in_d2", "gatehouse_d3_d4_in_d3"}
    assert {a.symbol for a in table.offered("mark")} == halves
    table.does(RED, Mark("gatehouse_d3_d4_in_d3"))
    assert len(table.owns(RED)) == 3
    table = Table().built(RED, "gatehouse").goods(RED, gold=3).turn(RED)
    assert table.does(RED, Hire("gatehouse_1")).asked.kind == "actions"
    assert table.card(RED, "gatehouse_1").gnomes == 1


@pytest.mark.rule("BF-12.3", "BF-12.4", "BF-12.12")
def test_tower_and_inn() -> None:
    table = Table().built(RED, "tower+1", "inn+1", "bank").on(RED, tower_1="elf", inn_1="elf")
    table.turn(RED).does(RED, Activate("tower_1"), LockGnome("bank_1"), UsePower("bank_1"))
    table.does(RED, Activate("inn_1"), RecruitWorker("elf"))
    assert table.at_hand(RED) == {"elf": 4, "dwarf": 3}
    table = Table().built(RED, "tower+1", "inn+1").workers(RED, elf=7, dwarf=7)
    table.on(RED, tower_1="elf", inn_1="elf").turn(RED)
    table.does(RED, Activate("tower_1"), Activate("inn_1"))
    assert table.at_hand(RED) == {"elf": 7, "dwarf": 7}


@pytest.mark.rule("BF-12.7", "BF-12.9", "BF-8.4.1", "BF-14.2")
def test_market_and_cards_drawn() -> None:
    table = Table().built(RED, "market", "library").on(RED, market_1="elf", library_1="elf")
    table.top("pub", "inn").hand(RED, "keep").turn(RED).does(RED, Activate("market_1"))
    assert table.has(RED) == {"gold": 2}
    table.does(RED, Activate("library_1"))
    assert table.kinds() == {"discard"}
    assert table.does(RED, Discard(("inn", "keep"))).cards(RED) == ["pub"]
    table = at_guild("librarians").top("pub", "inn", "keep").turn(RED)
    table.does(RED, Activate("guild_d1"), Discard(("inn",)))
    assert table.cards(RED) == ["keep", "pub"]


@pytest.mark.rule("BF-12.9", "BF-14.2", "BF-8.4.1")
@pytest.mark.parametrize("plank", ["library_1", "guild_d1"])
def test_nothing_to_draw_is_nothing_to_discard(plank: str) -> None:
    table = Table().guilds("librarians").built(RED, "library").hand(RED, "keep", "pub", "inn")
    table.on(RED, **{plank: "elf"}).no_cards().turn(RED).does(RED, Activate(plank))
    assert table.kinds() == {"discard", "skip"}
    table.does(RED, Skip("discard"))
    assert table.cards(RED) == ["inn", "keep", "pub"]
    assert table.asked.kind == "actions"


@pytest.mark.rule("BF-12.9", "BF-8.4.1")
def test_one_card_to_draw_makes_the_discarding_due() -> None:
    table = Table().built(RED, "library").hand(RED, "keep").on(RED, library_1="elf")
    table.no_cards("pub").turn(RED).does(RED, Activate("library_1"))
    assert table.kinds() == {"discard"}


@pytest.mark.rule("BF-8.10", "BF-15.6")
def test_discards_are_shuffled_into_a_new_deck() -> None:
    """Not in the order in which they were discarded, nor always in the same one."""
    orders = set()
    for seed in range(8):
        table = Table(seed=seed).built(RED, "library").on(RED, library_1="elf").no_cards()
        table.discarded(*(pile := ("pub", "inn", "bank", "tower", "keep", "market")))
        table.turn(RED).does(RED, Activate("library_1"))
        assert sorted((*table.cards(RED), *table.state.deck.cards)) == sorted(pile)
        orders.add((*table.state.deck.cards, *table.state.players[RED].hand.cards))
    assert len(orders) > 4


@pytest.mark.rule("BF-8.4.1")
def test_nobody_is_asked_for_more_discards_than_he_holds() -> None:
    table = Table().built(RED, "library").on(RED, library_1="elf").hand(RED, "keep").no_deck()
    table.turn(RED).does(RED, Activate("library_1"))
    assert (table.asked.kind, table.asked.facts["count"]) == ("discard_cards", 1)
    table.does(RED, Discard(("keep",)))
    assert table.state.discards.cards == ["keep"]
    table.ends(RED)


# Guilds


@pytest.mark.rule("BF-14.1")
def test_traders() -> None:
    table = used("traders", wood=2, stone=1, gold=4)
    table.does(RED, Barter("wood"), Barter("stone"))
    assert table.has(RED) == {"wood": 1, "metal": 2, "gold": 4}
    assert "barter" not in table.kinds()
    table.does(RED, *[Buy("wood")] * 4)
    assert "buy" not in table.goods(RED, gold=4).kinds()


@pytest.mark.rule("BF-8.5", "BF-8.5.2", "BF-14.1", "BF-12.7")
@pytest.mark.parametrize(
    ("gnomes", "hired", "traders", "visits"),
    [(0, 0, 0, 1), (1, 0, 0, 2), (2, 0, 0, 3), (1, 1, 0, 3), (0, 0, 1, 4), (0, 1, 1, 5)],
)
def test_a_visit_more_is_a_purchase_and_a_sale_more(
    gnomes: int, hired: int, traders: int, visits: int
) -> None:
    table = at_guild("traders").built(RED, f"market+{gnomes}").rich(RED).turn(RED)
    table.does(RED, *[Hire("market_1")] * hired, *[Activate("guild_d1")] * traders)
    table.does(RED, *[Sell(Goods(metal=1))] * visits)
    assert "sell" not in table.kinds()
    table.does(RED, *[Buy("wood")] * visits)
    assert "buy" not in table.kinds()


@pytest.mark.rule("BF-14.5", "BF-14.6", "BF-14.7", "BF-14.8")
@pytest.mark.parametrize(
    ("guild", "goods"),
    [
        ("lumberjacks", {"wood": 4}),
        ("miners", {"metal": 2}),
        ("bankers", {"gold": 3}),
        ("masons", {"stone": 4}),
    ],
)
def test_resource_guilds(guild: str, goods: dict[str, int]) -> None:
    assert used(guild).has(RED) == goods


@pytest.mark.rule("BF-14.3", "BFC-19.13")
def test_architects_on_a_wall() -> None:
    table = used("architects", wood=3, stone=3).does(RED, Design("wall", "d2"))
    ways = [(a.goods.wood, a.goods.stone) for a in table.offered("pay_design")]
    assert ways == [(1, 3), (2, 2), (3, 1), (3, 3)]
    table.does(RED, PayDesign(Goods(2, 2)))
    assert (table.has(RED), table.owns(RED)) == ({"wood": 1, "stone": 1}, {"wall_d2_1"})


@pytest.mark.rule("BF-14.3", "BF-8.4.1")
@pytest.mark.parametrize("metal", [1, 0])
def test_the_discount_of_architects_may_be_left_out(metal: int) -> None:
    table = used("architects", wood=2, stone=3, metal=metal)
    table.does(RED, Design("gatehouse", "gatehouse_d1_d2_in_d1"))
    if metal:
        assert table.offered("pay_design")[-1] == PayDesign(Goods(2, 3, 1))
        table.does(RED, PayDesign(Goods(2, 3, 1)))
    assert (table.has(RED), len(table.owns(RED))) == ({}, 1)


@pytest.mark.rule("BF-14.3", "BF-14.3.1", "BFC-19.14")
def test_architects_on_a_keep() -> None:
    table = used("architects", wood=3, stone=3, metal=1).does(RED, Design("keep", "d2"))
    assert table.owns(RED) == {"keep_d2_1", "keep_d2_2"}
    assert (table.has(RED), table.player(RED).built) == ({}, [])
    table.hand(RED, "keep").rich(RED)
    assert {a.place for a in table.offered("build")} == {"d1", "d3", "d4", "d5"}
    table = used("architects", wood=2, stone=3).does(
        RED, Design("gatehouse", "gatehouse_d1_d2_in_d1")
    )
    assert (table.has(RED), table.owns(RED)) == ({}, {"gatehouse_d1_d2_in_d1"})


@pytest.mark.rule("BF-14.9", "BF-14.10.1", "BF-16.1")
@pytest.mark.parametrize(("thieves", "most"), [("tile", 2), ("rulebook", 3)])
def test_thieves(thieves: str, most: int) -> None:
    table = Table(5, thieves=thieves).guilds("thieves").on(RED, guild_d1="elf")
    table.goods(BLUE, gold=5).goods(YELLOW, gold=1).goods(PURPLE, gold=1).goods(4, gold=1)
    table.turn(RED).does(RED, Activate("guild_d1"))
    loot = [tuple((who, goods.gold) for who, goods in a.loot) for a in table.offered("rob")]
    alone = {found[0] for found in loot if len(found) == 1}
    assert alone == {(BLUE, n) for n in range(1, most + 1)} | {(2, 1), (3, 1), (4, 1)}
    assert set(map(len, loot)) == {1, 2, 3}, "fewer may be robbed than could be"
    assert all(n == 1 for found in loot if len(found) > 1 for _, n in found)
    table.does(RED, Rob(((BLUE, Goods(gold=most)),)))
    assert (table.has(RED), table.has(BLUE)) == ({"gold": most}, {"gold": 5 - most})


@pytest.mark.rule("BF-14.10", "BF-14.10.1")
def test_bandits() -> None:
    table = at_guild("bandits").goods(BLUE, wood=2, stone=1, metal=3).goods(YELLOW, stone=2)
    table.turn(RED).does(RED, Activate("guild_d1"))
    for goods in (Goods(metal=1), Goods(2), Goods(1, 1), Goods(1), Goods(0, 1)):
        assert table.asked.accepts(Rob(((BLUE, goods),)))
    for goods in (Goods(metal=2), Goods(2, 1), Goods(0, 2), Goods(1, 0, 1)):
        assert not table.asked.accepts(Rob(((BLUE, goods),)))
    table.does(RED, Rob(((BLUE, Goods(1)), (YELLOW, Goods(0, 1)))))
    assert table.has(RED) == {"wood": 1, "stone": 1}
    assert table.has(BLUE) == {"wood": 1, "stone": 1, "metal": 3}


@pytest.mark.rule("BF-14.11", "BF-14.11.1")
def test_wizards() -> None:
    table = at_guild("wizards").marks(BLUE, "keep_d1_1", "keep_d1_2", "guild_d2")
    table.marks(RED, "wall_d1_1", "keep_d2_1", "keep_d2_2", "pub_d1").turn(RED)
    table.does(RED, Activate("guild_d1"), Exchange("keep_d1", "keep_d2"))
    assert table.owns(BLUE) == {"keep_d2_1", "keep_d2_2", "guild_d2"}
    assert [news.owners for news in table.heard("sites_exchanged")] == [(RED, BLUE)]
    table = at_guild("wizards").marks(BLUE, "guild_d2").turn(RED)
    table.does(RED, Activate("guild_d1"))
    assert not table.asked.accepts(Exchange("guild_d2", "pub_d1"))
    table.does(RED, Exchange("guild_d2", "guild_d5"))
    assert table.state.owner("d5") == BLUE
    table = Table(2).guilds("wizards").on(RED, guild_d1="elf").marks(NEUTRALS[0], "guild_d2")
    table.turn(RED).does(RED, Activate("guild_d1"), Exchange("guild_d2", "guild_d5"))
    assert [news.owners for news in table.heard("sites_exchanged")] == [()], "it is nobody's"


@pytest.mark.rule("BF-14.11.1")
def test_wizards_on_gatehouses() -> None:
    table = at_guild("wizards").marks(BLUE, "gatehouse_d1_d2_in_d1").turn(RED)
    table.marks(BLUE, "gatehouse_d2_d3_in_d2").does(RED, Activate("guild_d1"))
    table.does(RED, Exchange("gatehouse_d1_d2", "gatehouse_d2_d3"))
    assert table.asked.kind == "choose_arrival"
    assert table.asked.facts["site"] in ("gatehouse_d1_d2", "gatehouse_d2_d3")
    while table.asked.kind == "choose_arrival":
        table.does(RED, table.offered("mark")[-1])
    assert len(table.owns(BLUE)) == 2


@pytest.mark.rule("BF-14.11", "BF-14.11.1")
@pytest.mark.parametrize("there", [(), (GREEN,), (BLUE,), (GREEN, BLUE), (YELLOW, YELLOW)])
@pytest.mark.parametrize("here", [(BLUE, BLUE), (BLUE, RED), (RED,)])
def test_wizards_lose_no_marker_of_a_gatehouse(
    here: tuple[int, ...], there: tuple[int, ...]
) -> None:
    table = Table(5).guilds("wizards").on(RED, guild_d1="elf")
    for (first, second), owners in ((("d1", "d2"), here), (("d3", "d4"), there)):
        for district, owner in zip((first, second), owners, strict=False):
            table.marks(owner, f"gatehouse_{first}_{second}_in_{district}")
    before = Counter(table.state.marks.values())
    table.turn(RED).does(RED, Activate("guild_d1"), Exchange("gatehouse_d1_d2", "gatehouse_d3_d4"))
    assert [n.owners for n in table.heard("sites_exchanged")] == [tuple(sorted({*here, *there}))]
    while table.asked.kind == "choose_arrival":
        table.does(RED, table.offered("mark")[-1])
    assert Counter(table.state.marks.values()) == before
    moved = Counter(o for s, o in table.state.marks.items() if s.startswith("gatehouse_d3_d4"))
    assert moved == Counter(here)


@pytest.mark.rule("BF-14.12", "BF-15.1", "BF-15.4", "BF-16.2", "BF-15.2", "BF-15.5")
def test_spies() -> None:
    table = at_guild("spies").hand(RED, "bank").hand(BLUE, "pub", "inn").hand(YELLOW, "keep")
    table.turn(RED).does(RED, Activate("guild_d1"))
    asked = [d.seat for d in RULES.decisions(table.state)]
    assert asked == [BLUE, YELLOW], "not the spy, nor who has no card"
    table.says(BLUE, RevealCard("inn"))
    assert (table.view(RED).shown, table.view(RED).players[BLUE].cards) == ((), ())
    table.says(YELLOW, RevealCard("keep"))
    assert table.view(PURPLE).shown == ((BLUE, "inn"), (YELLOW, "keep"))
    table.does(RED, TakeCard(BLUE, "inn"))
    assert [table.cards(s) for s in (RED, BLUE, YELLOW)] == [["bank", "inn"], ["pub"], ["keep"]]
    assert table.view(PURPLE).players[BLUE].hand == 1
    table.ends(RED)


@pytest.mark.rule("BF-14.12")
@pytest.mark.parametrize("leaves", [RED, BLUE, YELLOW])
@pytest.mark.parametrize("answers", [0, 1, 2])
def test_spies_and_a_resignation(leaves: int, answers: int) -> None:
    """Whoever leaves loses his hand and the card he has shown; nobody else loses one."""
    table = at_guild("spies").hand(BLUE, "inn", "inn").hand(YELLOW, "keep").turn(RED)
    table.does(RED, Activate("guild_d1"))
    for seat, card in ((BLUE, "inn"), (YELLOW, "keep"))[:answers]:
        table.says(seat, RevealCard(card))
    table.says(leaves, Resign())
    if leaves == RED:
        assert not table.waits
    while table.waits and RULES.decisions(table.state)[0].kind == "show_cards":
        seat = RULES.decisions(table.state)[0].seat
        table.says(seat, RevealCard(table.cards(seat)[0]))
    assert table.cards(leaves) == []
    if table.waits:
        assert all(a.seat != leaves for a in table.offered("take_card"))
        table.does(RED, Skip("card"), EndTurn())
    hands = {RED: [], BLUE: ["inn", "inn"], YELLOW: ["keep"]} | {leaves: []}
    assert {seat: table.cards(seat) for seat in hands} == hands


@pytest.mark.rule("BF-14.12")
def test_the_headline_names_who_still_shows_a_card() -> None:
    table = at_guild("spies").hand(BLUE, "inn").hand(YELLOW, "keep").turn(RED)
    table.does(RED, Activate("guild_d1"))

    def headline() -> str:
        return text.headline(RULES.view(table.state, None))

    text = TEXTS([f"P{seat}" for seat in range(len(table.state.players))])
    assert f"P{BLUE} and P{YELLOW} show cards to the Spies" in headline()
    table.says(BLUE, RevealCard("inn"))
    assert f"P{YELLOW} shows a card to the Spies" in headline()
    table.says(YELLOW, RevealCard("keep"))
    assert f"Actions: P{RED}" in headline()


@pytest.mark.rule("BF-16.3")
def test_collection_asks_nothing_but_crests() -> None:
    table = Table().sent(RED, "mine", elf=1, dwarf=1).on(BLUE, desk="elf").scores(RED, 20)
    assert not table.collection().waits
    assert table.state.agenda == []


@pytest.mark.rule("BF-8.6")
def test_of_equal_cards_with_different_gnomes_each_is_offered() -> None:
    """Another gnome opens the second lock of the one, and the first of the other."""
    table = Table().built(RED, "market", "market+1", "market").goods(RED, gold=20).turn(RED)
    assert [hire.card for hire in table.offered("hire")] == ["market_1", "market_2"]
