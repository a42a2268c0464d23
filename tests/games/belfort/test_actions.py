"""Actions and buildings, what is known and who decides (chapters 8, 12, 15 and 16)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.belfort.actions import (
    Activate,
    Build,
    BuildGuild,
    BuildWall,
    Buy,
    BuyCard,
    Discard,
    Hire,
    LockGnome,
    Mark,
    Place,
    RecruitWorker,
    Sell,
    Skip,
    UsePower,
)
from engine.games.belfort.components import BUILDINGS
from engine.games.belfort.goods import Goods
from tests.games.belfort.table import BLUE, RED, YELLOW, Table, at_guild
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
