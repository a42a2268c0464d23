"""Ends of games for the pictures of podiums: all numbers of players, ties, people who gave up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from render.podium.facts import Finish, Podium
from render.standing import Curve, Figure, Standing
from render.theme import seats as look

NAMES = ("Ann", "Zsófia Kőműves", "Bartholomew the Elder", "漢字漢字漢字", "Computer 2 (good)")
SOURCES = ("production", "prepared events", "wonders", "wars", "colonies", "leaders", "pacts")


def ended(
    seats: int,
    *,
    places: Sequence[int] = (),
    gone: Collection[int] = (),
    sources: int = 5,
    rounds: int = 19,
    title: str = "Through the Ages: A New Story of Civilization",
    figures: int = 2,
) -> Podium:
    """A game that is over. places: by seat; in the order of the seats if they are not given."""
    parts = [
        {
            source: (9 - n) * (6 - seat) - 30 * (source == "wars" and seat % 2)
            for n, source in enumerate(SOURCES[:sources])
        }
        for seat in range(seats)
    ]
    totals = [sum(part.values()) for part in parts]
    finishes = tuple(
        Finish(
            NAMES[seat],
            places[seat] if places else seat + 1,
            totals[seat],
            parts[seat],
            seat in gone,
        )
        for seat in range(seats)
    )
    return Podium(title, finishes, look("podium", 5), course(totals, rounds, gone, figures))


def course(totals: Sequence[int], rounds: int, gone: Collection[int], figures: int) -> Curve:
    """A curve that bends, and ends with the totals."""
    moments = []
    for number in range(rounds + 1):
        points = tuple(
            round(total * (number / rounds) ** (1.5 + seat / 3))
            for seat, total in enumerate(totals)
        )
        shown = (
            Figure("Culture after each round", points),
            Figure("Strength after each round", tuple((number * 7 + s) % 11 for s in range(9))),
        )
        left = frozenset(gone) if number > rounds / 2 else frozenset()
        moments.append(Standing(number, f"round {number}", shown[:figures], left))
    return Curve(tuple(moments))


ENDS = {
    "two": ended(2, sources=3),
    "three": ended(3, rounds=27),
    "four": ended(4, places=(1, 1, 3, 4), gone=(3,), sources=7),
    "five": ended(5, title="Belfort", rounds=7, figures=1, places=(1, 2, 3, 3, 5), gone=(4,)),
}
"""What is looked at side by side."""
