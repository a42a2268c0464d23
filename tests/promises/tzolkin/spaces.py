"""What a space is said to allow, compared with a worker who stands there and uses it."""

from __future__ import annotations

from typing import Any

from engine.games.tzolkin import gears
from engine.games.tzolkin.components import MONUMENTS
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.play import offers, played_on, rich, turn_of, used
from tests.promises.tzolkin.things import BOOK, gained, goods, heap

T = "tzolkin-tiles/"


def _seat(case: Case) -> int:
    return int(case.notes.get("seat", case.state.mover))


class Use:
    """A space used by somebody who has plenty: what happens, and what is asked."""

    def __init__(self, case: Case) -> None:
        self.space: str = case.notes["space"]
        seat = _seat(case)
        self.state = rich(turn_of(case.state, seat), seat)
        self.events, self.asked, self.after = played_on(
            used(self.state, seat, self.space), seat, greedy=True
        )

    def heard(self, *kinds: str) -> list[Any]:
        return [event for event in self.events if event.kind in kinds]


def use(case: Case) -> Use:
    key = f"use {case.notes['space']}"
    if key not in case.notes:
        case.notes[key] = Use(case)
    found: Use = case.notes[key]
    return found


@BOOK.promise(T + "does-take")
def take(case: Case, said: Sentence) -> None:
    found = use(case)
    got = [e for e in found.heard("gained") if e.source == found.space]
    case.same("goods", goods(said.values("goods")), gained(got, "gained"))


@BOOK.promise(T + "does-harvest", T + "does-harvest_or")
def harvest(case: Case, said: Sentence) -> None:
    """Corn by the harvest or the fire, wood by the axe; where all is gone, nothing is harvested."""
    name, seat = case.notes["space"], _seat(case)
    copy = rich(turn_of(case.state, seat), seat)
    group = gears.parse(name)[1]
    field = copy.jungle[group]
    field.corn, field.wood = 2, min(1, field.wood) if said.code == "harvest" else 1
    step = used(copy, seat, name)
    found = {}
    for answer in (a for d in step.decisions for a in d.every()):
        events = played_on(case.run.rules.apply(step.state, seat, answer), seat, False)[0]
        found[answer.way] = gained(events, "harvested")
    told = goods(said.values("goods"))
    case.same("corn", [told, told], [found["corn"], found.get("burn", told)])
    if said.code == "harvest_or":
        case.same("wood", goods(said.values("other")), found["wood"])
    else:
        case.holds("there is wood, too", "wood" not in found)


@BOOK.promise(T + "does-advance")
def advance(case: Case, said: Sentence) -> None:
    case.same("steps", said.number("count"), len(use(case).heard("researched")))
    case.holds("they are free", use(case).heard("paid"))


@BOOK.promise(T + "does-build", T + "does-build_monument", T + "does-build_for_corn")
def build(case: Case, said: Sentence) -> None:
    found = use(case)
    tiles = [t for t in found.state.display if t]
    first: list[Any] = [d for d in found.asked if d.kind == "choose_building"][:1]
    if tiles:
        built = [e for e in found.heard("constructed") if e.tile not in MONUMENTS]
        count = said.number("count")
        case.same("buildings", min(count, len(tiles)), len(built))
        in_corn = said.code == "build_for_corn"
        wrong = [e for e in built if (e.paid.resources if in_corn else e.paid.corn)]
        case.same("paid otherwise", [], wrong)
    else:
        said.number("count")
    offered = [a for d in first for a in d.every() if a.tile in MONUMENTS]
    if found.state.monuments and first:
        case.same("monuments", said.code == "build_monument", bool(offered))


@BOOK.promise(T + "does-climb", T + "does-climb_for_corn")
def climb(case: Case, said: Sentence) -> None:
    found = use(case)
    paid = gained(found.heard("paid"), "paid")
    if said.code == "climb":
        ((kind, count),) = said.values("goods")
        case.same("price", (kind, count), ("resource", sum(paid.values()) - paid.get("corn", 0)))
    else:
        case.same("price", {"corn": said.number("corn")}, paid)
    case.same("steps", said.number("count"), len(found.heard("climbed")))
    temples = {e.temple for e in found.heard("climbed")}
    case.same("temples", said.number("count"), len(temples))


@BOOK.promise(T + "does-market")
def market(case: Case, said: Sentence) -> None:
    case.same("question", ["at_market"], [d.kind for d in use(case).asked])


@BOOK.promise(T + "does-worker")
def worker(case: Case, said: Sentence) -> None:
    found = use(case)
    count = len(found.heard("worker_joined"))
    told = said.number("count")
    case.same("workers", min(told, found.state.active.supply), count)


@BOOK.promise(T + "does-any_action")
def any_action(case: Case, said: Sentence) -> None:
    found = use(case)
    paid = [e for e in found.heard("paid") if e.what == found.space]
    case.same("corn", [{"corn": said.number("corn")}], [heap(e.goods) for e in paid])
    case.same("question", "choose_action", found.asked[0].kind)


@BOOK.promise(T + "does-skull", T + "does-skull_and")
def skull(case: Case, said: Sentence) -> None:
    found = use(case)
    case.same("points", [said.number("count")], [e.points for e in found.heard("skull_laid")])
    case.same("temple", [said.value("temple")], [e.temple for e in found.heard("climbed")])
    got = [("resource", sum(e.goods.resources for e in found.heard("gained")))]
    told = said.values("goods") if said.code == "skull_and" else [("resource", 0)]
    case.same("resources", told, got)


@BOOK.promise(T + "does-anything")
def anything(case: Case, said: Sentence) -> None:
    """With plenty, whatever is not used up can be used."""
    name, seat = case.notes["space"], _seat(case)
    copy = rich(turn_of(case.state, seat), seat)
    gear, number = gears.parse(name)
    copy.gears[gear.id][number] = seat
    found: list[Any] = offers(copy, lambda a: getattr(a, "worker", "") == name and a.action)
    (decision,) = case.run.rules.decisions(copy)
    near: list[Any] = [a for m in decision.menus for a, _ in getattr(m, "refused", ())]
    refused = {a.action for a in near if getattr(a, "worker", "") == name}
    all_ = {gears.space(gear.id, n) for n in range(1, len(gear.actions) + 1)}
    case.same("actions", all_, {a.action for a in found} | refused)
