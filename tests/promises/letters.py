"""A language that writes down what it is asked to say: which sentence, with which facts.

Its texts are short codes that stand for sentences. Whatever joins, cuts or lists sentences works on
them as on any text, and afterwards `read` gives back the sentences with their facts. So a test
compares facts, and what it proves holds for every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from render.lang.language import ENGLISH, Fact, Language

HIGH, LOW, WIDTH = 0xF0000, 0x100000, 0xFFFE
"""A code is one character of each of the planes that Unicode leaves for private use."""
CODE = re.compile("[\U000f0000-\U000ffffd][\U00100000-\U0010fffd]")


@dataclass(frozen=True, slots=True)
class Said:
    """One message of a catalogue with the facts it was given."""

    catalogue: str
    message: str
    facts: Mapping[str, Fact]

    @property
    def id(self) -> str:
        return f"{self.catalogue}/{self.message}"


@dataclass(frozen=True, slots=True)
class Listed:
    """Texts in a row. joined: `and`, `or`, or nothing between them."""

    joined: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a seat."""

    seat: int


Node = Said | Listed | Name


class Beside(str):
    """What stands beside sentences and names, as it is."""

    __slots__ = ()


class Letters(Language):
    """Says every message as a code that stands for it."""

    def __init__(self) -> None:
        super().__init__("en", "en_GB", lambda _: "", None)
        self._nodes: list[Node] = []

    def _code(self, node: Node) -> str:
        self._nodes.append(node)
        high, low = divmod(len(self._nodes) - 1, WIDTH)
        return chr(HIGH + high) + chr(LOW + low)

    def _say(self, catalogue: str, message: str, **facts: Fact) -> str:
        return self._code(Said(catalogue, message, facts))

    def first(self, catalogue: str, *messages: str) -> str:
        """Which of some messages English has."""
        return ENGLISH.first(catalogue, *messages)

    def names(self, seats: int) -> list[str]:
        """Names for the seats of a table, to be recognised in sentences."""
        return [self._code(Name(seat)) for seat in range(seats)]

    def listed(self, parts: Iterable[str]) -> str:
        return self._row("and", parts)

    def row(self, parts: Iterable[str]) -> str:
        return self._row("", parts)

    def either(self, parts: Iterable[str]) -> str:
        return self._row("or", parts)

    def _row(self, joined: str, parts: Iterable[str]) -> str:
        found = tuple(parts)
        return self._code(Listed(joined, found)) if found else ""

    def read(self, text: str) -> Iterator[Node]:
        """What a text is made of, in order; whatever stands between is left out."""
        for code in CODE.findall(text):
            yield self._nodes[(ord(code[0]) - HIGH) * WIDTH + ord(code[1]) - LOW]

    def pieces(self, text: str) -> Iterator[Node | Beside]:
        """The same, with whatever stands between where it belongs: "2 × Iron", "Iron 3"."""
        at = 0
        for found in CODE.finditer(text):
            if beside := text[at : found.start()].strip(" ,;\n"):
                yield Beside(beside)
            yield next(self.read(found[0]))
            at = found.end()
        if beside := text[at:].strip(" ,;\n"):
            yield Beside(beside)

    def between(self, text: str) -> str:
        """What stands in a text beside sentences and names."""
        return CODE.sub("", text)
