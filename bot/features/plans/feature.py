"""Turns prepared beforehand."""

from bot.features.feature import Feature, Shared, panel
from bot.features.plans.cog import PlanCog
from bot.features.plans.presses import PlanPresses


def feature(shared: Shared) -> Feature:
    plans = PlanPresses(shared.context, shared.one(panel))
    return Feature(cogs=[PlanCog(shared.context, plans)])
