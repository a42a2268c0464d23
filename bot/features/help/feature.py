"""How to play, the rules, the cards, and why a number is what it is."""

from bot.features.feature import Feature, Shared
from bot.features.help.cog import AskingCog
from bot.features.help.handlers import HelpHandlers


def feature(shared: Shared) -> Feature:
    HelpHandlers(shared.context)
    return Feature(cogs=[AskingCog(shared.context)])
