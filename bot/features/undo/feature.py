"""Undo with the consent of the others."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared, panel
from bot.features.undo import messages
from bot.features.undo.handlers import UndoVoteHandlers
from tables.model import outgoing


def consent(shared: Shared) -> UndoVoteHandlers:
    """The vote on an undo; /undo begins it."""
    return UndoVoteHandlers(shared.context, shared.one(panel))


def feature(shared: Shared) -> Feature:
    shared.one(consent)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Undo, lambda table, row: messages.tell(context, table, row))
