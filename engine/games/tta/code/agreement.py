"""International Agreement: taking cards of the row out of turn (NS-12.11, NS-14.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core import (
    Automatic,
    Decision,
    Fact,
    Menu,
    Pick,
    Turn,
    Waiting,
    partition_legal,
    record,
)
from engine.games.tta.actions import Decline, Take
from engine.games.tta.acts.means import Means
from engine.games.tta.acts.row import TAKE, take
from engine.games.tta.agenda import pop
from engine.games.tta.change import row
from engine.games.tta.editions import rules_of
from engine.games.tta.query import prices

if TYPE_CHECKING:
    from engine.games.tta.state import State


@record
class TakeAgreed(Waiting):
    """The strongest takes cards one by one, for prices of at most `left` together; taking any
    costs the next political action.

    A card may leave the row here, but it closes up only afterwards (`CloseRow`).
    """

    seat: int
    left: int
    kind: Literal["take_agreed"] = "take_agreed"

    def ask(self, s: State) -> tuple[Decision, ...]:
        m = Means(s, self.seat)
        full = len(m.civ.civil.cards) >= m.civil_limit
        takes = tuple(
            partition_legal(
                TAKE.missed(m), lambda candidate: TAKE.obstacle(m, candidate, self.left)
            )[0]
        )
        if not takes and (s.open_hands or full or not self._held(s)):
            return ()
        menus: list[Menu] = [Pick("take", takes, group_by="card")] if takes else []
        menus.append(Pick("decline", (Decline(),)))
        facts: dict[str, Fact] = {"card": "international_agreement", "left": self.left}
        return (Decision(self.seat, "take_agreed", tuple(menus), facts),)

    def _held(self, s: State) -> bool:
        """Whether only cards of the hand, perhaps hidden ones, forbid taking something."""
        hand = s.players[self.seat].civil.cards
        return any(
            card in hand and prices.take_price(s, self.seat, slot) <= self.left
            for slot, card in enumerate(s.row)
        )

    def answer(self, t: Turn[State], seat: int, action: Take | Decline) -> None:
        if isinstance(action, Decline):
            pop(t)
            return
        price = prices.take_price(t.state, seat, action.slot)
        self.left -= price
        waits = seat == t.state.current and rules_of(t.state).agreed_cards_wait
        take(t, seat, action.slot, price, fresh=waits)
        t.state.players[seat].owes_politics = True


@record
class CloseRow(Automatic):
    """The row closes up and is filled, without discarding; an age may end by it."""

    kind: Literal["close_row"] = "close_row"

    def run(self, t: Turn[State]) -> None:
        row.refill(t)
