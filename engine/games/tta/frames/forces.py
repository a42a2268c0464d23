"""A force of units and cards, put together by one seat: for a colony, or in an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core import Menu, Pick, Turn
from engine.games.tta.actions import DOWN, Commit, FillForce, SendForce
from engine.games.tta.editions import rules_of
from engine.games.tta.query.forces import (
    Purpose,
    cheapest,
    discards_left,
    force,
    most_force,
    not_committed,
    units_of,
)

if TYPE_CHECKING:
    from engine.games.tta.state import State


FILLS = (FillForce(False), FillForce(True))
"""What can be left to the rules; without cards to add there is no difference."""


class PutTogether:
    """Units and cards are added one by one, or all that is still missing at once.

    Until it is complete nobody but its player knows what is in it, for that may depend on cards in
    hand: the question names only what was said before, and the player's own view names the rest.

    seat: whose force it is. units: what is in it by card. cards: bonus cards and (marked)
    discards. purpose: what counts in it.
    """

    __slots__ = ()
    seat: int
    units: dict[str, int]
    cards: list[str]
    purpose: ClassVar[Purpose]

    def goal(self, s: State) -> int:
        """The strength that it is to reach."""
        raise AssertionError("a force has a goal")

    def ready(self, s: State) -> bool:
        """Whether it may be sent as it is."""
        raise AssertionError("a force is sent at some point")

    def strength(self, s: State) -> int:
        """What it is worth so far."""
        return force(s, self.seat, self.units, self.cards, self.purpose)

    def units_left(self, s: State) -> dict[str, int]:
        """Units that are not in it yet."""
        own = units_of(s, self.seat)
        return {c: left for c, n in own.items() if (left := n - self.units.get(c, 0))}

    def cards_left(self, s: State) -> list[str]:
        """Bonus cards and discards that may be added without making the goal unreachable."""
        cards = rules_of(s).cards
        hand = list(dict.fromkeys(not_committed(s, self.seat, self.cards)))
        found = [c for c in hand if cards[c].bonus]
        if discards_left(s, self.seat, self.cards, self.purpose) > 0:
            found += [DOWN + c for c in hand if self.reachable(s, DOWN + c)]
        return found

    def reachable(self, s: State, *more: str) -> bool:
        """Whether the goal can be reached with the cards in it and these."""
        return most_force(s, self.seat, [*self.cards, *more], self.purpose) >= self.goal(s)

    def choices(self, s: State, extra: list[str], fill: bool) -> list[Menu]:
        """What may be done to it. extra: cards that may be added. fill: whether what is missing may
        be left to the rules."""
        menus: list[Menu] = []
        if fill:
            menus.append(Pick("fill_force", FILLS if extra else FILLS[:1]))
        if units := self.units_left(s):
            menus.append(Pick("send_unit", tuple(Commit(c) for c in units)))
        if extra:
            menus.append(Pick("add_card", tuple(Commit(c) for c in extra)))
        if self.ready(s):
            menus.append(Pick("send_force", (SendForce(),), ends_step=True))
        return menus

    def answer(self, t: Turn[State], seat: int, action: Commit | FillForce | SendForce) -> None:
        if isinstance(action, SendForce):
            self.sent(t)
        elif isinstance(action, FillForce):
            self.fill(t.state, self.goal(t.state), cards_first=action.cards)
        elif action.item in t.state.players[seat].workers:
            self.units[action.item] = self.units.get(action.item, 0) + 1
        else:
            self.cards.append(action.item)

    def fill(self, s: State, goal: int, *, cards_first: bool) -> None:
        """Add the cheapest units and cards that reach a goal (INT-53)."""
        units, self.cards[:] = cheapest(
            s,
            self.seat,
            goal,
            self.units,
            self.cards,
            cards_first=cards_first,
            purpose=self.purpose,
        )
        self.units.clear()
        self.units.update(units)

    def sent(self, t: Turn[State]) -> None:
        """It is complete."""
        raise AssertionError("a force leads to something")
