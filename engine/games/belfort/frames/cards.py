"""Questions about cards of the hand: which are kept, which are discarded (BF-3.4, BF-8.9)."""

from __future__ import annotations

import operator
from collections import Counter
from typing import Annotated, Literal

from pydantic import Field

from engine.core import Decision, Subset, Turn, Waiting, record
from engine.games.belfort import deck
from engine.games.belfort.actions import Discard, KeepCards, Skip
from engine.games.belfort.components import BOX
from engine.games.belfort.events import CardsDropped, CardsKept
from engine.games.belfort.frames.declining import declined
from engine.games.belfort.state import Belfort


@record
class ChooseCards:
    """Which cards does everybody keep? All choose at once, in secret (BF-3.4)."""

    kind: Literal["choose_cards"] = "choose_cards"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        count = BOX.cards.kept
        return tuple(
            Decision(
                seat,
                self.kind,
                (Subset("keep", tuple(p.hand.cards), _keep, "cards", low=count, high=count),),
                {"count": count},
            )
            for seat, p in enumerate(state.players)
            if not p.dropped.cards and not p.resigned
        )

    def answer(self, t: Turn[Belfort], seat: int, action: KeepCards) -> None:
        player = t.state.players[seat]
        dropped = Counter(player.hand.cards) - Counter(action.cards)
        player.dropped.cards = list(dropped.elements())
        player.hand.cards = list(action.cards)
        t.emit(CardsKept(seat))

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        dropped: list[str] = []
        for player in state.players:
            dropped += player.dropped.cards
            player.dropped.cards = []
        state.discards.cards += dropped
        t.reveal()
        t.emit(CardsDropped(tuple(sorted(dropped))))


def _keep(chosen: tuple[str, ...]) -> KeepCards:
    return KeepCards(tuple(sorted(chosen)))


@record
class DiscardCards(Waiting):
    """Which cards leave the hand? count: so many; None: down to the limit. in_vain: there was
    nothing to draw before it, so it may be declined (BF-8.4.1)."""

    seat: int
    count: int | None = None
    in_vain: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["discard_cards"] = "discard_cards"

    def due(self, state: Belfort) -> int:
        """How many cards have to go."""
        held = len(state.players[self.seat].hand)
        return max(0, held - BOX.cards.hand) if self.count is None else min(self.count, held)

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        due = self.due(state)
        if not due:
            return ()
        cards = tuple(state.players[self.seat].hand.cards)
        menu = Subset("discard", cards, _discard, "cards", low=due, high=due)
        skip = declined(Skip("discard")) if self.in_vain else ()
        return (Decision(self.seat, self.kind, (menu, *skip), {"count": due}),)

    def answer(self, t: Turn[Belfort], seat: int, action: Discard | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Discard):
            deck.discard(t, seat, action.cards)


def _discard(chosen: tuple[str, ...]) -> Discard:
    return Discard(tuple(sorted(chosen)))
