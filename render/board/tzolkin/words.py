"""The few words on the pictures of Tzolk'in. Sentences are made in `render.text`."""

from __future__ import annotations

from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.lang.catalogue.tzolkin_pictures import TzolkinPictures
from render.lang.language import ENGLISH, Language

DAYS = BOX.calendar.teeth


class Words:
    """What stands on a picture in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.say = TzolkinPictures(language)

    def headline(self, view: TzolkinView, player: str) -> str:
        """Whose turn it is or who has won, with the name of who is in front."""
        if view.phase == "wealth":
            return self.say.starting_wealth()
        if view.outcome is None:
            return self.say.to_play(player=player)
        return self.say.wins(player=player) if len(view.outcome.winners) == 1 else self.say.draw()

    def doing(self, view: TzolkinView) -> str:
        """What the one in front is at."""
        return self.say.doing(view.phase if view.phase != "turn" else view.mode)

    def food(self, view: TzolkinView) -> str | None:
        """When the next Food Day is; None after the last one."""
        if view.food_in is None or view.phase == "over":
            return None
        return self.say.food_in(days=view.food_in)


def in_front(view: TzolkinView) -> int | None:
    """Whose colour the headline has: who is to play, or has won alone."""
    if view.phase == "wealth":
        return None
    if view.outcome is None:
        return view.mover
    return view.outcome.winners[0] if len(view.outcome.winners) == 1 else None


def rank(view: TzolkinView, player: PlayerView) -> int:
    """The place of a seat: by its points, or as the game has ended."""
    if view.outcome is not None:
        return view.outcome.places[player.seat]
    return 1 + sum(other.points > player.points for other in view.players if not other.resigned)
