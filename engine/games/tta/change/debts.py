"""What a civilization has to give up by its own choice. A choice with a single possible answer is
carried out without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.core import Decision, Pick, Subset, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import Choose, DiscardCards
from engine.games.tta.agenda import pop
from engine.games.tta.change import hand
from engine.games.tta.editions import rules_of
from engine.games.tta.query import production

if TYPE_CHECKING:
    from engine.games.tta.state import State


class GiveUp:
    """So many workers or tokens leave cards, each by the owner's choice; without a question where
    only one card has any."""

    __slots__ = ()
    seat: int
    count: int
    why: str
    verb: ClassVar[str]

    def stock(self, s: State) -> dict[str, int]:
        raise AssertionError("what is given up lies on cards")

    def lose(self, t: Turn[State], card: str) -> None:
        raise AssertionError("what is given up goes somewhere")

    def _options(self, s: State) -> list[str]:
        return [c for c, n in self.stock(s).items() if n] if self.count else []

    def ask(self, s: State) -> tuple[Decision, ...]:
        options = self._options(s)
        if len(options) < 2:
            return ()
        menu = Pick(self.verb, tuple(Choose(c) for c in options))
        return (Decision(self.seat, self.verb, (menu,), {"card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: Choose) -> None:
        self.lose(t, action.option)
        self.count -= 1  # type: ignore[misc]  # a slot of the records below

    def run(self, t: Turn[State]) -> None:
        for card in self._options(t.state):
            for _ in range(min(self.count, self.stock(t.state)[card])):
                self.lose(t, card)


@record
class LoseWorkers(GiveUp):
    """A seat without unused workers loses workers of its choice (NS-10.8)."""

    seat: int
    count: int
    why: str
    kind: Literal["lose_workers"] = "lose_workers"
    verb: ClassVar[str] = "lose_worker"

    def stock(self, s: State) -> dict[str, int]:
        return s.players[self.seat].workers

    def lose(self, t: Turn[State], card: str) -> None:
        civ = t.state.players[self.seat]
        civ.workers[card] -= 1
        civ.yellow_bank += 1
        t.emit(events.WorkerLost(self.seat, card))


@record
class LoseTokens(GiveUp):
    """A seat with an empty blue bank gives up tokens from cards of its choice (NS-10.7).

    box: whether they leave the game; otherwise they go to the bank, to cover a wonder (NS-5.10).
    """

    seat: int
    count: int
    why: str
    box: bool = True
    kind: Literal["lose_tokens"] = "lose_tokens"
    verb: ClassVar[str] = "lose_token"

    def stock(self, s: State) -> dict[str, int]:
        return s.players[self.seat].blue

    def lose(self, t: Turn[State], card: str) -> None:
        s = t.state
        civ = s.players[self.seat]
        civ.blue[card] -= 1
        if self.box:
            s.blue_box -= 1
        else:
            civ.blue_bank += 1
        good = "food" if rules_of(s).cards[card].kind == "farm" else "resources"
        value = production.token_value(s, card)
        t.emit(events.Changed(self.seat, good, -value, self.why))  # type: ignore[arg-type]


@record
class DropCards(Waiting):
    """A seat discards military cards of its choice, face down (NS-6.1, Politics of Strength)."""

    seat: int
    count: int
    why: str
    kind: Literal["drop_cards"] = "drop_cards"

    def ask(self, s: State) -> tuple[Decision, ...]:
        hand = s.players[self.seat].military.cards
        if self.count < 1 or not hand:
            return ()
        n = min(self.count, len(hand))
        menu = Subset("discard", tuple(hand), DiscardCards, "cards", low=n, high=n)
        return (Decision(self.seat, "discard", (menu,), {"count": n, "card": self.why}),)

    def answer(self, t: Turn[State], seat: int, action: DiscardCards) -> None:
        pop(t)
        hand.drop_military(t, self.seat, action.cards)
