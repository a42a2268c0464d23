"""The book of Tzolk'in, and how the things in its sentences are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.games.tzolkin.goods import GOODS
from tests.promises.book import Book, Game
from tests.promises.case import Sentence
from tests.promises.common import COMMON
from tests.promises.tzolkin.busy import Busy, scarce, steep

BOOK = Book(
    "tzolkin",
    ["tzolkin"],
    [
        *(Game(seats, 100 + seats, every=2) for seats in (2, 3, 4)),
        *(
            Game(seats, 200 + 10 * seats + seed, rich=True, every=5, player=Busy())
            for seats in (2, 3, 4)
            for seed in range(3)
        ),
        *(Game(seats, 300 + seats, every=5, player=Busy()) for seats in (2, 3, 4)),
        *(Game(s, 500 + s, rich=True, every=3, player=Busy(), prepared=scarce) for s in (2, 3, 4)),
        Game(3, 603, rich=True, every=3, player=Busy(), prepared=steep),
        *(Game(seats, 400 + seats, wild=40, every=2) for seats in (3, 4)),
    ],
    COMMON,
)

BOOK.codes(
    "tzolkin-names/tile-*",
    "tzolkin-names/gear-*",
    "tzolkin-names/temple-*",
    "tzolkin-names/technology-*",
    "tzolkin/source-*",
    "tzolkin/kind-*",
)


@BOOK.thing("tzolkin/amount-*")
def amount(said: Sentence) -> Any:
    """A number of goods, points, workers."""
    return said.code, said.number("count")


@BOOK.thing("tzolkin/nothing", "tzolkin/none", "tzolkin/free")
def nothing(said: Sentence) -> Any:
    return "nothing", 0


@BOOK.thing("tzolkin/space")
def space(said: Sentence) -> str:
    """A space by its name in the rules."""
    return f"{said.value('gear')}-{said.number('number')}"


@BOOK.thing("tzolkin/start-space")
def start_space(said: Sentence) -> str:
    return "start"


@BOOK.thing("tzolkin/starting-wealth")
def starting_wealth(said: Sentence) -> str:
    return "starting wealth"


@BOOK.thing("tzolkin/level")
def level(said: Sentence) -> tuple[str, int]:
    """A technology with a level."""
    return said.value("technology"), said.number("level")


@BOOK.thing("tzolkin-choices/again")
def again(said: Sentence) -> tuple[str, int]:
    """A technology beyond its last level."""
    return said.value("technology"), 4


def goods(parts: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Goods that a sentence lists, by kind."""
    total: Counter[str] = Counter()
    for kind, count in parts:
        total[kind] += count
    return {kind: n for kind, n in total.items() if n}


def heap(of: Any) -> dict[str, int]:
    """Goods of the rules, or a purse, by kind."""
    return {kind: of.of(kind) for kind in GOODS if of.of(kind)}


def gained(events: Iterable[Any], *kinds: str) -> dict[str, int]:
    """All goods of some kinds of events together."""
    total: Counter[str] = Counter()
    for event in events:
        if event.kind in kinds:
            total.update(heap(event.goods))
    return dict(total)


def changed(before: Any, after: Any, seat: int) -> dict[str, int]:
    """By how much what a seat holds has changed."""
    had, has = before.players[seat].purse, after.players[seat].purse
    return {k: has.of(k) - had.of(k) for k in GOODS if has.of(k) != had.of(k)}
