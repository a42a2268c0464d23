"""What computer players of Through the Ages waste, counted in whole games.

    python -m tests.strength.blunders tta-new-story --players 2 --level strong --games 30

prints rates for a game and a seat. Seeds begin at 1, as those of `make strength` do.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bot import garbage
from engine import registry
from engine.checking import Ply
from engine.contenders import Contender, contender
from engine.games.tta import actions as a
from engine.games.tta.cards.model import UNITS
from engine.games.tta.editions import rules_of
from engine.games.tta.query import production, ratings
from engine.games.tta.state import State
from engine.selfplay import walk

GAMES = ("tta-new-story", "tta-first-edition")

NAMES = (
    "civil actions left",
    "turns beside a worker who could work",
    "turns with corruption",
    "resources lost to corruption",
    "culture lost to famine",
    "uprisings",
    "resources unused at the end",
    "unfinished wonders at the end",
    "units built",
    "units upgraded",
    "wars",
    "aggressions",
    "aggressions at strength not above the target's",
    "aggressions that succeeded",
    "units given up in vain",
    "strength at the end",
    "workers at the end",
    "culture at the end",
)
"""What is counted, in the order of the report."""


class Blunders:
    """The counts of all seats of some games together."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.games = 0
        self.seats = 0
        self._fight: list[int] = []
        """Attack and defence of the aggression that is being decided; empty where there is none."""

    def add(self, plies: Iterable[Ply[State]], seats: Sequence[int]) -> State:
        """Count one game to its end, of these seats only. Returns its last position."""
        last: State | None = None
        for ply in plies:
            if isinstance(ply.action, a.EndTurn) and ply.seat in seats:
                self._turn(ply.state, ply)
            for told in ply.step.news:
                self._event(ply.step.state, told.event, seats)
            last = ply.step.state
        assert last is not None, "a game begins with a question"
        for seat in seats:
            self._end(last, seat)
        self.games += 1
        self.seats += len(seats)
        return last

    def rate(self, name: str) -> float:
        """How often something happened, for a game and a seat."""
        return self.counts[name] / self.seats if self.seats else 0.0

    def lines(self) -> list[str]:
        """The rates as rows of a table."""
        return [f"| {name} | {self.rate(name):.2f} |" for name in NAMES]

    def _turn(self, s: State, ply: Ply[State]) -> None:
        civ = s.players[ply.seat]
        self.counts["civil actions left"] += max(0, civ.ca)
        content = civ.idle > ratings.discontent(s, ply.seat)
        menus = [m for d in ply.decisions if d.seat == ply.seat for m in d.menus]
        if content and any(isinstance(x, a.Build) for m in menus for x in m.every()):
            self.counts["turns beside a worker who could work"] += 1

    def _event(self, s: State, event: Any, seats: Sequence[int]) -> None:
        if event.kind == "attacked":
            self._fight = [event.attack, event.defence]
        elif event.kind == "sacrificed" and self._fight:
            self._sacrificed(s, event, seats)
        elif event.kind == "defended" and self._fight:
            attack, defence = self._fight
            if s.current in seats and not event.held and attack > defence:
                self.counts["aggressions that succeeded"] += 1
            self._fight = []
        if getattr(event, "seat", None) in seats:
            self._of_seat(s, event)

    def _of_seat(self, s: State, event: Any) -> None:
        counts, cards = self.counts, rules_of(s).cards
        match event.kind:
            case "produced":
                counts["turns with corruption"] += event.corruption > 0
                counts["resources lost to corruption"] += event.corruption
                counts["culture lost to famine"] += event.famine
            case "uprising":
                counts["uprisings"] += 1
            case "built":
                counts["units built"] += cards[event.card].kind in UNITS
            case "upgraded":
                counts["units upgraded"] += cards[event.target].kind in UNITS
            case "war_declared":
                counts["wars"] += 1
            case "attacked":
                counts["aggressions"] += 1
                weak = event.attack <= event.defence
                counts["aggressions at strength not above the target's"] += weak

    def _sacrificed(self, s: State, event: Any, seats: Sequence[int]) -> None:
        attack, defence = self._fight
        if event.seat == s.current:
            self._fight = [event.total, defence]
            return
        if event.seat in seats and (attack <= defence or event.total < attack):
            self.counts["units given up in vain"] += len(event.units)
        self._fight = [attack, event.total]

    def _end(self, s: State, seat: int) -> None:
        civ, counts = s.players[seat], self.counts
        counts["resources unused at the end"] += production.resources(s, seat)
        counts["unfinished wonders at the end"] += civ.wonder is not None
        counts["strength at the end"] += ratings.strength(s, seat)
        counts["workers at the end"] += civ.idle + sum(civ.workers.values())
        counts["culture at the end"] += civ.culture


def measured(game: str, players: Sequence[Sequence[Contender]], first: int) -> Blunders:
    """The counts of one game for each row of players, on deals from a first one on."""
    rules = registry.rules(game)
    found = Blunders()
    for number, table in enumerate(players):
        seats = range(len(table))
        found.add(walk(rules, rules.options(), len(table), first + number, players=table), seats)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    garbage.look_seldom()
    tables = [
        [contender(args.game, args.level) for _ in range(args.players)] for _ in range(args.games)
    ]
    found = measured(args.game, tables, args.seed)
    head = f"{args.game}, {args.level} x {args.players}, {args.games} games"
    sys.stdout.write("\n".join([f"| {head} | a game and seat |", "| --- | ---: |", *found.lines()]))
    sys.stdout.write("\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
