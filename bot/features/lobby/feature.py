"""Opening tables, filling them, beginning and ending their games."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.lobby import posts
from bot.features.lobby.cog import GameCommands
from bot.features.lobby.gathering_presses import GatheringPresses
from bot.features.lobby.opening import Lobbies
from bot.features.lobby.presses import LobbyPresses
from tables.facts import outgoing


def lobbies(shared: Shared) -> Lobbies:
    """Where tables are opened, and in which channel a command finds one."""
    return Lobbies(shared.context)


def feature(shared: Shared) -> Feature:
    LobbyPresses(shared.context, shared.one(lobbies))
    GatheringPresses(shared.context, shared.one(lobbies))
    return Feature(grouped=[GameCommands(shared.context, shared.one(lobbies))])


def messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.AskedToJoin, posts.asked_words, posts.buttons)
    kinds.register(outgoing.TakenOut, lambda table, row: posts.taken_out(context, table, row))
