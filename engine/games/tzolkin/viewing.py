"""Building the view of a state."""

from __future__ import annotations

from engine.core import Outcome
from engine.core.agenda import awaited
from engine.games.tzolkin import calendar, gears
from engine.games.tzolkin.components import SEATS
from engine.games.tzolkin.ending import monument_points
from engine.games.tzolkin.forecast import forecast, hunger_of
from engine.games.tzolkin.frames.construct import ChooseBuilding
from engine.games.tzolkin.frames.harvest import ChooseHarvest
from engine.games.tzolkin.frames.own import OwnTurn
from engine.games.tzolkin.frames.research import ChooseTrack
from engine.games.tzolkin.goods import GOODS, Goods
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.view import (
    AskedView,
    BuildingView,
    GearView,
    JungleView,
    MonumentView,
    Phase,
    PlayerView,
    TzolkinView,
)


def view_of(state: Tzolkin, viewer: int | None) -> TzolkinView:
    """What a seat or a spectator may know."""
    coming = None if state.result is not None else calendar.next_food_day(state)
    return TzolkinView(
        viewer=viewer,
        phase=_phase(state),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.players))),
        mover=state.mover,
        first=state.first,
        mode=state.now.mode,
        placed=state.now.placed,
        begged=state.now.begged,
        day=state.day,
        age=state.age,
        held=state.held,
        food_day=coming.day if coming else None,
        food_in=max(0, coming.day - state.day) if coming else None,
        scoring=coming is not None and coming.kind == "end_of_age",
        today=coming is not None and calendar.is_food_day(state, state.day),
        teeth=state.teeth,
        claimant=state.claimant,
        if_claimed=calendar.first_if_claimed(state, state.mover),
        last_round=calendar.is_last_round(state),
        gears=tuple(
            GearView(gear, tuple(spaces), gears.next_space(state, gear))
            for gear, spaces in state.gears.items()
        ),
        prices=_prices(state),
        jungle=tuple(
            JungleView(group, SEATS[len(state.players)].fields, field.corn, field.wood)
            for group, field in state.jungle.items()
        ),
        skulls=state.skulls,
        skulls_laid=tuple(sorted(state.skulls_laid.items())),
        display=tuple(BuildingView(slot, tile) for slot, tile in enumerate(state.display)),
        monuments=_monuments(state),
        decks=tuple((age, len(deck)) for age, deck in state.decks.items()),
        wanderers=tuple(state.wanderers),
        foresight=() if viewer is None else forecast(state, viewer),
        asked=_asked(state),
        outcome=outcome_of(state),
        awaited=awaited(state),
    )


def _asked(state: Tzolkin) -> AskedView:
    """By the frame that asks."""
    match state.agenda[-1] if state.agenda else None:
        case ChooseBuilding(corn=corn):
            return AskedView(corn=corn)
        case ChooseTrack(free=free):
            return AskedView(free=free)
        case ChooseHarvest(group=group):
            return AskedView(group=group)
    return AskedView()


def outcome_of(state: Tzolkin) -> Outcome | None:
    """The result with the points by source, once there is one."""
    if state.result is None:
        return None
    scores = tuple(dict(player.scored) for player in state.players)
    return Outcome(state.result.places, state.result.cause, scores)


def _phase(state: Tzolkin) -> Phase:
    if state.result is not None:
        return "over"
    wealth = any(frame.kind == "choose_wealth" for frame in state.agenda)
    return "wealth" if wealth else "turn"


def _prices(state: Tzolkin) -> tuple[tuple[str, int], ...]:
    """What the next worker costs, while workers may be placed."""
    asked = state.agenda and isinstance(state.agenda[-1], OwnTurn)
    placing = asked and state.now.mode != "taking" and not state.now.mercy
    return tuple(gears.prices(state).items()) if placing else ()


def _monuments(state: Tzolkin) -> tuple[MonumentView, ...]:
    """The monuments of this game in the order of their numbers, built or not."""
    built = {m: seat for seat, p in enumerate(state.players) for m in p.monuments}
    return tuple(
        MonumentView(m, built.get(m), _worth(state, m, built.get(m)))
        for m in sorted([*state.monuments, *built])
    )


def _worth(state: Tzolkin, monument: str, by: int | None) -> tuple[int, ...]:
    """What a monument is worth to each seat."""
    return tuple(
        monument_points(state, seat, monument) if by in (None, seat) else 0
        for seat in range(len(state.players))
    )


def _player(state: Tzolkin, seat: int, viewer: int | None) -> PlayerView:
    player = state.players[seat]
    own = seat == viewer
    return PlayerView(
        seat=seat,
        points=player.points,
        scored=tuple(player.scored.items()),
        goods=Goods(*(player.purse.of(good) for good in GOODS)),
        hand=player.hand,
        on_gears=state.on_gears(seat),
        supply=player.supply,
        workers=state.workers(seat),
        temples=tuple(player.temples.items()),
        technologies=tuple(player.technologies.items()),
        light=player.light,
        corn_tiles=player.corn_tiles,
        wood_tiles=player.wood_tiles,
        buildings=tuple(player.buildings),
        monuments=tuple(player.monuments),
        wealth=tuple(player.wealth),
        chosen=bool(player.kept.cards or player.wealth),
        dealt=tuple(player.dealt.cards) if own and not player.wealth else (),
        kept=tuple(player.kept.cards) if own else (),
        hunger=hunger_of(state, seat),
        resigned=player.resigned,
    )
