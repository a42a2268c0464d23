"""The painter of Through the Ages: the whole table, each civilization, the row, hands and cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial

from PIL import Image

from engine.core import Decision
from engine.games.tta.editions import EDITIONS
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import View
from render import outline, sheetnames
from render.board.tta import civsheet, handsheet, legend, overview, question, rowsheet
from render.board.tta.changed import changed
from render.board.tta.faces import face
from render.board.tta.phone import sheets
from render.board.tta.scene import Scene
from render.board.tta.style import COLOURS
from render.board.tta.words import board_words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.phone import MARGIN as NARROW_MARGIN
from render.phone import TYPE
from render.sheetnames import BOARD, LOWER, UPPER, WHOLE
from render.sheetpainter import Key, Look, Sheet, SheetPainter
from render.text.legend import Legend
from render.text.tta import signs, upright
from render.theme import SLATE

Seen = Look[View]
ROW = "row"
_CARD_W, _CARD_H, _CARD_K, _EDGE = 400, 560, 1.5, 24


class TtaPainter(SheetPainter[View]):
    """The table, the row for small screens, a picture for each civilization, and the table upright:
    for phones who is asked with everybody's numbers, and the row with one's own."""

    COLOURS = COLOURS
    OLD_FIRST_SEAT = 1

    def sheets(self, view: View) -> Mapping[str, Sheet[View]]:
        civilizations = {
            sheetnames.of_seat(p.seat): Sheet(partial(_civilization, p.seat)) for p in view.players
        }
        return {
            BOARD: Sheet(lambda look: overview.compose(_scene(look))),
            ROW: Sheet(lambda look: rowsheet.compose(_scene(look))),
            **civilizations,
            WHOLE: _upright(WHOLE),
            UPPER: _upright(UPPER, listed=False),
            LOWER: _upright(LOWER, listed=False),
        }

    def seats(self, view: View) -> int:
        return len(view.players)

    def drawn(self, view: View, names: Sequence[str], language: Language) -> tuple[str, ...]:
        """As they are: a `Scene` sees to it."""
        return tuple(names)

    def unmarked(self, view: View) -> View:
        return replace(view, changed=())

    def changed(self, before: View, view: View) -> Collection[str]:
        return changed(before, view)

    def public(self, view: View, picture: str) -> View:
        """Without cards that only their holder sees, where a picture shows no hands; without who is
        asked where it does not say so."""
        meanwhile = view.asked if view.answering else ()
        if sheetnames.seat_of(picture) is not None:
            return replace(view, asked=meanwhile)
        bare = _without_hands(view)
        if picture == UPPER:
            return _without_row(bare)
        if picture in upright.PICTURES:
            return replace(bare, viewer=view.viewer)
        return replace(bare, asked=() if picture == ROW else meanwhile)

    def asked(self, look: Seen, decision: Decision, *, means: bool) -> Canvas | None:
        """What an answer depends on; None where the table tells best, as in the ordinary turn."""
        if not self.has_question(look.view, decision, means=means):
            return None
        return question.compose(look.view, decision, look.names, look.language, means=means)

    def has_question(self, view: View, decision: Decision, *, means: bool) -> bool:
        """None of an ordinary turn."""
        return question.has_picture(view, decision, means=means)

    def held(self, look: Seen) -> Canvas | None:
        """Both hands with the faces of their cards."""
        assert look.view.viewer is not None
        return handsheet.compose(_scene(look), look.view.viewer)

    def legend(self, view: View, language: Language) -> Legend:
        return signs.legend(language, EDITIONS[view.edition])

    def sign(self, c: Canvas, x: float, y: float, sign: str) -> None:
        legend.draw(c, x, y, sign)


def _scene(look: Seen) -> Scene:
    return Scene.of(look.view, look.names, look.language)


def _civilization(seat: int, look: Seen) -> Canvas:
    return civsheet.compose(_scene(look), seat)


def _upright(picture: str, *, listed: bool = True) -> Sheet[View]:
    key = Key(edge=NARROW_MARGIN, size=TYPE, smallest=24, stroke=outline.THIN)
    return Sheet(
        lambda look: sheets.compose(_scene(look), picture),
        stroke=outline.THIN,
        key=key,
        listed=listed,
    )


def _without_hands(view: View) -> View:
    """The view with all hands and events face down, and without what a question depends on."""
    players = tuple(
        replace(
            p,
            civil=(None,) * len(p.civil),
            military=(None,) * len(p.military),
            fresh=(),
            develop_prices=(),
            revolution_prices=(),
            bonuses=(None,) * len(p.bonuses),
        )
        for p in view.players
    )
    return replace(view, viewer=None, players=players, current_seen=(), future_seen=(), case=None)


def _without_row(view: View) -> View:
    """The view without what only the one who looks would pay or gain."""
    return replace(
        view,
        take_prices=view.row_prices,
        take_parts=(),
        force=(),
        force_strength=0,
        completion=0,
        preview=None,
        changed=(),
    )


def compose_card(card: str, edition: str = NEW_STORY.key, language: Language = ENGLISH) -> Canvas:
    """A single card, large, in full colour. Raises `KeyError` for an unknown id."""
    words = board_words(edition, language)
    c = Canvas(_CARD_W + 2 * _EDGE, _CARD_H + 2 * _EDGE, SLATE)
    face(c, words, (_EDGE, _EDGE, _CARD_W, _CARD_H), words.cards[card], _CARD_K, smallest=13)
    return c


def card_picture(
    card: str, edition: str = NEW_STORY.key, language: Language = ENGLISH
) -> Image.Image:
    """The face of a card by its id, 448 x 608. Raises `KeyError` for an unknown id."""
    return compose_card(card, edition, language).flat(_palette())


@cache
def _palette() -> Image.Image:
    return palette(COLOURS)
