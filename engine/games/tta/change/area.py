"""Workers and cards leave or enter an area by rules, not by an action of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.change import economy
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State


def free_worker(t: Turn[State], seat: int, card: str, why: str) -> None:
    """A worker leaves a card for the worker pool."""
    civ = t.state.players[seat]
    civ.workers[card] -= 1
    civ.idle += 1
    t.emit(events.WorkerFreed(seat, card, why))


def remove_leader(t: Turn[State], seat: int, why: str) -> None:
    """A leader leaves play without being replaced (NS-12.12, NS-14.16)."""
    s = t.state
    civ = s.players[seat]
    leader = civ.leader
    if leader is None:
        return
    civ.leader = None
    s.gone.append(leader)
    t.emit(events.Left(seat, (leader,), why))
    economy.refresh(t, seat)
    if rules := rules_of(s).code.get(leader):
        rules.left(t, seat)


def remove_wonder(t: Turn[State], seat: int, why: str) -> None:
    """An unfinished wonder leaves; its tokens return to the bank (NS-3.4, INT-5)."""
    s = t.state
    civ = s.players[seat]
    if civ.wonder is not None:
        civ.blue_bank += civ.stages
        s.gone.append(civ.wonder)
        t.emit(events.Left(seat, (civ.wonder,), why))
        civ.wonder, civ.stages = None, 0


def add_special(t: Turn[State], seat: int, card: str) -> bool:
    """Put a special technology into an area; of two of a type only one stays (NS-5.11). The
    answer is whether the new one does."""
    s = t.state
    civ = s.players[seat]
    cards = rules_of(s).cards
    same = [c for c in civ.specials if cards[c].special == cards[card].special]
    for old in same:
        if cards[old].level > cards[card].level and rules_of(s).keeps_higher_special:
            s.gone.append(card)
            return False
        civ.specials.remove(old)
        s.gone.append(old)
        t.emit(events.Left(seat, (old,), "replaced"))
    civ.specials.append(card)
    return True
