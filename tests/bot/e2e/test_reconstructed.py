"""Antike Duellum says what is reconstructed, and its host can correct it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.antike.figures import FILE, HOST_FILE
from tests.bot.simulated import World, words

DOUBTS = "Nobody has confirmed these against the printed game: 17 of the 25 event"
PRINTED = 'title = "Second printing"\n' + HOST_FILE.ours().replace(
    'id = "levy"\ncount = 1\nuncertain = true', 'id = "levy"\ncount = 3', 1
)
NAMED = "Figures: from this host's file “Second printing”."


async def asked(world: World, command: str, **options: Any) -> str:
    answer = await world["Ann"].slash(world.channel, command, **options)
    return words(answer.response)


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """No pictures are needed."""


@pytest.mark.rule("AD-2.5")
async def test_the_lobby_rules_and_cards_say_what_is_reconstructed(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    lobby = world.with_control("options")
    assert DOUBTS in words(lobby)
    assert "84 of the 86 borders" in words(lobby)
    assert DOUBTS in await asked(world, "rules", keyword="Levy")
    assert "(?) Nobody has confirmed this card" in await asked(world, "card", name="Levy")
    assert "(?) Nobody has confirmed how many" in await asked(world, "card", name="Academy")


@pytest.mark.rule("AD-2.6")
async def test_a_host_corrects_figures_of_antike(world: World) -> None:
    (world.folder / FILE).write_text(PRINTED, "utf-8")
    await world.restart()
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await world.press(world["Bob"], world.with_control("join"), "join")
    assert NAMED in words(world.with_control("options"))
    await world.press(world["Ann"], world.with_control("start"), "start")
    card = await asked(world, "card", name="Levy")
    assert "Event card, 3 in the pile." in card
    assert "(?)" not in card
    assert NAMED in card
    state = (await world.service.views.position((await world.table()).id, None)).view
    assert state.pile + len(state.row) == 27

    # The file is gone, and the bot starts again: the table goes on as it began.
    (world.folder / FILE).unlink()
    await world.restart()
    assert "Event card, 3 in the pile." in await asked(world, "card", name="Levy")
