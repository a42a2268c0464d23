"""How many games of Antike Duellum come to their end, and when: no rule says that one has to.

    python -m tests.strength.endings strong good --games 40 --rounds 150

plays one game after the other at low priority and goes on where the last run stopped; what was
played is kept in `found/antike-endings.jsonl`. Deals and seats are those of `make strength`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from engine import registry
from engine.duel import Match, matches, wilson
from engine.selfplay import walk
from tests.strength.measuring import player
from tests.strength.played import FOUND, Pair, mark

KEY = "antike-duellum"
FILE = FOUND / "antike-endings.jsonl"
PATIENT = 10
"""By how much other processes go first."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How one game went. rounds: after which it was broken off; ended: the round in which somebody
    had nine personages, None if nobody had; won: the share of the first one."""

    first: str
    second: str
    deal: int
    seat: int
    rounds: int
    ended: int | None
    won: float
    mark: str


def kept(pair: Pair, rounds: int) -> list[Ending]:
    """The games of a pair that were played up to so many rounds, by players as they are today."""
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    found = [Ending(**json.loads(line)) for line in lines]
    asked = (pair.first, pair.second, rounds, mark(KEY, pair))
    return [x for x in found if (x.first, x.second, x.rounds, x.mark) == asked]


def one(pair: Pair, match: Match, rounds: int) -> Ending:
    """One game."""
    rules: Any = registry.rules(KEY)
    names = [pair.first if seat == match.seat else pair.second for seat in range(2)]
    table = [player(KEY, name, 2) for name in names]
    options = rules.options.model_validate({"turn_limit": rounds})
    *_, last = walk(rules, options, 2, match.seed, players=table)
    outcome, turn = rules.outcome(last.step.state), last.step.state.turn
    return Ending(
        pair.first,
        pair.second,
        match.seed,
        match.seat,
        rounds,
        -(-turn // 2) if outcome.cause == "personages" else None,
        1 / len(outcome.winners) if match.seat in outcome.winners else 0.0,
        mark(KEY, pair),
    )


def measure(pair: Pair, games: int, rounds: int, until: float) -> Iterator[Ending]:
    """All games, those of before first. until: the `time.monotonic` at which none is begun."""
    there = {(x.deal, x.seat): x for x in kept(pair, rounds)}
    for match in matches(games, 2, 1):
        found = there.get((match.seed, match.seat))
        if found is None:
            if time.monotonic() >= until:
                return
            found = one(pair, match, rounds)
            with FILE.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")
        yield found


def told(found: list[Ending], rounds: int) -> str:
    """What is to be said of some games, with 95 % intervals."""
    over = sum(x.ended is not None and x.ended <= rounds for x in found)
    won = sum(x.won for x in found)
    return (
        f"over within {rounds} rounds: {_share(over, len(found))}; won: {_share(won, len(found))}"
    )


def _share(part: float, games: int) -> str:
    low, high = wilson(part, games)
    return f"{part:g} of {games} ({low:.0%} to {high:.0%})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=40, help="(default 40)")
    parser.add_argument("--rounds", type=int, default=150, help="of the longest game (150)")
    parser.add_argument("--minutes", type=float, default=1e6, help="no game is begun later (never)")
    args = parser.parse_args()
    os.nice(PATIENT)
    pair, until = Pair(args.first, args.second, 2), time.monotonic() + 60 * args.minutes
    found = list(measure(pair, args.games, args.rounds, until))
    for rounds in sorted({100, args.rounds}):
        if rounds <= args.rounds:
            sys.stdout.write(told(found, rounds) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
