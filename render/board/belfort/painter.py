"""The painter of Belfort."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.core import Decision
from engine.games.belfort.view import BelfortView
from render import fonts, outline
from render.board.belfort import board, closer
from render.board.belfort.changed import changed
from render.board.belfort.look import COLOURS
from render.board.belfort.phone import table
from render.board.belfort.question import choices
from render.board.belfort.words import Words
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.picture import Format, Painter

_EDGE = 24
_PLAYER = "player-"


class BelfortPainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: BelfortView) -> tuple[str, ...]:
        """The board, everybody's cards, and the parts for phones."""
        return ("board", *(f"{_PLAYER}{p.seat}" for p in view.players), *table.PARTS)

    def parts(self, view: BelfortView, shape: Format) -> tuple[str, ...]:
        """On a phone points and majorities come first."""
        return table.PARTS if shape == "phone" else ("board",)

    def public(self, view: BelfortView, picture: str) -> BelfortView:
        """The cards of hands are on no picture of the table."""
        players = tuple(replace(player, cards=()) for player in view.players)
        return replace(view, players=players)

    def paint(
        self, view: BelfortView, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture. Raises `KeyError` for one that does not exist."""
        return _compose(view, picture, names, language).flat(_palette())

    def changes(
        self,
        before: BelfortView,
        view: BelfortView,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for one that does not exist."""
        c = _compose(view, picture, names, language, changed(before, view))
        return outline.legend(c, legend, (_EDGE, c.image.width - _EDGE)).flat(_palette())

    def question(
        self,
        view: BelfortView,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What is asked and what it hangs on; None where the table shows it best."""
        c = choices.compose(choices.Case(view, decision, _players(names), Words(language), means))
        return None if c is None else c.flat(_palette())

    def hand(
        self, view: BelfortView, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        """The viewer's own cards; None for a spectator."""
        c = closer.hand(view, _players(names), Words(language))
        return None if c is None else c.flat(_palette())

    def warm(self, view: BelfortView) -> None:
        """Load fonts and the masks of everything on this table."""
        names = [str(player.seat) for player in view.players]
        for picture in self.pictures(view):
            _compose(view, picture, names, ENGLISH)


def _players(names: Sequence[str]) -> tuple[str, ...]:
    """The players' names as they can be drawn."""
    return tuple(fonts.printable(name, MEDIUM, str(i + 1)) for i, name in enumerate(names))


def _compose(
    view: BelfortView,
    picture: str,
    names: Sequence[str],
    language: Language,
    outlined: Collection[str] = (),
) -> Canvas:
    players = _players(names)
    words = Words(language)
    if picture == "board":
        return board.compose(view, players, words, outlined)
    if picture in table.PARTS:
        return table.compose(view, picture, players, words, outlined)
    for player in view.players:
        if picture == f"{_PLAYER}{player.seat}":
            c = closer.tableau(view, player.seat, players, words)
            outline.frames(c, outlined, outline.THIN)
            return c
    raise KeyError(picture)


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
