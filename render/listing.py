"""How a game is listed: its title, and what can be chosen before it. It needs no table."""

from __future__ import annotations

from typing import Protocol

from engine import registry
from render.lang.language import ENGLISH, Language


class Listing(Protocol):
    """What is said of a game before anybody plays it, in one language.

    The catalogues `<game>-listing.ftl` are such; their families have a message for each option of
    the game, and for each word that an option can be.
    """

    def title(self) -> str:
        """The name on the box (≤ 60)."""

    def short_title(self) -> str:
        """The same for narrow lines."""

    def summary(self) -> str:
        """What it is about, in a sentence (≤ 500); may be empty."""

    def option(self, option: str, /) -> str:
        """The title of an option."""

    def meaning(self, option: str, /) -> str:
        """What an option means (≤ 200); may be empty."""

    def value(self, value: str, /) -> str:
        """A word that an option can be."""


def listing(key: str, language: Language = ENGLISH) -> Listing:
    """How a game is listed; its codes in plain words where neither its entry nor its texts say."""
    entry = registry.GAMES.get(key, registry.Entry(""))
    if entry.listing:
        found: Listing = registry.load(entry.listing)(language)
        return found
    said = registry.load(entry.texts).LISTING if entry.texts else None
    return Unlisted(key) if said is None else said(language)


class Unlisted:
    """The listing of a game that says nothing yet: its codes in plain words."""

    def __init__(self, key: str) -> None:
        self._key = key

    def title(self) -> str:
        return _plain(self._key)

    def short_title(self) -> str:
        return self.title()

    def summary(self) -> str:
        return ""

    def option(self, option: str, /) -> str:
        return _plain(option)

    def meaning(self, option: str, /) -> str:
        return ""

    def value(self, value: str, /) -> str:
        return value


def _plain(code: str) -> str:
    """A code as words, the same in every language."""
    return code.replace("_", " ").replace("-", " ").capitalize()
