"""What is said of the secrets of a game's chance: in the log, and in the channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tables.facts.model import Table
from tables.facts.outgoing import Sealed, SecretsTold
from tables.store.sealing import SEALED, TOLD


def note_words(kind: str, fact: Mapping[str, Any]) -> str:
    """A line of the log; empty for notes of other kinds."""
    if kind == SEALED:
        goes_on = "goes on from a new secret" if fact["back"] else "comes from a secret"
        return f"Chance {goes_on}, sealed as `{fact['commitment']}`."
    if kind == TOLD:
        return _secret_words(fact["commitment"], fact["secret"])
    return ""


def _secret_words(commitment: str, secret: str) -> str:
    return f"The secret sealed as `{commitment}` was `{secret}`."


def notice_words(table: Table, said: Sealed | SecretsTold) -> str:
    """The text of a notice."""
    if isinstance(said, Sealed):
        if said.back:
            return (
                "-# What comes next is not what was seen: chance goes on from a new secret, sealed "
                f"as `{said.commitment}`. It is told when the game is over."
            )
        return (
            "-# Every shuffle of this game comes from one secret, sealed as "
            f"`{said.commitment}`. It is told when the game is over, and everybody can check "
            "then that the deal was never changed."
        )
    lines = [_secret_words(deal.commitment, deal.secret) for deal in said.deals]
    if said.more:
        lines.append("Earlier ones stand in the log.")
    lines.append(
        "Every shuffle of this game followed from that: `agora replay` checks it with the file "
        "of `/game export`."
    )
    return "\n".join(f"-# {line}" for line in lines)
