"""Every choice, event, question and refusal of the game has its words, and they tell the truth."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine.games.belfort
from bot.panel import typed
from bot.panel.panel import menus_of
from bot.panel.typed import Understood
from engine.core import Action, Reason, Resign
from engine.games.belfort import actions as a
from engine.games.belfort import events as e
from engine.games.belfort.components import AREAS, BOX
from engine.games.belfort.frames.acts import ACTS
from engine.games.belfort.frames.placement import Placement, SendRest
from engine.games.belfort.goods import BUILDING_IDS, DISTRICT_IDS, GOODS, GUILD_IDS, Goods
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.orders import begin_actions
from engine.games.belfort.parts import KINDS, Built, Placed, Purse
from engine.games.belfort.position import Position
from engine.games.belfort.rules import RULES
from engine.games.belfort.state import Belfort, Phase
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort import Belfort as Words
from render.lang.catalogue.belfort_cards import BelfortCards
from render.lang.catalogue.belfort_choices import BelfortChoices
from render.lang.catalogue.belfort_names import BelfortNames
from render.lang.catalogue.belfort_news import BelfortNews
from render.lang.catalogue.belfort_table import BelfortTable
from render.text.base import Importance
from render.text.belfort import TEXTS, vain
from render.text.belfort.explanations import SOURCES
from render.text.belfort.reasons import SENTENCES
from tests.conformance.endings import ENDINGS
from tests.conformance.test_panels import position
from tests.games.belfort import busy

ROOT = Path(engine.games.belfort.__file__).parent
TEXT = TEXTS(["Ann", "Boris", "Cy", "Dora"])
AUTOMATIC = {
    *("begin_actions", "end_actions", "collect", "income", "move_dwarves", "begin_placement"),
    *("begin_spying", "next_round", "take_turns", "end_round"),
}
SEATS = 4
RICH = Purse(wood=9, stone=9, metal=9, gold=9)


def table(phase: str = "actions") -> Belfort:
    """Four players, seat 0 rich and in the middle of its Actions or of Placement."""
    state = RULES.setup(BelfortOptions(), SEATS, 1).state
    state.guilds = dict(
        zip(DISTRICT_IDS, ("miners", "thieves", "wizards", "traders", "architects"), strict=True)
    )
    player = state.players[0]
    player.purse = replace(RICH)
    player.hand.cards = ["library", "gatehouse"]
    state.crests, state.round = [1, 2, 3, 4], 1
    begin_actions(state, 0)
    if phase == "placement":
        state.phase = "placement"
        state.agenda[:] = [Placement()]
    return state


def view(state: Belfort, viewer: int | None = 0) -> BelfortView:
    return RULES.view(state, viewer)


def said(state: Belfort, action: Action) -> str:
    return TEXT.action(view(state), action)


# --- labels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "label"), [
    (a.KeepCards(("inn", "keep", "pub")), "Keep: Inn, Keep, Pub"),
    (a.Place("kings_camp", "elf"), "Place: King's Camp, elf"),
    (a.Place("recruiters_desk", "dwarf"), "Place: Recruiter's Desk, dwarf (2 gold)"),
    (a.Place("guild_d1", "elf"), "Place: Miners, elf (1 gold to Boris)"),
    (a.Place("guild_d2", "master_elf"), "Place: Thieves, master elf (1 gold)"),
    (a.Place("guild_d3", "elf"), "Place: Wizards, elf"),
    (a.Place("guild_d4", "elf"), "Place: Traders, elf (1 gold)"),
    (a.Pass((("elf_forest", 2), ("dwarf_quarry", 1))), "Pass: 2 to Forest, 1 to Quarry"),
    (
        a.Pass((("dwarf_mine", 1), ("elf_gold_mine", 2), ("master_elf_mine", 1))),
        "Pass: 2 to Mine, 2 to Gold Mine",
    ),
    (a.Pass(), "Pass: choose where each worker goes"),
    (a.Send((("elf_forest", 2), ("elf_mine", 1))), "Send: 2 to Forest, 1 to Mine"),
    (a.SwapCrest(1), "Take: crest 2 from Boris"),
    (a.SwapCrest(None), "Keep your crest"),
    (a.Build("library", "d3"), "Build: Library, d3 (3 wood, 2 stone, 1 metal)"),
    (
        a.Build("gatehouse", "gatehouse_d5_d1_in_d1"),
        "Build: Gatehouse, d1 by d5 (2 wood, 3 stone, 1 metal)",
    ),
    (a.BuildWall("d1"), "Build Wall: d1 (3 wood, 3 stone)"),
    (a.BuildGuild("d1"), "Build guild: Miners, d1 (4 wood, 3 stone)"),
    (a.Activate("guild_d1"), "Activate: Miners (take 2 metal)"),
    (a.Activate("blacksmith_2"), "Activate: Blacksmith 2 (take 1 metal)"),
    (a.Buy("metal"), "Buy: 1 metal (2 gold)"),
    (a.Sell(Goods(metal=1)), "Sell: 1 metal (for 1 gold)"),
    (a.Sell(Goods(wood=1, stone=1)), "Sell: 1 wood, 1 stone (for 1 gold)"),
    (a.Barter("wood"), "Trade with Traders: 1 wood for 1 metal"),
    (a.Hire("inn_1"), "Hire gnome: Inn (3 gold)"),
    (a.UsePower("bank_1"), "Use: Bank (1 gold)"),
    (a.UsePower("blacksmith_1"), "Use: Blacksmith (1 gold for 1 metal)"),
    (a.BuyCard("inn"), "Buy card: Inn (1 gold, last action)"),
    (a.BuyCard(None), "Buy card: top of the deck (1 gold, last action)"),
    (a.RecruitWorker("elf"), "Recruit: elf"),
    (a.LockGnome("market_1"), "Put gnome on: Market"),
    (a.Discard(("inn", "pub")), "Discard: Inn, Pub"),
    (a.Mark("d2"), "Mark: d2"),
    (a.Mark("gatehouse_d1_d2_in_d2"), "Mark: Gatehouse d2 by d1"),
    (a.Design("guild", "d5"), "Design: Architects, d5"),
    (a.Design("keep", "d2"), "Design: Keep, d2"),
    (a.PayDesign(Goods(wood=1, metal=1)), "Pay: 1 wood, 1 metal"),
    (
        a.Rob(((1, Goods(gold=1)), (2, Goods(gold=1)))),
        "Rob: 1 gold from Boris, 1 gold from Cy",
    ),
    (a.Exchange("guild_d1", "guild_d2"), "Exchange: Miners d1 with Thieves d2 (Boris / nobody)"),
    (
        a.Exchange("wall_d1_1", "wall_d1_2"),
        "Exchange: Wall d1 no. 1 with Wall d1 no. 2 (nobody / nobody)",
    ),
    (a.RevealCard("inn"), "Show: Inn"),
    (a.TakeCard(1, "inn"), "Take: Inn from Boris"),
    (a.PlaceDwarf("d1"), "Place neutral dwarf: Miners, d1"),
    (a.NeutralBuild(None), "Build with: top of the deck"),
    (a.Skip("recruit"), "Recruit nobody"),
    (a.EndTurn(), "End your Actions"),
    (Resign(), "Resign"),
])  # fmt: skip
def test_labels(action: Action, label: str) -> None:
    """The fee of a guild is told with who gets it (BF-6.1.3); one's own guild and a neutral
    player's are not paid to anybody."""
    state = table()
    state.marks |= {"guild_d1": 1, "guild_d3": 0, "guild_d4": -1}
    assert said(state, action) == label


