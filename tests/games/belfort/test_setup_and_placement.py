"""Terms, pieces, set-up, calendar and Placement (chapters 1 to 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import Resign
from engine.games.belfort.actions import (
    BuildWall,
    Hire,
    KeepCards,
    Pass,
    Place,
    Send,
)
from engine.games.belfort.components import DECK, GUILDS, SITES, SYMBOLS
from engine.games.belfort.costs import COSTS, read_costs
from engine.games.belfort.files import text
from engine.games.belfort.goods import SITE_KINDS, Goods
from engine.games.belfort.rules import RULES
from tests.games.belfort.table import BLUE, PURPLE, RED, YELLOW, Table

ALL = ((2, 9, 1), (3, 14, 1), (4, 18, 2), (5, 22, 3))


def begun(players: int, seed: int = 1, **options: str) -> Table:
    """A table as the set-up leaves it."""
    table = Table(players)
    table.state = RULES.setup(RULES.options.model_validate(options), players, seed).state
    return table


def kept(table: Table) -> Table:
    """Everybody keeps the first three cards."""
    for seat in range(table.players):
        table.says(seat, KeepCards(tuple(sorted(table.player(seat).hand.cards[:3]))))
    return table


# Terms and pieces


@pytest.mark.rule("BF-1.1", "BF-3.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_player_begins_with(players: int) -> None:
    table = begun(players)
    for seat in range(players):
        player = table.player(seat)
        assert table.at_hand(seat) == {"elf": 3, "dwarf": 3}
        assert player.reserve == {"elf": 4, "dwarf": 4}
        assert table.has(seat) == {"wood": 1, "stone": 1, "metal": 1, "gold": 5}
        assert player.score == 0
        assert not player.built


@pytest.mark.rule("BF-1.2", "BF-2.2", "BFC-18.2")
def test_goods_and_markers_never_run_out() -> None:
    """All the printed stone and more lies before others, and still a dwarf finds some; a player
    has all Walls and 12 other markers and builds on."""
    table = Table().goods(RED, stone=30).goods(BLUE, stone=30)
    table.sent(RED, "quarry", dwarf=1).collection()
    assert table.has(RED) == {"stone": 32}
    walls = [s for s in SYMBOLS if s.startswith("wall")]
    pubs = [s for s in SYMBOLS if s.startswith(("pub", "inn"))]
    table = Table().marks(RED, *walls[:9], *pubs).goods(RED, wood=3, stone=3)
    table.turn(RED).does(RED, BuildWall("d5"))
    assert len(table.owns(RED)) == 20
    assert table.has(RED) == {}


@pytest.mark.rule("BF-1.3", "BF-7.1")
def test_a_master_works_as_one_and_collects_as_two() -> None:
    table = Table().workers(RED, master_elf=1, master_dwarf=1).sent(RED, "gold_mine", master_elf=1)
    table.sent(RED, "quarry", master_dwarf=1).sent(BLUE, "quarry", dwarf=1)
    table.sent(BLUE, "gold_mine", elf=1).collection()
    assert table.has(RED) == {"stone": 2, "gold": 2}
    assert table.state.count(RED, "elf") == 1
    assert table.state.count(RED, "dwarf") == 1


@pytest.mark.rule("BF-1.4")
def test_a_gnome_stays_where_it_was_put() -> None:
    table = Table().built(RED, "bank").goods(RED, gold=3).turn(RED)
    table.does(RED, Hire("bank_1")).ends(RED)
    table.placement()
    assert {a.worker for a in table.offered("place")} == {"elf", "dwarf"}
    assert table.card(RED, "bank_1").gnomes == 1


@pytest.mark.rule("BF-1.5", "BF-13.1")
def test_walls_and_guilds_are_marked_without_a_card() -> None:
    table = Table().rich(RED).marks(RED, "wall_d1_1", "guild_d1").turn(RED)
    assert {a.card for a in table.offered("hire")} == set()
    assert not table.player(RED).built
    assert table.view().districts[0].markers[RED] == 2
    assert table.view().players[RED].income == 0


@pytest.mark.rule("BF-2.1")
def test_the_box() -> None:
    assert Counter(Counter(DECK).values()) == {5: 10}
    assert len(GUILDS) == 12


@pytest.mark.rule("BF-2.3", "BF-2.3.1", "BF-2.3.2", "BF-2.3.3", "BF-2.3.4")
def test_the_board() -> None:
    assert len(SYMBOLS) == 75
    assert len(SITES) == 65
    single = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library", "guild")
    for district in ("d1", "d2", "d3", "d4", "d5"):
        here = [s for s in SYMBOLS.values() if s.district == district]
        kinds = Counter(SITES[s.site].kind for s in here)
        assert kinds == dict.fromkeys(single, 1) | {"keep": 2, "wall": 2, "gatehouse": 2}
    assert Counter(site.kind for site in SITES.values()) == {
        kind: 10 if kind == "wall" else 5 for kind in SITE_KINDS
    }
    gates = [site.districts for site in SITES.values() if site.kind == "gatehouse"]
    assert gates == [("d1", "d2"), ("d2", "d3"), ("d3", "d4"), ("d4", "d5"), ("d5", "d1")]


@pytest.mark.rule("BF-2.4")
def test_scores_go_on_beyond_the_track() -> None:
    table = Table().scores(RED, 49).marks(RED, "pub_d1").scoring()
    assert table.points() == [49 + 5 + 1 + 1, 2, 2, 2]


@pytest.mark.rule("BF-2.5")
def test_uncertain_prices_are_told() -> None:
    doubtful = set(begun(3).view().uncertain)
    assert len([name for name in doubtful if name.startswith("buildings.")]) == 10
    assert len([name for name in doubtful if name.startswith("guilds.")]) == 12
    assert doubtful >= {"purchases.stone", "purchases.metal", "sales.wood_stone"}
    assert not {"purchases.wood", "sales.metal"} & doubtful


@pytest.mark.rule("BF-2.6")
def test_a_table_plays_by_corrected_prices() -> None:
    written = 'title = "Printed"\n' + text("costs.toml").replace(
        'id = "pub"\ncost = { wood = 1, stone = 2 }', 'id = "pub"\ncost = { metal = 4 }'
    )
    table = Table().hand(RED, "pub").goods(RED, metal=4)
    assert table.state.costs == COSTS
    table.state.costs = read_costs(written)
    table.turn(RED)
    assert table.view().costs == "Printed"
    table.does(RED, next(a for a in table.offered("build") if a.place == "d3"))
    assert table.has(RED) == {}
    assert table.heard("site_built")[0].paid == Goods(metal=4)


# Set-up


@pytest.mark.rule("BF-3.1", "BFC-18.1", "BF-3.6")
@pytest.mark.parametrize(("players", "gnomes", "desk"), ALL)
def test_what_depends_on_the_number_of_players(players: int, gnomes: int, desk: int) -> None:
    orders = set()
    for seed in range(12):
        table = begun(players, seed)
        assert table.state.gnomes == gnomes
        assert len(table.state.desk) == desk
        assert sorted(table.state.crests) == [1, 2, 3, 4, 5][:players]
        orders.add(tuple(table.state.crests))
    assert len(orders) > 1


@pytest.mark.rule("BF-3.2", "BF-3.2.1")
@pytest.mark.parametrize(
    ("guilds", "counts"),
    [
        ("beginner", {"resource": 3, "basic": 2}),
        ("normal", {"resource": 1, "basic": 2, "interactive": 2}),
    ],
)
def test_guilds_of_a_set(guilds: str, counts: dict[str, int]) -> None:
    found = set()
    for seed in range(20):
        placed = begun(4, seed, guilds=guilds).state.guilds
        assert Counter(GUILDS[g].category for g in placed.values()) == counts
        found.add(placed["d1"])
    assert len(found) > 3


@pytest.mark.rule("BF-3.2.1", "BF-14.0")
def test_guilds_at_random() -> None:
    seen: set[str] = set()
    peaceful: set[str] = set()
    for seed in range(40):
        seen |= set(begun(4, seed, guilds="random").state.guilds.values())
        peaceful |= set(begun(4, seed, guilds="without_interactive").state.guilds.values())
    attacks = {"thieves", "bandits", "wizards", "spies"}
    basic = {"traders", "librarians", "architects", "recruiters"}
    resource = {"lumberjacks", "miners", "bankers", "masons"}
    assert seen == attacks | basic | resource
    assert peaceful == basic | resource


@pytest.mark.rule("BF-3.4", "BF-16.2")
def test_first_cards() -> None:
    table = begun(3)
    assert [d.seat for d in RULES.decisions(table.state)] == [0, 1, 2]
    dealt = list(table.player(RED).hand.cards)
    assert len(dealt) == 5
    table.says(BLUE, KeepCards(tuple(sorted(table.player(BLUE).hand.cards[:3]))))
    assert table.state.discards.cards == []
    assert table.view(RED).players[BLUE].cards == ()
    assert table.view(RED).players[BLUE].hand == 5
    assert table.refuses(RED, KeepCards(tuple(sorted(dealt[:2]))))
    table.says(RED, KeepCards(tuple(sorted(dealt[:3]))))
    table.says(YELLOW, KeepCards(tuple(sorted(table.player(YELLOW).hand.cards[2:]))))
    assert table.cards(RED) == sorted(dealt[:3])
    assert len(table.state.discards.cards) == 6
    assert not Counter(dealt[3:]) - Counter(table.state.discards.cards)


@pytest.mark.rule("BF-3.5")
@pytest.mark.parametrize("players", [2, 5])
def test_display(players: int) -> None:
    table = begun(players)
    assert len(table.state.display) == 3
    assert len(table.state.deck.cards) == 50 - 3 - 5 * players


# Rounds and months


@pytest.mark.rule("BF-4.1", "BF-4.2", "BF-5.1", "BFC-18.3")
def test_seven_months() -> None:
    table = kept(begun(3))
    months, scored = [], []
    for number in range(1, 8):
        view = table.view()
        assert view.round == number
        assert view.phase == "placement"
        months.append((view.season, view.month))
        while table.asked.kind == "placement":
            table.does(table.asked.seat, next(a for a in table.offered("pass") if a.spread))
        while not table.state.result and table.state.round == number:
            assert table.view().phase == "actions"
            assert table.asked.kind == "actions"
            table.ends(table.asked.seat)
        if table.heard("district_scored"):
            scored.append(number)
    spring, summer = [("spring", n) for n in (1, 2, 3)], [("summer", n) for n in (1, 2)]
    assert months == [*spring, *summer, ("autumn", 1), ("autumn", 2)]
    assert scored == [3, 5, 7]
    assert table.state.result is not None
    assert not table.waits


# Placement


@pytest.mark.rule("BF-6.0", "BF-6.0.1")
def test_placing_in_turn() -> None:
    table = Table(3).crests(2, 3, 1).goods(YELLOW, gold=9).goods(RED, gold=9).workers(RED, dwarf=2)
    table.workers(YELLOW, master_elf=1, elf=1).placement()
    table.does(YELLOW, Place("guild_d1", "master_elf"))
    assert table.refuses(RED, Place("guild_d1", "dwarf")) == "plank_taken"
    table.does(RED, Place("guild_d2", "dwarf"))
    assert table.refuses(BLUE, Place("guild_d3", "elf")) == "gold"
    table.does(BLUE, Pass((("dwarf_quarry", 3), ("elf_forest", 3))))
    table.does(YELLOW, Place("kings_camp", "elf"))
    table.does(RED, Place("kings_camp", "dwarf"))
    assert not table.waits


@pytest.mark.rule("BF-6.0")
def test_after_a_resignation_the_next_one_places() -> None:
    table = Table(3).goods(RED, gold=9).placement().does(RED, Place("guild_d1", "elf"))
    table.says(BLUE, Resign())
    assert table.asked.seat == YELLOW
    assert RULES.eliminated(table.state) == {BLUE}


@pytest.mark.rule("BF-6.1.1", "BFC-18.4")
def test_recruiters_desk() -> None:
    """Four players: two planks."""
    table = Table().goods(RED, gold=2).goods(BLUE, gold=5).placement()
    table.does(RED, Place("recruiters_desk", "elf"))
    assert table.has(RED) == {}
    assert {a.worker for a in table.offered("place") if a.plank == "recruiters_desk"} == {
        "elf",
        "dwarf",
    }
    table.does(BLUE, Place("recruiters_desk", "dwarf"))
    assert table.has(BLUE) == {"gold": 3}
    table.goods(YELLOW, gold=9)
    assert table.refuses(YELLOW, Place("recruiters_desk", "elf")) == "plank_taken"


@pytest.mark.rule("BF-6.1.1", "BF-7.4")
def test_one_player_may_take_several_planks_of_the_desk() -> None:
    table = Table(5).goods(RED, gold=6).workers(RED, elf=3).placement()
    for other in (1, 2, 3, 4):
        table.does(RED, Place("recruiters_desk", "elf")) if other == 1 else None
        table.does(other, Pass((("dwarf_quarry", 3), ("elf_forest", 3))))
    table.does(RED, Place("recruiters_desk", "elf"))
    table.does(RED, Place("recruiters_desk", "elf"))
    assert table.has(RED) == {}
    table.collection()
    assert table.at_hand(RED) == {"elf": 6}


@pytest.mark.rule("BF-6.1.2", "BFC-18.5")
def test_kings_camp() -> None:
    table = Table().goods(RED, gold=9).placement().does(RED, Place("kings_camp", "elf"))
    assert table.has(RED) == {"gold": 9}
    assert table.state.camp[0].seat == RED
    table.does(BLUE, Place("kings_camp", "dwarf"))
    assert table.state.camp[1].seat == BLUE
    table.says(YELLOW, Pass((("dwarf_quarry", 3), ("elf_forest", 3))))
    table.says(PURPLE, Pass((("dwarf_quarry", 3), ("elf_forest", 3))))
    assert table.refuses(RED, Place("kings_camp", "elf")) == "camp_once"
    assert len(table.state.camp) == 5


@pytest.mark.rule("BF-6.1.3", "BFC-18.6")
def test_a_guild_that_nobody_owns() -> None:
    table = Table().goods(RED, gold=1).placement().does(RED, Place("guild_d1", "elf"))
    assert [table.has(seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.rule("BF-6.1.3", "BFC-19.12", "BFC-18.18")
def test_who_gets_the_fee_of_a_guild() -> None:
    table = Table().marks(BLUE, "guild_d1").goods(RED, gold=1).placement()
    table.does(RED, Place("guild_d1", "elf"))
    assert table.has(RED) == {}
    assert table.has(BLUE) == {"gold": 1}
    table = Table().marks(BLUE, "guild_d1").crests(2, 1, 3, 4).placement()
    table.does(BLUE, Place("guild_d1", "elf"))
    assert table.has(BLUE) == {}


@pytest.mark.rule("BF-6.1.4", "BFC-18.7")
def test_planks_of_cards() -> None:
    table = Table().built(RED, "blacksmith", "inn", "tower+1", "market", "library", "pub")
    table.built(BLUE, "market").hand(RED, "library").placement()
    planks = {a.plank for a in table.offered("place")}
    assert planks == {"kings_camp", "blacksmith_1", "market_1", "library_1"}
    table = Table().built(RED, "inn+1", "tower+1", "inn").goods(RED, gold=1).placement()
    planks = {a.plank for a in table.offered("place")} - {f"guild_d{n}" for n in range(1, 6)}
    assert planks == {"kings_camp", "tower_1", "inn_1"}
    table.does(RED, Place("tower_1", "dwarf"))
    assert table.has(RED) == {}
    assert table.card(RED, "tower_1").worker == "dwarf"


@pytest.mark.rule("BF-6.2", "BF-6.2.1")
def test_passing_sends_all_workers() -> None:
    table = Table().workers(RED, elf=2, dwarf=2, master_elf=1).placement().does(RED, Pass())
    choices = []
    while table.asked.kind == "send_rest":
        kind = table.asked.facts["worker"]
        (menu,) = table.asked.menus
        choices.append((kind, tuple(menu.parts)))  # type: ignore[union-attr]
        sort = str(kind).removeprefix("master_")
        area = "forest" if sort == "elf" else "mine"
        n = int(str(table.asked.facts["count"]))
        table.does(RED, Send(((f"{kind}_{area}", n),)))
    assert dict(choices)["elf"] == ("elf_forest", "elf_mine", "elf_gold_mine")
    assert dict(choices)["dwarf"] == ("dwarf_quarry", "dwarf_mine", "dwarf_gold_mine")
    assert table.at_hand(RED) == {}
    assert table.asked.seat == BLUE
    assert table.state.areas["forest"][RED] == {"elf": 2, "master_elf": 1}


@pytest.mark.rule("BF-6.2")
def test_a_player_without_workers_passes_by_himself() -> None:
    table = Table(3).workers(RED, elf=1).workers(BLUE, elf=1).placement()
    table.does(RED, Place("kings_camp", "elf")).does(BLUE, Place("kings_camp", "elf"))
    assert table.asked.seat == YELLOW
    table.does(YELLOW, Pass((("dwarf_quarry", 3), ("elf_forest", 3))))
    assert not table.waits
    assert [e.seat for e in table.heard("passed")] == [YELLOW, RED, BLUE]


@pytest.mark.rule("BFC-18.8", "BF-7.2")
def test_a_pair_sent_to_the_mine() -> None:
    """Three others are there with as many pieces, so there is no bonus."""
    table = Table().workers(RED, elf=1, dwarf=1).sent(BLUE, "mine", elf=1, dwarf=1)
    table.workers(BLUE, elf=0).workers(YELLOW, elf=0).workers(PURPLE, elf=0)
    for seat in (BLUE,):
        table.state.players[seat].reserve = {"elf": 6, "dwarf": 6}
    table.placement().does(RED, Pass((("dwarf_mine", 1), ("elf_mine", 1)))).collection()
    assert table.has(RED) == {"metal": 1}
    assert table.has(BLUE) == {"metal": 1}


@pytest.mark.rule("BF-6.1.3", "INT-52")
def test_the_fee_for_the_guild_of_somebody_who_has_left_goes_to_the_supply() -> None:
    table = Table().marks(BLUE, "guild_d1").goods(RED, gold=2).placement()
    table.says(BLUE, Resign()).does(RED, Place("guild_d1", "elf"))
    assert (table.has(RED), table.has(BLUE)) == ({"gold": 1}, {})
    assert table.owns(BLUE) == {"guild_d1"}, "markers stay"
