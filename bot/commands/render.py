"""`agora render`: pictures of a random position, for looking at boards without Discord."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import registry
from engine.core import Rules
from engine.core.rng import seeded
from engine.players import UniformPlayer

if TYPE_CHECKING:
    from PIL import Image

NAMES = ("Ann", "Bob", "Chloe", "Dimitri", "Eszter", "Farid")
SUFFIXES = (".png", ".webp")


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "render",
        help="draw a random position",
        description="Play some random decisions and draw the table as a viewer sees it. The first "
        "picture goes to the file OUT; further ones of the game are put beside it, with their "
        "names. If OUT has no suffix it is a folder for all of them.",
    )
    parser.add_argument("game", help="key of a game, see `agora games`")
    parser.add_argument("--seed", type=int, default=1, help="of the game (default 1)")
    parser.add_argument("--decisions", type=int, default=60, metavar="N", help="default 60")
    parser.add_argument(
        "--players", "--seats", type=int, metavar="N", help="how many (default: the fewest)"
    )
    parser.add_argument(
        "--viewer", type=int, metavar="SEAT", help="seat from 0 on (default: a spectator)"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="OUT", help="a .png or .webp file, or a folder"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw; 0 if pictures were written, 2 for a wrong request."""
    from render.registry import listing

    try:
        rules = registry.rules(args.game)
        seats = _checked_seats(rules, args)
    except (registry.UnknownGame, ValueError) as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    view = rules.view(position(rules, seats, args.seed, args.decisions), args.viewer)
    images = _draw(args.game, view, NAMES[:seats])
    if not images:
        print(f"agora: {listing(args.game).title()} has no pictures", file=sys.stderr)
        return 2
    for number, (name, image) in enumerate(images):
        path = _path(args.out, number, name)
        size = _write(image, name, path)
        print(f"{path}: {image.width} x {image.height}, {size} bytes")
    return 0


def _path(out: Path, number: int, name: str) -> Path:
    if not out.suffix:
        out.mkdir(parents=True, exist_ok=True)
        return out / f"{name}.png"
    return out if number == 0 else out.with_name(f"{out.stem}-{name}{out.suffix}")


def _checked_seats(rules: Rules[Any], args: argparse.Namespace) -> int:
    from render.registry import listing

    seats: int = rules.meta.seats[0] if args.players is None else args.players
    if seats not in rules.meta.seats:
        raise ValueError(f"{listing(args.game).title()} is not for {seats} players")
    if args.viewer is not None and not 0 <= args.viewer < seats:
        raise ValueError(f"--viewer is a seat from 0 to {seats - 1}")
    if args.out.suffix and args.out.suffix.lower() not in SUFFIXES:
        raise ValueError(f"--out must end in {' or '.join(SUFFIXES)}, or be a folder")
    return seats


def position(rules: Rules[Any], seats: int, seed: int, decisions: int) -> Any:
    """The state after so many random decisions, or at the end of the game if that is earlier."""
    step = rules.setup(rules.options(), seats, seed)
    player, chance = UniformPlayer(), seeded(seed)
    for _ in range(decisions):
        if not step.decisions:
            break
        decision = step.decisions[0]
        view = rules.view(step.state, decision.seat)
        action = player.choose(view, decision, chance)
        step = rules.apply(step.state, decision.seat, action, step.decisions)
    return step.state


def _draw(game: str, view: Any, names: tuple[str, ...]) -> list[tuple[str, Image.Image]]:
    from render.registry import presentation

    painter = presentation(game).painter
    if painter is None:
        return []
    images = [(name, painter.paint(view, name, names)) for name in painter.pictures(view)]
    hand = painter.hand(view, names)
    return images if hand is None else [*images, ("hand", hand)]


def _write(image: Image.Image, name: str, path: Path) -> int:
    if path.suffix.lower() == ".webp":
        image.save(path, "WEBP", lossless=True, method=4)
    else:
        from render.picture import encode

        path.write_bytes(encode(image, name).data)
    return path.stat().st_size
