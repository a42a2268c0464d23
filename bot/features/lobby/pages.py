"""The lobby message of a table, and the private page on which its options are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

import discord
from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.widgets import items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Page
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from engine import registry
from engine.core import GameMeta
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.language import Language
from render.text.base import shorten
from tables.facts.formats import FORMATS
from tables.facts.model import Table

NONE = "none"
"""How the value None of an option is typed."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game: its name in the rules, its words, and the values it may have.

    values: the possible values if they can be listed, else empty and a number is typed.
    """

    name: str
    title: str
    description: str
    values: tuple[Any, ...]
    low: int | None = None
    high: int | None = None
    may_be_none: bool = False


def choices(game: str) -> tuple[Choice, ...]:
    """The options of a game."""
    fields: Mapping[str, FieldInfo] = registry.rules(game).options.model_fields
    return tuple(_choice(name, field) for name, field in fields.items())


def value_words(value: Any) -> str:
    """A value as players type it, in every language."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


def value_label(say: BotLobby, value: Any) -> str:
    """A value as players read it."""
    if isinstance(value, bool):
        return say.yes() if value else say.no()
    return say.none() if value is None else str(value)


def read_value(choice: Choice, said: str) -> Any:
    """The value that players mean; the words themselves if they mean none, for the rules to refuse.

    `yes`, `on`, `1` are true where true is possible; a number is a number where one is asked for.
    """
    said = said.strip()
    for value in choice.values:
        if said.casefold() in (value_words(value).casefold(), str(value).casefold()):
            return value
    if True in choice.values and said.casefold() in ("on", "1"):
        return True
    if False in choice.values and said.casefold() in ("off", "0"):
        return False
    if choice.may_be_none and said.casefold() in (NONE, "", "-"):
        return None
    try:
        return int(said)
    except ValueError:
        return said


def _choice(name: str, field: FieldInfo) -> Choice:
    title = field.title or name.replace("_", " ").capitalize()
    described = field.description or ""
    parts = _alternatives(field.annotation)
    optional = type(None) in parts
    kind = next((p for p in parts if p is not type(None)), str)
    low = next((int(m.ge) for m in field.metadata if isinstance(m, Ge)), None)  # type: ignore[call-overload]
    high = next((int(m.le) for m in field.metadata if isinstance(m, Le)), None)  # type: ignore[call-overload]
    values: tuple[Any, ...] = ()
    if kind is bool:
        values = (True, False)
    elif get_origin(kind) is Literal:
        values = get_args(kind)
    elif low is not None and high is not None and high - low < limits.OPTIONS - 1:
        values = tuple(range(low, high + 1))
    if values and optional:
        values = (None, *values)
    return Choice(name, title, described, values, low, high, optional)


def _alternatives(annotation: Any) -> tuple[Any, ...]:
    if get_origin(annotation) is Literal or annotation is None:
        return (annotation,)
    return get_args(annotation) or (annotation,)


def lobby_message(speech: Speech, pace: str = "") -> Page:
    """Who sits at the table, what will be played, and the buttons to change that.

    Once the game has begun, a short line: the board below says the rest. pace: how patient the
    table is, if not as usual.
    """
    table, meta, say = speech.table, speech.meta, BotLobby(speech.language)
    if table.status != "lobby":
        return items.page(
            items.text(f"-# {_closed_words(say, table, meta)}"), accent=COLOUR_WAITING
        )
    said = options_words(say, table)
    head = say.lobby_title(table=table.id)
    return items.page(
        items.text(f"-# {head}\n## {meta.title}\n{shorten(meta.summary, 500)}"),
        items.rule(),
        items.text(_seats(speech)),
        items.text(said) if said else None,
        items.text(f"{say.pace()}\n{pace}") if pace else None,
        *_lobby_rows(speech),
        accent=COLOUR_ASKED,
    )


def _closed_words(say: BotLobby, table: Table, meta: GameMeta) -> str:
    """What is left of a lobby that nobody can join any more."""
    seats = say.listed(words.who(seat) for seat in table.seats)
    if table.status == "running":
        return say.game_has_begun(table=table.id, game=meta.title, seats=seats)
    if table.status == "abandoned":
        return say.table_was_closed(table=table.id, game=meta.title)
    return say.game_is_over(table=table.id, game=meta.title, seats=seats)


