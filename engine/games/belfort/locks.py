"""Built cards: their planks, and gnomes on their locks (BF-8.6, BF-8.7, chapter 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Turn
from engine.games.belfort import kinds
from engine.games.belfort.components import BOX, BUILDINGS, CARDS
from engine.games.belfort.events import GnomeLocked, MasterMade, WorkerRecruited
from engine.games.belfort.goods import Worker
from engine.games.belfort.kinds import Building, Plank
from engine.games.belfort.parts import MASTERS, Built, Player
from engine.games.belfort.state import Belfort


def printed(card: str) -> Building:
    """What a card says."""
    return BUILDINGS[CARDS[card]]


def find(player: Player, card: str) -> Built:
    """A built card of a player. Raises `StopIteration` if he has not built it."""
    return next(built for built in player.built if built.card == card)


def open_plank(built: Built) -> Plank | None:
    """The plank of a built card that a worker may use; None if there is none or it is locked."""
    plank = printed(built.card).plank
    if plank is None or (plank.locked and not built.gnomes):
        return None
    return plank


def free_locks(player: Player) -> list[Built]:
    """The built cards with a free lock; of equal ones the first (BF-8.6)."""
    found: dict[tuple[str, int], Built] = {}
    for built in player.built:
        if built.gnomes < len(printed(built.card).locks):
            found.setdefault((CARDS[built.card], built.gnomes), built)
    return list(found.values())


def lock_gnome(t: Turn[Belfort], seat: int, card: str, paid: int = 0) -> list[Any]:
    """A gnome from the supply opens a lock at once; what is still to be chosen for it."""
    state, player = t.state, t.state.players[seat]
    built = find(player, card)
    lock = printed(card).locks[built.gnomes]
    state.gnomes -= 1
    built.gnomes += 1
    t.emit(GnomeLocked(seat, card, paid))
    if isinstance(lock, kinds.Master):
        _promote(t, seat, lock.worker)
    if isinstance(lock, kinds.Visit):
        add_visits(state, lock.count)
    return [lock] if isinstance(lock, kinds.OtherHalf) else []


def add_visits(state: Belfort, visits: int) -> None:
    """So many more visits to the trading post in this turn (BF-8.5.2)."""
    state.now.purchases += visits
    state.now.sales += visits


def _promote(t: Turn[Belfort], seat: int, worker: Worker) -> None:
    """An ordinary worker becomes a master, one at hand before one on a plank (INT-24)."""
    state, player = t.state, t.state.players[seat]
    master = MASTERS[worker]
    masters = sum(n for kind, n in state.standing(seat) if kind == master)
    if masters >= BOX.masters:
        return
    if player.workers[worker]:
        player.workers[worker] -= 1
        player.workers[master] += 1
        t.emit(MasterMade(seat, worker))
        return
    for placed in state.planks.values():
        if placed is not None and placed.seat == seat and placed.worker == worker:
            placed.worker = master
            t.emit(MasterMade(seat, worker))
            return
    for built in player.built:
        if built.worker == worker:
            built.worker = master
            t.emit(MasterMade(seat, worker))
            return


def recruit(t: Turn[Belfort], seat: int, worker: Worker, source: str) -> None:
    """A worker joins from the reserve, if there is one."""
    player = t.state.players[seat]
    if player.reserve[worker]:
        player.reserve[worker] -= 1
        player.workers[worker] += 1
        t.emit(WorkerRecruited(seat, worker, source))


def income(player: Player) -> int:
    """Coins of the built cards (BF-7.7)."""
    return sum(printed(built.card).coins for built in player.built)


def extra_visits(player: Player) -> int:
    """Visits to the trading post that gnomes allow beyond the usual one (BF-8.5.2)."""
    return sum(
        lock.count
        for built in player.built
        for lock in printed(built.card).locks[: built.gnomes]
        if isinstance(lock, kinds.Visit)
    )


def last_draws(player: Player) -> int:
    """Cards drawn at the end of one's own Actions (INT-20)."""
    return sum(
        lock.count
        for built in player.built
        for lock in printed(built.card).locks[: built.gnomes]
        if isinstance(lock, kinds.DrawLast)
    )


def powers(player: Player) -> Iterator[tuple[Built, kinds.Power]]:
    """The powers of gnomes that have not been used in this round, once per card (INT-23)."""
    for built in player.built:
        for lock in printed(built.card).locks[: built.gnomes]:
            if isinstance(lock, kinds.Power) and not built.used:
                yield built, lock
