"""Listing the open tables of a server, and closing many of them at once."""

from bot.features.feature import Feature, Shared
from bot.features.listing.cog import ListingCommands
from bot.features.lobby.feature import lobbies


def feature(shared: Shared) -> Feature:
    return Feature(grouped=[ListingCommands(shared.context, shared.one(lobbies))])
