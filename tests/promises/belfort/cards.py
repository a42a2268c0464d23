"""What cards, guilds and gnomes do: each is tried out at a table of its own."""

from __future__ import annotations

from typing import Any

from engine.games.belfort.goods import Goods
from tests.promises.belfort import lab
from tests.promises.belfort.things import BOOK, goods, kind_of
from tests.promises.case import Case, Sentence

K = "belfort-cards/"


def described(case: Case) -> str:
    """The kind of the card that a text describes."""
    if "card" in case.notes:
        return str(case.notes["card"])
    action = case.action
    for name in ("building", "card", "plank"):
        found = getattr(action, name, None)
        if isinstance(found, str):
            return kind_of(found)
    raise AssertionError(f"no card in {action}")


def at_work(case: Case) -> dict[str, Any]:
    """What the worker does of whom something is told: on the guild or card of an answer."""
    plank = getattr(case.action, "plank", "")
    if "card" not in case.notes and plank.startswith("guild_"):
        name = case.state.guilds[plank.removeprefix("guild_")]
        return lab.worked(name, True, case.state.by_rulebook)
    return lab.worked(described(case))


@BOOK.promise(K + "coins")
def coins(case: Case, said: Sentence) -> None:
    case.same("income", said.number("count"), lab.coins(described(case)))
    case.notes["coins"] = True


@BOOK.promise(K + "worker", K + "locked-worker")
def worker(case: Case, said: Sentence) -> None:
    does = at_work(case)
    case.same("a gnome is needed", "fee" in said, does["locked"])
    case.same("fee", said.number("fee") if "fee" in said else 0, does["fee"])
    case.each(said.inner("does"))
    case.notes["plank"] = True


@BOOK.promise(K + "does-*")
def does(case: Case, said: Sentence) -> None:
    does = at_work(case)
    count, second = said.number("count"), said.number("second")
    took = goods(said.values("goods"))
    case.same("taken", took, does["took"])
    asked = {
        "take": "actions",
        "recruit_worker": "choose_recruit",
        "recruit_gnome": "choose_recruit",
        "recruit_any": "choose_recruit",
        "draw": "discard_cards",
        "swap": "actions",
        "build": "choose_design",
        "steal": "choose_loot",
        "exchange_sites": "choose_exchange",
        "reveal_cards": "show_cards",
    }
    case.same("what is asked then", asked[said.code], does["asked"])
    case.same("cards", (count, second) if said.code == "draw" else (0, 0), _drawn(does))
    swaps = (count, (second, second)) if said.code == "swap" else (0, (0, 0))
    case.same("changes and visits", swaps, (does["swaps"], does["visits"]))
    whom = {"recruit_worker", "lock_gnome"} & does["answers"]
    told = {"worker": {"recruit_worker"}, "gnome": {"lock_gnome"}}
    both = {"recruit_worker", "lock_gnome"} if said.code == "recruit_any" else set()
    case.same("who is recruited", told.get(said.code.removeprefix("recruit_"), both), whom)


def _drawn(does: dict[str, Any]) -> tuple[int, int]:
    return does["drew"], does["discards"]


@BOOK.promise(K + "guild-text-*")
def guild_text(case: Case, said: Sentence) -> None:
    case.same("guild", said.code, _guild(case))
    deed = lab.worked(said.code, True, case.state.by_rulebook)
    count, second = said.number("count"), said.number("second")
    told = goods(said.values("goods"))
    if said.code == "traders":
        case.same("changes", (count, told), (deed["swaps"], deed["barter"]))
        case.same("visits", (second, second), deed["visits"])
    elif said.code == "librarians":
        case.same("cards", (count, second), _drawn(deed))
    elif said.code == "thieves":
        alone, each, many = _loot(deed)
        case.same("from one", {Goods(gold=count)}, alone)
        case.same("from several", ({Goods(gold=1)}, 2), (each, many))
    elif said.code == "bandits":
        alone, each, many = _loot(deed)
        mixes = {Goods(wood=2), Goods(wood=1, stone=1), Goods(stone=2), Goods(metal=1)}
        case.same("from one", mixes, alone)
        case.same("from several", ({Goods(wood=1), Goods(stone=1)}, 2), (each, many))
    else:
        case.same("taken", told, deed["took"])
        kinds = {
            "architects": "choose_design",
            "recruiters": "choose_recruit",
            "wizards": "choose_exchange",
            "spies": "show_cards",
        }
        case.same("what is asked then", kinds.get(said.code, "actions"), deed["asked"])
    if said.code == "spies":
        case.same("who shows a card", 2, deed["asks"])


