"""Panels do not pile up: asking for one brings back the one that is open."""

from __future__ import annotations

import pytest
from simcord import MemberActor, ResponseMessage

from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")

MINUTE = 60.0


def panels(world: World, actor: MemberActor) -> list[ResponseMessage]:
    """The panels that somebody sees, oldest first."""
    stored = world.env.backend.messages.get(world.channel.id, {})
    seen = [
        ResponseMessage(world.env, m)
        for m in sorted(stored.values(), key=lambda m: m.id)
        if m.is_ephemeral and m.visible_to(actor.id)
    ]
    return [m for m in seen if any(p.parsed.op == "panel" for p in presses(m))]


async def begun(world: World) -> MemberActor:
    """Who is asked in a game of two."""
    await world.start("Ann", "Bob", game="tta-new-story")
    [asked] = await world.asked()
    return asked


async def folded(world: World) -> tuple[MemberActor, ResponseMessage]:
    """A panel that has more choices, opened."""
    await world.start("Ann", "Bob", "Chloe", game="belfort")
    [asked, *_] = await world.asked()
    panel = await world.open_panel(asked)
    [more] = [p for p in presses(panel) if p.label == "More choices"]
    return asked, there((await asked.click(panel, custom_id=more.custom_id)).response)


async def test_asking_twice_leaves_one_panel_below_everything_else(world: World) -> None:
    asked = await begun(world)
    first = await world.open_panel(asked)
    second = await world.open_panel(asked)
    assert [p.id for p in panels(world, asked)] == [second.id]
    assert second.id > first.id
    third = there((await asked.slash(world.channel, "turn")).response)
    assert [p.id for p in panels(world, asked)] == [third.id]


async def test_it_comes_back_as_it_was_left(world: World) -> None:
    asked, _ = await folded(world)
    again = await world.open_panel(asked)
    assert "Fewer choices" in words(again)
    assert [p.id for p in panels(world, asked)] == [again.id]


async def test_another_question_begins_at_its_beginning(world: World) -> None:
    asked, panel = await folded(world)
    kept = [p for p in presses(panel) if p.value is not None][:3]
    values = [p.token for p in kept]
    await asked.select(panel, values, custom_id=kept[0].custom_id)
    assert "Fewer choices" not in words(await world.open_panel(asked))


async def test_everybody_has_a_panel_of_their_own(world: World) -> None:
    await world.start("Ann", "Bob", game="tta-new-story")
    ann = await world.open_panel(world["Ann"])
    bob = await world.open_panel(world["Bob"])
    stored = world.env.backend.messages[world.channel.id]
    assert {ann.id, bob.id} <= set(stored)


async def test_what_discord_does_not_let_go_stays(world: World) -> None:
    """A quarter of an hour later; what was typed instead of pressed is no other case."""
    asked = await begun(world)
    first = await world.open_panel(asked)
    await world.advance(16 * MINUTE)
    second = await world.open_panel(asked)
    assert [p.id for p in panels(world, asked)] == [first.id, second.id]
    world.wire.fail("DELETE", "/webhooks/*", 500, times=2)
    third = await world.open_panel(asked)
    assert [p.id for p in panels(world, asked)][-1] == third.id


async def test_the_panel_leads_to_where_its_numbers_come_from(world: World) -> None:
    asked = await begun(world)
    panel = await world.open_panel(asked)
    if not (found := [p for p in presses(panel) if p.parsed.op == "why"]):
        [more] = [p for p in presses(panel) if p.label == "More choices"]
        panel = there((await asked.click(panel, custom_id=more.custom_id)).response)
        found = [p for p in presses(panel) if p.parsed.op == "why"]
    [why] = found
    told = there((await asked.click(panel, custom_id=why.custom_id)).response)
    assert told.ephemeral
    board = there((await asked.slash(world.channel, "board")).response)
    same = await world.press(asked, board, "why")
    assert words(told) == words(same.response)


async def test_a_hint_that_is_taken_over_becomes_the_only_panel(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="antike-duellum", learn=True)
    await world.press(ann, world.with_control("start"), "start")
    await world.bot.search_pool.settled()
    await world.open_panel(ann)
    stored = world.env.backend.messages[world.channel.id]
    hint = ResponseMessage(world.env, max(stored.values(), key=lambda m: m.id))
    [take, *_] = [p for p in presses(hint) if p.parsed.op == "takehint"]
    await ann.click(hint, custom_id=take.custom_id)
    assert [p.id for p in panels(world, ann)] == [hint.id]
