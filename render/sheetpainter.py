"""A painter whose pictures are declared: a game names its sheets and says how each is composed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar, Generic, TypeVar

from PIL import Image

from engine.core import Decision
from render import legends, outline, sheetnames
from render.canvas import Canvas, palette
from render.fonts import MEDIUM
from render.lang.language import ENGLISH, Language
from render.names import numbered
from render.picture import Format, Painter
from render.sheetnames import BOARD, PARTS, of_page, page_of
from render.text.legend import Legend, title
from render.theme import MARGIN, NAME, RGB, SMALL

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Look(Generic[V]):
    """What a sheet is composed from.

    names: of the seats, as they can be drawn. outlined: what has changed, as `changed` of the game
    names it; the outlines themselves are drawn afterwards.
    """

    view: V
    names: tuple[str, ...]
    language: Language
    outlined: Collection[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Key:
    """The line below a picture that says what an outline means.

    edge: its distance from both sides. size, smallest: of its type. stroke: of its outline.
    """

    edge: int = MARGIN
    size: int = NAME
    smallest: int = SMALL
    stroke: outline.Stroke = outline.WIDE


@dataclass(frozen=True, slots=True)
class Sheet(Generic[V]):
    """One picture of a table.

    compose: draws it in full colour. phone: in the colours of pictures for phones. stroke: of its
    outlines. box: the part of what is composed that it shows. listed: it is offered for itself,
    not only as a part of the table.
    """

    compose: Callable[[Look[V]], Canvas]
    phone: bool = False
    stroke: outline.Stroke = outline.WIDE
    key: Key = Key()
    box: tuple[int, int, int, int] | None = None
    listed: bool = True


class SheetPainter(Painter, Generic[V]):
    """Draws from the view only. Every picture is in the colours of one palette (mode P).

    COLOURS, PHONE_COLOURS: of the palettes; those for phones are the same where none are named.
    OLD_FIRST_SEAT: the number of the first seat in the names of before (`sheetnames.today`).
    """

    COLOURS: ClassVar[Sequence[RGB]]
    PHONE_COLOURS: ClassVar[Sequence[RGB] | None] = None
    OLD_FIRST_SEAT: ClassVar[int] = 0

    # --- what a game supplies ---------------------------------------------------------------------

    @abstractmethod
    def sheets(self, view: V) -> Mapping[str, Sheet[V]]:
        """The pictures by their names (`sheetnames`), in the order in which they are offered."""

    @abstractmethod
    def changed(self, before: V, view: V) -> Collection[str]:
        """The spots that differ."""

    @abstractmethod
    def legend(self, view: V, language: Language) -> Legend:
        """What the signs on the pictures mean, with as many pages in every language."""

    @abstractmethod
    def sign(self, c: Canvas, x: float, y: float, sign: str) -> None:
        """Draw a sign of the legend as pictures have it, within `legends.SIGN` round (x, y)."""

    @abstractmethod
    def seats(self, view: V) -> int:
        """How many there are."""

    def drawn(self, view: V, names: Sequence[str], language: Language) -> tuple[str, ...]:
        """The names of the seats, as they can be drawn."""
        return numbered(names, MEDIUM, language)

    def unmarked(self, view: V) -> V:
        """The view without the yellow marks of the last turn: outlines take their place."""
        return view

    def asked(self, look: Look[V], decision: Decision, *, means: bool) -> Canvas | None:
        """What an answer depends on, as `question` tells."""
        return None

    def held(self, look: Look[V]) -> Canvas | None:
        """The cards of a viewer who has a seat."""
        return None

    # --- what follows -----------------------------------------------------------------------------

    def pictures(self, view: V) -> tuple[str, ...]:
        """The sheets that are offered, and last of all the legend."""
        listed = (name for name, sheet in self.sheets(view).items() if sheet.listed)
        return (*listed, *map(of_page, range(self._pages(view))))

    def parts(self, view: V, shape: Format) -> tuple[str, ...]:
        """Two on a phone, one at a desk."""
        return PARTS if shape == "phone" else (BOARD,)

    def today(self, picture: str) -> str:
        """The name that a picture has today."""
        return sheetnames.today(picture, self.OLD_FIRST_SEAT)

    def composed(
        self,
        view: V,
        picture: str,
        names: Sequence[str],
        language: Language = ENGLISH,
        outlined: Collection[str] = frozenset(),
    ) -> Canvas:
        """A picture in full colour, with outlines. Raises `KeyError` if it does not exist."""
        sheet = self._sheet(view, picture)
        c = sheet.compose(Look(view, self.drawn(view, names, language), language, outlined))
        outline.frames(c, outlined, sheet.stroke)
        return c

    def paint(
        self, view: V, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        """Draw one picture. Raises `KeyError` for one that does not exist."""
        sheet = self._sheet(view, picture)
        image = self._flat(self.composed(view, picture, names, language), phone=sheet.phone)
        return image if sheet.box is None else image.crop(sheet.box)

    def changes(
        self,
        before: V,
        view: V,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
        *,
        ahead: bool = False,
    ) -> Image.Image:
        """A picture with outlines. Raises `KeyError` for one that does not exist."""
        sheet, found = self._sheet(view, picture), self.changed(before, view)
        if ahead:
            found = {*found, *self.changed(view, before)}
        c = self.composed(self.unmarked(view), picture, names, language, found)
        left, top, right, bottom = sheet.box or (0, 0, *c.size)
        key = sheet.key
        room = left + key.edge, right - key.edge
        whole = outline.legend(c, legend, room, key.size, key.smallest, key.stroke)
        image = self._flat(whole, phone=sheet.phone)
        return (
            image if sheet.box is None else image.crop((left, top, right, bottom + outline.LEGEND))
        )

    def question(
        self,
        view: V,
        decision: Decision,
        names: Sequence[str],
        language: Language = ENGLISH,
        *,
        means: bool = True,
    ) -> Image.Image | None:
        """What `asked` composes; None where that is nothing."""
        look = Look(view, self.drawn(view, names, language), language)
        c = self.asked(look, decision, means=means)
        return None if c is None else self._flat(c, phone=True)

    def hand(
        self, view: V, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        """What `held` composes; None for a spectator."""
        if getattr(view, "viewer", None) is None:
            return None
        c = self.held(Look(view, self.drawn(view, names, language), language))
        return None if c is None else self._flat(c, phone=True)

    def warm(self, view: V) -> None:
        """Load fonts and the masks of everything on this table."""
        names = [str(seat) for seat in range(self.seats(view))]
        for picture in self.pictures(view):
            self.composed(view, picture, names)

    def _pages(self, view: V) -> int:
        return len(self.legend(view, ENGLISH))

    def _sheet(self, view: V, picture: str) -> Sheet[V]:
        """Raises `KeyError` for a picture that does not exist."""
        page = page_of(picture)
        if page is None:
            return self.sheets(view)[picture]
        if page >= self._pages(view):
            raise KeyError(picture)
        return Sheet(partial(self._page, page), phone=True)

    def _page(self, page: int, look: Look[V]) -> Canvas:
        said = title(look.language, page)
        return legends.compose(said, self.legend(look.view, look.language)[page], self.sign)

    def _flat(self, c: Canvas, *, phone: bool) -> Image.Image:
        return c.flat(self._phone_palette if phone else self._palette)

    @cached_property
    def _palette(self) -> Any:
        return palette(self.COLOURS)

    @cached_property
    def _phone_palette(self) -> Any:
        return palette(self.PHONE_COLOURS) if self.PHONE_COLOURS else self._palette
