"""What the guilds do (chapter 14), and the spies' cards."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Resign
from engine.games.belfort.actions import (
    Activate,
    Barter,
    Buy,
    Design,
    EndTurn,
    Exchange,
    Hire,
    PayDesign,
    RevealCard,
    Rob,
    Sell,
    Skip,
    TakeCard,
)
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.rules import RULES
from render.text.belfort import TEXTS
from tests.games.belfort.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table, at_guild


def used(guild: str, **goods: int) -> Table:
    """Red has begun a turn with this guild."""
    return at_guild(guild, **goods).turn(RED).does(RED, Activate("guild_d1"))


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
