"""Where numbers come from: forecasts, compared with a copy in which nothing else happens."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Turn
from engine.core.clone import clone
from engine.games.tzolkin import calendar, ending, gears
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, TEMPLES
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.play import offers, rich, turn_of, turned
from tests.promises.tzolkin.spaces import T
from tests.promises.tzolkin.things import BOOK, gained

B = "tzolkin-table/"


@BOOK.promise(B + "outlook")
def outlook(case: Case, said: Sentence) -> None:
    name = said.value("worker")
    gear, number = gears.parse(name)
    case.same("who stands there", case.seat, case.state.gears[gear.id][number])
    case.notes.setdefault("workers", []).append(name)
    case.notes["worker"] = gear, number
    days = said.inner("outlook")
    case.notes["days"] = []
    case.each(days)
    case.same("days told", list(range(len(days))), case.notes["days"])
    left = gear.last + 1 - number
    case.same("days until it falls", min(4, left + 1), len(days))


@BOOK.promise(B + "now")
def now(case: Case, said: Sentence) -> None:
    _day(case, said, 0)


@BOOK.promise(B + "later")
def later(case: Case, said: Sentence) -> None:
    _day(case, said, said.number("days"))


def _day(case: Case, said: Sentence, days: int) -> None:
    """What a worker can do in so many days, if the seat had the turn then."""
    assert case.seat is not None
    case.notes["days"].append(days)
    gear, number = case.notes["worker"]
    copy, fallen = turned(case.state, days)
    there = number + days
    if (case.seat, gears.space(gear.id, gear.last)) in fallen and there > gear.last:
        case.notes["falls"] = True
        case.same("it falls", [B + "falls"], [s.id for s in said.inner("what")])
        case.each(said.inner("what"))
        return
    case.notes["falls"] = False
    name = gears.space(gear.id, there)
    case.same("who stands there", case.seat, copy.gears[gear.id][there])
    copy = turn_of(copy, case.seat)
    found = offers(copy, lambda a: getattr(a, "worker", "") == name and a.action)
    own = [a for a in found if a.action == name or there in gear.any_spaces]
    case.notes["space"], case.notes["seat"] = name, case.seat
    told = said.inner("what")
    case.notes["found"] = found, own
    if told and all(s.id.startswith("tzolkin/") for s in told):
        _gains(case, dict(said.values("what")), copy, own)
        return
    case.each(told)
    if told and told[0].id == B + "ahead":
        return
    if told and told[0].id.startswith(T):
        case.holds("it is not possible", own)


def _gains(case: Case, told: dict[str, int], copy: Any, own: list[Any]) -> None:
    """Goods: of ways to choose from, the first."""
    if not own:
        case.wrong("goods are promised, but the action is not possible")
        return
    step = case.run.rules.apply(copy, case.seat or 0, own[0])
    events = [n.event for n in step.news]
    case.same("goods", told, gained(events, "gained", "harvested"))


@BOOK.promise(B + "falls")
def falls(case: Case, said: Sentence) -> None:
    case.holds("he does not fall", case.notes["falls"])


@BOOK.promise(B + "ahead")
def ahead(case: Case, said: Sentence) -> None:
    """Of the actions that can be used without going back, the own one is not among them."""
    space = said.value("space")
    found, own = case.notes["found"]
    case.same("actions of the space", [], [a.action for a in own])
    case.holds("the action ahead is not possible", space in [a.action for a in found])
    case.notes["space"] = space
    case.each(said.inner("does"))


@BOOK.promise(B + "no-action")
def no_action(case: Case, said: Sentence) -> None:
    case.same("actions", [], [a.action for a in case.notes["found"][0]])


@BOOK.promise(B + "not-possible")
def not_possible(case: Case, said: Sentence) -> None:
    """Neither the action of the space nor, where theology allows it, the one ahead."""
    found, own = case.notes["found"]
    case.same("actions of the space", [], [a.action for a in own])
    _, number = gears.parse(case.notes["space"])
    ahead_ = [a.action for a in found if gears.parse(a.action)[1] > number]
    case.same("actions ahead", [], ahead_)


@BOOK.promise(B + "no-workers")
def no_workers(case: Case, said: Sentence) -> None:
    case.notes.setdefault("workers", [])


@BOOK.promise(B + "food")
def food(case: Case, said: Sentence) -> None:
    """The Food Day is held now: as it is, and with plenty of corn."""
    seat = case.seat or 0
    need, have, lost = said.number("corn"), said.number("have"), said.number("lost")
    case.same("corn", have, case.state.players[seat].purse.corn)
    case.same("points lost", -lost, _fed(clone(case.state), seat).points)
    case.same("corn needed", need, _fed(rich(clone(case.state), seat), seat).corn)
    case.holds("there is none", calendar.next_food_day(case.state) is not None)


def _fed(state: Any, seat: int) -> Any:
    t = Turn(state)
    calendar._feed(t, seat)
    return t.news[-1].event


@BOOK.promise(B + "no-food")
def no_food(case: Case, said: Sentence) -> None:
    over = case.state.result is not None
    case.holds("there is one", over or calendar.next_food_day(case.state) is None)


@BOOK.promise(B + "own-monument", B + "open-monument", B + "other-monument", B + "unbuilt-monument")
def monument(case: Case, said: Sentence) -> None:
    tile = said.value("tile")
    by = next((s for s, p in enumerate(case.state.players) if tile in p.monuments), None)
    kind = "unbuilt" if case.seat is None else "open"
    kind = kind if by is None else "own" if by == case.seat else "other"
    case.same("whose it is", kind, said.id.removeprefix(B).partition("-")[0])
    if "who" in said:
        case.same("who built it", said.seat("who"), by)
    told = said.values("points")
    if by is None and case.seat is None:
        found: list[Any] = [
            (s, _worth(case.state, s, tile)) for s in range(len(case.state.players))
        ]
    else:
        found = [("point", _worth(case.state, case.seat if by is None else by, tile))]
    case.same("points", told, found)
    case.notes["scored"], case.notes["owner"] = tile, by
    case.each(said.inner("scores"))


def _worth(state: Any, seat: Any, tile: str) -> int:
    """What the final scoring gives for a monument, which the seat gets where nobody has it."""
    copy = clone(state)
    if tile in copy.monuments:
        copy.monuments.remove(tile)
        copy.players[seat].monuments.append(tile)
    t = Turn(copy)
    ending.score_finally(t, seat)
    points: int = dict(t.news[-1].event.monument_points)[tile]
    return points


@BOOK.thing(T + "table-entry")
def table_entry(said: Sentence) -> tuple[int, int]:
    return said.number("number"), said.number("points")


@BOOK.promise(T + "scores-*")
def scores(case: Case, said: Sentence) -> None:
    """What a monument counts, counted by hand for everybody who may have it."""
    tile, points, table = case.notes["scored"], said.number("points"), dict(said.values("table"))
    kind = said.word("kind")
    state = case.after if case.action is not None else case.state
    owner = case.notes.get("owner")
    seats = range(len(state.players)) if owner is None and case.action is None else [owner]
    for seat in [case.seat] if case.action is not None else seats:
        told = _counted(state, seat, tile, said.code, points, table, kind)
        case.same(f"worth to seat {seat}", told, _worth(state, seat, tile))


def _counted(
    state: Any, seat: Any, tile: str, by: str, points: int, table: dict[int, int], kind: str
) -> int:
    """The points by what the sentence says."""
    player = state.players[seat]
    monuments = {*player.monuments, tile}
    kinds = Counter([BUILDINGS[b].kind for b in player.buildings])
    kinds.update(MONUMENTS[m].kind for m in monuments)
    built = {m for p in state.players for m in p.monuments} | {tile}
    levels = list(player.technologies.values())
    laid = list(state.skulls_laid.values())
    best = max(player.temples.values())
    simple = {
        "kind": points * kinds[kind],  # type: ignore[index]
        "corn": points * player.corn_tiles,
        "wood": points * player.wood_tiles,
        "tiles": points * (len(player.buildings) + len(monuments)),
        "levels": points * sum(levels),
        "monuments": table.get(len(state.players), 0) * len(built),
        "mastered": table.get(levels.count(3), 0),
        "workers": table.get(state.workers(seat), 0),
        "temple_points": sum(_step_points(t, n) for t, n in player.temples.items()),
        "best_temple": points * max(0, best - 1),
        "all_skulls": points * len(laid),
        "own_skulls": points * laid.count(seat),
    }
    return simple[by]


def _step_points(temple: str, step: int) -> int:
    return TEMPLES[temple].steps[step].points  # type: ignore[index]


@BOOK.look
def every_worker(case: Case) -> None:
    """No worker is left out of the forecast, and no day."""
    if case.seat is None:
        return
    told = [w.worker for w in case.view.foresight]
    found = [gears.space(g, n) for g, n in gears.standing(case.state, case.seat)]
    case.same("workers", sorted(told), sorted(found))
