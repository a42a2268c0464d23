"""Results of finished games: what is said of them, and taking one out."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.results import pages
from bot.features.results.cog import VoidCommand
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    return Feature(grouped=[VoidCommand(shared.context)])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.Unrated, pages.notice_words)
