"""Closing a rated game by everybody's consent."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.closing import messages
from bot.features.closing.handlers import CloseVoteHandlers
from bot.features.feature import Feature, Shared
from tables.model import outgoing


def votes(shared: Shared) -> CloseVoteHandlers:
    """The vote on closing a rated game; /host close and /game leave begin it."""
    return CloseVoteHandlers(shared.context)


def feature(shared: Shared) -> Feature:
    shared.one(votes)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Closing, lambda table, row: messages.tell(context, table, row))
    kinds.register_notice(outgoing.ClosedByAll, messages.closed_words)
