"""How the table looks before the first turn (TZ-2)."""

from __future__ import annotations

from engine.core import Chance, Pile, Turn
from engine.games.tzolkin import gears
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, MONUMENTS, SEATS, WEALTH
from engine.games.tzolkin.events import GameBegan
from engine.games.tzolkin.frames.wealth import ChooseWealth
from engine.games.tzolkin.goods import TEMPLE_IDS, TRACK_IDS
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.parts import DUMMY, Field, Player, Purse
from engine.games.tzolkin.position import Position
from engine.games.tzolkin.state import Tzolkin


def set_up(options: TzolkinOptions, seats: int, rng: Chance) -> Turn[Tzolkin]:
    """A new table; the workers of nobody stand before anybody chooses his wealth."""
    first = rng.below(seats) if options.start_player == "random" else 0
    if options.start_seat is not None:
        first = options.start_seat
    figures = SEATS[seats]
    decks = {
        age: _shuffled([b.id for b in BUILDINGS.values() if b.age == age], rng) for age in (1, 2)
    }
    monuments = _shuffled(list(MONUMENTS), rng)
    wealth = _shuffled(list(WEALTH), rng)
    display: list[str | None] = [decks[1].pop() for _ in range(BOX.display)]
    shown = [monuments.pop() for _ in range(figures.monuments)]
    players = [
        _player(seat, [wealth.pop() for _ in range(BOX.wealth.dealt)]) for seat in range(seats)
    ]
    empty: dict[str, list[int | None]] = {gear.id: [None] * gear.teeth for gear in BOX.gears}
    woods = set(BOX.jungle_woods)
    state: Tzolkin = Position(
        rng=rng,
        players=players,
        day=0,
        held=0,
        first=first,
        mover=first,
        turns=seats,
        teeth=0,
        gears=empty,
        jungle={
            group: Field(figures.fields, figures.fields if group in woods else 0)
            for group in BOX.jungle_corns
        },
        skulls=BOX.skulls,
        skulls_laid={},
        display=display,
        decks={age: Pile(deck) for age, deck in decks.items()},
        monuments=shown,
        box=Pile([]),
    )
    dummies = place_dummies(state, wealth, figures.dummies)
    state.box.cards = [*monuments, *wealth]
    t = Turn(state)
    t.emit(GameBegan(first, tuple(t for t in display if t), tuple(shown), tuple(dummies)))
    t.todo(ChooseWealth())
    return t


def _shuffled(tiles: list[str], rng: Chance) -> list[str]:
    rng.shuffle(tiles)
    return tiles


def _player(seat: int, dealt: list[str]) -> Player:
    start = BOX.start
    return Player(
        purse=Purse(),
        hand=start.workers,
        supply=BOX.workers - start.workers,
        temples=dict.fromkeys(TEMPLE_IDS, start.temple),
        technologies=dict.fromkeys(TRACK_IDS, 0),
        dealt=Pile(dealt, "owner", seat),
        kept=Pile([], "owner", seat),
    )


def place_dummies(state: Tzolkin, wealth: list[str], count: int) -> list[str]:
    """Workers of nobody on the spaces that undealt tiles mark, the first of a small gear with one
    opposite (TZ-2.1). The tiles turned over leave `wealth`; returns the spaces in order."""
    placed: list[str] = []
    while len(placed) < count:
        tile = WEALTH[wealth.pop()]
        state.wanderers.append(tile.id)
        gear = GEARS[tile.gear]
        first = all(who is None for who in state.gears[gear.id])
        marked = [tile.space]
        if first and gear.opposite and len(placed) + 1 < count:
            marked.append((tile.space + gear.opposite) % gear.teeth)
        for number in marked:
            state.gears[gear.id][number] = DUMMY
            placed.append(gears.space(gear.id, number))
    return placed
