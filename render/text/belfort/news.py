"""The log: how what an event holds is told, and the events that no message says by itself."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome
from engine.games.belfort import events as e
from engine.games.belfort.goods import DISTRICT_IDS
from engine.games.belfort.view import BelfortView
from render.lang.catalogue.belfort_news import BelfortNews
from render.text.belfort.things import Things
from render.text.belfort.weights import WEIGHTS
from render.text.news import Kinds, Log, beside, odd


class News(Log[BelfortNews], events=e.AnyEvent, say=BelfortNews):
    """What happened, in sentences. names: of the seats."""

    weights = WEIGHTS

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words = words
        super().__init__(words.language, names, self._kinds_of(words))

    def _kinds_of(self, words: Things) -> Kinds:
        return {
            "area": words.names.area,
            "areas": words.spread,
            "card": words.card,
            "cards": words.cards,
            "district": words.names.district,
            "goods": words.goods,
            "guild": words.names.guild,
            "guild-at": beside(self._guild_at, "guild"),
            "lost": lambda points: words.count(-points, "point"),
            "majority": words.say.majority,
            "master": lambda worker: words.say.worker(f"master_{worker}"),
            "month": words.month,
            "neutral": lambda number: number + 1,
            "number-of-cards": lambda count: words.count(count, "card"),
            "place": words.site,
            "plank": beside(words.plank, "guild"),
            "planks": lambda planks: words.listed(map(words.plank, planks)),
            "points": self._points,
            "shown": self._shown,
            "site": beside(words.marked, "symbols", "guild"),
            "source": words.source,
            "tally": self._tally,
            "worker": words.say.worker,
        }

    def _guild_at(self, district: str, guild: str) -> str:
        """The guild of a district; events of older games do not name it."""
        names = self._words.names
        return names.guild(guild) if guild else names.district(district)

    def _points(self, points: Sequence[int]) -> str:
        """Who scores how much; the best first."""
        order = sorted(range(len(points)), key=lambda seat: -points[seat])
        return self._words.row(self._scores([seat for seat in order if points[seat]], points))

    def _scores(self, seats: Sequence[int], points: Sequence[int]) -> list[str]:
        return [self.say.scored(who=self.names[seat], points=points[seat]) for seat in seats]

    def _shown(self, cards: Sequence[tuple[int, str]]) -> str:
        """Cards with their owners."""
        return self._words.listed(
            self.say.card_of(card=self._words.card(card), who=self.names[seat])
            for seat, card in cards
        )

    def _tally(self, cards: Sequence[str]) -> str:
        """Equal cards once, with their number."""
        words, each = self._words, {card: cards.count(card) for card in cards}
        return words.listed(
            words.card(card) if n == 1 else words.say.times(card=words.card(card), count=n)
            for card, n in each.items()
        )

    @odd(e.GameBegan)
    def began(self, event: e.GameBegan) -> str:
        """The guilds, and who goes first."""
        names = self._words.names
        there = [
            self.say.guild_in(guild=names.guild(guild), district=names.short(district))
            for district, guild in zip(DISTRICT_IDS, event.guilds, strict=True)
        ]
        first = self.names[event.crests.index(min(event.crests))]
        return self.say.game_began(guilds=self._words.listed(there), who=first)

    @odd(e.GameEnded)
    def over(self, event: e.GameEnded) -> str:
        """How it ended, and for whom."""
        return self._ended(event.places, event.points, event.cause)

    def outcome(self, view: BelfortView, outcome: Outcome) -> str:
        """The same of a game that is over."""
        points = [player.score for player in view.players]
        return self._ended(outcome.places, points, outcome.cause)

    def _ended(self, places: Sequence[int], points: Sequence[int], cause: str) -> str:
        winners = self.winners(places)
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        return self.say.ended(
            cause,
            who=self._words.listed(winners),
            count=len(winners),
            scores=self._words.listed(self._scores(order, points)),
        )
