"""The page with a player's hand."""

from __future__ import annotations

from bot.context import Context
from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import beside
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import shorten
from tables.model.errors import UserError
from tables.model.table import Position


async def hand_page(context: Context, position: Position, note: str = "") -> Page:
    """What the viewer holds, in words and as a picture, perhaps with a remark above."""
    if position.view is None:
        raise UserError("not_begun_no_hand")
    reader = position.table.seats[position.viewer or 0].user_id
    speech = Speech(position.table, await context.reader(reader))
    said = speech.rich.hand(position.view)
    if said is None:
        raise UserError("no_hands")
    drawn = None
    if not await reads_words(context, reader):
        drawn = await context.pictures.hand(speech, position.view)
    top = f"-# {speech.title()}{beside(position.table)}\n### {speech.say.your_hand()}"
    said = shorten(said, 2_800)
    return items.page(
        items.text(f"{top}\n{note}".rstrip()),
        items.gallery(drawn) if drawn else None,
        items.small(said) if drawn else items.text(said),
        pictures=[drawn],
    )


def news_page(speech: Speech, news: str, mark: str) -> Page:
    """What is new in a player's hand, with a button for the whole hand; mark: identifies the direct
    message."""
    table = speech.table
    button = items.button(
        BotPanel(speech.language).my_hand_now(), ControlId("hand", table.id, (mark,))
    )
    return items.page(items.text(f"-# {speech.title()}{beside(table)}\n{news}"), items.row(button))


async def reads_words(context: Context, user_id: int | None) -> bool:
    """Whether a user wants words instead of pictures."""
    return user_id is not None and (await context.reminders.user(user_id)).pictures == "words"
