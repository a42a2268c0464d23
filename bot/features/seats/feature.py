"""Seats that change hands: inviting, answering, getting up."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared, panel
from bot.features.lobby.feature import lobbies
from bot.features.seats import posts
from bot.features.seats.cog import SeatCommands
from bot.features.seats.presses import SeatPresses
from tables.facts import outgoing


def feature(shared: Shared) -> Feature:
    SeatPresses(shared.context, shared.one(panel))
    return Feature(grouped=[SeatCommands(shared.context, shared.one(lobbies))])


def messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.SeatInvitation, lambda table, row: posts.tell(context, table, row))
    kinds.register(outgoing.SeatCall, lambda table, row: posts.ask(context, table, row))
    kinds.register_notice(outgoing.Replaced, posts.notice_words)
