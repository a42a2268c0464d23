"""Taking a turn by command, and taking it back."""

from bot.features.feature import Feature, Shared, panel
from bot.features.playing.cog import PlayingCog
from bot.features.undo.feature import consent


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[PlayingCog(shared.context, shared.one(panel), shared.one(consent))])