def _seats(speech: Speech) -> str:
    table, meta, say = speech.table, speech.meta, BotLobby(speech.language)
    lines = [say.players(counts=words.counts(speech.say, meta.seats))]
    for seat in table.seats:
        number, who = seat.index + 1, words.who(seat)
        if seat.user_id == table.host_id and not seat.computer:
            lines.append(say.player_host(seat=number, who=who))
        else:
            lines.append(say.player(seat=number, who=who))
    free = max(meta.seats) - len(table.seats)
    if free > 0:
        lines.append(f"-# {say.free_seats(count=free)}")
    return "\n".join(lines)


def options_words(say: BotLobby, table: Table) -> str:
    """The options of a table that are chosen, one line each."""
    found = [
        say.option(
            option=choice.title, value=harmless(value_label(say, table.options.get(choice.name)))
        )
        for choice in choices(table.game)
        if choice.name in table.options
    ]
    if table.pictures != "phone":
        found.append(say.option(option=say.posts_menu(), value=say.posts_choice(table.pictures)))
    head = say.options_heading()
    return shorten(f"{head}\n" + "\n".join(found), 1_000) if found else ""


def _lobby_rows(speech: Speech) -> list[discord.ui.Item[Any]]:
    table, meta, say = speech.table, speech.meta, BotLobby(speech.language)
    full = len(table.seats) >= max(meta.seats)
    ready = len(table.seats) in meta.seats
    t = table.id
    first = [
        items.button(say.join(), ControlId("join", t), "primary", disabled=full),
        items.button(say.leave(), ControlId("leave", t)),
        items.button(say.start(), ControlId("start", t), "success", disabled=not ready),
    ]
    second = [items.button(say.add_computer(), ControlId("computer", t), disabled=full)]
    if any(seat.computer for seat in table.seats):
        second.append(items.button(say.remove_computer(), ControlId("nocomputer", t)))
    second.append(items.button(say.options(), ControlId("options", t)))
    second.append(items.button(speech.say.help(), ControlId("help", t)))
    return [items.row(*first), items.row(*second)]


def options_page(language: Language, table: Table, note: str | None = None) -> Page:
    """The options one by one, for the host, and how the posts of the table are shown. At most nine
    options; more games have none."""
    say = BotLobby(language)
    head = f"### {say.options_of_table(table=table.id)}"
    if note:
        head += f"\n> {shorten(note, 400)}"
    parts: list[discord.ui.Item[Any]] = [items.text(head)]
    for index, choice in enumerate(choices(table.game)[:9]):
        value = table.options.get(choice.name)
        described = f"\n-# {shorten(choice.description, 200)}" if choice.description else ""
        shown = say.option_chosen(option=choice.title, value=value_label(say, value))
        parts.append(items.text(f"{shown}{described}"))
        control = ControlId("option", table.id, (str(index),))
        parts.append(items.row(_option_control(say, control, choice, value)))
    parts += [items.text(say.posts_option()), items.row(_format_menu(say, table))]
    return items.page(*parts, accent=COLOUR_ASKED)


def _format_menu(say: BotLobby, table: Table) -> items.Control:
    """In which format the posts of the table are."""
    options = [
        discord.SelectOption(label=say.posts_choice(key), value=key, default=key == table.pictures)
        for key in FORMATS
    ]
    return items.select(ControlId("pictures", table.id), say.posts_menu(), options)


def _option_control(say: BotLobby, control: ControlId, choice: Choice, value: Any) -> items.Control:
    if not choice.values:
        return items.button(
            shorten(say.change_option(option=choice.title), limits.BUTTON_LABEL), control
        )
    shown: Sequence[Any] = choice.values[: limits.OPTIONS]
    options = [
        discord.SelectOption(
            label=shorten(value_label(say, v), limits.OPTION_LABEL),
            value=str(i),
            default=v == value,
        )
        for i, v in enumerate(shown)
    ]
    return items.select(control, choice.title, options)
