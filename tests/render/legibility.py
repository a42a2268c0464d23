"""How large the letters of a picture are where it is seen: measured, not judged by eye."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from render import fonts
from render.canvas import Canvas

PIXELS = 9
"""So high must what carries a meaning be: small letters, or figures and capitals."""
_MEASURED = 1_000


@dataclass(frozen=True)
class Written:
    """A text on a picture, and where its middle or baseline lies."""

    text: str
    size: int
    face: str
    x: float
    y: float

    def pixels(self, drawn: int, seen: int) -> float:
        """The height of its small letters, or of its figures, where the picture is `seen` wide."""
        letter = "x" if any(c.islower() for c in self.text) else "0"
        return _share(letter, self.face) * self.size * seen / drawn


@cache
def _share(letter: str, face: str) -> float:
    """The height of a letter in em."""
    return fonts.mask(letter, _MEASURED, face)[0].height / _MEASURED


@contextmanager
def written(*tokens: tuple[Any, str]) -> Iterator[list[Written]]:
    """Everything that is written on pictures in the meantime. tokens: module and name of drawings
    that are kept from one picture to the next, with number and type as their last arguments."""
    found: list[Written] = []
    write = Canvas.text

    def text(
        self: Canvas, x: float, y: float, said: str, size: int, fill: Any, face: str = fonts.MEDIUM,
        *args: Any, **kwargs: Any,
    ) -> float:  # fmt: skip
        found.append(Written(said, size, face, x, y))
        return write(self, x, y, said, size, fill, face, *args, **kwargs)

    def noted(drawing: Callable[..., None]) -> Callable[..., None]:
        def draw(c: Canvas, x: float, y: float, *args: Any) -> None:
            found.append(Written(args[-2], args[-1], fonts.BOLD, x, y))
            drawing(c, x, y, *args)

        return draw

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", text)
        for module, name in tokens:
            patch.setattr(module, name, noted(getattr(module, name)))
        yield found
