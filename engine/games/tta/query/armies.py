"""Armies: the most strength a tactic can make of some units (NS-9.5, NS-12.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.games.tta.cards.model import Card, Tactic
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.query import basics
from engine.games.tta.query.in_force import units_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

OLD = 2
"""A unit so many levels below the tactic makes its army obsolete."""
FORMED = 1024
"""Sets of units whose armies are kept."""


def army_strength(s: State, seat: int, units: Mapping[str, int]) -> int:
    """Tactic strength of the best armies that these units (card: number) of a seat can form."""
    civ = s.players[seat]
    if civ.tactic is None:
        return 0
    if not all(r.tactic_works(s, seat) for r in basics.speakers_on(s, seat, "tactic_works")):
        return 0
    mixed = any(r.mixed_armies(s, seat) for r in basics.speakers_on(s, seat, "mixed_armies"))
    fighting = units_of(s.edition)
    formed = tuple([unit for unit in units.items() if unit[1] and unit[0] in fighting])
    return _remembered(s.edition, civ.tactic, formed, mixed)


@lru_cache(FORMED)
def _remembered(edition: str, tactic: str, units: tuple[tuple[str, int], ...], mixed: bool) -> int:
    """As `best_armies`; kept, for units change seldom while somebody thinks about a turn."""
    return best_armies(EDITIONS[edition].cards, tactic, dict(units), mixed=mixed)


def best_army(s: State, seat: int) -> int:
    """Tactic strength of the single best army of a seat, an air force included."""
    civ = s.players[seat]
    if not army_strength(s, seat, civ.workers):
        return 0
    assert civ.tactic is not None
    cards = rules_of(s).cards
    fresh = {c: n for c, n in civ.workers.items() if cards[c].level > cards[civ.tactic].level - OLD}
    of = {c: n for c, n in fresh.items() if cards[c].kind != "air_force"}
    army = cards[civ.tactic].tactic
    assert army is not None
    up_to_date = best_armies(cards, civ.tactic, of, mixed=False)
    one = army.strength if up_to_date or army.obsolete is None else army.obsolete
    return one * (2 if basics.workers_on(s, seat, ("air_force",)) else 1)


def best_armies(
    cards: Mapping[str, Card], tactic: str, units: Mapping[str, int], *, mixed: bool
) -> int:
    """As `army_strength`. mixed: each infantry may stand in for cavalry."""
    card = cards[tactic]
    army = card.tactic
    assert army is not None
    total = {"infantry": 0, "cavalry": 0, "artillery": 0, "air_force": 0}
    fresh = dict(total)
    for unit, n in units.items():
        kind = cards[unit].kind
        if kind in total:
            total[kind] += n
            if cards[unit].level > card.level - OLD:
                fresh[kind] += n
    if army.obsolete is None:
        fresh = total
    top = 0
    for full in range(_most(army, fresh, mixed) + 1):
        rest = _without(army, fresh, total, full, mixed)
        old = _most(army, rest, mixed)
        strengths = [army.strength] * full + [army.obsolete or army.strength] * old
        top = max(top, sum(strengths) + sum(strengths[: total["air_force"]]))
    return top


def _most(army: Tactic, units: Mapping[str, int], mixed: bool) -> int:
    """How many armies these units make."""
    n = 0
    while _enough(army, units, n + 1, mixed):
        n += 1
    return n


def _enough(army: Tactic, units: Mapping[str, int], n: int, mixed: bool) -> bool:
    missing_cavalry = max(0, n * army.cavalry - units["cavalry"])
    if missing_cavalry and not mixed:
        return False
    return (
        n * army.infantry + missing_cavalry <= units["infantry"]
        and n * army.artillery <= units["artillery"]
    )


def _without(
    army: Tactic, fresh: Mapping[str, int], total: Mapping[str, int], full: int, mixed: bool
) -> dict[str, int]:
    """What is left of all units after `full` armies of fresh ones. Cavalry is used up before
    infantry stands in for it, because infantry can do both."""
    cavalry = min(fresh["cavalry"], full * army.cavalry)
    stand_ins = full * army.cavalry - cavalry if mixed else 0
    return {
        "infantry": total["infantry"] - full * army.infantry - stand_ins,
        "cavalry": total["cavalry"] - cavalry,
        "artillery": total["artillery"] - full * army.artillery,
    }
