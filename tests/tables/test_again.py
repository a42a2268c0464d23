"""A game that is played again: the player after the last start player begins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tables.maintenance.privacy import Privacy
from tables.model.table import Again, Table, UserRef
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


async def again(here: Parlour, old: Table, *people: UserRef) -> Table:
    """Another lobby for the game, in which these people sit."""
    there = await here.service.playing.again(old)
    table = await here.service.lobbies.create(
        game="errands",
        guild_id=1,
        channel_id=old.channel_id + 1,
        host=people[0],
        options={"vote": False},
        again=there,
    )
    for user in people[1:]:
        table = await here.service.lobbies.join(table.id, user)
    return table


async def starter(here: Parlour, table: Table) -> str:
    """Who begins, as the lobby says; and the game keeps to it."""
    seat = await here.service.playing.starter(table)
    assert seat is not None
    table = await here.service.playing.start(table.id, table.host_id)
    position = await here.service.views.position(table.id, None)
    assert [d.seat for d in position.waiting] == [seat]
    return table.names[seat]


async def test_the_player_after_the_start_player_begins(here: Parlour) -> None:
    first = await here.game()
    assert first.names == ("Ann", "Bob", "Chloe")
    second = await again(here, first, CHLOE, ANN, BOB)
    assert await starter(here, second) == "Bob"
    # In the second game they sat as Chloe, Ann, Bob.
    second = await here.service.views.table(second.id)
    third = await again(here, second, ANN, BOB, CHLOE)
    assert await starter(here, third) == "Chloe"


async def test_who_does_not_play_again_is_passed_over(here: Parlour) -> None:
    first = await here.game()
    second = await again(here, first, MARA, ANN, CHLOE)
    assert await starter(here, second) == "Chloe"


async def test_who_begins_among_new_people_is_found_by_the_game(here: Parlour) -> None:
    first = await here.game()
    second = await again(here, first, MARA, UserRef(77, "Nina"))
    assert await here.service.playing.starter(second) is None
    assert (await here.service.playing.start(second.id, MARA.id)).status == "running"


async def test_a_game_that_was_never_begun_has_no_next_start_player(here: Parlour) -> None:
    lobby = await here.lobby()
    await here.service.hosting.abandon(lobby.id, ANN.id)
    lobby = await here.service.views.table(lobby.id)
    assert await here.service.playing.again(lobby) is None


async def test_who_was_forgotten_does_not_begin(here: Parlour) -> None:
    first = await here.game()
    there = await here.service.playing.again(first)
    assert there == Again(first.id, 1)
    await Privacy(here.service).forget(BOB)
    second = await again(here, first, ANN, CHLOE)
    assert await starter(here, second) == "Chloe"


async def test_the_stored_options_make_the_same_game_again(here: Parlour) -> None:
    first = await here.game()
    second = await here.service.playing.start((await again(here, first, ANN, BOB)).id, ANN.id)
    assert second.options["start_seat"] == 1
    rules = here.service.rules(second.game)
    begun = rules.setup(rules.options.stored(second.options), 2, 5)
    assert rules.start_seat(begun.state) == 1
