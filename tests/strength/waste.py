"""What computer players of Belfort and Antike Duellum waste, counted in whole games.

    python -m tests.strength.waste belfort --level strong --games 20

prints rates for a game and a seat. Seeds begin at 1, as those of `make strength` do.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from bot import garbage
from engine import registry
from engine.checking import Ply
from engine.contenders import contender
from engine.games.antike.components import BOX, FIELDS
from engine.games.antike.state import Antike
from engine.games.belfort import collecting, locks
from engine.games.belfort.frames.placement import parse
from engine.games.belfort.state import Belfort
from engine.selfplay import walk
from tests.strength.played import OPTIONS

BELFORT = (
    "workers taken back unused",
    "strength in the Mine without a partner",
    "points lost to taxes",
    "turns that built nothing",
    "turns that could still hire a gnome",
    "gold unused at the end",
    "other goods unused at the end",
    "cards unused at the end",
    "free locks at the end",
    "workers recruited",
    "planks used",
    "buildings, Walls and guilds",
    "points at the end",
)
ANTIKE = (
    "turns",
    "turns that did nothing",
    "chips paid for the rondel",
    "productions of one chip or none",
    "units that fell in battles",
    "temples destroyed",
    "goods unused at the end",
    "units in the box at the end",
    "games without nine personages",
    "personages at the end",
)
NAMES: dict[str, tuple[str, ...]] = {"belfort": BELFORT, "antike-duellum": ANTIKE}
"""What is counted of each game, in the order of the report."""


class Watch(Protocol):
    """Looks at one game."""

    def see(self, ply: Ply[Any], seats: Sequence[int]) -> None:
        """Count what an answer shows of some seats."""

    def end(self, state: Any, seat: int) -> None:
        """Count what the end of the game shows of a seat."""


class Waste:
    """The counts of all seats of some games of one kind together."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.counts: Counter[str] = Counter()
        self.seats = 0

    def add(self, plies: Iterable[Ply[Any]], seats: Sequence[int]) -> Any:
        """Count one game to its end, of these seats only. Returns its last position."""
        last: Any = None
        watch = WATCHES[self.key](self.counts)
        for ply in plies:
            watch.see(ply, seats)
            last = ply.step.state
        assert last is not None, "a game begins with a question"
        for seat in seats:
            watch.end(last, seat)
        self.seats += len(seats)
        return last

    def rate(self, name: str) -> float:
        """How often something happened, for a game and a seat."""
        return self.counts[name] / self.seats if self.seats else 0.0

    def lines(self) -> list[str]:
        """The rates as rows of a table."""
        return [f"| {name} | {self.rate(name):.2f} |" for name in NAMES[self.key]]


class BelfortWatch:
    """A game of Belfort. _built: whether the turn has built something."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self._built = False

    def see(self, ply: Ply[Belfort], seats: Sequence[int]) -> None:
        for told in ply.step.news:
            if getattr(told.event, "seat", None) in seats:
                self._event(told.event)
        if ply.action.kind == "end_turn":
            if ply.seat in seats:
                self._turn(ply)
            self._built = False

    def _event(self, event: Any) -> None:
        counts = self.counts
        match event.kind:
            case "passed":
                counts["strength in the Mine without a partner"] += _alone(event.spread)
            case "income_paid":
                counts["points lost to taxes"] += abs(event.points)
            case "worker_recruited":
                counts["workers recruited"] += 1
            case "worker_placed":
                counts["planks used"] += 1
            case "workers_returned":
                counts["workers taken back unused"] += len(event.planks)
            case "site_built" if event.by != "neutral":
                self._built = True
                counts["buildings, Walls and guilds"] += 1

    def _turn(self, ply: Ply[Belfort]) -> None:
        menus = [m for d in ply.decisions if d.seat == ply.seat for m in d.menus]
        self.counts["turns that built nothing"] += not self._built
        self.counts["turns that could still hire a gnome"] += any(m.verb == "hire" for m in menus)

    def end(self, state: Belfort, seat: int) -> None:
        player, counts = state.players[seat], self.counts
        counts["gold unused at the end"] += player.purse.gold
        counts["other goods unused at the end"] += player.purse.goods.total - player.purse.gold
        counts["cards unused at the end"] += len(player.hand.cards)
        counts["free locks at the end"] += len(locks.free_locks(player))
        counts["points at the end"] += player.score


def _alone(spread: Iterable[tuple[str, int]]) -> int:
    """By how much the strength of elves and dwarves sent to the Mine differs."""
    sent = [(*parse(name), n) for name, n in spread]
    there = {kind: n for kind, area, n in sent if area == "mine"}
    return abs(collecting.strength(there, "elf") - collecting.strength(there, "dwarf"))


class AntikeWatch:
    """A game of Antike Duellum. _did: what was said since the turn began."""

    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self._did: list[Any] = []

    def see(self, ply: Ply[Antike], seats: Sequence[int]) -> None:
        for told in ply.step.news:
            event: Any = told.event
            if event.kind == "battle":
                self.counts["units that fell in battles"] += len(seats)
            if getattr(event, "seat", None) in seats:
                self._event(event)
        if ply.seat == ply.state.mover:
            self._did.append(ply.action)
        if ply.action.kind == "end_turn":
            if ply.seat in seats:
                self._turn()
            self._did = []

    def _event(self, event: Any) -> None:
        match event.kind:
            case "marker_moved":
                self.counts["chips paid for the rondel"] += event.paid.total
            case "produced":
                self.counts["productions of one chip or none"] += event.chips <= 1
            case "city_conquered":
                self.counts["temples destroyed"] += event.temple

    def _turn(self) -> None:
        fields = [FIELDS[x.field] for x in self._did if x.kind == "move_marker"]
        idle = {x.kind for x in self._did} <= {"move_marker", "pay_rondel", "done", "end_turn"}
        self.counts["turns"] += 1
        self.counts["turns that did nothing"] += idle and not any(f.resource for f in fields)

    def end(self, state: Antike, seat: int) -> None:
        player, counts = state.players[seat], self.counts
        won = max(len(one.personages) for one in state.players)
        counts["goods unused at the end"] += player.purse.total
        counts["units in the box at the end"] += player.box.total
        counts["games without nine personages"] += won < BOX.win_at
        counts["personages at the end"] += len(player.personages)


WATCHES: dict[str, type[BelfortWatch | AntikeWatch]] = {
    "belfort": BelfortWatch,
    "antike-duellum": AntikeWatch,
}


def measured(key: str, level: str, games: int, first: int, players: int = 2, **given: Any) -> Waste:
    """The counts of so many games of a level against itself, on deals from a first one on. given:
    options of the table besides those that are usual here."""
    rules: Any = registry.rules(key)
    options = rules.options.model_validate({**OPTIONS.get(key, {}), **given})
    found = Waste(key)
    for seed in range(first, first + games):
        table = [contender(key, level) for _ in range(players)]
        found.add(walk(rules, options, players, seed, players=table), range(players))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    garbage.look_seldom()
    found = measured(args.game, args.level, args.games, args.seed, args.players)
    head = f"{args.game}, {args.level} x {args.players}, {args.games} games"
    sys.stdout.write("\n".join([f"| {head} | a game and seat |", "| --- | ---: |", *found.lines()]))
    sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
