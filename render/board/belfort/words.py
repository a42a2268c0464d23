"""The few words on the pictures of Belfort. Sentences are made in `render.text`."""

from __future__ import annotations

from engine.games.belfort.goods import DISTRICT_IDS
from engine.games.belfort.view import BelfortView, PlayerView
from render.lang.catalogue.belfort_pictures import BelfortPictures
from render.lang.language import ENGLISH, Language


class Words:
    """What stands on a picture in one language."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.say = BelfortPictures(language)

    def headline(self, view: BelfortView, player: str) -> str:
        """Whose turn it is or who has won, with the name of who is in front."""
        if view.outcome is not None:
            return (
                self.say.wins(player=player)
                if len(view.outcome.winners) == 1
                else self.say.shared_victory()
            )
        match view.phase:
            case "cards":
                return self.say.choosing_cards()
            case "placement":
                return self.say.to_place(player=player)
            case "scoring":
                return self.say.scoring_heading()
        return self.say.to_act(player=player)

    def month(self, view: BelfortView) -> str:
        """The month of this round."""
        return self.say.month_of(season=self.say.season(view.season), month=view.month)

    def scoring(self, view: BelfortView) -> str | None:
        """When the next scoring is; None after the last one."""
        if view.outcome is not None or view.next_scoring is None:
            return None
        if view.scoring:
            return self.say.scored_now()
        return self.say.next_scoring(round=view.next_scoring)


def in_front(view: BelfortView) -> int | None:
    """Whose colour the headline has: who acts, or has won alone."""
    if view.outcome is not None:
        return view.outcome.winners[0] if len(view.outcome.winners) == 1 else None
    return view.mover if view.phase in ("placement", "actions") else None


def rank(view: BelfortView, player: PlayerView) -> int:
    """The place of a seat: by its points, or as the game has ended."""
    if view.outcome is not None:
        return view.outcome.places[player.seat]
    return 1 + sum(other.score > player.score for other in view.players if not other.resigned)


def owners(view: BelfortView) -> tuple[int, ...]:
    """Seats and neutral players, in the order of the numbers of a district."""
    return (*range(len(view.players)), *(-1 - n for n in range(view.neutrals)))


def leader(view: BelfortView, district: str) -> int | None:
    """Who has the most markers in a district, if it is a single one."""
    counts = view.districts[number(district) - 1].markers
    most = max(counts)
    return owners(view)[counts.index(most)] if most and counts.count(most) == 1 else None


def number(district: str) -> int:
    """The number of a district."""
    return [str(one) for one in DISTRICT_IDS].index(district) + 1
