"""What is said of the secrets of a game's chance: in the log, and in the channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language, spoken
from tables.facts.model import Table
from tables.facts.outgoing import Sealed, SecretsTold
from tables.store.sealing import SEALED, TOLD


def note_words(language: Language, kind: str, fact: Mapping[str, Any]) -> str:
    """A line of the log; empty for notes of other kinds."""
    say = BotSealing(language)
    if kind == SEALED and fact["back"]:
        return say.goes_on_from_secret(seal=fact["commitment"])
    if kind == SEALED:
        return say.comes_from_secret(seal=fact["commitment"])
    if kind == TOLD:
        return say.secret_was(seal=fact["commitment"], secret=fact["secret"])
    return ""


def notice_words(table: Table, said: Sealed | SecretsTold) -> str:
    """The text of a notice."""
    say = BotSealing(spoken(table.language))
    if isinstance(said, Sealed):
        seal = said.commitment
        return f"-# {say.sealed_anew(seal=seal) if said.back else say.sealed(seal=seal)}"
    lines = [say.secret_was(seal=deal.commitment, secret=deal.secret) for deal in said.deals]
    if said.more:
        lines.append(say.earlier_in_log())
    lines.append(say.how_to_check())
    return "\n".join(f"-# {line}" for line in lines)
