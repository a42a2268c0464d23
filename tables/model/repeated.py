"""Drawing a published round again. Pure.

A host who publishes a draw may have forged the facts of it. So everybody compares the seal with the
one that was published at sign-up, and points and tables with those they know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from tables.model import draws, lots
from tables.model.round_facts import ATTEMPTS, Person, RoundFacts, Seating

Wrong = Literal["", "seed", "tables"]
"""What is wrong with a published draw: nothing; its seed was not fixed before; or other tables
follow from it."""
MOST_PEOPLE = 500


class NotADraw(ValueError):
    """The text is not a published draw."""


def repeated(said: Mapping[str, Any]) -> tuple[Wrong, Seating]:
    """Draw a round again from what was published of it: what is wrong, and the draw. Of a
    tournament in groups the first round draws these. Raises `NotADraw`."""
    try:
        facts, number = read(said), int(said["attempt"])
        round_, seal = int(said["round"]), str(said["seal"])
        tables = _tables(said["groups"] if "groups" in said else said["tables"])
        byes = tuple(map(int, said["byes"]))
    except (KeyError, TypeError, ValueError) as error:
        raise NotADraw(f"{type(error).__name__}: {error}") from error
    if not 0 <= number < ATTEMPTS or not 0 < round_ <= lots.MOST_ROUNDS:
        raise NotADraw("a number is too large")
    drawn = draws.draw(facts, number)
    if not lots.fits(facts.seed, round_, seal):
        return "seed", drawn
    # In groups, byes come from their sizes and not from the draw.
    same = drawn.tables == tables and ("groups" in said or drawn.byes == byes)
    return "" if same else "tables", drawn


def read(said: Mapping[str, Any]) -> RoundFacts:
    """The facts of a published draw. Raises `KeyError`, `TypeError` or `ValueError`."""
    blend = said["blend"]
    people = tuple(Person(*map(int, person)) for person in said["people"])
    sizes = tuple(map(int, said["sizes"]))
    size = int(said["size"])
    if blend not in ("alike", "even") or len({one.number for one in people}) != len(people):
        raise ValueError("people or tables of no draw")
    if not 0 < len(people) <= MOST_PEOPLE or not 2 <= size <= 5 or not set(sizes) <= {2, 3, 4, 5}:
        raise ValueError("too many people or too large tables")
    return RoundFacts(str(said["seed"]), size, sizes, people, _tables(said["before"]), blend)


def _tables(said: Sequence[Sequence[Any]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, table)) for table in said)
