"""One line of the log for every event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.antike.components import BOX
from engine.games.antike.events import (
    Battle,
    CardPlayed,
    CardTaken,
    CardTurnedUp,
    ChipTaken,
    CityConquered,
    CityFounded,
    CityHeld,
    ConquestAnnounced,
    Deployed,
    Developed,
    DrawDeclined,
    DrawOffered,
    Exchanged,
    FortressPlayed,
    GameBegan,
    GameEnded,
    MarkerMoved,
    PersonageWon,
    PileShuffled,
    Produced,
    Recruited,
    Resigned,
    TempleBuilt,
    TurnBegan,
    UnitsMoved,
    WallBuilt,
)
from engine.games.antike.maps import MAPS
from engine.games.antike.view import UnitsView
from render.lang.catalogue.antike_news import AntikeNews
from render.text.antike import things
from render.text.antike.things import Things


class News:
    """What happened, in sentences. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = AntikeNews(words.language)

    def sentence(self, event: Any) -> str:
        """What happened."""
        match event:
            case (
                GameBegan()
                | TurnBegan()
                | GameEnded()
                | Resigned()
                | DrawOffered()
                | DrawDeclined()
            ):
                return self._frame(event)
            case CardPlayed() | CardTaken() | CardTurnedUp() | PileShuffled() | Exchanged():
                return self._cards(event)
            case UnitsMoved() | Battle() | ConquestAnnounced() | FortressPlayed() | CityHeld():
                return self._war(event)
            case CityConquered():
                return self._conquered(event)
            case Produced() | ChipTaken() | MarkerMoved() | PersonageWon():
                return self._gained(event)
            case _:
                return self._bought(event)

    def _frame(self, event: Any) -> str:
        say, names = self._say, self._names
        match event:
            case GameBegan():
                return self._began(event)
            case TurnBegan():
                return say.turn_began(turn=event.turn, who=names[event.seat])
            case GameEnded():
                return self.ended(event.places, event.cause)
            case Resigned():
                return say.resigned(who=names[event.seat])
            case DrawOffered():
                return say.draw_offered(who=names[event.seat])
        return say.draw_declined(who=names[event.seat])

    def _began(self, event: GameBegan) -> str:
        board, who = MAPS[event.map].title, self._names[event.start]
        if event.coins:
            gift = self._words.count(event.coins, "coin")
            other = self._names[1 - event.start]
            said = [self._say.game_began_with_gift(board=board, who=who, other=other, gift=gift)]
        else:
            said = [self._say.game_began(board=board, who=who)]
        if event.row:
            said.append(self._say.open_cards(cards=self._words.cards(event.row)))
        return " ".join(said)

    def ended(self, places: Sequence[int], cause: str) -> str:
        """How it ended, and for whom."""
        winners = [self._names[seat] for seat, place in enumerate(places) if place == 1]
        return self._say.ended(cause, who=self._words.listed(winners), count=len(winners))

    def _cards(self, event: Any) -> str:
        say, words = self._say, self._words
        match event:
            case CardPlayed():
                return say.played(
                    event.card,
                    who=self._names[event.seat],
                    card=things.card(event.card),
                    region=things.region(event.target) if event.target else "",
                    count=event.amount,
                )
            case CardTaken():
                who = self._names[event.seat]
                return say.card_taken(event.reason, who=who, card=things.card(event.card))
            case CardTurnedUp():
                return say.card_turned_up(card=things.card(event.card))
            case PileShuffled():
                return say.pile_shuffled(cards=event.cards)
        return say.exchanged(
            who=self._names[event.seat],
            give=words.pieces(event.give),
            take=words.pieces(event.take),
            caravan=event.caravan,
        )

    def _war(self, event: Any) -> str:
        say, words = self._say, self._words
        match event:
            case UnitsMoved():
                return say.moved(
                    who=self._names[event.seat],
                    units=words.count(event.count, event.unit),
                    origin=things.region(event.origin),
                    to=things.region(event.to),
                )
            case Battle():
                return say.battle(
                    region=things.region(event.region),
                    unit=words.count(1, event.unit),
                    who=self._names[event.seat],
                    enemy=words.count(1, event.enemy),
                )
            case ConquestAnnounced():
                return say.conquest_announced(
                    who=self._names[event.seat],
                    city=things.region(event.city),
                    units=words.count(event.needed, "unit"),
                )
            case FortressPlayed():
                return say.fortress_played(
                    who=self._names[event.seat],
                    city=things.region(event.city),
                    units=words.count(event.needed, "unit"),
                    count=event.cards,
                    automatic=event.automatic,
                )
        return say.city_held(who=self._names[event.seat], city=things.region(event.city))

    def _conquered(self, event: CityConquered) -> str:
        said = [
            self._say.city_conquered(
                who=self._names[event.seat],
                city=things.region(event.city),
                loser=self._names[event.loser],
                units=self._words.forces(UnitsView(event.legions, event.galleys)),
            )
        ]
        if event.temple or event.wall:
            both = event.temple and event.wall
            said.append(self._say.ruins("both" if both else "temple" if event.temple else "wall"))
        if event.sent_home:
            said.append(self._say.sent_home(count=event.sent_home))
        return " ".join(said)

    def _gained(self, event: Any) -> str:
        say, who = self._say, self._names[event.seat]
        match event:
            case MarkerMoved():
                return say.marker_moved(
                    who=who,
                    field=things.field(event.field),
                    paid=self._words.goods(event.paid),
                    free=not event.paid.total,
                )
            case Produced():
                pieces = [event.resource] * event.chips + ["coin"] * event.coins
                return say.produced(who=who, goods=self._words.pieces(pieces))
            case ChipTaken():
                return say.chip_taken(event.resource, who=who)
        won = say.personage_won(
            things.personage_kind(event.personage),
            who=who,
            name=things.personage(event.personage),
            track=event.track,
            goal=BOX.win_at,
        )
        if not event.walls:
            return won
        return f"{won} {say.walls_gained(walls=self._words.count(event.walls, 'wall'))}"

    def _bought(self, event: Any) -> str:
        say, who = self._say, self._names[event.seat]
        paid, free = self._words.goods(event.paid), not event.paid.total
        match event:
            case TempleBuilt():
                city, quarry = things.region(event.city), event.quarry
                return say.temple_built(who=who, city=city, paid=paid, free=free, quarry=quarry)
            case WallBuilt():
                return say.wall_built(who=who, city=things.region(event.city), paid=paid)
            case Deployed():
                unit, city = self._words.count(1, event.unit), things.region(event.city)
                return say.deployed(who=who, unit=unit, city=city, paid=paid, free=free)
            case Developed():
                know_how = things.know_how(event.know_how)
                return say.developed(who=who, know_how=know_how, paid=paid, first=event.first)
            case Recruited():
                units = self._words.count(event.count, event.unit)
                return say.recruited(who=who, units=units, paid=paid)
            case CityFounded():
                return say.city_founded(
                    who=who,
                    city=things.region(event.city),
                    resource=self._words.say.good(event.resource),
                    paid=paid,
                    free=free,
                    colonists=event.colonists,
                )
        raise TypeError(f"no sentence for {event!r}")
