"""The pictures for a phone put together."""

from __future__ import annotations

from dataclasses import replace

from engine.games.antike.view import AntikeView, BankView, NationView, PurseView, UnitsView
from render.board.antike.phone import chart, head, more
from render.board.antike.style import PHONE
from render.board.antike.words import Words
from render.canvas import Canvas
from render.phone import WIDTH
from render.sheetnames import LOWER, UPPER
from render.sheetpainter import Look
from render.theme import SLATE

_FIRST_H = head.HEIGHT + PHONE.high


def compose(picture: str, look: Look[AntikeView]) -> Canvas:
    """A picture in full colour."""
    view, words = look.view, Words(look.language)
    first, second = picture != LOWER, picture != UPPER
    above = _FIRST_H if first else 0
    c = Canvas(WIDTH, above + (more.height(view, words) if second else 0), SLATE)
    if first:
        head.draw(c, view, look.names, words)
        chart.draw(c, head.HEIGHT, view, words, look.outlined)
    if second:
        more.draw(c, above, view, words)
    return c


def shown(view: AntikeView) -> AntikeView:
    """What the first picture shows of a table: the same where only stocks and cards differ."""
    first, second = view.nations
    return replace(
        view,
        nations=(_seen(view, first), _seen(view, second)),
        prices=(),
        know_how=(),
        stacks=(),
        row=(),
        pile=0,
        discards=(),
        bank=BankView(coins=0, temples=0, walls=0, tokens=()),
        armoury=0,
    )


def _seen(view: AntikeView, nation: NationView) -> NationView:
    """A player without what is next to the map; the field counts while its action is told."""
    return replace(
        nation,
        purse=PurseView(0, 0, 0, 0),
        box=UnitsView(),
        supply=UnitsView(),
        walls=0,
        know_how=(),
        hand=(),
        rondel=nation.rondel if nation.seat == view.mover else None,
        cities=0,
        temples=0,
        sea_points=0,
        goals=(),
    )
