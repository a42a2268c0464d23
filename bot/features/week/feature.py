"""The deal of a week, on servers that want it."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.week import words
from bot.features.week.cog import WeekCommands
from bot.features.week.handlers import WeekHandlers
from tables.model.seal_messages import WeekBegins


def feature(shared: Shared) -> Feature:
    WeekHandlers(shared.context)
    return Feature(grouped=[WeekCommands(shared.context)])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(WeekBegins, words.notice_words)
