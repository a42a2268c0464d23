"""Pictures of tables: drawn outside the event loop, and cached.

Drawing may fail (a font is broken, memory is short, a drawing process was killed); then the table
goes on in words.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import Any

from bot.drawing import drawer
from bot.drawing.ipc import as_data
from bot.drawing.workers import PANEL, Lost, Studio
from bot.metrics.figures import Metrics
from bot.widgets import limits
from bot.widgets.cardfile import Found
from bot.widgets.items import Drawn
from bot.widgets.words import Speech
from engine.core import Decision
from render.lang.language import Language
from render.picture import Format, Painter, Picture
from render.record import picture as record
from render.record.facts import RecordFacts
from render.registry import presentation
from render.text.base import shorten
from tables.model.errors import new_reference
from tables.model.log import fault

KEPT_BYTES = 4 * 1024 * 1024
"""Encoded pictures kept in memory: about 50, so those of the tables played at the moment."""

KEPT_ORDERS = 64
"""Boards that are known again by their view, without looking through it."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Drawing:
    """A picture that is being drawn. waiting: how many want it."""

    job: Future[Picture | None]
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class _Order:
    """What a picture is drawn from, and its name among those that are kept."""

    args: tuple[Any, ...]
    key: str


class _Orders:
    """The orders of boards whose views were looked at last: players look at the same one often."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, Hashable], tuple[Any, _Order]] = OrderedDict()
        """With each its view, whose number is nobody else's as long as it is there."""

    def get(self, view: Any, board: Hashable) -> _Order | None:
        """The order of a board from this very view."""
        found = self._found.get((id(view), board))
        return None if found is None else found[1]

    def put(self, view: Any, board: Hashable, order: _Order) -> _Order:
        """Keep an order, and forget the one that came first."""
        self._found[id(view), board] = view, order
        if len(self._found) > KEPT_ORDERS:
            self._found.popitem(last=False)
        return order


