"""One busy position of Belfort, and everything that is said at it, in written English.

`python -m tests.games.belfort.busy > tests/games/belfort/busy.txt` writes the texts down again;
then somebody reads what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Pick, Pile, Reason, Share, Subset
from engine.games.belfort import events as e
from engine.games.belfort.costs import COSTS
from engine.games.belfort.frames.acting import ActionTurn, EndActions
from engine.games.belfort.frames.cards import DiscardCards
from engine.games.belfort.frames.collection import SwapCrests
from engine.games.belfort.frames.effects import (
    ChooseDesign,
    ChooseHalf,
    ChooseLoot,
    ChooseRecruit,
    PayArchitects,
)
from engine.games.belfort.frames.neutral import ChooseDwarf, ChooseNeutralCard, ChooseNeutralSite
from engine.games.belfort.frames.placement import Placement, SendRest
from engine.games.belfort.frames.spying import ShowCards, TakeShown
from engine.games.belfort.frames.wizardry import ChooseArrival, ChooseExchange
from engine.games.belfort.goods import Goods
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.parts import Built, Placed, Purse, ThisTurn
from engine.games.belfort.rules import RULES
from render.text.belfort import TEXTS

NAMES = ("Ann", "Boris", "Cy", "Dora")
TEXT = TEXTS(NAMES)
GUILDS = ("miners", "thieves", "wizards", "traders", "architects")
SHOWN = 6
"""Labels of one menu that are told in full; of longer ones the first."""


def busy(players: int = 4) -> Any:
    """Round 3 in Ann's Actions: cards, gnomes, markers, workers everywhere."""
    state: Any = RULES.setup(BelfortOptions(), players, 1).state
    state.guilds = dict(zip(state.guilds, GUILDS, strict=True))
    state.crests, state.round, state.phase, state.mover = (
        [2, 1, *range(3, players + 1)],
        3,
        "actions",
        0,
    )
    state.display = ["keep", "inn", "pub"]
    ann, boris = state.players[0], state.players[1]
    ann.purse, boris.purse = Purse(4, 4, 2, 6), Purse(2, 0, 1, 1)
    ann.hand.cards, boris.hand.cards = ["library", "gatehouse", "keep"], ["bank", "tower"]
    ann.built = [
        Built("pub_1", 1),
        Built("bank_1", 1),
        Built("market_1", 1, "dwarf"),
        Built("tower_1"),
    ]
    ann.built += [Built("gatehouse_1"), Built("blacksmith_1", 1)]
    ann.reserve = {"elf": 4, "dwarf": 5}
    boris.built = [Built("inn_1", 1), Built("keep_1")]
    state.gnomes -= 5
    ann.workers = {"elf": 2, "dwarf": 0, "master_elf": 0, "master_dwarf": 1}
    boris.workers = {"elf": 1, "dwarf": 3, "master_elf": 0, "master_dwarf": 0}
    ann.score, ann.scored, boris.score, boris.scored = 4, {"districts": 4}, 13, {"districts": 13}
    state.marks = {
        "pub_d1": 0,
        "bank_d2": 0,
        "market_d2": 0,
        "tower_d3": 0,
        "blacksmith_d3": 0,
        "gatehouse_d1_d2_in_d1": 0,
        "inn_d1": 1,
        "keep_d4_1": 1,
        "keep_d4_2": 1,
        "guild_d1": 1,
        "guild_d4": 0,
        "wall_d5_1": 1,
    }
    state.planks["d2"], state.planks["d4"] = Placed(0, "elf"), Placed(1, "elf")
    state.desk[0], state.camp[0] = Placed(1, "elf"), None
    state.areas["mine"][1] = {}
    state.now = ThisTurn(purchases=2, sales=2, swaps=1)
    state.agenda = [EndActions(0), ActionTurn()]
    return state


