"""/play with a whole turn in one line: what is understood, where it stops, what is suggested."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from tests.bot.simulated import World, presses, simulated, words

TTA = "tta-new-story"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


@pytest.fixture
async def now(world: World) -> MemberActor:
    """Who has the second turn of a game, in which one can take two cards."""
    world.service.repository.new_seed = count(7).__next__
    await world.start("Ann", "Bob", game=TTA)
    (first,) = await world.asked()
    await play(world, first, "end")
    (now,) = await world.asked()
    assert now is not first
    return now


async def play(world: World, actor: MemberActor, text: str) -> str:
    return said(await actor.slash(world.channel, "play", text=text))


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return words(result.response)


async def seq(world: World) -> int:
    return (await world.table()).seq


async def suggested(world: World, actor: MemberActor, text: str) -> list[str]:
    found = await actor.autocomplete(world.channel, "play", "text", text)
    assert all(c["name"] == c["value"] for c in found)
    return [c["value"] for c in found]


async def test_a_whole_turn_in_one_line(world: World, now: MemberActor) -> None:
    before = await seq(world)
    text = await play(world, now, "take 1; take 2; end")
    assert "Played: Take: " in text
    assert "End turn" in text
    assert await seq(world) == before + 3
    assert now not in await world.asked()


async def test_nothing_is_played_where_something_is_not_understood(
    world: World, now: MemberActor
) -> None:
    before = await seq(world)
    text = await play(world, now, "take 1; sing a song; end")
    assert "Nothing was played" in text
    assert "`take 1; sing a song; end`" in text
    assert "I did not understand “sing a song”" in text
    assert await seq(world) == before
    assert now in await world.asked()


async def test_it_says_why_something_is_not_possible(world: World, now: MemberActor) -> None:
    before = await seq(world)
    text = await play(world, now, "take 1; take 13; end")
    assert "Nothing was played" in text
    assert await seq(world) == before
    assert "I stopped at “take 13” (Take: " in text
    assert "space 13)):" in text
    assert "action" in text.split("space 13)):")[1]


async def test_suggestions_go_on_after_the_separator(world: World, now: MemberActor) -> None:
    version = (await world.table()).version
    first = await suggested(world, now, "")
    assert "End turn" in first
    then = await suggested(world, now, "take 1; ")
    assert then
    assert all(text.startswith("take 1; ") for text in then)
    assert "take 1; End turn" in then
    assert not any("space 1)" in text for text in then)
    assert (await world.table()).version == version, "looking ahead stores nothing"
    chosen = next(text for text in then if "Take" in text)
    assert "Not" not in await play(world, now, chosen)
    assert await seq(world) >= 3


async def test_nothing_is_suggested_beyond_what_one_may_know(
    world: World, now: MemberActor
) -> None:
    assert await suggested(world, now, "end; ta") == ["end; ta"]
    assert await suggested(world, now, "sing; ta") == ["sing; ta"]


async def test_a_panel_opens_from_where_it_stopped(world: World, now: MemberActor) -> None:
    result = await now.slash(world.channel, "play", text="take 13")
    assert result.response is not None
    (look,) = [p for p in presses(result.response) if p.parsed.op == "look"]
    opened = await now.click(result.response, custom_id=look.custom_id)
    assert opened.response is not None
    assert any(p.parsed.op == "panel" for p in presses(opened.response))


async def test_undo_and_restart_take_the_own_draft_back(world: World, now: MemberActor) -> None:
    before = await seq(world)
    await play(world, now, "take 1; take 2")
    assert await seq(world) == before + 2
    await play(world, now, "undo")
    assert await seq(world) == before + 1
    await play(world, now, "take 2")
    text = await play(world, now, "Restart turn")
    assert await seq(world) == before
    assert "did not understand" not in text
    assert now in await world.asked()


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("help", "`/help`"),
        ("/game log", "`/game log`"),
        ("log", "`/game log`"),
        ("settings", "`/me settings`"),
    ],
)
async def test_a_command_that_is_typed_as_an_action_is_named(
    world: World, now: MemberActor, typed: str, named: str
) -> None:
    text = await play(world, now, typed)
    assert f"Use the command for that: {named}." in text
    (other,) = [a for a in (world["Ann"], world["Bob"]) if a is not now]
    assert named in await play(world, other, typed)


async def test_in_a_line_of_several_nothing_is_taken_back(world: World, now: MemberActor) -> None:
    before = await seq(world)
    assert "Use the command for that: `/undo`" in await play(world, now, "take 1; undo")
    assert "`/play restart`" in await play(world, now, "take 2; restart; end")
    assert await seq(world) == before
    assert now in await world.asked()


@pytest.mark.sliced(10)
async def test_a_number_says_how_often_and_never_what_is_paid(
    world: World, now: MemberActor
) -> None:
    """Both players have two farms; nothing is done if not all of it can be done."""
    await play(world, now, "end")
    (first,) = await world.asked()
    await play(world, first, "skip politics")
    before = await seq(world)
    assert "Nothing was played" in await play(world, first, "destroy 3 farms")
    assert await seq(world) == before
    text = await play(world, first, "destroy 2 farms")
    assert "Played: Destroy: Agriculture; Destroy: Agriculture" in text
    assert await seq(world) == before + 2
    offered = await suggested(world, first, "tear down mine")
    assert [one.startswith("Destroy: Bronze") for one in offered][:1] == [True]
