"""Who has a card that somebody else looks for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.view import CivView, View
from render.lang.catalogue.tta_reasons import TtaReasons
from render.text.tta.words import Words

SINGLE = frozenset({"leader", "wonder"})
"""Kinds of cards of which there is one of each name: if a rival has it, nobody else can."""


class Holders:
    """Players by the cards they have. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaReasons(words.language)

    def who_has(self, view: View, card: str) -> str | None:
        """Which rival of the viewer has a leader or a wonder; None if no rival is seen to have
        it."""
        if not self._words.known(card) or self._words.cards[card].kind not in SINGLE:
            return None
        rivals = (civ for civ in view.players if civ.seat != view.viewer)
        holder = next((civ for civ in rivals if card in _seen(civ)), None)
        if holder is None:
            return None
        return self._say.held_by(who=self._names[holder.seat], card=self._words.card(card))


def _seen(civ: CivView) -> set[str | None]:
    """Leaders and wonders of a civilization that the viewer sees, also in hand."""
    return {civ.leader, civ.wonder, *civ.wonders, *civ.civil}
