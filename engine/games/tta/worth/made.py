"""What a civilization makes, remembered.

Who thinks about a turn asks this of thousands of positions, in most of which nothing has changed
that it depends on, least of all at the rivals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.games.tta.query import basics, production, ratings
from engine.games.tta.worth.memo import Memo

if TYPE_CHECKING:
    from engine.games.tta.state import State

KEPT = 2048
"""Civilizations that are remembered."""


class Made(NamedTuple):
    """The ratings of a civilization, food and resources that it makes in a production phase, and
    its workers: on farms and mines, and on all cards."""

    science: int
    culture: int
    strength: int
    happiness: int
    food: int
    resources: int
    makers: int
    workers: int


_known: Memo[Made] = Memo(KEPT)


def made_by(s: State, seat: int) -> Made:
    """What a civilization makes."""
    what = depends_on(s, seat)
    found = _known.get(what)
    return _known.keep(what, look(s, seat)) if found is None else found


def look(s: State, seat: int) -> Made:
    """The same by the rules themselves."""
    return Made(
        science=ratings.science(s, seat),
        culture=ratings.culture(s, seat),
        strength=ratings.strength(s, seat),
        happiness=ratings.happiness(s, seat),
        food=production.food_made(s, seat),
        resources=production.resources_made(s, seat),
        makers=basics.workers_on(s, seat, basics.FARM_MINE),
        workers=sum(s.players[seat].workers.values()),
    )


def depends_on(s: State, seat: int) -> tuple[Any, ...]:
    """Everything in a position that what a civilization makes depends on. A card that looks at
    something else must be taken into account here."""
    civ = s.players[seat]
    pacts = basics.pacts_of(s, seat) if s.pacts else []
    return (
        s.edition,
        tuple(civ.workers),
        tuple(civ.workers.values()),
        civ.government,
        tuple(civ.specials),
        civ.leader,
        tuple(civ.wonders),
        tuple(civ.ruins),
        civ.memorial,
        tuple(civ.colonies),
        civ.tactic,
        civ.idle,
        civ.yellow_bank,
        civ.ca_total,
        civ.ma_total,
        civ.left_out,
        tuple([(p.card, p.a == seat, *s.players[p.partner(seat)].wonders) for p in pacts]),
    )
