"""The painter of Tzolk'in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.core import Decision
from engine.games.tzolkin.view import TzolkinView
from render import outline
from render.board.tzolkin import board, closer, tableau
from render.board.tzolkin.changed import changed
from render.board.tzolkin.look import COLOURS
from render.board.tzolkin.phone import table
from render.board.tzolkin.question import choices
from render.board.tzolkin.question.page import Case
from render.board.tzolkin.words import Words
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.picture import Format, Painter

_EDGE = 24
CLOSER = ("board", "gears", "tiles")
_PLAYER = "player-"


class TzolkinPainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: TzolkinView) -> tuple[str, ...]:
        """The board, gears and tiles larger, everybody's tableau, and the parts for phones."""
        return (*CLOSER, *(f"{_PLAYER}{p.seat}" for p in view.players), *table.PARTS)

    def parts(self, view: TzolkinView, shape: Format) -> tuple[str, ...]:
        """On a phone the gears come first, as rows, with everybody's figures."""
        return table.PARTS if shape == "phone" else ("board",)

    def public(self, view: TzolkinView, picture: str) -> TzolkinView:
        """Tiles dealt to somebody and what lies ahead for them are on no picture of the table."""
        players = tuple(replace(player, dealt=(), kept=()) for player in view.players)
        return replace(view, viewer=None, foresight=(), players=players)

    def paint(
        self, view: TzolkinView, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture. Raises `KeyError` for one that does not exist."""
        return _compose(view, picture, names, language).flat(_palette())

    def changes(
        self,
        before: TzolkinView,
        view: TzolkinView,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for one that does not exist."""
        c = _compose(view, picture, names, language, changed(before, view))
        return outline.legend(c, legend, (_EDGE, c.size[0] - _EDGE)).flat(_palette())

    def question(
        self,
        view: TzolkinView,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What is asked, what one has, and the answers; None for a kind without a picture."""
        players = numbered(names, MEDIUM, language)
        c = choices.compose(Case(view, decision, players, Words(language), means))
        return None if c is None else c.flat(_palette())

    def warm(self, view: TzolkinView) -> None:
        """Load fonts and the masks of everything on this table."""
        names = [str(player.seat) for player in view.players]
        for picture in self.pictures(view):
            _compose(view, picture, names, ENGLISH)


def _compose(
    view: TzolkinView,
    picture: str,
    names: Sequence[str],
    language: Language,
    outlined: Collection[str] = (),
) -> Canvas:
    players = numbered(names, MEDIUM, language)
    words = Words(language)
    if picture == "board":
        return board.compose(view, players, words, outlined)
    if picture in table.PARTS:
        return table.compose(view, picture, players, words, outlined)
    c = _closer(view, picture, players, words)
    outline.frames(c, outlined, outline.THIN)
    return c


def _closer(view: TzolkinView, picture: str, players: Sequence[str], words: Words) -> Canvas:
    if picture == "gears":
        return closer.gears(view, players, words)
    if picture == "tiles":
        return closer.offer(view, words)
    for player in view.players:
        if picture == f"{_PLAYER}{player.seat}":
            return tableau.draw(view, player.seat, players, words)
    raise KeyError(picture)


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
