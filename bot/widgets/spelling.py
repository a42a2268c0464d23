"""How what people type is compared with what is meant."""

from __future__ import annotations

import re
import unicodedata
from itertools import islice

from discord import app_commands

LOOKED_UP = 100
"""Characters of a name or a keyword that are compared."""


Name = app_commands.Range[str, 1, LOOKED_UP]
"""The option of a command that takes a name, a keyword or a few words."""


MOST_WORDS = 8
"""Different words of what was typed that are compared with each word there is, and different
numbers that are tried."""


SEPARATOR = ";"
"""Stands between the actions of a line."""


MINUS = "\N{MINUS SIGN}"
"""What some keyboards write for the hyphen before a number."""


_ASCII_WORD = re.compile(r"[a-z0-9]+")


def plain(text: str) -> str:
    """Small letters without accents, single spaces, nothing but letters and digits."""
    if text.isascii():
        return " ".join(_ASCII_WORD.findall(text.lower()))
    flat = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in flat if not unicodedata.combining(c))
    return " ".join(kept.split())


def heard(said: str, limit: int = LOOKED_UP) -> str:
    """The plain form of as much of what somebody typed as is compared.

    It is cut before and after: one character can stand for eighteen plain ones.
    """
    return plain(said[:limit])[:limit].rstrip()


def begun(current: str) -> str:
    """What is being typed into an option, as far as it is looked for in labels."""
    return current[:LOOKED_UP].casefold().strip()


def distinct(wanted: str, limit: int = MOST_WORDS) -> tuple[str, ...]:
    """The first different words of a plain text."""
    return tuple(islice(dict.fromkeys(wanted.split()), limit))


def without_brackets(label: str) -> str:
    """A label without what stands in brackets at its end."""
    return re.sub(r"\s*\([^()]*\)$", "", label)