def test_every_action_has_a_label_here() -> None:
    (mark,) = (m for m in test_labels.pytestmark if m.name == "parametrize")  # type: ignore[attr-defined]
    kinds = set(RULES.action_codec.json_schema()["discriminator"]["mapping"])
    assert {action.kind for action, _ in mark.args[1]} == kinds


LINES = [
    ("activate miners", a.Activate("guild_d1")),
    ("build library d3", a.Build("library", "d3")),
    ("build gatehouse d1 by d5", a.Build("gatehouse", "gatehouse_d5_d1_in_d1")),
    ("wall d1", a.BuildWall("d1")),
    ("guild thieves", a.BuildGuild("d2")),
    ("sell metal", a.Sell(Goods(metal=1))),
    ("buy stone", a.Buy("stone")),
    ("hire inn", a.Hire("inn_1")),
    ("card deck", a.BuyCard(None)),
    ("done", a.EndTurn()),
]


@pytest.mark.parametrize(("line", "action"), LINES)
def test_short_words_are_understood_in_actions(line: str, action: Action) -> None:
    state = table()
    state.planks["d1"] = Placed(0, "elf")
    state.players[0].built.append(Built("inn_1"))
    assert understood(state, line) == action


@pytest.mark.parametrize(("line", "action"), [
    ("place miners elf", a.Place("guild_d1", "elf")),
    ("miners dwarf", a.Place("guild_d1", "dwarf")),
    ("desk elf", a.Place("recruiters_desk", "elf")),
    ("camp dwarf", a.Place("kings_camp", "dwarf")),
    ("pass choose", a.Pass()),
    ("pass 3 gold mine 3 forest", a.Pass((("dwarf_gold_mine", 3), ("elf_forest", 3)))),
    ("pass 3 forest 3 quarry", a.Pass((("dwarf_quarry", 3), ("elf_forest", 3)))),
])  # fmt: skip
def test_short_words_are_understood_in_placement(line: str, action: Action) -> None:
    assert understood(table("placement"), line) == action


