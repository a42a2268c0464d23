"""The words of tables whose channel is gone or closed, of tables that rest, and of moving."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.facts.model import Position, Table

SEE_ALL = (
    "-# `/board` with the number of the table shows its last board, `/game log` the whole game."
)
BACK = (
    "{who} asks the others to go back; `/game undo table:{table}` shows it and takes your answer."
)


def state_words(table: Table) -> str:
    """What is the matter with the channel of a table, as a sentence; empty if nothing is."""
    return {
        "there": "",
        "barred": "I may not write in the channel of this table at the moment.",
        "gone": "The channel of this table was deleted.",
        "left": "I was removed from the server of this table; it rests, and its clock stands "
        "still, until I am invited again.",
    }[table.place]


def how_words(table: Table, user_id: int) -> str:
    """What can be done about it, as a sentence; empty if nothing can."""
    if table.place not in ("barred", "gone") or not table.open:
        return ""
    doing = f"`/game move table:{table.id}`, typed in another channel of the server,"
    if user_id == table.host_id:
        return f"{doing} brings the table there."
    host = f"<@{table.host_id}>" if table.host_id else "Its host"
    return f"{host} or a server manager can bring the table to another channel: {doing} does it."


def brief(table: Table) -> str:
    """The same in a list of tables."""
    return {
        "there": "",
        "barred": ", I may not write in its channel",
        "gone": ", its channel was deleted (`/game move`)",
        "left": ", rests: I was removed from its server",
    }[table.place]


def where(table: Table) -> str:
    """The channel of a table in a line of text."""
    if table.place == "gone":
        return "a deleted channel"
    return "a server that I was removed from" if table.place == "left" else f"<#{table.channel_id}>"


def why_words(table: Table, why: str) -> str:
    """Why something is written to a user alone, as small text."""
    if table.place == "gone" or why == "gone":
        return f"-# The channel of table {table.id} was deleted, so I write to you."
    if why == "refused":
        return (
            f"-# Discord would not take the board of table {table.id} in <#{table.channel_id}>, so "
            "I write to you."
        )
    return f"-# I may not write in <#{table.channel_id}> at the moment, so I write to you."


def moving_words(table: Table, user_id: int) -> str:
    """What can be done, as small text."""
    said = how_words(table, user_id)
    return f"-# {said}" if said else ""


def asked_words(position: Position, user_id: int) -> list[str]:
    """What is asked of a user; empty if nothing is. A direct message is heard without a mention."""
    seat, speech = position.table.seat_of(user_id), Speech(position.table)
    said = [
        f"Waiting for {shorten(speech.rich.waiting(position.view, d), 200)}"
        for d in position.waiting
        if d.seat == seat
    ]
    if not said and any(d.seat == seat for d in position.coming):
        said = ["Then it comes to you; you may answer beforehand."]
    return said


def private_page(table: Table, said: Sequence[str], mark: str) -> Page:
    """A direct message in place of one in the channel. mark: by which it is known again."""
    head = f"-# {Speech(table).title()}"
    running = table.status == "running"
    buttons = [
        items.button("Take my turn", ControlId("turn", table.id), "success") if running else None,
        items.button("Board in words", ControlId("words", table.id, (mark,))),
    ]
    return items.page(
        items.text("\n".join([head, *said])),
        items.row(*[b for b in buttons if b is not None]),
        accent=COLOUR_ASKED if running else COLOUR_WAITING,
    )


def move_button(table: Table) -> Control:
    """Brings a table into the channel in which it is pressed, after a question."""
    return items.button("Move the table here", ControlId("move", table.id), "primary")


def panel_note(table: Table, user_id: int, lost: str | None) -> str:
    """What a panel says about the place of its table; empty where all is well.

    lost: why the newest board is not in the channel, if it is not.
    """
    if not table.open:
        return ""
    if table.place != "there":
        return " ".join(filter(None, (state_words(table), how_words(table, user_id))))
    if lost is not None:
        return "The newest board could not be posted in the channel; this panel shows the table."
    return ""


def confirm_page(table: Table, *, in_thread: bool) -> Page:
    """Asks whether a table should really come here."""
    here = "a new thread of this channel" if in_thread else "this channel"
    op = "movethread" if in_thread else "movehere"
    return items.page(
        items.text(
            f"**Bring table {table.id} to {here}?** Its board is posted there, and all who see the "
            "channel can read its log and everything else that is public: these may be other "
            "people than before. Hands stay as secret as they are."
        ),
        items.row(
            items.button("Yes: move it", ControlId(op, table.id), "primary"),
            items.button("No, go back", ControlId("close", table.id)),
        ),
    )


def moved_words(user: int, old: int) -> str:
    """The line under which a table begins anew in another channel."""
    return f"<@{user}> brought this table here from <#{old}>, with its board and its whole history."


def goodbye_words(table: Table) -> str:
    """The line that is left in the channel a table has gone from."""
    return f"{words.harmless(Speech(table).title())} has moved to <#{table.channel_id}>."
