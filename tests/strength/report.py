"""docs/strength.md, put together from the games that were played."""

from __future__ import annotations

import platform
from itertools import pairwise
from pathlib import Path

from engine import registry
from engine.duel import Tally
from engine.thinking import LEVELS, levels
from tables.model import computer_marks
from tables.model.ratings import Estimate, Result, fit, number
from tests.strength.outside import OUTSIDE
from tests.strength.played import Pair, Played, kept

REPORT = Path(__file__).parents[2] / "docs" / "strength.md"
MARKS = Path(computer_marks.__file__).with_name(computer_marks.FILE)
ENOUGH = 200
"""Games from which on a row is a claim."""
MARKS_HEAD = """\
# How strong computer players are among themselves, by game and level, as docs/strength.md
# tells: natural logarithms of odds, and one standard deviation. Written by `make strength`.
"""
HEAD = (
    "| players | who | against | games | wins | 95 % | aim | points | seconds a turn | slowest |",
    "| ---: | --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |",
)
INTRODUCTION = """# How strong computer players are

Written by `make strength` (Python {python}, {machine}) from {games} games on equal deals. Each
deal is played once for every seat: the first kind sits there, the second kind everywhere else.
Antike Duellum ends after 100 rounds at the latest: balanced positions may go on for ever.

- **Fair share:** 50 % with two players, 33 % with three, 25 % with four, 20 % with five.
- **Aims:** with two players a level wins 65 % against the one below it, and *strong* wins 70 %
  against the list of priorities. At larger tables both win one and a half fair shares. Against
  opponents from outside (`tests/strength/outside.py`) *strong* wins 65 % and *good* 50 %.
- **Estimates** come from all results of a game at once (`tables/model/ratings.py`). 400 points more
  are ten wins to one. The band is right four times in five.
- **Names:** one with a date is a computer as it was then.
- **Seconds** are of one processor, from games played by CPython, as the bot is run. Others were
  played by PyPy, which plays the same games sooner.
- **Deals:** the figures by which positions are judged were found with other deals
  ([computer players](computer-players.md)).

**Read the intervals.** {claims} of {rows} rows rest on {enough} games or more; the others show an
order, not a strength. Run `make strength` again if you have a night of processor time: it goes on
where it stopped, and leaves out games whose players have changed since.
"""


class Ladder:
    """Everybody's estimate, over tables of all sizes."""

    def __init__(self) -> None:
        self._results: list[Result[str]] = []

    def add(self, names: list[str], places: tuple[int, ...]) -> None:
        """A game: who sat where, and who came where."""
        groups = [
            tuple(name for name, there in zip(names, places, strict=True) if there == place)
            for place in sorted(set(places))
        ]
        self._results.append(Result(tuple(groups)))

    def best(self) -> list[tuple[str, Estimate]]:
        """Everybody, the best one first."""
        found = fit(self._results)
        return sorted(found.estimates.items(), key=lambda one: -one[1].strength)

    def lines(self) -> list[str]:
        """Everybody, the best one first, each with a band that is right four times in five."""
        bands = ((name, number(one.strength), *one.band()) for name, one in self.best())
        return [f"| {name} | {middle} | {low} to {high} |" for name, middle, low, high in bands]


class Section:
    """What was found of one game. order: the pairs as they are listed."""

    def __init__(self, key: str, order: list[Pair]) -> None:
        self.key = key
        self.order = order
        self.ladder = Ladder()
        self.tallies: dict[Pair, Tally] = {}

    def add(self, found: Played) -> None:
        """Count a game."""
        pair, seat = found.pair, found.match.seat
        self.tallies.setdefault(pair, Tally(pair.seats)).add(found.game, seat)
        if found.game.outcome is not None:
            names = [pair.second] * pair.seats
            names[seat] = pair.first
            self.ladder.add(names, found.game.outcome.places)

    def lines(self) -> list[str]:
        """It as Markdown."""
        rows = [row(pair, self.tallies[pair]) for pair in self.order if pair in self.tallies]
        rated = [
            "",
            "| player | estimate | four times in five |",
            "| --- | ---: | ---: |",
            *self.ladder.lines(),
        ]
        return [f"\n## {self.key}\n", *HEAD, *rows, *rated]

    def marks(self) -> list[str]:
        """How strong the levels are, as data."""
        levels_ = [(name, one) for name, one in self.ladder.best() if name in LEVELS]
        return [
            f"\n[{self.key}]",
            *(
                f"{name} = {{ strength = {one.strength:.3f}, doubt = {one.doubt:.3f} }}"
                for name, one in levels_
            ),
        ]


