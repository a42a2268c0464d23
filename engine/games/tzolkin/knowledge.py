"""What technologies give at once and for good (TZ-6)."""

from __future__ import annotations

from functools import cache

from engine.games.tzolkin.components import TRACKS, Level
from engine.games.tzolkin.goods import TRACK_IDS, Goods, TrackId
from engine.games.tzolkin.parts import Player

LAST = len(TRACKS["agriculture"].levels)
"""The highest level; a step beyond it brings the repeat bonus."""


def track_id(track: str) -> TrackId:
    """The id of a track. Raises `StopIteration` if there is none such."""
    return next(t for t in TRACK_IDS if t == track)


@cache
def _ability(track: TrackId, level: int) -> Level:
    return TRACKS[track].at(level)


def ability(player: Player, track: TrackId) -> Level:
    """All that a player may do by the level he has reached on a track."""
    return _ability(track, player.technologies[track])


def extracted(player: Player, goods: Goods) -> Goods:
    """Goods taken by an action of Yaxchilan, or wood from the jungle, with what extraction and
    theology add to the kinds that are taken (TZ-6)."""
    more, skulls = ability(player, "extraction"), ability(player, "theology").skulls
    return Goods(
        corn=goods.corn,
        wood=goods.wood + (more.wood if goods.wood else 0),
        stone=goods.stone + (more.stone if goods.stone else 0),
        gold=goods.gold + (more.gold if goods.gold else 0),
        skull=goods.skull + (skulls if goods.skull else 0),
    )
