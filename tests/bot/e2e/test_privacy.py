"""Exporting what is stored about somebody and forgetting them, as they see it."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.me import cog as me_cog
from engine import registry
from tables.maintenance import doctor
from tables.model.table import UserRef
from tables.store import privacy_rows
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, words
from tests.bot.ways import ask_to_be_forgotten, game_file, my_file, prefer
from tests.tables.backends import disk_fails
from tests.tables.well_known import traces

NAME = "Quetzalwyn"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path, people=(NAME, "Bob", "Chloe")) as world:
        yield world


async def a_turn(world: World) -> None:
    [actor, *_] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()


async def until_published(world: World) -> None:
    """Somebody presses until a step is on the table; against a computer a turn of theirs follows
    upon the other."""
    [actor] = await world.asked()
    clicker, before = Clicker(world, actor, random.Random(1)), (await world.table()).public_seq
    while (await world.table()).public_seq == before:
        panel = await world.open_panel(actor)
        await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))


async def confirmed(world: World, name: str = NAME) -> str:
    """Ask to be forgotten and press Yes; what is said then."""
    page = await ask_to_be_forgotten(world, world[name])
    assert page.ephemeral
    assert page.response is not None
    answer = await world.press(world[name], page.response, "forget")
    return words(answer.response)


async def exported(world: World, name: str = NAME) -> dict[str, Any]:
    answer = await my_file(world, world[name])
    assert answer.ephemeral
    assert answer.response is not None
    [file] = answer.response.attachments
    data = world.env.backend.cdn.get(file.url)
    packed = file.filename.endswith(".gz")
    assert data is not None
    made: dict[str, Any] = json.loads(gzip.decompress(data) if packed else data)
    return made


def user(world: World) -> UserRef:
    return UserRef(world[NAME].id, NAME)


async def test_a_player_leaves_a_running_game_and_nothing_of_them_is_left(world: World) -> None:
    await prefer(world, world[NAME], zone="Europe/Berlin")
    await world.start(NAME, "Bob")
    await a_turn(world)
    await a_turn(world)
    window = await world[NAME].slash(world.channel, "report")
    await world[NAME].submit_modal(window, {"words": "I want to leave"})
    assert traces(world.database, user(world))

    page = await ask_to_be_forgotten(world, world[NAME])
    assert page.response is not None
    said = words(page.response)
    assert "Antike Duellum · table 1" in said
    assert "a computer plays on in your place" in said
    assert "cannot be undone" in said
    answer = await world.press(world[NAME], page.response, "forget")
    assert "You are forgotten. Your seat at one table was given up" in words(
        answer.response
    ).replace("**", "")
    assert traces(world.database, user(world)) == []

    table = await world.table()
    assert table.status == "running"
    assert table.host_id == world["Bob"].id
    assert await world.asked() == [world["Bob"]]
    assert any("now plays instead of" in words(m) for m in world.messages())
    await until_published(world)
    assert traces(world.database, user(world)) == []
    assert doctor.examine(world.where, registry.rules).findings == []
    status = await world["Bob"].slash(world.channel, "turns")
    assert "a former player" in words(status.response)


async def test_no_leaves_everything_as_it_was(world: World) -> None:
    before = await world.start(NAME, "Bob")
    page = await ask_to_be_forgotten(world, world[NAME])
    assert page.response is not None
    answer = await world.press(world[NAME], page.response, "close")
    assert "Nothing was changed" in words(answer.response)
    assert await world.table() == before
    assert traces(world.database, user(world))


async def test_the_page_belongs_to_whoever_presses(world: World) -> None:
    """Nobody can be forgotten by somebody else: a forged press removes the one who presses."""
    before = await world.start(NAME, "Bob")
    said = await confirmed(world, "Chloe")
    assert "You are forgotten" in said
    assert await world.table() == before


async def test_a_finished_game_shows_a_former_player(world: World) -> None:
    await world.start(NAME, "Bob", options={"turn_limit": 2})
    while (await world.table()).status == "running":
        await a_turn(world)
    await confirmed(world)
    assert (await world.table()).names == ("Former player", "Bob")
    answers = [
        await world["Bob"].slash(world.channel, command)
        for command in ("game log", "turns", "board")
    ]
    for answer in (*answers, await game_file(world, world["Bob"])):
        assert answer.acknowledged
        assert NAME not in words(answer.response)
    assert traces(world.database, user(world)) == []


async def test_a_lobby_and_a_table_without_others(world: World) -> None:
    await world[NAME].slash(world.channel, "game new", game="antike-duellum")
    await world.press(world["Bob"], world.with_control("join"), "join")
    other = world.guild.create_text_channel("other")
    await world[NAME].slash(other, "game new", game="antike-duellum")
    await world.add_computer(world[NAME], channel=other)
    await world.press(world[NAME], world.with_control("start", other), "start")
    page = await ask_to_be_forgotten(world, world[NAME])
    said = words(page.response)
    assert "you leave your seat" in said
    assert "nobody else is left to play" in said
    assert page.response is not None
    await world.press(world[NAME], page.response, "forget")
    assert (await world.table()).names == ("Bob",)
    assert (await world.table(other)).status == "abandoned"
    assert str(world[NAME].id) not in words(world.with_control("join")), "the lobby shows it"
    assert traces(world.database, user(world)) == []


async def test_a_failure_says_what_was_done_and_does_not_count(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["database_failed", "disk_error"]
    await world[NAME].slash(world.channel, "game new", game="antike-duellum")
    await world.press(world["Bob"], world.with_control("join"), "join")

    def fail(*_: object) -> None:
        raise disk_fails(world.service.store)

    said = []
    with monkeypatch.context() as patch:
        patch.setattr(privacy_rows, "new_host", fail)
        for _ in range(4):
            page = await ask_to_be_forgotten(world, world[NAME])
            assert page.response is not None
            answer = await world.press(world[NAME], page.response, "forget")
            said.append(words(answer.followups[0]))
    first, *later = said
    assert "Your seat at table 1 was given up." in first
    assert "you are not forgotten yet" in first
    assert "Nothing was changed" not in first
    assert (await world.table()).names == ("Bob",)
    assert NAME not in words(world.with_control("join")), "the lobby shows it"
    assert all("Nothing was changed" in text for text in later)
    assert "You are forgotten" in await confirmed(world), "tries that failed do not count"


async def test_being_forgotten_again_and_again_has_to_wait(world: World) -> None:
    assert "forgotten" in await confirmed(world)
    assert "forgotten" in await confirmed(world)
    page = await ask_to_be_forgotten(world, world[NAME])
    assert page.response is not None
    answer = await world.press(world[NAME], page.response, "forget")
    assert "Please wait" in words(answer.followups[0])


@pytest.mark.usefixtures("toy")
async def test_the_file_holds_my_hand_and_not_that_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulated(tmp_path, people=(NAME, "Bob")) as world:
        await world.start(NAME, "Bob", game="skirmish", options={"turns": 12})
        for name in (NAME, "Bob"):
            panel = await world.open_panel(world[name])
            (first, *_) = [p for p in presses(panel) if p.label.startswith("Keep")]
            await world[name].click(panel, custom_id=first.custom_id)
        made = await exported(world)
        [seat] = made["seats"]
        position = await world.service.views.position(seat["table"], world[NAME].id)
        assert seat["hand"]
        theirs = await world.service.views.position(seat["table"], world["Bob"].id)
        assert seat["hand"] != world_hand(theirs)
        assert seat["hand"] == world_hand(position)
        assert str(world["Bob"].id) not in json.dumps(made)
        monkeypatch.setattr(me_cog, "EXPORT_BYTES", 10)
        again = await exported(world)
        again["made_at"] = made["made_at"]
        assert again == {**made, "messages": again["messages"]}


def world_hand(position: Any) -> str | None:
    from bot.widgets.words import Speech

    return Speech(position.table).plain.hand(position.view)
