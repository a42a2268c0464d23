"""Taking a turn by command, and taking it back."""

from bot.features.feature import Feature, Shared, acting, panel
from bot.features.playing.cog import PlayingCog
from bot.features.undo.feature import consent


def feature(shared: Shared) -> Feature:
    parts = shared.one(panel), shared.one(acting), shared.one(consent)
    return Feature(cogs=[PlayingCog(shared.context, *parts)])
