"""The notice board of a server."""

from bot.features.boards.cog import BoardCommands
from bot.features.boards.handlers import BoardHandlers
from bot.features.boards.posts import ForumOpening
from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies


def feature(shared: Shared) -> Feature:
    BoardHandlers(shared.context, shared.one(lobbies))
    shared.one(lobbies).elsewhere = ForumOpening(shared.context)
    return Feature(grouped=[BoardCommands(shared.context)])
