"""Waits, reminders and clocks."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.clocks import daily, messages, snoozing
from bot.features.clocks.cog import PaceCommands
from bot.features.clocks.handlers import Pace
from bot.features.feature import Feature, Shared
from bot.features.lobby.feature import lobbies
from tables.model import outgoing


def paces(shared: Shared) -> Pace:
    """What shows and sets how patient tables are."""
    return Pace(shared.context, shared.one(lobbies))


def feature(shared: Shared) -> Feature:
    snoozing.Snoozing(shared.context)
    pace = PaceCommands(shared.context, shared.one(paces))
    shared.status.append(pace.waiting_lines)
    return Feature(grouped=[pace])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Reminder, lambda table, row: messages.remind(context, table, row))
    kinds.register(outgoing.DailyList, lambda table, row: daily.send_list(context, table, row))
    kinds.register_notice(outgoing.BackLater, snoozing.back_words)
    kinds.register_notice(outgoing.PaceSet, messages.notice_words)
    kinds.register_notice(outgoing.CaretakerPlays, messages.notice_words)
    kinds.register_notice(outgoing.Returned, messages.notice_words)
    kinds.register_notice(outgoing.TimeOut, messages.notice_words)
