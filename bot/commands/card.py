"""`agora card`: a card of a game, in words and as a picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Set
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.commands import arguments
from engine import registry

if TYPE_CHECKING:
    from bot.widgets.cardfile import Found


def add(subparsers: Any) -> None:
    """Register the command."""
    parser = subparsers.add_parser(
        "card",
        help="show a card",
        description="Print what a card does and write its picture to a file. Figures that the "
        "host corrected, in a file beside the database, are shown corrected.",
    )
    parser.add_argument("name", help="the card's name, or the beginning of it")
    parser.add_argument("--game", help="key of a game, see `agora games` (default: any)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a .png file for the picture (default: named after the card, in this folder)",
    )
    arguments.language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show all cards of a name; 0 if there is one, 2 for a wrong request."""
    from bot import config
    from bot.widgets import cardfile, saying
    from render.lang.language import spoken
    from render.picture import encode
    from render.registry import listing
    from tables.model.errors import UserError
    from tables.store import host_files, paths

    language = spoken(args.language)
    folder = paths.folder(config.load().database)
    given = host_files.look(folder, map(registry.rules, registry.keys()))
    try:
        if args.game is not None:
            registry.rules(args.game)
        cards = cardfile.named(args.name, cardfile.shelf(args.game, language, given.need()))
    except (registry.UnknownGame, UserError) as error:
        said = saying.plain(error) if isinstance(error, UserError) else str(error)
        print(f"agora: {said}", file=sys.stderr)
        return 2
    written: set[Path] = set()
    for card in cards:
        print(f"{card.label} · {listing(card.game, language).title()}\n{card.text}")
        image = card.book.picture(card.card, language)
        if image is not None:
            path = _path(args.out, card, written)
            written.add(path)
            path.write_bytes(encode(image, card.card).data)
            print(f"{path}: {image.width} x {image.height}")
    return 0


def _path(out: Path | None, card: Found, written: Set[Path]) -> Path:
    """A file of its own for a picture."""
    name = card.card.replace("_", "-")
    first = out or Path(f"{name}.png")
    by_card, by_both = f"{first.stem}-{name}", f"{first.stem}-{name}-{card.game}"
    stems = (f"{first.stem}-{card.game}", by_card, by_both)
    paths = (first, *map(first.with_stem, stems))
    return next((path for path in paths if path not in written), paths[-1])
