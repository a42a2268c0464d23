"""The line about a table that people can find and join."""

from __future__ import annotations

from bot.widgets import words
from bot.widgets.links import when
from bot.widgets.names import harmless
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_open import BotOpen
from render.lang.catalogue.bot_results import BotResults
from render.lang.language import Language, own_name
from render.registry import listing
from tables.model.open_tables import OpenTable


def facts(language: Language, found: OpenTable) -> list[str]:
    """What somebody who looks for a table wants to know of this one, the most important first: the
    game, its name if it has one, the players, the pace, the language, for whom it is meant."""
    say, table = BotOpen(language), found.table
    seats = words.counts(Bot(language), registry.seats(table.game))
    said = [listing(table.game, language).short_title()]
    if table.name:
        said.append(table.name)
    said.append(say.players(seated=len(table.seats), counts=seats))
    if found.pace is not None:
        said.append(say.pace(found.pace))
    said.append(own_name(table.language))
    if table.rated:
        said.append(BotResults(language).in_line())
    if table.welcome != "anybody":
        said.append(say.welcome(table.welcome))
    return said


def line(language: Language, found: OpenTable) -> str:
    """One line of a message, with the time of the start as everybody reads it in their own zone."""
    said, at = [harmless(fact) for fact in facts(language, found)], found.table.starts_at
    if at is not None:
        said.append(BotOpen(language).starts(when=when(at, "f")))
    return " · ".join(said)
