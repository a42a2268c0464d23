"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import math

from tables.store.address import Where, where

LONGEST = 19
"""Digits of the longest id."""
DAY = 24 * 60
"""Minutes that a command waits at most."""


def database(text: str) -> Where:
    """A database that a command names; errors about it do not show its password."""
    try:
        return where(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def snowflake(text: str) -> int:
    """The id of something on Discord."""
    if not text.isascii() or not text.isdecimal() or not 0 < int(text[:LONGEST]) < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is no id; ids are long numbers")
    if len(text) > LONGEST:
        raise argparse.ArgumentTypeError("an id has at most 19 digits")
    return int(text)


def language(parser: argparse.ArgumentParser) -> None:
    """Lets a command show something in another language than English."""
    parser.add_argument(
        "--language", type=_language, default="en", metavar="CODE", help="like el (default: en)"
    )


def _language(text: str) -> str:
    from render.lang.language import LANGUAGES

    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"there is {', '.join(LANGUAGES)}; not {text!r}")
    return text


def minutes(text: str) -> float:
    """A span that can be waited for."""
    try:
        found = float(text) if text.isascii() else math.nan
    except ValueError:
        found = math.nan
    if not 0 < found <= DAY:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of minutes from 0 to {DAY}")
    return found


def count(text: str) -> int:
    """How many of something, at least one."""
    if not text.isascii() or not text.isdecimal() or not int(text[:LONGEST]) > 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)
