"""The record of somebody's games: a private page, which its owner can share."""

from bot.features.feature import Feature, Shared
from bot.features.own_record.cog import OwnRecordCog
from bot.features.own_record.handlers import OwnRecordHandlers


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[OwnRecordCog(OwnRecordHandlers(shared.context))])