def _guild(case: Case) -> str:
    """The guild that an answer is about."""
    where = getattr(case.action, "district", None)
    where = where or case.action.plank.removeprefix("guild_")
    return str(case.state.guilds[where])


def _loot(deed: dict[str, Any]) -> tuple[set[Goods], set[Goods], int]:
    """The most that is taken from one opponent, what from each of several, and of how many."""
    heaps = {loot[0][1] for loot in deed["loot"] if len(loot) == 1}
    alone = {h for h in heaps if not any(_within(h, other) for other in heaps)}
    several = [loot for loot in deed["loot"] if len(loot) > 1]
    return alone, {goods for loot in several for _, goods in loot}, max(map(len, several))


def _within(goods: Goods, other: Goods) -> bool:
    """Whether a heap is a real part of another one."""
    return goods != other and all(other.of(g) >= n for g, n in goods.listed())


@BOOK.promise(K + "gnome-*")
def gnome(case: Case, said: Sentence) -> None:
    kind = described(case)
    given, taken = goods(said.values("other")), goods(said.values("goods"))
    found = lab.locks(kind)
    if case.action is not None and case.action.kind in ("hire", "lock_gnome"):
        at = next(b for b in case.state.players[case.seat].built if b.card == case.action.card)
        found = found[at.gnomes : at.gnomes + 1]
    case.holds(f"no gnome on {kind} does that", said.code in {code for code, _ in found})
    for code, trade in found:
        if code == said.code and trade is not None:
            case.same("power", (given, taken), trade)
    case.notes.setdefault("gnomes", []).append(said.code)


@BOOK.promise(K + "gnomes-fit")
def gnomes_fit(case: Case, said: Sentence) -> None:
    case.same("gnomes", said.number("number"), len(lab.locks(described(case))))
    case.notes["fit"] = True


@BOOK.promise(K + "no-plank")
def no_plank(case: Case, said: Sentence) -> None:
    case.same("markers", 2, lab.marks(described(case)))
    case.notes["keep"] = True


@BOOK.promise(K + "line", K + "doubtful-line")
def line(case: Case, said: Sentence) -> None:
    kind = said.value("card")
    costs = case.state.costs
    case.same("cost", goods(said.values("cost")), lab.paid(kind, costs))
    doubtful = said.id.endswith("doubtful-line")
    case.same("the cost is doubtful", doubtful, f"buildings.{kind}" in costs.uncertain)
    outside = dict(case.notes)
    case.notes.clear()
    case.notes["card"] = kind
    case.each(said.inner("text"))
    complete(case, kind)
    case.notes.clear()
    case.notes.update(outside, lines=[*outside.get("lines", []), kind])


def complete(case: Case, kind: str) -> None:
    """All that a card does has been told."""
    notes = case.notes
    case.same("coins are told", notes.get("coins", False), lab.coins(kind) > 0)
    case.same("a plank is told", notes.get("plank", False), bool(lab.worked(kind)))
    gnomes = [code for code, _ in lab.locks(kind)]
    case.same("gnomes are told", sorted(notes.get("gnomes", [])), sorted(set(gnomes)))
    case.same("several gnomes are told", notes.get("fit", False), len(gnomes) > 1)
    case.same("two markers are told", notes.get("keep", False), lab.marks(kind) > 1)
