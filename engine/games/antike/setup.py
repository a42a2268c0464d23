"""How the table looks before the first turn (AD-3)."""

from __future__ import annotations

from engine.core import Chance, Pile, Turn
from engine.games.antike.components import BOX
from engine.games.antike.events import GameBegan
from engine.games.antike.figures import OURS
from engine.games.antike.maps import MAPS
from engine.games.antike.options import AntikeOptions
from engine.games.antike.parts import Bank, City, Player, Purse, ThisTurn, Units
from engine.games.antike.pieces import draw_coins
from engine.games.antike.position import Position
from engine.games.antike.state import Antike
from engine.games.antike.turn import turn_frames


def set_up(options: AntikeOptions, rng: Chance) -> Turn[Antike]:
    """A new table; the start player and the order of the event cards are drawn."""
    sides = (0, 1) if options.first_seat == "brown" else (1, 0)
    board = MAPS[options.map]
    seat_of = {board.nations[side].id: seat for seat, side in enumerate(sides)}
    tokens = dict(BOX.tokens)
    cities: dict[str, City] = {}
    figures = options.figures or OURS
    for home in figures.homes_of(options.map):
        cities[home.id] = City(seat_of[home.nation], home.resource)
        tokens[home.resource] -= 1
    drawn = rng.below(2)
    start = drawn if options.start_seat is None else options.start_seat
    state: Antike = Position(
        map=options.map,
        variant=options.variant,
        auto_fortress=options.auto_fortress,
        coins=options.coins,
        turn_limit=options.turn_limit,
        draws=options.draws,
        rng=rng,
        players=[_player(seat, side, options.variant) for seat, side in enumerate(sides)],
        bank=Bank(options.coins, BOX.temples, BOX.walls - 2 * BOX.start.walls, tokens),
        stacks={
            s.kind: tuple(p.id for p in reversed(BOX.personages) if p.kind == s.kind)
            for s in BOX.stacks
        },
        pile=Pile(figures.pile(), "nobody"),
        row=Pile([], "everyone"),
        discards=Pile([], "everyone"),
        cities=cities,
        start=start,
        mover=start,
        turn=1,
        now=ThisTurn(Units()),
        own_figures=options.figures,
    )
    rng.shuffle(state.pile.cards)
    state.row.cards = [state.pile.cards.pop() for _ in range(BOX.start.open_cards)]
    t = Turn(state)
    coins = BOX.start.second_player_coins
    lacking = draw_coins(state, 1 - start, coins)
    t.emit(GameBegan(options.map, start, coins - lacking, tuple(state.row.cards)))
    t.todo(*turn_frames(state))
    return t


def _player(seat: int, side: int, variant: bool) -> Player:
    start, per_type = BOX.start, BOX.units_per_type
    box = Units(legion=start.box_legions, galley=start.box_galleys)
    if variant:
        box.add("general" if side == 0 else "admiral", 1)
    return Player(
        side=side,
        purse=Purse(start.marble, start.iron, start.gold),
        box=box,
        supply=Units(per_type - start.box_legions, per_type - start.box_galleys),
        walls=start.walls,
        hand=Pile([], "everyone", seat),
    )
