"""What a drawing process does: it reads calls, carries them out and writes what came of them.

Nothing of Discord or the database is loaded here. Started by `bot/drawing/workers.py`; it ends when
its input does, so it cannot outlive the bot. The functions below are what it is asked for.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, Any

from bot import garbage
from engine import registry
from engine.core import Decision
from render.lang.language import ENGLISH, spoken
from render.picture import Painter, Picture, encode
from render.record import picture as record
from render.record.facts import RecordFacts
from render.registry import presentation

Answer = tuple[bool, Any]
"""Whether a call succeeded, with its result or with what `told` says of its failure."""
Loading = tuple[Callable[[str], None], str]
"""What a process loads once, and of what."""
WATCH = 1.0
"""Seconds between two looks whether the bot is still there."""
_LENGTH = struct.Struct(">I")


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


PAINTING = (paint, paint_changes, paint_question, paint_hand, paint_card)


def boards() -> tuple[str, ...]:
    """The modules with the painters of all games that have pictures."""
    found = (presentation(key).board for key in tuple(registry.keys()))
    return tuple(board for board in found if board)


def needed(function: Callable[..., Any], args: Sequence[Any]) -> Loading | None:
    """What has to be loaded before this call, so that the call itself is fast."""
    return (load, args[0]) if function in PAINTING else None


def load(board: str) -> None:
    """Load what all pictures of a game need."""
    painter = _painter(board)
    for key in tuple(registry.keys()):
        if presentation(key).board == board:
            rules = registry.rules(key)
            seats = min(rules.meta.seats)
            state = rules.setup(rules.options(), seats, 1).state
            _warm(painter, rules.view(state, None), seats)


def load_rules(game: str) -> None:
    """Load what thinking about a game needs."""
    import_module("engine.thinking")
    registry.rules(game)


def _warm(painter: Painter, view: Any, seats: int) -> None:
    """Load what all pictures of a game need, those for phones too."""
    painter.warm(view)
    for part in painter.parts(view, "phone"):
        if part not in painter.pictures(view):
            painter.paint(view, part, [""] * seats, ENGLISH)


def _painter(board: str) -> Painter:
    painter: Painter = import_module(board).PAINTER
    return painter


def told(error: BaseException) -> str:
    """Where and why something failed, for the log.

    Only the system's own words are repeated; others could name a card that is still hidden.
    """
    frames = "".join(traceback.format_tb(error.__traceback__))
    words = f": {error}" if isinstance(error, (OSError, MemoryError)) else ""
    return f"{frames}{type(error).__name__}{words}"


def carry_out(function: Callable[..., Any], args: Sequence[Any]) -> Answer:
    """Call a function, whatever it raises."""
    try:
        return True, function(*args)
    except Exception as error:
        return False, told(error)


# --- the process ---------------------------------------------------------------------------------


def send(stream: IO[bytes], message: bytes) -> None:
    """Write one message. Raises `OSError` if the other side is gone."""
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read one message; None at the end, also in the middle of a message."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    size = _LENGTH.unpack(head)[0]
    message = stream.read(size)
    return message if len(message) == size else None


def main(nice: int, bot: int) -> None:
    """Serve until the input ends. `nice`: how far to stand back behind the bot, where possible;
    bot: the process that asks, which may be gone before this one has begun."""
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot decides when to end
        signal.signal(number, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(nice)
    # Elsewhere than on POSIX systems a launcher may stand between the two.
    parent = bot if os.name == "posix" else os.getppid()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    garbage.look_seldom()
    # Whatever prints something must not disturb the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(OSError):  # the bot is gone
        while (message := receive(sys.stdin.buffer)) is not None:
            send(answers, _answer(message))


def _end_with(parent: int) -> None:
    """End when the bot is gone, also in the middle of long work."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


def _answer(message: bytes) -> bytes:
    try:
        function, args = pickle.loads(message)  # noqa: S301 - from the bot's own pipe
        return pickle.dumps(carry_out(function, args))
    except Exception as error:  # what was sent, or what is to be sent back, cannot travel
        return pickle.dumps((False, told(error)))
