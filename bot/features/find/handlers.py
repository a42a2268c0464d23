"""What the controls do of somebody who looks for a table."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.find import pages, places, window
from bot.features.lobby.opening import Lobbies
from bot.widgets import items, open_table, picked, reader, replies, saying
from bot.widgets.ids import ControlId
from bot.widgets.links import link
from bot.widgets.replies import Interaction
from bot.widgets.words import Speech, user_ref
from engine import registry
from render.lang.catalogue.bot_find import BotFind
from tables.model.asked import WELCOMES
from tables.model.errors import NotAllowed, UserError, WrongSeats, WrongStatus
from tables.model.open_tables import Suited
from tables.model.table import Table, UserRef
from tables.model.wishes import PARTS


class FindHandlers:
    """Answers the controls of `/find`."""

    def __init__(self, context: Context, lobbies: Lobbies) -> None:
        self._context = context
        self.service = context.service
        self._lobbies = lobbies
        for op, handler in (
            (pages.FIND, self._find),
            (pages.FROM_BOARD, self._find_from_board),
            (pages.GAME, self._game),
            (pages.LOOK, self._look),
            (pages.JOIN, self._join),
            (pages.OPEN, self._window),
            (pages.WISH, self._wish),
            (pages.HOURS, self._hours),
            (pages.MEANT, self._meant),
            (pages.END, self._end),
            (pages.WAKE, self._wake),
            (pages.AVOID, self._avoid),
            (pages.ADD, self._add),
            (pages.TAKE_OUT, self._take_out),
        ):
            context.presses.register(op, handler)

    # --- open tables -----------------------------------------------------------------------------

    async def show(self, interaction: Interaction, game: str = "", note: str = "") -> None:
        """The page of open tables in the acknowledged answer. Raises `UserError` outside of
        servers."""
        server, user = places.server_of(interaction), interaction.user.id
        found = await self._tables(interaction, server)
        wish = await self.service.wishes.of(user, server)
        page = pages.find_page(reader.of(interaction), found, game, wish, note)
        await replies.show(interaction, page)

    async def _tables(self, interaction: Interaction, server: int) -> list[Suited]:
        """The open tables of a server that this user may know of."""
        found = await self.service.finding.tables(interaction.user.id, server)
        return [
            one
            for one in found
            if await places.reader_sees(self._context, interaction, one.open_table.table)
        ]

    async def _find(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.show(interaction, pages.game_of(control))

    async def _find_from_board(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The page below a message that everybody reads: only for who has pressed."""
        await replies.acknowledge(interaction, fresh=True)
        await self.show(interaction)

    async def _game(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        chosen = next(iter(values), pages.ALL)
        await self.show(interaction, chosen if chosen in tuple(registry.keys()) else pages.NO_GAME)

    async def _look(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        found = await self._tables(interaction, places.server_of(interaction))
        wanted = next(iter(values), "")
        for one in found:
            if str(one.open_table.table.id) == wanted:
                await replies.show(interaction, pages.table_page(reader.of(interaction), one))
                return
        await self.show(interaction, note=BotFind(reader.of(interaction)).gone_now())

    async def _join(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        say = BotFind(reader.of(interaction))
        table = await self.service.views.table(control.table)
        try:
            if not await places.reader_sees(self._context, interaction, table):
                raise WrongSeats("seats_taken")
            before = await self.service.finding.join(
                table.id,
                user_ref(interaction.user),
                table.guild_id or 0,
                interaction=interaction.id,
            )
        except (WrongSeats, WrongStatus, NotAllowed) as refusal:
            full = isinstance(refusal, WrongSeats)
            await self._next_best(interaction, say.full_now() if full else say.gone_now())
            return
        table = await self._lobbies.start_if_full(interaction, before)
        await self._joined(interaction, before, table)

    async def _joined(self, interaction: Interaction, before: Table, table: Table) -> None:
        speech = Speech(table, reader.of(interaction))
        said = BotFind(speech.language).joined(title=speech.title(), link=link(table))
        await replies.show(interaction, items.page(items.text(said)))
        await self._lobbies.begun(before, table)

    async def _next_best(self, interaction: Interaction, note: str) -> None:
        """The tables that are left, the best one first; in a direct message only a sentence."""
        language = reader.of(interaction)
        if interaction.guild_id is None:
            await replies.show(interaction, items.page(items.text(note)))
            return
        found = await self._tables(interaction, places.server_of(interaction))
        if found:
            line = open_table.line(language, found[0].open_table)
            note = f"{note} {BotFind(language).next_best(table=line)}"
        await self.show(interaction, note=note)

    # --- the wish --------------------------------------------------------------------------------

    async def _window(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        server, user = places.server_of(interaction), interaction.user.id
        room = places.room_here(interaction)
        if interaction.type is not discord.InteractionType.modal_submit:
            before = await self.service.wishes.of(user, server)
            game = pages.game_of(control) or None
            modal = window.wish_modal(reader.of(interaction), control, before, game)
            await replies.window(interaction, modal)
            return
        await replies.acknowledge(interaction, fresh=False)
        wanted, note = window.read(interaction), ""
        try:
            await self.service.wishes.wish(
                user_ref(interaction.user),
                server,
                room,
                games=wanted.games,
                sizes=wanted.sizes,
                pace=wanted.pace,
                most=wanted.most,
                until=wanted.until,
            )
        except UserError as error:
            note = saying.sentence(error, reader.of(interaction))
        await self._show_wish(interaction, note)

    async def _show_wish(self, interaction: Interaction, note: str = "") -> None:
        server, user = places.server_of(interaction), interaction.user.id
        wish = await self.service.wishes.of(user, server)
        settings = await self._context.reminders.user(user)
        now = self.service.now()
        page = pages.wish_page(reader.of(interaction), wish, settings, now, note)
        await replies.show(interaction, page)

    async def _wish(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._show_wish(interaction)

    async def _hours(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        server, note = places.server_of(interaction), ""
        parts = [int(v) for v in values if v.isdecimal() and int(v) < PARTS]
        chosen = None if pages.ALL in values else parts
        try:
            await self.service.wishes.set_hours(interaction.user.id, server, chosen)
        except UserError as error:
            note = saying.sentence(error, reader.of(interaction))
        await self._show_wish(interaction, note)

    async def _meant(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        server = places.server_of(interaction)
        kind = next((k for k in WELCOMES if k in values), None)
        if kind is None:
            raise UserError("choices_changed")
        await self.service.wishes.set_welcome(interaction.user.id, server, kind)
        await self._show_wish(interaction)

    async def _end(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.service.wishes.end(interaction.user.id, places.server_of(interaction))
        await self.show(interaction, note=BotFind(reader.of(interaction)).ended())

    async def _wake(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self.service.wishes.wake(interaction.user.id, places.server_of(interaction))
        await self._show_wish(interaction)

    # --- whom somebody would rather not meet -----------------------------------------------------

    async def _show_avoided(self, interaction: Interaction, note: str = "") -> None:
        found = await self.service.wishes.avoided_by(interaction.user.id)
        await replies.show(interaction, pages.avoid_page(reader.of(interaction), found, note))

    async def _avoid(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        await self._show_avoided(interaction)

    async def _add(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        people, bots = picked.people(interaction)
        note, language = "", reader.of(interaction)
        try:
            await self._put(interaction.user.id, people, bots)
        except UserError as error:
            note = saying.sentence(error, language)
        await self._show_avoided(interaction, note)

    async def _put(self, user_id: int, people: Sequence[UserRef], bots: Sequence[str]) -> None:
        if bots:
            raise UserError("bots_are_fine", name=bots[0])
        await self.service.wishes.avoid(user_id, people)

    async def _take_out(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        other = next((int(v) for v in values if v.isdecimal() and len(v) < 20), 0)
        await self.service.wishes.avoid_no_more(interaction.user.id, other)
        await self._show_avoided(interaction)
