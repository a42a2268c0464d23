"""The direct message to somebody whose orders may answer."""

from __future__ import annotations

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import _board
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.facts.model import Position

WHY = (
    "-# A ping in the channel would show whose orders do not answer; `/me settings` with `calls` "
    "changes that."
)


def call_page(position: Position, seat: int, user: int, mark: str, *, private: bool) -> Page:
    """What is asked of one user, who is not pinged for it by the board. All of it is public, so it
    may also stand in the channel; private: it is a direct message, which says why it is one."""
    table, speech = position.table, Speech(position.table)
    asked = [
        shorten(speech.mentioning.waiting(position.view, d), 200)
        for d in position.waiting
        if d.seat == seat
    ]
    if not asked:
        asked = ["Then it comes to you; you may answer beforehand."]
    if all(f"<@{user}>" not in line for line in asked):
        asked.insert(0, f"<@{user}>")
    head = f"-# {speech.title()} · you are asked"
    asked.append(f"-# {_board(table)}")
    if private:
        asked.append(WHY)
    return items.page(
        items.text("\n".join([head, *asked])),
        items.row(
            items.button("Answer", ControlId("turn", table.id), "success"),
            items.button("Board in words", ControlId("words", table.id, (mark,))),
        ),
        accent=COLOUR_ASKED,
    )
