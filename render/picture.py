"""What every board painter has, and how a picture is encoded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PIL import Image

from engine.core import Decision
from render.lang.language import ENGLISH, Language
from render.png import png
from render.theme import RGB, seats

Format = Literal["phone", "desk"]
"""What pictures are drawn for: 265 to 390 pixels of a phone, or a wide screen."""


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture. `name` tells the pictures of one table apart ("board", "hand")."""

    name: str
    data: bytes
    width: int
    height: int
    extension: str = "png"

    @property
    def filename(self) -> str:
        return f"{self.name}.{self.extension}"


class Painter(ABC):
    """Draws one game. Every method takes a view, so a picture shows what its viewer may know.

    A game supplies `paint` and `changes`; the rest suits one board without hands.
    language: of the words on the picture.
    """

    def pictures(self, view: Any) -> tuple[str, ...]:
        """Names of the public pictures; the first is the one posted after each turn.

        Further ones show parts of the same table larger, for small screens.
        """
        return ("board",)

    def parts(self, view: Any, shape: Format) -> tuple[str, ...]:
        """Names of the pictures that make up the whole table in a format, uppermost first.

        The public post shows the first alone, a private panel all of them. `paint` and `changes`
        draw them by name; no part for phones is wider than 11:7 or much higher than wide. Further
        pictures for phones are named after the first part: `phone-whole`.
        """
        return self.pictures(view)[:1]

    def today(self, picture: str) -> str:
        """The name that a picture has today, if it was called otherwise before: messages that were
        sent then go on working."""
        return picture

    def public(self, view: Any, picture: str) -> Any:
        """The view without what this picture does not show; it looks the same drawn from that.

        So a picture that is the same for several viewers is drawn once.
        """
        return view

    @abstractmethod
    def paint(
        self, view: Any, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture; `names` are the seats' names. The first one is about 2000 x 1400.

        Mode RGB, or P if the painter knows the best palette for its colours.
        """

    @abstractmethod
    def changes(
        self,
        before: Any,
        view: Any,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
        *,
        ahead: bool = False,
    ) -> Image.Image:
        """The same picture with an outline round everything that has changed since `before`.

        before: an earlier view of the same viewer; a later one, if `ahead`. legend: what an outline
        means; it stands below the picture, which is higher by that line. See `render.outline`.
        """

    def question(
        self,
        view: Any,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What an answer depends on, headed by the seat that is asked; None where the table itself
        shows it best.

        view: of the seat that is asked, or of a spectator. decision: as data, since drawing is done
        in another process; its menus build their answers, but do not know which sets will do, nor
        all reasons why others are not possible. means: with what the seat could answer
        with, which is for itself alone; without, everybody may see the picture, and it is drawn
        from a spectator's view and a decision without menus.
        """
        return None

    def has_question(self, view: Any, decision: Decision, *, means: bool) -> bool:
        """Whether `question` draws a picture: told at once, so that no drawing process is asked
        where there is none."""
        return False

    def hand(
        self, view: Any, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        """The viewer's own cards, or None if the game has no hands to draw."""
        return None

    def look(self, view: Any) -> tuple[tuple[RGB, str], ...]:
        """The colour and the sign of each seat on pictures that all games share; dark letters are
        written on the colour."""
        return seats("podium", 5)

    def warm(self, view: Any) -> None:
        """Load what every picture of this game needs, so that the first one is fast."""
        return


def encode(image: Image.Image, name: str) -> Picture:
    """Palette PNG: the smallest and fastest encoding of flat boards (docs/benchmarks.md).

    A picture in RGB gets a palette of its own, which takes longer than drawing it. What was
    packed before is reused (`render/png.py`), so one thread of a process may encode.
    """
    flat = image
    if image.mode != "P":
        rgb = image.convert("RGB")
        flat = rgb.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return Picture(name, png(flat), image.width, image.height)
