"""Seasons: their commands and the controls of their messages."""

from bot.features.competitions.cog import SeasonCommands
from bot.features.competitions.handlers import CompetitionHandlers
from bot.features.feature import Feature, Shared


def handlers(shared: Shared) -> CompetitionHandlers:
    return CompetitionHandlers(shared.context)


def feature(shared: Shared) -> Feature:
    return Feature(grouped=[SeasonCommands(shared.context, shared.one(handlers))])
