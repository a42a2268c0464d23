"""Looking back: the log, earlier positions, the time-lapse, the podium, the game as a file."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.history.cog import HistoryCommands
from bot.features.history.file import GameFiles
from bot.features.history.handlers import LookingBack
from bot.features.history.messages import Lapses
from bot.features.history.podiums import Podiums
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    GameFiles(shared.context)
    return Feature(grouped=[HistoryCommands(shared.context, LookingBack(shared.context))])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Timelapse, Lapses(context).send)
    kinds.register(outgoing.Podium, Podiums(context).send)
