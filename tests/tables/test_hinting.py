"""Hints: from what a player may know, in words for everything, refused in one sentence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import registry
from engine.core.rng import seeded
from engine.games.antike.actions import Done, EndTurn, MoveMarker
from engine.games.belfort.actions import Place
from engine.games.tzolkin import calendar
from engine.selfplay import walk
from engine.thinking import Least, Plan, SearchResult, evaluator, prepare, think
from render.hints import Hints
from render.registry import presentation
from tables.model.errors import Stale, UserError
from tables.model.table import Table
from tables.model.turns import Point
from tables.model.ways import LITTLE, Differs, compared, ways
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.witnesses import witnessed

BIG, OTHER, SMALL = MoveMarker("marmor"), Done("movement"), EndTurn()
GAMES = [key for key, entry in registry.GAMES.items() if entry.evaluator]


@pytest_asyncio.fixture
async def both(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "a.sqlite3", (ANN, BOB), rules_of=registry.rules) as here:
        yield here


async def begun(here: Parlour, hints: str = "on") -> tuple[Table, int, int]:
    """A game of Ann and Bob, who is asked, and who is not."""
    lobbies = here.service.lobbies
    table = await lobbies.create(game="antike-duellum", guild_id=1, channel_id=5, host=ANN)
    table = await lobbies.join(table.id, BOB)
    if hints == "off":
        await lobbies.set_hints(table.id, ANN.id, "off")
    table = await here.service.playing.start(table.id, ANN.id)
    public = await here.service.views.position(table.id, None)
    [asked] = [table.seats[d.seat].user_id for d in public.waiting]
    assert asked is not None
    return table, asked, BOB.id if asked == ANN.id else ANN.id


@pytest.mark.parametrize("key", GAMES)
def test_other_hidden_cards_the_same_hint(key: str) -> None:
    rules = registry.rules(key)
    options = rules.options.model_validate(rules.meta.quick)
    for ply in islice(walk(rules, options, rules.meta.seats[-1], 5), 20, 200, 60):
        seat = ply.decisions[0].seat
        hints = []
        for state in (ply.state, rules.determinize(ply.state, seat, seeded(1))):
            task = prepare(rules, state, seat, "normal", seeded(3))
            here = Point(0, state, rules.decisions(state))
            hints.append(ways(rules, here, seat, task, think(task)))
        assert hints[0]
        assert hints[0] == hints[1]


@pytest.mark.parametrize("key", GAMES)
def test_every_part_of_the_worth_has_words(key: str) -> None:
    rules, eye = registry.rules(key), evaluator(key)
    options = rules.options.model_validate(rules.meta.quick)
    words = presentation(key).texts([f"P{i}" for i in range(5)]).hints()
    assert words is not None
    parts: dict[str, None] = {}
    for ply in islice(walk(rules, options, rules.meta.seats[0], 6), 0, 4000, 40):
        view = rules.view(ply.state, 0)
        parts.update(dict.fromkeys(eye.evaluate(ply.state, 0)))
    assert [part for part in parts if not words.knows(part)] == []
    for part in parts:
        for gain in (1.0, -1.0):
            assert words.differs(part, gain, view, view)
        assert words.why(part).endswith(".")


@pytest.mark.parametrize("key", GAMES)
def test_lessons_come_in_the_turns_in_which_they_are_needed(key: str) -> None:
    words, taught = lessons(key, registry.rules(key).meta.quick)
    known = words.say.FAMILIES["lesson"]
    assert taught[0] == "goal"
    assert set(taught) <= set(known)
    assert set(known) - set(taught) <= {"auction", "defence", "bonus"}, "asked in some games only"
    assert all(words.lesson(code).endswith(".") for code in known)


@pytest.mark.rule("OR-3.2")
def test_a_first_game_without_politics_teaches_none() -> None:
    key = "tta-first-edition"
    _, taught = lessons(key, registry.rules(key).meta.learn)
    assert taught == ["goal", "turn", "growth", "bonus"]


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_has_for_a_first_time_can_be_played(key: str) -> None:
    rules = registry.rules(key)
    assert rules.options.model_validate(rules.meta.learn).conflict() is None
    assert not rules.meta.learn_seats or rules.meta.learn_seats in rules.meta.seats


def lessons(key: str, chosen: Mapping[str, Any]) -> tuple[Hints[Any], list[str]]:
    """What the first seat is taught in a game by chance, in this order."""
    rules = registry.rules(key)
    options = rules.options.model_validate(chosen)
    words = presentation(key).texts([f"P{i}" for i in range(5)]).hints()
    assert words is not None
    taught: dict[str, None] = {}
    for ply in islice(walk(rules, options, rules.meta.seats[0], 7), 0, 600):
        kinds = {d.kind for d in ply.decisions if d.seat == 0}
        if kinds:
            taught.update(dict.fromkeys(words.fitting(rules.view(ply.state, 0), kinds)))
    return words, list(taught)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_taken_over_does_not_end_the_turn(key: str) -> None:
    """Also if the player is asked again after its end, unless a plan is nothing else."""
    rules, eye = registry.rules(key), evaluator(key)
    options = rules.options.model_validate(rules.meta.quick)
    told = 0
    for ply in islice(walk(rules, options, rules.meta.seats[0], 8), 10, 160, 30):
        seat = ply.decisions[0].seat
        task = prepare(rules, ply.state, seat, "normal", seeded(4), advice=True)
        for way in ways(rules, Point(0, ply.state, ply.decisions), seat, task, think(task)):
            state = ply.state
            for number, action in enumerate(way.actions[: way.draft]):
                assert not number or eye.moment(state) == eye.moment(ply.state)
                state = rules.proceed(state, seat, action).state
            assert way.draft < 2 or eye.moment(state) == eye.moment(ply.state)
            assert way.rest == way.steps[way.draft :]
            assert not (way.draft and way.direct)
            told += 1
    witnessed(told, "plans that are taken over", f"{key}, seed 8")


@pytest.mark.parametrize("key", GAMES)
def test_nobody_is_advised_what_is_asked_about_twice(key: str) -> None:
    """No grave answer is told, and none that leaves something unspent is done by one press."""
    rules, eye = registry.rules(key), evaluator(key)
    options = rules.options.model_validate(rules.meta.quick)
    checked = 0
    for ply in islice(walk(rules, options, rules.meta.seats[0], 8), 10, 160, 5):
        decision = ply.decisions[0]
        here = Point(0, ply.state, ply.decisions)
        task = prepare(rules, ply.state, decision.seat, "beginner", seeded(4), advice=True)
        worth = eye.evaluate(ply.state, decision.seat)
        for menu in decision.menus:
            action = next(menu.every(), None)
            if action is None or not (menu.confirm or getattr(menu, "leftovers", None)):
                continue
            thought = SearchResult((Plan((action,), 1, 0.0),), 1, None, (worth,))
            found = ways(rules, here, decision.seat, task, thought)
            assert len(found) == (not menu.confirm)
            assert not any(way.direct for way in found)
            checked += 1
    if "tta" in key:
        witnessed(checked, "answers that are grave or leave something unspent", f"{key}, seed 8")


def last_movers() -> Iterator[tuple[Any, int]]:
    """Positions of Tzolk'in in which a Food Day follows upon the turn of who is asked."""
    rules = registry.rules("tzolkin")
    for seed in (3, 4, 5):
        before = None
        for ply in walk(rules, rules.options(), 2, seed):
            state, turn = ply.state, (ply.state.day, ply.state.mover)
            if state.turns == 1 and calendar.is_food_day(state, state.day) and turn != before:
                yield state, state.mover
            before = turn


