"""/card: what a card costs and does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.panel.finding import SeveralTables, table_here
from bot.widgets import cardfile, figures, items, limits, reader, replies, spelling
from bot.widgets.cardfile import Found
from bot.widgets.described import described
from bot.widgets.items import Page
from bot.widgets.names import harmless
from bot.widgets.replies import Interaction
from bot.widgets.reporting import figure_button
from bot.widgets.scopes import everywhere
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.errors import NoTable, UserError

ROOM, CARD_ROOM = 3_400, 1_500
SHOWN = 6
"""The most cards of one name that are shown."""


class AskingCog(commands.Cog):
    """One command, which changes nothing."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.service = context.service

    @app_commands.command(description=described(BotCommands.card))
    @everywhere
    @app_commands.describe(name=described(BotCommands.card_name))
    async def card(self, interaction: Interaction, name: spelling.Name) -> None:
        await replies.acknowledge(interaction, fresh=True)
        found = _meant(name, *await self._cards(interaction))
        await replies.show(interaction, await self._faces(found[:SHOWN], reader.of(interaction)))

    async def _faces(self, cards: Sequence[Found], language: Language) -> Page:
        """The same card of some games, one below the other."""
        shown: list[Any] = []
        drawn = [await self._context.pictures.card(card) for card in cards]
        for card, face in zip(cards, drawn, strict=True):
            title = listing(card.game, language).title()
            said = shorten(card.text, min(CARD_ROOM, ROOM // len(cards) - len(title) - 120))
            shown.append(items.text(f"-# {title}\n### {card.label}\n{said}"))
            noted = figures.by_host(language, card.game, card.options or {})
            shown.append(items.small("\n".join(map(harmless, noted))) if noted else None)
            shown.append(items.gallery(face) if face else None)
        if any(figures.doubted(card.game, card.options or {}) for card in cards):
            shown.append(items.row(figure_button(Bot(language), 0)))
        return items.page(*shown, pictures=drawn)

    @card.autocomplete("name")
    async def _names(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        own, others = await self._cards(interaction)
        cards = tuple({card.label: card for card in reversed(own or others)}.values())[::-1]
        return [
            app_commands.Choice(name=shorten(card.label, limits.CHOICE_NAME), value=card.label)
            for card, _ in cardfile.search(current, cards, limits.CHOICES)
        ]

    async def _cards(self, interaction: Interaction) -> tuple[tuple[Found, ...], tuple[Found, ...]]:
        """The cards of this table's game, if it has any, and those of all other games."""
        options = {key: self.service.figures(key) for key in tuple(registry.keys())}
        try:
            table = await table_here(self._context, interaction)
        except (NoTable, SeveralTables):
            game = ""
        else:
            game = table.game
            options[game] = dict(self.service.settled(table).options)
        every = cardfile.shelf(language=reader.of(interaction), options=options)
        own = tuple(card for card in every if card.game == game)
        return own, tuple(card for card in every if card.game != game)


def _meant(said: str, own: tuple[Found, ...], others: tuple[Found, ...]) -> tuple[Found, ...]:
    """The cards of the table's game first, then those of the same name in others; only those if the
    table's game has none. Raises `UserError`."""
    if not own:
        return cardfile.named(said, others)
    try:
        cards = cardfile.named(said, own)
    except UserError as unknown:
        try:
            return cardfile.named(said, others)
        except UserError:
            raise unknown from None
    labels = {card.label for card in cards}
    return (*cards, *(other for other in others if other.label in labels))
