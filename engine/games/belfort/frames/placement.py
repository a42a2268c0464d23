"""Placement: a worker on a plank, or all that are left to the areas (chapter 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engine.core import (
    Automatic,
    Decision,
    Pick,
    Share,
    Shares,
    Turn,
    Waiting,
    partition_legal,
    record,
)
from engine.games.belfort import planks
from engine.games.belfort.actions import Pass, Place, Send, Spread
from engine.games.belfort.components import AREAS
from engine.games.belfort.events import Passed, WorkerPlaced
from engine.games.belfort.goods import WORKERS, AreaId
from engine.games.belfort.parts import KINDS, MASTERS, SORT, Kind, Player
from engine.games.belfort.state import Belfort


def areas_for(kind: Kind) -> tuple[AreaId, ...]:
    """Where a worker may be sent (BF-6.2)."""
    return tuple(area.id for area in AREAS.values() if SORT[kind] in area.workers)


def left(player: Player) -> dict[Kind, int]:
    """The workers that have not been placed."""
    return {kind: n for kind, n in player.workers.items() if n}


def ask_order(state: Belfort) -> int | None:
    """The seat that places next after the one that did last; None when all have passed."""
    after = state.crests[state.mover]
    order = sorted(state.in_order(), key=lambda seat: state.crests[seat] <= after)
    return next((seat for seat in order if not state.passed[seat]), None)


@record
class Placement(Waiting):
    """Where does the next worker go?"""

    kind: Literal["placement"] = "placement"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        if state.passed[state.mover]:
            return ()
        seat, player = state.mover, state.active
        offered, refused = partition_legal(
            (Place(plank, kind) for plank in planks.listed(state, seat) for kind in left(player)),
            lambda candidate: planks.obstacle(state, seat, candidate.plank),
        )
        workers = tuple(player.workers[kind] for kind in KINDS)
        spreads = [Pass(spread) for spread in usual_spreads(workers)]
        menus = [Pick("pass", (*spreads, Pass()), refused=tuple(refused))]
        if offered:
            menus.insert(0, Pick("place", tuple(offered), group_by="plank"))
        return (Decision(seat, self.kind, tuple(menus), {"round": state.round}),)

    def answer(self, t: Turn[Belfort], seat: int, action: Place | Pass) -> None:
        if isinstance(action, Place):
            _place(t, seat, action)
            go_on(t)
        elif action.spread is None:
            t.todo(SendRest(seat))
        else:
            send(t.state, seat, action.spread)
            finish_pass(t, seat, action.spread)

    def run(self, t: Turn[Belfort]) -> None:
        pass


def _place(t: Turn[Belfort], seat: int, action: Place) -> None:
    state = t.state
    due, to = planks.fee(state, seat, action.plank)
    state.players[seat].purse.gold -= due
    if to is not None:
        state.players[to].purse.gold += due
    planks.put(state, seat, action.plank, action.worker)
    district = planks.district_of(action.plank)
    guild = state.guilds[district] if district else ""
    t.emit(WorkerPlaced(seat, action.plank, action.worker, due, to, guild))


def go_on(t: Turn[Belfort]) -> None:
    """The next player in crest order; one without workers passes automatically."""
    state = t.state
    while (seat := ask_order(state)) is not None:
        state.mover = seat
        if left(state.active):
            return
        state.passed[seat] = True
        t.emit(Passed(seat, ()))


def send(state: Belfort, seat: int, spread: Spread) -> None:
    """Workers go to resource areas."""
    player = state.players[seat]
    for name, count in spread:
        kind, area = parse(name)
        player.workers[kind] -= count
        there = state.areas[area][seat]
        there[kind] = there.get(kind, 0) + count


def finish_pass(t: Turn[Belfort], seat: int, spread: Spread) -> None:
    """The player takes no further part in this Placement."""
    t.state.passed[seat] = True
    t.emit(Passed(seat, spread))
    go_on(t)


def part(kind: Kind, area: AreaId) -> str:
    """What a number of workers of a kind in an area is called: `elf_forest`."""
    return f"{kind}_{area}"


def parse(name: str) -> tuple[Kind, AreaId]:
    """The kind of worker and the area. Raises `KeyError` if there is none such."""
    for kind in KINDS:
        for area in AREAS:
            if name == part(kind, area):
                return kind, area
    raise KeyError(name)


@lru_cache(maxsize=1024)
def usual_spreads(counts: tuple[int, ...]) -> tuple[Spread, ...]:
    """What is wanted most often with so many workers of each of `KINDS`: so many pairs to the Mine,
    the others to Forest and Quarry or to the Gold Mine; masters go where they are worth most."""
    numbers = dict(zip(KINDS, counts, strict=True))
    elves, dwarves = (
        [kind for kind in (MASTERS[sort], sort) for _ in range(numbers[kind])] for sort in WORKERS
    )
    found = (
        _spread(elves, dwarves, pairs, rest)
        for pairs in range(min(len(elves), len(dwarves)) + 1)
        for rest in ("raw", "gold", "wood", "stone")
    )
    return tuple(dict.fromkeys(found))


def _spread(elves: list[Kind], dwarves: list[Kind], pairs: int, rest: str) -> Spread:
    """The first `pairs` of each to the Mine, the others as `rest` says."""
    counts: dict[str, int] = {}
    for workers, area, wanted in ((elves, "forest", "wood"), (dwarves, "quarry", "stone")):
        for i, kind in enumerate(workers):
            place: AreaId = "gold_mine"
            if i < pairs:
                place = "mine"
            elif rest in ("raw", wanted):
                place = "forest" if area == "forest" else "quarry"
            counts[part(kind, place)] = counts.get(part(kind, place), 0) + 1
    return tuple(sorted(counts.items()))


@record
class SendRest:
    """Where do the workers go that are left? One kind after the other."""

    seat: int
    kind: Literal["send_rest"] = "send_rest"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        rest = left(state.players[self.seat])
        kind = next(iter(rest), None)
        if kind is None:
            return ()
        parts = {part(kind, area): (0, rest[kind]) for area in areas_for(kind)}
        menu = Share("send", parts, _send, "areas", low=rest[kind], high=rest[kind])
        return (Decision(self.seat, self.kind, (menu,), {"worker": kind, "count": rest[kind]}),)

    def answer(self, t: Turn[Belfort], seat: int, action: Send) -> None:
        send(t.state, seat, action.areas)

    def run(self, t: Turn[Belfort]) -> None:
        spread = tuple(
            sorted(
                (part(kind, area), there[self.seat][kind])
                for area, there in t.state.areas.items()
                for kind in there[self.seat]
            )
        )
        finish_pass(t, self.seat, spread)


def _send(areas: Shares) -> Send:
    return Send(areas)


@record
class BeginPlacement(Automatic):
    """The first player by crest begins."""

    kind: Literal["begin_placement"] = "begin_placement"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        state.phase = "placement"
        state.passed = [player.resigned for player in state.players]
        state.mover = state.in_order()[-1]
        go_on(t)
        t.todo(Placement())
