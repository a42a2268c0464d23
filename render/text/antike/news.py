"""The log: how what an event holds is told, and the events that no message says by itself."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome
from engine.games.antike import events as e
from engine.games.antike.components import BOX
from engine.games.antike.view import AntikeView, UnitsView
from render.lang.catalogue.antike_news import AntikeNews
from render.text.antike import things
from render.text.antike.things import Things
from render.text.antike.weights import WEIGHTS
from render.text.news import Kinds, Log, beside, odd


class News(Log[AntikeNews], events=e.AnyEvent, say=AntikeNews):
    """What happened, in sentences. names: of the seats."""

    weights = WEIGHTS

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words = words
        super().__init__(words.language, names, self._kinds_of(words))

    def _kinds_of(self, words: Things) -> Kinds:
        return {
            "card": self._words.card,
            "field": things.field,
            "goods": words.goods,
            "know-how": self._words.know_how,
            "number-of-units": lambda count: words.count(count, "unit"),
            "pieces": words.pieces,
            "production": beside(self._production, "chips", "coins"),
            "region": self._words.region,
            "resource": words.say.good,
            "unit": lambda unit: words.count(1, unit),
            "units": beside(lambda unit, count: words.count(count, unit), "count"),
        }

    def _production(self, resource: str, chips: int, coins: int) -> str:
        return self._words.pieces([resource] * chips + ["coin"] * coins)

    @odd(e.GameBegan)
    def began(self, event: e.GameBegan) -> str:
        """The map, who begins, what the other one gets, and the open cards."""
        board, who = self._words.map_name(event.map), self.names[event.start]
        if event.coins:
            gift = self._words.count(event.coins, "coin")
            other = self.names[1 - event.start]
            said = [self.say.game_began_with_gift(board=board, who=who, other=other, gift=gift)]
        else:
            said = [self.say.game_began(board=board, who=who)]
        if event.row:
            said.append(self.say.open_cards(cards=self._words.cards(event.row)))
        return " ".join(said)

    @odd(e.CardPlayed)
    def played(self, event: e.CardPlayed) -> str:
        """Each card says what it does in words of its own."""
        return self.say.played(
            event.card,
            who=self.names[event.seat],
            card=self._words.card(event.card),
            region=self._words.region(event.target) if event.target else "",
            count=event.amount,
        )

    @odd(e.CityConquered)
    def conquered(self, event: e.CityConquered) -> str:
        """The units it took, what it destroyed and who went home."""
        said = [
            self.say.city_conquered(
                who=self.names[event.seat],
                city=self._words.region(event.city),
                loser=self.names[event.loser],
                units=self._words.forces(UnitsView(event.legions, event.galleys)),
            )
        ]
        if event.temple or event.wall:
            both = event.temple and event.wall
            said.append(self.say.ruins("both" if both else "temple" if event.temple else "wall"))
        if event.sent_home:
            said.append(self.say.sent_home(count=event.sent_home))
        return " ".join(said)

    @odd(e.PersonageWon)
    def won(self, event: e.PersonageWon) -> str:
        """Which one, how many there are, and town walls that came with it."""
        said = self.say.personage_won(
            things.personage_kind(event.personage),
            who=self.names[event.seat],
            name=self._words.personage(event.personage),
            track=event.track,
            goal=BOX.win_at,
        )
        if not event.walls:
            return said
        return f"{said} {self.say.walls_gained(walls=self._words.count(event.walls, 'wall'))}"

    @odd(e.GameEnded)
    def over(self, event: e.GameEnded) -> str:
        """How it ended, and for whom."""
        return self._ended(event.places, event.cause)

    def outcome(self, view: AntikeView, outcome: Outcome) -> str:
        """The same of a game that is over."""
        return self._ended(outcome.places, outcome.cause)

    def _ended(self, places: Sequence[int], cause: str) -> str:
        winners = self.winners(places)
        return self.say.ended(cause, who=self._words.listed(winners), count=len(winners))
