"""What a private panel shows, in one reading of the table."""

from __future__ import annotations

from tables.model import default_answers
from tables.model.errors import DamagedSave, Stale
from tables.model.guards import seated
from tables.model.panel_facts import PanelFacts
from tables.model.stored import Loaded
from tables.model.table import LogEntry, Moment, Position
from tables.operations.ordering import own_orders
from tables.operations.planning import status
from tables.operations.repository import TableRepository
from tables.operations.views import Views


class Panels:
    """Looks at tables for one user. Nothing is changed here."""

    def __init__(self, repository: TableRepository, views: Views) -> None:
        self._repository = repository
        self._views = views

    async def opened(
        self, table_id: int, user_id: int, interaction: int | None = None
    ) -> tuple[Position, Moment]:
        """What a user may see and do, and the moment of that, for `facts` and for an action.

        interaction: Discord's number of the press that may act on it.
        Raises `NoTable`, `DamagedSave`.
        """
        moment = await self._repository.moment(table_id, user_id, interaction)
        try:
            return await self._seen(moment, user_id), moment
        except Stale:  # the table went back meanwhile
            async with self._repository.pressed(table_id, user_id, interaction) as loaded:
                position = await self._views.of(loaded, loaded.table.seat_of(user_id))
            return position, await self._repository.moment(table_id, user_id, interaction)

    async def _seen(self, moment: Moment, user_id: int) -> Position:
        loaded = self._repository.at(moment)
        return await self._views.of(loaded, loaded.table.seat_of(user_id))

    async def facts(self, moment: Moment) -> PanelFacts:
        """What the panel tells besides the position of that moment. Raises `NotSeated`,
        `DamagedSave`."""
        loaded, part = self._repository.at(moment), self._repository.part
        around = loaded.around
        assert around is not None
        seat = seated(loaded.table, around.user_id)
        orders, usually = None, None
        lost = await part(around.board_lost)
        user = await part(around.user)
        recent = await self._recent(loaded)
        ahead = await status(self._repository, loaded, seat)
        if loaded.table.status == "running":
            rules = self._repository.rules(loaded.table.game)
            orders = own_orders(rules, await part(around.kept), seat)
            usually = default_answers.of(rules, loaded.table, await part(around.defaults))
        return PanelFacts(tuple(recent), ahead, orders, user, lost, usually)

    async def _recent(self, loaded: Loaded) -> list[LogEntry]:
        """The newest steps; none if they cannot be read, for the game goes on."""
        around, part = loaded.around, self._repository.part
        assert around is not None
        try:
            steps = await part(around.steps)
            notes = await part(around.notes)
            ordered = await part(around.ordered)
            seat = loaded.table.seat_of(around.user_id)
            return await self._views.entries(loaded.table, seat, steps, notes, ordered)
        except DamagedSave:
            return []
