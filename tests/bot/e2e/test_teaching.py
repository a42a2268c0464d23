"""A newcomer at a table to learn at: every hint is taken over, until the game is over."""

from __future__ import annotations

import pytest

from tests.bot.e2e.test_hints import private
from tests.bot.simulated import World, presses, there, words


@pytest.mark.sliced(10)
@pytest.mark.usefixtures("plain_pictures")
async def test_a_newcomer_takes_every_hint_over_to_the_end(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game="antike-duellum", learn=True)
    table = await world.table()
    await world.service.lobbies.set_options(table.id, ann.id, {"turn_limit": 4})
    await world.press(ann, world.with_control("start"), "start")
    helped = 0
    await world.bot.search_pool.settled()
    while (await world.table()).status == "running":
        assert [a.id for a in await world.asked()] == [ann.id]
        await world.open_panel(ann)
        hint = private(world)[-1]
        [first, *_] = [p for p in presses(hint) if p.parsed.op == "takehint"]
        shown = there((await ann.click(hint, custom_id=first.custom_id)).response)
        [end] = [p for p in presses(shown) if p.label == "End turn"]
        await ann.click(shown, custom_id=end.custom_id)
        helped += 1
        await world.bot.search_pool.settled()
    await world.all_said()
    assert helped == 4, "in each of her turns"
    assert "Ann wins" in words(world.with_control("again"))
