"""Better figures for a judge, found by games in pairs: one figure after the other is changed, and
the change stays if the changed player beats the one before it.

    PYTHONPATH=. .venv/bin/python tools/tune.py antike-duellum --games 40 --seed 900000 --rounds 1

It prints every change that stayed, as a line for the weights of the game; nothing is written. Use
seeds that no claim rests on: `make strength` begins at 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from typing import Any

from bot import garbage
from engine import registry
from engine.contenders import Thinker
from engine.duel import Match, matches, play
from engine.thinking import evaluator, levels

FACTORS = (1.4, 0.7)
"""By which a figure is multiplied, one after the other."""
BETTER = 0.56
"""The share of games that a change has to win."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "game", choices=[k for k, entry in registry.GAMES.items() if entry.evaluator]
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=900_000)
    parser.add_argument("--rounds", type=int, default=1, help="times that every figure is tried")
    parser.add_argument("--only", default="", help="figures, separated by commas (default: all)")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(args.jobs, fresh, garbage.look_seldom) as pool:
        tuned(args, pool)


def tuned(args: argparse.Namespace, pool: ProcessPoolExecutor) -> Any:
    """Try every figure in turn, and tell what helped."""
    best = evaluator(args.game).figures(args.players)
    wanted = args.only.split(",") if args.only else None
    seed = args.seed
    for _ in range(args.rounds):
        for name, figure in asdict(best).items():
            if not isinstance(figure, float) or (wanted and name not in wanted):
                continue
            for factor in FACTORS:
                tried = replace(best, **{name: round(figure * factor, 3)})
                rate = _rate(args, pool, tried, best, seed)
                seed += args.games
                stays = rate >= BETTER
                _say(f"{name} {figure} -> {getattr(tried, name)}: {rate:.0%}")
                if stays:
                    _say(f"stays: {name} = {getattr(tried, name)}")
                    best = tried
                    break
    return best


def _rate(
    args: argparse.Namespace, pool: ProcessPoolExecutor, new: Any, old: Any, seed: int
) -> float:
    one = partial(_won, args.game, args.level, args.players, new, old)
    shares = list(pool.map(one, matches(args.games, args.players, seed)))
    fair = 1 / args.players
    rate = sum(shares) / len(shares)
    return rate if args.players == 2 else 0.5 * rate / fair


def _won(key: str, level: str, seats: int, new: Any, old: Any, match: Match) -> float:
    rules, settings, eye = registry.rules(key), levels(key)[level].settings, evaluator(key)
    kinds = [new if seat == match.seat else old for seat in range(seats)]
    players = [Thinker(settings, eye.with_figures(kind)) for kind in kinds]
    options = rules.options.model_validate(OPTIONS.get(key, {}))
    return play(rules, options, players, match.seed).share(match.seat)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


OPTIONS: dict[str, dict[str, Any]] = {"antike-duellum": {"turn_limit": 60}}
"""Options under which a game is tuned, where those by default are not wanted."""

if __name__ == "__main__":
    main()
