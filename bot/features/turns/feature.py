"""The state of a channel's table, and all tables that wait for a user."""

from bot.features.feature import Feature, Shared, panel
from bot.features.lobby.feature import lobbies
from bot.features.turns.cog import TurnsCog


def feature(shared: Shared) -> Feature:
    parts = shared.one(lobbies), shared.one(panel), shared.status
    return Feature(cogs=[TurnsCog(shared.context, *parts)])
