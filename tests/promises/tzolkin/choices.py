"""Labels: what an answer is called is what it does."""

from __future__ import annotations

from typing import Any

from engine.core import Turn
from engine.core.agenda import settle
from engine.games.tzolkin import gears, purse
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.frames import using
from engine.games.tzolkin.goods import Goods
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.play import played_on
from tests.promises.tzolkin.things import BOOK, changed, gained, goods, heap

C = "tzolkin-choices/"


def full(case: Case, greedy: bool = False) -> tuple[list[Any], Any, Any]:
    """The answer with all that follows from it: events, questions on the way, and the state."""
    key = f"full {greedy}"
    if key not in case.notes:
        assert case.seat is not None
        case.notes[key] = played_on(case.step, case.seat, greedy)
    found: tuple[list[Any], Any, Any] = case.notes[key]
    return found


def done(case: Case, *kinds: str) -> list[Any]:
    """Events of these kinds in all that follows."""
    return [event for event in full(case)[0] if event.kind in kinds]


def own(case: Case) -> Any:
    """The player who answers, as he is before it."""
    return case.state.players[case.seat]


@BOOK.promise(C + "keep")
def keep(case: Case, said: Sentence) -> None:
    player = case.after.players[case.seat]
    kept = player.kept.cards or player.wealth
    spaces = sorted(f"{WEALTH[t].gear}-{WEALTH[t].space}" for t in kept)
    case.same("tiles kept", sorted(said.values("tiles")), spaces)


@BOOK.promise(C + "beg")
def beg(case: Case, said: Sentence) -> None:
    case.same("corn", said.number("corn"), case.after.players[case.seat].purse.corn)
    case.same("temple", [said.value("temple")], [e.temple for e in case.heard("descended")])


@BOOK.promise(C + "place")
def place(case: Case, said: Sentence) -> None:
    (event,) = case.heard("placed")
    told = said.value("space"), said.number("corn"), False
    case.same("place", told, (event.space, event.corn, event.mercy))
    case.same(
        "paid",
        changed(case.state, case.after, event.seat),
        {"corn": -event.corn} if event.corn else {},
    )


@BOOK.promise(C + "place-in-mercy")
def place_in_mercy(case: Case, said: Sentence) -> None:
    (event,) = case.heard("placed")
    case.same("place", (said.value("space"), True), (event.space, event.mercy))
    case.same("corn left", 0, case.after.players[case.seat].purse.corn)


@BOOK.promise(C + "place-nowhere")
def place_nowhere(case: Case, said: Sentence) -> None:
    name = said.value("space")
    case.same("gear", name, case.action.gear)
    case.holds("there is room", None not in case.state.gears[name][: gears.gear(name).last + 1])


@BOOK.promise(C + "claim")
def claim(case: Case, said: Sentence) -> None:
    case.same("corn", [said.number("corn")], [e.corn for e in case.heard("claimed")])


@BOOK.promise(C + "move-calendar")
def move_calendar(case: Case, said: Sentence) -> None:
    case.same("days", said.number("days"), case.after.day - case.state.day)


@BOOK.promise(C + "take-nothing")
def take_nothing(case: Case, said: Sentence) -> None:
    case.same("worker", (said.value("space"), None), _taken(case))
    case.same("what it brings", {}, changed(case.state, case.after, case.seat or 0))


def _taken(case: Case) -> tuple[str, str | None]:
    (event,) = case.heard("taken")
    return event.worker, event.action


@BOOK.promise(C + "take")
def take(case: Case, said: Sentence) -> None:
    name = said.value("space")
    case.same("worker", (name, name), _taken(case))
    case.notes["space"] = name
    case.each(said.inner("does"))


@BOOK.promise(C + "take-other", C + "take-other-short")
def take_other(case: Case, said: Sentence) -> None:
    (event,) = case.heard("taken")
    gear, _ = gears.parse(event.worker)
    action = f"{gear.id}-{said.number('number')}"
    told = said.value("space"), action, said.number("corn")
    case.same("worker", told, (event.worker, event.action, event.corn))
    case.notes["space"] = action
    case.each(said.inner("does"))


@BOOK.promise(C + "group")
def group(case: Case, said: Sentence) -> None:
    case.same("worker", said.value("space"), case.action)


# ------------------------------------------------------------------------------ choices of actions


@BOOK.promise(C + "take-harvest-*", C + "harvest-*")
def harvest(case: Case, said: Sentence) -> None:
    (event,) = case.heard("harvested")
    case.same("way", said.code, event.way)
    case.same("goods", goods(said.values("goods")), heap(event.goods))
    temple = said.value("temple")
    case.same("temple", [temple] if temple else [], [e.temple for e in case.heard("descended")])
    case.same("the gods are angry", said.code == "burn", bool(case.heard("descended")))
    case.same("gained", goods(said.values("goods")), changed(case.state, case.after, event.seat))
    if said.code == "free":
        case.same("tiles", own(case).corn_tiles, case.after.players[event.seat].corn_tiles)
    if "space" in said:
        case.same("worker", said.value("space"), _taken(case)[0])


