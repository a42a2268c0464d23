"""The pages about going back by consent: how far, what would be lost, and the public question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.words import Speech
from engine import registry
from render.text.base import shorten
from tables.facts import undo
from tables.facts.model import LogEntry, Table
from tables.facts.undo import Goal, Request

LINES, ROOM = 14, 1_600
"""Sentences of what would be lost, and the characters for them."""
SEEN = (
    "-# Nobody can forget what was shown since. Where chance was used or hidden cards were seen, "
    "what nobody knows comes anew."
)
HOST = "-# **Go on without** is for the host, if somebody does not answer for long."
ALSO_GONE = "-# Unfinished turns, prepared turns and held answers are thrown away, too."


def count(steps: int) -> str:
    """`1 step`, `3 steps`."""
    return "1 step" if steps == 1 else f"{steps} steps"


def goals_page(
    table: Table, speech: Speech, goals: Sequence[Goal], entries: Sequence[LogEntry], note: str = ""
) -> Page:
    """Asks how far to go back. entries: what everybody heard, from the farthest goal on."""
    first = _firsts(speech, entries)
    options = [
        discord.SelectOption(
            label=shorten(_label(table, goal), limits.OPTION_LABEL),
            value=str(goal.to_seq),
            description=shorten(
                ": ".join(filter(None, (count(goal.steps), first.get(goal.to_seq + 1)))),
                limits.OPTION_DESCRIPTION,
            ),
        )
        for goal in goals
    ]
    head = [f"-# {speech.title()}", "### Go back how far?"]
    if note:
        head.append(f"> {note}")
    head.append("What is on the table already can be taken back if everybody agrees.")
    menu = items.select(ControlId("backto", table.id), "To the moment before …", options)
    close = items.button("Never mind", ControlId("close", table.id))
    return items.page(items.text("\n".join(head)), items.row(menu), items.row(close))


def _label(table: Table, goal: Goal) -> str:
    if goal.kind == "action":
        return "Your last action"
    if goal.kind == "turn":
        return "Your last turn"
    what = "turn" if goal.kind == "handover" else "answer"
    return f"The {what} of {table.seats[goal.seat].name}"


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
    """What would be lost, and whom it needs. entries: the steps that would go, as heard by all.
    needed: the seats that have to agree."""
    asked = [words.who(table.seats[s]) for s in needed]
    parts = [
        f"-# {speech.title()}",
        f"### Take back {count(goal.steps)}?",
        _lost(words.lines(speech, entries)),
        SEEN,
        ALSO_GONE,
    ]
    if asked:
        also = "has" if len(asked) == 1 else "have"
        parts.append(f"{words.listed(asked)} {also} to agree; one refusal ends it.")
        label = "Ask the others"
    else:
        parts.append("Nobody else plays in person, so nobody has to agree.")
        label = f"Take back {count(goal.steps)}"
    where = (str(goal.to_seq), str(table.public_seq))
    return items.page(
        items.text("\n".join(parts)),
        items.row(
            items.button(label, ControlId("askback", table.id, where), "danger"),
            items.button("Choose again", ControlId("backs", table.id)),
            items.button("Never mind", ControlId("close", table.id)),
        ),
    )


def _lost(said: Sequence[str]) -> str:
    block = words.last_lines(said, LINES, ROOM)
    return block or "-# Nobody else heard anything of it."


def asked_page(table: Table, speech: Speech, request: Request) -> Page:
    """Tells the asker that the question is out."""
    asked = [words.who(table.seats[s]) for s in request.missing(table)]
    said = (
        f"-# {speech.title()}\nThe question is in <#{table.channel_id}>: {words.listed(asked)} "
        "can agree there or refuse. It lapses when the table moves on."
    )
    withdraw = items.button("Withdraw", ControlId("withdraw", table.id, (str(request.id),)))
    return items.page(items.text(said), items.row(withdraw))


def question_page(table: Table, request: Request) -> Page:
    """The question as everybody may see it, or what became of it; buttons while it is open."""
    speech = Speech(table)
    asker = words.who(table.seats[request.seat])
    events = undo.events(registry.rules(table.game), request)
    entry = LogEntry(request.from_seq, None, request.at, events)
    parts = [
        f"-# {speech.title()}",
        f"{asker} asks to take back **{count(request.steps)}**:",
        _lost(words.lines(speech, [entry])),
    ]
    if request.outcome is None:
        parts.append(SEEN)
    parts.append(_standing(table, request))
    return items.page(
        items.text("\n".join(parts)),
        _answers(request) if request.outcome is None else None,
        accent=COLOUR_ASKED if request.outcome is None else COLOUR_WAITING,
    )


def _standing(table: Table, request: Request) -> str:
    """Who has agreed and who has not, or how it ended."""
    agreed = words.listed([words.who(table.seats[s]) for s in request.agreed])
    waived = words.listed([words.who(table.seats[s]) for s in request.waived])
    silent = f"{waived} gave no answer in time. " if waived else ""
    match request.outcome:
        case None:
            missing = words.listed([words.who(table.seats[s]) for s in request.missing(table)])
            so_far = f"{agreed} {_verb(request.agreed)}. " if agreed else ""
            return f"{so_far}{silent}{missing}: do you agree? One refusal ends it.\n{HOST}"
        case "agreed":
            done = f"**Taken back.** {agreed} agreed." if agreed else "**Taken back.**"
            return f"{done} {silent}".strip()
        case "refused" if request.ended_by is not None:
            who = words.who(table.seats[request.ended_by])
            return f"**Refused** by {who}. The game goes on as it stands."
        case "withdrawn":
            return "**Withdrawn.** The game goes on as it stands."
        case _:
            return "**Over:** the table has moved on before everybody agreed."


def _verb(agreed: Sequence[int]) -> str:
    return "agrees" if len(agreed) == 1 else "agree"


def _answers(request: Request) -> discord.ui.ActionRow[Any]:
    def answer(op: str, label: str, style: str) -> Control:
        return items.button(label, ControlId(op, request.table_id, (str(request.id),)), style)

    return items.row(
        answer("agree", "Agree", "success"),
        answer("refuse", "Refuse", "danger"),
        answer("withdraw", "Withdraw", "secondary"),
        answer("without", "Go on without", "secondary"),
    )