class Pictures:
    """Draws views and remembers what it drew.

    workers: drawing processes; 0 draws in a thread of this process. `patience` and `owner` of the
    drawings are those of `Studio.submit`. A cancelled request gives its place in the queue to
    others, so an outdated picture costs nothing.
    """

    def __init__(
        self, kept_bytes: int = KEPT_BYTES, workers: int = 0, metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()
        self._kept_bytes = kept_bytes
        self._kept: OrderedDict[str, Picture] = OrderedDict()
        self._size = 0
        self._closed = False
        self._lost = False
        """Whether the last picture was lost with its process, which is logged once."""
        self._drawing: dict[str, _Drawing] = {}
        self._studio = Studio(workers)
        self._orders = _Orders()

    @property
    def processes(self) -> tuple[int, ...]:
        """Ids of the drawing processes that there are now."""
        return self._studio.processes

    @property
    def waiting(self) -> int:
        """How many drawings wait for their turn."""
        return self._studio.waiting

    def ailing(self) -> bool:
        """Whether drawing does not work at all; then it is retried, so that this can end."""
        return self._studio.ailing()

    async def board(
        self,
        speech: Speech,
        view: Any,
        picture: str | None = None,
        *,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> Drawn | None:
        """One public picture of a view (the first if none is named).

        None if the game has no pictures or drawing failed; the reason is logged.
        """
        painter = speech.painter
        if painter is None:
            return None
        name = _named(painter, view, picture)
        board = (speech.shown.board, name, speech.names, speech.language.code)
        order = self._orders.get(view, board)
        if order is None:
            args = (speech.shown.board, painter.public(view, name), *board[1:])
            order = self._orders.put(view, board, _Order(args, _key(drawer.paint.__name__, args)))
        drawn = await self._ordered(speech.title(), drawer.paint, order, patience, owner)
        return None if drawn is None else self._drawn(drawn, speech.plain.alt(view, name))

    async def table(
        self,
        speech: Speech,
        view: Any,
        shape: Format,
        *,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> tuple[Drawn, ...]:
        """The whole table in a format, in parts, uppermost first; empty if the game has no pictures
        or one of them could not be drawn."""
        parts = () if speech.painter is None else speech.painter.parts(view, shape)
        return await self.boards(speech, view, parts, patience=patience, owner=owner)

    async def boards(
        self,
        speech: Speech,
        view: Any,
        names: Sequence[str],
        *,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> tuple[Drawn, ...]:
        """Several public pictures of a view; none if one of them could not be drawn."""
        drawn = [self.board(speech, view, name, patience=patience, owner=owner) for name in names]
        return _all_of(await asyncio.gather(*drawn))

    async def question(
        self,
        speech: Speech,
        view: Any,
        decision: Decision,
        *,
        means: bool,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> Drawn | None:
        """The picture of a question; None if the table shows it best, or drawing failed.

        means: with the possible answers of the seat that is asked, for that seat alone. Without
        them the picture is for everybody: the view is a spectator's, and no answer is passed on.
        """
        if speech.painter is None:
            return None
        asked = decision if means else replace(decision, menus=())
        if not speech.painter.has_question(view, asked, means=means):
            return None
        names, code = speech.names, speech.language.code
        args = (speech.shown.board, view, as_data(asked), names, code, means)
        draw = drawer.paint_question
        drawn = await self._picture(speech.title(), draw, args, patience, owner)
        if drawn is None:
            return None
        return self._drawn(drawn, speech.plain.question_alt(view, asked, means=means))

    async def changes(
        self,
        speech: Speech,
        before: Any,
        view: Any,
        legend: str,
        picture: str | None = None,
        *,
        said: str = "",
        ahead: bool = False,
        patience: float = PANEL,
        owner: Hashable = None,
    ) -> Drawn | None:
        """One public picture (the first if none is named) with what has changed since `before`
        outlined.

        legend: what an outline means. said: the same for the alt text. ahead: `before` is what will
        come, so everything that differs is outlined. None if there is nothing to draw or drawing
        failed.
        """
        painter = speech.painter
        if painter is None:
            return None
        name = _named(painter, view, picture)
        old, shown = painter.public(before, name), painter.public(view, name)
        names_there, code = speech.names, speech.language.code
        args = (speech.shown.board, old, shown, name, names_there, legend, code, ahead)
        drawn = await self._picture(speech.title(), drawer.paint_changes, args, patience, owner)
        alt = f"{said or speech.say.changes_outlined()} {speech.plain.alt(view, name)}"
        return None if drawn is None else self._drawn(drawn, alt)

    async def all_changes(
        self,
        speech: Speech,
        before: Any,
        view: Any,
        legend: str,
        names: Sequence[str],
        *,
        said: str = "",
        ahead: bool = False,
        owner: Hashable = None,
    ) -> tuple[Drawn, ...]:
        """Several public pictures with what has changed; none if one could not be drawn."""
        drawn = [
            self.changes(speech, before, view, legend, name, said=said, ahead=ahead, owner=owner)
            for name in names
        ]
        return _all_of(await asyncio.gather(*drawn))

    async def hand(self, speech: Speech, view: Any) -> Drawn | None:
        """The viewer's own cards; None if there is nothing to draw."""
        if speech.painter is None:
            return None
        args = (speech.shown.board, view, speech.names, speech.language.code)
        drawn = await self._picture(speech.title(), drawer.paint_hand, args, PANEL, None)
        if drawn is None:
            return None
        alt = (
            (speech.plain.hand(view) or speech.say.your_hand()).replace("**", "").replace("__", "")
        )
        return self._drawn(drawn, alt)

    async def card(self, card: Found) -> Drawn | None:
        """The face of a card; None if it has none or drawing failed."""
        args = (
            presentation(card.game).board,
            card.card,
            card.language.code,
            f"card-{card.game}",
            card.options,
        )
        title = f"{card.card} of {card.game}"
        picture = await self._picture(title, drawer.paint_card, args, PANEL, None)
        alt = f"{card.label}. {card.text}"
        return None if picture is None else self._drawn(picture, alt)

    async def record(
        self, facts: RecordFacts, language: Language, *, owner: Hashable = None
    ) -> tuple[Drawn, ...]:
        """The pictures of somebody's record, one below the other; empty if there is nothing to
        draw, or one of them could not be drawn."""
        alts = record.alts(facts, language)
        drawn = await asyncio.gather(
            *(
                self._picture(
                    "a record", drawer.paint_record, (facts, part, language.code), PANEL, owner
                )
                for part in range(len(alts))
            )
        )
        shown = zip(drawn, alts, strict=True)
        return _all_of([None if one is None else self._drawn(one, alt) for one, alt in shown])

    async def apart(self, function: Callable[..., Any], *args: Any) -> Any:
        """Run long work, such as a time-lapse, in a separate process, so that no panel waits for
        it.

        The function must be importable, from a module without Discord and database so that its
        process stays small. Its arguments and result must be picklable: pass views and names, and
        return the bytes of the file. One call runs at a time, for at most five minutes. Raises
        `workers.Failed` or `workers.Lost`. For single pictures without hurry, `board(...,
        patience=ASIDE)` is enough.
        """
        return await self._studio.apart(function, *args)

    async def warm(self, games: Iterable[str] = ()) -> None:
        """Be ready to draw, and load what the pictures of these games need, so that the first one
        is fast."""
        await self._studio.warm(drawer.boards(games))

    def prepare(self, game: str) -> None:
        """Load what the pictures of a game need, when nobody waits for one. Another time it costs
        nothing."""
        self._studio.prepare(drawer.boards((game,)))

    def close(self) -> None:
        """End drawing, at once."""
        self._closed = True
        self._studio.close()

    def _drawn(self, picture: Picture, alt: str) -> Drawn:
        return Drawn(picture.filename, picture.data, shorten(alt, limits.ALT_TEXT))

    async def _picture(
        self,
        title: str,
        draw: Callable[..., Picture | None],
        args: tuple[Any, ...],
        patience: float,
        owner: Hashable,
    ) -> Picture | None:
        order = _Order(args, _key(draw.__name__, args))
        return await self._ordered(title, draw, order, patience, owner)

    async def _ordered(
        self,
        title: str,
        draw: Callable[..., Picture | None],
        order: _Order,
        patience: float,
        owner: Hashable,
    ) -> Picture | None:
        key, args = order.key, order.args
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            self._metrics.kept.inc()
            return kept
        # A second request for a picture that is being drawn waits for the first.
        drawing = self._drawing.get(key)
        if drawing is None:
            job = self._studio.submit(draw, *args, patience=patience, owner=owner)
            drawing = self._drawing[key] = _Drawing(job)
            self._watch(job, draw.__name__)
        drawing.waiting += 1
        try:
            picture = await asyncio.shield(asyncio.wrap_future(drawing.job))
        except Exception as error:
            self._failed(title, draw, error)
            return None
        finally:
            drawing.waiting -= 1
            if drawing.waiting == 0:
                drawing.job.cancel()  # has no effect once it has started
                self._drawing.pop(key, None)
        if self._lost:
            self._lost = False
            _log.info("pictures are drawn again")
        if picture is not None and key not in self._kept:
            self._keep(key, picture)
        return picture

    def _watch(self, job: Future[Picture | None], what: str) -> None:
        """Count a picture once it is drawn, or could not be."""
        began = time.perf_counter()

        def done(job: Future[Picture | None]) -> None:
            if job.cancelled():
                return
            if job.exception() is not None:
                self._metrics.undrawn.labels(what).inc()
            else:
                self._metrics.drawing.labels(what).observe(time.perf_counter() - began)

        job.add_done_callback(done)

    def _failed(self, title: str, draw: Callable[..., Any], error: Exception) -> None:
        if self._lost and isinstance(error, Lost):
            _log.info("%s of %s cannot be drawn: %s", draw.__name__, title, error)
            return
        self._lost = isinstance(error, Lost)
        if not self._closed:
            reference = new_reference()
            what = (reference, draw.__name__, title, error)
            _log.error("[%s] %s of %s cannot be drawn\n%s", *what, extra=fault("drawing"))

    def _keep(self, key: str, picture: Picture) -> None:
        self._kept[key] = picture
        self._size += len(picture.data)
        while self._size > self._kept_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)


def _named(painter: Painter, view: Any, picture: str | None) -> str:
    """The picture of this name; the first one if there is none."""
    names = painter.pictures(view)
    known = {*names, *painter.parts(view, "phone"), *painter.parts(view, "desk")}
    return picture if picture is not None and picture in known else names[0]


def _all_of(drawn: Sequence[Drawn | None]) -> tuple[Drawn, ...]:
    """All of them, or none: half a table says less than words."""
    found = tuple(one for one in drawn if one is not None)
    return found if len(found) == len(drawn) else ()


def _key(what: str, args: tuple[Any, ...]) -> str:
    """Names a picture by everything it depends on."""
    return hashlib.sha256(repr((what, args)).encode()).hexdigest()
