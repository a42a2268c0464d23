"""What can be read off the table where a choice needs it: prices, steps, who chooses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core import Decision
from engine.games.tzolkin import gears, kinds, temples
from engine.games.tzolkin.actions import Construct
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, TEMPLES, TRACKS
from engine.games.tzolkin.gears import parse
from engine.games.tzolkin.goods import RESOURCES, Goods, TempleId
from engine.games.tzolkin.knowledge import LAST, price, track_id
from engine.games.tzolkin.reach import reachable
from engine.games.tzolkin.view import PlayerView, TzolkinView

Doing = Literal["open", "place", "take", "beg", "placing", "taking", "done"]


def doing(decision: Decision) -> Doing:
    """What can be done in a turn, by the menus of its question."""
    verbs = {menu.verb for menu in decision.menus}
    place, take = bool(verbs & {"place", "claim"}), "take" in verbs
    if "end_turn" in verbs:
        return "placing" if place else "taking" if take else "done"
    if place and take:
        return "open"
    return "place" if place else "take" if take else "beg"


def mover(view: TzolkinView) -> PlayerView:
    """Whose turn it is."""
    return view.players[view.mover]


def corn_price(view: TzolkinView, place: str) -> int | None:
    """What the next worker costs there; None where there is no room."""
    return dict(view.prices).get(place)


def prices(view: TzolkinView) -> dict[str, int]:
    """What the next worker costs by gear and `start`; nothing while none can be placed, be it that
    none is in hand."""
    return dict(view.prices) if mover(view).hand else {}


def place(view: TzolkinView, player: PlayerView) -> int:
    """The place of a seat: by its points, or as the game has ended."""
    if view.outcome is not None:
        return view.outcome.places[player.seat]
    return 1 + sum(other.points > player.points for other in view.players if not other.resigned)


def loses(view: TzolkinView, player: PlayerView) -> int:
    """Points that the next Food Day would take as things stand; nobody has anything before the
    starting wealth is shown."""
    return 0 if view.food_day is None or view.phase == "wealth" else player.hunger.lost


def in_mercy(view: TzolkinView, corn: int) -> bool:
    """Whether a worker who costs so much would be placed for all the corn there is: only where the
    mover can do nothing else, and there is no cheaper space (TZ-4.2)."""
    player = mover(view)
    if view.mode != "open" or player.on_gears:
        return False
    on_gears = [price for place, price in view.prices if place != gears.START]
    return min(price for _, price in view.prices) > player.goods.corn and corn == min(on_gears)


def going_back(view: TzolkinView, worker: str, action: str) -> int:
    """Corn for using this action with a worker."""
    gear, number = parse(worker)
    return dict(reachable(mover(view), gear.id, number)).get(action, 0)


def building_price(view: TzolkinView, wish: Construct, space: str | None = None) -> Goods:
    """What a building or monument costs; space: the action it is said with."""
    return price(mover(view), wish, view.asked.corn if space is None else corn_rate(space))


def corn_rate(space: str) -> int:
    """Corn for each resource of a building that is constructed by this action."""
    gear, number = parse(space)
    action = gear.action(number)
    return action.corn_per_resource if isinstance(action, kinds.Build) else 0


def step_price(view: TzolkinView, track: str) -> int:
    """Resources for the next step on a technology track, where it must be paid."""
    return BOX.technology.price(mover(view).level(track))


def is_last(view: TzolkinView, track: str) -> bool:
    """Whether the mover stands at the end of a track."""
    return mover(view).level(track) >= LAST


def can_climb(view: TzolkinView, temple: str) -> bool:
    """Whether the mover can go up on a temple."""
    others = (p.temple(temple) for p in view.players if not p.resigned)
    return temples.has_room(temple, mover(view).temple(temple), others)


def points_above(view: TzolkinView, temple: str) -> int:
    """The points of the next step."""
    return temples.points(temple, mover(view).temple(temple) + 1)


def climbed(tile: str) -> dict[TempleId, int]:
    """The temples on which a building leads up, with the steps."""
    if tile in MONUMENTS:
        return {}
    found = [e for e in BUILDINGS[tile].effects if isinstance(e, kinds.Climb)]
    steps = {t: sum(e.steps for e in found if e.temple == t) for t in TEMPLES}
    return {temple: n for temple, n in steps.items() if n}


def room(view: TzolkinView, temple: str, steps: int) -> int:
    """How many of so many steps up the mover can take on a temple."""
    others = [p.temple(temple) for p in view.players if not p.resigned]
    step = mover(view).temple(temple)
    return sum(
        all(temples.has_room(temple, step + m, others) for m in range(n + 1)) for n in range(steps)
    )


def gives_skull(tile: str) -> bool:
    """Whether a building gives a skull."""
    return tile in BUILDINGS and any(map(_is_skull, BUILDINGS[tile].effects))


def gives_worker(tile: str) -> bool:
    """Whether a building gives a worker."""
    return tile in BUILDINGS and any(
        isinstance(e, kinds.NewWorker) for e in BUILDINGS[tile].effects
    )


def repeats_with_skull(view: TzolkinView, track: str) -> bool:
    """Whether the next step on a technology track gives the mover a skull."""
    return is_last(view, track) and _is_skull(TRACKS[track_id(track)].repeat)


def _is_skull(effect: kinds.Effect) -> bool:
    return isinstance(effect, kinds.Gain) and effect.goods.skull > 0


def traded(change: Mapping[str, int]) -> tuple[Goods, Goods]:
    """What is sold and bought."""
    sold = Goods(**{r: max(0, -change.get(r, 0)) for r in RESOURCES})
    return sold, Goods(**{r: max(0, change.get(r, 0)) for r in RESOURCES})


def way(sold: Goods, bought: Goods) -> str:
    """What is done at the market: `both`, or one of both."""
    if sold.total and bought.total:
        return "both"
    return "sell" if sold.total else "buy"
