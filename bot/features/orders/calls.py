"""The direct message to a player whose orders may answer."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import board_link
from bot.widgets.words import AWAITS, Speech, mention
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import Language
from render.text.base import shorten
from tables.model.table import Position


def call_page(
    position: Position, seat: int, user: int, mark: str, *, reader: Language | None
) -> Page:
    """The question to one user, whom the board does not ping for it. All of it is public, so the
    channel may show it, too. reader: the language of a direct message, which says why it is one;
    None: in the channel."""
    table, speech = position.table, Speech(position.table, reader)
    say = BotStanding(speech.language)
    asked = [
        shorten(speech.mentioning.awaits(position.view, d), AWAITS)
        for d in position.waiting
        if d.seat == seat
    ]
    if not asked:
        asked = [say.then_it_comes_to_you()]
    if all(f"<@{user}>" not in line for line in asked):
        asked.insert(0, mention(table, user, speech.language))
    head = f"-# {say.call_title(title=speech.title())}"
    asked.append(f"-# {board_link(speech.language, table)}")
    if reader is not None:
        asked.append(f"-# {say.why_private()}")
    return items.page(
        items.text("\n".join([head, *asked])),
        items.row(
            items.button(speech.say.answer(), ControlId("turn", table.id), "success"),
            items.button(speech.say.board_in_words(), ControlId("words", table.id, (mark,))),
        ),
        accent=COLOUR_ASKED,
    )
