"""Sharing the board of a table in its channel, as everybody may see it."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.sharing.handlers import SharingHandlers
from bot.features.sharing.messages import shared_board
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    SharingHandlers(shared.context)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.SharedBoard, lambda table, row: shared_board(context, table, row))
