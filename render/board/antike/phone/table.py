"""The pictures for a phone put together."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.games.antike.view import AntikeView, BankView, NationView, PurseView, UnitsView
from render import outline
from render.board.antike.look import PHONE
from render.board.antike.phone import chart, head, more
from render.board.antike.words import Words
from render.canvas import Canvas
from render.lang.language import ENGLISH, Language
from render.phone import MARGIN, TYPE, WIDTH
from render.theme import SLATE

_FIRST_H = head.HEIGHT + PHONE.high


def compose(
    view: AntikeView,
    picture: str,
    players: Sequence[str],
    language: Language = ENGLISH,
    outlined: Collection[str] = frozenset(),
) -> Canvas:
    """A picture in full colour; what is `outlined` is named as `changed` names it."""
    words = Words(language)
    first, second = picture != "phone-more", picture != "phone"
    above = _FIRST_H if first else 0
    c = Canvas(WIDTH, above + (more.height(view, words) if second else 0), SLATE)
    if first:
        head.draw(c, view, players, words)
        chart.draw(c, head.HEIGHT, view, words, outlined)
    if second:
        more.draw(c, above, view, words)
    outline.frames(c, outlined, outline.THIN)
    return c


def legend(c: Canvas, words: str) -> Canvas:
    """The picture with a line that says what an outline means."""
    room = (MARGIN, WIDTH - MARGIN)
    return outline.legend(c, words, room, TYPE, 40, outline.THIN)


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
    """A player without what lies beside the map; the field counts while its action is told."""
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
