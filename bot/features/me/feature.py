"""What belongs to one user: settings, their data."""

from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies
from bot.features.me.cog import MeCog


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[MeCog(shared.context, shared.one(lobbies))])
