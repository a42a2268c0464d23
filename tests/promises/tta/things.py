"""The books of Through the Ages in both editions, and how the things in its sentences are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.games.tta.query import production
from tests.promises.book import Book, Game
from tests.promises.case import Sentence
from tests.promises.common import COMMON
from tests.promises.letters import Beside

WAR = {"peaceful": False}
FULL = {"length": "full", "peaceful": "no"}
BONUS = {"length": "full", "bonus_cards": "own"}
NEW = Book(
    "tta-new-story",
    ["tta"],
    [
        *(Game(seats, 100 + seats, every=23, options=WAR) for seats in (2, 3, 4)),
        *(Game(seats, 110 + seats, every=29, options=WAR) for seats in (3, 4)),
        *(Game(seats, 200 + seats, wild=60, every=29) for seats in (3, 4)),
    ],
    COMMON,
)
FIRST = Book(
    "tta-first-edition",
    ["tta"],
    [
        *(Game(seats, 400 + seats, every=23, options=FULL) for seats in (2, 3, 4)),
        *(Game(seats, 410 + seats, every=23, options=FULL) for seats in (3, 4)),
        *(Game(seats, 420 + seats, every=29, options=BONUS) for seats in (2, 3)),
        Game(3, 430, every=29, options={"length": "simple", "order": "fixed"}),
        Game(4, 500, wild=60, every=29),
    ],
    COMMON,
)
BOOKS = (NEW, FIRST)
for _book in BOOKS:
    _book.first_questions = 4


class Both:
    """What is written into the books of both editions."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def write(*given: Any) -> Any:
            found = [getattr(book, name)(*given) for book in BOOKS]
            if found[0] is None or not callable(found[0]) or callable(given[0]):
                return found[0]

            def all_of_them(rule: Any) -> Any:
                for keep in found:
                    keep(rule)
                return rule

            return all_of_them

        return write


BOOK = Both()
EDITIONS = ("new-story", "first-edition")

BOOK.codes(
    *(
        f"tta-{edition}-names/{family}-*"
        for edition in EDITIONS
        for family in ("name", "short", "narrow", "briefest")
    ),
    "tta/kind-*",
    "tta/source-*",
    "tta/share-*",
    "tta-choices/option-*",
    "tta-scores/culture-from-*",
)


@BOOK.thing("tta/amount-*")
def amount(said: Sentence) -> tuple[str, int]:
    """A number of things."""
    return said.code, said.number("count")


@BOOK.thing("tta/none", "tta/nothing")
def nothing(said: Sentence) -> tuple[str, int]:
    return "nothing", 0


@BOOK.thing("tta/symbol-*")
def symbol(said: Sentence) -> tuple[str, int]:
    """What a card shows, with its sign."""
    found = int(said.word("signed").replace("\u2212", "-"))
    return said.code, found if abs(found) == said.number("number") else 999


@BOOK.thing("tta/exchange-*")
def exchange(said: Sentence) -> tuple[str, str]:
    return said.code, "a" if said.word("side") == "first" else "b"


@BOOK.thing("tta/side-*")
def side(said: Sentence) -> dict[str, int]:
    """What one side of a pact has."""
    costs = {k: -n for k, n in goods(said.values("costs")).items()}
    return goods(said.values("gains")) | costs


@BOOK.thing("tta/face-down")
def face_down(said: Sentence) -> tuple[str, Any]:
    return "down", counted(said.pieces("cards"))


BOOK.thing(*(f"tta-{e}-cards/{f}-*" for e in EDITIONS for f in ("text", "beyond")))(
    lambda said: ("text", said.code)
)


def goods(parts: Iterable[Any]) -> dict[str, int]:
    """Numbers of things that a sentence lists, by kind."""
    total: Counter[str] = Counter()
    for kind, count in parts:
        total[kind] += count
    return {kind: n for kind, n in total.items() if n}


def counted(pieces: Iterable[Any]) -> dict[Any, int]:
    """Cards with how many there are: "2 × Iron and Spy"."""
    total: Counter[Any] = Counter()
    times = 1
    for piece in pieces:
        if isinstance(piece, Beside) and piece.endswith("×"):
            times = int(piece[:-1])
        elif piece != ("nothing", 0):
            total[piece] += times
            times = 1
    return dict(total)


def figures(pieces: Iterable[Any]) -> list[tuple[Any, str]]:
    """Things with what stands behind each: "Bronze 2, Alchemy 5"."""
    found: list[tuple[Any, str]] = []
    for piece in pieces:
        if isinstance(piece, Beside) and found:
            found[-1] = found[-1][0], f"{found[-1][1]} {piece}".strip()
        else:
            found.append((piece, ""))
    return found


def signed(text: str) -> int:
    """A number with a true minus."""
    return int(text.replace("\u2212", "-"))


def held(state: Any) -> dict[tuple[int, str], int]:
    """What everybody has that lines of the log speak of."""
    found = {}
    for seat, civ in enumerate(state.players):
        found |= {
            (seat, "goods"): production.food(state, seat) + production.resources(state, seat),
            (seat, "science"): civ.science,
            (seat, "culture"): civ.culture,
        }
    return found
