"""Colonisation: auction, force, the new colony (NS-7.6 to NS-7.8, NS-14.10)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from engine.core import Amount, Decision, Fact, Menu, Pick, Turn, record
from engine.games.tta import events
from engine.games.tta.actions import DOWN, Bid, DropOut
from engine.games.tta.agenda import pop
from engine.games.tta.change import economy, effects, hand
from engine.games.tta.frames.forces import PutTogether
from engine.games.tta.query import basics
from engine.games.tta.query.forces import COLONY, light_force, most_force, units_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

# ----------------------------------------------------------------------------------- auction


def auction(s: State, seat: int, territory: str) -> Auction:
    """The auction for a territory revealed by a seat. A player without a unit to give up has
    passed already, because everybody can see it (NS-14.10)."""
    return Auction(territory, [x for x in basics.clockwise(s, seat) if units_of(s, x)])


@record
class Auction:
    """Clockwise from the current player, each bids higher or drops out for good (NS-7.6)."""

    territory: str
    bidders: list[int]
    high: int = 0
    kind: Literal["auction"] = "auction"

    def ask(self, s: State) -> tuple[Decision, ...]:
        return () if self._over() else (self._question(s, self.bidders[0]),)

    def upcoming(self, s: State) -> tuple[Decision, ...]:
        """The bidders behind the one who is asked, as if they were asked now. The player
        with the highest bid is the last: it may be overbid."""
        return () if self._over() else tuple(self._question(s, x) for x in self.bidders[1:])

    def _over(self) -> bool:
        return not self.bidders or bool(self.high and len(self.bidders) == 1)

    def _question(self, s: State, seat: int) -> Decision:
        menus: list[Menu] = [Pick("drop_out", (DropOut(),))]
        most = most_force(s, seat)
        if most > self.high:
            light = light_force(s, seat)
            menus.append(Amount("bid", self.high + 1, most, Bid, "amount", light=light))
        facts: dict[str, Fact] = {"territory": self.territory, "high": self.high}
        return Decision(seat, "bid", tuple(menus), facts)

    def answer(self, t: Turn[State], seat: int, action: Bid | DropOut) -> None:
        self.bidders.pop(0)
        t.reveal()
        if isinstance(action, Bid):
            self.high = action.amount
            self.bidders.append(seat)
            t.emit(events.BidMade(seat, action.amount))
        else:
            t.emit(events.BidMade(seat, 0))

    def run(self, t: Turn[State]) -> None:
        if self.bidders:
            t.todo(SendingForce(self.bidders[0], self.territory, self.high))
        else:
            t.emit(events.NobodyBid(self.territory))


@record
class SendingForce(PutTogether):
    """The winner of the auction puts the force together, then sends it (NS-7.7)."""

    seat: int
    territory: str
    bid: int
    units: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    kind: Literal["sending_force"] = "sending_force"

    purpose: ClassVar = COLONY

    def ask(self, s: State) -> tuple[Decision, ...]:
        extra = self.cards_left(s)
        # The last unit alone is one answer, not two: an order for such questions may give it.
        lone = not extra and sum(self.units_left(s).values()) == 1
        menus = self.choices(s, extra, fill=not self.ready(s) and not lone)
        facts: dict[str, Fact] = {"territory": self.territory, "bid": self.bid}
        return (Decision(self.seat, "send_force", tuple(menus), facts),)

    def goal(self, s: State) -> int:
        return self.bid

    def ready(self, s: State) -> bool:
        return bool(self.units) and self.strength(s) >= self.bid

    def sent(self, t: Turn[State]) -> None:
        pop(t)
        s = t.state
        civ = s.players[self.seat]
        strength = self.strength(s)
        for c, n in self.units.items():
            civ.workers[c] -= n
            civ.yellow_bank += n
        used = [c.removeprefix(DOWN) for c in self.cards]
        for c in used:
            civ.military.cards.remove(c)
        hand.discard_military(s, used)
        sent = tuple(c for c, n in self.units.items() for _ in range(n))
        bonus = tuple(c for c in self.cards if not c.startswith(DOWN))
        down = len(used) - len(bonus)
        t.emit(events.ForceSent(self.seat, self.territory, sent, bonus, down, strength))
        s.past_events.remove(self.territory)
        colonize(t, self.seat, self.territory, "force")

    def run(self, t: Turn[State]) -> None:
        raise AssertionError("the force is sent by its player")


class Promise(NamedTuple):
    """A bid that binds: who must be able to send how strong a force, and the cards that are part of
    it already."""

    seat: int
    bid: int
    cards: list[str]

    def can_be_kept(self, s: State) -> bool:
        return most_force(s, self.seat, self.cards) >= self.bid


def promised(s: State) -> Promise | None:
    """The bid that binds now: the highest one of an auction, or that of the winner."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Auction) and top.high:
        return Promise(top.bidders[-1], top.high, [])
    if isinstance(top, SendingForce):
        return Promise(top.seat, top.bid, top.cards)
    return None


def colonize(t: Turn[State], seat: int, territory: str, why: str) -> None:
    """A territory becomes a colony: permanent effect, then the immediate one (NS-7.8)."""
    s = t.state
    s.players[seat].colonies.append(territory)
    t.emit(events.Colonized(seat, territory, why))
    frames: list[Any] = effects.frames_of(s, territory, seat)
    t.todo(*frames)
    economy.refresh(t, seat)


def lose_colony(t: Turn[State], seat: int, territory: str, why: str) -> None:
    """A colony leaves a civilization with its permanent effect (NS-9.4)."""
    s = t.state
    s.players[seat].colonies.remove(territory)
    t.emit(events.Left(seat, (territory,), why))
    economy.refresh(t, seat)
