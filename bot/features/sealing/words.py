"""Words about the secrets of a game's chance: in the lobby, the log and the channel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets.names import harmless
from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language, spoken
from tables.model.notes import Said, SecretTold
from tables.model.seal_messages import Commitment, SecretsTold, Word
from tables.model.table import Table

DIGITS = 8
"""So many digits of a secret and its commitment are told in the channel; the log has all."""
AT_ONCE = 2
"""So many secrets are named there, the newest ones; only older games have more than one."""


def lobby_words(language: Language, table: Table) -> str:
    """What the shuffles of a table that has not begun will come from; empty at older ones."""
    if not table.seal:
        return ""
    say = BotSealing(language)
    lines = [say.lobby_sealed(seal=table.seal)]
    if table.given:
        words = [Word(seat=seat.index, word=seat.word) for seat in table.given]
        lines.append(say.lobby_words(words=_listed(language, table.names, words)))
    return "\n".join(f"-# {line}" for line in lines)


def note_words(language: Language, names: Sequence[str], said: Said) -> str:
    """A line of the log; empty for notes of other kinds. names: of the seats."""
    say = BotSealing(language)
    match said:
        case Commitment(commitment=seal, opened=True, back=True, deal=deal):
            return say.goes_on_with_deal(seal=seal, deal=deal)
        case Commitment(commitment=seal, opened=True, words=()):
            return say.comes_from_opening(seal=seal)
        case Commitment(commitment=seal, opened=True, words=words):
            return say.comes_from_words(seal=seal, words=_listed(language, names, words))
        case Commitment(commitment=seal, back=True):
            return say.goes_on_from_secret(seal=seal)
        case Commitment(commitment=seal):
            return say.comes_from_secret(seal=seal)
        case SecretTold(commitment=seal, secret=secret):
            return say.secret_was(seal=seal, secret=secret)
        case _:
            return ""


def notice_words(table: Table, said: Commitment | SecretsTold) -> str:
    """The text of a notice."""
    language = spoken(table.language)
    say = BotSealing(language)
    if isinstance(said, Commitment):
        return f"-# {_sealed(language, table, said)}"
    told = [
        say.secret_begins(seal=deal.commitment[:DIGITS], secret=deal.secret[:DIGITS])
        for deal in said.deals[-AT_ONCE:]
    ]
    return f"-# {say.check_the_deal(secrets=language.row(told))}"


def _sealed(language: Language, table: Table, said: Commitment) -> str:
    say, seal = BotSealing(language), said.commitment
    if not said.opened:
        return say.sealed_again(seal=seal) if said.back else say.sealed(seal=seal)
    if said.back:
        return say.dealt_again(seal=seal, deal=said.deal)
    if not said.words:
        return say.sealed_at_opening(seal=seal)
    return say.sealed_with_words(seal=seal, words=_listed(language, table.names, said.words))


def _listed(language: Language, names: Sequence[str], words: Sequence[Word]) -> str:
    """Who gave which word. Both are what people typed."""
    say = BotSealing(language)
    return language.row(
        say.word_of(name=harmless(names[word.seat]), word=harmless(word.word)) for word in words
    )
