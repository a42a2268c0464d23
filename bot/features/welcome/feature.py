"""The first steps of people who do not know the bot."""

from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies
from bot.features.welcome.handlers import WelcomeHandlers


def feature(shared: Shared) -> Feature:
    WelcomeHandlers(shared.context, shared.one(lobbies))
    return Feature()
