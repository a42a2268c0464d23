"""What the last event did to whom, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tta.view import View
from render.lang.catalogue.tta_case import TtaCase
from render.lang.forms import woven
from render.text.tta.words import Words


class LastEvent:
    """names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaCase(words.language)

    def done(self, view: View) -> str:
        """A sentence for each player and direction; nothing where it did nothing."""
        return " ".join(said for seat in view.order for said in self.to(view, seat))

    def to(self, view: View, seat: int) -> Iterator[str]:
        """What it gave to a seat, then what it took."""
        own = [(e.what, e.amount) for e in view.event_effects if e.seat == seat]
        for code, sign in (("gains", 1), ("loses", -1)):
            things = [self._thing(what, n * sign) for what, n in own if n * sign > 0]
            if things:
                goods = self._words.language.listed(things)
                yield self._say.told(code, who=self._names[seat], goods=goods)

    def _thing(self, what: str, n: int) -> str:
        words = self._words
        if not words.known(what):
            return words.count(n, what)
        return woven("{} × {}", str(n), words.card(what)) if n > 1 else words.card(what)
