"""Words that remember how they were said, so that a sentence can ask for another form of them.

English has one form of everything and never makes such words: what it says is plain text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

PLAIN = "plain"
"""The form in which something is said if no sentence asks for another."""
REMEMBERED = 1 << 13
"""Texts kept in each language, because labels are said again and again: /play compares thousands
of them."""


class Origin(Protocol):
    """How something was said. Origins are compared: two of them that are equal say the same in
    every form. So they hold words as facts (`Asked`)."""

    def form(self, name: str) -> str:
        """The same in another form; the plain one if it has no form of that name."""
        ...

    def english(self) -> str:
        """The same in the language that stands in for a missing translation."""
        ...


class Said(str):
    """Text with its origin. Cut, joined or formatted by itself it becomes plain text: `woven`,
    `joined` and `changed` keep the origin.

    To everything else it is plain text: it equals what has the same characters.
    """

    __slots__ = ("_asked", "origin")
    origin: Origin
    _asked: Asked | None

    def __new__(cls, text: str, origin: Origin) -> Said:
        made = super().__new__(cls, text)
        made.origin = origin
        made._asked = None
        return made

    @property
    def asked(self) -> Asked:
        """The same as the fact of a sentence."""
        if self._asked is None:
            self._asked = Asked(self)
        return self._asked

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str.__str__(self),)


def form(text: str, name: str) -> str:
    """A text in one of its forms; as it is if it has no other."""
    said = text.said if type(text) is Asked else text
    return said.origin.form(name) if isinstance(said, Said) else text


def english(text: str) -> str:
    """A text in the language that stands in for a missing translation, if it came from a
    catalogue."""
    said = text.said if type(text) is Asked else text
    return said.origin.english() if isinstance(said, Said) else text


class Asked(str):
    """Words as the fact of a sentence. Equal ones make the same sentence: they read the same in
    every form, and not only in the plain one."""

    __slots__ = ("said",)
    said: Said

    def __new__(cls, said: Said) -> Asked:
        made = super().__new__(cls, said)
        made.said = said
        return made

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Asked):
            return False
        mine, others = self.said, other.said
        return mine is others or (mine == others and mine.origin == others.origin)

    __hash__ = str.__hash__


@dataclass(frozen=True, slots=True)
class _Woven:
    pattern: str
    parts: tuple[str, ...]

    def form(self, name: str) -> str:
        return self.pattern.format(*(form(part, name) for part in self.parts))

    def english(self) -> str:
        return self.pattern.format(*map(english, self.parts))


@dataclass(frozen=True, slots=True)
class _Joined:
    separator: str
    parts: tuple[str, ...]

    def form(self, name: str) -> str:
        return self.separator.join(form(part, name) for part in self.parts)

    def english(self) -> str:
        return self.separator.join(map(english, self.parts))


@dataclass(frozen=True, slots=True)
class _Changed:
    text: str
    change: Callable[..., str]
    how: tuple[str | int, ...]

    def form(self, name: str) -> str:
        return self.change(form(self.text, name), *self.how)

    def english(self) -> str:
        return self.change(english(self.text), *self.how)


def woven(pattern: str, *parts: str) -> str:
    """Parts within layout, as `str.format` puts them there: `woven("**{}**", name)`."""
    asked = _asked(parts)
    return pattern.format(*parts) if asked is None else _woven(pattern, asked)


def joined(separator: str, parts: Iterable[str]) -> str:
    """Parts with layout between them, as `str.join` joins them."""
    every = tuple(parts)
    asked = _asked(every)
    return separator.join(every) if asked is None else _joined(separator, asked)


def changed(text: str, change: Callable[..., str], *how: str | int) -> str:
    """What a function makes of a text: it cuts or marks it. The function must be one of a module,
    so that two texts that were changed in the same way are equal."""
    made = change(text, *how)
    return Said(made, _Changed(text.asked, change, how)) if isinstance(text, Said) else made


def _asked(parts: tuple[str, ...]) -> tuple[str, ...] | None:
    """The parts as facts; None if all are plain text."""
    for part in parts:
        if type(part) is Said:
            return tuple([p.asked if type(p) is Said else p for p in parts])
    return None


@lru_cache(REMEMBERED)
def _woven(pattern: str, asked: tuple[str, ...]) -> Said:
    return Said(pattern.format(*asked), _Woven(pattern, asked))


@lru_cache(REMEMBERED)
def _joined(separator: str, asked: tuple[str, ...]) -> Said:
    return Said(separator.join(asked), _Joined(separator, asked))
