"""The state of a table, and the list of all tables that wait for a user."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.lobby import direct
from bot.features.lobby import pages as lobby_pages
from bot.panel import finding
from bot.widgets import figures, items, places, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from bot.widgets.links import link, when
from bot.widgets.names import harmless
from bot.widgets.poker_face import face_words, has_secrets
from bot.widgets.words import AWAITS, Speech
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_clocks import BotClocks
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.catalogue.bot_me import BotMe
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.language import Language
from render.text.base import shorten
from tables.model.clock import Open
from tables.model.table import Position, Table
from tables.operations.entering import AskedThere

LISTED = 20
"""Tables in one list, each with its button; more are counted only."""
ASKED, LOBBIES = 3, 5
"""Lobbies without a channel that have buttons: to which somebody is asked, and their own."""
ROOM = 3_900
"""Characters of the whole page."""
BACK = "isback"
"""The button of somebody who is back from an absence."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The tables of a user. waiting: those that wait for them, the longest wait first. others: all
    that are not the one of this channel. asked: lobbies without a channel to which they are
    asked."""

    waiting: tuple[tuple[Table, Open], ...]
    others: tuple[Table, ...]
    user: int
    asked: tuple[AskedThere, ...] = ()


def turns_page(
    reader: Language,
    standing: str,
    found: Waiting,
    *,
    options: bool = False,
    here: int | None = None,
    back: bool = False,
) -> Page:
    """This channel's table, then what waits for a user, then their other tables.

    standing: the state of this channel's table. here: its number. options: whether the user may
    change its options. back: whether they must say that they are back.
    """
    parts = [standing] if standing else []
    parts += [direct.asked_line(reader, one.table, one.by) for one in _asked(found)]
    parts.append(_waiting(reader, found))
    rest = _others(reader, found, here)
    parts += [rest] if rest else []
    common = Bot(reader)
    turns = [
        items.button(common.take_turn_at(table=t.id), ControlId("turn", t.id), "success")
        for t, _ in found.waiting[:LISTED]
    ]
    rows = [items.row(*turns[i : i + 5]) for i in range(0, len(turns), 5)]
    rows += [items.row(*direct.answer_buttons(reader, one.table)) for one in _asked(found)]
    lobbies = [t for t in found.others if t.by_message and t.status == "lobby"][:LOBBIES]
    if lobbies:
        rows.append(items.row(*[direct.show_button(reader, table) for table in lobbies]))
    more: list[Control] = []
    if back:
        more.append(back_button(reader))
    if options and here is not None:
        more.append(items.button(BotLobby(reader).options(), ControlId("options", here)))
    said = shorten("\n".join(parts), ROOM)
    return items.page(items.text(said), *rows, items.row(*more) if more else None)


def _asked(found: Waiting) -> Sequence[AskedThere]:
    return found.asked[:ASKED]


def back_button(reader: Language) -> Control:
    """Ends an absence, and takes the seats back that a caretaker plays."""
    return items.button(BotMe(reader).i_am_back(), ControlId(BACK, 0), "success")


def _waiting(reader: Language, found: Waiting) -> str:
    say = BotClocks(reader)
    if not found.waiting:
        return say.no_table_waits()
    lines = [turn_line(reader, table, wait) for table, wait in found.waiting[:LISTED]]
    if len(found.waiting) > LISTED:
        lines.append(f"-# {say.and_more(count=len(found.waiting) - LISTED)}")
    return f"### {say.it_is_your_turn()}\n" + "\n".join(lines)


def _others(reader: Language, found: Waiting, here: int | None) -> str:
    """The tables of the user that do not wait for them."""
    named = {table.id for table, _ in found.waiting}
    rest = [table for table in found.others if table.id not in named]
    if not rest:
        return ""
    say = BotLobby(reader)
    head = say.your_tables() if here is None and not named else say.your_other_tables()
    lines = [finding.table_line(reader, t, found.user) for t in rest[: finding.LISTED]]
    return "\n".join([head, *lines])


def turn_line(reader: Language, table: Table, wait: Open) -> str:
    """One table that waits for a user."""
    say = BotClocks(reader)
    title = words.harmless(Speech(table, reader).title())
    found = [title if table.place in ("gone", "left") else f"[{title}]({link(table)})"]
    own = wait.wait.user_id
    others = say.listed(words.who(table, s, say.language) for s in table.seats if s.user_id != own)
    if others:
        found.append(say.with_others(others=others))
    found.append(say.asked(when=when(wait.wait.since)))
    if wait.deadline is not None:
        found.append(say.time_is_out(when=when(wait.deadline)))
    return "- " + " · ".join([*found, *places.brief(BotPlaces(reader), table)])


def standing(
    language: Language,
    table: Table,
    position: Position | None,
    user: int,
    lost: str | None,
    lines: Sequence[str],
) -> str:
    """The state of a table. position: once its game has started. lost: why its newest board is not
    in its channel. lines: what features add."""
    speech, say = Speech(table, language), BotLobby(language)
    told = figures.notes if position is None else figures.by_host
    notes = [f"-# {harmless(s)}" for s in told(language, table.game, table.options)]
    seats = say.listed(words.who(table, seat, say.language) for seat in table.seats)
    found = [f"### {speech.title()}", say.seated(seats=seats)]
    found += filter(None, [places.panel_note(speech, user, lost)])
    if position is None:
        found += [say.not_begun(), lobby_pages.options_words(speech), *notes]
        return "\n".join(line for line in found if line)
    texts, view = speech.rich, position.view
    headline = shorten(texts.headline(view), 200)
    found += [headline] if headline else []
    if position.outcome is not None:
        found.append(f"**{texts.outcome(view, position.outcome)}**")
    elif table.status == "abandoned":
        found.append(say.closed_without_result())
    for decision in position.waiting:
        found.append(shorten(speech.mentioning.awaits(view, decision), AWAITS))
    if has_secrets(registry.rules(table.game)):
        found.append(face_words(language, table.poker_face))
    found += [*lines, *notes, f"-# {say.last_change(when=when(table.changed_at))}"]
    return "\n".join(found)
