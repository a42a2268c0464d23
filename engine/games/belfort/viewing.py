"""Building the view of a state."""

from __future__ import annotations

from collections import Counter

from engine.core import Outcome
from engine.core.agenda import awaited
from engine.games.belfort import collecting, locks, planks, scoring
from engine.games.belfort.components import AREAS, BOX, CARDS, SEATS, SITES, SYMBOLS
from engine.games.belfort.goods import BUILDING_IDS, DISTRICT_IDS, MATERIALS
from engine.games.belfort.parts import NEUTRALS, Built, Placed
from engine.games.belfort.state import Belfort
from engine.games.belfort.view import (
    AreaView,
    BelfortView,
    BuiltView,
    DistrictView,
    MajorityView,
    PlankView,
    PlayerView,
    SymbolView,
)


def view_of(state: Belfort, viewer: int | None) -> BelfortView:
    """What a seat or a spectator may know."""
    month = BOX.calendar[max(0, state.round - 1)]
    to_come = range(max(1, state.round), len(BOX.calendar) + 1)
    return BelfortView(
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        rounds=len(BOX.calendar),
        season=month.season,
        month=month.month,
        scoring=bool(state.round) and month.scoring,
        next_scoring=next((n for n in to_come if BOX.calendar[n - 1].scoring), None),
        mover=state.mover,
        order=tuple(state.in_order()),
        shut=tuple(state.shut),
        players=tuple(_player(state, seat, viewer) for seat in range(len(state.players))),
        neutrals=SEATS[len(state.players)].neutrals,
        districts=tuple(_district(state, index) for index in range(len(DISTRICT_IDS))),
        symbols=tuple(
            SymbolView(s.id, s.site, SITES[s.site].kind, s.district, state.marks.get(s.id))
            for s in SYMBOLS.values()
        ),
        majorities=tuple(_majority(state, piece) for piece in range(len(BOX.scoring.pieces))),
        desk=tuple(_plank(planks.DESK, p, BOX.desk.fee) for p in state.desk),
        camp=tuple(_plank(planks.CAMP, p) for p in state.camp),
        guilds=tuple(_guild(state, index, viewer) for index in range(len(DISTRICT_IDS))),
        areas=tuple(_area(state, index) for index in range(len(AREAS))),
        gnomes=state.gnomes,
        deck=len(state.deck),
        display=tuple(state.display),
        discards=tuple(state.discards.cards),
        purchases=state.now.purchases,
        sales=state.now.sales,
        swaps=state.now.swaps,
        hired=state.now.hired,
        building_costs=tuple((b, state.costs.building(b)) for b in BUILDING_IDS),
        prices=tuple(
            (good, price) for good in MATERIALS if (price := state.costs.purchase(good)) is not None
        ),
        offers=tuple((sale.of, sale.count, sale.gold) for sale in state.costs.sales),
        uncertain=state.costs.uncertain,
        costs=state.costs.title,
        by_rulebook=state.by_rulebook,
        gatehouses_shared=state.gatehouses_shared,
        shown=_shown(state),
        showing=_showing(state),
        outcome=outcome_of(state),
        awaited=awaited(state),
    )


def outcome_of(state: Belfort) -> Outcome | None:
    """The result with the points by source, once there is one."""
    if state.result is None:
        return None
    scores = tuple(dict(player.scored) for player in state.players)
    return Outcome(state.result.places, state.result.cause, scores)


def _shown(state: Belfort) -> tuple[tuple[int, str], ...]:
    """The cards that are open before the Spies."""
    top = state.agenda[-1] if state.agenda else None
    return tuple(top.shown) if top is not None and top.kind == "take_shown" else ()


def _showing(state: Belfort) -> tuple[int, ...]:
    """Who still has to choose a card for the Spies; all of them are asked at once (BF-14.12)."""
    top = state.agenda[-1] if state.agenda else None
    if top is None or top.kind != "show_cards":
        return ()
    return tuple(decision.seat for decision in top.ask(state))


def _player(state: Belfort, seat: int, viewer: int | None) -> PlayerView:
    player = state.players[seat]
    standing: Counter[str] = Counter()
    for kind, n in state.standing(seat):
        standing[kind] += n
    own = seat == viewer
    return PlayerView(
        seat=seat,
        crest=state.crests[seat],
        score=player.score,
        scored=tuple(player.scored.items()),
        goods=player.purse.goods,
        workers=tuple(player.workers.items()),
        standing=tuple((kind, standing[kind]) for kind in player.workers),
        reserve=tuple(player.reserve.items()),
        gnomes=player.gnomes,
        built=tuple(_built(built) for built in player.built),
        hand=len(player.hand) + len(player.dropped),
        cards=(*player.hand.cards, *player.dropped.cards) if own else (),
        income=locks.income(player),
        tax=BOX.tax.due(player.score),
        passed=bool(state.passed) and state.passed[seat],
        chosen=_chosen(state, seat),
        resigned=player.resigned,
    )


def _chosen(state: Belfort, seat: int) -> bool:
    """Whether a seat has answered a question that is asked of all at once."""
    top = state.agenda[-1] if state.agenda else None
    if top is not None and top.kind == "show_cards":
        return bool(top.chosen[seat].cards)
    return bool(state.players[seat].dropped.cards)


def _built(built: Built) -> BuiltView:
    return BuiltView(
        card=built.card,
        building=CARDS[built.card],
        gnomes=built.gnomes,
        locks=len(locks.printed(built.card).locks),
        open=locks.open_plank(built) is not None,
        worker=built.worker,
        used=built.used,
    )


def _district(state: Belfort, index: int) -> DistrictView:
    district = DISTRICT_IDS[index]
    everybody = [*range(len(state.players)), *NEUTRALS[: SEATS[len(state.players)].neutrals]]
    won = scoring.district_points(state, district)
    return DistrictView(
        id=district,
        guild=state.guilds[district],
        owner=state.owner(district),
        markers=tuple(state.markers(who, district) for who in everybody),
        points=tuple(won.values()),
        guild_cost=state.costs.guild(state.guilds[district]),
    )


def _majority(state: Belfort, index: int) -> MajorityView:
    piece = BOX.scoring.pieces[index]
    if piece == "gnome":
        counts = [player.gnomes for player in state.players]
    else:
        each = BOX.neutrals.elves if piece == "elf" else BOX.neutrals.dwarves
        counts = [state.count(seat, piece) for seat in range(len(state.players))]
        counts += [each] * SEATS[len(state.players)].neutrals
    won = scoring.majority_points(state, piece)
    return MajorityView(piece, tuple(counts), tuple(won.values()))


def _plank(plank: str, placed: Placed | None, fee: int = 0) -> PlankView:
    seat, worker = (placed.seat, placed.worker) if placed is not None else (None, None)
    return PlankView(plank, seat, worker, fee)


def _guild(state: Belfort, index: int, viewer: int | None) -> PlankView:
    district = DISTRICT_IDS[index]
    plank, placed = planks.guild_plank(district), state.planks[district]
    fee, _ = planks.fee(state, state.mover if viewer is None else viewer, plank)
    here = [n for n, where in enumerate(state.dwarves) if where == district]
    return PlankView(
        plank,
        placed.seat if placed else None,
        placed.worker if placed else None,
        fee,
        state.owner(district),
        here[0] if here else None,
    )


def _area(state: Belfort, index: int) -> AreaView:
    area = list(AREAS.values())[index]
    there = state.areas[area.id]
    return AreaView(
        area.id,
        tuple(tuple(workers.items()) for workers in there),
        tuple(collecting.yield_of(area, workers) for workers in there),
    )