def test_the_elf_is_understood_beside_a_master() -> None:
    state = table("placement")
    state.players[0].workers["master_elf"] = 1
    assert understood(state, "place miners elf") == a.Place("guild_d1", "elf")
    assert understood(state, "place miners master") == a.Place("guild_d1", "master_elf")


@pytest.mark.parametrize(
    "line", ["mine 1 gold mine 6", "gold mine 6, mine 1", "6 gold mine 1 mine"]
)
def test_the_mine_is_told_from_the_gold_mine(line: str) -> None:
    state = table("placement")
    state.players[0].workers["elf"] = 7
    state.agenda.append(SendRest(0))
    sent = a.Send((("elf_mine", 1), ("elf_gold_mine", 6)))
    assert understood(state, line) == sent


def understood(state: Belfort, line: str) -> Action | None:
    """The action that a typed line means."""
    decisions = RULES.decisions(state)
    where = position(RULES, state, decisions, SEATS, 0)
    found = typed.read(line, menus_of(where), decisions, TEXT, where.view)
    return found.candidate.action if isinstance(found, Understood) else None


# --- second lines --------------------------------------------------------------------------------


def test_the_second_line_says_what_is_doubtful() -> None:
    """A cost that nobody has confirmed is called so where it is paid (BF-2.5)."""
    state = table()
    doubt = "Nobody has confirmed this cost."
    assert doubt in str(TEXT.detail(view(state), a.Build("library", "d3")))
    assert doubt in str(TEXT.detail(view(state), a.BuildGuild("d1")))
    assert "confirmed" not in str(TEXT.detail(view(state), a.BuildWall("d1")))
    assert TEXT.detail(view(state), a.Buy("wood")) is None
    assert TEXT.detail(view(state), a.Buy("metal")) == "Nobody has confirmed this price."
    assert TEXT.detail(view(state), a.Sell(Goods(wood=2))) == "Nobody has confirmed this price."
    assert TEXT.detail(view(state), a.Sell(Goods(metal=1))) is None


def test_confirmed_costs_are_not_called_doubtful() -> None:
    sure = replace(view(table()), uncertain=())
    assert "confirmed" not in str(TEXT.detail(sure, a.Build("library", "d3")))
    assert TEXT.detail(sure, a.Buy("metal")) is None
    assert "(?)" not in "".join([*TEXT.explain(sure).values(), str(TEXT.hand(sure))])


def test_a_district_is_told_where_something_is_built() -> None:
    state = table()
    state.marks |= {"pub_d3": 1, "inn_d3": 1, "bank_d3": 0}
    assert "Now in District 3: Boris 2, Ann 1." in str(TEXT.detail(view(state), a.BuildWall("d3")))


