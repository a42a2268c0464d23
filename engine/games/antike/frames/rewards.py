"""Step 3, and the cards that somebody chooses (AD-8, AD-9.1)."""

from __future__ import annotations

from typing import Literal

from engine.core import Automatic, Decision, Pick, Turn, record
from engine.games.antike import deck
from engine.games.antike.actions import TakeCard
from engine.games.antike.components import BOX
from engine.games.antike.ending import finish
from engine.games.antike.events import PersonageWon
from engine.games.antike.personages import next_due, walls_reached
from engine.games.antike.state import Antike


@record
class ChooseCard:
    """A player takes an event card from the open row."""

    seat: int
    reason: Literal["city", "personage"]
    kind: Literal["choose_card"] = "choose_card"

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        cards = tuple(dict.fromkeys(state.row.cards))
        if len(cards) < 2:
            return ()
        menu = Pick("take_card", tuple(TakeCard(c) for c in cards))
        return (Decision(self.seat, "choose_card", (menu,), {"reason": self.reason}),)

    def answer(self, t: Turn[Antike], seat: int, action: TakeCard) -> None:
        t.state.agenda.pop()
        deck.take(t, seat, action.card, self.reason)

    def run(self, t: Turn[Antike]) -> None:
        if t.state.row.cards:
            deck.take(t, self.seat, t.state.row.cards[0], self.reason)


@record
class Rewards(Automatic):
    """The active nation receives one personage after the other; the opponent a card for each."""

    kind: Literal["rewards"] = "rewards"

    def run(self, t: Turn[Antike]) -> None:
        state = t.state
        kind = next_due(state)
        if kind is None:
            return
        now, player = state.now, state.active
        if kind == "scholar":
            now.scholars -= 1
        if kind == "general":
            now.generals -= 1
        *rest, card = state.stacks[kind]
        state.stacks[kind] = tuple(rest)
        player.personages.append(card)
        track = len(player.personages)
        walls = walls_reached(track - 1, track)
        player.walls += walls
        state.bank.walls -= walls
        t.emit(PersonageWon(state.mover, card, track, walls))
        if track >= BOX.win_at:
            finish(t, "personages", tuple(1 if s == state.mover else 2 for s in (0, 1)))
        else:
            t.todo(ChooseCard(1 - state.mover, "personage"), Rewards())
