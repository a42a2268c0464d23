"""Where tables are, and moving them."""

from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies
from bot.features.places.cog import MoveCommands


def feature(shared: Shared) -> Feature:
    return Feature(grouped=[MoveCommands(shared.context, shared.one(lobbies))])
