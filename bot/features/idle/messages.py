"""Words for a table that is idle, and for one that was closed because of that."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control
from render.lang.catalogue.bot_idle import BotIdle
from render.lang.language import spoken
from tables.model.outgoing import Idle, IdleClosed
from tables.model.table import Table

KEEP = "keep"


def idle_words(table: Table, said: Idle) -> str | None:
    """Says that a table will be closed; None if somebody has acted meanwhile."""
    if not table.open or table.version != said.version:
        return None
    say = BotIdle(spoken(table.language))
    if not said.ping:  # a table of a competition, which nobody hosts
        return say.idle()
    who = say.listed(words.mention(table, user, say.language) for user in said.ping)
    return say.idle_lobby(who=who) if table.status == "lobby" else say.idle_game(who=who)


def buttons(table: Table) -> Sequence[Control]:
    """The one that keeps a table open."""
    label = BotIdle(spoken(table.language)).keep_open()
    return (items.button(label, ControlId(KEEP, table.id), "primary"),)


def closed_words(table: Table, said: IdleClosed) -> str:
    """That a table was closed."""
    say = BotIdle(spoken(table.language))
    return say.game_closed() if said.begun else say.lobby_closed()


def kept_words(table: Table, user_id: int) -> str:
    """What replaces the notice when somebody wants to keep the table open."""
    say = BotIdle(spoken(table.language))
    return say.stays_open(who=words.mention(table, user_id, say.language))
