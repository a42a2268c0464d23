"""The sentences of notices that do not belong to any feature."""

from __future__ import annotations

from bot.widgets import places, words
from render.lang.catalogue.bot_delivery import BotDelivery
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import spoken
from tables.model.competitions import NO_HOST
from tables.model.outgoing import Abandoned, DraftLost, Moved, SecretsTaken
from tables.model.table import Table


def notice_words(table: Table, said: DraftLost | Abandoned | SecretsTaken | Moved) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    language = spoken(table.language)
    say = BotDelivery(language)
    match said:
        case DraftLost() if table.status != "running":
            return None  # nobody needs to do anything about it now
        case DraftLost():
            mention = say.listed(words.mention(table, user, language) for user in said.ping)
            asked = table.users(table.announced_asked)
            again = all(user in asked for user in said.ping)
            return say.take_again(who=mention) if again else say.turn_lost(who=mention)
        case Abandoned(user=user) if user == NO_HOST:
            return say.closed_for_too_few()
        case Abandoned(user=user) if table.rated and table.seat_of(user) is not None:
            return say.closed_by_last(who=words.mention(table, user, language))
        case Abandoned():
            return say.closed(who=words.mention(table, said.user, language))
        case SecretsTaken():
            return say.took_secrets(who=words.mention(table, said.user, language))
        case Moved():
            return places.moved_words(BotPlaces(language), said.user, said.left)
