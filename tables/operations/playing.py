"""Beginning a game, acting, and undoing what nobody else has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from engine.core import Action, Rules, Step, lookahead, steps_of
from tables.model import outgoing, rated, seating, turns
from tables.model.chance import chance
from tables.model.errors import (
    DamagedSave,
    LostPosition,
    NoTable,
    NothingToUndo,
    NotSeated,
    Stale,
    VersionConflict,
)
from tables.model.guards import ManagedServer, manages, running, seated
from tables.model.stored import Loaded
from tables.model.table import Acted, Again, Moment, Position, Table, Version
from tables.model.turns import Change, Made, Point
from tables.model.users import UserSettings
from tables.operations.auto_responses import AutoResponses
from tables.operations.plan_runner import PlanRunner
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.operations.views import Views
from tables.store import (
    held_rows,
    note_rows,
    order_rows,
    outbox_rows,
    step_rows,
    user_rows,
)
from tables.store.connection import Connection


class Playing:
    """What players do at a table."""

    def __init__(self, repository: TableRepository, views: Views, responses: AutoResponses) -> None:
        self._repository = repository
        self._views = views
        self._responses = responses

    @retry_on_conflict
    async def start(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
        starter: int | None = None,
    ) -> Table:
        """Begin the game (anybody with a seat, or a manager). starter: the seat that begins; None:
        as the game, or the game that is played again, has it.

        Raises `WrongStatus`, `WrongSeats`, `NotSeated`, `Unfit`; `Stale` at a table that is
        played apart (`Table.apart`).
        """
        async with self._repository.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated:
                return table
            seating.need_lobby(table)
            if table.apart:
                raise Stale()  # its game begins by itself, in another way
            if table.seat_of(user_id) is None and not manages(table, server):
                raise NotSeated()
            rules = self._repository.rules(table.game)
            seating.check_count(rules, len(table.seats))
            if table.rated and (because := rated.cannot_begin(table)):
                loaded = await self._unrate(loaded, because)
                table = loaded.table
            deal = self._repository.next_deal(loaded, None)
            # From now on the table keeps these figures, whatever happens to the host's files.
            settled = seating.settled_options(rules, table, self._repository.figures)
            first = await self.starter(table) if starter is None else starter
            if first is not None:
                settled["start_seat"] = first
            options = rules.options.stored(settled)
            seating.check_fit(rules, options, len(table.seats))
            step = rules.setup(options, len(table.seats), chance(deal.secret))
            loaded = await self.begin_with(
                loaded, rules, step, interaction, options=settled, deals=[asdict(deal)]
            )
        self._repository.wake()
        return loaded.table

    async def begin_with(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        step: Step[Any],
        interaction: int | None = None,
        **columns: Any,
    ) -> Loaded:
        """Let the game of a table begin with this position, under its lock. columns: what else is
        stored of the table. Raises `VersionConflict`."""
        table = loaded.table
        change = Change(keep=-1, public=Point(-1, None, ()))
        change.publish(Made(0, None, None, None, step))
        orders = await self._responses.orders(loaded, rules, None)
        orders.begins = table.takes_defaults
        loaded = await self._responses.run(
            loaded, rules, orders, change, interaction, status="running", **columns
        )
        # From here on the default answers of players are orders.
        if await self._repository.store.read(lambda db: order_rows.of_table(db, table.id)):
            loaded = await self._responses.go_on(loaded, rules, stored=True)
        return loaded

    async def _unrate(self, loaded: Loaded, because: str) -> Loaded:
        """The result of a table cannot count; it is told so."""
        table, told = loaded.table, outgoing.Unrated(because=because)

        def work(db: Connection, at: float) -> None:
            note_rows.note(db, table.id, table.public_seq, at, told)
            outbox_rows.announce(db, table.id, at, [told])

        return await self._repository.change(table, None, {"rated": 0}, work)

    async def again(self, old: Table) -> Again | None:
        """How a new table follows an old game; None if that did not begin with a deal, or if it can
        no longer be told who began it."""
        if old.status == "lobby" or not old.seats or old.apart:
            return None
        rules = self._repository.rules(old.game)
        try:
            point = await self._repository.steps.rebuild(old, rules, 0)
        except (DamagedSave, LostPosition, VersionConflict):
            return None
        return Again(old.id, (rules.start_seat(point.state) + 1) % len(old.seats))

    async def starter(self, table: Table) -> int | None:
        """The seat that begins at a table in the lobby where a game is played again: of those who
        played the last time, the first one after its start player. None: the game itself finds
        it."""
        if table.again is None:
            return None
        try:
            seats = (await self._repository.load(table.again.table_id)).table.seats
        except NoTable:
            return None
        after = (*seats[table.again.seat :], *seats[: table.again.seat])
        return next(
            (seat for one in after if (seat := table.seat_of(one.user_id)) is not None), None
        )

    @retry_on_conflict
    async def act(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        action: Action,
        *,
        interaction: int | None = None,
        moment: Moment | None = None,
    ) -> Acted:
        """Carry out an action of the user's seat.

        version: the one the user's button was made for, by its number or its stamp; None to act
        on the table as it is.
        interaction: Discord's number of the press; a repeated one changes nothing.
        moment: the table as it was read for this press.
        Raises `Stale`, `NotSeated`, `WrongStatus`, `IllegalAction`, `DamagedSave`, `StorageFault`.
        """
        repository = self._repository
        async with repository.pressed(table_id, user_id, interaction, moment) as loaded:
            acted = await self._act(loaded, user_id, version, action, interaction)
        if not acted.repeated and not acted.held:
            repository.wake()
        return acted

    async def _was_there(
        self, user: UserSettings | None, table: Table, rules: Rules[Any], own: Made
    ) -> None:
        """Note when somebody has answered who lets others know. Under a poker face, an answer to
        what others asked says nothing: given by hand, it would show that there was a choice."""
        if user is None or not user.tells_presence:
            return
        if table.poker_face and turns.between(rules, own.question):
            return
        user_id, at = user.user_id, self._repository.now()
        await self._repository.store.write(lambda db: user_rows.answered(db, user_id, at))

    async def _act(
        self,
        loaded: Loaded,
        user_id: int,
        version: Version | None,
        action: Action,
        interaction: int | None,
    ) -> Acted:
        seat = seated(loaded.table, user_id)
        if loaded.repeated:
            return Acted(await self._views.of(loaded, seat), repeated=True)
        table = running(loaded.table, version)
        repository, responses = self._repository, self._responses
        rules = repository.rules(table.game)
        public = await repository.steps.public(loaded, rules)
        head = await repository.steps.head(loaded, rules)
        draft = await repository.draft_of(loaded, rules)
        change = turns.act(rules, table, public, head, draft, seat, action)
        own = change.made[0]
        assert loaded.around is not None
        kept, who = await repository.part(loaded.around.kept), loaded.around.user
        orders = await responses.orders(loaded, rules, public, kept=kept)
        orders.present = seat
        if seat in change.answered and orders.guards(public, seat):
            change.still.discard(seat)  # as if an order had answered
        later = orders.holds(public, seat) if seat in change.answered else None
        if later is not None:
            await responses.hold(loaded, rules, later, action, interaction)
            return Acted(await self._views.of(loaded, seat), held=True)
        plans = PlanRunner(rules, table, loaded.plans)
        plans.by_hand(head if table.draft_seat == seat else public, seat, action)
        if change.draft_lost is not None:
            gone = draft[len(change.made) - 1 :]  # what was made again stays
            plans.taken_back(change.draft_lost, [d.action for d in reversed(gone)])
        loaded = await responses.run(loaded, rules, orders, change, interaction, plans, user_id)
        events = tuple(n.event for n in own.step.news if n.heard_by(seat))
        published = own.seq <= loaded.table.public_seq
        left = await responses.left(loaded, rules, seat, own) if published else None
        if published:
            await self._was_there(who.value, table, rules, own)
        position = await self._views.of(loaded, seat)
        return Acted(position, published, events, left=left, moment=repository.after(loaded))

    async def preview(
        self, table_id: int, user_id: int, choose: Callable[[Position], Action | None]
    ) -> Position | None:
        """Where some actions of the user would lead, without storing anything.

        choose: the next action in a position, None to stop there.
        None if that is not the user's to know: chance, secrets and other players come between.
        Raises what `position` raises, and `IllegalAction`.
        """
        loaded = await self._repository.load(table_id)
        seat = seated(loaded.table, user_id)
        position = await self._views.of(loaded, seat)
        if not position.decisions:
            return position
        rules = self._repository.rules(loaded.table.game)
        state = (await self._repository.steps.head(loaded, rules)).state
        while (action := choose(position)) is not None:
            asked = position.decisions
            for part in steps_of(action):
                step = rules.apply(state, seat, part, asked)
                if not turns.stays_private(step, seat):
                    return None
                state, asked = step.state, step.decisions
            view = rules.view(state, seat)
            position = replace(
                position,
                view=view,
                decisions=tuple(rules.arranged(view, d) for d in asked),
                lookahead=lookahead(rules, state, seat, asked),
                draft=True,
            )
            await asyncio.sleep(0)  # a long line must not keep others waiting
        return position

    async def undo(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Take the last step of the user's draft back. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=False)

    async def restart_turn(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Discard the user's whole draft. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=True)

    @retry_on_conflict
    async def _take_back(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        interaction: int | None,
        *,
        whole: bool,
    ) -> Acted:
        async with self._repository.pressed(table_id, user_id, interaction) as loaded:
            seat = seated(loaded.table, user_id)
            if loaded.repeated:
                return Acted(await self._views.of(loaded, seat), repeated=True)
            table = running(loaded.table, version)
            if table.draft_seat != seat:
                raise NothingToUndo()
            seq = table.public_seq if whole else table.seq - 1
            columns = {"seq": seq, "draft_seat": seat if seq > table.public_seq else None}
            rules = self._repository.rules(table.game)
            plans = PlanRunner(rules, table, loaded.plans)
            gone = (await self._repository.draft_of(loaded, rules))[seq - table.public_seq :]
            plans.taken_back(seat, [d.action for d in reversed(gone)])

            def work(db: Connection, at: float) -> None:
                _taken_back(db, table.id, seat, seq, at)
                plans.write(db, at)

            loaded = await self._repository.change(
                table, interaction, columns, work, user_id, plans.still
            )
            loaded = await self._responses.go_on(loaded, rules, stored=True)
            position = await self._views.of(loaded, seat)
            return Acted(position, moment=self._repository.after(loaded))


def _taken_back(db: Connection, table_id: int, seat: int, seq: int, at: float) -> None:
    """The draft of a seat ends with this step, so an answer that was built on it is void. Its owner
    wants to choose: orders must not answer in the same press."""
    step_rows.drop_steps(db, table_id, seq)
    held_rows.drop(db, table_id, seat)
    held_rows.rest(db, table_id, at, seat)
