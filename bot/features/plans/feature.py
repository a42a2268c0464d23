"""Turns prepared in advance."""

from bot.features.feature import Feature, Shared, panel
from bot.features.plans.cog import PlanCog
from bot.features.plans.handlers import PlanHandlers


def feature(shared: Shared) -> Feature:
    plans = PlanHandlers(shared.context, shared.one(panel))
    return Feature(cogs=[PlanCog(shared.context, plans)])
