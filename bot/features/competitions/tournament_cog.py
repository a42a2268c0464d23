"""/server tournament."""

from __future__ import annotations

from functools import partial
from typing import Any, get_args

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.features.competitions.cog import (
    PACE_CHOICES,
    SIZE_CHOICES,
    USUAL,
    Starts,
    game_choices,
)
from bot.features.competitions.handlers import CompetitionHandlers
from bot.features.competitions.pages import said_page
from bot.features.find import places
from bot.features.lobby.cog import read_game
from bot.widgets import reader, replies
from bot.widgets.described import described
from bot.widgets.managing import SERVERS, need_manager
from bot.widgets.replies import Interaction
from bot.widgets.spelling import Name
from bot.widgets.spoken_times import understood
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.catalogue.bot_tournament import BotTournament
from tables.model import users
from tables.model.competitions import Kind
from tables.model.errors import UserError
from tables.model.paces import Pace
from tables.model.tournaments import ADVANCE, KINDS, ROUNDS
from tables.operations.competitions import Wanted

KIND_CHOICES = [
    app_commands.Choice(
        name=described(partial(BotTournament.kind, code=kind), BotTournament), value=str(kind)
    )
    for kind in KINDS
]
USUAL_ROUNDS, USUAL_ADVANCE = 3, 1
Rounds = app_commands.Range[int, ROUNDS[0], ROUNDS[1]]
Advance = app_commands.Range[int, ADVANCE[0], ADVANCE[1]]


class TournamentCommands(commands.Cog):
    """Part of the commands /server."""

    def __init__(self, context: Context, handlers: CompetitionHandlers) -> None:
        self._context = context
        self._handlers = handlers

    @app_commands.command(description=described(BotCommands.server_tournament), extras=SERVERS)
    @app_commands.describe(
        game=described(BotCommands.server_tournament_game),
        size=described(BotCommands.server_tournament_size),
        kind=described(BotCommands.server_tournament_kind),
        pace=described(BotCommands.server_tournament_pace),
        rounds=described(BotCommands.server_tournament_rounds),
        advance=described(BotCommands.server_tournament_advance),
        starts=described(BotCommands.server_tournament_starts),
    )
    @app_commands.choices(size=SIZE_CHOICES)
    @app_commands.choices(kind=KIND_CHOICES)
    @app_commands.choices(pace=PACE_CHOICES)
    async def tournament(
        self,
        interaction: Interaction,
        game: Name | None = None,
        size: int | None = None,
        kind: str | None = None,
        pace: str | None = None,
        rounds: Rounds | None = None,
        advance: Advance | None = None,
        starts: Starts | None = None,
    ) -> None:
        await replies.acknowledge(interaction, fresh=True, claim=True)
        server = need_manager(interaction)
        if game is None:
            await self._handlers.show_managed(interaction)
            return
        if size is None or starts is None:
            raise UserError("season_needs_options")
        channel_id = places.room_here(interaction)
        language, user = reader.of(interaction), interaction.user.id
        settings = await self._context.reminders.user(user)
        now = self._context.service.now()
        chosen_kind: Any = kind or KINDS[0]
        chosen_pace: Any = pace or USUAL
        assert chosen_kind in get_args(Kind)
        assert chosen_pace in get_args(Pace)
        wanted = Wanted(
            chosen_kind,
            read_game(game, language),
            size,
            chosen_pace,
            understood(partial(users.read_start, now=now, tz=settings.tz), starts, language),
            settings={"rounds": rounds or USUAL_ROUNDS, "advance": advance or USUAL_ADVANCE},
        )
        made = await self._context.service.competitions.create(
            server, channel_id, user, wanted, language.code, self._context.limits
        )
        said = BotCompetitions(language).is_posted(where=f"<#{made.channel_id}>")
        await replies.show(interaction, said_page(said))

    @tournament.autocomplete("game")
    async def _games(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return game_choices(interaction, current)
