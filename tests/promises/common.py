"""What all games say alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tests.promises.book import Book
from tests.promises.case import Sentence

COMMON = Book("", ["common"], [])
COMMON.exempt("said of answers that no menu has, which none of the games here gives", "common/*")


@COMMON.thing("common/labelled")
def labelled(said: Sentence) -> tuple[str, list[Any], list[Any]]:
    return "labelled", said.pieces("label"), said.pieces("words")


def unlabelled(pieces: Iterable[Any]) -> Iterator[Any]:
    """The same pieces, those of labels before those of what they label."""
    for piece in pieces:
        if isinstance(piece, tuple) and piece[0] == "labelled":
            yield from (*piece[1], *piece[2])
        else:
            yield piece
