"""Idle tables: the notice, the button that keeps them open, and closing them."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.idle import messages
from bot.features.idle.handlers import IdleHandlers
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    IdleHandlers(shared.context)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.Idle, messages.idle_words, messages.buttons)
    kinds.register_notice(outgoing.IdleClosed, messages.closed_words)
