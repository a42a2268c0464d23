"""Seats that change hands: inviting, answering, leaving."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared, panel
from bot.features.lobby.feature import lobbies
from bot.features.seats import messages
from bot.features.seats.cog import SeatCommands
from bot.features.seats.handlers import SeatHandlers
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    SeatHandlers(shared.context, shared.one(panel))
    return Feature(grouped=[SeatCommands(shared.context, shared.one(lobbies))])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.SeatInvitation, lambda table, row: messages.tell(context, table, row))
    kinds.register(outgoing.SeatCall, lambda table, row: messages.ask(context, table, row))
    kinds.register_notice(outgoing.Replaced, messages.notice_words)
