"""What a table is told of the secrets of its chance: commitments when they are taken, and the
secrets when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from tables.model.chance import Deal, commitment, seal_of_week
from tables.model.notes import SecretTold
from tables.model.seal_messages import Commitment, Secret, SecretsTold, Word
from tables.model.stored import Loaded
from tables.store import note_rows, outbox_rows
from tables.store.connection import Connection

AT_ONCE = 10
"""Secrets told in one message; the log and the export have all of them."""


def committed(loaded: Loaded, number: int, deal: Deal) -> str:
    """The commitment that a deal depends on: that of the table or of its week, or in older games
    its own."""
    table = loaded.table
    if table.seal:
        return table.seal
    if table.week is not None:
        return seal_of_week(table.week, table.game, len(table.seats), table.options, deal.secret)
    return commitment(table.id, number, table.game, len(table.seats), table.options, deal.secret)


def seal(db: Connection, loaded: Loaded, deals: Sequence[Deal], at: float) -> None:
    """Say what the newest deal depends on, in the log and in the channel."""
    table, deal, number = loaded.table, deals[-1], len(deals) - 1
    if table.week is not None:
        return  # the message of the week has its seal
    told = Commitment(
        commitment=committed(loaded, number, deal),
        back=deal.after is not None,
        opened=bool(table.seal),
        deal=number,
        words=tuple(Word(seat=seat.index, word=seat.word) for seat in table.given),
    )
    note_rows.note(db, table.id, deal.after or 0, at, told)
    outbox_rows.announce(db, table.id, at, [told])


def tell(db: Connection, loaded: Loaded, deals: Sequence[Deal], seq: int, at: float) -> None:
    """The game is over after step `seq`: publish its secrets."""
    table = loaded.table
    if table.week is not None:
        return  # others still play from the same one; the results of the week tell it
    if loaded.sealed is not None:
        secrets: tuple[Secret, ...] = (Secret(commitment=table.seal, secret=loaded.sealed),)
    else:
        secrets = tuple(
            Secret(commitment=committed(loaded, number, deal), secret=deal.secret)
            for number, deal in enumerate(deals)
        )
    for secret in secrets:
        note_rows.note(
            db, table.id, seq, at, SecretTold(commitment=secret.commitment, secret=secret.secret)
        )
    if secrets:
        told = SecretsTold(deals=secrets[-AT_ONCE:], more=len(secrets) > AT_ONCE)
        outbox_rows.announce(db, table.id, at, [told])
