"""What /help says."""

from __future__ import annotations

import discord

from bot.widgets import items, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.reporting import report_button
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_help import BotHelp
from render.lang.language import Language
from render.registry import listing
from tables.facts.model import Table

TOPICS = BotHelp.FAMILIES["heading"]
"""What there is to say, in this order."""


def help_page(language: Language, table: Table | None, topic: str = "") -> Page:
    """How to play here: one topic, a menu of the others, and on the first page the games.

    topic: one of `TOPICS`; anything else is the first one. table: whose game is named.
    """
    say, common, first = BotHelp(language), Bot(language), TOPICS[0]
    shown = topic if topic in TOPICS else first
    number = 0 if table is None else table.id
    options = [
        discord.SelectOption(label=say.heading(key), value=key, default=key == shown)
        for key in TOPICS
    ]
    return items.page(
        items.text(f"-# {say.help_title()}\n### {say.heading(shown)}\n{say.text(shown)}"),
        items.rule() if shown == first else None,
        items.text(_about(language, table)) if shown == first else None,
        items.row(items.select(ControlId("topic", number), say.more_help(), options)),
        items.row(report_button(common, None if table is None else number)),
    )


def _about(language: Language, table: Table | None) -> str:
    """The game of a table, or else the games there are."""
    say, common = BotHelp(language), Bot(language)
    if table is not None:
        game, counts = listing(table.game, language), _counts(common, table.game)
        return say.this_game(game=game.title(), counts=counts, summary=game.summary())
    games = []
    for key in tuple(registry.keys()):
        game, counts = listing(key, language), _counts(common, key)
        games.append(say.one_game(game=game.title(), counts=counts, summary=game.summary()))
    return "\n".join([say.games(), *games])[:1500]


def _counts(common: Bot, game: str) -> str:
    return words.counts(common, registry.rules(game).meta.seats)
