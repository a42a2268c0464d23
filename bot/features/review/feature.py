"""A finished game, reviewed for each player alone."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.review import words
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.practice import PracticeTables
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    ReviewHandlers(shared.context)
    PracticeTables(shared.context)
    return Feature()


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.PracticeBegins, words.notice_words, words.buttons)