def placing() -> Any:
    """The same table in Placement."""
    state = busy()
    state.phase = "placement"
    state.passed = [False] * 4
    state.areas["mine"][0] = {"dwarf": 1}
    state.areas["forest"][1] = {"elf": 2}
    state.camp[0] = Placed(1, "dwarf")
    state.agenda = [Placement()]
    return state


def asked(frame: Any, players: int = 4) -> Any:
    """The busy table with a question on top."""
    state = busy(players)
    if players == 2:
        state.dwarves = ["d3", "d5"]
        if frame.kind == "choose_dwarf":
            state.dwarves = []
    state.agenda.append(frame)
    return state


def positions() -> Iterator[Any]:
    """A position for every question."""
    yield RULES.setup(BelfortOptions(), 4, 1).state
    yield asked(ChooseDwarf(0), 2)
    yield placing()
    state = placing()
    state.agenda.append(SendRest(0))
    yield state
    state = placing()
    state.agenda = [SwapCrests()]
    yield state
    yield busy()
    yield asked(DiscardCards(0, 2))
    yield asked(ChooseRecruit("recruiters", True, True))
    yield asked(ChooseHalf())
    yield asked(ChooseDesign())
    yield asked(PayArchitects("library", "d3"))
    yield asked(ChooseLoot("thieves"))
    yield asked(ChooseExchange())
    yield asked(ChooseArrival("gatehouse_d3_d4", [1]))
    yield asked(ShowCards([Pile([], "owner", seat) for seat in range(4)]))
    yield asked(TakeShown(((1, "bank"), (2, "inn"))))
    yield asked(ChooseNeutralCard(1), 2)
    yield asked(ChooseNeutralSite(0, "library"), 2)


NEWS = (
    e.GameBegan(GUILDS, (2, 1, 3, 4), ("keep", "inn", "pub")),
    e.CostsGiven("Printed prices"),
    e.CardsKept(1),
    e.CardsDropped(("inn", "inn", "pub")),
    e.DwarfPlaced(0, 1, "d4", "traders"),
    e.RoundBegan(2, False),
    e.RoundBegan(7, True),
    e.WorkerPlaced(0, "kings_camp", "master_elf"),
    e.Passed(0, (("elf_forest", 2), ("master_dwarf_mine", 1))),
    e.Passed(0, ()),
    e.Collected(1, "forest", Goods(wood=3), 0),
    e.WorkerRecruited(2, "elf", "recruiters_desk"),
    e.CrestsSwapped(0, 1, 1),
    e.IncomePaid(1, 3, 0, 0),
    e.IncomePaid(1, 3, 2, 0),
    e.ActionsBegan(2),
    e.SiteBuilt(0, "gatehouse", ("gatehouse_d1_d2_in_d2",), Goods(), "gnome"),
    e.SiteBuilt(0, "wall", ("wall_d3_2",), Goods(wood=3, stone=3)),
    e.WorkerActivated(0, "guild_d2", "thieves"),
    e.WorkersReturned(0, ("guild_d2", "market_1")),
    e.Gained(0, Goods(gold=2), "market"),
    e.Traded(0, Goods(gold=1), Goods(metal=1), "blacksmith"),
    e.Traded(0, Goods(), Goods(gold=1), "bank"),
    e.Traded(0, Goods(wood=1, stone=1), Goods(gold=1), "trading_post"),
    e.GnomeLocked(1, "inn_2", 3),
    e.GnomeLocked(1, "tower_1", 0),
    e.MasterMade(1, "dwarf"),
    e.CardsDrawn(0, 2, "library"),
    e.HandGrew(0, ("pub", "keep")),
    e.CardBought(0, "keep"),
    e.CardBought(0, None),
    e.DisplayFilled(("bank",)),
    e.DeckShuffled(12),
    e.CardsDiscarded(0, ("pub", "keep")),
    e.Robbed(0, 1, Goods(wood=1, stone=1), "bandits"),
    e.SitesExchanged(0, "wall_d1_2", "gatehouse_d1_d2"),
    e.CardChosen(1),
    e.CardsRevealed(((1, "inn"), (2, "pub"))),
    e.CardTaken(0, 2, "pub"),
    e.NeutralDrew(0, 1, "keep", True),
    e.NeutralDrew(0, 0, "keep", False),
    e.DwarfMoved(0, "d5", None, 0, "architects"),
    e.DwarfMoved(1, "d1", 1, 1, "miners"),
    e.DistrictScored("d2", (3, 5, 0, 0)),
    e.MajorityScored("elf", (0, 3, 1, 0)),
    e.Resigned(3),
    e.GameEnded((1, 2, 3, 4), (30, 29, 20, 5), "rounds"),
    e.GameEnded((1, 2, 2, 2), (30, 29, 20, 5), "resigned"),
)
REASONS = (
    *(Reason("cost", {"need_wood": 3, "need_metal": 1}), Reason("no_guilds_picked")),
    *(Reason("guilds_barred", {"guilds": ("thieves", "spies")}), Reason("hired")),
    *(Reason("no_site", {"building": "keep"}), Reason("no_visit"), Reason("no_gnome")),
    *(Reason("plank_taken"), Reason("camp_once"), Reason("dwarf_stands")),
    Reason("gold", {"need": 2, "have": 1}),
)


