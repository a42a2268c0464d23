"""What somebody sees who looks for a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.widgets import items, limits, open_table
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, Page
from bot.widgets.links import link, when
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from engine import registry
from render.lang.catalogue.bot_find import BotFind
from render.lang.language import Language, own_name
from render.registry import listing
from render.text.base import shorten
from tables.model import wishes
from tables.model.open_tables import Suited
from tables.model.table import Table, UserRef
from tables.model.users import UserSettings
from tables.model.wishes import Wish

FIND, GAME, LOOK, JOIN = "find", "findgame", "findlook", "findjoin"
FROM_BOARD = "findnew"
OPEN, WISH, HOURS, MEANT, END, WAKE = (
    *("wishopen", "wish", "wishhours", "wishmeant", "wishend", "wishwake"),
)
AVOID, ADD, TAKE_OUT = "avoid", "avoidadd", "avoidless"
SHOWN = 8
"""Tables on one page."""
AT_ONCE = 10
"""People who are put on the list in one go."""
ALL = "all"
"""The choice of all games; and of all hours."""
NO_GAME = ""


def find_page(
    language: Language, found: Sequence[Suited], game: str, wish: Wish | None, note: str = ""
) -> Page:
    """The open tables, those that suit best first, and what else can be done. game: the only one to
    be shown; empty: all."""
    say = BotFind(language)
    here = [one for one in found if game in (NO_GAME, one.open_table.table.game)]
    head = say.heading() if not game else say.heading_game(game=_title(game, language))
    lines = [f"### {head}", *([f"> {note}"] if note else [])]
    lines += [f"**{n}.** {_line(language, one)}" for n, one in enumerate(here[:SHOWN], 1)]
    if not here:
        lines.append(say.nobody_yet())
    if len(here) > SHOWN:
        lines.append(f"-# {say.more(count=len(here) - SHOWN)}")
    parts: list[discord.ui.Item[Any]] = [items.text("\n".join(lines))]
    shown = [one.open_table.table for one in here[:SHOWN]]
    joins = [
        items.button(say.join(number=n), ControlId(JOIN, table.id), "primary")
        for n, table in enumerate(shown, 1)
    ]
    parts += [items.row(*joins[at : at + 4]) for at in range(0, len(joins), 4)]
    if shown:
        parts.append(items.row(_look_at(language, shown)))
    if len(games := sorted({one.open_table.table.game for one in found} | {game} - {""})) > 1:
        parts.append(items.row(_which_game(language, games, game)))
    would = say.would_play() if found else say.ask_me()
    where = ControlId(OPEN, 0, _game_args(game))
    buttons = [
        items.button(would, where, "success")
        if wish is None
        else items.button(say.my_wish(), ControlId(WISH, 0)),
        items.button(say.avoid_somebody(), ControlId(AVOID, 0)),
    ]
    return items.page(*parts, items.row(*buttons), accent=COLOUR_ASKED)


def _title(game: str, language: Language) -> str:
    return listing(game, language).short_title()


def _game_args(game: str) -> tuple[str, ...]:
    return (str(registry.keys().index(game)),) if game in tuple(registry.keys()) else ()


def game_of(control: ControlId) -> str:
    """The game that a control remembers; empty for all."""
    keys, number = registry.keys(), next(iter(control.args), "")
    known = number.isdecimal() and int(number) < len(keys)
    return keys[int(number)] if known else NO_GAME


def _line(language: Language, one: Suited) -> str:
    say, said = BotFind(language), [open_table.line(language, one.open_table)]
    said += [say.suits()] if one.suits else []
    said += [say.your_hours()] if one.hours else []
    return " · ".join(said)


def _look_at(language: Language, tables: Sequence[Table]) -> items.Control:
    options = [
        discord.SelectOption(
            label=shorten(f"{n}. {Speech(table, language).title()}", limits.OPTION_LABEL),
            value=str(table.id),
        )
        for n, table in enumerate(tables, 1)
    ]
    return items.select(ControlId(LOOK, 0), BotFind(language).look_at(), options)


def _which_game(language: Language, games: Sequence[str], game: str) -> items.Control:
    say = BotFind(language)
    options = [discord.SelectOption(label=say.all_games(), value=ALL)]
    options += [
        discord.SelectOption(label=shorten(_title(key, language), limits.OPTION_LABEL), value=key)
        for key in games
        if key != game
    ][: limits.OPTIONS - 1]
    return items.select(ControlId(GAME, 0), say.which_game(), options)


def table_page(language: Language, one: Suited) -> Page:
    """One open table with who sits there."""
    say, table = BotFind(language), one.open_table.table
    speech = Speech(table, language)
    who = say.listed(harmless(name) for name in speech.names)
    lines = [
        f"### {harmless(speech.title())}",
        _line(language, one),
        say.players(who=who),
        say.where(link=link(table)),
    ]
    buttons = items.row(
        items.button(say.join_table(), ControlId(JOIN, table.id), "primary"),
        items.button(say.back(), ControlId(FIND, 0)),
    )
    return items.page(items.text("\n".join(lines)), buttons, accent=COLOUR_ASKED)


# --- the wish ------------------------------------------------------------------------------------


def wish_lines(language: Language, wish: Wish, user: UserSettings, now: float) -> list[str]:
    """What somebody would like to play, and what becomes of it."""
    say = BotFind(language)
    lines = [
        say.wish(
            games=say.listed(_title(game, language) for game in wish.games),
            sizes=say.either(str(size) for size in wish.sizes),
            pace=say.speed(wish.pace),
            when=when(wish.until, "f"),
        ),
        say.most(count=wish.most),
    ]
    if wish.hours is None:
        lines.append(say.any_hours())
    else:
        parts = [part_of_day(say, part, user, now) for part in _parts(wish.hours)]
        lines.append(say.hours(hours=say.listed(parts)))
    if wish.language is not None:
        lines.append(say.in_language(language=own_name(wish.language)))
    if wish.asleep:
        lines.append(say.asleep())
    elif wish.rests > now:
        lines.append(say.rests(when=when(wish.rests)))
    else:
        lines.append(say.looking())
    return lines


def _parts(hours: int) -> list[int]:
    return [part for part in range(wishes.PARTS) if hours >> part & 1]


def part_of_day(say: BotFind, part: int, user: UserSettings, now: float) -> str:
    """A part of the day, as clocks show it where somebody lives."""
    midnight = now - now % 86_400
    begin = datetime.fromtimestamp(midnight, user.tz) + timedelta(hours=part * wishes.PART)
    end = begin + timedelta(hours=wishes.PART)
    return say.between(begin=f"{begin:%H:%M}", end=f"{end:%H:%M}")


def wish_page(
    language: Language, wish: Wish | None, user: UserSettings, now: float, note: str = ""
) -> Page:
    """What somebody would like to play on a server, to change it."""
    say = BotFind(language)
    lines = [f"### {say.wish_heading()}", *([f"> {note}"] if note else [])]
    back = items.button(say.back(), ControlId(FIND, 0))
    if wish is None:
        would = items.button(say.would_play(), ControlId(OPEN, 0), "success")
        text = items.text("\n".join([*lines, say.no_wish_here()]))
        return items.page(text, items.row(would, back), accent=COLOUR_ASKED)
    lines += wish_lines(language, wish, user, now)
    hours = [
        discord.SelectOption(label=say.any_time(), value=ALL, default=wish.hours is None),
        *(
            discord.SelectOption(
                label=part_of_day(say, part, user, now),
                value=str(part),
                default=wish.hours is not None and bool(wish.hours >> part & 1),
            )
            for part in range(wishes.PARTS)
        ),
    ]
    meant = [
        discord.SelectOption(label=say.meant(kind), value=kind, default=kind == wish.welcome)
        for kind in ("anybody", "learners", "experienced")
    ]
    buttons = [
        items.button(say.change(), ControlId(OPEN, 0), "primary"),
        items.button(say.end(), ControlId(END, 0), "danger"),
        back,
    ]
    if wish.asleep or wish.rests > now:
        buttons.insert(0, items.button(say.wake(), ControlId(WAKE, 0), "success"))
    return items.page(
        items.text("\n".join(lines)),
        items.row(items.select(ControlId(HOURS, 0), say.which_hours(), hours, high=len(hours))),
        items.row(items.select(ControlId(MEANT, 0), say.whom_for(), meant)),
        items.row(*buttons),
        accent=COLOUR_ASKED,
    )


# --- whom somebody would rather not meet ---------------------------------------------------------


def avoid_page(language: Language, avoided: Sequence[UserRef], note: str = "") -> Page:
    """With whom somebody would rather not play."""
    say = BotFind(language)
    names = say.listed(harmless(other.name) for other in avoided)
    listed = say.avoided(names=shorten(names, 1_500)) if avoided else say.nobody_avoided()
    lines = [f"### {say.avoid_heading()}", *([f"> {note}"] if note else [])]
    lines += [say.avoid_about(), listed]
    parts: list[discord.ui.Item[Any]] = [
        items.text("\n".join(lines)),
        items.row(items.people(ControlId(ADD, 0), say.whom_avoid(), AT_ONCE)),
    ]
    for at in range(0, len(avoided), limits.OPTIONS):
        options = [
            discord.SelectOption(
                label=shorten(other.name, limits.OPTION_LABEL), value=str(other.id)
            )
            for other in avoided[at : at + limits.OPTIONS]
        ]
        control = ControlId(TAKE_OUT, 0, (str(at),))
        parts.append(items.row(items.select(control, say.whom_forgive(), options)))
    back = items.row(items.button(say.back(), ControlId(FIND, 0)))
    return items.page(*parts, back, accent=COLOUR_ASKED)
