"""The board, the hand and everything else there is to see."""

from bot.features.feature import Feature, Shared
from bot.features.looking.cog import LookingCog
from bot.features.looking.handlers import Looking


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[LookingCog(shared.context, Looking(shared.context))])
