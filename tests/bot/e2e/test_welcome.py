"""The first message to people who do not know the bot: a game with one press and one choice."""

from __future__ import annotations

import pytest
from simcord import ResponseMessage

from tests.bot.simulated import World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def _offered(world: World) -> ResponseMessage:
    """The page with the buttons, in the help where there is no table."""
    return there((await world["Ann"].slash(world.channel, "help")).response)


async def _choose(world: World, label: str, game: str) -> ResponseMessage:
    ann = world["Ann"]
    page = await _offered(world)
    [button] = [p for p in presses(page) if p.label == label]
    menu = there((await ann.click(page, custom_id=button.custom_id)).response)
    assert menu.ephemeral
    games = [p for p in presses(menu) if p.value is not None]
    assert len(games) == 5
    [chosen] = [p for p in games if p.value is not None and p.value.startswith(game)]
    result = await ann.select(menu, [chosen.value], custom_id=chosen.custom_id)
    with_hints = [p for p in presses(result.response) if p.label == "A game with hints"]
    if with_hints:  # or a course
        page = there(result.response)
        result = await ann.click(page, custom_id=with_hints[0].custom_id)
    await world.bot.search_pool.settled()
    return there(result.response)


@pytest.mark.parametrize(
    ("label", "hints", "level"),
    [("Play against computers", "on", "normal"), ("Take a lesson", "learn", "beginner")],
)
async def test_a_first_game_begins_with_one_press_and_one_choice(
    world: World, label: str, hints: str, level: str
) -> None:
    said = await _choose(world, label, "belfort")
    assert "Your game has started" in words(said)
    panel = await world.press(world["Ann"], said, "turn")
    assert "Choose 3 cards to keep" in words(panel.response)
    table = await world.table()
    assert (table.status, table.hints, len(table.seats)) == ("running", hints, 3)
    assert [level in s.name for s in table.seats] == [False, True, True]
    assert "The game has started" in words(world.messages()[0]), "the lobby says so"
    assert await world.asked() == [world["Ann"]]


async def test_where_a_table_is_open_the_thread_gets_the_same_computers(world: World) -> None:
    ann = world["Ann"]
    page = await _offered(world)
    await ann.slash(world.channel, "game new", game="tzolkin")
    [button] = [p for p in presses(page) if p.label == "Take a lesson"]
    menu = there((await ann.click(page, custom_id=button.custom_id)).response)
    [chosen] = [p for p in presses(menu) if p.value is not None and p.value.startswith("antike")]
    how = await ann.select(menu, [chosen.value], custom_id=chosen.custom_id)
    with_hints = [p for p in presses(how.response) if p.label == "A game with hints"]
    refused = how
    if with_hints:  # or a course
        page = there(how.response)
        refused = await ann.click(page, custom_id=with_hints[0].custom_id)
    [thread] = [p for p in presses(refused.response) if p.parsed.op == "thread"]
    await ann.click(there(refused.response), custom_id=thread.custom_id)
    [here, there_] = await world.service.views.tables_of(ann.id)
    opened = max(here, there_, key=lambda t: t.id)
    assert (opened.game, opened.hints, len(opened.seats)) == ("antike-duellum", "learn", 2)


async def test_a_button_of_a_game_that_is_gone_says_so(world: World) -> None:
    ann = world["Ann"]
    page = await _offered(world)
    [button] = [p for p in presses(page) if p.label == "Take a lesson"]
    menu = there((await ann.click(page, custom_id=button.custom_id)).response)
    stored = world.env.backend.get_message(world.channel.id, menu.id)
    [select] = {p.custom_id for p in presses(menu) if p.value is not None}
    for component in stored.components[0]["components"][-1]["components"]:
        component["options"][0]["value"] = "chess"
    answer = await ann.select(menu, ["chess"], custom_id=select)
    assert "/game new" in words(answer.followups[-1])
    assert await world.service.views.table_in(world.channel.id) is None
