"""The tiles that lead to other actions; a code without its question fails here (TZ-7.1)."""

from __future__ import annotations

from typing import Any

from engine.games.tzolkin.components import BUILDINGS
from engine.games.tzolkin.frames.construct import ChooseBuilding
from engine.games.tzolkin.frames.effects import ODD
from engine.games.tzolkin.frames.market import AtMarket
from engine.games.tzolkin.frames.using import ChooseAction
from engine.games.tzolkin.kinds import Odd


def _extra_building(tile: str, corn: int) -> Any:
    return ChooseBuilding(1, tile, begun=True)


def _market(tile: str, corn: int) -> Any:
    return AtMarket(tile)


def _any_action(tile: str, corn: int) -> Any:
    return ChooseAction(tile, corn, begun=True)


ODD.update(extra_building=_extra_building, market=_market, any_action=_any_action)

_LISTED = {e.code for b in BUILDINGS.values() for e in b.effects if isinstance(e, Odd)}
if set(ODD) != _LISTED:
    raise LookupError(f"odd effects listed: {_LISTED}; with code: {set(ODD)}")
