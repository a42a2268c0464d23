"""What the pictures of Tzolk'in have to show of everything that changes, told from the view alone.

It answers for the places that `told` names; what is printed on gears and tiles is not among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tzolkin.components import BUILDINGS, GEARS, MONUMENTS, TEMPLES
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.board.tzolkin.look import (
    CORN_TILE,
    DARK,
    FAINT,
    KINDS,
    LAUREL,
    NOBODY,
    ON_SLATE,
    SEATS,
    SPENT,
    WOOD_TILE,
    on,
)
from render.theme import ALARM, INK, LINE, MUTED, NOW, PANEL, TEXT, mix
from tests.render.shown import Fact

GOODS = ("corn", "wood", "stone", "gold", "skull")
PLAYER = ("points", "light", "workers", "buildings", "monuments", "jungle", *GOODS)


class Table:
    """The facts of one table."""

    def __init__(self, view: TzolkinView, players: Sequence[str]) -> None:
        self.view, self.players = view, players

    def told(self, place: str) -> bool:
        """Whether this description answers for a place."""
        first, _, rest = place.partition(".")
        if first in {gear.id for gear in GEARS.values()}:
            return True
        if first.isdigit():
            return rest in PLAYER
        return rest.isdigit() and (first in TEMPLES or first == "seat")

    def token(self, place: str, who: int) -> Iterator[Fact]:
        if who == DUMMY:
            yield place, "icon", "tk_round", INK
            yield place, "icon", "tk_round", NOBODY
            yield place, "icon", "tk_cross", INK
        else:
            yield place, "icon", SEATS[who][1], SEATS[who][0]

    def price(self, gear: str) -> int | None:
        """What the next worker costs there, while one is in hand."""
        hand = self.view.players[self.view.mover].hand
        return dict(self.view.prices).get(gear) if hand else None

    def gears(self) -> Iterator[Fact]:
        """Who stands where; in gold what the next place costs."""
        view = self.view
        for printed in GEARS.values():
            found = view.gear(printed.id)
            open_ = [n for n in range(printed.last + 1) if found.spaces[n] is None]
            price = self.price(printed.id)
            for n in range(printed.last + 1):
                place, who = f"{printed.id}.{n}", found.spaces[n]
                if who is not None:
                    yield from self.token(place, who)
                elif open_[:1] == [n] and price is not None:
                    yield place, "text", str(price), NOW
                    yield place, "icon", "tk_round", NOW
                    yield place, "icon", "tk_round", DARK[printed.id]
                elif open_[:1] == [n]:
                    yield place, "text", str(n), FAINT[printed.id]
                    yield place, "icon", "tk_round", FAINT[printed.id]
                    yield place, "icon", "tk_round", DARK[printed.id]
                else:
                    yield place, "text", str(n), FAINT[printed.id]

    def front(self) -> int | None:
        view = self.view
        if view.outcome is not None:
            first = [seat for seat, place in enumerate(view.outcome.places) if place == 1]
            return first[0] if len(first) == 1 else None
        if len(view.awaited) == 1:
            return view.awaited[0][0]
        return None if view.phase == "wealth" else view.mover

    def player(self, player: PlayerView) -> Iterator[Fact]:
        """Points, goods, workers and the side of the calendar."""
        seat = player.seat
        yield f"{seat}.points", "icon", "tk_laurel", LAUREL
        yield f"{seat}.points", "text", str(player.points).replace("-", "−"), TEXT
        for good in GOODS:
            n = getattr(player.goods, good)
            yield f"{seat}.{good}", "icon", f"tk_{good}", ON_SLATE[good]  # type: ignore[index]
            yield f"{seat}.{good}", "text", str(n), TEXT if n else SPENT
        sign, tone = ("tk_sun", NOW) if player.light else ("tk_moon", SPENT)
        yield f"{seat}.light", "icon", sign, tone

    def workers(self, player: PlayerView) -> Iterator[Fact]:
        """White are those in hand, in their colour those on gears, dots those not in play."""
        place, colour = f"{player.seat}.workers", mix(PANEL, SEATS[player.seat][0], 0.75)
        for k in range(6):
            if k < player.hand:
                yield place, "icon", "tk_worker", TEXT
            elif k < player.workers:
                yield place, "icon", "tk_worker", colour
            else:
                yield place, "icon", "tk_round", LINE

    def strip(self, player: PlayerView) -> Iterator[Fact]:
        """The rest of a strip: name, who has left, what feeding asks for."""
        view, seat = self.view, player.seat
        place, (colour, sign) = f"seat.{seat}", SEATS[seat]
        if self.front() == seat:
            yield place, "area", None, colour
        yield from ((place, "area", None, colour),) * 2
        yield place, "icon", sign, INK
        yield place, "text", self.players[seat], SPENT if player.resigned else TEXT
        if player.resigned:
            yield place, "icon", "flag", SPENT
        if view.food_day is not None:
            lost = player.hunger.lost > 0 and view.phase != "wealth"
            yield place, "icon", "tk_bowl", ALARM if lost else MUTED
            yield place, "text", str(player.hunger.corn), ALARM if lost else TEXT
        if view.phase == "wealth" and player.chosen:
            yield f"{seat}.buildings", "icon", "tk_tick", NOW
        kinds = [BUILDINGS[tile].kind for tile in player.buildings]
        for kind in set(kinds):
            yield f"{seat}.buildings", "area", None, KINDS[kind]
            yield f"{seat}.buildings", "icon", f"tk_{kind}", on(KINDS[kind])
            yield f"{seat}.buildings", "text", str(kinds.count(kind)), TEXT
        for tile in player.monuments:
            colour = KINDS[MONUMENTS[tile].kind]
            yield f"{seat}.monuments", "area", None, colour
            yield f"{seat}.monuments", "icon", "tk_monument", on(colour)
        for colour, count in ((CORN_TILE, player.corn_tiles), (WOOD_TILE, player.wood_tiles)):
            yield f"{seat}.jungle", "area", None, colour
            yield f"{seat}.jungle", "text", str(count), INK

    def temples(self) -> Iterator[Fact]:
        for temple in TEMPLES:
            for player in self.view.players:
                if not player.resigned:
                    yield from self.token(f"{temple}.{player.seat}", player.seat)

    def board(self) -> Iterator[Fact]:
        yield from self.gears()
        yield from self.temples()
        for player in self.view.players:
            yield from self.player(player)
            yield from self.workers(player)
            yield from self.strip(player)