@BOOK.promise(C + "take-research", C + "research")
def research(case: Case, said: Sentence) -> None:
    told, count = said.value("technology"), said.number("count")
    learnt = done(case, "researched")[0]
    case.same("technology", told, (learnt.track, learnt.level + learnt.repeat))
    paid = [e for e in done(case, "paid") if e.what == learnt.track]
    case.same("resources", count, sum(e.goods.resources for e in paid[:1]))
    if "space" in said:
        case.same("worker", said.value("space"), _taken(case)[0])


@BOOK.promise(C + "take-build-*", C + "build-*")
def build(case: Case, said: Sentence) -> None:
    event = case.heard("constructed")[0]
    case.same("tile", said.value("tile"), event.tile)
    case.same("cost", goods(said.values("cost")), heap(event.paid))
    cost = MONUMENTS[event.tile].cost if event.tile in MONUMENTS else BUILDINGS[event.tile].cost
    spared = {k: n - event.paid.of(k) for k, n in heap(cost).items() if n != event.paid.of(k)}
    if said.code in heap(cost):
        case.same("spared", {said.code: 1}, spared)
    skilled = [e for e in case.events if getattr(e, "source", "") == "architecture"]
    case.same("skill", said.code != "plain", bool(skilled))
    if "space" in said:
        case.same("worker", said.value("space"), _taken(case)[0])


@BOOK.promise(C + "take-climb", C + "climb")
def climb(case: Case, said: Sentence) -> None:
    case.same("temples", said.values("temples"), [e.temple for e in done(case, "climbed")])
    if "space" in said:
        case.same("worker", said.value("space"), _taken(case)[0])


@BOOK.promise(C + "take-perform")
def take_perform(case: Case, said: Sentence) -> None:
    name = said.value("space")
    case.same("worker", (name, name), _taken(case))
    t = Turn(case.copy())
    gear, number = gears.parse(name)
    action: Any = gear.action(number)
    t.state.gears[gear.id][number] = None
    t.state.active.hand += 1
    t.state.now.mode = "taking"
    _does(case, t, said.value("other"), action.corn)


def _does(case: Case, t: Turn[Any], name: str, corn: int) -> None:
    """An action, begun by hand, leads to the same table."""
    assert case.seat is not None
    purse.take(t.state, case.seat, Goods(corn=corn))
    using.use(t, case.seat, name)
    settle(t)
    case.same(f"the table after {name}", t.state.players, case.after.players)
    case.same(f"the question of {name}", t.state.agenda, case.after.agenda)


@BOOK.promise(C + "perform")
def perform(case: Case, said: Sentence) -> None:
    name = said.value("space")
    t = Turn(case.copy())
    frame = t.state.agenda.pop()
    _does(case, t, name, frame.corn)
    case.notes["space"] = name
    case.each(said.inner("does"))


@BOOK.promise(C + "pay")
def pay(case: Case, said: Sentence) -> None:
    case.same("paid", goods(said.values("goods")), heap(case.heard("paid")[0].goods))


@BOOK.promise(C + "take-resources")
def take_resources(case: Case, said: Sentence) -> None:
    case.same("taken", goods(said.values("goods")), gained(case.events, "gained"))


@BOOK.promise(C + "offer")
def offer(case: Case, said: Sentence) -> None:
    case.same("paid", goods(said.values("resource")), gained(case.events, "paid"))
    case.same("temple", [said.value("temple")], [e.temple for e in case.heard("climbed")])


@BOOK.promise(C + "trade-*")
def trade(case: Case, said: Sentence) -> None:
    sold, bought = goods(said.values("sold")), goods(said.values("bought"))
    corn = said.number("gained") - said.number("paid")
    told = {k: bought.get(k, 0) - sold.get(k, 0) for k in {*sold, *bought}}
    told |= {"corn": corn} if corn else {}
    case.same("trade", told, changed(case.state, case.after, case.seat or 0))
    way = "both" if sold and bought else "sell" if sold else "buy"
    case.same("way", said.code, way)


@BOOK.promise(C + "skip-*")
def skip(case: Case, said: Sentence) -> None:
    case.same("what it changes", {}, changed(case.state, case.after, case.seat or 0))
    case.same("what is left out", case.action.what, said.code)
    asked = case.decision
    kinds = {
        "construct": "choose_building",
        "research": "choose_track",
        "action": "choose_action",
        "market": "at_market",
        "offering": "choose_offering",
    }
    case.same("question", kinds[said.code], asked and asked.kind)


@BOOK.promise(C + "plain-end_turn")
def end_turn(case: Case, said: Sentence) -> None:
    goes_on = case.step.decisions
    mine = [d for d in goes_on if d.kind == "turn" and d.seat == case.seat]
    case.holds("the turn goes on", not mine or case.heard("round_began"))


@BOOK.promise(C + "plain-resign")
def resign(case: Case, said: Sentence) -> None:
    case.same("who resigns", [case.seat], [e.seat for e in case.heard("resigned")])


BOOK.exempt("words that are typed", C + "buy-word", C + "sell-word")
