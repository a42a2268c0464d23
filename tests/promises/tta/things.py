"""The books of Through the Ages in both editions, and how the things in its sentences are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from engine.games.tta.cards.model import Pact
from engine.games.tta.editions import rules_of
from engine.games.tta.query import production
from tests.promises.book import Book, Change, Game, Reader, Rule
from tests.promises.case import Case, Sentence
from tests.promises.common import COMMON
from tests.promises.letters import Beside

Written = TypeVar("Written")
Look = Callable[[Case], None]
Ledger = Callable[[Case, Sentence], Iterable[Change]]
Holdings = Callable[[Any], Mapping[tuple[int, str], int]]
Total = Callable[[Case, int, Mapping[Any, int]], None]
WAR = {"peaceful": False}
FULL = {"length": "full", "peaceful": "no"}
BONUS = {"length": "full", "bonus_cards": "own"}
WARS = ("war_over_culture_ii", "war_over_resources", "war_over_technology")


def at_war(state: Any) -> None:
    """Age II, near the end: each has a War in hand that can be paid for, and whoever is on turn has
    said that this turn is the last one."""
    for civ, war in zip(state.players, WARS, strict=False):
        civ.turns, civ.military.cards = 1, [war]
        civ.ma = civ.ma_total = 4
    state.players[state.current].leaves = True
    state.age, state.round, state.last_round = 2, 2, 4


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
        *(Game(seats, 400 + seats, every=23, options=FULL) for seats in (2, 3)),
        Game(4, 404, every=7, options=FULL),
        *(Game(seats, 410 + seats, every=23, options=FULL) for seats in (3, 4)),
        *(Game(seats, 420 + seats, every=29, options=BONUS) for seats in (2, 3)),
        Game(3, 430, every=29, options={"length": "simple", "order": "fixed"}),
        Game(4, 500, wild=60, every=29),
        Game(3, 440, every=29, options=FULL, prepared=at_war),
    ],
    COMMON,
)
BOOKS = (NEW, FIRST)
for _book in BOOKS:
    _book.first_questions = 4


class Both:
    """What is written into the books of both editions."""

    def promise(self, *ids: str) -> Callable[[Rule], Rule]:
        return _all(book.promise(*ids) for book in BOOKS)

    def thing(self, *ids: str) -> Callable[[Reader], Reader]:
        return _all(book.thing(*ids) for book in BOOKS)

    def codes(self, *families: str) -> None:
        for book in BOOKS:
            book.codes(*families)

    def exempt(self, why: str, *ids: str) -> None:
        for book in BOOKS:
            book.exempt(why, *ids)

    def rare(self, why: str, *ids: str) -> None:
        for book in BOOKS:
            book.rare(why, *ids)

    def ledger(self, *ids: str) -> Callable[[Ledger], Ledger]:
        return _all(book.ledger(*ids) for book in BOOKS)

    def adds_up(self, holdings: Holdings) -> Holdings:
        return _all(book.adds_up for book in BOOKS)(holdings)

    def look(self, looks: Look) -> Look:
        return _all(book.look for book in BOOKS)(looks)

    def ask(self, asks: Look) -> Look:
        return _all(book.ask for book in BOOKS)(asks)

    def closing(self, closes: Look) -> Look:
        return _all(book.closing for book in BOOKS)(closes)

    def total(self, compares: Total) -> Total:
        return _all(book.total for book in BOOKS)(compares)


def _all(keep: Iterable[Callable[[Written], Written]]) -> Callable[[Written], Written]:
    """Keeps the same thing in several books."""
    kept = tuple(keep)

    def write(written: Written) -> Written:
        for one in kept:
            one(written)
        return written

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


@BOOK.thing("tta/none", "tta/nothing", "tta/free")
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


def printed_pact(state: Any, card: str) -> Pact:
    """The terms that are printed on a pact."""
    pact = rules_of(state).cards[card].pact
    assert pact is not None, f"{card} is no pact"
    return pact


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
    found: dict[tuple[int, str], int] = {}
    for seat, civ in enumerate(state.players):
        found |= {
            (seat, "goods"): production.food(state, seat) + production.resources(state, seat),
            (seat, "science"): civ.science,
            (seat, "culture"): civ.culture,
        }
    return found
