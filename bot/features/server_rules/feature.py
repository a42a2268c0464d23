"""What the managers of a server decide about its tables: who opens some, and who joins none."""

from bot.features.feature import Feature, Shared
from bot.features.server_rules.cog import ServerRuleCommands


def feature(shared: Shared) -> Feature:
    return Feature(grouped=[ServerRuleCommands(shared.context)])
