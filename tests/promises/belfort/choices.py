"""Labels: what an answer is called is what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Turn
from engine.games.belfort.actions import Build
from tests.promises.belfort import lab
from tests.promises.belfort.things import (
    BOOK,
    change,
    differ,
    goods,
    marked,
    named,
    place,
    plank_name,
    site_name,
    there,
)
from tests.promises.case import Case, Sentence

C = "belfort-choices/"


def one(case: Case, kind: str) -> Any:
    """The event of a kind that the answer itself brings: the first one."""
    return case.heard(kind)[0]


def own(case: Case) -> Any:
    """Whoever answers, as he is before it."""
    return case.state.players[case.seat]


def then(case: Case) -> Any:
    """And behind it."""
    return case.after.players[case.seat]


@BOOK.promise(C + "keep")
def keep(case: Case, said: Sentence) -> None:
    case.same("cards", sorted(said.values("cards")), sorted(then(case).hand.cards))


@BOOK.promise(C + "dwarf")
def dwarf(case: Case, said: Sentence) -> None:
    event = one(case, "dwarf_placed")
    told = said.value("guild"), said.value("district")
    case.same("where", told, (event.guild, event.district))
    case.same("dwarf", case.after.dwarves[-1], event.district)


@BOOK.promise(C + "place", C + "place-at")
def put(case: Case, said: Sentence) -> None:
    event = one(case, "worker_placed")
    told = said.value("plank"), said.value("worker"), said.number("fee")
    case.same("place", told, (plank_name(case.state, event.plank), event.worker, event.fee))
    to = said.seat("who") if "who" in said else None
    case.same("who gets the fee", to, event.to)
    if not case.heard("income_paid"):
        fee = said.number("fee")
        paid = {"gold": -fee} if fee else {}
        case.same("paid", paid, change(case.state, case.after, case.seat))
        if to is not None:
            case.same("got", {"gold": fee}, change(case.state, case.after, to))


@BOOK.promise(C + "passing")
def passing(case: Case, said: Sentence) -> None:
    event = one(case, "passed")
    case.same("who passes", case.seat, event.seat)
    case.same("areas", _areas(said), _spread(event.spread))


def _areas(said: Sentence) -> dict[str, int]:
    return dict(there(said.values("areas")))


def _spread(spread: Any) -> dict[str, int]:
    """Workers by area."""
    found: Counter[str] = Counter()
    for part, n in spread:
        area = part.removeprefix("master_").partition("_")[2]
        found[area] += n
    return {area: n for area, n in found.items() if n}


@BOOK.promise(C + "pass-open")
def pass_open(case: Case, said: Sentence) -> None:
    (asked,) = case.step.decisions
    case.same("what is asked", ("send_rest", case.seat), (asked.kind, asked.seat))


@BOOK.promise(C + "send")
def send(case: Case, said: Sentence) -> None:
    case.same("areas", _areas(said), _sent(case))


def _sent(case: Case) -> dict[str, int]:
    """Where workers go who are sent, before anything is collected."""
    copy = case.copy()
    copy.agenda[-1].answer(Turn(copy), case.seat, case.action)
    found = {}
    for area, there_ in copy.areas.items():
        was = sum(case.state.areas[area][case.seat].values())
        if n := sum(there_[case.seat].values()) - was:
            found[area] = n
    return found


@BOOK.promise(C + "swap")
def swap(case: Case, said: Sentence) -> None:
    event = one(case, "crests_swapped")
    told = said.number("number"), said.seat("who")
    case.same("crest", told, (event.crest, event.other))
    case.same("crest then", said.number("number"), case.after.crests[case.seat])


@BOOK.promise(C + "keep-crest")
def keep_crest(case: Case, said: Sentence) -> None:
    case.same("with whom", None, one(case, "crests_swapped").other)
    case.same("crests", case.state.crests, case.after.crests)


@BOOK.promise(C + "build", C + "wall", C + "guild")
def build(case: Case, said: Sentence) -> None:
    event = one(case, "site_built")
    told = ("building" in said and said.value("building")) or (
        said.value("guild") if "guild" in said else "wall"
    )
    case.same("site", (told, said.value("place")), marked(event))
    cost = goods(said.values("cost"))
    case.same("cost", (cost, "hand"), (event.paid, event.by))
    case.same("paid", differ(type(cost)(), cost), change(case.state, case.after, case.seat))


@BOOK.promise(C + "build-nowhere")
def build_nowhere(case: Case, said: Sentence) -> None:
    case.same("building", said.value("building"), case.action.building)
    case.same("cost", goods(said.values("cost")), lab.paid(case.action.building, case.state.costs))
    copy = lab.rich(case.state, case.seat)
    offered = [a for d in case.run.rules.decisions(copy) for a in d.every()]
    sites = [a for a in offered if isinstance(a, Build) and a.building == case.action.building]
    case.same("free sites", [], sites)


@BOOK.promise(C + "activate")
def activate(case: Case, said: Sentence) -> None:
    event = one(case, "worker_activated")
    case.same("plank", said.value("plank"), plank_name(case.state, event.plank))
    case.each(said.inner("does"))


@BOOK.promise(C + "buy", C + "sell", C + "barter", C + "power", C + "free-power")
def trade(case: Case, said: Sentence) -> None:
    event = one(case, "traded")
    taken = goods(said.values("taken"))
    given = goods(said.values("given")) if "given" in said else type(taken)()
    case.same("trade", (given, taken), (event.given, event.taken))
    case.same("change", differ(taken, given), change(case.state, case.after, case.seat))
    where = {"buy": "trading_post", "sell": "trading_post", "barter": "traders"}
    name = said.id.removeprefix(C)
    if "card" in said:
        card = said.value("card")
        case.same("card", card, named(case.action.card))
        used = {b.card: b.used for b in then(case).built}
        case.holds("its power is not used", used[case.action.card])
        case.same("where", event.where, case.action.card.rpartition("_")[0])
    else:
        case.same("where", where[name], event.where)


@BOOK.promise(C + "hire", C + "lock")
def hire(case: Case, said: Sentence) -> None:
    event = one(case, "gnome_locked")
    gold = said.number("gold") if "gold" in said else 0
    case.same("gnome", (said.value("card"), gold), (named(event.card), event.paid))
    paid = {"gold": -gold} if gold else {}
    case.same("paid", paid, change(case.state, case.after, case.seat))


@BOOK.promise(C + "card")
def card(case: Case, said: Sentence) -> None:
    event = one(case, "card_bought")
    case.same("card", said.value("card"), event.card or "deck")
    paid = {"gold": -said.number("gold")}
    case.same("paid", paid, change(case.state, case.after, case.seat))
    (asked,) = case.step.decisions
    case.same("what is left", ["end_turn"], [menu.verb for menu in asked.menus])


@BOOK.promise(C + "recruit")
def recruit(case: Case, said: Sentence) -> None:
    event = one(case, "worker_recruited")
    case.same("worker", said.value("worker"), event.worker)


@BOOK.promise(C + "discard")
def discard(case: Case, said: Sentence) -> None:
    told = sorted(said.values("cards"))
    case.same("cards", told, sorted(one(case, "cards_discarded").cards))
    gone = Counter(own(case).hand.cards) - Counter(then(case).hand.cards)
    case.same("cards of the hand", told, sorted(gone.elements()))


@BOOK.promise(C + "mark")
def mark(case: Case, said: Sentence) -> None:
    told = said.value("place")
    assert case.decision is not None
    if case.decision.kind == "choose_arrival":
        owner = case.decision.facts["owner"]
        case.same("marker", owner, case.after.marks.get(case.action.symbol))
        case.same("place", told, ("gatehouse", place(case.action.symbol)))
        return
    event = one(case, "site_built")
    where = marked(event) if "_in_" in event.symbols[0] else place(event.symbols[0])
    case.same("place", told, where)
    case.same("paid", {}, change(case.state, case.after, case.seat))


@BOOK.promise(C + "design")
def design(case: Case, said: Sentence) -> None:
    """Nothing is built until the price is chosen, where there are several."""
    events = case.heard("site_built")
    if not events:
        (asked,) = case.step.decisions
        step = case.run.rules.apply(case.after, asked.seat, next(asked.every()))
        events = [n.event for n in step.news if n.event.kind == "site_built"]
    told = said.value("building"), said.value("place")
    case.same("site", (told, "architects"), (marked(events[0]), events[0].by))


@BOOK.promise(C + "pay")
def pay(case: Case, said: Sentence) -> None:
    told = goods(said.values("goods"))
    case.same("paid", told, one(case, "site_built").paid)
    case.same("change", differ(type(told)(), told), change(case.state, case.after, case.seat))


@BOOK.promise(C + "rob")
def rob(case: Case, said: Sentence) -> None:
    loot = said.values("loot")
    case.same("loot", loot, [(e.victim, e.goods) for e in case.heard("robbed")])
    for victim, taken in loot:
        lost = differ(type(taken)(), taken)
        case.same(f"lost by {victim}", lost, change(case.state, case.after, victim))


@BOOK.promise(C + "exchange")
def exchange(case: Case, said: Sentence) -> None:
    event = one(case, "sites_exchanged")
    names = [site_name(site, case.state.guilds) for site in (event.first, event.second)]
    case.same("sites", [said.value("first"), said.value("second")], names)
    mine, theirs = (owners(case.state, s) for s in (event.first, event.second))
    case.same("owners", (there(said.values("mine")), there(said.values("theirs"))), (mine, theirs))


def owners(state: Any, site: str) -> list[int]:
    """Whose markers lie on a site, each once."""
    from engine.games.belfort.components import SITES

    found = [state.marks[s.id] for s in SITES[site].symbols if s.id in state.marks]
    return list(dict.fromkeys(found))


@BOOK.promise(C + "reveal")
def reveal(case: Case, said: Sentence) -> None:
    told = said.value("card")
    shown = [pair for e in case.heard("cards_revealed") for pair in e.cards]
    top = case.after.agenda[-1]
    if not shown and top.kind == "show_cards":
        shown = [(case.seat, card) for card in top.chosen[case.seat].cards]
    case.holds(f"{told} is not shown", (case.seat, told) in shown)


@BOOK.promise(C + "take")
def take(case: Case, said: Sentence) -> None:
    event = one(case, "card_taken")
    case.same("card", (said.value("card"), said.seat("who")), (event.card, event.victim))


@BOOK.promise(C + "neutral-build")
def neutral_build(case: Case, said: Sentence) -> None:
    event = one(case, "neutral_drew")
    case.same("card", said.value("card"), "deck" if event.from_deck else event.card)


@BOOK.promise(C + "skip-*")
def skip(case: Case, said: Sentence) -> None:
    asked = {
        "recruit": "choose_recruit",
        "design": "choose_design",
        "loot": "choose_loot",
        "exchange": "choose_exchange",
        "card": "take_shown",
        "discard": "discard_cards",
    }
    case.same("question", asked[said.code], case.decision and case.decision.kind)
    case.same("players", case.state.players, case.after.players)
    case.same("markers", case.state.marks, case.after.marks)


@BOOK.promise(C + "plain-end_turn")
def end_turn(case: Case, said: Sentence) -> None:
    mine = [d for d in case.step.decisions if d.kind == "actions" and d.seat == case.seat]
    case.holds("the Actions go on", not mine or case.heard("round_began"))
    case.same("goods", {}, {} if case.heard("dwarf_moved") else _spent(case))


def _spent(case: Case) -> dict[str, int]:
    return change(case.state, case.after, case.seat)


@BOOK.promise(C + "plain-resign")
def resign(case: Case, said: Sentence) -> None:
    case.same("who resigns", [case.seat], [e.seat for e in case.heard("resigned")])


# ---------------------------------------------------------------------------------------- groups


@BOOK.promise(C + "plank-group", C + "plank-group-at")
def plank_group(case: Case, said: Sentence) -> None:
    """All answers of a group, by what the first of them does."""
    (answer, *_) = _grouped(case, "place")
    event = case.run.rules.apply(case.state, case.seat or 0, answer).news[0].event
    told = said.value("plank"), said.number("fee"), said.seat("who") if "who" in said else None
    case.same("plank", told, (plank_name(case.state, event.plank), event.fee, event.to))


def _grouped(case: Case, kind: str) -> list[Any]:
    """The answers that share what a group is named after."""
    by = {"place": "plank", "build": "building", "design": "building", "exchange": "first"}[kind]
    assert case.decision is not None
    found = [a for m in case.decision.menus if m.verb == kind for a in m.every()]
    return [a for a in found if getattr(a, by, None) == case.action]


@BOOK.promise(C + "building-group")
def building_group(case: Case, said: Sentence) -> None:
    case.same("building", said.value("building"), case.action)
    cost = goods(said.values("cost"))
    assert case.decision is not None
    if case.decision.kind == "choose_design":
        usual = cost if case.action == "wall" else lab.paid(case.action, case.state.costs)
        case.same("usual cost", cost, usual)
        if case.action == "wall":
            case.same("usual cost of a Wall", {"stone": 3, "wood": 3}, dict(cost.listed()))
        return
    (answer, *_) = _grouped(case, "build")
    event = case.run.rules.apply(case.state, case.seat or 0, answer).news[0].event
    case.same("cost", cost, event.paid)


@BOOK.promise("belfort/site", "belfort/numbered-site", "belfort/guilds")
def site_group(case: Case, said: Sentence) -> None:
    """Groups that are named after a site: by the sites that change their markers there."""
    if said.id == "belfort/guilds":
        case.same("group", case.action, "guild")
        return
    told = (said.value("kind"), said.value("district"))
    number = (said.number("number"),) if "number" in said else ()
    case.same("site", (*told, *number), site_name(case.action, case.state.guilds))
