"""A closer look at a table: further pictures, the hand, where the numbers come from.

One private message with a menu of everything there is to see; made for small screens, on which the
picture of the whole table is too fine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord

from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.reporting import report_button
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import shorten
from tables.facts.model import Position

COLOUR = 0x72767D
ROOM = 3_200


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing to look at.

    name: the picture, or the position of an explanation. token: the value of its option.
    """

    kind: Literal["picture", "hand", "number", "words"]
    name: str
    label: str

    @property
    def token(self) -> str:
        return f"{self.kind}-{self.name}"


def sights(position: Position, speech: Speech) -> tuple[Sight, ...]:
    """Everything the viewer may look at: pictures, the hand, explanations, the board in words."""
    texts, view = speech.plain, position.view
    painter = speech.painter
    found = [
        Sight("picture", name, texts.picture(name))
        for name in (painter.pictures(view) if painter is not None else ())
    ]
    if position.viewer is not None and texts.hand(view) is not None:
        found.append(Sight("hand", "", speech.say.my_hand()))
    found += [Sight("number", str(i), title) for i, title in enumerate(texts.explain(view))]
    whole = BotPanel(speech.language).whole_table_in_words()
    return (*found[: limits.OPTIONS - 1], Sight("words", "", whole))


def first(found: Sequence[Sight]) -> Sight:
    """What a closer look begins with: the first picture that is not on the board message."""
    return next((s for s in found[1:] if s.kind == "picture"), found[0])


def closer_button(position: Position, speech: Speech) -> list[Control]:
    """The button that leads here, if there is more to see than the first picture."""
    if len(sights(position, speech)) < 3:
        return []
    return [items.button(speech.say.closer_look(), ControlId("closer", position.table.id))]


def page(
    position: Position, speech: Speech, found: Sequence[Sight], sight: Sight, drawn: Drawn | None
) -> Page:
    """One sight with its words where it has no picture, and the menu of all."""
    options = [
        discord.SelectOption(
            label=shorten(s.label, limits.OPTION_LABEL), value=s.token, default=s == sight
        )
        for s in found
    ]
    say = BotPanel(speech.language)
    menu = items.select(ControlId("see", position.table.id), say.what_else(), options)
    heading = shorten(_heading(position, speech, sight), 200)
    said = shorten(_words(position, speech, sight, drawn), ROOM)
    parts: list[discord.ui.Item[Any] | None] = [
        items.text(f"-# {speech.title()}\n### {heading}" + (f"\n{said}" if said else "")),
        items.gallery(drawn) if drawn else None,
        items.row(menu),
        items.row(report_button(speech.say, position.table.id)),
    ]
    return items.page(*parts, pictures=[drawn], accent=COLOUR)


def _heading(position: Position, speech: Speech, sight: Sight) -> str:
    """The label, with names that are harmless in a text."""
    match sight.kind:
        case "picture":
            return speech.rich.picture(sight.name)
        case "number":
            return list(speech.rich.explain(position.view))[int(sight.name)]
        case _:
            return sight.label


def _words(position: Position, speech: Speech, sight: Sight, drawn: Drawn | None) -> str:
    texts, view = speech.rich, position.view
    match sight.kind:
        case "hand":
            return texts.hand(view) or BotPanel(speech.language).you_hold_nothing()
        case "number":
            return list(texts.explain(view).values())[int(sight.name)]
        case "picture" if drawn is not None:
            return ""
        case _:
            return texts.board(view)
