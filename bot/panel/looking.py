"""A closer look at a table: more pictures, the hand, and where the numbers come from.

One private message with a menu of everything there is to see, made for small screens, where the
picture of the whole table is too fine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import discord

from bot.drawing import sheets as drawing
from bot.drawing.sheets import sheets
from bot.widgets import items, limits
from bot.widgets.guest import shows_to_all
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Drawn, Page
from bot.widgets.replies import Interaction
from bot.widgets.reporting import report_button
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_sharing import BotSharing
from render.sheetnames import page_of
from render.text.base import shorten
from tables.model.formats import Format
from tables.model.table import Position

COLOUR = 0x72767D
ROOM = 3_500
NUMBERS, SHARE, SHARE_HERE = "why", "share", "showhere"
PANEL = "p"
"""Marks the button's id if it is in a panel with the whole table."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing to look at.

    name: the picture, or the position of an explanation. token: the value of its option. pictures:
    those shown, one below the other.
    """

    kind: Literal["picture", "hand", "number", "words"]
    name: str
    label: str
    pictures: tuple[str, ...] = ()

    @property
    def token(self) -> str:
        return f"{self.kind}-{self.name}"


def sights(position: Position, speech: Speech, shape: Format) -> tuple[Sight, ...]:
    """Everything the viewer may look at: pictures in a format, the hand, explanations, the board in
    words."""
    texts, view = speech.plain, position.view
    pictures = () if shape == "words" else sheets(speech, view, shape)
    found = [Sight("picture", sheet.name, sheet.label, sheet.pictures) for sheet in pictures]
    if position.viewer is not None and texts.hand(view) is not None:
        found.append(Sight("hand", "", speech.say.my_hand()))
    found += [Sight("number", str(i), title) for i, title in enumerate(texts.explain(view))]
    whole = BotPanel(speech.language).whole_table_in_words()
    return (*found[: limits.OPTIONS - 1], Sight("words", "", whole))


def today(speech: Speech, token: str) -> str:
    """The present token of a sight: menus of old messages have old ones."""
    kind, dash, name = token.partition("-")
    return f"{kind}{dash}{drawing.today(speech, name)}" if kind == "picture" else token


def first(found: Sequence[Sight], speech: Speech, view: Any, *, panel: bool = False) -> Sight:
    """The first sight of a closer look: one that is not shown where the button is.

    panel: has the whole table; a public message has the upper part in the format of the table.
    """
    if not found[0].pictures:
        return found[0]
    there = {found[0].pictures}
    shape = speech.table.pictures
    if not panel:
        assert speech.painter is not None
        there = set() if shape == "words" else {speech.painter.parts(view, shape)[:1]}
    return next((s for s in found if s.pictures and s.pictures not in there), found[0])


def closer_button(position: Position, speech: Speech, *, panel: bool = False) -> list[Control]:
    """The button that leads here, if there is more to see than the first picture. panel: it is
    below the whole table."""
    if len(sights(position, speech, "phone")) < 3:
        return []
    control = ControlId("closer", position.table.id, (PANEL,) if panel else ())
    return [items.button(speech.say.closer_look(), control)]


def numbers_button(position: Position, speech: Speech) -> list[Control]:
    """The button that explains where the numbers come from, if that can be told."""
    if position.view is None or not speech.plain.explain(position.view):
        return []
    label = BotPanel(speech.language).where_numbers_come_from()
    return [items.button(label, ControlId(NUMBERS, position.table.id))]


def share_button(position: Position, speech: Speech) -> list[Control]:
    """The button with which a player posts the board in the channel, as everybody may see it."""
    table = position.table
    if position.viewer is None or table.place != "there" or table.status == "abandoned":
        return []
    return [items.button(BotSharing(speech.language).share_board(), ControlId(SHARE, table.id))]


def share_here_button(
    interaction: Interaction, position: Position, speech: Speech
) -> list[Control]:
    """The button with which a player shows the board, as everybody may see it, to all who are where
    they press: where the bot posts nothing by itself."""
    table = position.table
    if position.viewer is None or not shows_to_all(interaction, table.guild_id):
        return []
    if not table.week_over:  # others still play from the same deal
        return []
    label = BotSharing(speech.language).share_here()
    return [items.button(label, ControlId(SHARE_HERE, table.id))]


def page(
    position: Position,
    speech: Speech,
    found: Sequence[Sight],
    sight: Sight,
    drawn: Sequence[Drawn],
    more: Sequence[Control] = (),
) -> Page:
    """One sight with its words where it has no picture, and the menu of all. more: further
    buttons."""
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
        *items.galleries(drawn),
        items.row(menu),
        items.row(report_button(speech.say, position.table.id), *more),
    ]
    return items.page(*parts, pictures=drawn, accent=COLOUR)


def _heading(position: Position, speech: Speech, sight: Sight) -> str:
    """The label, with names that are harmless in a text."""
    match sight.kind:
        case "picture":
            return speech.rich.picture(sight.name) if len(sight.pictures) == 1 else sight.label
        case "number":
            return list(speech.rich.explain(position.view))[int(sight.name)]
        case "words":
            return speech.rich.headline(position.view) or sight.label
        case _:
            return sight.label


def _words(position: Position, speech: Speech, sight: Sight, drawn: Sequence[Drawn]) -> str:
    texts, view = speech.rich, position.view
    match sight.kind:
        case "hand":
            return texts.hand(view) or BotPanel(speech.language).you_hold_nothing()
        case "number":
            return list(texts.explain(view).values())[int(sight.name)]
        case "picture" if drawn:
            return shorten(texts.headline(view), 200)
        case "picture" if page_of(sight.pictures[0]) is not None:
            return "\n".join(texts.alt(view, page) for page in sight.pictures)
        case _:
            return texts.board(view)
