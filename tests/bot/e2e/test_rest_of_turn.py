"""The rest of one's turn is prepared while others answer, and goes on when they have."""

from __future__ import annotations

import re

import pytest

from engine.core import Decision
from engine.games.tta.actions import AnswerPact
from engine.games.tta.state import State
from tests.bot.e2e.test_plans import opened, typed_plan
from tests.bot.e2e.tta import brought_to, state_of
from tests.bot.simulated import World, presses, words

TRIO = ("Ann", "Bob", "Chloe")


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def _a_pact(state: State, decision: Decision) -> bool:
    """A pact is offered by somebody who has civil actions to come."""
    return decision.kind == "answer_pact" and state.players[state.current].ca > 2


@pytest.mark.sliced(10)
async def test_the_rest_is_carried_out_when_the_answer_has_come(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=_a_pact)
    owner = (await state_of(world)).current
    name, partner = TRIO[owner], TRIO[decision.seat]
    panel = await world.open_panel(world[name])
    assert "Prepare the rest of my turn" in [p.label for p in presses(panel)]
    page = await opened(world, world[name])
    assert "The rest of your turn" in words(page)
    assert "unless the answers of the others change it" in words(page)
    others = await world.open_panel(world[partner])
    said = await typed_plan(world, world[name], "Take", "End turn")
    assert said[0].removeprefix("Take ") not in words(world.board())
    assert words(await world.open_panel(world[partner])) == words(others), "nobody notices"
    before = await world.table()
    assert world[name] not in await world.asked()
    await world.quickly([(decision.seat, AnswerPact(False))])
    assert world[name] not in await world.asked(), "nobody had to come back"
    steps = await world.service.views.log(before.id, world[name].id, after=before.public_seq)
    mine = [step for step in steps if step.seat == owner]
    assert mine
    assert all(step.planned for step in mine)


@pytest.mark.sliced(10)
async def test_it_stops_where_it_is_not_what_was_meant(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not possible any more is not replaced by something else, and its owner is told."""
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=_a_pact)
    owner = (await state_of(world)).current
    name = TRIO[owner]
    await typed_plan(world, world[name], "Take", "End turn")
    [row] = (await world.service.repository.load((await world.table()).id)).plans
    assert "moses" not in (await state_of(world)).row
    other = re.sub(r'"card":"\w+"', '"card":"moses"', row.actions, count=1)
    await world.service.repository.store.write(
        lambda db: db.execute("UPDATE plans SET actions = :actions", {"actions": other})
    )
    await world.quickly([(decision.seat, AnswerPact(False))])
    assert await world.asked() == [world[name]]
    panel = await world.open_panel(world[name])
    assert "It stopped before step 1 of 2" in words(panel)
