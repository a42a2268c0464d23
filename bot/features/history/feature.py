"""Looking back: the log, earlier positions, the time-lapse, the game as a file."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.history.cog import HistoryCommands
from bot.features.history.file import GameFiles
from bot.features.history.posts import Lapses
from bot.features.history.presses import LookingBack
from tables.facts import outgoing


def feature(shared: Shared) -> Feature:
    GameFiles(shared.context)
    return Feature(grouped=[HistoryCommands(shared.context, LookingBack(shared.context))])


def messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Timelapse, Lapses(context).send)
