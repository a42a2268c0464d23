"""What is said of the secrets of a game's chance: in the log, and in the channel."""

from __future__ import annotations

from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language, spoken
from tables.facts.model import Table
from tables.facts.notes import Said, SecretTold
from tables.facts.outgoing import Sealed, SecretsTold


def note_words(language: Language, said: Said) -> str:
    """A line of the log; empty for notes of other kinds."""
    say = BotSealing(language)
    match said:
        case Sealed(commitment=seal, back=True):
            return say.goes_on_from_secret(seal=seal)
        case Sealed(commitment=seal):
            return say.comes_from_secret(seal=seal)
        case SecretTold(commitment=seal, secret=secret):
            return say.secret_was(seal=seal, secret=secret)
        case _:
            return ""


def notice_words(table: Table, said: Sealed | SecretsTold) -> str:
    """The text of a notice."""
    say = BotSealing(spoken(table.language))
    if isinstance(said, Sealed):
        if said.back:
            return f"-# {say.sealed_anew(seal=said.commitment)}"
        return f"-# {say.sealed(seal=said.commitment)}"
    lines = [say.secret_was(seal=deal.commitment, secret=deal.secret) for deal in said.deals]
    if said.more:
        lines.append(say.earlier_in_log())
    lines.append(say.how_to_check())
    return "\n".join(f"-# {line}" for line in lines)
