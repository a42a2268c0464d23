"""Seasons and tournaments: their commands and the controls of their messages."""

from bot.features.competitions.cog import SeasonCommands
from bot.features.competitions.draw_files import DrawFiles
from bot.features.competitions.handlers import CompetitionHandlers
from bot.features.competitions.tournament_cog import TournamentCommands
from bot.features.feature import Feature, Shared


def handlers(shared: Shared) -> CompetitionHandlers:
    return CompetitionHandlers(shared.context)


def feature(shared: Shared) -> Feature:
    DrawFiles(shared.context)
    controls = shared.one(handlers)
    return Feature(
        grouped=[
            SeasonCommands(shared.context, controls),
            TournamentCommands(shared.context, controls),
        ]
    )
