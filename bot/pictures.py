"""Pictures of tables: drawn beside the event loop, kept as long as somebody may want them again.

Drawing may fail (a font is broken, memory is short); then the table goes on in words.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.cardfile import Found
from bot.errors import new_reference
from bot.ui import limits
from bot.ui.items import Drawn
from bot.ui.words import Speech
from engine import registry
from render.picture import Painter, Picture, encode
from render.registry import presentation
from render.text.base import shorten

KEPT_BYTES = 24 * 1024 * 1024
"""Encoded pictures kept in memory."""

_log = logging.getLogger(__name__)


class Pictures:
    """Draws views and remembers what it drew. One thread draws, so the event loop stays free."""

    def __init__(self, kept_bytes: int = KEPT_BYTES) -> None:
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._warmed = False
        self._drawing: dict[str, asyncio.Future[Picture | None]] = {}
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def board(self, speech: Speech, view: Any, picture: str | None = None) -> Drawn | None:
        """One public picture of a view (the first if none is named).

        None if the game has no pictures or drawing failed; the reason is logged.
        """
        painter = speech.painter
        if painter is None:
            return None
        names = painter.pictures(view)
        name = picture if picture in names else names[0]
        drawn = await self._picture(
            speech, view, name, lambda: _paint(painter, view, name, speech.table.names)
        )
        return None if drawn is None else self._drawn(drawn, speech.plain.alt(view, name))

    async def hand(self, speech: Speech, view: Any) -> Drawn | None:
        """The viewer's own cards; None if there is nothing to draw."""
        painter = speech.painter
        if painter is None:
            return None
        drawn = await self._picture(
            speech, view, "hand", lambda: _paint_hand(painter, view, speech.table.names)
        )
        if drawn is None:
            return None
        alt = (speech.plain.hand(view) or "Your hand").replace("**", "")
        return self._drawn(drawn, alt)

    async def card(self, card: Found) -> Drawn | None:
        """The face of a card; None if it has none or drawing failed."""
        loop = asyncio.get_running_loop()
        try:
            picture = await loop.run_in_executor(self._pool, _paint_card, card)
        except Exception:
            _log.exception("the card %s of %s cannot be drawn", card.card, card.game)
            return None
        alt = f"{card.label}. {card.book.text(card.card)}"
        return None if picture is None else self._drawn(picture, alt)

    async def warm(self) -> None:
        """Load what the pictures of all games need, so that the first one is fast; once."""
        if not self._warmed:
            await asyncio.get_running_loop().run_in_executor(self._pool, _warm)
            self._warmed = True

    def close(self) -> None:
        """Let the drawing thread end."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _drawn(self, picture: Picture, alt: str) -> Drawn:
        return Drawn(picture.filename, picture.data, shorten(alt, limits.ALT_TEXT))

    async def _picture(
        self, speech: Speech, view: Any, name: str, draw: Callable[[], Picture | None]
    ) -> Picture | None:
        loop = asyncio.get_running_loop()
        key = _key(speech.table.game, view, name, speech.table.names)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        # Whoever asks for a picture that is being drawn waits for that one.
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = loop.run_in_executor(self._pool, draw)
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda _: self._drawing.pop(key, None))
        try:
            picture = await asyncio.shield(drawing)
        except Exception as error:
            reference = new_reference()
            trace = "".join(traceback.format_exception(error))
            _log.error("[%s] %s of %s cannot be drawn\n%s", reference, name, speech.title(), trace)
            return None
        if picture is not None and key not in self._kept:
            self._keep(key, picture)
        return picture

    def _keep(self, key: str, picture: Picture) -> None:
        self._kept[key] = picture
        self._size += len(picture.data)
        while self._size > self._kept_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)


def _key(game: str, view: Any, name: str, names: Sequence[str]) -> str:
    """Names a picture by everything it depends on."""
    return hashlib.sha256(repr((game, name, tuple(names), view)).encode()).hexdigest()


def _paint(painter: Painter, view: Any, name: str, names: Sequence[str]) -> Picture:
    return encode(painter.paint(view, name, names), name)


def _paint_hand(painter: Painter, view: Any, names: Sequence[str]) -> Picture | None:
    image = painter.hand(view, names)
    return None if image is None else encode(image, "hand")


def _paint_card(card: Found) -> Picture | None:
    image = card.book.picture(card.card)
    return None if image is None else encode(image, "card")


def _warm() -> None:
    for key in tuple(registry.keys()):
        try:
            painter = presentation(key).painter
            if painter is not None:
                rules = registry.rules(key)
                state = rules.setup(rules.options(), min(rules.meta.seats), 1).state
                painter.warm(rules.view(state, None))
        except Exception:
            _log.exception("the pictures of %s cannot be prepared", key)
