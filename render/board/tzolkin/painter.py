"""The painter of Tzolk'in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial

from engine.core import Decision
from engine.games.tzolkin.view import TzolkinView
from render import outline
from render.board.tzolkin import board, closer, legend, tableau
from render.board.tzolkin.changed import changed
from render.board.tzolkin.phone import table
from render.board.tzolkin.question import choices
from render.board.tzolkin.question.page import Case
from render.board.tzolkin.style import COLOURS
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.lang.language import Language
from render.sheetnames import BOARD, LOWER, UPPER, of_seat
from render.sheetpainter import Look, Sheet, SheetPainter
from render.text.legend import Legend
from render.text.tzolkin import signs

Seen = Look[TzolkinView]


class TzolkinPainter(SheetPainter[TzolkinView]):
    """The board, gears and tiles larger, everybody's tableau, and the parts for phones: the gears
    as rows with everybody's figures, and all the rest."""

    COLOURS = COLOURS

    def sheets(self, view: TzolkinView) -> Mapping[str, Sheet[TzolkinView]]:
        players = {of_seat(p.seat): _small(partial(_tableau, p.seat)) for p in view.players}
        return {
            BOARD: Sheet(lambda look: board.compose(look.view, look.names, _words(look))),
            "gears": _small(lambda look: closer.gears(look.view, look.names, _words(look))),
            "tiles": _small(lambda look: closer.offer(look.view, _words(look))),
            **players,
            UPPER: _small(lambda look: table.upper(look.view, look.names, _words(look))),
            LOWER: _small(lambda look: table.lower(look.view, _words(look))),
        }

    def seats(self, view: TzolkinView) -> int:
        return len(view.players)

    def changed(self, before: TzolkinView, view: TzolkinView) -> Collection[str]:
        return changed(before, view)

    def public(self, view: TzolkinView, picture: str) -> TzolkinView:
        """Tiles dealt to somebody and what is ahead for them are on no picture of the table."""
        players = tuple(replace(player, dealt=(), kept=()) for player in view.players)
        return replace(view, viewer=None, foresight=(), players=players)

    def asked(self, look: Seen, decision: Decision, *, means: bool) -> Canvas | None:
        """What is asked, what one has, and the answers; None for a kind without a picture."""
        return choices.compose(Case(look.view, decision, look.names, _words(look), means))

    def has_question(self, view: TzolkinView, decision: Decision, *, means: bool) -> bool:
        """Of every kind, but for everybody none of a turn."""
        return choices.has_picture(decision.kind, means=means)

    def legend(self, view: TzolkinView, language: Language) -> Legend:
        return signs.legend(language)

    def sign(self, c: Canvas, x: float, y: float, sign: str) -> None:
        legend.draw(c, x, y, sign)


def _small(compose: Callable[[Seen], Canvas]) -> Sheet[TzolkinView]:
    return Sheet(compose, stroke=outline.THIN)


def _words(look: Seen) -> Words:
    return Words(look.language)


def _tableau(seat: int, look: Seen) -> Canvas:
    return tableau.draw(look.view, seat, look.names, _words(look))
