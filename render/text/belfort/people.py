"""Players and neutral players by name, and how many of something each of them has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.view import BelfortView
from render.text.belfort.things import Things


class People:
    """names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self.names = words, names

    def owner(self, who: int) -> str:
        """The name of a seat or of a neutral player, one of `NEUTRALS`."""
        if who in NEUTRALS:
            return self._words.say.neutral(number=NEUTRALS.index(who) + 1)
        return self.names[who]

    def tally(self, view: BelfortView, counts: Iterable[int]) -> str:
        """ "Ann 3, Boris 1": who has how many, the most first; "none".

        counts: by seat, of neutral players behind them, or by seat alone.
        """
        everybody = (*range(len(view.players)), *NEUTRALS[: view.neutrals])
        there = zip(everybody, counts, strict=False)
        held = sorted(((n, who) for who, n in there if n), key=lambda pair: -pair[0])
        return self._words.row(self._has(who, n) for n, who in held)

    def _has(self, who: int, count: int) -> str:
        if who in NEUTRALS:
            number = NEUTRALS.index(who) + 1
            return self._words.say.neutral_tally(number=number, count=count)
        return self._words.say.tally(who=self.names[who], count=count)
