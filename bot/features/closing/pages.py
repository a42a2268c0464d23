"""The pages of a vote on closing a rated game: whether one is sure, and the public question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.links import when
from bot.widgets.words import Speech
from render.lang.catalogue.bot_closing import BotClosing
from render.lang.language import Language
from tables.model.closing import CloseRequest
from tables.model.table import Table
from tables.operations.close_votes import Prospect

OPEN, ASK = "closing", "closeask"
AGREE, REFUSE, WITHDRAW = "closeagree", "closerefuse", "closewithdraw"
ANSWERS = (AGREE, REFUSE, WITHDRAW)


def open_button(language: Language, table: Table) -> Control:
    """Begins the vote, after a question."""
    return items.button(BotClosing(language).ask_to_close(), ControlId(OPEN, table.id))


def sure_page(speech: Speech, found: Prospect) -> Page:
    """Asks whether the others should be asked."""
    say, table = BotClosing(speech.language), found.table
    parts = [f"-# {speech.title()}", f"### {say.close_this_game()}", say.counts_for_nobody()]
    if found.asked:
        who = _named(say, table, found.asked)
        parts += [say.have_to_agree(who=who, count=len(found.asked)), _discreet(say, found.asked)]
        label = say.ask_the_others()
    else:
        parts.append(say.nobody_has_to_agree())
        label = say.close_the_game()
    return items.page(
        items.text("\n".join(filter(None, parts))),
        items.row(
            items.button(label, ControlId(ASK, table.id), "danger"),
            items.button(speech.say.never_mind(), ControlId("close", table.id)),
        ),
    )


def asked_page(speech: Speech, request: CloseRequest) -> Page:
    """Tells the player that the others have been asked, or that the game is closed."""
    say, table = BotClosing(speech.language), speech.table
    if request.outcome is not None:
        return items.page(items.text(say.answer(AGREE)))
    who, until = _named(say, table, request.missing(table)), when(request.lapses_at, "f")
    if table.by_message:
        out = say.question_is_out_alone(who=who, when=until)
    else:
        out = say.question_is_out(channel=f"<#{table.channel_id}>", who=who, when=until)
    return items.page(
        items.text(f"-# {speech.title()}\n{out}"),
        items.row(_answer(request, WITHDRAW, speech.say.withdraw())),
    )


def question_page(speech: Speech, request: CloseRequest) -> Page:
    """The question as everybody may see it, or what became of it; buttons while it is open. How
    many have agreed is told, but not who."""
    table, say = speech.table, BotClosing(speech.language)
    asker = words.who(table, table.seats[request.seat], say.language)
    parts = [f"-# {speech.title()}", say.asks_to_close(who=asker)]
    if request.outcome is None:
        asked = request.asked(table)
        parts += [say.counts_for_nobody(), say.do_you_agree(who=_named(say, table, asked))]
        if request.agreed:
            parts.append(say.have_agreed(count=len(request.agreed), all=len(asked)))
        parts.append(_discreet(say, asked))
        parts.append(f"-# {say.expires(when=when(request.lapses_at))}")
    else:
        parts.append(say.outcome(request.outcome))
    return items.page(
        items.text("\n".join(filter(None, parts))),
        _answers(speech, request) if request.outcome is None else None,
        accent=COLOUR_ASKED if request.outcome is None else COLOUR_WAITING,
    )


def answered(language: Language, op: str, request: CloseRequest) -> str:
    """What to tell the player who has answered."""
    say = BotClosing(language)
    if op == AGREE and request.outcome is None:
        return say.you_agree()
    return say.answer(op)


def _discreet(say: BotClosing, asked: Sequence[int]) -> str:
    """Where several are asked, that nobody is told who answered what."""
    return f"-# {say.discreet()}" if len(asked) > 1 else ""


def _named(say: BotClosing, table: Table, seats: Sequence[int]) -> str:
    return say.listed(words.who(table, table.seats[seat], say.language) for seat in seats)


def _answer(request: CloseRequest, op: str, label: str, style: str = "secondary") -> Control:
    return items.button(label, ControlId(op, request.table_id, (str(request.id),)), style)


def _answers(speech: Speech, request: CloseRequest) -> discord.ui.ActionRow[Any]:
    say = BotClosing(speech.language)
    return items.row(
        _answer(request, AGREE, say.agree(), "danger"),
        _answer(request, REFUSE, say.refuse(), "success"),
        _answer(request, WITHDRAW, speech.say.withdraw()),
    )
