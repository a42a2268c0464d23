"""What ending the turn now would bring (NS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn, clone, settle
from engine.games.tta.change import hand
from engine.games.tta.change.choices import ASKING, ProduceNow
from engine.games.tta.editions import rules_of
from engine.games.tta.events import Changed, Produced
from engine.games.tta.query import basics, ratings
from engine.games.tta.query.production import Preview

if TYPE_CHECKING:
    from engine.games.tta.state import State


def preview(s: State, seat: int) -> Preview:
    """The end of the turn as it would be now, carried out on a copy.

    Exact but for one case: where the military deck runs out, cards of the age that are discarded
    first may be drawn again, and which cards those are is nobody else's business.
    """
    civ = s.players[seat]
    discontent = ratings.discontent(s, seat)
    uprising = discontent > civ.idle
    result = Produced(seat)
    t: Turn[State] = Turn(clone(s))
    t.state.agenda.clear()
    if not uprising:
        steps: list[str] = [step for step in rules_of(s).production if step not in ASKING]
        t.todo(ProduceNow(seat, steps))
        settle(t)
        result = next((n.event for n in t.news if isinstance(n.event, Produced)), result)
    before = len(t.news)
    for r in basics.speakers(t.state, seat):
        r.turn_ended(t, seat)
    told = (n.event for n in t.news[before:])
    rules = rules_of(s)
    draw = 0 if uprising and rules.uprising_stops_draw else hand.due(s, seat)
    over = len(civ.military) - basics.military_hand_limit(s, seat)
    at_once = "hand_limit" in rules.turn_end
    return Preview(
        uprising=uprising,
        discontent=discontent,
        science=result.science,
        culture=result.culture,
        corruption=result.corruption,
        food=result.food,
        consumption=result.consumption,
        famine=result.famine,
        resources=result.resources,
        draw=draw,
        discard=max(0, over) if at_once else 0,
        later=0 if at_once else max(0, over + draw),
        ending=tuple((e.why, e.amount) for e in told if isinstance(e, Changed)),
    )
