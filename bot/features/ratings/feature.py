"""How strong people are: the list of a server, and whether it has one."""

from bot.features.feature import Feature, Shared
from bot.features.ratings.cog import RatingsCog, ServerRatings


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[RatingsCog(shared.context)], grouped=[ServerRatings(shared.context)])
