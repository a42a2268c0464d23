"""Several answers with one press: ticks, what goes without saying, the end with its discards."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.core import Decision, Pick
from engine.games.tta.actions import EndTurn
from tests.bot.e2e.tta import GAME, brought_to, state_of
from tests.bot.simulated import Press, World, presses, there, words
from tests.bot.ways import choose as select
from tests.bot.ways import other_settings

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def at_the_fourth(world: World) -> MemberActor:
    """A new table of four; who comes last has four civil actions, and nothing to do but take."""
    names = ("Ann", "Bob", "Chloe", "Dimitri")
    world.service.repository.new_seed = count(1).__next__  # what is taken goes together
    await world.start(*names, game=GAME, options={"order": "fixed"})
    await world.quickly([(seat, EndTurn()) for seat in range(3)])
    [last] = await world.asked()
    return last


def takes(panel: ResponseMessage | None, price: str = "one action") -> list[Press]:
    return [p for p in presses(panel) if p.label.startswith("Take:") and price in p.label]


async def choose(actor: MemberActor, panel: ResponseMessage, chosen: list[Press]) -> Any:
    """Tick options of one menu, or press a button."""
    first = chosen[0]
    if first.value is None:
        result = await actor.click(panel, custom_id=first.custom_id)
    else:
        values = [p.token for p in chosen]
        result = await actor.select(panel, values, custom_id=first.custom_id)
    return there(result.response)


async def test_several_cards_are_taken_by_ticks(world: World) -> None:
    actor = await at_the_fourth(world)
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    panel = await choose(actor, panel, takes(panel)[:3])
    assert (await world.table()).seq == before + 3
    assert "1 civil action" in words(panel)
    typed = re.search(r"`/play (take [^`]*)`", words(panel))
    assert typed is not None, words(panel)
    taken = await state_of(world)
    panel = there((await world.press(actor, panel, "undo")).response)
    assert (await world.table()).seq == before + 2, "one by one"
    await world.press(actor, panel, "restart")
    assert (await world.table()).seq == before, "and as a whole"
    await actor.slash(world.channel, "play", text=typed[1])
    assert await state_of(world) == taken, "the same, typed"


async def test_ticks_are_tried_as_a_whole(world: World) -> None:
    actor = await at_the_fourth(world)
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    dear = takes(panel, "three actions")[:1]
    panel = await choose(actor, panel, takes(panel)[:2] + dear)
    assert (await world.table()).seq == before, "nothing of it"
    told = words(panel)
    assert f"Nothing was played, because {dear[0].label} would not be possible then" in told
    assert "civil action" in told


@pytest.mark.sliced(10)
async def test_an_action_says_that_there_is_no_political_one(world: World) -> None:
    await at_the_fourth(world)
    await world.quickly([(3, EndTurn())])
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    assert "Skip the political action" in words(panel)
    panel = await choose(actor, panel, takes(panel)[:2])
    assert "political" not in str(re.search(r"`/play .*`", words(panel))), "it goes without saying"
    assert (await world.table()).seq == before + 3
    steps = await world.service.views.log((await world.table()).id, actor.id, after=before)
    assert [e.kind for step in steps for e in step.events] == ["passed", "took", "took"]
    for _ in range(3):
        panel = there((await world.press(actor, panel, "undo")).response)
    assert (await world.table()).seq == before


def over_the_limit(state: Any, decision: Decision) -> bool:
    """The action phase of somebody who holds too many military cards."""
    if decision.kind != "actions":
        return False
    civ = state.players[decision.seat]
    return len(civ.military.cards) > civ.ma_total


@pytest.mark.sliced(10)
async def test_the_end_of_the_turn_carries_its_discards(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought_to(world, monkeypatch, "Ann", "Bob", wanted=over_the_limit)
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    state = await state_of(world)
    held = len(state.players[state.current].military.cards)
    ends = [p for p in presses(panel) if p.label.startswith("End turn")]
    assert [p.label.partition(":")[0] for p in ends] == ["End turn; Discard", "End turn"]
    panel = await choose(actor, panel, ends[:1])
    if "Not used yet" in words(panel):
        await choose(actor, panel, [p for p in presses(panel) if p.label.startswith("Yes: End")])
    assert actor not in await world.asked()
    civ = (await state_of(world)).players[state.current]
    assert len(civ.military.cards) < held + 3
    assert (await world.table()).draft_seat is None


@pytest.mark.sliced(10)
async def test_a_worker_and_its_building_are_one_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wanted(state: Any, decision: Decision) -> bool:
        civ = state.players[decision.seat]
        verbs = {m.verb for m in decision.menus if isinstance(m, Pick)}
        able = "populate" in verbs and civ.ca >= 2 and civ.blue["bronze"] >= 2
        return decision.kind == "actions" and not civ.idle and able

    await brought_to(world, monkeypatch, "Ann", "Bob", wanted=wanted)
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    both = [p for p in presses(panel) if p.label.startswith("Increase population; Build")]
    assert both, words(panel)
    panel = await choose(actor, panel, both[:1])
    assert (await world.table()).seq == before + 2
    panel = there((await world.press(actor, panel, "undo")).response)
    assert "unused worker" in words(panel)


async def test_ending_with_unspent_actions_is_asked_once(world: World) -> None:
    actor = await at_the_fourth(world)
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    end = [p for p in presses(panel) if p.label == "End turn"]
    panel = await choose(actor, panel, end)
    assert (await world.table()).seq == before
    assert "Not used yet:** 4 civil actions." in words(panel)
    assert [p.label for p in presses(panel)] == ["Yes: End turn", "No, go back"]
    panel = await choose(actor, panel, presses(panel)[1:])
    assert takes(panel), "back to where one was"
    panel = await choose(actor, panel, end)
    panel = await choose(actor, panel, presses(panel)[:1])
    assert (await world.table()).seq == before + 1


async def test_who_does_not_want_to_be_asked_ends_at_once(world: World) -> None:
    actor = await at_the_fourth(world)
    page = await other_settings(world, actor)
    await select(actor, page, "setting", "end")
    assert not (await world.bot.reminders.user(actor.id)).asks
    panel = await world.open_panel(actor)
    before = (await world.table()).seq
    await choose(actor, panel, [p for p in presses(panel) if p.label == "End turn"])
    assert (await world.table()).seq == before + 1


async def test_a_typed_action_says_that_there_is_no_political_one(world: World) -> None:
    await at_the_fourth(world)
    await world.quickly([(3, EndTurn())])
    [actor] = await world.asked()
    before = (await world.table()).seq
    offered = await actor.autocomplete(world.channel, "play", "text", "take")
    answer = await actor.slash(world.channel, "play", text=offered[0]["value"])
    assert "Played: Take: " in words(answer.response)
    assert (await world.table()).seq == before + 2


async def test_what_can_mean_several_things_is_told_apart(world: World) -> None:
    actor = await at_the_fourth(world)
    told = words((await actor.slash(world.channel, "play", text="take")).response)
    assert "“take” can mean several things. Which of these?" in told
    told = words((await actor.slash(world.channel, "play", text="qwxz")).response)
    assert "I did not understand “qwxz”." in told


def sending(state: Any, decision: Decision) -> bool:
    """Somebody who is not on turn puts together a force, and it can be left to the rules."""
    verbs = {m.verb for m in decision.menus}
    return "fill_force" in verbs and "send_force" not in verbs and decision.seat != state.current


@pytest.mark.sliced
async def test_a_force_that_is_enough_is_sent_by_one_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brought_to(world, monkeypatch, "Ann", "Bob", "Chloe", wanted=sending)
    [actor] = await world.asked()
    panel = await world.open_panel(actor)
    [whole, *_] = [p for p in presses(panel) if p.label.endswith("; Send the force")]
    panel = await choose(actor, panel, [whole])
    assert actor not in await world.asked()
    assert "Stopped" not in words(panel)
    assert "Something new" not in words(panel)
