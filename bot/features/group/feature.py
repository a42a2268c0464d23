"""Tables where the bot is no part: opening them, their hosts' buttons, and a home on a server."""

from bot.features.clocks.feature import paces
from bot.features.feature import Feature, Shared
from bot.features.group.cog import GroupCommands
from bot.features.group.handlers import GroupHandlers
from bot.features.group.opening import GroupTables
from bot.features.lobby.feature import games, lobbies


def feature(shared: Shared) -> Feature:
    context, opened = shared.context, shared.one(lobbies)
    groups = GroupTables(context, opened)
    GroupHandlers(context, groups, shared.one(paces))
    return Feature(grouped=[GroupCommands(context, groups, opened, shared.one(games))])
