"""Tables at which nobody does anything: the notice, the button that keeps them open, the end."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared
from bot.features.idle import posts
from bot.features.idle.presses import IdlePresses
from tables.facts import outgoing


def feature(shared: Shared) -> Feature:
    IdlePresses(shared.context)
    return Feature()


def messages(kinds: Kinds, context: Context) -> None:
    kinds.register_notice(outgoing.Idle, posts.idle_words, posts.buttons)
    kinds.register_notice(outgoing.IdleClosed, posts.closed_words)
