"""Waits, reminders and clocks."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.clocks import posts
from bot.features.clocks.cog import PaceCommands
from bot.features.clocks.presses import Pace
from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies
from tables.facts import outgoing


def feature(shared: Shared) -> Feature:
    pace = PaceCommands(shared.context, Pace(shared.context, shared.one(lobbies)))
    shared.status.append(pace.waiting_lines)
    return Feature(grouped=[pace])


def messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Reminder, lambda table, row: posts.remind(context, table, row))
    kinds.register_notice(outgoing.PaceSet, posts.notice_words)
    kinds.register_notice(outgoing.CaretakerPlays, posts.notice_words)
    kinds.register_notice(outgoing.Returned, posts.notice_words)
    kinds.register_notice(outgoing.TimeOut, posts.notice_words)
