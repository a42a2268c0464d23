"""Shows records, and posts them where their owners want."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import discord

from bot.context import Context
from bot.features.own_record import pages
from bot.features.own_record.facts import record_facts
from bot.widgets import limits, own_record, reader, replies
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Page
from bot.widgets.replies import Interaction
from bot.widgets.words import user_ref
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.record.picture import alts
from tables.model.errors import UserError
from tables.model.own_record import Wanted
from tables.operations.own_records import Told


class OwnRecordHandlers:
    """Answers the controls of records.

    The record of the one who presses is found by who presses. That of another person is looked up
    with each press, because they may have chosen otherwise meanwhile.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._records = context.service.own_records
        context.presses.register(pages.RECORD, self._choose)
        context.presses.register(pages.SHARE, self._share)
        context.presses.register(own_record.MINE, self._after_game)

    async def show_own(
        self, interaction: Interaction, wanted: Wanted | None, notes: Sequence[str] = ()
    ) -> None:
        """The reader's own record in the acknowledged answer."""
        told = await self._own(interaction, wanted)
        seen = await self._seen(interaction, told, user_ref(interaction.user).name)
        shares = interaction.guild_id is not None
        page = pages.own_page(reader.of(interaction), told, seen, shares=shares, notes=notes)
        await replies.show(interaction, page)

    async def show_other(
        self, interaction: Interaction, user_id: int, name: str, wanted: Wanted | None
    ) -> None:
        """What the reader may know about another person, in the acknowledged answer."""
        found = await self._records.other(
            interaction.user.id, user_id, wanted, interaction.guild_id
        )
        language = reader.of(interaction)
        if found.told is None:
            page = pages.private_page(language, user_id, found.met)
        else:
            seen = await self._seen(interaction, found.told, name)
            page = pages.other_page(language, user_id, found.told, found.met, seen)
        await replies.show(interaction, page)

    async def _own(self, interaction: Interaction, wanted: Wanted | None) -> Told:
        return await self._records.own(interaction.user.id, wanted, interaction.guild_id)

    async def _seen(
        self, interaction: Interaction, told: Told, name: str, *, strength: bool = True
    ) -> pages.Seen:
        """The figures of a record, in the time zone of the reader."""
        language, user = reader.of(interaction), interaction.user.id
        tz = (await self._context.reminders.user(user)).tz
        facts = record_facts(told, name, language, tz, strength=strength)
        drawn = await self._context.pictures.record(facts, language, owner=user)
        return pages.Seen(drawn, alts(facts, language))

    # --- controls --------------------------------------------------------------------------------

    async def _choose(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=False)
        wanted = pages.wanted_of(control, 2)
        wanted = pages.chosen(wanted, control.text(1), next(iter(values), ""))
        who = control.text(0)
        async with self._context.presses.one_at_a_time(interaction):
            if who == pages.OWN:
                await self.show_own(interaction, wanted)
                return
            if not who.isdecimal() or len(who) > 20:
                raise BadId(f"{control} is about nobody")
            other = await self._named(interaction, int(who))
            await self.show_other(interaction, int(who), other, wanted)

    async def _named(self, interaction: Interaction, user_id: int) -> str:
        """The name of somebody on this server; empty for those whom the bot does not know."""
        guild = interaction.guild
        try:
            found: discord.abc.User = (
                await guild.fetch_member(user_id)
                if guild is not None
                else await self._context.client.fetch_user(user_id)
            )
        except discord.NotFound:
            return ""
        return user_ref(found).name

    async def _share(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """Post the pictures that the owner sees, without what is below them."""
        await replies.acknowledge(interaction, fresh=False, claim=True)
        language, user = reader.of(interaction), user_ref(interaction.user)
        say = BotOwnRecord(language)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("no_server")
        lacking = replies.missing_here(interaction)
        if lacking is not None:
            raise lacking
        told = await self._own(interaction, pages.wanted_of(control, 0))
        plays = await self._is_at_play(interaction.channel_id)
        seen = await self._seen(interaction, told, user.name, strength=not plays)
        if not seen.drawn:
            raise UserError("choices_changed")
        await self._post(interaction, pages.shared_page(language, user.id, seen.drawn))
        hidden = plays and told.standing is not None
        note = say.shared_without() if hidden else say.shared()
        page = pages.own_page(language, told, seen, shares=True, notes=[note], shared=True)
        await replies.show(interaction, page)

    async def _is_at_play(self, channel_id: int) -> bool:
        table = await self._context.service.views.table_in(channel_id)
        return table is not None and table.status == "running"

    async def _post(self, interaction: Interaction, page: Page) -> None:
        limits.warn("a shared record", page.problems())
        channel = self._context.client.get_partial_messageable(
            interaction.channel_id or 0, guild_id=interaction.guild_id
        )
        await channel.send(
            view=page.view,
            files=page.files(),
            nonce=secrets.randbits(63),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def _after_game(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        """The reader's record at the game of a table that is over, with what was special about it
        for them, and what was to be expected."""
        await replies.acknowledge(interaction, fresh=True)
        user = interaction.user.id
        result = await self._context.service.results.of_game(control.table)
        if result is None or result.of(user) is None:
            await self.show_own(interaction, None)
            return
        found = await self._records.expected(user, control.table)
        language, special = reader.of(interaction), await self._records.special(user, control.table)
        notes = own_record.special_lines(language, special)
        if found is not None:
            notes.append(pages.expected_line(language, found))
        await self.show_own(interaction, Wanted(result.game), notes)
