"""What a drawing process is asked for. Nothing of Discord or the database is loaded here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from bot.drawing.process import Loading, at_rest
from engine import registry
from engine.core import Decision
from render.lang.language import ENGLISH, spoken
from render.layers import LAYERS
from render.picture import Painter, Picture, encode
from render.record import picture as record
from render.record.facts import RecordFacts


def paint(board: str, view: Any, name: str, names: Sequence[str], language: str) -> Picture:
    """A public picture. board: the module with the painter (`Presentation.board`); language: the
    code of the one of its words."""
    return encode(_painter(board).paint(view, name, names, spoken(language)), name)


def paint_changes(
    board: str,
    before: Any,
    view: Any,
    name: str,
    names: Sequence[str],
    legend: str,
    language: str,
    ahead: bool,
) -> Picture:
    """A public picture with what has changed since `before` outlined, or will have changed then."""
    painter, said = _painter(board), spoken(language)
    return encode(painter.changes(before, view, name, names, legend, said, ahead=ahead), name)


def paint_question(
    board: str, view: Any, decision: Decision, names: Sequence[str], language: str, means: bool
) -> Picture | None:
    """The picture of a question, with the possible answers of the seat if `means`; None if the
    table shows it best."""
    image = _painter(board).question(view, decision, names, spoken(language), means=means)
    return None if image is None else encode(image, "question")


def paint_hand(board: str, view: Any, names: Sequence[str], language: str) -> Picture | None:
    """The viewer's own cards."""
    image = _painter(board).hand(view, names, spoken(language))
    return None if image is None else encode(image, "hand")


def paint_card(
    board: str, card: str, language: str, name: str, options: Mapping[str, Any] | None = None
) -> Picture | None:
    """The face of a card. name: of the file, so that several fit into one message. options: of the
    table at which it is shown."""
    book = import_module(board).CARDS
    image = (book if options is None else book.at(options)).picture(card, spoken(language))
    return None if image is None else encode(image, name)


def paint_record(facts: RecordFacts, part: int, language: str) -> Picture:
    """One of the pictures of somebody's record (`render.record`), counted from 0."""
    return encode(record.paint(facts, part, spoken(language)), f"record-{part + 1}")


at_rest.append(LAYERS.forget_raw)
PAINTING = (paint, paint_changes, paint_question, paint_hand, paint_card)


def boards(games: Iterable[str]) -> tuple[str, ...]:
    """The modules with the painters of these games, those with pictures. None is loaded for it."""
    found = (registry.GAMES[key].board for key in games if key in registry.GAMES)
    return tuple(board for board in found if board)


def needed(function: Callable[..., Any], args: Sequence[Any]) -> Loading | None:
    """What has to be loaded before this call, so that the call itself is fast."""
    return (load, args[0]) if function in PAINTING else None


def load(board: str) -> None:
    """Load what all pictures of a game need."""
    painter = _painter(board)
    for key, entry in tuple(registry.GAMES.items()):
        if entry.board == board:
            rules = registry.rules(key)
            seats = min(rules.meta.seats)
            state = rules.setup(rules.options(), seats, 1).state
            _warm(painter, rules.view(state, None), seats)


def _warm(painter: Painter, view: Any, seats: int) -> None:
    """Load what all pictures of a game need, those for phones too."""
    painter.warm(view)
    for part in painter.parts(view, "phone"):
        if part not in painter.pictures(view):
            painter.paint(view, part, [""] * seats, ENGLISH)


def _painter(board: str) -> Painter:
    painter: Painter = import_module(board).PAINTER
    return painter
