"""A finished game, reviewed for each player alone."""

from bot.features.feature import Feature, Shared
from bot.features.review.handlers import ReviewHandlers


def feature(shared: Shared) -> Feature:
    ReviewHandlers(shared.context)
    return Feature()
