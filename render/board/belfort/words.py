"""The few words on the pictures of Belfort. Sentences are made in `render.text`."""

from __future__ import annotations

from engine.games.belfort.components import BOX
from engine.games.belfort.view import BelfortView, PlayerView
from render.lang.catalogue.belfort_pictures import BelfortPictures
from render.lang.language import ENGLISH, Language
from render.text.belfort.effects import Effects
from render.text.belfort.things import Things


class Words:
    """What stands on a picture in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.say = BelfortPictures(language)
        self.things = Things(language)
        self.effects = Effects(self.things)
        self.names = self.things.names

    def headline(self, view: BelfortView, player: str) -> str:
        """Who is asked for what, or who has won, with the name of who is in front."""
        if len(view.showing) > 1:
            return self.say.all_show()
        if view.showing:
            return self.say.shows(player=player)
        if view.outcome is None and len(view.awaited) == 1:
            return self.say.asked(view.awaited[0][1], player=player)
        if view.outcome is None:
            return self.say.doing(view.phase, player=player)
        alone = len(view.outcome.winners) == 1
        return self.say.wins(player=player) if alone else self.say.shared_victory()

    def guild(self, guild: str) -> str:
        """The name of a guild where room is scarce."""
        return self.names.fitting(guild, "short", "guild")

    def month(self, number: int) -> str:
        """ "Summer 2"; rounds before the first have none."""
        if not number:
            return self.say.before()
        month = BOX.calendar[number - 1]
        return self.say.month(season=self.names.season(month.season), month=month.month)

    def scoring(self, view: BelfortView) -> str:
        """When the next scoring is."""
        if view.outcome is not None or (not view.scoring and view.next_scoring is None):
            return self.say.game_over()
        if view.scoring:
            return self.say.scored_now()
        return self.say.next_scoring(round=view.next_scoring or view.rounds)

    def piece(self, piece: str) -> str:
        """Elves, dwarves or gnomes."""
        said = {"elf": self.say.elves, "dwarf": self.say.dwarves, "gnome": self.say.gnomes}
        return said[piece]()


def in_front(view: BelfortView) -> int | None:
    """Whose colour the headline has: who alone is asked, or has won alone. Where nobody is asked in
    Collection that is who stands first at King's Camp. Where several show cards to the Spies it is
    nobody's."""
    if view.outcome is not None:
        return view.outcome.winners[0] if len(view.outcome.winners) == 1 else None
    if len(view.awaited) == 1:
        return view.awaited[0][0]
    if view.phase == "collection":
        return next((plank.seat for plank in view.camp if plank.seat is not None), view.mover)
    if view.showing:
        return view.showing[0] if len(view.showing) == 1 else None
    return None if view.phase in ("cards", "scoring") else view.mover


def rank(view: BelfortView, player: PlayerView) -> int:
    """The place of a seat: by its points, or as the game has ended."""
    if view.outcome is not None:
        return view.outcome.places[player.seat]
    return 1 + sum(other.score > player.score for other in view.players if not other.resigned)


def members(view: BelfortView) -> tuple[int, ...]:
    """The seats, and behind them the neutral players by their markers."""
    return (*range(len(view.players)), *(-1 - n for n in range(view.neutrals)))


def leader(view: BelfortView, markers: tuple[int, ...]) -> int | None:
    """Who alone has the most."""
    best = max(markers, default=0)
    if not best or markers.count(best) > 1:
        return None
    return members(view)[markers.index(best)]