def test_passing_says_what_the_areas_bring() -> None:
    """Masters count double, and the Mine gives metal for pairs (BF-7.1, BF-7.2); workers sent
    before are counted with those sent now."""
    state = table("placement")
    spread = (("master_elf_mine", 1), ("dwarf_mine", 2), ("elf_forest", 1))
    assert "bring 1 wood and 2 metal," in str(TEXT.detail(view(state), a.Pass(spread)))
    state.areas["mine"][0] = {"dwarf": 1}
    assert "bring 1 metal," in str(TEXT.detail(view(state), a.Send((("elf_mine", 1),))))


@pytest.mark.parametrize("ends", [a.EndTurn(), a.BuyCard(None)])
def test_what_ends_the_turn_warns_of_unused_workers(ends: Action) -> None:
    state = table()
    state.planks["d1"] = Placed(0, "elf")
    state.players[0].built.append(Built("library_1", worker="dwarf"))
    warned = TEXT.detail(view(state), ends)
    assert warned == "You have not used these workers: Miners and Library."
    assert TEXT.detail(view(table()), ends) is None


def test_a_gnome_is_told_by_the_lock_it_opens() -> None:
    state = table()
    state.players[0].built.append(Built("market_1", gnomes=1))
    told = TEXT.detail(view(state), a.Hire("market_1"))
    assert told == "Gnome: one more visit to the Trading Post each round."


# --- news ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "sentence"), [
    (
        e.WorkerPlaced(0, "guild_d1", "elf", 1, 1, "miners"),
        "Ann places a worker (elf) on Miners. Boris gets 1 gold.",
    ),
    (
        e.WorkerPlaced(0, "recruiters_desk", "dwarf", 2),
        "Ann places a worker (dwarf) on Recruiter's Desk for 2 gold.",
    ),
    (e.WorkerPlaced(0, "inn_2", "elf"), "Ann places a worker (elf) on Inn 2."),
    (e.Passed(0, (("elf_forest", 2),)), "Ann passes: 2 to Forest."),
    (e.Passed(0, ()), "Ann has no workers left and passes."),
    (
        e.Collected(1, "mine", Goods(metal=3), 1),
        "Boris collects 3 metal (Mine), including 1 for the most workers.",
    ),
    (e.CrestsSwapped(0, 2, 1), "Ann takes crest 1 from Cy."),
    (e.CrestsSwapped(0, None, 1), "Ann keeps crest 1."),
    (
        e.IncomePaid(0, 1, 3, -2),
        "Ann gets an income of 1 gold, cannot pay the tax of 3 gold and loses 2 points.",
    ),
    (
        e.SiteBuilt(0, "gatehouse", ("gatehouse_d1_d2_in_d2",), Goods(wood=2), "hand"),
        "Ann builds Gatehouse d2 by d1 for 2 wood.",
    ),
    (
        e.SiteBuilt(0, "guild", ("guild_d2",), Goods(metal=2), "architects", "spies"),
        "Ann builds with the Architects for 2 metal: Spies d2.",
    ),
    (
        e.SiteBuilt(0, "keep", ("keep_d4_1", "keep_d4_2"), Goods(), "neutral"),
        "Ann builds for a neutral player: Keep d4.",
    ),
    (e.Robbed(0, 1, Goods(gold=2), "thieves"), "Ann takes 2 gold from Boris (Thieves)."),
    (e.CardTaken(0, 1, "inn"), "Ann takes Inn from Boris (Spies)."),
    (
        e.SitesExchanged(0, "pub_d1", "pub_d4", (1,)),
        "Ann swaps the markers of two sites: Pub d1 and Pub d4.",
    ),
    (e.DistrictScored("d2", (0, 5, 0, 3)), "Points for District 2: Boris 5, Dora 3."),
    (e.MajorityScored("gnome", (0, 0, 0, 0)), "Points for the most Gnomes: none."),
    (
        e.GameEnded((1, 2, 1, 4), (9, 8, 9, 1), "rounds"),
        "Ann and Cy share the victory. Belfort is built. Points: Ann 9, Cy 9, Boris 8 and Dora 1.",
    ),
])  # fmt: skip
def test_news(event: Any, sentence: str) -> None:
    assert TEXT.event(event) == sentence


