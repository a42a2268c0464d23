"""Standing orders, default answers, and words about the poker face."""

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.features.feature import Feature, Shared, panel
from bot.features.orders import messages, pages
from bot.features.orders.cog import OrdersCog
from bot.features.orders.default_answers import DefaultAnswerHandlers
from tables.model import outgoing


def feature(shared: Shared) -> Feature:
    DefaultAnswerHandlers(shared.context)
    return Feature(cogs=[OrdersCog(shared.context, shared.one(panel))])


def register_messages(kinds: Kinds, context: Context) -> None:
    kinds.register(outgoing.Call, lambda table, row: messages.call(context, table, row))
    kinds.register_notice(outgoing.PokerFace, pages.notice_words)
