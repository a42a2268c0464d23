"""What a table is told of the secrets of its chance: commitments when they are taken, themselves
when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from tables.facts import outgoing
from tables.facts.chance import Deal, commitment
from tables.facts.model import Table
from tables.facts.notes import SecretTold
from tables.store import note_rows, outbox_rows
from tables.store.connection import Connection

AT_ONCE = 10
"""Secrets told in one message; the log and the export have all of them."""


def committed(table: Table, number: int, deal: Deal) -> str:
    """The commitment to a secret of a table."""
    return commitment(table.id, number, table.game, len(table.seats), table.options, deal.secret)


def seal(db: Connection, table: Table, deals: Sequence[Deal], at: float) -> None:
    """Publish the commitment to the newest secret, in the log and in the channel."""
    deal = deals[-1]
    told = outgoing.Sealed(
        commitment=committed(table, len(deals) - 1, deal), back=deal.after is not None
    )
    note_rows.note(db, table.id, deal.after or 0, at, told)
    outbox_rows.announce(db, table.id, at, [told])


def tell(db: Connection, table: Table, deals: Sequence[Deal], seq: int, at: float) -> None:
    """The game is over after step `seq`: publish its secrets."""
    secrets = tuple(
        outgoing.Secret(commitment=committed(table, number, deal), secret=deal.secret)
        for number, deal in enumerate(deals)
    )
    for secret in secrets:
        note_rows.note(
            db, table.id, seq, at, SecretTold(commitment=secret.commitment, secret=secret.secret)
        )
    if secrets:
        told = outgoing.SecretsTold(deals=secrets[-AT_ONCE:], more=len(secrets) > AT_ONCE)
        outbox_rows.announce(db, table.id, at, [told])