@pytest.mark.sliced(10)
def test_what_a_food_day_brings_anyway_is_no_reason_for_the_move_before_it() -> None:
    """Whatever the last mover does, the temples score after it."""
    rules, eye = registry.rules("tzolkin"), evaluator("tzolkin")
    brought = 0
    for state, seat in last_movers():
        task = prepare(rules, state, seat, "normal", seeded(4), advice=True)
        thought, now = think(task), eye.evaluate(state, seat)
        assert thought.least is not None
        points = {then["points"] for then in (*thought.then, thought.least.worth)}
        if len(points) > 1:
            continue
        brought += abs(points.pop() - now["points"]) > LITTLE
        for way in ways(rules, Point(0, state, rules.decisions(state)), seat, task, thought):
            assert "points" not in [d.part for d in way.differs]
    witnessed(brought, "plans after which points come anyway", "tzolkin, seeds 3 to 5", least=3)


PLACES = {"recruiters_desk": "recruits", "kings_camp": "camp"}
"""The part of the worth that a worker on a plank raises, if it is not that of other planks."""


@pytest.mark.sliced(10)
def test_who_places_a_worker_in_belfort_is_told_what_for() -> None:
    rules = registry.rules("belfort")
    told = 0
    for ply in islice(walk(rules, rules.options(), 3, 8), 0, 120, 4):
        decision = ply.decisions[0]
        if decision.kind != "placement":
            continue
        task = prepare(rules, ply.state, decision.seat, "normal", seeded(4), advice=True)
        for way in ways(
            rules, Point(0, ply.state, ply.decisions), decision.seat, task, think(task)
        ):
            action = way.actions[0]
            if isinstance(action, Place) and way.versus != "other":
                part = PLACES.get(action.plank, "spaces")
                assert part in [d.part for d in way.differs if d.gain > 0]
                told += 1
    witnessed(told, "plans that place a worker", "belfort, seed 8", least=3)


