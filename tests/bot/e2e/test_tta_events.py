"""What one event asks of several players is asked of all of them at once, as people answer it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import registry
from engine.core import Decision
from engine.games.tta.state import State
from tests.bot.e2e.test_orders import choose, options, shown, waiting
from tests.bot.e2e.tta import GAME, brought_to, state_of
from tests.bot.simulated import World, words

TRIO = ("Ann", "Bob", "Chloe")


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def _two_still_come(state: State, decision: Decision) -> bool:
    """The first of three questions that hang on public things alone."""
    rules = registry.rules(GAME)
    if decision.kind not in {o.kind for o in rules.orderables if not o.guarded}:
        return False
    later = rules.upcoming(state)
    return len(later) == 2 and all(len(list(d.every())) > 1 for d in later)


@pytest.mark.sliced(10)
async def test_all_are_asked_at_once_and_answer_in_any_order(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await brought_to(world, monkeypatch, *TRIO, wanted=_two_still_come)
    rules, table = registry.rules(GAME), await world.table()
    later = rules.upcoming(await state_of(world))
    board = words(world.board())
    assert re.search(r"Next to be asked: <@\d+> and <@\d+>", board), board
    chosen = {}
    for decision in reversed(later):
        name = TRIO[decision.seat]
        panel = await shown(world, name)
        assert "You will be asked this next." in words(panel)
        found = options(panel, "ahead")
        assert len(found) == len(list(decision.every())) + 1, "every answer, and to wait"
        chosen[decision.seat] = found[-2].label
        panel = (await choose(world[name], panel, "ahead", found[-2].label)).response
        assert "You can change it until you are asked" in words(panel)
        others = [n for n in TRIO if n != name]
        assert "Your answer:" not in "".join([words(await shown(world, n)) for n in others[:1]])
    assert await waiting(world) == [(first.seat, first.kind)], "the rulebook's order stays"
    before = await world.table()
    position = await world.service.views.position(table.id, world[TRIO[first.seat]].id)
    [mine] = position.decisions
    await world.quickly([(first.seat, next(iter(mine.every())))])
    steps = await world.service.views.log(table.id, after=before.public_seq)
    assert [s.seat for s in steps[:3]] == [first.seat, *(d.seat for d in later)]
    for decision in later:
        own = await world.service.orders.own_orders(table.id, world[TRIO[decision.seat]].id)
        assert own.orders == (), "it was for this question alone"


@pytest.mark.sliced(10)
async def test_an_answer_beforehand_can_be_taken_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await brought_to(world, monkeypatch, *TRIO, wanted=_two_still_come)
    later = registry.rules(GAME).upcoming(await state_of(world))
    name = TRIO[later[0].seat]
    panel: Any = await shown(world, name)
    panel = (await choose(world[name], panel, "ahead", options(panel, "ahead")[0].label)).response
    assert "Your answer:" in words(panel)
    panel = (await choose(world[name], panel, "ahead", "No order: ask me")).response
    assert "You will be asked" in words(panel)
    position = await world.service.views.position(
        (await world.table()).id, world[TRIO[first.seat]].id
    )
    [mine] = position.decisions
    await world.quickly([(first.seat, next(iter(mine.every())))])
    assert await waiting(world) == [(later[0].seat, later[0].kind)]
