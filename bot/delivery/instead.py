"""What is said by direct message because the channel of a table cannot be told it.

Rows of kind `private`. `data["what"]` is one of

    gone     the channel was deleted
    asked    a board with a ping did not get into it; `data["why"]` says why, `data["row"]` which
    notice   a notice with a ping; its facts are in `data["fact"]`
    back     a question to go back
    over     the end of the game

They hold nothing up, and whoever takes none is left alone: the panel, `/turns` and `/game status`
say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.context import Context
from bot.delivery.kinds import Notice
from bot.delivery.outbox import Declined, RetryLater, Undeliverable
from bot.delivery.posted import posted
from bot.widgets import limits, places, replies
from bot.widgets.words import Speech
from render.lang.catalogue.bot_places import BotPlaces
from tables.facts.model import Announcement, OutboxRow, Table
from tables.service import TableService

ATTEMPTS = 4


def instead(table: Table, row: OutboxRow, why: str) -> list[Announcement]:
    """The direct messages in place of a row that its channel does not take.

    why: `gone`, `barred` or `refused`.
    """
    users = [int(user) for user in row.data.get("ping") or ()]
    facts: dict[str, Any] = {"what": "asked", "why": why, "row": row.id}
    match row.kind:
        case "over":
            users = [s.user_id for s in table.seats if s.user_id is not None]
            facts["what"] = "over"
        case "notice":
            facts |= {"what": "notice", "fact": row.data}
        case "undo":
            facts |= {"what": "back"}
        case "turn" | "refresh":
            pass
        case _:
            return []
    return [Announcement("private", {**facts, "user": user}) for user in users]


async def tell(context: Context, table: Table, row: OutboxRow, notice_words: Notice) -> int | None:
    """Deliver a row of kind `private`; None if it has become needless.

    Raises `Undeliverable`, `Declined`, `RetryLater`.
    """
    service = context.service
    user = int(row.data["user"])
    speech = Speech(table, await context.reader(user))
    said = await _said(service, speech, row, user, notice_words)
    if said is None:
        return None
    page = places.private_page(speech, said, row.nonce)
    limits.warn("a direct message", page.problems())
    try:
        channel = await context.client.create_dm(discord.Object(user))
        there = await posted(context, channel, row) if row.attempts > 0 else None
        if there is not None:
            return there
        sent = await channel.send(
            view=page.view, nonce=row.nonce, allowed_mentions=discord.AllowedMentions.none()
        )
    except (discord.Forbidden, discord.NotFound) as error:
        raise Declined(f"a direct message is not taken ({error.code})") from error
    except discord.RateLimited as error:
        raise RetryLater(str(error), error.retry_after) from error
    except replies.FAILURES as error:
        if row.attempts + 1 >= ATTEMPTS:
            raise Undeliverable(str(error)) from error
        raise RetryLater(str(error)) from error
    return sent.id


async def _said(
    service: TableService, speech: Speech, row: OutboxRow, user: int, notice_words: Notice
) -> Sequence[str] | None:
    """The sentences of a row; None if nobody needs to hear them any more."""
    table, say = speech.table, BotPlaces(speech.language)
    what, why = row.data["what"], row.data.get("why", "gone")
    if table.status == "abandoned" or (table.seat_of(user) is None and user != table.host_id):
        return None
    if what == "over":
        position = await service.views.position(table.id, None)
        assert position.outcome is not None
        return [speech.rich.outcome(position.view, position.outcome), f"-# {say.see_all()}"]
    if not table.open:
        return None
    if what == "gone" and table.place != "gone":
        return None
    moving = places.moving_words(say, table, user)
    if what == "notice":
        sentence = notice_words(table, row.data["fact"])
        return None if sentence is None else [sentence, places.why_words(say, table, why)]
    if what == "back":
        request = await service.consent.open_request(table.id)
        if request is None:
            return None
        asks = say.asks_to_go_back(who=speech.rich.names[request.seat], table=table.id)
        return [asks, places.why_words(say, table, why)]
    asked = []
    if table.status == "running":
        position = await service.views.position(table.id, None)
        asked = places.asked_words(position, user, speech.language)
    if not asked and what == "asked":
        return None
    return [*asked, places.why_words(say, table, why), *([moving] if moving else [])]