def every_text() -> Iterator[tuple[str, str]]:
    """Questions with all their labels and second lines, then the table and what is foretold."""
    for state in positions():
        decision = RULES.decisions(state)[0]
        text = TEXTS(NAMES[: len(state.players)])
        yield decision.kind, "\n".join(_question(text, state, decision))
    state = busy()
    view = RULES.view(state, 0)
    yield "news", "\n".join(map(TEXT.event, NEWS))
    yield "reasons", "\n".join(map(TEXT.reason, REASONS))
    yield "doubts", TEXT.doubts(COSTS.uncertain)
    yield "headline", TEXT.headline(view)
    yield "table", TEXT.board(view)
    yield "table in Placement", TEXT.board(RULES.view(placing(), 0))
    yield "hand", str(TEXT.hand(view))
    yield from TEXT.explain(view).items()
    yield "market", TEXT.alt(view, "market")
    yield "phone", TEXT.alt(view, "phone")
    yield "player", TEXT.alt(view, "seat-1")


def _question(text: Any, state: Any, decision: Any) -> Iterator[str]:
    view = RULES.view(state, decision.seat)
    yield text.prompt(view, decision)
    yield text.awaits(view, decision)
    for menu in decision.menus:
        yield f"[{text.caption(view, decision, menu)}]"
        yield from _menu(text, view, decision, menu)


def _menu(text: Any, view: Any, decision: Any, menu: Any) -> Iterator[str]:
    if isinstance(menu, (Subset, Share)):
        for item in dict.fromkeys(menu.items if isinstance(menu, Subset) else menu.parts):
            yield f"* {text.item(view, decision, menu, item)}"
    if isinstance(menu, Pick) and menu.group_by:
        values = dict.fromkeys(getattr(action, menu.group_by) for action in menu.actions)
        for value in list(values)[: 2 * SHOWN]:
            yield f"* {text.group(view, decision, menu, value)}"
    for number, action in enumerate(menu.every()):
        if number == SHOWN and menu.verb not in ("recruit", "hire", "buy", "place"):
            break
        detail = text.detail(view, action)
        yield f"- {text.action(view, action)}" + (f" | {detail}" if detail else "")
    if isinstance(menu, Pick):
        yield from (f"x {text.action(view, a)}: {text.reason(why)}" for a, why in menu.refused)


def written() -> str:
    """All texts, each below its heading."""
    return "\n\n".join(f"## {heading}\n{text}" for heading, text in every_text()) + "\n"


if __name__ == "__main__":
    print(written(), end="")
