"""What is said in borrowed places, and what is told by direct message while it is owed there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.delivery import direct_posts, instead
from bot.delivery.kinds import Kinds
from bot.delivery.outbox import Declined, NotYet
from bot.widgets.in_hand import Owed
from tables.model.outbox import OutboxRow, Outgoing, holds
from tables.model.outgoing import Board, Over, Podium, Refresh, Timelapse
from tables.model.seal_messages import SecretsTold
from tables.model.table import Table

PART_OF_THE_END = (Podium, SecretsTold)
"""What the last message of a game tells in a borrowed place, or shows at the press of a button."""


async def settled(context: Context, table: Table, row: OutboxRow[Outgoing]) -> bool:
    """Whether nothing is left to say in a borrowed place: the last message of the game has it.

    Raises `Declined` where a newer board tells it, `Owed` or `NotYet` where something older comes
    first.
    """
    if isinstance(row.message, PART_OF_THE_END):
        return True
    if holds(row, Timelapse) and not row.late:
        return True  # a button of the last message asks for it
    borrowing = context.service.borrowing
    replaced = holds(row, Board) and (row.late or not row.message.ping)
    if replaced and await borrowing.superseded(row):
        raise Declined("a newer board tells it")
    if await borrowing.owed_before(row):
        if not await context.in_hand.can_post(table.channel_id):
            raise Owed("something older is owed")
        await borrowing.due(table.id)
        raise NotYet("something older comes first", 0.0)
    return False


def meanwhile(table: Table, row: OutboxRow[Outgoing]) -> Sequence[Outgoing]:
    """The direct messages that tell of a row while it is owed: only those who are asked get one,
    and all of them of the end. Each hears of a row once."""
    if row.late:
        return ()
    if holds(row, Board):
        if isinstance(row.message, Refresh):
            return ()
        return [post for post in direct_posts.posts(table, row) if post.asked]
    return instead.instead(table, row, "borrowed")


async def edits(context: Context, table: Table, row: OutboxRow[Board]) -> bool:
    """Whether a board takes the place of the newest one, which can be edited: an edit pings nobody,
    and is no further message."""
    number = table.message_id
    if number is None or isinstance(row.message, Over):
        return False
    hand = context.in_hand
    if not await hand.can_edit(table.channel_id, number):
        return False
    return not row.message.ping or not await hand.can_post(table.channel_id)


async def secrets(context: Context, kinds: Kinds, table: Table) -> str:
    """What the last message of a game tells in a borrowed place about the secrets of its chance;
    empty elsewhere."""
    if not table.borrowed:
        return ""
    said = await context.service.borrowing.secrets(table.id)
    return (kinds.notice(table, said) or "") if said is not None else ""
