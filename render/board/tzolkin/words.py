"""The few words on the pictures of Tzolk'in. Sentences are made in `render.text`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.tzolkin.components import (
    BOX,
    BUILDINGS,
    MONUMENTS,
    WEALTH,
    Building,
    Monument,
)
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.lang.language import ENGLISH, Language
from render.text.tzolkin import table
from render.text.tzolkin.effects import Effects
from render.text.tzolkin.things import Things

DAYS = BOX.calendar.teeth
rank, prices = table.place, table.prices
_TILES: Mapping[str, Building | Monument] = {**BUILDINGS, **MONUMENTS}


class Words:
    """What stands on a picture in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.say = TzolkinPictures(language)
        self._things = Things(language)
        self._effects = Effects(self._things)

    # Names. Whatever else has words for them, they are asked for here alone.

    def gear(self, gear: str) -> str:
        """As it is printed."""
        return self._things.names.gear(gear)

    def temple(self, temple: str) -> str:
        """As it is printed."""
        return self._things.names.temple(temple)

    def track(self, track: str) -> str:
        """The name of a technology; a short one if there is one."""
        return self._things.names.fitting(track, "short", "technology")

    def space(self, name: str) -> str:
        """ "Tikal 4", of `tikal-4`."""
        return self._things.space(name)

    def source(self, what: str) -> str:
        """What a question comes from: a track, a tile or a space."""
        return self._things.cause(what)

    def tile(self, tile: str) -> str:
        """The name of a tile, as menus have it; of a starting wealth tile the space it marks.
        Raises `KeyError` for an unknown id."""
        return self._things.tile(tile if tile in WEALTH else _TILES[tile].id)

    def card(self, tile: str) -> str:
        """How a tile is found when it is looked up. Raises `KeyError` for an unknown id."""
        if tile in WEALTH:
            return self.say.wealth_tile(space=self.tile(tile))
        return self.tile(tile)

    def card_text(self, tile: str) -> str:
        """What a tile costs and does, and what is doubtful about it."""
        does = self._effects.tile(tile)
        if tile in WEALTH:
            return does
        found = _TILES[tile]
        price, kind = self._things.price(found.cost), self._things.say.kind(found.kind)
        return self.say.tile_text(kind=kind, price=price, does=does)

    # What goes on.

    def headline(self, view: TzolkinView, player: str) -> str:
        """Whose turn it is, who is asked or who has won, with the name of who is in front."""
        if view.outcome is None and len(view.awaited) == 1:
            return self.say.asked(view.awaited[0][1], player=player)
        if view.phase == "wealth":
            return self.say.starting_wealth()
        if view.outcome is None:
            return self.say.to_play(player=player)
        return (
            self.say.wins(player=player)
            if len(view.outcome.winners) == 1
            else self.say.shared_victory()
        )

    def doing(self, view: TzolkinView) -> str:
        """What the one in front is at."""
        if any(kind == "choose_days" for _, kind in view.awaited):
            return self.say.about("choose_days", source="", count=0, free=False)
        return self.say.doing(view.phase if view.phase != "turn" else view.mode)

    def food(self, view: TzolkinView) -> str | None:
        """When the next Food Day is; None after the last one."""
        if view.food_in is None or view.phase == "over":
            return None
        return self.say.food_in(days=view.food_in)


def in_front(view: TzolkinView) -> int | None:
    """Whose colour the headline has: who alone is asked, or has won alone."""
    if view.outcome is None and len(view.awaited) == 1:
        return view.awaited[0][0]
    if view.phase == "wealth":
        return None
    if view.outcome is None:
        return view.mover
    return view.outcome.winners[0] if len(view.outcome.winners) == 1 else None


def hungry(view: TzolkinView, player: PlayerView) -> bool:
    """Whether the next Food Day would take points as things stand."""
    return table.loses(view, player) > 0
