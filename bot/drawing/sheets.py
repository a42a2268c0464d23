"""Which pictures of a table there are to look at, for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.widgets.words import Speech
from render.picture import Format
from render.sheetnames import page_of


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one message shows: a picture, or the parts of the whole table, one below the other."""

    label: str
    pictures: tuple[str, ...]

    @property
    def name(self) -> str:
        """Tells the sheets of one table apart."""
        return "+".join(self.pictures)


def sheets(speech: Speech, view: Any, shape: Format, *, legend: bool = True) -> tuple[Sheet, ...]:
    """The whole table in a format, then every picture that is no part of it by itself; on a phone
    others of the same format first, and the wide board last. None if the game has no pictures.

    legend: with what the signs mean, which is the same in every position.
    """
    painter, texts = speech.painter, speech.plain
    if painter is None:
        return ()
    parts, names = painter.parts(view, shape), painter.pictures(view)
    label = texts.picture(parts[0]) if len(parts) == 1 else speech.say.table_in_parts()
    wide = painter.parts(view, "desk") if shape == "phone" else ()
    suits = f"{parts[0]}-" if shape == "phone" else ""
    pages = tuple(name for name in names if page_of(name) is not None)
    further = sorted(
        (name for name in names if name not in (*parts, *wide, *pages)),
        key=lambda name: not name.startswith(suits),
    )
    signs = [Sheet(texts.picture(pages[0]), pages)] if pages and legend else []
    return (
        Sheet(label, parts),
        *(Sheet(texts.picture(name), (name,)) for name in further),
        *signs,
        *(
            Sheet(texts.picture(name), (name,))
            for name in names
            if name in wide and name not in parts
        ),
    )


def today(speech: Speech, name: str) -> str:
    """The name that a sheet has today: old messages and people may call it otherwise."""
    if speech.painter is None:
        return name
    return "+".join(speech.painter.today(picture) for picture in name.split("+"))
