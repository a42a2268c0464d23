"""A painter whose mood is in the first player's name: what may happen in a drawing process."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from PIL import Image

from render.lang.language import ENGLISH, Language
from tests.kernel import toy_words
from tests.kernel.look import TEXTS, SkirmishPainter

__all__ = ["PAINTER", "TEXTS"]


class MoodyPainter(SkirmishPainter):
    def paint(
        self, view: toy_words.View, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        match names[0]:
            case "Killed":
                os._exit(9)
            case "Fontless":
                raise OSError("the font is broken")
            case "Careless":
                raise KeyError("a card nobody may know of")
            case "Slow":
                time.sleep(60)
        return super().paint(view, picture, names)

    def warm(self, view: toy_words.View) -> None:
        """Nothing."""


PAINTER = MoodyPainter()


def number() -> int:
    """The process that this is called in."""
    return os.getpid()


def secrets() -> list[str]:
    """Whatever could be the token of the bot."""
    return [name for name in os.environ if "TOKEN" in name]


def load_slowly(seconds: str) -> None:
    """Load for so long without working, as on a machine that is busy with something else."""
    time.sleep(float(seconds))


def load_in_circles(_: str) -> None:
    """Load without end, with all that the processor gives."""
    while True:
        pass


def fall(_: str) -> None:
    """Die while loading."""
    os._exit(7)


def unsendable() -> object:
    """What no pipe carries."""
    return lambda: None
