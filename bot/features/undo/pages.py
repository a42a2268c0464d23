"""The pages of a vote on an undo: how far, what would be lost, and the public question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.names import called
from bot.widgets.words import Speech
from engine import registry
from render.lang.catalogue.bot_undo import BotUndo
from render.text.base import shorten
from tables.model import undo
from tables.model.competitions import NO_HOST
from tables.model.table import LogEntry, Table
from tables.model.undo import Goal, Request

LINES, ROOM = 14, 1_600
"""Sentences of what would be lost, and the characters for them."""


def goals_page(
    table: Table, speech: Speech, goals: Sequence[Goal], entries: Sequence[LogEntry], note: str = ""
) -> Page:
    """Asks how far to go back. entries: what everybody heard, from the farthest goal on."""
    say, first = BotUndo(speech.language), _firsts(speech, entries)
    options = [_option(say, table, goal, first.get(goal.to_seq + 1)) for goal in goals]
    head = [f"-# {speech.title()}", f"### {say.go_back_how_far()}"]
    if note:
        head.append(f"> {note}")
    head.append(say.can_be_taken_back())
    menu = items.select(ControlId("backto", table.id), say.before_menu(), options)
    close = items.button(speech.say.never_mind(), ControlId("close", table.id))
    return items.page(items.text("\n".join(head)), items.row(menu), items.row(close))


def _label(say: BotUndo, table: Table, goal: Goal) -> str:
    if goal.kind == "action":
        return say.your_last_action()
    if goal.kind == "turn":
        return say.your_last_turn()
    who = called(table.seats[goal.seat].name, say.language)
    return say.turn_of(who=who) if goal.kind == "handover" else say.answer_of(who=who)


def _option(say: BotUndo, table: Table, goal: Goal, news: str | None) -> discord.SelectOption:
    """A goal, named by what happened first after it; if that is not known, by whose turn it was."""
    label = _label(say, table, goal)
    described = say.goal_and_steps(goal=label, count=goal.steps) if news else None
    return discord.SelectOption(
        label=shorten(news or label, limits.OPTION_LABEL),
        value=str(goal.to_seq),
        description=shorten(described or say.steps(count=goal.steps), limits.OPTION_DESCRIPTION),
    )


def _firsts(speech: Speech, entries: Sequence[LogEntry]) -> Mapping[int, str]:
    """The first sentence of each step that has one."""
    return {e.seq: speech.then(e.names).plain.event(e.events[0]) for e in entries if e.events}


def sure_page(
    table: Table,
    speech: Speech,
    goal: Goal,
    entries: Sequence[LogEntry],
    needed: Sequence[int],
) -> Page:
    """What would be lost, and who must agree. entries: the steps that would go, as heard by all.
    needed: the seats that must agree."""
    say = BotUndo(speech.language)
    asked = [words.who(table, table.seats[s], say.language) for s in needed]
    parts = [
        f"-# {speech.title()}",
        f"### {say.take_back_question(count=goal.steps)}",
        _lost(speech, entries),
        f"-# {say.seen()}",
        f"-# {say.also_gone()}",
    ]
    if asked:
        parts.append(say.have_to_agree(who=say.listed(asked), count=len(asked)))
        label = say.ask_the_others()
    else:
        parts.append(say.nobody_has_to_agree())
        label = say.take_back(count=goal.steps)
    where = (str(goal.to_seq), str(table.public_seq))
    return items.page(
        items.text("\n".join(parts)),
        items.row(
            items.button(label, ControlId("askback", table.id, where), "danger"),
            items.button(say.choose_again(), ControlId("backs", table.id)),
            items.button(speech.say.never_mind(), ControlId("close", table.id)),
        ),
    )


def _lost(speech: Speech, entries: Sequence[LogEntry]) -> str:
    def more(count: int) -> str:
        return speech.say.earlier(count=count)

    block = words.last_lines(words.lines(speech, entries), LINES, ROOM, more=more)
    return block or f"-# {BotUndo(speech.language).nobody_heard()}"


def asked_page(table: Table, speech: Speech, request: Request) -> Page:
    """Tells the user that the others have been asked."""
    say = BotUndo(speech.language)
    asked = [words.who(table, table.seats[s], say.language) for s in request.missing(table)]
    who, where = say.listed(asked), f"<#{table.channel_id}>"
    alone = table.by_message
    out = (
        say.question_is_out_alone(who=who) if alone else say.question_is_out(channel=where, who=who)
    )
    said = f"-# {speech.title()}\n{out}"
    withdraw = items.button(
        speech.say.withdraw(), ControlId("withdraw", table.id, (str(request.id),))
    )
    return items.page(items.text(said), items.row(withdraw))


def question_page(speech: Speech, request: Request) -> Page:
    """The question as everybody may see it, or what became of it; buttons while it is open."""
    table, say = speech.table, BotUndo(speech.language)
    asker = words.who(table, table.seats[request.seat], say.language)
    events = undo.events(registry.rules(table.game), request)
    entry = LogEntry(request.from_seq, None, request.at, events)
    parts = [
        f"-# {speech.title()}",
        say.asks_to_take_back(who=asker, count=request.steps),
        _lost(speech, [entry]),
    ]
    if request.outcome is None:
        parts.append(f"-# {say.seen()}")
    parts.append(_standing(say, table, request))
    return items.page(
        items.text("\n".join(parts)),
        _answers(speech, request) if request.outcome is None else None,
        accent=COLOUR_ASKED if request.outcome is None else COLOUR_WAITING,
    )


def _standing(say: BotUndo, table: Table, request: Request) -> str:
    """Who has agreed and who has not, or how it ended."""

    def named(seats: Sequence[int]) -> str:
        return say.listed(words.who(table, table.seats[s], say.language) for s in seats)

    agreed, waived = named(request.agreed), named(request.waived)
    silent = [say.gave_no_answer(who=waived)] if waived else []
    match request.outcome:
        case None:
            so_far = [say.have_agreed(who=agreed, count=len(request.agreed))] if agreed else []
            open_still = say.do_you_agree(who=named(request.missing(table)))
            return " ".join([*so_far, *silent, open_still]) + f"\n-# {_go_on(say, table)}"
        case "agreed":
            done = say.taken_back_agreed(who=agreed) if agreed else say.taken_back()
            return " ".join([done, *silent])
        case "refused" if request.ended_by is not None:
            return say.refused(who=words.who(table, table.seats[request.ended_by], say.language))
        case "withdrawn":
            return say.withdrawn()
        case _:
            return say.over()


def _go_on(say: BotUndo, table: Table) -> str:
    """Who can go on without those who do not answer."""
    return say.manager() if table.host_id == NO_HOST else say.host()


def _answers(speech: Speech, request: Request) -> discord.ui.ActionRow[Any]:
    say = BotUndo(speech.language)

    def answer(op: str, label: str, style: str) -> Control:
        return items.button(label, ControlId(op, request.table_id, (str(request.id),)), style)

    return items.row(
        answer("agree", say.agree(), "success"),
        answer("refuse", say.refuse(), "danger"),
        answer("withdraw", speech.say.withdraw(), "secondary"),
        answer("without", say.go_on_without(), "secondary"),
    )
