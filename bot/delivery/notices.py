"""The sentences of notices that belong to no feature of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.widgets import places, words
from tables.facts.model import Table


def notice_words(table: Table, data: dict[str, Any]) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    ping: Sequence[int] = data.get("ping") or ()
    mention = words.listed([f"<@{user}>" for user in ping])
    match data.get("what"):
        case "draft_lost" if table.status != "running":
            return None  # nobody has to do anything about it any more
        case "draft_lost":
            asked = table.users(table.told_asked)
            again = all(user in asked for user in ping)
            todo = "Please take it anew." if again else "The table does not wait for you now."
            return (
                f"{mention}: something happened at the table meanwhile, so your unfinished turn "
                f"had to be taken back. {todo}"
            )
        case "abandoned":
            return f"<@{data['user']}> closed this table; the game ends without a result."
        case "secrets":
            return (
                f"<@{data['user']}> took a copy of this game with all hidden cards, as only its "
                "host may."
            )
        case "moved":
            return places.moved_words(data["user"], data["from"])
        case _:
            return None
