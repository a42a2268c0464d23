"""Words and names of people who mean no good, and a count of the work that they make."""

from __future__ import annotations

import itertools
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from rapidfuzz import fuzz, process

LONGEST = 6_000
"""Characters that Discord lets through where an option names no length."""
_ROOT = Path(__file__).resolve().parents[2]
_OURS = tuple(str(_ROOT / part) for part in ("bot", "engine", "render", "tables"))
_COMPARED = 64
"""Pairs of characters that one comparison of two words does at once."""

NAMES = (
    "[win](https://evil.example/x)",
    "@everyone <@1> <@&2> <#3>",
    "**b** _i_ ~~s~~ ||x|| `c`",
    "# big\u2028> said\u202eevil\u2066",
)
"""Names that people may give themselves: at most 32 characters."""


def texts(length: int) -> Iterator[str]:
    """Texts of this length: long, repeated, of many words, and of every odd kind of character."""
    chance = random.Random(length)
    for unit in (
        "a",
        "a ",
        "a;",
        ";",
        "the of one take card city action turn ",
        "teple resouce militry cultre ",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z ",
        "1 22 333 4444 9 ",
        "9",
        "+ ",
        " \t\n",
        "\ufdfa",  # one character that stands for eighteen
        "\ufdfa ",
        "a" + "\u0301" * 20,
        "\u200b",
        "\u202e\u05e9\u05dc\u05d5\u05dd ",
        "\U0001f4a5",
        "\u653f\u6cbb",
        "take 1;",
        "end;",
        "map=east,",
    ):
        yield (unit * (length // len(unit) + 1))[:length]
    letters = "abcdefghijklmnopqrstuvwxyz"
    made = ("".join(chance.choices(letters, k=4)) for _ in itertools.count())
    yield " ".join(itertools.islice(made, length // 5))
    odd = [*range(32, 127), *range(0x300, 0x36F), *range(0x600, 0x6FF), 0xFDFA, 0x200D, 0x1F4A5]
    yield "".join(chr(n) for n in chance.choices(odd, k=length))


@dataclass
class Work:
    """What was done: calls of our functions and from them, and words that were compared, long
    ones counted by their lengths."""

    calls: int = 0
    compared: int = 0

    @property
    def total(self) -> int:
        return self.calls + self.compared


@contextmanager
def counted() -> Iterator[Work]:
    """Counts the work of the program within. Nothing is timed, so every machine counts the same."""
    work = Work()

    def profile(frame: FrameType, event: str, _: Any) -> None:
        if event in ("call", "c_call") and frame.f_code.co_filename.startswith(_OURS):
            work.calls += 1

    def one(function: Callable[..., Any]) -> Callable[..., Any]:
        def compare(a: str, b: str, **rest: Any) -> Any:
            work.compared += 1 + len(a) * len(b) // _COMPARED
            return function(a, b, **rest)

        return compare

    def many(function: Callable[..., Any]) -> Callable[..., Any]:
        def compare(query: str, choices: Any, **rest: Any) -> Any:
            work.compared += sum(1 + len(query) * len(c) // _COMPARED for c in choices)
            return function(query, choices, **{**rest, "scorer": scorers.get(rest["scorer"])})

        return compare

    scorers: dict[Any, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        for name in ("ratio", "WRatio", "QRatio", "partial_ratio", "token_set_ratio"):
            real = getattr(fuzz, name)
            replaced = one(real)
            scorers[replaced] = real
            patch.setattr(fuzz, name, replaced)
        for name in ("extract", "extractOne"):
            patch.setattr(process, name, many(getattr(process, name)))
        before = sys.getprofile()
        sys.setprofile(profile)
        try:
            yield work
        finally:
            sys.setprofile(before)
