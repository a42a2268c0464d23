"""What people are shown who fit together and are asked whether they want to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Page
from bot.widgets.links import when
from bot.widgets.names import harmless
from render.lang.catalogue.bot_find import BotFind
from render.lang.catalogue.bot_open import BotOpen
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.matched import Match

SEE, YES, NO, NOT_WITH, WHOM = "match", "matchyes", "matchno", "matchnot", "matchwhom"


def _game(match: Match, language: Language) -> str:
    return listing(match.game, language).short_title()


def match_page(language: Language, match: Match, user_id: int, server: str, now: float) -> Page:
    """The question whether somebody wants to play, or what has become of it."""
    say = BotFind(language)
    guest = match.of(user_id)
    if not match.asks(now) or guest is None:
        return over_page(language, match, server)
    who = say.listed([*(harmless(other.name) for other in match.others(user_id)), say.you()])
    pace = BotOpen(language).pace(match.pace)
    lines = [say.match(who=who, game=_game(match, language), pace=pace, server=harmless(server))]
    if match.widened:
        lines.append(say.widened())
    if guest.answer == "yes":
        lines.append(say.you_are_in(when=when(match.until, "f")))
        return items.page(items.text("\n".join(lines)), accent=COLOUR_WAITING)
    lines.append(say.answer_until(when=when(match.until, "f")))
    number = (str(match.id),)
    buttons = items.row(
        items.button(say.yes(), ControlId(YES, 0, number), "success"),
        items.button(say.no(), ControlId(NO, 0, number)),
        items.button(say.not_with(), ControlId(NOT_WITH, 0, number)),
    )
    return items.page(items.text("\n".join(lines)), buttons, accent=COLOUR_ASKED)


def whom_page(language: Language, match: Match, user_id: int) -> Page:
    """With whom of these people somebody would rather not play."""
    say = BotFind(language)
    options = [
        discord.SelectOption(
            label=shorten(other.name, limits.OPTION_LABEL), value=str(other.user_id)
        )
        for other in match.others(user_id)
    ]
    control = ControlId(WHOM, 0, (str(match.id),))
    menu = items.select(control, say.whom_here(), options, high=len(options))
    parts: Sequence[discord.ui.Item[Any]] = (
        items.text(f"### {say.avoid_heading()}\n{say.avoid_about()}"),
        items.row(menu),
        items.row(items.button(say.no(), ControlId(NO, 0, (str(match.id),)))),
    )
    return items.page(*parts, accent=COLOUR_ASKED)


def said_page(said: str) -> Page:
    """What takes the place of a question that is answered."""
    return items.page(items.text(said), accent=COLOUR_WAITING)


def over_page(language: Language, match: Match, server: str, *, asleep: bool = False) -> Page:
    """That it did not come together. It says the same for every reason."""
    say = BotFind(language)
    lines = [say.over(game=_game(match, language), server=harmless(server))]
    lines += [say.over_asleep()] if asleep else []
    return items.page(items.text("\n".join(lines)), accent=COLOUR_WAITING)


def open_page(language: Language, match: Match, link: str) -> Page:
    """That the table of a match is open."""
    said = BotFind(language).open(game=_game(match, language), link=link)
    return items.page(items.text(said), accent=COLOUR_ASKED)


def ping_page(language: Language, match: Match, user_id: int) -> Page:
    """Tells somebody in a channel that there is a question for them, and nobody else what it is."""
    say = BotFind(language)
    see = items.button(say.see(), ControlId(SEE, 0, (str(match.id),)), "primary")
    text = items.text(say.may_be_table(who=f"<@{user_id}>"))
    return items.page(text, items.row(see), accent=COLOUR_ASKED)
