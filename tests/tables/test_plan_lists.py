"""A prepared list, at a table of Belfort: each time its owner is asked in the round, the first wish
that is possible is done, whatever the others did in between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_asyncio

from engine import registry
from engine.core import Action
from engine.games.belfort.actions import EndTurn, Pass, Place
from tables.model import plans
from tables.model.plans import OVERTAKEN, Plan
from tables.model.table import Table, UserRef
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour

PEOPLE = (ANN, BOB, CHLOE)


@dataclass
class Round:
    """The first Placement of a game; `order` says who places first, second, third."""

    here: Parlour
    table: Table

    async def view(self) -> Any:
        return (await self.here.service.views.position(self.table.id, None)).view

    async def order(self) -> list[UserRef]:
        """The players as they place, by their crests."""
        return [PEOPLE[seat] for seat in (await self.view()).order]

    async def asked(self) -> UserRef:
        waiting = (await self.here.service.views.position(self.table.id, None)).waiting
        [decision] = waiting
        return PEOPLE[decision.seat]

    async def does(self, user: UserRef, action: Action) -> None:
        await self.here.service.playing.act(self.table.id, user.id, None, action)

    async def lists(self, user: UserRef, *actions: Action) -> None:
        for action in actions:
            found = await self.here.service.plans.plan(self.table.id, user.id, None, action)
            assert found.plan.listed

    async def plan(self, user: UserRef) -> Plan | None:
        loaded = await self.here.service.repository.load(self.table.id)
        rules = self.here.service.repository.rules(self.table.game)
        return plans.opened(rules, loaded.plans).get(PEOPLE.index(user))

    async def out(self, user: UserRef) -> Action:
        """All workers that are left go to the areas."""
        position = await self.here.service.views.position(self.table.id, user.id)
        [decision] = position.decisions
        return next(a for a in decision.every() if isinstance(a, Pass) and a.spread is not None)

    async def planks(self, user: UserRef) -> set[str]:
        """The planks on which somebody stands, as they see it: what they did last may still be a
        draft."""
        seat = PEOPLE.index(user)
        view: Any = (await self.here.service.views.position(self.table.id, user.id)).view
        rows = (*view.guilds, *view.camp, *view.desk)
        return {plank.id for plank in rows if plank.seat == seat}


@pytest_asyncio.fixture
async def placing(tmp_path: Path) -> AsyncIterator[Round]:
    async with parlour(tmp_path / "lists.sqlite3", PEOPLE, rules_of=registry.rules) as here:
        lobbies = here.service.lobbies
        table = await lobbies.create(game="belfort", guild_id=1, channel_id=5, host=ANN)
        for user in (BOB, CHLOE):
            await lobbies.join(table.id, user)
        at = Round(here, await here.service.playing.start(table.id, ANN.id))
        for user in PEOPLE:
            [choice] = (await here.service.views.position(table.id, user.id)).decisions
            await at.does(user, next(choice.every()))
        yield at


async def test_the_first_wish_that_is_possible_is_done_and_those_before_it_are_left_out(
    placing: Round,
) -> None:
    first, second, third = await placing.order()
    assert await placing.asked() == first
    await placing.lists(second, Place("guild_d1", "elf"), Place("guild_d2", "elf"))
    await placing.does(first, Place("guild_d1", "dwarf"))

    assert await placing.planks(second) == {"guild_d2"}
    assert await placing.asked() == third
    plan = await placing.plan(second)
    assert plan is None or not plan.rest, "the wish that was not possible does not wait"


async def test_a_list_goes_on_after_what_others_did_in_between(placing: Round) -> None:
    """One press of each of the others, and the whole round of the second player is done."""
    first, second, third = await placing.order()
    await placing.lists(second, Place("guild_d2", "elf"), Place("guild_d3", "elf"))
    await placing.does(first, Place("guild_d1", "dwarf"))
    assert await placing.planks(second) == {"guild_d2"}
    plan = await placing.plan(second)
    assert plan is not None
    assert len(plan.rest) == 1
    await placing.does(third, Place("kings_camp", "elf"))
    await placing.does(first, Place("kings_camp", "dwarf"))
    assert await placing.planks(second) == {"guild_d2", "guild_d3"}
    assert await placing.asked() == third


async def test_where_nothing_of_the_list_is_possible_its_owner_is_asked(placing: Round) -> None:
    first, second, _ = await placing.order()
    await placing.lists(second, Place("guild_d1", "elf"))
    await placing.does(first, Place("guild_d1", "dwarf"))
    assert await placing.asked() == second
    assert await placing.planks(second) == set()


async def test_a_list_can_be_changed_while_it_runs(placing: Round) -> None:
    first, second, third = await placing.order()
    await placing.lists(second, Place("guild_d2", "elf"), Place("guild_d3", "elf"))
    await placing.does(first, Place("guild_d1", "dwarf"))
    found = await placing.here.service.plans.unplan(placing.table.id, second.id, None)
    assert [w.action for w in found.plan.wishes] == [], "what has been done is done"
    await placing.lists(second, Place("kings_camp", "elf"))
    await placing.does(third, Place("guild_d3", "elf"))
    await placing.does(first, Place("kings_camp", "dwarf"))
    assert await placing.asked() == third
    assert "guild_d2" in await placing.planks(second)
    assert len(await placing.planks(second)) == 2


async def test_who_goes_another_way_by_hand_is_not_overruled(placing: Round) -> None:
    first, second, third = await placing.order()
    await placing.lists(second, Place("guild_d1", "elf"))
    await placing.does(first, Place("guild_d1", "dwarf"))
    assert await placing.asked() == second
    await placing.does(second, Place("guild_d2", "elf"))
    await placing.lists(second, Place("guild_d3", "elf"), Place("kings_camp", "elf"))
    service = placing.here.service
    await service.plans.set_plan_mode(placing.table.id, second.id, "propose")
    await placing.does(third, Place("kings_camp", "elf"))
    await placing.does(first, Place("kings_camp", "dwarf"))
    assert await placing.asked() == second, "a list that is only proposed waits for a word"
    await placing.does(second, Place("kings_camp", "dwarf"))
    plan = await placing.plan(second)
    assert plan is None or plan.stopped is None or plan.stopped.code == OVERTAKEN
    assert "guild_d3" not in await placing.planks(second)


async def test_a_list_ends_with_its_round(placing: Round) -> None:
    """What is left of it does not begin the next one."""
    first, second, third = await placing.order()
    wishes = (Place("guild_d2", "elf"), Place("guild_d3", "elf"))
    await placing.lists(second, *wishes)
    await placing.does(first, Place("guild_d1", "dwarf"))
    for user in (third, first):
        await placing.does(user, await placing.out(user))
    assert await placing.asked() == second
    assert await placing.planks(second) == {"guild_d2", "guild_d3"}
    await placing.does(second, await placing.out(second))
    assert await placing.plan(second) is None


async def test_a_list_for_the_next_round_begins_with_its_placement(placing: Round) -> None:
    """It is made after the player's own Actions, and waits."""
    for _ in range(9):
        user = await placing.asked()
        position = await placing.here.service.views.position(placing.table.id, user.id)
        if position.decisions[0].kind == "actions":
            break
        await placing.does(user, await placing.out(user))
    first = await placing.asked()
    await placing.does(first, EndTurn())
    await placing.lists(first, Place("guild_d1", "elf"))
    while (await placing.view()).round == 1:
        user = await placing.asked()
        assert user != first
        await placing.does(user, EndTurn())
    begins = (await placing.order())[0]
    if begins != first:
        assert await placing.asked() == begins
        assert await placing.planks(first) == set(), "not before it is asked"
        await placing.does(begins, await placing.out(begins))
        while (user := await placing.asked()) != first and not await placing.planks(first):
            await placing.does(user, await placing.out(user))
    assert await placing.planks(first) == {"guild_d1"}
