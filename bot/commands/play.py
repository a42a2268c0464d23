"""`agora play`: the playground of `bot.playground`."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.thinking.levels import LEVELS
from render.lang.language import LANGUAGES

if TYPE_CHECKING:
    from engine.scenes import Scene

ABOUT = """The real bot in a simulated Discord, in a browser page of this machine. With --data
tables survive a restart."""


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "play", help="try the bot in a browser, without a Discord account", description=ABOUT
    )
    parser.add_argument("--port", type=_port, default=0, help="port of the page (default: any)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--game", metavar="KEY", help="open and start a table of this game at once")
    parser.add_argument("--seats", type=int, metavar="N", help="players at that table")
    parser.add_argument(
        "--against",
        choices=LEVELS,
        help="let computers of this level (the weakest first) have the other seats of that table",
    )
    parser.add_argument(
        "--from",
        dest="scene",
        metavar="NAME",
        help="begin in the middle of a saved game, such as war or antike-duellum/last-round; an "
        "unknown name lists them all",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="keep tables in this folder; without it all is forgotten at the end. Old messages, "
        "panels and direct messages are never kept: the bot posts a running table again",
    )
    parser.add_argument(
        "--language",
        metavar="CODE",
        choices=sorted(LANGUAGES),
        help=f"what the sample people read: {', '.join(sorted(LANGUAGES))} (default: en)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out `agora play`; the exit code. Raises `PlaygroundProblem`, `StorageFault`."""
    from bot.playground.wishes import PlaygroundProblem, Wishes

    try:
        from bot.playground import serving
    except ModuleNotFoundError as error:
        raise PlaygroundProblem("playground_packages", module=str(error.name)) from error
    scene = None if args.scene is None else _scene(args.scene, args.game, args.seats)
    game = args.game if scene is None else scene.game
    seats = args.seats if scene is None else scene.seats
    against = args.against or ""
    wishes = Wishes(
        args.port, not args.no_browser, game, seats, args.data, scene, against, args.language
    )
    asyncio.run(serving.play(wishes))
    return 0


def _scene(name: str, game: str | None, seats: int | None) -> Scene:
    """The saved game of this name. Raises `PlaygroundProblem`."""
    from bot.playground.wishes import PlaygroundProblem
    from engine import scenes

    scene = scenes.find(name, game)
    if scene is None:
        raise PlaygroundProblem("playground_no_scene", scene=name, scenes=scenes.known())
    if seats not in (None, scene.seats):
        raise PlaygroundProblem("playground_scene_seats", seats=scene.seats)
    return scene


def _port(text: str) -> int:
    port = int(text) if text.isdecimal() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return port
