"""Three facts about people at open tables, for those who sit down with them."""

from bot.features.feature import Feature, Shared
from bot.features.record.handlers import RecordHandlers


def feature(shared: Shared) -> Feature:
    RecordHandlers(shared.context)
    return Feature()
