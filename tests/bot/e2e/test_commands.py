"""Commands of people who have read nothing: examples, slips, numbers of other tables."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.features.lobby import pages as lobby_pages
from bot.features.lobby.cog import EXAMPLE, read_options
from engine.core import Decision
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.e2e.tta import GAME, brought_to
from tests.bot.simulated import World, presses, words
from tests.bot.ways import press, resign


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def said(world: World, name: str, command: str, **options: Any) -> str:
    """What a command answers."""
    answer = await world[name].slash(world.channel, command, **options)
    assert answer.response is not None
    return words(answer.response)


def test_the_example_of_options_is_understood() -> None:
    assert read_options("antike-duellum", EXAMPLE) == {"map": "east", "variant": True}


async def test_an_option_that_is_yes_or_no_may_be_named_alone(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME, options="peaceful")
    assert (await world.table()).options["peaceful"] is True


@pytest.mark.parametrize(
    ("game", "options", "wanted"),
    [
        ("antike", "map=mars", "The option map must be west or east."),
        ("antike", "coins=1000", "The option coins must be at most 99."),
        ("antike", "coins=0", "The option coins must be at least 1."),
        ("antike", "turn_limit=many", "The option turn_limit must be a whole number."),
        ("new story", "peaceful=maybe", "The option peaceful must be yes or no."),
        ("first", "peaceful=maybe", "The option peaceful must be no, yes or without_pacts."),
        ("through", "", "“through” fits several games: Through the Ages: A New Story"),
        ("antike", "map", "I do not understand the option “map”. Write it as name=value."),
    ],
)
async def test_a_wrong_value_is_answered_with_those_that_would_do(
    world: World, game: str, options: str, wanted: str
) -> None:
    answer = await said(world, "Ann", "game new", game=game, options=options)
    assert wanted in answer.replace("\\_", "_")


def test_every_option_of_every_game_can_be_refused_in_plain_words() -> None:
    """A kind of value that is new needs words of its own."""
    from engine import registry

    for key in tuple(registry.keys()):
        for choice in lobby_pages.choices(key):
            assert choice.values or choice.low is not None, f"{key}: {choice.name}"


async def test_one_player_is_too_few(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike")
    answer = await forged(world, world["Ann"], "agora:start:1")
    assert "is for 2 players. There is 1 here." in everything(answer)


async def test_a_table_that_is_not_there_and_a_closed_one_are_answered_alike(world: World) -> None:
    assert await said(world, "Ann", "board", table=99) == (
        "I know no table 99 that you can see. /turns lists yours."
    )


async def test_a_picture_may_be_named_by_its_label_and_a_wrong_one_is_answered(
    world: World,
) -> None:
    await world.start("Ann", "Bob", game=GAME)
    answer = await world["Ann"].slash(world.channel, "board", picture="card row")
    assert answer.response is not None
    assert [a.filename for a in answer.response.attachments] == ["row.png"]
    refused = await said(world, "Ann", "board", picture="@everyone")
    assert re.match(r"There is no picture “@\u200beveryone”. There are The whole table,", refused)


async def test_what_needs_a_clock_says_so(world: World) -> None:
    await world.start("Ann", "Bob")
    missing = "counts once you set hours for each wait"
    ann = world["Ann"]
    page = await ann.slash(world.channel, "host clock")
    for part, typed, lacks in (
        ("c", {"number": "0", "number1": "5"}, True),
        ("r", {"number": "5", "number1": "", "number2": ""}, False),
        ("c", {"number": "5", "number1": ""}, False),
    ):
        answer = await ann.submit_modal(await press(world, ann, page, "pace", part), typed)
        assert (missing in words(answer.response)) == lacks, (part, typed)


def political(state: Any, decision: Decision) -> bool:
    """Any political phase."""
    return decision.kind == "politics"


async def test_resigning_where_the_rules_offer_it_as_an_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await brought_to(world, monkeypatch, "Ann", "Bob", wanted=political)
    name, other = ("Ann", "Bob") if asked.seat == 0 else ("Bob", "Ann")
    assert "You cannot resign at this moment" in await said(world, other, "game leave")
    assert "**Resign.**" in await said(world, other, "rules", keyword="resign")
    answer = await resign(world, world[name])
    assert answer.response is not None
    assert "Are you sure?" in words(answer.response)
    yes = next(p for p in presses(answer.response) if p.token.startswith("y"))
    await world[name].click(answer.response, custom_id=yes.custom_id)
    assert (await world.table()).status == "finished"


async def test_resigning_between_such_moments_does_not_deny_the_seat(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    refused = await said(world, "Ann", "game leave")
    assert "You cannot resign at this moment" in refused
    assert "no seat" not in refused
    assert "no seat" in await said(world, "Chloe", "game leave")
