"""A list of open tables, and the confirmation to close the chosen ones."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import channel, when
from bot.widgets.names import harmless
from bot.widgets.words import Speech
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_tables import BotTables
from render.lang.language import Language
from render.text.base import shorten
from tables.model.competitions import NO_HOST
from tables.model.table import Table

SHOWN = 20
"""Tables on one page."""
LINE = 180
OPEN, CHOOSE, CLOSE = "tables", "tableschoose", "tablesclose"
"""What the controls do: show a page, choose tables, close them."""
Titles = Mapping[int, str]
"""What the seasons and tournaments are called to which tables belong, by the tables' numbers."""
NONE: Titles = {}
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Shown:
    """Which tables are shown. host: only this user's; 0: all. first: how many come before."""

    host: int
    first: int

    @property
    def args(self) -> tuple[str, ...]:
        return (str(self.host), str(self.first))


def part(tables: Sequence[Table], shown: Shown) -> Sequence[Table]:
    """The tables of a page."""
    return tables[shown.first : shown.first + SHOWN]


def marked(tables: Sequence[Table], chosen: Sequence[Table]) -> tuple[str, str]:
    """The chosen tables of a page, and a digest of the page, for an id."""
    numbers = {table.id for table in chosen}
    bits = sum(1 << i for i, table in enumerate(tables) if table.id in numbers)
    return _base36(bits), _digest(tables)


def unmarked(tables: Sequence[Table], bits: str, digest: str) -> list[Table] | None:
    """The tables that an id names; None if the page lists other tables by now."""
    if digest != _digest(tables) or not bits or any(c not in DIGITS for c in bits):
        return None
    number = int(bits, 36)
    return [table for i, table in enumerate(tables) if number >> i & 1]


def _base36(number: int) -> str:
    found = ""
    while number:
        number, digit = divmod(number, 36)
        found = DIGITS[digit] + found
    return found or "0"


def _digest(tables: Sequence[Table]) -> str:
    said = " ".join(str(table.id) for table in tables)
    return hashlib.sha256(said.encode()).hexdigest()[:10]


def list_page(
    language: Language,
    tables: Sequence[Table],
    shown: Shown,
    note: str | None = None,
    titles: Titles = NONE,
) -> Page:
    """A page of the list, with a menu of the tables that can be closed."""
    say, here = BotTables(language), part(tables, shown)
    head = [f"### {say.head(count=len(tables))}"]
    if note:
        head.append(f"> {note}")
    head.append(f"-# {say.longest_idle_first()}")
    lines = [shorten(line(language, table, titles), LINE) for table in here]
    options = [
        discord.SelectOption(
            label=shorten(_named(language, table), limits.OPTION_LABEL), value=str(table.id)
        )
        for table in here
    ]
    choose = ControlId(CHOOSE, 0, shown.args)
    menu = items.select(choose, say.choose(), options, high=len(options)) if options else None
    before, after = shown.first - SHOWN, shown.first + SHOWN
    turn = [
        items.button(label, ControlId(OPEN, 0, Shown(shown.host, first).args))
        for label, first in ((say.earlier(), before), (say.later(), after))
        if 0 <= first < len(tables)
    ]
    return items.page(
        items.text("\n".join(head)),
        items.text("\n".join(lines)) if lines else None,
        items.row(menu) if menu is not None else None,
        items.row(*turn) if turn else None,
    )


def sure_page(
    language: Language,
    here: Sequence[Table],
    chosen: Sequence[Table],
    shown: Shown,
    titles: Titles = NONE,
) -> Page:
    """Asks whether these tables are to be closed."""
    say, common = BotTables(language), Bot(language)
    yes = ControlId(CLOSE, 0, (*shown.args, *marked(here, chosen)))
    lines = [shorten(line(language, table, titles), LINE) for table in chosen]
    return items.page(
        items.text(f"{say.close_these(count=len(chosen))}\n" + "\n".join(lines)),
        items.row(
            items.button(say.yes_close(count=len(chosen)), yes, "danger"),
            items.button(common.go_back(), ControlId(OPEN, 0, shown.args)),
        ),
    )


def line(language: Language, table: Table, titles: Titles) -> str:
    """One table: where it is, whose it is and since when nothing has happened."""
    return BotTables(language).table(
        status=table.status,
        table=table.id,
        game=Speech(table, language).listing.title(),
        channel=channel(language, table),
        whose=_whose(BotTables(language), table, titles),
        when=when(table.changed_at),
    )


def _whose(say: BotTables, table: Table, titles: Titles) -> str:
    """Who hosts a table, or to which season or tournament it belongs."""
    if table.id in titles:
        return say.belongs_to(title=harmless(titles[table.id]))
    if table.host_id == NO_HOST:
        return say.hosted_by_nobody()
    return say.hosted_by(host=f"<@{table.host_id}>")


def _named(language: Language, table: Table) -> str:
    speech = Speech(table, language)
    seats = language.listed(speech.names)
    return BotTables(language).choice(table=table.id, game=speech.listing.title(), seats=seats)
