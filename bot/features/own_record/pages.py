"""The pages of records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.features.own_record.facts import level_word
from bot.widgets import items, limits
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import COLOUR_OVER, Drawn, Page
from bot.widgets.names import harmless
from engine import registry
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.lang.catalogue.record_picture import RecordPicture
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.expected import Expected
from tables.model.own_record import PERIODS, Met, Wanted
from tables.operations.own_records import Told

RECORD, SHARE = "myrecord", "sharerecord"
"""What the controls do: show a record with another choice, post it."""
GAME, SIZE, PERIOD = "g", "s", "p"
"""The menus."""
ALL = "all"
"""The choice of all games, or all sizes of tables."""
MET = 10
"""As many people are listed whom somebody has met."""
VOIDED = 3
"""As many results are listed that a manager took out."""
IN_WORDS = 1_800
"""Characters of the figures, where they could not be drawn."""
OWN = ""
"""Whose record a control is about, if it is that of the one who presses."""


# --- what controls remember ----------------------------------------------------------------------


def kept(wanted: Wanted) -> tuple[str, ...]:
    """What is wanted, in the id of a control."""
    keys = list(registry.keys())
    game = str(keys.index(wanted.game)) if wanted.game in keys else ALL
    return game, str(wanted.size or 0), str(PERIODS.index(wanted.period))


def wanted_of(control: ControlId, first: int) -> Wanted:
    """What a control remembers from this argument on. Raises `BadId`."""
    keys, game = list(registry.keys()), control.text(first)
    size, period = control.number(first + 1), control.number(first + 2)
    known = game == ALL or (game.isdecimal() and len(game) < 4 and int(game) < len(keys))
    if not known or size > 99 or period >= len(PERIODS):
        raise BadId(f"{control} wants no games that there are")
    return Wanted(None if game == ALL else keys[int(game)], size or None, PERIODS[period])


def chosen(wanted: Wanted, menu: str, value: str) -> Wanted:
    """What is wanted after a choice. Raises `BadId` for what no menu offers."""
    if menu == GAME and value in (ALL, *registry.keys()):
        return Wanted(None if value == ALL else value, None, wanted.period)
    if menu == SIZE and (value == ALL or (value.isdecimal() and len(value) < 3)):
        return Wanted(wanted.game, None if value == ALL else int(value) or None, wanted.period)
    if menu == PERIOD and (period := next((p for p in PERIODS if p == value), None)) is not None:
        return Wanted(wanted.game, wanted.size, period)
    raise BadId(f"no menu {menu!r} of a record has the value {value!r}")


@dataclass(frozen=True, slots=True)
class Seen:
    """The figures of a record: as pictures, and in words for where none could be drawn."""

    drawn: tuple[Drawn, ...]
    said: tuple[str, ...]


# --- pages ---------------------------------------------------------------------------------------


def own_page(
    language: Language,
    told: Told,
    seen: Seen,
    *,
    shares: bool,
    notes: Sequence[str] = (),
    shared: bool = False,
) -> Page:
    """Somebody's own record. shares: whether it can be posted where they are. shared: it just
    was."""
    say = BotOwnRecord(language)
    if told.record.empty and not told.games:
        return items.page(items.text(say.none_yet()), accent=COLOUR_OVER)
    head = [f"-# {say.only_you()}", *(f"> {note}" for note in notes)]
    buttons = []
    if seen.drawn and shares:
        label = say.shared_button() if shared else say.share()
        share = ControlId(SHARE, 0, kept(told.wanted))
        buttons.append(items.button(label, share, "primary", disabled=shared))
    if told.record.best is not None:
        buttons.append(items.button(say.best_game(), ControlId("begin", told.record.best)))
    lines = _private_lines(say, told)
    return items.page(
        items.text("\n".join(head)),
        *_figures(say, seen),
        items.text("\n".join(lines)) if lines else None,
        *_menus(say, told, OWN),
        items.row(*buttons) if buttons else None,
        pictures=seen.drawn,
        accent=COLOUR_OVER,
    )


def other_page(language: Language, user_id: int, told: Told, met: Met | None, seen: Seen) -> Page:
    """The record of somebody who lets others read it."""
    say, who = BotOwnRecord(language), f"<@{user_id}>"
    if not told.games:
        lines = [say.none_of_other(who=who), _met_in_all(say, met, who)]
        return items.page(items.text("\n".join(lines)), accent=COLOUR_OVER)
    lines = [_met_in_all(say, met, who), *([say.together(who=who)] if told.together else [])]
    return items.page(
        items.text(f"-# {say.of_other(who=who)}"),
        *_figures(say, seen),
        items.text("\n".join(lines)),
        *_menus(say, told, str(user_id)),
        pictures=seen.drawn,
        accent=COLOUR_OVER,
    )


def private_page(language: Language, user_id: int, met: Met | None) -> Page:
    """What is left to read of somebody who keeps the record private."""
    say, who = BotOwnRecord(language), f"<@{user_id}>"
    lines = [say.keeps_private(who=who), _met_in_all(say, met, who)]
    return items.page(items.text("\n".join(lines)), accent=COLOUR_OVER)


def shared_page(language: Language, user_id: int, drawn: Sequence[Drawn]) -> Page:
    """What everybody reads in the channel: the pictures alone."""
    said = BotOwnRecord(language).shares(who=f"<@{user_id}>")
    return items.page(
        items.text(f"-# {said}"), *items.galleries(drawn), pictures=drawn, accent=COLOUR_OVER
    )


def expected_line(language: Language, found: Expected) -> str:
    """What was to be expected of the reader in a game."""
    place = RecordPicture(language).place(place=found.place)
    say = BotOwnRecord(language)
    match found.compared:
        case "about":
            return say.expected_about(chance=found.chance, place=place)
        case "better":
            return say.expected_better(chance=found.chance, place=place)
        case "less":
            return say.expected_less(chance=found.chance, place=place)


# --- parts ---------------------------------------------------------------------------------------


def _figures(say: BotOwnRecord, seen: Seen) -> list[discord.ui.Item[Any]]:
    """The pictures, or their words; that there is nothing of what was chosen."""
    if not seen.said:
        return [items.text(say.none_of_these())]
    if seen.drawn:
        return items.galleries(seen.drawn)
    return [items.text(shorten("\n".join(seen.said), IN_WORDS))]


def _private_lines(say: BotOwnRecord, told: Told) -> list[str]:
    """What is never shared: people, computers, seats taken over."""
    record, lines = told.record, []
    if record.met:
        lines.append(say.met_heading())
        shown = record.met[:MET]
        lines += [f"- {_met(say, one, f'<@{one.user_id}>')}" for one in shown]
        if len(record.met) > len(shown):
            lines.append(f"-# {say.more_met(count=len(record.met) - len(shown))}")
    if record.practice:
        levels = [
            say.practice_level(
                level=level_word(one.level, say.language) or say.any_level(),
                won=one.won,
                games=one.games,
            )
            for one in record.practice
        ]
        lines.append(say.practice(levels=say.language.row(levels)))
    if record.took_over:
        lines.append(say.thanks(count=record.took_over))
    lines += [
        say.voided(
            game=listing(one.game, say.language).short_title(),
            table=one.table_id,
            reason=harmless(one.reason),
        )
        for one in record.voided[:VOIDED]
    ]
    if told.unrated and told.wanted.game is not None:
        lines.append(f"-# {say.unrated()}")
    return lines


def _met(say: BotOwnRecord, met: Met, who: str) -> str:
    return say.met(who=who, games=met.games, ahead=met.ahead, behind=met.behind)


def _met_in_all(say: BotOwnRecord, met: Met | None, who: str) -> str:
    """The same of all games, beside a record that may be of one."""
    if met is None:
        return say.never_met(who=who)
    return say.met_in_all(who=who, games=met.games, ahead=met.ahead, behind=met.behind)


def _menus(say: BotOwnRecord, told: Told, who: str) -> list[discord.ui.Item[Any]]:
    """The menus of games, sizes and periods; those with nothing to choose are left out."""
    wanted, language = told.wanted, say.language

    def menu(part: str, caption: str, choices: Sequence[tuple[str, str]], now: str) -> Any:
        options = [
            discord.SelectOption(
                label=shorten(label, limits.OPTION_LABEL), value=value, default=value == now
            )
            for value, label in choices[: limits.OPTIONS]
        ]
        control = ControlId(RECORD, 0, (who, part, *kept(wanted)))
        return items.row(items.select(control, caption, options))

    found = []
    played = list(dict.fromkeys((*told.games, *((wanted.game,) if wanted.game else ()))))
    if len(played) > 1:
        games = [(ALL, say.all_games()), *((g, listing(g, language).title()) for g in played)]
        found.append(menu(GAME, say.which_game(), games, wanted.game or ALL))
    if len(told.sizes) > 1:
        sizes = [(ALL, say.all_sizes()), *((str(n), say.size(count=n)) for n in told.sizes)]
        found.append(menu(SIZE, say.which_size(), sizes, str(wanted.size or ALL)))
    periods = [(period, say.period(period)) for period in PERIODS]
    found.append(menu(PERIOD, say.which_period(), periods, wanted.period))
    return found
