"""Begging, and workers that are placed (TZ-4.1, TZ-4.4)."""

from __future__ import annotations

from engine.core import Act, Reason, Turn, Verb
from engine.games.tzolkin import gears, purse, temples
from engine.games.tzolkin.actions import Beg, Claim, Place
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.events import Begged, Claimed, Placed
from engine.games.tzolkin.frames.acts.means import Means
from engine.games.tzolkin.goods import GEAR_IDS, Goods
from engine.games.tzolkin.state import Tzolkin


class BegForCorn(Act[Means, Beg]):
    """Corn for a step down on a temple."""

    says = Beg
    verbs = (Verb("beg", collapsed=True),)

    def candidates(self, m: Means, verb: str) -> list[Beg]:
        return [Beg(temple) for temple in m.angered]

    def do(self, t: Turn[Tzolkin], seat: int, action: Beg) -> None:
        player = t.state.players[seat]
        gained = BOX.begging.corn - player.purse.corn
        player.purse.corn = BOX.begging.corn
        t.state.now.begged = True
        t.emit(Begged(seat, gained))
        temples.descend(t, seat, action.temple, BOX.begging.down)


class PlaceWorker(Act[Means, Place]):
    """A worker for a gear. By mercy he costs all the corn there is (TZ-4.3)."""

    says = Place
    verbs = (Verb("place"),)
    common = frozenset({"no_worker"})

    def candidates(self, m: Means, verb: str) -> list[Place]:
        return [Place(gear) for gear in GEAR_IDS] if m.may_place else []

    def obstacle(self, m: Means, action: Place) -> Reason | None:
        if not m.player.hand:
            return Reason("no_worker")
        due = m.prices.get(action.gear)
        if due is None:
            return Reason("no_room")
        if m.stranded and due == min(m.prices[gear] for gear in GEAR_IDS if gear in m.prices):
            return None
        return purse.lacking_corn(m.state, due)

    def do(self, t: Turn[Tzolkin], seat: int, action: Place) -> None:
        state, player = t.state, t.state.players[seat]
        number, due = gears.next_space(state, action.gear), gears.price(state, action.gear)
        assert number is not None
        assert due is not None
        state.now.mercy = due > player.purse.corn
        paid = min(due, player.purse.corn)
        _from_hand(t, seat, paid)
        state.gears[action.gear][number] = seat
        t.emit(Placed(seat, gears.space(action.gear, number), paid, state.now.mercy))


class ClaimStart(Act[Means, Claim]):
    """A worker for the start player space (TZ-11.1)."""

    says = Claim
    verbs = (Verb("claim"),)

    def candidates(self, m: Means, verb: str) -> list[Claim]:
        return [Claim()] if m.may_place and m.state.claimant is None else []

    def obstacle(self, m: Means, action: Claim) -> Reason | None:
        if not m.player.hand:
            return Reason("no_worker")
        return purse.lacking_corn(m.state, m.prices[gears.START])

    def do(self, t: Turn[Tzolkin], seat: int, action: Claim) -> None:
        due = gears.price(t.state, gears.START)
        assert due is not None
        _from_hand(t, seat, due)
        t.state.claimant = seat
        t.emit(Claimed(seat, due))


def _from_hand(t: Turn[Tzolkin], seat: int, corn: int) -> None:
    """A worker leaves the hand and is paid for."""
    purse.take(t.state, seat, Goods(corn=corn))
    t.state.players[seat].hand -= 1
    t.state.now.mode = "placing"
    t.state.now.placed += 1


ACTS = (BegForCorn(), PlaceWorker(), ClaimStart())
