"""`agora render`: pictures of a random position, for looking at boards without Discord."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands import arguments
from engine import registry
from engine.core import Rules, Step
from engine.core.rng import seeded
from engine.players import UniformPlayer

if TYPE_CHECKING:
    from PIL import Image

    from render.lang.language import Language
    from render.picture import Painter

NAMES = ("Ann", "Bob", "Chloe", "Dimitri", "Eszter", "Farid")
SUFFIXES = (".png", ".webp")


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "render",
        help="draw a random position",
        description="Play some random decisions and draw the table as a viewer sees it. The first "
        "picture goes to the file OUT; further ones of the game are put beside it, with their "
        "names. If OUT has no suffix it is a folder for all of them. With --format the whole table "
        "is drawn for a phone or a desk; with --question what is asked, first for the seat that is "
        "asked, then for everybody.",
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
        "--format",
        choices=("phone", "desk"),
        help="the whole table for a phone or a desk, in parts",
    )
    parser.add_argument(
        "--question",
        nargs="?",
        const="",
        metavar="KIND",
        help="the open question, for its first seat; with a kind (like bid), play on to the next",
    )
    arguments.language(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="OUT", help="a .png or .webp file, or a folder"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw; 0 if pictures were written, 2 for a wrong request."""
    try:
        rules = registry.rules(args.game)
        seats = _checked_seats(rules, args)
    except (registry.UnknownGame, ValueError) as error:
        print(f"agora: {error}", file=sys.stderr)
        return 2
    step = position(rules, seats, args.seed, args.decisions, args.question or "")
    try:
        images = _draw(rules, step, args, NAMES[:seats])
    except ValueError as error:
        print(f"agora: {error}", file=sys.stderr)
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


def position(rules: Rules[Any], seats: int, seed: int, decisions: int, kind: str = "") -> Step[Any]:
    """The position after so many random decisions, or at the end of the game if that is earlier.

    kind: play on until a question of this kind is asked.
    """
    step = rules.setup(rules.options(), seats, seed)
    player, chance = UniformPlayer(), seeded(seed)
    for made in count():
        if not step.decisions:
            break
        decision = step.decisions[0]
        if made >= decisions and kind in ("", decision.kind):
            break
        view = rules.view(step.state, decision.seat)
        action = player.choose(view, decision, chance)
        step = rules.apply(step.state, decision.seat, action, step.decisions)
    return step


def _draw(
    rules: Rules[Any], step: Step[Any], args: argparse.Namespace, names: tuple[str, ...]
) -> list[tuple[str, Image.Image]]:
    """The pictures that are wished for, by name. Raises `ValueError` if there are none."""
    from render.lang.language import spoken
    from render.registry import listing, presentation

    painter, language = presentation(args.game).painter, spoken(args.language)
    if painter is None:
        raise ValueError(f"{listing(args.game).title()} has no pictures")
    if args.question is not None:
        return _question(rules, step, painter, names, args.question, language)
    view = rules.view(step.state, args.viewer)
    wanted = painter.parts(view, args.format) if args.format else painter.pictures(view)
    images = [(name, painter.paint(view, name, names, language)) for name in wanted]
    hand = painter.hand(view, names, language)
    return images if hand is None else [*images, ("hand", hand)]


def _question(
    rules: Rules[Any],
    step: Step[Any],
    painter: Painter,
    names: tuple[str, ...],
    kind: str,
    language: Language,
) -> list[tuple[str, Image.Image]]:
    """The open question for the first seat that is asked, and for everybody."""
    if not step.decisions:
        wanted = f" of kind {kind}" if kind else ""
        raise ValueError(f"no question{wanted} is asked before the game is over")
    asked, state = step.decisions[0], step.state
    mine = painter.question(rules.view(state, asked.seat), asked, names, language)
    public = replace(asked, menus=())
    theirs = painter.question(rules.view(state, None), public, names, language, means=False)
    found = (("question", mine), ("question-public", theirs))
    images = [(name, image) for name, image in found if image is not None]
    if not images:
        raise ValueError(f"a question of kind {asked.kind} has no picture: the table shows it")
    return images


def _write(image: Image.Image, name: str, path: Path) -> int:
    if path.suffix.lower() == ".webp":
        image.save(path, "WEBP", lossless=True, method=4)
    else:
        from render.picture import encode

        path.write_bytes(encode(image, name).data)
    return path.stat().st_size
