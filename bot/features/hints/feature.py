"""Hints for players who are asked."""

from bot.features.feature import Feature, Shared, acting, panel
from bot.features.hints.cog import HintCog
from bot.features.hints.handlers import HintHandlers


def feature(shared: Shared) -> Feature:
    hints = HintHandlers(shared.context, shared.one(panel), shared.one(acting))
    return Feature(cogs=[HintCog(shared.context, hints)])