@pytest.mark.parametrize(("event", "seats"), [
    (e.Robbed(0, 1, Goods(gold=2), "thieves"), {1}),
    (e.CardTaken(0, 1, "inn"), {1}),
    (e.CrestsSwapped(0, 2, 1), {2}),
    (e.SitesExchanged(0, "pub_d1", "pub_d4", (0, 3)), {3}),
])  # fmt: skip
def test_attacks_happen_to_somebody_and_are_never_left_out(event: Any, seats: set[int]) -> None:
    assert set(event.affects()) == seats
    assert TEXT.importance(event) is Importance.GRAVE


def test_a_kept_crest_is_nobodys_business() -> None:
    assert e.CrestsSwapped(0, None, 1).affects() == ()
    assert TEXT.importance(e.CrestsSwapped(0, None, 1)) is Importance.PLAIN


# --- the table -----------------------------------------------------------------------------------


def test_what_each_district_would_score_now() -> None:
    state = table()
    state.marks |= {"pub_d1": 1, "inn_d1": 1, "bank_d1": 2, "keep_d4_1": 3, "keep_d4_2": 3}
    text = TEXT.explain(view(state))["What each district would score now"]
    assert "District 1: Boris 5, Cy 3 (markers: Boris 2, Cy 1)." in text
    assert "District 4: Dora 5 (markers: Dora 2)." in text


def test_the_next_collection_tells_points_that_would_be_lost() -> None:
    state = table()
    state.players[1].score, state.players[1].purse = 11, Purse(gold=1)
    text = TEXT.explain(view(state))["What the next Collection brings"]
    assert "Boris: income 0 gold, tax 2 gold, has 1 gold. Would lose 1 point." in text


def test_each_picture_is_told_by_what_it_shows() -> None:
    state = table()
    state.marks |= {"pub_d1": 1}
    seen = view(state)
    told = {p: TEXT.alt(seen, p) for p in ("board", "market", "phone", "phone-more", "seat-3")}
    assert "Scoring now would bring" in told["phone"]
    prices = told["market"][told["market"].index(" Costs: ") :]
    assert " Trading Post, you buy: 1 wood for 1 gold, " in prices
    doubt = " (?) marks a figure that nobody has confirmed against the printed game."
    assert prices.endswith(doubt)
    assert told["board"] == told["phone"] + prices, "on phones they stand on the market alone"
    assert "Display: " in told["market"]
    assert "Worker spaces: " in told["phone-more"]
    assert told["seat-3"].startswith("Cy, crest")


def test_a_file_of_costs_is_named_at_the_table() -> None:
    own = replace(view(table()), costs="Printed prices")
    named = "Costs come from this host's file: Printed prices."
    assert named in TEXT.board(own)
    assert named in TEXT.explain(own)["Costs"]
    assert named not in TEXT.board(view(table()))


def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = table()
    assert "Library (3 wood, 2 stone, 1 metal) (?)" in str(TEXT.hand(view(state, 0)))
    assert TEXT.hand(view(state, None)) is None
    assert "Library" not in str(TEXT.hand(view(state, 1))).replace("Libraries", "") or (
        "library" in state.players[1].hand.cards
    )


def test_the_points_at_the_end_are_told_by_source() -> None:
    state = table()
    state.players[0].scored = {"districts": 20, "majority_elf": 3, "taxes": -2}
    told = TEXT.sources(view(state, None), ())
    assert told[0] == {"districts": 20, "most elves": 3, "taxes not paid": -2}
    assert told[1] == {"districts": 0, "most elves": 0, "taxes not paid": 0}


# --- families ------------------------------------------------------------------------------------