def test_what_a_plan_itself_brings_is_told_of_the_turn_before_a_food_day() -> None:
    """And a plan that is itself the least is compared with the other one."""
    now, least = {"points": 3.0, "goods": 2.0}, {"points": 13.0, "goods": 2.0}
    better = {"points": 18.0, "goods": 1.0}
    plans = (Plan((BIG,), 1, 9.0), Plan((SMALL,), 1, 1.0))
    thought = SearchResult(plans, 1, Least(SMALL, least), (better, least))
    assert compared(thought, 0, now, True) == (
        "now",
        (Differs("points", 15.0), Differs("goods", -1.0)),
    )
    assert compared(thought, 1, now, True) == ("now", ())
    assert compared(thought, 0, now, False) == (
        "other",
        (Differs("points", 5.0), Differs("goods", -1.0)),
    )


def test_a_plan_as_good_as_the_other_is_compared_with_the_least() -> None:
    now, least, good = {"goods": 2.0}, {"goods": 1.0}, {"goods": 5.0}
    plans = (Plan((BIG,), 1, 9.0), Plan((OTHER,), 1, 9.0), Plan((SMALL,), 1, 1.0))
    thought = SearchResult(plans, 1, Least(SMALL, least), (good, good))
    for number in (0, 1):
        assert compared(thought, number, now, False) == ("least", (Differs("goods", 3.0),))


async def test_a_plan_becomes_a_draft_that_can_be_taken_back(both: Parlour) -> None:
    table, asked, _ = await begun(both)
    hints = both.service.hints
    wondering = await hints.ask(table.id, asked)
    assert wondering == await hints.ask(table.id, asked), "the same question again"
    task = await hints.task(wondering)
    assert task == await hints.task(wondering)
    hint = await hints.told(wondering, task, think(task))
    way = hint.ways[0]
    assert way.draft
    stamp = wondering.table.version_token
    acted = await hints.take(table.id, asked, stamp, way.actions[: way.draft])
    assert acted.position.draft
    assert not acted.published
    after = acted.position.table
    assert after.seq == after.public_seq + way.draft
    with pytest.raises(Stale):
        await hints.take(table.id, asked, stamp, way.actions[: way.draft])
    with pytest.raises(Stale):
        await hints.told(wondering, task, think(task))
    with pytest.raises(Stale):
        await hints.task(wondering)
    for _ in range(way.draft):
        acted = await both.service.playing.undo(table.id, asked, None)
    assert not acted.position.draft


async def test_a_plan_is_taken_over_while_the_table_changes_at_another_node(both: Parlour) -> None:
    table, asked, _ = await begun(both)
    hints = both.service.hints
    wondering = await hints.ask(table.id, asked)
    task = await hints.task(wondering)
    way = (await hints.told(wondering, task, think(task))).ways[0]
    overtaken(both, moves(table.id))
    acted = await hints.take(table.id, asked, None, way.actions[: way.draft])
    assert acted.position.draft


async def test_no_hint_for_who_is_not_asked_or_where_hints_are_off(both: Parlour) -> None:
    table, _, other = await begun(both)
    with pytest.raises(UserError) as refused:
        await both.service.hints.ask(table.id, other)
    assert refused.value.code == "hint_not_asked"
    await both.service.hosting.abandon(table.id, ANN.id)
    table, asked, _ = await begun(both, "off")
    with pytest.raises(UserError) as refused:
        await both.service.hints.ask(table.id, asked)
    assert refused.value.code == "hints_off"
    with pytest.raises(UserError) as refused:
        await both.service.lobbies.set_hints(table.id, ANN.id, "on")
    assert refused.value.code == "options_settled"
