"""Words about the secrets of chance."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.sealing import words
from tables.model.seal_messages import Commitment, SecretsTold


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(Commitment, words.notice_words)
    kinds.register_notice(SecretsTold, words.notice_words)
