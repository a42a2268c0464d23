"""The sentences of notices that belong to no feature of their own."""

from __future__ import annotations

from bot.widgets import places, words
from tables.facts.model import Table
from tables.facts.outgoing import Abandoned, DraftLost, Moved, SecretsTaken


def notice_words(table: Table, said: DraftLost | Abandoned | SecretsTaken | Moved) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    match said:
        case DraftLost() if table.status != "running":
            return None  # nobody has to do anything about it any more
        case DraftLost():
            mention = words.listed([f"<@{user}>" for user in said.ping])
            asked = table.users(table.told_asked)
            again = all(user in asked for user in said.ping)
            todo = "Please take it anew." if again else "The table does not wait for you now."
            return (
                f"{mention}: something happened at the table meanwhile, so your unfinished turn "
                f"had to be taken back. {todo}"
            )
        case Abandoned():
            return f"<@{said.user}> closed this table; the game ends without a result."
        case SecretsTaken():
            return (
                f"<@{said.user}> took a copy of this game with all hidden cards, as only its "
                "host may."
            )
        case Moved():
            return places.moved_words(said.user, said.left)
