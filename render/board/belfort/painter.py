"""The painter of Belfort."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial

from engine.core import Decision
from engine.games.belfort.view import BelfortView
from render import outline
from render.board.belfort import board, city, hand, legend, phone, quarter, question, shop, tableau
from render.board.belfort.changed import changed
from render.board.belfort.style import COLOURS
from render.board.belfort.words import Words, members
from render.canvas import Canvas
from render.lang.language import Language
from render.phone import TYPE
from render.sheetnames import BOARD, LOWER, UPPER, of_seat
from render.sheetpainter import Key, Look, Sheet, SheetPainter
from render.text.belfort import signs
from render.text.legend import Legend

Seen = Look[BelfortView]
_KEY = Key(size=TYPE, smallest=40, stroke=outline.THIN)


class BelfortPainter(SheetPainter[BelfortView]):
    """The city, cards on display, single districts, everybody's buildings, and the parts for
    phones: standings and figures above, sites and planks below."""

    COLOURS = COLOURS

    def sheets(self, view: BelfortView) -> Mapping[str, Sheet[BelfortView]]:
        districts = {name: _small(partial(_quarter, name)) for name in quarter.names(view)}
        players = {of_seat(p.seat): _small(partial(_tableau, p.seat)) for p in view.players}
        return {
            BOARD: Sheet(lambda look: board.compose(look.view, look.names, _words(look))),
            "market": _small(lambda look: shop.compose(look.view, _words(look))),
            **districts,
            **players,
            UPPER: _small(lambda look: phone.upper(look.view, look.names, _words(look))),
            LOWER: _small(lambda look: phone.lower(look.view, _words(look))),
        }

    def seats(self, view: BelfortView) -> int:
        return len(view.players)

    def changed(self, before: BelfortView, view: BelfortView) -> Collection[str]:
        return changed(before, view)

    def public(self, view: BelfortView, picture: str) -> BelfortView:
        """Hands are on no picture of the table, nor is what only the viewer would pay."""
        players = tuple(replace(player, cards=()) for player in view.players)
        guilds = tuple(replace(plank, fee=0) for plank in view.guilds)
        return replace(view, viewer=None, players=players, guilds=guilds)

    def asked(self, look: Seen, decision: Decision, *, means: bool) -> Canvas | None:
        """What is asked, what one has, and where things are; with `means` one's hand too."""
        case = question.Case(look.view, decision, look.names, _words(look), means)
        return question.compose(case)

    def has_question(self, view: BelfortView, decision: Decision, *, means: bool) -> bool:
        """Of every kind, but for everybody none of a turn."""
        return question.has_picture(decision.kind, means=means)

    def held(self, look: Seen) -> Canvas | None:
        """The property cards."""
        return hand.compose(look.view, look.names, _words(look))

    def legend(self, view: BelfortView, language: Language) -> Legend:
        return signs.legend(language)

    def sign(self, c: Canvas, x: float, y: float, sign: str) -> None:
        legend.draw(c, x, y, sign)

    def warm(self, view: BelfortView) -> None:
        city.warm(members(view))
        super().warm(view)


def _small(compose: Callable[[Seen], Canvas]) -> Sheet[BelfortView]:
    return Sheet(compose, stroke=outline.THIN, key=_KEY)


def _words(look: Seen) -> Words:
    return Words(look.language)


def _quarter(name: str, look: Seen) -> Canvas:
    return quarter.compose(look.view, name, look.names, _words(look))


def _tableau(seat: int, look: Seen) -> Canvas:
    return tableau.compose(look.view, look.view.players[seat], look.names, _words(look))