def engine_calls(*names: str) -> list[ast.Call]:
    """Every call of one of these names in the game's own files."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                found.append(node)
    return found


def test_every_question_has_its_words() -> None:
    (frames,) = get_args(get_type_hints(Position)["agenda"])
    asked = {get_type_hints(f)["kind"].__args__[0] for f in get_args(frames)}
    assert asked >= AUTOMATIC
    assert set(Words.FAMILIES["prompt"]) == set(Words.FAMILIES["awaits"]) == asked - AUTOMATIC


def test_every_reason_has_its_sentence() -> None:
    codes = {node.args[0].value for node in engine_calls("Reason")}  # type: ignore[attr-defined]
    assert codes == set(SENTENCES)


def test_a_cost_that_cannot_be_paid_is_named() -> None:
    reason = Reason("cost", {"need_wood": 3, "need_stone": 3})
    assert TEXT.reason(reason) == "This costs 3 wood and 3 stone. Get what you lack first."


def test_every_menu_has_its_caption() -> None:
    calls = engine_calls("Pick", "Subset", "Share")
    verbs = {n.args[0].value for n in calls if isinstance(n.args[0], ast.Constant)}
    verbs |= {verb.name for act in ACTS.values() for verb in act.verbs}
    assert verbs | {"neutral_card"} == set(Words.FAMILIES["caption"])


def test_every_code_has_its_words() -> None:
    """Families of messages hold what the rules can name, and nothing else."""
    sorts = ("elf", "dwarf", "gnome")
    orders = {o.kind: {p.key for p in o.policies} for o in RULES.orderables}
    skips = {n.args[0].value for n in engine_calls("Skip")}  # type: ignore[attr-defined]
    labelled = {"end_turn", "resign"}
    expected: dict[Any, dict[str, set[str]]] = {
        Words: {
            "worker": set(KINDS),
            "amount": {*GOODS, *KINDS, "gnome", "point", "card"},
            "majority": set(sorts),
            "source": set(SOURCES),
            "picture": {"board", "market", "phone", "phone-more"},
            "orderable": set(orders),
            "policy": set().union(*orders.values()),
        },
        BelfortNames: {
            "building": {*BUILDING_IDS, "wall"},
            "guild": set(GUILD_IDS),
            "district": set(DISTRICT_IDS),
            "short": set(DISTRICT_IDS),
            "area": set(AREAS),
            "board": {"recruiters_desk", "kings_camp", "trading_post"},
            "season": {month.season for month in BOX.calendar},
        },
        BelfortCards: {
            "does": {
                *("take", "recruit_worker", "recruit_gnome", "recruit_any", "draw", "swap"),
                *("build", "steal", "exchange_sites", "reveal_cards"),
            },
            "guild_text": set(GUILD_IDS),
            "gnome": {
                *("master_elf", "master_dwarf", "plank", "power", "paid_power", "visit"),
                *("other_half", "draw_last"),
            },
        },
        BelfortChoices: {"skip": skips, "plain": labelled, "vain": set(get_args(vain.Why))},
        BelfortNews: {
            "site_built": {"hand", "architects", "gnome", "neutral"},
            "ended": set(ENDINGS["belfort"]),
        },
        BelfortTable: {"phase": set(get_args(Phase)), "kind_of_good": set(GOODS)},
    }
    for catalogue, families in expected.items():
        found = {name: set(codes) for name, codes in catalogue.FAMILIES.items()}
        for apart in ("caption", "prompt", "awaits"):
            found.pop(apart, None)
        assert found == families, catalogue


# --- whole texts ---------------------------------------------------------------------------------


def test_everything_said_at_a_busy_table() -> None:
    """Every label of every menu, every line of the log, the table and the forecasts, in written
    English that somebody has read."""
    recorded = (Path(__file__).parent / "busy.txt").read_text("utf-8")
    assert busy.written().splitlines() == recorded.splitlines()


def test_the_busy_texts_leave_nothing_out() -> None:
    asked = {RULES.decisions(state)[0].kind for state in busy.positions()}
    assert asked == set(Words.FAMILIES["prompt"])
    told = set(RULES.event_codec.json_schema()["discriminator"]["mapping"])
    assert {event.kind for event in busy.NEWS} == told
    assert {reason.code for reason in busy.REASONS} == set(SENTENCES)
