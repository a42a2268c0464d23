"""Prepared turns at a table: viewing, changing and discarding them, and carrying them out at their
owner's word.

A change of a plan does not raise the version of the table, because nobody else can notice it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Action, IllegalAction, Reason, lookahead, steps_of
from tables.model import plans, turns
from tables.model.errors import Stale, UserError
from tables.model.guards import current, seated
from tables.model.plans import Mode, Plan, PlanForecast, PlanStatus, Wish
from tables.model.stored import Loaded
from tables.model.table import Acted, Left, Position, Version
from tables.operations.auto_responses import AutoResponses
from tables.operations.plan_runner import PlanRunner
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.operations.views import Views
from tables.store import plan_rows
from tables.store.connection import Connection


class NothingAhead(UserError):
    """There is no turn that could be prepared now."""

    CODE = "nothing_ahead"


class TurnHasCome(UserError):
    """The user is asked, so there is nothing to prepare."""

    CODE = "turn_has_come"


@dataclass(frozen=True, slots=True)
class Prepared:
    """The prepared turn of a seat. position: where the plan leads, with the questions that may be
    answered next; it is imagined, and only fit for looking and choosing. rest: it is the rest of a
    turn that waits for others."""

    plan: Plan
    position: Position
    sight: PlanForecast
    rest: bool = False


class Planning:
    """Prepares turns, and carries them out."""

    def __init__(self, repository: TableRepository, views: Views, responses: AutoResponses) -> None:
        self._repository = repository
        self._views = views
        self._responses = responses

    async def prepared(self, table_id: int, user_id: int) -> Prepared:
        """The user's next turn as if it began now, with what they have planned.

        Raises `NoTable`, `NotSeated`, `DamagedSave`, `TurnHasCome`, `NothingAhead`.
        """
        loaded = await self._repository.load(table_id)
        return await self._prepared(loaded, seated(loaded.table, user_id))

    async def status(self, table_id: int, user_id: int) -> PlanStatus:
        """What a panel needs to know. Raises `NoTable`, `NotSeated`, `DamagedSave`."""
        loaded = await self._repository.load(table_id)
        return await status(self._repository, loaded, seated(loaded.table, user_id))

    async def foresee(
        self, table_id: int, user_id: int, choose: Callable[[Position], Action | None]
    ) -> Prepared:
        """Where a plan would lead with some more actions, without storing anything.

        choose: the next action in a position, None to stop there. Raises what `prepared` does, and
        `IllegalAction`.
        """
        loaded = await self._repository.load(table_id)
        seat = seated(loaded.table, user_id)
        found = await self._prepared(loaded, seat)
        while found.position.decisions and (action := choose(found.position)) is not None:
            for part in steps_of(action):
                found = await self._seen(loaded, _longer(found, part))
            await asyncio.sleep(0)  # a long line must not keep others waiting
        return found

    async def plan(
        self,
        table_id: int,
        user_id: int,
        mark: str | None,
        action: Action,
        *,
        interaction: int | None = None,
    ) -> Prepared:
        """Add an action to the user's plan; if it consists of several, all or none.

        mark: names the plan that the user saw, None for any. An action that was chosen where the
        plan is no longer possible replaces the rest of it. Raises `Stale`, `IllegalAction`,
        `NotSeated`, `TurnHasCome`, `NothingAhead`.
        """

        async def longer(loaded: Loaded, found: Prepared) -> Prepared:
            for part in steps_of(action):
                found = await self._seen(loaded, _longer(found, part))
            return found

        return await self._edit(table_id, user_id, mark, interaction, longer)

    async def unplan(
        self, table_id: int, user_id: int, mark: str | None, *, interaction: int | None = None
    ) -> Prepared:
        """Take the last action of the user's plan back."""

        async def shorter(loaded: Loaded, found: Prepared) -> Prepared:
            plan = replace(found.plan, wishes=found.plan.wishes[:-1])
            return await self._seen(loaded, plan)

        return await self._edit(table_id, user_id, mark, interaction, shorter)

    async def set_plan_mode(
        self, table_id: int, user_id: int, mode: Mode, *, interaction: int | None = None
    ) -> Prepared:
        """Whether the plan is carried out in its turn, or only proposed."""

        async def changed(loaded: Loaded, found: Prepared) -> Prepared:
            return await self._seen(loaded, replace(found.plan, mode=mode))

        return await self._edit(table_id, user_id, None, interaction, changed)

    @retry_on_conflict
    async def drop_plan(self, table_id: int, user_id: int) -> None:
        """Discard the user's plan, whether its turn has begun or not."""
        async with self._repository.locked(table_id) as loaded:
            seat = seated(loaded.table, user_id)
            await self._store(loaded, None, lambda db, at: plan_rows.drop_plans(db, table_id, seat))

    @retry_on_conflict
    async def carry_out_plan(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Carry out what is left of the user's plan, in their turn, up to the first step that
        cannot be undone. If the next step is such a one, only that step.

        Raises `Stale`, `NotSeated`, `NothingAhead`, `DamagedSave`.
        """
        async with self._repository.pressed(table_id, user_id, interaction) as loaded:
            table = loaded.table
            seat = seated(table, user_id)
            if loaded.repeated:
                return Acted(await self._views.of(loaded, seat), repeated=True)
            current(table, version)
            rules = self._repository.rules(table.game)
            runner = PlanRunner(rules, table, loaded.plans)
            plan = runner.plans.get(seat)
            if table.status != "running" or plan is None or plan.begun is None or not plan.rest:
                raise NothingAhead("plan_done")
            public = await self._repository.steps.public(loaded, rules)
            here = (
                await self._repository.steps.head(loaded, rules)
                if table.draft_seat == seat
                else public
            )
            change = replace(turns.idle(table, public), keep=here.seq)
            runner.carry_out(change, here, seat)
            left: Left | None = None
            if change.made:
                last = change.made[-1]
                assert loaded.around is not None
                kept = await self._repository.part(loaded.around.kept)
                orders = await self._responses.orders(loaded, rules, public, kept=kept)
                loaded = await self._responses.run(
                    loaded, rules, orders, change, interaction, runner, user_id
                )
                left = await self._responses.left(loaded, rules, seat, last)
            else:
                await self._store(loaded, None, runner.write)  # a second time it would be the same
                loaded = replace(loaded, around=None)
            published = loaded.table.draft_seat != seat
            position = await self._views.of(loaded, seat)
            acted = Acted(position, published, left=left, moment=self._repository.after(loaded))
        self._repository.wake()
        return acted

    @retry_on_conflict
    async def _edit(
        self,
        table_id: int,
        user_id: int,
        mark: str | None,
        interaction: int | None,
        change: Callable[[Loaded, Prepared], Awaitable[Prepared]],
    ) -> Prepared:
        async with self._repository.locked(table_id, interaction) as loaded:
            found = await self._prepared(loaded, seated(loaded.table, user_id))
            if loaded.repeated:
                return found
            if mark is not None and mark != found.plan.mark:
                raise Stale("plan_changed")
            after = await change(loaded, found)
            row = plans.stored(self._repository.rules(loaded.table.game), after.plan)

            def work(db: Connection, at: float) -> None:
                if after.plan == Plan(after.plan.seat, listed=after.plan.listed):
                    plan_rows.drop_plans(db, table_id, row.seat)
                else:
                    plan_rows.put_plan(db, table_id, row, at)

            await self._store(loaded, interaction, work)
            return after

    async def _store(
        self, loaded: Loaded, interaction: int | None, work: Callable[[Connection, float], object]
    ) -> None:
        """Change plans that still are those that were read. Raises `VersionConflict`."""

        def still(db: Connection) -> bool:
            return plan_rows.plans(db, loaded.table.id) == loaded.plans

        await self._repository.beside(loaded.table, interaction, work, still)

    async def _prepared(self, loaded: Loaded, seat: int) -> Prepared:
        """The turn ahead with the plan as it is stored."""
        if loaded.table.status != "running":
            raise NothingAhead("no_game_ahead")
        rules = self._repository.rules(loaded.table.game)
        public = await self._repository.steps.public(loaded, rules)
        if seat in public.asked:
            raise TurnHasCome()
        plan = plans.opened(rules, loaded.plans).get(seat) or Plan(seat)
        if plan.begun is not None:
            if plan.listed:
                plan = Plan(seat, plan.mode, plan.rest, listed=True)
            elif plan.running:
                raise NothingAhead("plan_under_way")
            else:
                plan = Plan(seat, plan.mode)
        return await self._seen(loaded, plan)

    async def _seen(self, loaded: Loaded, plan: Plan) -> Prepared:
        rules = self._repository.rules(loaded.table.game)
        public = await self._repository.steps.public(loaded, rules)
        sight = plans.foresee(
            rules, public.state, public.seq, plan.seat, loaded.secret, plan.wishes
        )
        if sight is None:
            raise NothingAhead()
        opening = plan.opening or next((d.kind for d in sight.here.decisions), None)
        plan = replace(plan, listed=opening in rules.queued_kinds)
        full = len(plan.wishes) >= plans.LONGEST
        view = rules.view(sight.here.state, plan.seat)
        asked = () if full else tuple(rules.arranged(view, d) for d in _without_grave(sight))
        besides = lookahead(rules, sight.here.state, plan.seat, asked)
        position = Position(loaded.table, plan.seat, view, decisions=asked, lookahead=besides)
        return Prepared(plan, position, sight, plans.own_turn(rules, public.state, plan.seat))


async def status(repository: TableRepository, loaded: Loaded, seat: int) -> PlanStatus:
    """What the panel of a seat needs to know of its plan. Raises `DamagedSave`."""
    if loaded.table.status != "running":
        return PlanStatus()
    rules = repository.rules(loaded.table.game)
    public = await repository.steps.public(loaded, rules)
    plan = plans.opened(rules, loaded.plans).get(seat)
    if seat in public.asked:
        return PlanStatus(plan if plan is not None and plan.begun is not None else None)
    ahead = plans.imagined(rules, public.state, public.seq, seat, loaded.secret) is not None
    rest = ahead and plans.own_turn(rules, public.state, seat)
    if plan is not None and plan.begun is not None and not plan.listed:
        return PlanStatus(ahead=ahead and not plan.running, rest=rest)
    return PlanStatus(plan, ahead, rest)


def _without_grave(sight: PlanForecast) -> Any:
    """The questions that may be answered next. What ends a player's game is not prepared."""
    return tuple(
        replace(d, menus=tuple(m for m in d.menus if not m.confirm)) for d in sight.here.decisions
    )


def _longer(found: Prepared, action: Action) -> Plan:
    """The plan with one more action after the part that is possible. Raises `IllegalAction`."""
    if not found.position.decisions:
        raise IllegalAction(Reason("not_asked", {"waiting": ()}))
    [decision] = found.position.decisions
    if not decision.accepts(action):
        raise IllegalAction(decision.refusal(action))
    possible = len(found.sight.lines) - (found.sight.blocked and not found.plan.listed)
    implied = action == found.position.lookahead.implied
    wishes = (*found.plan.wishes[:possible], Wish(decision.kind, action, implied))
    return replace(found.plan, wishes=wishes)
