"""What answers depend on, in figures: for the picture of a question and the same in words."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Decision
from engine.games.antike.actions import Defend, RemoveUnits
from engine.games.antike.components import BOX, CARDS
from engine.games.antike.view import AntikeView, UnitsView
from render.text.antike import quotes

DRAWN = (
    *("fortress", "casualties", "conquest"),
    *("choose_card", "choose_chip", "pay_for_field", "scientia"),
)
"""Questions that are about one city, one force or some cards; the table shows the others best."""
FORTRESS = "fortress"


@dataclass(frozen=True, slots=True)
class Siege:
    """Units of the attacker in an enemy city, and what it takes to conquer it (AD-6.5.7).

    parts: signs with what each adds to the strength; they add up to `raw`, which counts at least
    as one.
    """

    city: str
    have: UnitsView
    need: int
    parts: tuple[tuple[str, int], ...]

    @property
    def ordinary(self) -> int:
        return self.have.legion + self.have.galley

    @property
    def raw(self) -> int:
        return sum(n for _, n in self.parts)

    def against(self, fortresses: int) -> int:
        """What it takes against so many Fortress cards (AD-9.3)."""
        return max(1, self.raw + fortresses * CARDS[FORTRESS].numbers["defence"])

    def holds(self, fortresses: int = 0) -> bool:
        return self.against(fortresses) > self.ordinary

    @property
    def saving(self) -> int:
        """The fewest Fortress cards with which the city holds."""
        return next(n for n in range(self.ordinary + 2) if self.holds(n))


def siege(view: AntikeView, city: str, strength: int | None = None) -> Siege:
    """The siege of a city. strength: what counts with the cards that have been played, less with
    Siege Engine and more with Fortress; as the table shows it if there are none."""
    numbers, it = BOX.defence, view.region(city)
    assert it.owner is not None
    own, enemies = it.units[it.owner], it.units[1 - it.owner]
    parts = [("temple", numbers.temple) if it.temple else ("city", numbers.plain)]
    parts += [(kind, numbers.unit * getattr(own, kind)) for kind in ("legion", "galley")]
    parts.append(("star", numbers.special * (own.general + own.admiral)))
    parts.append(("wall", numbers.wall * it.wall))
    known = any(k.id == "res_publica" and it.owner in k.by for k in view.know_how)
    parts.append(("scholar", numbers.res_publica * known))
    parts.append(("star", -numbers.special * quotes.special(enemies)))
    raw = sum(n for _, n in parts)
    if strength is not None and strength != raw:
        parts.append(("card", strength - raw))
        raw = strength
    return Siege(city, enemies, max(1, raw), tuple(part for part in parts if part[1]))


def sieges(view: AntikeView, decision: Decision) -> tuple[Siege, ...]:
    """All cities with ordinary units of the seat that is asked, without those tried already."""
    found = [
        siege(view, r.id)
        for r in view.regions
        if r.owner == 1 - decision.seat and r.id not in view.tried
    ]
    return tuple(one for one in found if one.ordinary)


def attacked(view: AntikeView, decision: Decision) -> Siege:
    """The city that a question about a conquest is about."""
    city, need = str(decision.facts["region"]), int(str(decision.facts["need"]))
    useful = [n for n in defences(decision) if n]
    if useful:  # the first one offered adds one unit, whatever a General takes off (AD-13.3)
        return siege(view, city, need + (1 - useful[0]) * CARDS[FORTRESS].numbers["defence"])
    shown = siege(view, city)
    return shown if shown.need == need else siege(view, city, need)


def defences(decision: Decision) -> tuple[int, ...]:
    """Numbers of Fortress cards that can be played."""
    return tuple(a.cards for a in decision.every() if isinstance(a, Defend))


def removals(decision: Decision) -> tuple[RemoveUnits, ...]:
    """Units that can be removed for a city."""
    return tuple(a for a in decision.every() if isinstance(a, RemoveUnits))


def count(view: AntikeView, decision: Decision) -> int:
    """The number that the second line of a question tells."""
    match decision.kind:
        case "conquest":
            return len(sieges(view, decision))
        case "choose_chip":
            return int(str(decision.facts["left"]))
        case "pay_for_field":
            return int(str(decision.facts["price"]))
    return 0
