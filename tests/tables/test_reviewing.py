"""Looking back on finished games: who may, at which turns, and what is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Rng
from engine.core.save import load
from engine.thinking import evaluator
from engine.thinking.review import Comparison, compare
from tables.model import reviewing
from tables.model.errors import NotSeated, UserError
from tables.model.reel import positions
from tables.model.reviewing import MOST, SHOWN, WORTH_TELLING, costly, turns_of
from tables.model.table import Table
from tables.operations.reviewing import Review, ReviewRequest
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour

GAME = "antike-duellum"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    rules = registry.rules
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB), rules_of=rules) as opened:
        yield opened


async def begun(here: Parlour, turns: int = 6) -> Table:
    table = await here.service.lobbies.create(game=GAME, guild_id=1, channel_id=9, host=ANN)
    await here.service.lobbies.join(table.id, BOB)
    await here.service.lobbies.set_options(table.id, ANN.id, {"turn_limit": turns})
    return await here.service.playing.start(table.id, ANN.id)


async def played(here: Parlour) -> Table:
    """A game that is over; both have answered by chance."""
    table, rng = await begun(here), Rng(7)
    while (table := await here.table(table)).status == "running":
        position = await here.service.views.position(table.id, None)
        user = (ANN, BOB)[position.waiting[0].seat]
        mine = await here.service.views.position(table.id, user.id)
        calm = [menu for menu in mine.decisions[0].menus if not menu.confirm]
        await here.act(table, user, rng.choice(calm).sample(rng))
    return table


async def at_once(function: Callable[..., Any], *args: Any) -> Any:
    return function(*args)


async def nobody_looks(looked: int, turns: int) -> None:
    """Nobody wants to know how far it is."""


KNOWN: list[ReviewRequest] = []
"""One game serves all tests: it is data that nobody changes."""


async def asked(here: Parlour) -> ReviewRequest:
    if not KNOWN:
        KNOWN.append(await here.service.reviews.ask((await played(here)).id, ANN.id))
    return KNOWN[0]


async def test_who_may_have_a_game_reviewed(here: Parlour) -> None:
    table = await begun(here)
    with pytest.raises(UserError, match="review_not_over"):
        await here.service.reviews.ask(table.id, ANN.id)
    with pytest.raises(NotSeated):
        await here.service.reviews.ask(table.id, CHLOE.id)


async def test_each_own_turn_is_looked_at_as_it_was_played(here: Parlour) -> None:
    ask = await asked(here)
    turns = turns_of(ask.reel, ask.seat, ask.own, ask.secret)
    assert len(turns) >= 5
    steps = [step for turn in turns for step in turn.steps]
    assert steps == sorted(set(steps))
    assert set(steps) <= set(ask.own)
    stored = {step.seq: step.action for step in ask.reel.steps}
    rules, eye = ask.reel.rules, evaluator(GAME)
    before = dict(positions(ask.reel, [turn.steps[0] - 1 for turn in turns]))
    for turn in turns:
        said = [rules.parse_action(stored[step] or "") for step in turn.steps]
        assert list(turn.played) == said
        assert eye.moment(before[turn.steps[0] - 1])[0] == ask.seat
    others = {step - 1 for step in ask.own} - {step - 1 for step in steps}
    for _, state in positions(ask.reel, sorted(others)):
        assert eye.moment(state)[0] != ask.seat, "no answer of an own turn is left out"


async def test_worlds_hold_nothing_that_the_player_does_not_see(here: Parlour) -> None:
    ask = await asked(here)
    rules = ask.reel.rules
    for turn in turns_of(ask.reel, ask.seat, ask.own, ask.secret):
        [(_, state)] = positions(ask.reel, [turn.steps[0] - 1])
        for world in turn.worlds:
            assert rules.view(load(rules, world), ask.seat) == rules.view(state, ask.seat)


async def test_a_review_tells_the_turns_that_cost_most_in_their_order(here: Parlour) -> None:
    ask = await asked(here)
    seen: list[tuple[int, int]] = []

    async def progress(looked: int, turns: int) -> None:
        seen.append((looked, turns))

    review = await here.service.reviews.work_out(ask, at_once, progress)
    assert review is not None
    assert seen == [(number, review.turns) for number in range(review.turns)]
    assert 1 <= len(review.costly) <= SHOWN, "who plays by chance makes mistakes"
    assert [one.since for one in review.costly] == sorted(one.since for one in review.costly)
    for one in review.costly:
        assert one.loss >= WORTH_TELLING
        assert one.better.actions != tuple(action for _, action in one.played)
        assert all(view.viewer == ask.seat for view, _ in (*one.played, *one.better.steps))
    again = await here.service.reviews.work_out(ask, at_once, nobody_looks)
    assert _facts(again) == _facts(review), "the same game gives the same review"


def _facts(review: Review | None) -> Any:
    assert review is not None
    return [(one.since, one.loss, one.better.actions, one.better.differs) for one in review.costly]


async def test_the_best_plan_costs_nothing(here: Parlour) -> None:
    ask = await asked(here)
    for turn in turns_of(ask.reel, ask.seat, ask.own, ask.secret)[:3]:
        task = turn.task(2_000, closer=True)
        best = compare(task, turn.played).best
        assert compare(task, best.actions).loss == pytest.approx(0.0, abs=1e-6)


async def test_what_was_learned_in_a_turn_is_not_held_against_the_player(here: Parlour) -> None:
    """Only the answers before anything new was seen count."""
    ask = await asked(here)
    turn = turns_of(ask.reel, ask.seat, ask.own, ask.secret)[0]
    task = turn.task(2_000, closer=False)
    worlds = [load(ask.reel.rules, world) for world in task.worlds]
    chance = Rng(1)
    eyes = Comparison(ask.reel.rules, evaluator(GAME), ask.seat, task.settings, chance)
    nothing = eyes.of(worlds, ())
    assert nothing.loss == pytest.approx(0.0, abs=1e-6), "who has not begun can still do best"


async def test_small_losses_are_not_told(here: Parlour) -> None:
    ask = await asked(here)
    turns = turns_of(ask.reel, ask.seat, ask.own, ask.secret)
    compared = [(turn, compare(turn.task(500, closer=False), turn.played)) for turn in turns]
    small = [(turn, replace(one, loss=WORTH_TELLING - 0.01)) for turn, one in compared]
    assert costly(ask.reel, small) == ()


async def test_of_a_long_game_some_turns_are_looked_at(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = await asked(here)
    every = turns_of(ask.reel, ask.seat, ask.own, ask.secret)
    assert len(every) < MOST
    monkeypatch.setattr(reviewing, "MOST", 3)
    some = turns_of(ask.reel, ask.seat, ask.own, ask.secret)
    assert len(some) == 3
    assert (some[0], some[-1]) == (every[0], every[-1])


async def test_if_thinking_fails_there_is_no_review(here: Parlour) -> None:
    ask = await asked(here)

    async def lost(function: Callable[..., Any], *args: Any) -> Any:
        return None if function is compare else function(*args)

    assert await here.service.reviews.work_out(ask, lost, nobody_looks) is None
