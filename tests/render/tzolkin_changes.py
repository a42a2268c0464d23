"""What differs between two views of Tzolk'in, by the places of the pictures."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.tzolkin.components import GEARS
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import PlayerView, TzolkinView
from tests.render.tzolkin_facts import GOODS

Note = Callable[[str, object, object], None]


def changes(before: TzolkinView, after: TzolkinView) -> set[str]:
    """What looks otherwise because somebody has decided it, wherever it stands; and the day."""
    found: set[str] = set()

    def note(name: str, was: object, now: object) -> None:
        if was != now:
            found.add(name)

    note("wheel.day", before.day, after.day)
    _gears(before, after, note)
    for was, now in zip(before.jungle, after.jungle, strict=True):
        note(f"badge.palenque.{now.space}", (was.corn, was.wood), (now.corn, now.wood))
    for space in range(1, 11):
        laid = [space in dict(view.skulls_laid) for view in (before, after)]
        note(f"badge.chichen_itza.{space}", *laid)
    for slot in after.display:
        (earlier,) = [one.tile for one in before.display if one.slot == slot.slot]
        note(f"tile.{slot.slot}", earlier, slot.tile)
    for grand in after.monuments:
        note(f"monument.{grand.tile}", next(
            m.by for m in before.monuments if m.tile == grand.tile), grand.by)  # fmt: skip
    note("first", before.first, after.first)
    if after.claimant is not None:
        note("start", (before.claimant, before.day), (after.claimant, after.day))
    for player in after.players:
        _player(before.players[player.seat], player, note)
    return found


def _gears(before: TzolkinView, after: TzolkinView, note: Note) -> None:
    """Workers that are where the days alone would not have taken them, and those taken back."""
    days = after.day - before.day
    for gear in GEARS.values():
        old, new = before.gear(gear.id).spaces, after.gear(gear.id).spaces
        for space in range(gear.last + 1):
            came = old[space - days] if space - days in range(gear.teeth) else None
            if DUMMY not in (came, new[space]):
                note(f"{gear.id}.{space}", came, new[space])


def _player(was: PlayerView, now: PlayerView, note: Note) -> None:
    seat = now.seat
    note(f"{seat}.points", was.points, now.points)
    note(f"{seat}.workers", was.workers, now.workers)
    note(f"{seat}.light", was.light, now.light)
    note(f"{seat}.buildings", was.buildings, now.buildings)
    note(f"{seat}.monuments", was.monuments, now.monuments)
    note(f"{seat}.jungle", (was.corn_tiles, was.wood_tiles), (now.corn_tiles, now.wood_tiles))
    note(f"{seat}.wealth", was.wealth, now.wealth)
    for good in GOODS:
        note(f"{seat}.{good}", getattr(was.goods, good), getattr(now.goods, good))
    for temple, step in now.temples:
        note(f"{temple}.{seat}", was.temple(temple), step)
    for track, level in now.technologies:
        note(f"{track}.{seat}", was.level(track), level)
    for tile in {*now.buildings, *now.monuments}:
        had = (*was.buildings, *was.monuments)
        note(f"built.{seat}.{tile}", had.count(tile), (*now.buildings, *now.monuments).count(tile))
