"""What technologies give at once and for good (TZ-6)."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from engine.games.tzolkin import kinds
from engine.games.tzolkin.actions import Construct, Way
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, TRACKS, Level
from engine.games.tzolkin.goods import GOODS, TRACK_IDS, GearId, Goods, TrackId

LAST = len(TRACKS["agriculture"].levels)
"""The highest level; a step beyond it brings the repeat bonus."""


_HARVESTS = {
    action.group: action
    for gear in BOX.gears
    for action in gear.actions
    if isinstance(action, kinds.Harvest)
}
"""The harvests of Palenque by the group of fields."""
_WOOD = {group: Goods(wood=action.wood) for group, action in _HARVESTS.items()}


class Skilled(Protocol):
    """Somebody with technologies: a player, or how others see one."""

    def level(self, track: str) -> int:
        """The level of a technology."""


def track_id(track: str) -> TrackId:
    """The id of a track. Raises `StopIteration` if there is none such."""
    return next(t for t in TRACK_IDS if t == track)


@cache
def _ability(track: TrackId, level: int) -> Level:
    return TRACKS[track].at(level)


def ability(player: Skilled, track: TrackId) -> Level:
    """All that a player may do by the level he has reached on a track."""
    return _ability(track, player.level(track))


def taken(player: Skilled, gear: GearId, goods: Goods) -> Goods:
    """What an action of a gear that just gives these goods gives this player (TZ-5.1, TZ-5.2,
    TZ-6)."""
    if gear == "palenque":
        return _fished(goods, player.level("agriculture"))
    return _extracted(goods, player.level("extraction"), player.level("theology"))


def harvest_goods(player: Skilled, group: int, way: Way) -> Goods:
    """What a way of harvesting brings this player, technologies counted in (TZ-6)."""
    if way == "wood":
        wood = _WOOD[group]
        return _extracted(wood, player.level("extraction"), player.level("theology"))
    return _harvested(group, player.level("agriculture"))


@cache
def _fished(goods: Goods, agriculture: int) -> Goods:
    return Goods(corn=goods.corn + _ability("agriculture", agriculture).fishing_corn)


@cache
def _extracted(goods: Goods, extraction: int, theology: int) -> Goods:
    """Goods taken by an action of Yaxchilan, or wood from the jungle, with what extraction and
    theology add at these levels to the kinds that are taken (TZ-6)."""
    more, skulls = _ability("extraction", extraction), _ability("theology", theology).skulls
    return Goods(
        corn=goods.corn,
        wood=goods.wood + (more.wood if goods.wood else 0),
        stone=goods.stone + (more.stone if goods.stone else 0),
        gold=goods.gold + (more.gold if goods.gold else 0),
        skull=goods.skull + (skulls if goods.skull else 0),
    )


@cache
def _harvested(group: int, agriculture: int) -> Goods:
    return Goods(corn=_HARVESTS[group].corn + _ability("agriculture", agriculture).jungle_corn)


def price(player: Skilled, candidate: Construct, corn: int) -> Goods:
    """What a building or monument costs this player (TZ-6, TZ-7).

    corn: for each resource of its price, 0 where resources are paid.
    """
    if candidate.tile in MONUMENTS:
        return MONUMENTS[candidate.tile].cost
    cost = BUILDINGS[candidate.tile].cost
    if not corn:
        return Goods(*(cost.of(good) - (good == candidate.spared) for good in GOODS))
    less = ability(player, "architecture").build_corn_less if candidate.architecture else 0
    return Goods(corn=max(0, cost.resources * corn - less))
