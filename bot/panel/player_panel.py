"""Opens the private panel of a player and decides what it shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.context import Context
from bot.panel import boards, looking, order_controls, panel
from bot.panel.opened import OpenPanels, take_away
from bot.widgets import items, limits, places, reader, replies, words
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.links import when
from bot.widgets.managing import managed_server
from bot.widgets.replies import Interaction
from bot.widgets.showing import Show as Filling
from bot.widgets.showing import Showing
from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import shorten
from tables.model.clock import Open
from tables.model.errors import NotSeated, StorageFault, UserError
from tables.model.guards import manages
from tables.model.panel_facts import PanelFacts
from tables.model.table import Moment, Position, Table


class PlayerPanel:
    """Opens and shows the panels of players."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._service = context.service
        self._showing = Showing()
        self._panels = OpenPanels()
        self.beside: Callable[[Interaction, Position], Awaitable[None]] | None = None
        """Called to show something below a panel that somebody has opened or refreshed."""

    async def open(self, interaction: Interaction, table_id: int) -> None:
        """Fill an acknowledged answer with the user's panel."""
        try:
            position, moment = await self.opened(interaction, table_id)
            if await self._context.reminders.take_back(position.table, interaction.user.id):
                position, moment = await self.opened(interaction, table_id)
        except NotSeated:
            table = await self._service.views.table(table_id)
            names = Speech(table, reader.of(interaction)).names
            raise NotSeated("not_seated_watch", names=names, count=len(names)) from None
        await self.look_at(interaction, position, moment)

    async def look_at(self, interaction: Interaction, position: Position, moment: Moment) -> None:
        await self.show(interaction, position, moment=moment)
        if self.beside is not None:
            await self.beside(interaction, position)

    async def show(
        self,
        interaction: Interaction,
        position: Position,
        *,
        moment: Moment | None = None,
        place: PanelState | None = None,
        note: str | None = None,
        line: str = "",
        acted: bool = False,
    ) -> None:
        """Show the panel of a position in an acknowledged answer (see `Showing`).

        moment: that of the position; without it, the rest of the panel is read now. line: what
        could have been typed for the last press. acted: the user has just answered; if nothing more
        is asked here, the panel leads to their next table.
        """
        show = self._showing.begin(interaction)
        if position.view is None:
            raise UserError("not_begun")
        speech = Speech(position.table, reader.of(interaction))
        say = BotPanel(speech.language)
        lacking = ""
        if interaction.channel_id == position.table.channel_id and not position.table.borrowed:
            lacking = replies.lacking_here(interaction)
        if lacking:
            # The game continues without public boards. The panel says which permission is missing.
            note = f"{note or ''} {say.no_board_here(permissions=lacking)}".strip()
        else:
            if await self.look_in(interaction, position.table):
                moment = None
        facts = await self.facts(interaction, position, moment)
        if not lacking:
            wrong = places.panel_note(speech, interaction.user.id, facts.board_lost)
            note = f"{note or ''} {wrong}".strip() or None
        if speech.meta.hands and interaction.user.id in self._context.closed:
            note = f"{note or ''} {say.no_direct_messages()}".strip()
        stamp = panel.stamp(position, panel.menus_of(position))
        if place is None and replies.is_fresh(interaction) is not False:
            place = self._panels.place(interaction, position.table.id, stamp)
        older = self._panels.note(interaction, position.table.id, stamp, place or PanelState())
        standing = self._order_parts(position, speech, facts, place)
        following = None
        if acted and not position.decisions and not position.draft:
            following, there = await self._following(interaction, position)
            note = f"{note or ''} {there}".strip() or None
        picture = boards.drawn(
            self._context.pictures,
            speech,
            position,
            facts.user.pictures,
            table=place is not None and place.table,
            owner=interaction.user.id,
        )
        await show.fill(
            picture,
            lambda board: panel.panel(
                position,
                speech,
                board,
                facts.recent,
                place=place,
                note=note,
                line=line,
                plan_status=facts.plan_status,
                standing=standing,
                moving=_moving(interaction, position.table),
                following=following,
                sharing=looking.share_here_button(interaction, position, speech),
            ),
        )
        if older is not None:
            await take_away(older)

    async def _following(
        self, interaction: Interaction, here: Position
    ) -> tuple[items.Control | None, str]:
        """The button to the table that has waited longest for the user, if there is another one;
        and who of those who are asked now has just answered somewhere."""
        user, seats = interaction.user.id, here.table.seats
        asked = {seats[decision.seat].user_id for decision in here.waiting} - {None, user}
        try:
            waiting, there = await self._context.reminders.after_turn(
                user, [other for other in asked if other is not None]
            )
        except StorageFault:
            return None, ""  # the answer is stored, and the panel says so without it
        language = reader.of(interaction)
        say = BotPanel(language)
        lines = [
            say.just_answered(who=words.mention(here.table, other, language), when=when(at))
            for other, at in there
        ]
        return self._next_table(interaction, here.table, waiting), " ".join(lines)

    def _next_table(
        self, interaction: Interaction, here: Table, waiting: Sequence[tuple[Table, Open]]
    ) -> items.Control | None:
        table = next((table for table, _ in waiting if table.id != here.id), None)
        if table is None:
            return None
        speech = Speech(table, reader.of(interaction))
        said = BotPanel(speech.language).next_table(table=table.id, game=speech.listing.title())
        label = shorten(said, limits.BUTTON_LABEL)
        return items.button(label, ControlId("turn", table.id), "success")

    async def facts(
        self, interaction: Interaction, position: Position, moment: Moment | None
    ) -> PanelFacts:
        """What the panel shows besides the position, of the same moment if given."""
        if moment is None:
            _, moment = await self._service.panels.opened(position.table.id, interaction.user.id)
        return await self._service.panels.facts(moment)

    def _order_parts(
        self, position: Position, speech: Speech, facts: PanelFacts, place: PanelState | None
    ) -> order_controls.Parts:
        """The panel's part on the viewer's standing orders."""
        table = position.table
        if table.status != "running" or position.viewer is None or facts.orders is None:
            return order_controls.NOTHING
        rules, opened = self._service.rules(table.game), place is not None and place.more
        return order_controls.panel_parts(
            position, speech, rules, facts.orders, facts.defaults, opened=opened
        )

    def fill(self, interaction: Interaction) -> Filling:
        """From now on this interaction fills its panel, and older ones do not."""
        return self._showing.begin(interaction)

    async def opened(self, interaction: Interaction, table_id: int) -> tuple[Position, Moment]:
        """The position of a seated user, and its moment. Raises `NotSeated`."""
        position, moment = await self._service.panels.opened(
            table_id, interaction.user.id, interaction.id
        )
        if position.viewer is None:
            raise NotSeated()
        return position, moment

    async def position(self, table_id: int, user_id: int) -> Position:
        """The position of a seated user. Raises `NotSeated`."""
        position = await self._service.views.position(table_id, user_id)
        if position.viewer is None:
            raise NotSeated()
        return position

    async def look_in(self, interaction: Interaction, table: Table) -> bool:
        """A user is in the channel of a table; if the bot can write there again, it does. Whether
        that was needed."""
        here = interaction.channel_id == table.channel_id
        barred = here and table.place == "barred" and not replies.lacking_here(interaction)
        if barred:
            await self._service.places.look_in(table.channel_id)
        return barred


def _moving(interaction: Interaction, table: Table) -> items.Control | None:
    """The button that brings a table without a channel to this one, for those who may move it."""
    if table.place not in ("gone", "barred") or not table.open:
        return None
    there = interaction.guild_id is not None and interaction.guild_id == table.guild_id
    if not there or interaction.channel_id == table.channel_id:
        return None
    may = interaction.user.id == table.host_id or manages(table, managed_server(interaction))
    return places.move_button(reader.of(interaction), table) if may else None
