"""Following a table without playing: a line after each round, and the final board."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.following.handlers import FollowingHandlers
from bot.features.following.messages import FollowerMessages
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    FollowingHandlers(shared.context)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    messages = FollowerMessages(context)
    kinds.register(outgoing.FollowedLine, messages.send)
    kinds.register(outgoing.FollowedHere, messages.post)
