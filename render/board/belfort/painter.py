"""The painter of Belfort."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.core import Decision
from engine.games.belfort.view import BelfortView
from render import outline
from render.board.belfort import board, city, hand, phone, quarter, question, shop, tableau
from render.board.belfort.changed import changed
from render.board.belfort.look import COLOURS
from render.board.belfort.words import Words, members
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.phone import TYPE
from render.picture import Format, Painter

_EDGE = 24
_PLAYER = "player-"


class BelfortPainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: BelfortView) -> tuple[str, ...]:
        """The board, cards on display, single districts, everybody's buildings, and the parts for
        phones."""
        players = (f"{_PLAYER}{p.seat}" for p in view.players)
        return ("board", "market", *quarter.names(view), *players, *phone.PARTS)

    def parts(self, view: BelfortView, shape: Format) -> tuple[str, ...]:
        """On a phone standings and figures come first, sites and planks below."""
        return phone.PARTS if shape == "phone" else ("board",)

    def public(self, view: BelfortView, picture: str) -> BelfortView:
        """Hands are on no picture of the table, nor is what only the viewer would pay."""
        players = tuple(replace(player, cards=()) for player in view.players)
        guilds = tuple(replace(plank, fee=0) for plank in view.guilds)
        return replace(view, viewer=None, players=players, guilds=guilds)

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
        room = (_EDGE, c.size[0] - _EDGE)
        if picture == "board":
            return outline.legend(c, legend, room).flat(_palette())
        return outline.legend(c, legend, room, TYPE, 40, outline.THIN).flat(_palette())

    def question(
        self,
        view: BelfortView,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What is asked, what one has, and where things stand; with `means` the own hand too."""
        case = question.Case(
            view, decision, numbered(names, MEDIUM, language), Words(language), means
        )
        c = question.compose(case)
        return None if c is None else c.flat(_palette())

    def hand(
        self, view: BelfortView, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        """The viewer's property cards; None for a spectator."""
        if view.viewer is None:
            return None
        return hand.compose(view, numbered(names, MEDIUM, language), Words(language)).flat(
            _palette()
        )

    def warm(self, view: BelfortView) -> None:
        """Load fonts and the masks of everything on this table."""
        city.warm(members(view))
        names = [str(player.seat) for player in view.players]
        for picture in self.pictures(view):
            _compose(view, picture, names, ENGLISH)


def _compose(
    view: BelfortView,
    picture: str,
    names: Sequence[str],
    language: Language,
    outlined: Collection[str] = (),
) -> Canvas:
    players, words = numbered(names, MEDIUM, language), Words(language)
    if picture == "board":
        return board.compose(view, players, words, outlined)
    c = _other(view, picture, players, words)
    outline.frames(c, outlined, outline.THIN)
    return c


def _other(view: BelfortView, picture: str, players: Sequence[str], words: Words) -> Canvas:
    if picture in phone.PARTS:
        return phone.compose(view, picture, players, words)
    if picture == "market":
        return shop.compose(view, words)
    if picture.startswith(quarter.PREFIX):
        return quarter.compose(view, picture, players, words)
    for player in view.players:
        if picture == f"{_PLAYER}{player.seat}":
            return tableau.compose(view, player, players, words)
    raise KeyError(picture)


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
