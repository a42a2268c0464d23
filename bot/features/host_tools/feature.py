"""What the host of the bot sees and says in Discord: how it is, and when it will be away."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.host_tools.commands import HostCommands
from bot.features.host_tools.messages import DowntimeMessages
from tables.model.downtime import Downtime, DowntimeOver


def feature(shared: Shared) -> Feature:
    return Feature(for_host=[HostCommands(shared.context)])


def register_messages(kinds: Kinds, context: Context) -> None:
    messages = DowntimeMessages(context)
    kinds.register(Downtime, messages.tell)
    kinds.register(DowntimeOver, messages.remove)
