"""Events that score when the game is over: those that are kept or chosen from, with their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.games.tta.cards.model import Card
from render import fonts
from render.board.tta.phone.kit import mark
from render.board.tta.question.options import spine
from render.board.tta.question.page import Page
from render.canvas import leading
from render.fonts import BOLD, MEDIUM
from render.phone import HIGHEST, INNER, MARGIN, TYPE, Piece, broken, line, text
from render.theme import INK, INK_2, MUTED

_SPINE, _TITLE_H, _PAD, _BETWEEN = 78, 62, 12, 24
_LINE, _BRIEF_H, _APART = 60, 70, 6
_LEFT, _ROOM = MARGIN + _SPINE + 14, INNER - _SPINE - 28


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    view = page.view
    kept = page.decision.kind == "keep_bonus"
    _known(page, view.open_events)
    cards = [page.scene.card(c) for c in (page.asked.bonuses if kept else view.offered) if c]
    room = HIGHEST - MARGIN - page.y
    drawing = _event if sum(_high(page, card) for card in cards) <= room else _brief
    for card in cards:
        drawing(page, card)


def _known(page: Page, events: Sequence[str]) -> None:
    """Those that are open already, by their names."""
    if not events:
        return
    label = text(page.scene.say.open_events(), TYPE, MUTED)
    rows = broken([label, *chain.from_iterable(_named(page, events))], INNER - 40, _BETWEEN)
    top = page.panel(2 * _PAD + _LINE * len(rows)) + _PAD
    for i, row in enumerate(rows):
        line(page.c, MARGIN + 20, top + (i + 0.5) * _LINE, row, _BETWEEN)


def _named(page: Page, events: Sequence[str]) -> Iterator[tuple[Piece, ...]]:
    for event in events:
        card = page.scene.card(event)
        yield (mark(card.kind), text(page.scene.words.briefest(card)))


def _said(page: Page, card: Card) -> tuple[str, ...]:
    """The lines of its text."""
    return fonts.wrap(page.scene.words.text(card), TYPE, MEDIUM, _ROOM)


def _high(page: Page, card: Card) -> float:
    """What an event takes with its text."""
    return _TITLE_H + len(_said(page, card)) * leading(TYPE) + 2 * _PAD + _APART


def _event(page: Page, card: Card) -> None:
    """A plate with the name and the text of an event."""
    c, y, left, room, rows = page.c, page.y, _LEFT, _ROOM, _said(page, card)
    c.cut += [row for row in rows if fonts.width(row, TYPE, MEDIUM) > room]
    high = _high(page, card) - _APART
    spine(c, (MARGIN, y, INNER, high), card)
    page.answer(MARGIN, y, INNER, high)
    words = page.scene.words
    name = words.name(card)
    c.mid(left, y + _PAD + _TITLE_H / 2, name, c.fit(name, 54, BOLD, room, TYPE), INK, BOLD, "l")
    with c.whole(words.text(card), INK_2, left, y + high / 2):
        for i, row in enumerate(rows):
            middle = y + _PAD + _TITLE_H + (i + 0.5) * leading(TYPE)
            c.mid(left, middle, row, TYPE, INK_2, MEDIUM, "l")
    page.y += round(high) + _APART


def _brief(page: Page, card: Card) -> None:
    """A line with the name of an event and, in few words, what it scores."""
    c, words, middle = page.c, page.scene.words, page.y + _BRIEF_H / 2
    spine(c, (MARGIN, page.y, INNER, _BRIEF_H), card)
    page.answer(MARGIN, page.y, INNER, _BRIEF_H)
    said, right = words.phone.scores(card.id), MARGIN + INNER - 14
    c.mid(_LEFT, middle, words.briefest(card), TYPE, INK, BOLD, "l")
    taken = fonts.width(words.briefest(card), TYPE, BOLD) + _BETWEEN
    if taken + fonts.width(said, TYPE, MEDIUM) > right - _LEFT:
        c.cut.append(said)
    c.mid(right, middle, said, TYPE, INK_2, MEDIUM, "r")
    page.y += _BRIEF_H + _APART
