"""What followers of a table read, and the buttons with which they begin and end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery import ending
from bot.widgets import items, turn_summary, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_OVER, COLOUR_WAITING, Control, Drawn, Page
from bot.widgets.links import link
from bot.widgets.words import Speech
from render.lang.catalogue.bot_following import BotFollowing
from render.lang.language import Language
from render.text.base import shorten
from tables.model.following import Way
from tables.model.table import LogEntry, Position, Table

FOLLOW, UNFOLLOW = "follow", "unfollow"
"""What the controls do."""
LINES, ROOM = 3, 500
"""How much of what happened one line tells."""
BOARD = 2_500
"""Room for the final board in words."""


def buttons(language: Language, table: Table, *, follows: bool) -> tuple[Control, ...]:
    """The button with which somebody who only looks follows an open table, or ends it."""
    say = BotFollowing(language)
    if follows:
        return (items.button(say.unfollow(), ControlId(UNFOLLOW, table.id)),)
    if not table.open or table.guild_id is None:
        return ()
    return (items.button(say.follow(), ControlId(FOLLOW, table.id)),)


def follows_page(language: Language, table: Table, way: Way) -> Page:
    """Says how somebody follows a table from now on, with the other way."""
    speech, say = Speech(table, language), BotFollowing(language)
    there = {"title": speech.title(), "link": link(table)}
    if way == "dm":
        said = f"{say.you_follow(**there)}\n-# {say.if_refused()}"
        other = items.button(say.in_its_channel(), ControlId(FOLLOW, table.id, ("channel",)))
    else:
        said = say.you_follow_here(**there)
        other = items.button(say.in_direct_messages(), ControlId(FOLLOW, table.id, ("dm",)))
    end = items.button(say.unfollow(), ControlId(UNFOLLOW, table.id))
    return items.page(items.text(said), items.row(other, end))


def ended_page(language: Language, table: Table, *, did: bool) -> Page:
    """Says that somebody does not follow a table, and offers it if that can be done again."""
    say, title = BotFollowing(language), Speech(table, language).title()
    said = say.no_longer(title=title) if did else say.never_did(title=title)
    offered = buttons(language, table, follows=False)
    return items.page(items.text(said), items.row(*offered) if offered else None)


def line_page(
    position: Position, speech: Speech, news: Sequence[LogEntry], mark: str, people: str = ""
) -> Page:
    """What happened at a table since a follower was told last. people: the followers who are
    pinged. mark: identifies the message."""
    say = BotFollowing(speech.language)
    head = [say.for_followers(people=people)] if people else []
    head.append(f"-# {say.line(title=speech.title(), link=link(position.table))}")
    headline = shorten(speech.rich.headline(position.view), 200)
    found = turn_summary.summary_lines(speech, news)
    told = turn_summary.told(found, LINES, ROOM, more=lambda count: say.more(count=count))
    asked = sorted({decision.seat for decision in position.waiting})
    names = [speech.rich.names[seat] for seat in asked]
    now = say.asked_now(names=say.listed(names)) if names else ""
    parts = [*head, f"**{headline}**" if headline else "", told, f"-# {now}" if now else ""]
    return _page(position, speech, "\n".join(filter(None, parts)), mark)


def over_page(position: Position, speech: Speech, drawn: Sequence[Drawn], mark: str) -> Page:
    """The end of a game with its last board, for one follower. drawn: empty for words."""
    say = BotFollowing(speech.language)
    head = f"-# {say.line(title=speech.title(), link=link(position.table))}"
    said = f"{head}\n{ending.result(position, speech)}"
    if not drawn:
        said += "\n" + words.whole_lines(speech.rich.board(position.view), BOARD, "…")
    end = items.button(say.unfollow(), ControlId(UNFOLLOW, position.table.id, (mark,)))
    return items.page(
        items.text(said),
        *items.galleries(drawn),
        items.row(end),
        pictures=drawn,
        accent=COLOUR_OVER,
    )


def over_here_page(position: Position, speech: Speech, mark: str, people: str) -> Page:
    """Pings followers in the channel, where the final board is."""
    said = BotFollowing(speech.language).over_for_followers(people=people)
    return _page(position, speech, said, mark)


def _page(position: Position, speech: Speech, said: str, mark: str) -> Page:
    label = BotFollowing(speech.language).unfollow()
    end = items.button(label, ControlId(UNFOLLOW, position.table.id, (mark,)))
    return items.page(items.text(said), items.row(end), accent=COLOUR_WAITING)
