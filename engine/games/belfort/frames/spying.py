"""The Spies: every opponent shows a card, and one of them is taken (BF-14.12)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.core import Automatic, Decision, Pick, Pile, Turn, Waiting, record
from engine.games.belfort.actions import RevealCard, Skip, TakeCard
from engine.games.belfort.events import CardChosen, CardsRevealed, CardTaken
from engine.games.belfort.frames.declining import declined
from engine.games.belfort.state import Belfort


@record
class BeginSpying(Automatic):
    """Everybody else with cards will show one."""

    kind: Literal["begin_spying"] = "begin_spying"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        shown = [Pile([], "owner", seat) for seat in range(len(state.players))]
        t.todo(ShowCards(shown))


@record
class ShowCards:
    """Which card does everybody else show? All choose at once, in secret (INT-28).

    chosen: by seat, empty until it has chosen.
    """

    chosen: list[Pile] = field(default_factory=list)
    kind: Literal["show_cards"] = "show_cards"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        found: list[Decision] = []
        for seat in state.still_in():
            hand = state.players[seat].hand.cards
            if seat == state.mover or self.chosen[seat].cards or not hand:
                continue
            menu = Pick("reveal", tuple(RevealCard(card) for card in dict.fromkeys(hand)))
            found.append(Decision(seat, self.kind, (menu,), {"by": state.mover}))
        return tuple(found)

    def answer(self, t: Turn[Belfort], seat: int, action: RevealCard) -> None:
        t.state.players[seat].hand.cards.remove(action.card)
        self.chosen[seat].cards = [action.card]
        t.emit(CardChosen(seat))

    def run(self, t: Turn[Belfort]) -> None:
        shown = tuple((seat, pile.cards[0]) for seat, pile in enumerate(self.chosen) if pile.cards)
        for seat, card in shown:
            t.state.players[seat].hand.cards.append(card)
        if shown:
            t.reveal()
            t.emit(CardsRevealed(shown))
            t.todo(TakeShown(shown))


@record
class TakeShown(Waiting):
    """Which of the cards shown is taken?"""

    shown: tuple[tuple[int, str], ...]
    kind: Literal["take_shown"] = "take_shown"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        there = [
            TakeCard(seat, card) for seat, card in self.shown if not state.players[seat].resigned
        ]
        if not there:
            return ()
        menus = (Pick("take", tuple(there)), *declined(Skip("card")))
        return (Decision(state.mover, self.kind, menus),)

    def answer(self, t: Turn[Belfort], seat: int, action: TakeCard | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, TakeCard):
            t.state.players[action.seat].hand.cards.remove(action.card)
            t.state.players[seat].hand.cards.append(action.card)
            t.emit(CardTaken(seat, action.seat, action.card))
