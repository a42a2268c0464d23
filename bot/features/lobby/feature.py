"""Opening tables, filling them, starting and ending their games."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.closing.feature import votes
from bot.features.feature import Feature, Shared
from bot.features.lobby import messages
from bot.features.lobby.cog import GameCommands
from bot.features.lobby.gathering_handlers import GatheringHandlers
from bot.features.lobby.handlers import LobbyHandlers
from bot.features.lobby.opening import Lobbies
from tables.model import outgoing
from tables.model.lobby_messages import JoinInvitation, LobbyPost


def lobbies(shared: Shared) -> Lobbies:
    """Where tables are opened, and in which channel a command finds one."""
    return Lobbies(shared.context)


def feature(shared: Shared) -> Feature:
    LobbyHandlers(shared.context, shared.one(lobbies))
    GatheringHandlers(shared.context, shared.one(lobbies))
    return Feature(grouped=[GameCommands(shared.context, shared.one(lobbies), shared.one(votes))])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.AskedToJoin, messages.asked_words, messages.buttons)
    by_message = Lobbies(context)
    kinds.register(LobbyPost, by_message.send_alone)
    kinds.register(JoinInvitation, by_message.invite_alone)
    kinds.register(outgoing.TakenOut, lambda table, row: messages.taken_out(context, table, row))
