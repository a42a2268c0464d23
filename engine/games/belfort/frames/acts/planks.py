"""Workers on planks (BF-8.4)."""

from __future__ import annotations

from engine.core import Act, Turn, Verb
from engine.games.belfort import planks
from engine.games.belfort.actions import Activate
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from engine.games.belfort.events import WorkerActivated
from engine.games.belfort.frames import effects
from engine.games.belfort.state import Belfort


class UsePlank(Act[Belfort, Activate]):
    """A worker comes back from a plank and is used."""

    says = Activate
    verbs = (Verb("activate"),)

    def candidates(self, m: Belfort, verb: str) -> list[Activate]:
        return [Activate(plank) for plank in planks.occupied(m, m.mover)]

    def do(self, t: Turn[Belfort], seat: int, action: Activate) -> None:
        plank = action.plank
        district = planks.district_of(plank)
        guild = t.state.guilds[district] if district is not None else ""
        if guild:
            effect = GUILDS[guild].effect
        else:
            printed = BUILDINGS[CARDS[plank]].plank
            assert printed is not None
            effect = printed.effect
        planks.take_back(t.state, seat, plank)
        t.emit(WorkerActivated(seat, plank, guild))
        t.todo(*effects.begin(t, seat, effect, guild or CARDS[plank]))


ACTS = (UsePlank(),)
