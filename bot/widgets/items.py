"""Buttons and menus that work for ever, and what one message shows."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.widgets import ids, limits
from bot.widgets.ids import ControlId

FOOT = 1_000
"""The id of the part below which a message holds only until the next one."""
COLOUR_ASKED = 0x3BA55D
COLOUR_WAITING = 0x72767D
COLOUR_OVER = 0xC9A227
"""Of the frame: its reader is asked, somebody else is, or the game is over."""
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A finished picture and what it shows, in words."""

    filename: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        return discord.File(io.BytesIO(self.data), self.filename, description=self.alt)


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=ids.PATTERN):
    """Every button and menu of the bot. Its id says everything, so no message needs to be
    remembered."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Control:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        control = ids.parse(self.custom_id)
        if control is not None:
            data: dict[str, Any] = dict(interaction.data or {})
            values = tuple(ids.unmarked(v) for v in data.get("values") or ())
            await interaction.client.presses.pressed(interaction, control, values)


def button(
    label: str, control: ControlId, style: str = "secondary", *, disabled: bool = False
) -> Control:
    """A button. `style` is one of `STYLES`."""
    return Control(
        discord.ui.Button(
            label=label, custom_id=str(control), style=STYLES[style], disabled=disabled
        )
    )


def select(
    control: ControlId,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    low: int = 1,
    high: int = 1,
) -> Control:
    """A menu of at most 25 options."""
    return Control(
        discord.ui.Select(
            custom_id=str(control),
            placeholder=placeholder,
            options=list(options),
            min_values=low,
            max_values=high,
        )
    )


def people(control: ControlId, placeholder: str, most: int) -> Control:
    """A menu of everybody on the server, of whom so many can be picked."""
    return Control(
        discord.ui.UserSelect(
            custom_id=str(control), placeholder=placeholder, min_values=1, max_values=most
        )
    )


def roles(control: ControlId, placeholder: str, chosen: int | None = None) -> Control:
    """A menu of the roles of the server, of which one or none can be picked."""
    before = (
        [] if chosen is None else [discord.SelectDefaultValue.from_role(discord.Object(chosen))]
    )
    return Control(
        discord.ui.RoleSelect(
            custom_id=str(control),
            placeholder=placeholder,
            min_values=0,
            max_values=1,
            default_values=before,
        )
    )


def channels(control: ControlId, placeholder: str, chosen: Sequence[int], most: int) -> Control:
    """A menu of the server's channels that can hold tables, of which up to so many can be
    picked."""
    kinds = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum)
    before = [discord.SelectDefaultValue.from_channel(discord.Object(one)) for one in chosen]
    return Control(
        discord.ui.ChannelSelect(
            custom_id=str(control),
            placeholder=placeholder,
            channel_types=list(kinds),
            min_values=0,
            max_values=most,
            default_values=before,
        )
    )


def row(*controls: Control) -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow(*controls)


def section(content: str, button: Control) -> discord.ui.Section[Any]:
    """A text with a button at its side."""
    return discord.ui.Section(discord.ui.TextDisplay(content), accessory=button)


def text(content: str, number: int | None = None) -> discord.ui.TextDisplay[Any]:
    return discord.ui.TextDisplay(content, id=number)


def small(content: str) -> discord.ui.TextDisplay[Any]:
    """Lines of small text: what the picture above shows, too."""
    return text("\n".join(f"-# {line}" for line in content.splitlines() if line))


def rule() -> discord.ui.Separator[Any]:
    """A thin line between two parts of a message."""
    return discord.ui.Separator()


def foot() -> discord.ui.Separator[Any]:
    """The line below which everything is removed once a newer message replaces this one."""
    return discord.ui.Separator(id=FOOT)


def gallery(drawn: Drawn) -> discord.ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(f"attachment://{drawn.filename}", description=drawn.alt)
    return discord.ui.MediaGallery(item)


def galleries(drawn: Sequence[Drawn]) -> list[discord.ui.Item[Any]]:
    """Pictures one below the other; one gallery would show them side by side, and smaller."""
    return [gallery(one) for one in drawn]


@dataclass(frozen=True, slots=True)
class Page:
    """What one message shows: its components and the pictures they refer to."""

    view: discord.ui.LayoutView
    pictures: tuple[Drawn, ...] = ()

    def files(self) -> list[discord.File]:
        """Fresh files: each can be sent only once."""
        return [drawn.file() for drawn in self.pictures]

    def mark(self, interaction_id: int) -> None:
        """Give the options of menus values that no earlier page had. So no old choice remains, and
        the same one can be made again. A menu that shows what is chosen keeps its values."""
        for item in self.view.walk_children():
            select = item.item if isinstance(item, Control) else item
            if isinstance(select, discord.ui.Select) and not any(o.default for o in select.options):
                for option in select.options:
                    option.value = ids.marked(option.value, interaction_id)

    def problems(self) -> list[str]:
        """What Discord would refuse."""
        components: list[dict[str, Any]] = self.view.to_components()  # type: ignore[no-untyped-call]
        return limits.message_problems(
            components, files=[len(drawn.data) for drawn in self.pictures]
        )


def page(
    *parts: discord.ui.Item[Any] | None,
    pictures: Sequence[Drawn | None] = (),
    accent: int | None = None,
) -> Page:
    """A message of one framed column; parts that are None are left out."""
    view = discord.ui.LayoutView(timeout=None)
    inside = [part for part in parts if part is not None]
    view.add_item(discord.ui.Container(*inside, accent_colour=accent))
    return Page(view, tuple(drawn for drawn in pictures if drawn is not None))
