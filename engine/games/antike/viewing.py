"""Building the view of a state."""

from __future__ import annotations

from engine.core import Outcome
from engine.core.agenda import awaited
from engine.games.antike.components import BOX, PERSONAGES, RESOURCES
from engine.games.antike.conquest import sea_points, strength
from engine.games.antike.costs import know_how_price, rondel_price, rondel_steps
from engine.games.antike.frames.duellum import Movement
from engine.games.antike.frames.rewards import ChooseCard
from engine.games.antike.frames.rondel import ChooseField
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import MONEY, Units
from engine.games.antike.personages import GROWING, goal, reached
from engine.games.antike.state import Antike
from engine.games.antike.view import (
    AntikeView,
    BankView,
    GoalView,
    KnowHowView,
    NationView,
    PersonageView,
    Phase,
    PriceView,
    PurseView,
    RegionView,
    StackView,
    UnitsView,
)

_PHASES: dict[str, Phase] = {
    "choose_field": "rondel",
    "pay_for_field": "rondel",
    "production": "production",
    "templum": "templum",
    "militia": "militia",
    "scientia": "scientia",
    "movement": "movement",
    "conquest": "conquest",
    "consolation": "conquest",
    "founding": "founding",
    "rewards": "personages",
    "next_turn": "personages",
}
"""The phase by the topmost frame that belongs to one."""


def view_of(state: Antike, viewer: int | None) -> AntikeView:
    """What a seat or a spectator may know; all but the event pile is open."""
    board = state.board
    changed = set(state.changed[state.mover])
    return AntikeView(
        viewer=viewer,
        map=state.map,
        variant=state.variant,
        nations=(_nation(state, 0), _nation(state, 1)),
        regions=tuple(_region(state, r) for r in board.regions),
        mover=state.mover,
        start=state.start,
        turn=state.turn,
        turn_limit=None if state.turn_limit is None else 2 * state.turn_limit,
        phase=_phase(state),
        prices=_prices(state),
        unmoved=_unmoved(state),
        know_how=tuple(_know_how(state, k.id, k.first, k.later) for k in state.figures.know_how),
        stacks=tuple(StackView(s.kind, len(state.stacks[s.kind])) for s in BOX.stacks),
        row=tuple(state.row.cards),
        pile=len(state.pile),
        discards=tuple(state.discards.cards),
        bank=BankView(
            state.bank.coins,
            state.bank.temples,
            state.bank.walls,
            tuple((r, state.bank.tokens[r]) for r in RESOURCES),
        ),
        changed=tuple(r for r in board.regions if r in changed),
        draw_offer=None if state.draw_offer is None else state.draw_offer.by,
        outcome=outcome_of(state),
        awaited=awaited(state),
        armoury=state.now.armoury,
        tried=tuple(state.now.tried),
        homes=tuple(home.id for home in state.figures.homes_of(state.map)),
        reconstructed=state.figures.reconstructed(),
    )


def outcome_of(state: Antike) -> Outcome | None:
    """The result with the number of personages, once there is one."""
    if state.result is None:
        return None
    scores = tuple({"personages": len(p.personages)} for p in state.players)
    return Outcome(state.result.places, state.result.cause, scores)


_NOBODY = (UnitsView(), UnitsView())


def _units(units: Units | None) -> UnitsView:
    if units is None:
        return _NOBODY[0]
    return UnitsView(units.legion, units.galley, units.general, units.admiral)


def _phase(state: Antike) -> Phase:
    for frame in reversed(state.agenda):
        if isinstance(frame, ChooseCard):
            return "conquest" if frame.reason == "city" else "personages"
        if frame.kind in _PHASES:
            return _PHASES[frame.kind]
    return "over"


def _prices(state: Antike) -> tuple[PriceView, ...]:
    if not state.agenda or not isinstance(state.agenda[-1], ChooseField):
        return ()
    steps = [(f.id, rondel_steps(state.active.rondel, f.id)) for f in BOX.rondel]
    return tuple(PriceView(f, n, rondel_price(n, state.now.free_steps)) for f, n in steps)


def _unmoved(state: Antike) -> tuple[tuple[str, UnitsView], ...]:
    if not state.agenda or not isinstance(state.agenda[-1], Movement):
        return ()
    return tuple((r, _units(u)) for r, u in state.agenda[-1].unmoved.items())


_EMPTY = {
    region: RegionView(region, None, None, temple=False, wall=False, units=_NOBODY, defence=0)
    for board in MAPS.values()
    for region in board.regions
}
"""Regions without cities and units look the same in every game; most regions are empty."""


def _region(state: Antike, region: str) -> RegionView:
    city = state.cities.get(region)
    first, second = (player.units.get(region) for player in state.players)
    if city is None and first is None and second is None:
        return _EMPTY[region]
    units = _NOBODY if first is None and second is None else (_units(first), _units(second))
    if city is None:
        return RegionView(region, None, None, temple=False, wall=False, units=units, defence=0)
    return RegionView(
        id=region,
        owner=city.owner,
        resource=city.resource,
        temple=city.temple,
        wall=city.wall,
        units=units,
        defence=strength(state, region),
    )


def _know_how(state: Antike, know_how: str, first: int, later: int) -> KnowHowView:
    seats = [s for s in (0, 1) if state.knows(s, know_how)]
    if len(seats) == 2 and state.pioneers[know_how] == 1:
        seats.reverse()
    return KnowHowView(know_how, tuple(seats), first, later, know_how_price(state, know_how))


def _nation(state: Antike, seat: int) -> NationView:
    player = state.players[seat]
    nation = state.board.nations[player.side]
    won = [PERSONAGES[p] for p in player.personages]
    goals = tuple(
        GoalView(
            kind,
            reached(state, seat, kind),
            goal(state, seat, kind) if state.stacks[kind] else None,
        )
        for kind in GROWING
    )
    return NationView(
        seat=seat,
        id=nation.id,
        name=nation.name,
        colour=nation.colour,
        purse=PurseView(*(player.purse.of(kind) for kind in MONEY)),
        box=_units(player.box),
        supply=_units(player.supply),
        walls=player.walls,
        know_how=tuple(player.know_how),
        personages=tuple(PersonageView(p.id, p.kind, p.name) for p in won),
        track=len(won),
        hand=tuple(player.hand.cards),
        rondel=player.rondel,
        cities=len(state.cities_of(seat)),
        temples=state.temples_of(seat),
        sea_points=sea_points(state, seat),
        goals=goals,
        resigned=player.resigned,
    )
