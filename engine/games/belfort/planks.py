"""Planks: who may put a worker where, and for what fee (BF-6.0.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Reason
from engine.games.belfort.components import BOX, CARDS
from engine.games.belfort.goods import DISTRICT_IDS, DistrictId
from engine.games.belfort.locks import find, open_plank
from engine.games.belfort.parts import Kind, Placed
from engine.games.belfort.state import Belfort

DESK = "recruiters_desk"
CAMP = "kings_camp"


def guild_plank(district: DistrictId) -> str:
    """The plank of the guild in a district."""
    return f"guild_{district}"


_DISTRICT_OF = {guild_plank(district): district for district in DISTRICT_IDS}


def district_of(plank: str) -> DistrictId | None:
    """The district of a guild's plank; None for other planks."""
    return _DISTRICT_OF.get(plank)


def listed(state: Belfort, seat: int) -> Iterator[str]:
    """All planks that a seat could think of; of equal cards of its own one that is free."""
    yield DESK
    yield CAMP
    yield from (guild_plank(district) for district in DISTRICT_IDS)
    seen: set[str] = set()
    for built in state.players[seat].built:
        kind = CARDS[built.card]
        if open_plank(built) and built.worker is None and kind not in seen:
            seen.add(kind)
            yield built.card


def fee(state: Belfort, seat: int, plank: str) -> tuple[int, int | None]:
    """The gold for a plank, and the player who gets it; None for the supply, where that of an owner
    who has left goes, too (BF-6.1.3, INT-52)."""
    district = district_of(plank)
    if plank == DESK:
        return BOX.desk.fee, None
    if plank == CAMP:
        return 0, None
    if district is not None:
        owner = state.owner(district)
        due = 0 if owner == seat else BOX.actions.guild_fee
        gets = owner is not None and owner >= 0 and not state.players[owner].resigned
        return due, owner if gets and due else None
    found = open_plank(find(state.players[seat], plank))
    return (found.fee if found else 0), None


def obstacle(state: Belfort, seat: int, plank: str) -> Reason | None:
    """Why a seat cannot put a worker on a plank now; None if it can."""
    district = district_of(plank)
    if plank == DESK and None not in state.desk:
        return Reason("plank_taken")
    if plank == CAMP:
        if sum(p is not None and p.seat == seat for p in state.camp) >= BOX.camp.workers:
            return Reason("camp_once")
        if None not in state.camp:
            return Reason("plank_taken")
    if district is not None:
        if state.planks[district] is not None:
            return Reason("plank_taken")
        if district in state.dwarves:
            return Reason("dwarf_stands")
    due, _ = fee(state, seat, plank)
    have = state.players[seat].purse.gold
    return None if due <= have else Reason("gold", {"need": due, "have": have})


def put(state: Belfort, seat: int, plank: str, worker: Kind) -> None:
    """The worker stands on the plank; the fee is another matter."""
    state.players[seat].workers[worker] -= 1
    district = district_of(plank)
    if plank == DESK:
        state.desk[state.desk.index(None)] = Placed(seat, worker)
    elif plank == CAMP:
        state.camp[state.camp.index(None)] = Placed(seat, worker)
    elif district is not None:
        state.planks[district] = Placed(seat, worker)
    else:
        find(state.players[seat], plank).worker = worker


def occupied(state: Belfort, seat: int) -> list[str]:
    """The planks of guilds and own cards on which workers of a seat stand, to be activated."""
    guilds = [
        guild_plank(district)
        for district, placed in state.planks.items()
        if placed is not None and placed.seat == seat
    ]
    return guilds + [b.card for b in state.players[seat].built if b.worker is not None]


def take_back(state: Belfort, seat: int, plank: str) -> None:
    """The worker goes home from a guild or an own card."""
    player = state.players[seat]
    district = district_of(plank)
    if district is not None:
        placed = state.planks[district]
        assert placed is not None
        state.planks[district] = None
        player.workers[placed.worker] += 1
        return
    built = find(player, plank)
    assert built.worker is not None
    player.workers[built.worker] += 1
    built.worker = None


def may_end(state: Belfort) -> bool:
    """Whether the Actions may end, or their last action begin, with the workers that still stand on
    planks (INT-19)."""
    return BOX.readings.activation_may_be_declined or not occupied(state, state.mover)
