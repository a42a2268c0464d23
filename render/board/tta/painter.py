"""The painter of Through the Ages: the whole table, each civilization, the row, hands and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from PIL import Image

from engine.core import Decision
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.view import View
from render import outline
from render.board.tta import civsheet, handsheet, overview, question, rowsheet
from render.board.tta.changed import changed
from render.board.tta.faces import face
from render.board.tta.look import COLOURS
from render.board.tta.phone import sheets
from render.board.tta.scene import Scene
from render.board.tta.words import board_words
from render.canvas import Canvas, palette
from render.lang.language import ENGLISH, Language
from render.phone import MARGIN as NARROW_MARGIN
from render.phone import TYPE
from render.picture import Format, Painter
from render.text.tta import upright
from render.theme import MARGIN, SLATE

OVERVIEW, ROW, PLAYER = "overview", "row", "player-"
_CARD_W, _CARD_H, _CARD_K, _EDGE = 400, 560, 1.5, 24


class TtaPainter(Painter):
    """Draws from the view only. Every picture is in the colours of one palette (mode P)."""

    def pictures(self, view: View) -> tuple[str, ...]:
        """The table, the row for small screens, a picture per civilization by seat from 1, and the
        table upright."""
        seats = (f"{PLAYER}{p.seat + 1}" for p in view.players)
        return (OVERVIEW, ROW, *seats, upright.WHOLE)

    def parts(self, view: View, shape: Format) -> tuple[str, ...]:
        """For phones: who is asked with everybody's numbers; the row with one's own."""
        return (upright.UPPER, upright.LOWER) if shape == "phone" else (OVERVIEW,)

    def public(self, view: View, picture: str) -> View:
        """Without cards that only their holder sees, where a picture shows no hands; without who is
        asked where it does not say so."""
        meanwhile = view.asked if view.answering else ()
        if picture.startswith(PLAYER):
            return replace(view, asked=meanwhile)
        bare = _without_hands(view)
        if picture == upright.UPPER:
            return _without_row(bare)
        if picture in upright.PICTURES:
            return replace(bare, viewer=view.viewer)
        return replace(bare, asked=() if picture == ROW else meanwhile)

    def paint(
        self, view: View, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture. Raises `KeyError` for a picture that does not exist."""
        self._known(view, picture)
        return compose(view, picture, names, language).flat(_palette())

    def changes(
        self,
        before: View,
        view: View,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for a picture that does not exist."""
        self._known(view, picture)
        c = compose(replace(view, changed=()), picture, names, language)
        if picture in upright.PICTURES:
            outline.frames(c, changed(before, view), outline.THIN)
            room = NARROW_MARGIN, c.size[0] - NARROW_MARGIN
            lower = outline.legend(c, legend, room, TYPE, 24, outline.THIN)
            return lower.flat(_palette())
        outline.frames(c, changed(before, view))
        return outline.legend(c, legend, (MARGIN, c.size[0] - MARGIN)).flat(_palette())

    def _known(self, view: View, picture: str) -> None:
        """Raises `KeyError` for a picture that does not exist."""
        if picture not in (*self.pictures(view), *self.parts(view, "phone")):
            raise KeyError(picture)

    def question(
        self,
        view: View,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What an answer hangs on; None where the table tells best, as in the ordinary turn."""
        if not question.has_picture(view, decision, means=means):
            return None
        return question.compose(view, decision, names, language, means=means).flat(_palette())

    def hand(
        self, view: View, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        """Both hands of the viewer with the faces of their cards; None for a spectator."""
        if view.viewer is None:
            return None
        scene = Scene.of(view, names, language)
        return handsheet.compose(scene, view.viewer).flat(_palette())

    def warm(self, view: View) -> None:
        """Load the font and the masks of everything that lies on this table."""
        names = [""] * len(view.players)
        for picture in self.pictures(view):
            compose(view, picture, names)


def compose(view: View, picture: str, names: Sequence[str], language: Language = ENGLISH) -> Canvas:
    """One public picture in full colour."""
    scene = Scene.of(view, names, language)
    if picture == OVERVIEW:
        return overview.compose(scene)
    if picture in upright.PICTURES:
        return sheets.compose(scene, picture)
    if picture == ROW:
        return rowsheet.compose(scene)
    return civsheet.compose(scene, int(picture.removeprefix(PLAYER)) - 1)


def _without_hands(view: View) -> View:
    """The view with all hands and events face down, and without what a question hangs on."""
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
