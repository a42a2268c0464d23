"""Opening tables, filling them, beginning and ending their games."""

from bot.features.feature import Feature, Shared
from bot.features.lobby.cog import GameCommands
from bot.features.lobby.opening import Lobbies
from bot.features.lobby.presses import LobbyPresses


def lobbies(shared: Shared) -> Lobbies:
    """Where tables are opened, and in which channel a command finds one."""
    return Lobbies(shared.context)


def feature(shared: Shared) -> Feature:
    LobbyPresses(shared.context, shared.one(lobbies))
    return Feature(grouped=[GameCommands(shared.context, shared.one(lobbies))])
