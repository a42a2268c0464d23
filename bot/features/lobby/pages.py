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
from engine import registry
from engine.core import GameMeta
from render.text.base import shorten
from tables.facts.model import Table

NONE = "none"
"""How the value None of an option is written."""


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
    """A value as players read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


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


def lobby_message(table: Table, pace: str = "") -> Page:
    """Who sits at the table, what will be played, and the buttons to change that.

    Once the game has begun, a short line: the board below says the rest. pace: how patient the
    table is, if not as usual.
    """
    meta = registry.rules(table.game).meta
    if table.status != "lobby":
        return items.page(items.text(_closed_words(table, meta)), accent=COLOUR_WAITING)
    said = options_words(table)
    return items.page(
        items.text(f"-# Table {table.id}\n## {meta.title}\n{shorten(meta.summary, 500)}"),
        items.rule(),
        items.text(_seats(table, meta)),
        items.text(said) if said else None,
        items.text(f"**Pace**\n{pace}") if pace else None,
        *_lobby_rows(table, meta),
        accent=COLOUR_ASKED,
    )


def _closed_words(table: Table, meta: GameMeta) -> str:
    """What is left of a lobby that nobody can join any more."""
    seated = words.listed([words.who(seat) for seat in table.seats])
    state = {
        "running": f"The game has begun: {seated} play. The boards are below.",
        "abandoned": "This table was closed.",
        "finished": f"{seated} played here. This game is over.",
    }[table.status]
    return f"-# Table {table.id} · {meta.title} · {state}"


def _seats(table: Table, meta: GameMeta) -> str:
    lines = [f"**Players** · {words.counts(meta.seats)}"]
    for seat in table.seats:
        host = " · host" if seat.user_id == table.host_id and not seat.computer else ""
        lines.append(f"{seat.index + 1}. {words.who(seat)}{host}")
    free = max(meta.seats) - len(table.seats)
    if free > 0:
        lines.append(f"-# {free} more {'seat is' if free == 1 else 'seats are'} free")
    return "\n".join(lines)


def options_words(table: Table) -> str:
    """The options of a table, one line each."""
    found = [
        f"{choice.title}: **{harmless(value_words(table.options.get(choice.name)))}**"
        for choice in choices(table.game)
        if choice.name in table.options
    ]
    return shorten("**Options**\n" + "\n".join(found), 1_000) if found else ""


def _lobby_rows(table: Table, meta: GameMeta) -> list[discord.ui.Item[Any]]:
    full = len(table.seats) >= max(meta.seats)
    ready = len(table.seats) in meta.seats
    t = table.id
    first = [
        items.button("Join", ControlId("join", t), "primary", disabled=full),
        items.button("Leave", ControlId("leave", t)),
        items.button("Start", ControlId("start", t), "success", disabled=not ready),
    ]
    second = [items.button("Add computer", ControlId("computer", t), disabled=full)]
    if any(seat.computer for seat in table.seats):
        second.append(items.button("Remove computer", ControlId("nocomputer", t)))
    if choices(table.game):
        second.append(items.button("Options", ControlId("options", t)))
    second.append(items.button("Help", ControlId("help", t)))
    return [items.row(*first), items.row(*second)]


def options_page(table: Table, note: str | None = None) -> Page:
    """The options one by one, for the host. At most nine; more games have none."""
    head = f"### Options of table {table.id}"
    if note:
        head += f"\n> {shorten(note, 400)}"
    parts: list[discord.ui.Item[Any]] = [items.text(head)]
    for index, choice in enumerate(choices(table.game)[:9]):
        value = table.options.get(choice.name)
        described = f"\n-# {shorten(choice.description, 200)}" if choice.description else ""
        parts.append(items.text(f"**{choice.title}**: {value_words(value)}{described}"))
        control = ControlId("option", table.id, (str(index),))
        parts.append(items.row(_option_control(control, choice, value)))
    return items.page(*parts, accent=COLOUR_ASKED)


def _option_control(control: ControlId, choice: Choice, value: Any) -> items.Control:
    if not choice.values:
        return items.button(f"Change {choice.title.lower()}"[: limits.BUTTON_LABEL], control)
    shown: Sequence[Any] = choice.values[: limits.OPTIONS]
    options = [
        discord.SelectOption(
            label=shorten(value_words(v), limits.OPTION_LABEL), value=str(i), default=v == value
        )
        for i, v in enumerate(shown)
    ]
    return items.select(control, choice.title, options)
