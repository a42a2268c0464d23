"""Which pictures of a table there are to look at, for whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.widgets.words import Speech
from render.picture import Format


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one message shows: a picture, or the parts of the whole table, one below the other."""

    label: str
    pictures: tuple[str, ...]

    @property
    def name(self) -> str:
        """Tells the sheets of one table apart."""
        return "+".join(self.pictures)


def sheets(speech: Speech, view: Any, shape: Format) -> tuple[Sheet, ...]:
    """The whole table in a format, then every picture that is no part of it by itself; on a phone
    others of the same format first, and the wide board last. None if the game has no pictures."""
    painter, texts = speech.painter, speech.plain
    if painter is None:
        return ()
    parts, names = painter.parts(view, shape), painter.pictures(view)
    label = texts.picture(parts[0]) if len(parts) == 1 else speech.say.table_in_parts()
    wide = painter.parts(view, "desk") if shape == "phone" else ()
    suits = f"{parts[0]}-" if shape == "phone" else ""
    further = sorted(
        (name for name in names if name not in parts),
        key=lambda name: (name in wide, not name.startswith(suits)),
    )
    return (Sheet(label, parts), *(Sheet(texts.picture(name), (name,)) for name in further))
