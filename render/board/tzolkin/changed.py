"""What differs between two views of Tzolk'in, by the names of the spots on the pictures.

Every advance moves every worker, so what has only moved on is no change; changed is what somebody
has decided.
"""

from __future__ import annotations

from engine.games.tzolkin.components import GEARS
from engine.games.tzolkin.goods import GOODS
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import GearView, PlayerView, TzolkinView


def changed(before: TzolkinView, after: TzolkinView) -> frozenset[str]:
    """The names of all spots that look otherwise for a reason."""
    days = after.day - before.day
    found = {"wheel.day"} if days else set()
    for old, new in zip(before.gears, after.gears, strict=True):
        found |= {f"{new.id}.{space}" for space in _gear(old, new, days)}
    for was, now in zip(before.players, after.players, strict=True):
        found |= _player(was, now)
    for field, then in zip(after.jungle, before.jungle, strict=True):
        if field != then:
            found.add(f"badge.palenque.{field.space}")
    laid = set(after.skulls_laid) - set(before.skulls_laid)
    found |= {f"badge.chichen_itza.{space}" for space, _ in laid}
    for slot, earlier in zip(after.display, before.display, strict=True):
        if slot != earlier:
            found.add(f"tile.{slot.slot}")
    built = {shown.tile: shown.by for shown in before.monuments}
    found |= {f"monument.{m.tile}" for m in after.monuments if built.get(m.tile) != m.by}
    if after.claimant is not None and (after.claimant, days) != (before.claimant, 0):
        found.add("start")
    if after.first != before.first:
        found.add("first")
    return frozenset(found)


def _gear(old: GearView, new: GearView, days: int) -> set[int]:
    """Spaces on which somebody has put a worker, and those from which one was taken back."""
    last = next(gear.last for gear in GEARS.values() if gear.id == new.id)

    def moved(space: int) -> int | None:
        """Who would stand here had nothing but days happened."""
        return old.spaces[space - days] if space >= days else None

    return {
        space
        for space in range(last + 1)
        if new.spaces[space] != moved(space) and DUMMY not in (new.spaces[space], moved(space))
    }


def _player(old: PlayerView, new: PlayerView) -> set[str]:
    seat = new.seat
    parts: dict[str, tuple[object, object]] = {
        "points": (old.points, new.points),
        "workers": (old.workers, new.workers),
        "light": (old.light, new.light),
        "buildings": (old.buildings, new.buildings),
        "monuments": (old.monuments, new.monuments),
        "jungle": ((old.corn_tiles, old.wood_tiles), (new.corn_tiles, new.wood_tiles)),
        "wealth": (old.wealth, new.wealth),
        **{good: (old.goods.of(good), new.goods.of(good)) for good in GOODS},
    }
    found = {f"{seat}.{name}" for name, (was, now) in parts.items() if was != now}
    built = {*new.buildings, *new.monuments} - {*old.buildings, *old.monuments}
    found |= {f"built.{seat}.{tile}" for tile in built}
    for was, now in ((old.temples, new.temples), (old.technologies, new.technologies)):
        found |= {f"{name}.{seat}" for name, step in now if dict(was)[name] != step}
    return found
