"""The words of reminders, clocks and personal settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.features.clocks import snoozing
from bot.widgets import items, numbers, patience, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import board_link, when
from bot.widgets.words import AWAITS, Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_clocks import BotClocks
from render.lang.language import Language
from render.text.base import shorten
from tables.model.clock import HOUR, ClockRules, Open, Waited
from tables.model.outgoing import CaretakerPlays, PaceSet, Returned, TimeOut
from tables.model.table import Position, Table

LISTED = 20
"""People in one answer."""
REMINDERS, CLOCK, FALLBACK, PAUSES = "r", "c", "f", "p"
"""The parts of the form of the pace, as its controls name them."""
FALLBACKS = ("none", "replace", "caretaker")
STOPS = ("all", "quiet", "none")
BOUNDS = {
    "first": (1, 168),
    "every": (1, 168),
    "most": (0, 20),
    "move": (0, 2000),
    "bank": (0, 2000),
}
"""The bounds of what can be typed: hours, and for `most` a number of reminders."""


def reminder_page(
    position: Position, found: Open, mark: str, reader: Language | None, note: str | None = None
) -> Page:
    """Everything that waits for one user at one table. reader: None in the channel. note: what
    else the user must know."""
    table, wait = position.table, found.wait
    speech = Speech(table, reader)
    say = BotClocks(speech.language)
    asked = [
        shorten(speech.mentioning.awaits(position.view, d), AWAITS)
        for d in position.waiting
        if d.seat == wait.seat
    ]
    mention = words.mention(table, wait.user_id, speech.language)
    head = f"-# {say.reminder(title=speech.title())}"
    if all(mention not in line for line in asked):
        asked.insert(0, mention)
    since = say.asked(when=when(wait.since))
    asked.append(f"-# {since} · {board_link(speech.language, table)}")
    out = found.deadline
    if out is not None:
        asked.append(f"-# {say.your_time_is_out(when=when(out))}")
    if note is not None:
        asked.append(f"> {note}")
    common = speech.say
    return items.page(
        items.text("\n".join([head, *asked])),
        items.row(
            items.button(common.take_my_turn(), ControlId("turn", table.id), "success"),
            items.button(common.board_in_words(), ControlId("words", table.id, (mark,))),
        ),
        items.row(*snoozing.buttons(speech.language, found)),
        accent=COLOUR_ASKED,
    )


def ledger_lines(
    reader: Language, table: Table, ledger: Sequence[Waited], waiting: Sequence[Open]
) -> list[str]:
    """How long the table waited for whom, and whose clock runs."""
    say = BotClocks(reader)
    found = []
    if ledger:
        found.append(say.waited_for())
    for one in ledger[:LISTED]:
        who = words.mention(table, one.user_id, reader) if one.user_id else say.former_player()
        total = patience.span(one.total, reader)
        if one.times > 1:
            longest = patience.span(one.longest, reader)
            said = say.waited_often(who=who, total=total, times=one.times, longest=longest)
        else:
            said = say.waited_once(who=who, total=total)
        found.append(f"- {said}")
    for wait in waiting:
        out = wait.deadline
        if out is not None:
            who = words.mention(table, wait.wait.user_id, reader)
            found.append(f"-# {say.time_of_is_out(who=who, when=when(out))}")
    named = [words.who(table, s, reader) for s in table.seats if s.caretaker]
    if named:
        found.append(say.caretaker_plays_for(who=say.listed(named)))
    return found


def clock_page(
    speech: Speech, rules: ClockRules, *, may_change: bool, note: str | None = None
) -> Page:
    """How patient a table is, with the form for those who may change it."""
    say, table = BotClocks(speech.language), speech.table.id
    said = [f"-# {speech.title()}", patience.rules(rules, speech.language)]
    if note:
        said.append(f"> {note}")
    if not may_change:
        return items.page(items.text("\n".join([*said, f"-# {say.host_changes_this()}"])))
    windows = [
        items.button(say.change_reminders(), ControlId("pace", table, (REMINDERS,))),
        items.button(say.change_clock(), ControlId("pace", table, (CLOCK,))),
    ]
    menus = (
        [
            _menu(table, FALLBACK, FALLBACKS, rules.fallback, say.fallback),
            _menu(table, PAUSES, STOPS, rules.pauses, say.pauses),
        ]
        if rules.move is not None
        else []
    )
    return items.page(items.text("\n".join(said)), items.row(*windows), *menus)


def _menu(
    table: int, part: str, codes: Sequence[str], chosen: str, label: Callable[[str], str]
) -> discord.ui.Item[Any]:
    options = [
        discord.SelectOption(label=label(code), value=code, default=code == chosen)
        for code in codes
    ]
    return items.row(items.select(ControlId("pace", table, (part,)), label(chosen), options))


def pace_window(language: Language, control: ControlId, rules: ClockRules) -> discord.ui.Modal:
    """The window in which the numbers of reminders or of the clock are typed."""
    say, common = BotClocks(language), Bot(language)
    if control.args == (REMINDERS,):
        now = (round(rules.first / HOUR), round(rules.every / HOUR), rules.most)
        fields = [
            (say.field_first(), *BOUNDS["first"]),
            (say.field_every(), *BOUNDS["every"]),
            (say.field_most(), *BOUNDS["most"]),
        ]
        return numbers.numbers_modal(common, control, say.reminders_window(), fields, now)
    now_clock = (round((rules.move or 0) / HOUR), round(rules.bank / HOUR))
    fields = [(say.field_move(), *BOUNDS["move"]), (say.field_bank(), *BOUNDS["bank"])]
    return numbers.numbers_modal(common, control, say.clock_window(), fields, now_clock)


def _pace(language: Language, rules: ClockRules | str) -> str:
    """How patient a table is, as a notice tells it; older ones hold the words themselves."""
    return rules if isinstance(rules, str) else patience.rules(rules, language)


def notice_words(
    language: Language, table: Table, said: PaceSet | CaretakerPlays | Returned | TimeOut
) -> str:
    """The sentence of a notice about clocks."""
    say = BotClocks(language)
    who = words.mention(table, said.user, language)
    match said:
        case PaceSet():
            return say.pace_set(who=who, rules=_pace(language, said.rules))
        case CaretakerPlays():
            return say.caretaker_begins(who=who)
        case Returned():
            return say.returned(who=who)
        case TimeOut() if said.fallback == "replace" and not said.ping:
            return say.managers_replace(who=who, seat=said.seat + 1)
        case TimeOut() if said.fallback == "replace":
            hosts = say.listed(words.mention(table, user, language) for user in said.ping)
            return say.replace_asked(who=who, hosts=hosts, seat=said.seat + 1)
        case TimeOut():
            return say.goes_on_waiting(who=who)
