"""The sentences of notices that belong to no feature of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.widgets import places
from render.lang.catalogue.bot_delivery import BotDelivery
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import spoken
from tables.facts.model import Table


def notice_words(table: Table, data: dict[str, Any]) -> str | None:
    """The sentence of a notice; None for one that needs no words."""
    ping: Sequence[int] = data.get("ping") or ()
    language = spoken(table.language)
    say = BotDelivery(language)
    mention = say.listed(f"<@{user}>" for user in ping)
    match data.get("what"):
        case "draft_lost" if table.status != "running":
            return None  # nobody has to do anything about it any more
        case "draft_lost":
            asked = table.users(table.told_asked)
            again = all(user in asked for user in ping)
            return say.take_anew(who=mention) if again else say.turn_lost(who=mention)
        case "abandoned":
            return say.closed(who=f"<@{data['user']}>")
        case "secrets":
            return say.took_secrets(who=f"<@{data['user']}>")
        case "moved":
            return places.moved_words(BotPlaces(language), data["user"], data["from"])
        case _:
            return None
