"""Final scoring and the end of the game (TZ-12)."""

from __future__ import annotations

from engine.core import Turn
from engine.games.tzolkin import kinds, purse, temples
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS
from engine.games.tzolkin.events import FinalScored, GameEnded
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import LAST
from engine.games.tzolkin.parts import Result
from engine.games.tzolkin.state import Tzolkin


def monument_points(state: Tzolkin, seat: int, monument: str) -> int:
    """What a monument is worth to its owner as the game stands (TZ-8); of one that nobody has
    built, what it would be worth if this seat did."""
    player = state.players[seat]
    levels = player.technologies.values()
    own = {*player.monuments, monument}
    match MONUMENTS[monument].score:
        case kinds.ByKind(kind=kind, points=each):
            owned = [BUILDINGS[b].kind for b in player.buildings]
            owned += [MONUMENTS[m].kind for m in own]
            return each * owned.count(kind)
        case kinds.ByHarvest(tile="corn", points=each):
            return each * player.corn_tiles
        case kinds.ByHarvest(points=each):
            return each * player.wood_tiles
        case kinds.BySimple(by="tiles", points=each):
            return each * (len(player.buildings) + len(own))
        case kinds.BySimple(points=each):
            return each * sum(levels)
        case kinds.ByMonuments(points=table):
            built = {m for p in state.players for m in p.monuments}
            return table[len(state.players)] * len(built | own)
        case kinds.ByTable(by="mastered", points=table):
            return table.get(sum(level == LAST for level in levels), 0)
        case kinds.ByTable(points=table):
            return table.get(state.workers(seat), 0)
        case kinds.ByTemplePoints():
            return sum(temples.points(t, step) for t, step in player.temples.items())
        case kinds.ByBestTemple(above=above, points=each):
            return each * max(0, max(player.temples.values()) - above)
        case kinds.BySkulls(owner=owner, points=each):
            laid = state.skulls_laid.values()
            return each * (len(laid) if owner == "all" else sum(s == seat for s in laid))
    raise LookupError(monument)


def score_finally(t: Turn[Tzolkin], seat: int) -> None:
    """Resources become corn, corn and skulls become points, monuments are scored (TZ-12)."""
    player = t.state.players[seat]
    have = player.purse
    blocks = Goods(wood=have.wood, stone=have.stone, gold=have.gold)
    purse.take(t.state, seat, blocks)
    have.corn += purse.worth(blocks)
    corn_points = have.corn // BOX.scoring.corn_per_point
    skull_points = have.skull * BOX.scoring.skull
    monuments = tuple((m, monument_points(t.state, seat, m)) for m in player.monuments)
    player.score("corn", corn_points)
    player.score("skulls", skull_points)
    player.score("monuments", sum(points for _, points in monuments))
    t.emit(FinalScored(seat, have.corn, corn_points, skull_points, monuments))


def standing(state: Tzolkin, seat: int) -> tuple[bool, int, int]:
    """What decides: still in the game, points, workers on gears (TZ-12)."""
    player = state.players[seat]
    return (not player.resigned, player.points, state.on_gears(seat))


def finish(t: Turn[Tzolkin], cause: str) -> None:
    """The game is over; nothing is asked any more. Equals share a place."""
    state = t.state
    ranks = [standing(state, seat) for seat in range(len(state.players))]
    places = tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
    state.result = Result(places, cause)
    state.agenda.clear()
    t.emit(GameEnded(places, tuple(p.points for p in state.players), cause))
