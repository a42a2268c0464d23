"""Problems that players report."""

from bot.features.feature import Feature, Shared
from bot.features.reports.cog import ReportCog


def feature(shared: Shared) -> Feature:
    return Feature(cogs=[ReportCog(shared.context)])
