"""The whole of a game as one value."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from engine.core import Chance, Pile, record
from engine.games.tzolkin.parts import Field, Player, Result, ThisTurn


@record
class Tzolkin:
    """One table of Tzolk'in.

    day: days gone since the start. held: Food Days held so far. first: the seat with the start
    player marker. mover: the seat whose turn it is. turns: turns left in this round, the one going
    on among them. claimant: who stands on the start player space. teeth: corn on the calendar.
    gears: by gear who stands on each space, all the way round (a seat, `DUMMY` or None). jungle: by
    space of Palenque. skulls_laid: by space of Chichen Itza who laid a skull there. display:
    building slots. agenda: frames, the next one last; `position.py` lists them. wanderers: tiles
    turned over for the workers of nobody.
    """

    rng: Chance
    players: list[Player]
    day: int
    held: int
    first: int
    mover: int
    turns: int
    teeth: int
    gears: dict[str, list[int | None]]
    jungle: dict[int, Field]
    skulls: int
    skulls_laid: dict[int, int]
    display: list[str | None]
    decks: dict[int, Pile]
    monuments: list[str]
    box: Pile
    wanderers: list[str] = field(default_factory=list)
    claimant: int | None = None
    now: ThisTurn = field(default_factory=ThisTurn)
    agenda: list[Any] = field(default_factory=list)
    result: Result | None = None

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.mover]

    @property
    def age(self) -> int:
        """1 until the second Food Day, then 2 (TZ-3)."""
        return 1 if self.held < 2 else 2

    def still_in(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat, player in enumerate(self.players) if not player.resigned]

    def on_gears(self, seat: int) -> int:
        """Workers of a seat on all gears together."""
        return sum([spaces.count(seat) for spaces in self.gears.values()])

    def workers(self, seat: int) -> int:
        """Workers in play: in hand, on gears, on the start player space (TZ-10)."""
        return self.players[seat].hand + self.on_gears(seat) + (self.claimant == seat)
