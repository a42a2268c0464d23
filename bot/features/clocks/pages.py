"""The words of reminders, clocks and personal settings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.widgets import items, patience, places, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import _board, link, when
from bot.widgets.words import Speech
from render.text.base import shorten
from tables.facts.clock import ClockRules, Open, Waited
from tables.facts.model import Position, Table
from tables.facts.outgoing import CaretakerPlays, PaceSet, Returned, TimeOut

LISTED = 20
"""Tables in one answer; more are counted only."""


def reminder_page(position: Position, found: Open, mark: str) -> Page:
    """Everything that waits for one user at one table."""
    table, wait = position.table, found.wait
    speech = Speech(table)
    asked = [
        shorten(speech.mentioning.waiting(position.view, d), 200)
        for d in position.waiting
        if d.seat == wait.seat
    ]
    mention = f"<@{wait.user_id}>"
    head = f"-# {speech.title()} · reminder"
    if all(mention not in line for line in asked):
        asked.insert(0, mention)
    asked.append(f"-# asked {when(wait.since)} · {_board(table)}")
    out = found.deadline
    if out is not None:
        asked.append(f"-# your time is out {when(out)}")
    return items.page(
        items.text("\n".join([head, *asked])),
        items.row(
            items.button("Take my turn", ControlId("turn", table.id), "success"),
            items.button("Board in words", ControlId("words", table.id, (mark,))),
        ),
        accent=COLOUR_ASKED,
    )


def turns_page(found: Sequence[tuple[Table, Open]]) -> Page:
    """All tables that wait for a user, with links; the buttons open the panels."""
    lines = []
    for table, wait in found[:LISTED]:
        others = [words.who(s) for s in table.seats if s.user_id != wait.wait.user_id]
        against = f" with {words.listed(others)}" if others else ""
        out = wait.deadline
        left = f", time is out {when(out)}" if out is not None else ""
        title = words.harmless(Speech(table).title())
        named = title if table.place in ("gone", "left") else f"[{title}]({link(table)})"
        asked = f"asked {when(wait.wait.since)}{left}{places.brief(table)}"
        lines.append(f"- {named}{against}: {asked}")
    if len(found) > LISTED:
        lines.append(f"-# and {len(found) - LISTED} more")
    buttons = [items.button(f"Table {t.id}", ControlId("turn", t.id)) for t, _ in found[:10]]
    rows = [items.row(*buttons[i : i + 5]) for i in range(0, len(buttons), 5)]
    return items.page(items.text("### It is your turn\n" + "\n".join(lines)), *rows)


def ledger_lines(table: Table, ledger: Sequence[Waited], waiting: Sequence[Open]) -> list[str]:
    """How long the table waited for whom, and whose clock runs."""
    found = []
    if ledger:
        found.append("**The table waited for**")
    for one in ledger[:LISTED]:
        times = "once" if one.times == 1 else f"{one.times} times"
        longest = f", longest {patience.span(one.longest)}" if one.times > 1 else ""
        who = f"<@{one.user_id}>" if one.user_id else "a former player"
        found.append(f"- {who}: {patience.span(one.total)} in all, {times}{longest}")
    for wait in waiting:
        out = wait.deadline
        if out is not None:
            found.append(f"-# the time of <@{wait.wait.user_id}> is out {when(out)}")
    named = [f"<@{s.user_id}>" for s in table.seats if s.caretaker]
    if named:
        found.append(f"A caretaker plays for {words.listed(named)}.")
    return found


IDLE = "There is no clock yet: `bank`, `fallback` and `pauses` count once `move` sets one."
"""Told to a host who sets what nothing would come of."""


def clock_page(table: Table, rules: ClockRules, note: str = "") -> Page:
    """How patient a table is, with a remark on what was just set."""
    said = f"{patience.rules(rules)}\n> {note}" if note else patience.rules(rules)
    return items.page(
        items.text(
            f"-# {Speech(table).title()}\n{said}\n"
            "-# The host changes this with the options of /game clock."
        )
    )


def _pace(rules: ClockRules | str) -> str:
    """How patient a table is, as a notice tells it; older ones hold the words themselves."""
    return rules if isinstance(rules, str) else patience.rules(rules)


def notice_words(said: PaceSet | CaretakerPlays | Returned | TimeOut) -> str:
    """The sentence of a notice about clocks."""
    who = f"<@{said.user}>"
    match said:
        case PaceSet():
            return f"{who} set the pace of this table. {_pace(said.rules)}"
        case CaretakerPlays():
            return (
                f"The time of {who} is out. A caretaker now gives the safest answers in their "
                "place; **Take my turn** or `/me back` takes the seat back."
            )
        case Returned():
            return f"{who} is back and plays again."
        case TimeOut() if said.fallback == "replace":
            hosts = words.listed([f"<@{user}>" for user in said.ping])
            return (
                f"The time of {who} is out. {hosts}: the seat may be given to somebody else or to "
                f"a computer now, with `/game replace seat:{said.seat + 1}`."
            )
        case TimeOut():
            return f"The time of {who} is out. The table goes on waiting."