def row(pair: Pair, tally: Tally) -> str:
    """One line of the table."""
    low, high = tally.interval()
    points = f"{tally.mean_points(0):.1f} : {tally.mean_points(1):.1f}" if any(tally.points) else ""
    return (
        f"| {pair.seats} | {pair.first} | {pair.second} | {tally.games} | {tally.rate:.0%} "
        f"| {low:.0%}-{high:.0%} | {_aimed(pair, tally)} | {points} {_times(tally)}"
    )


def _times(tally: Tally) -> str:
    """How long turns take, where that is known."""
    if not any(tally.turns):
        return "| | |"
    return f"| {tally.a_turn(0):.3f} : {tally.a_turn(1):.3f} | {tally.longest:.1f} |"


def aim(pair: Pair) -> float | None:
    """The share of games that the first one is meant to win at least; None where
    no aim is set."""
    beside = (pair.first, pair.second)
    if beside in pairwise(reversed(LEVELS)):
        return 0.65 if pair.seats == 2 else 1.5 / pair.seats
    if beside == ("strong", "priorities"):
        return 0.7 if pair.seats == 2 else 1.5 / pair.seats
    if any(pair.second in found for found in OUTSIDE.values()):
        return {"strong": 0.65, "good": 0.5}.get(pair.first)
    return None


def _aimed(pair: Pair, tally: Tally) -> str:
    """The aim, and whether it is reached."""
    least = aim(pair)
    if least is None:
        return ""
    return f"{least:.1%} {'reached' if tally.rate >= least else 'missed'}"


def write(order: dict[str, list[Pair]]) -> None:
    """Write the report and the marks. order: the pairs of each game as they are listed."""
    sections = found(order)
    told = [_introduction(sections)]
    for section in sections:
        told += section.lines()
    REPORT.write_text("\n".join([*told, *_levels()]) + "\n", encoding="utf-8")
    MARKS.write_text(marks(sections), encoding="utf-8")


def marks(sections: list[Section]) -> str:
    """The file of marks."""
    return MARKS_HEAD + "\n".join(line for one in sections for line in one.marks()) + "\n"


def found(order: dict[str, list[Pair]]) -> list[Section]:
    """What was found of each game of which anything was played."""
    sections = []
    for key, pairs in order.items():
        section = Section(key, pairs)
        games = [game for game in kept(key) if game.pair in pairs]
        for game in sorted(games, key=lambda game: (game.match.seed, pairs.index(game.pair))):
            section.add(game)
        if games:
            sections.append(section)
    return sections


def _introduction(sections: list[Section]) -> str:
    counts = [tally.games for section in sections for tally in section.tallies.values()]
    return INTRODUCTION.format(
        python=platform.python_version(),
        machine=platform.machine(),
        games=sum(counts),
        rows=len(counts),
        claims=sum(n >= ENOUGH for n in counts) or "None",
        enough=ENOUGH,
    ).rstrip()


def _levels() -> list[str]:
    """What the levels are, so that old figures can be understood."""
    rows = ["\n## The levels\n", "| game | level | how it thinks |", "| --- | --- | --- |"]
    for key, entry in registry.GAMES.items():
        if entry.evaluator:
            for name, level in levels(key).items():
                rows.append(f"| {key} | {name} | {level.settings} |")
    return rows
