"""The words of /me forget and /me export."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.words import Speech
from tables.acts.inviting import plays_on
from tables.facts.model import Table
from tables.upkeep.privacy import FORMER

LISTED = 10
WHAT = (
    "Your settings, your waits and the words of your reports are removed. In games that are over, "
    f"“{FORMER}” stands in the place of your name; their moves stay, because they belong to the "
    "others, too. This cannot be undone."
)
EXPORTED = (
    "This is all that is stored about you here. Other people's secrets are not in it; your own "
    "hands and prepared turns are, so do not pass it on while you play."
)


def forget_page(tables: Sequence[Table], user_id: int) -> Page:
    """What will happen, before it does."""
    lines = ["### Forget me", WHAT]
    if tables:
        lines.append("**Your open tables**")
    lines += [f"- {_line(table, user_id)}" for table in tables[:LISTED]]
    if len(tables) > LISTED:
        lines.append(f"-# and {len(tables) - LISTED} more, in the same way")
    if any(table.status == "running" for table in tables):
        lines.append(
            "If somebody else is to play on for you, let the host invite them to your seat first, "
            "with `/game replace`."
        )
    lines.append(
        "-# Messages in channels are Discord's; the bot does not delete them. `/me export` gives "
        "you a copy of everything first."
    )
    return items.page(
        items.text("\n".join(lines)),
        items.row(
            items.button("Yes: forget me", ControlId("forget", 0), "danger"),
            items.button("No, go back", ControlId("close", 0)),
        ),
    )


def _line(table: Table, user_id: int) -> str:
    title = f"{Speech(table).title()} in <#{table.channel_id}>"
    if table.status == "lobby":
        return f"{title}: you stand up from your seat."
    if plays_on(table, user_id):
        return f"{title}: a computer plays on in your place."
    return f"{title}: it is closed, because nobody else is left to play."


def forgotten_page(count: int) -> Page:
    """What has happened."""
    tables = {0: "", 1: " Your seat at one table was given up."}.get(
        count, f" Your seats at {count} tables were given up."
    )
    return items.page(
        items.text(
            f"**You are forgotten.**{tables} Nothing here knows you any more. If you play again, "
            "you begin anew. Copies that the host made earlier as a backup are kept as long as "
            "the host keeps backups."
        )
    )
