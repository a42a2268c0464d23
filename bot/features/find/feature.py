"""Looking for a table, and for people to play with."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.find import messages
from bot.features.find.cog import FindCog, avoid_command
from bot.features.find.handlers import FindHandlers
from bot.features.find.match_handlers import MatchHandlers
from bot.features.lobby.feature import lobbies
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    handlers = FindHandlers(shared.context, shared.one(lobbies))
    MatchHandlers(shared.context)
    return Feature(cogs=[FindCog(handlers)], on_people=[avoid_command(handlers)])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.SuitsWish, lambda table, row: messages.suits(context, table, row))
