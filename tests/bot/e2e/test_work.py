"""Nobody can keep the bot busy by what they type, wherever something can be typed.

Commands, suggestions and windows are found by themselves, so new ones are asked, too. Work is
counted, not timed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import MemberActor

from tests.bot import nasty
from tests.bot.e2e.test_server_rules import manager
from tests.bot.e2e.test_strangers import commands, everything, ids_of, ordinary, show_everything
from tests.bot.simulated import World, simulated

TEXT = discord.AppCommandOptionType.string
MOST = 400_000
"""Calls and comparisons for one answer: some tens of milliseconds."""
LENGTHS = {"text": 1_000, "options": 300, "reason": 200, "invitation": 400}
"""Options that take more, or less, than a few words."""
FEW_WORDS = 100
WINDOW = 4_000


@pytest.fixture
async def world(tmp_path: Path, plain_pictures: None) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        world.service.repository.new_seed = count(3).__next__
        await world.start("Ann", "Bob", game="tta-new-story")
        [asked] = await world.asked()
        await asked.slash(world.channel, "play", text="?")  # catalogues are read once
        yield world


def texts_of(command: app_commands.Command[Any, Any, Any]) -> list[app_commands.Parameter]:
    return [p for p in command.parameters if p.type is TEXT and not p.choices]


def needed(world: World, command: app_commands.Command[Any, Any, Any], but: str) -> dict[str, Any]:
    return {
        p.display_name: ordinary(world, p)
        for p in command.parameters
        if p.required and p.display_name != but
    }


async def test_every_text_of_a_command_has_a_length(world: World) -> None:
    found = {}
    for command in commands(world):
        for parameter in texts_of(command):
            name = f"{command.qualified_name} {parameter.display_name}"
            found[name] = parameter.max_value
            assert parameter.max_value == LENGTHS.get(parameter.display_name, FEW_WORDS), name
    assert found.keys() >= {"play text", "plan text", "rules keyword", "card name"}


@pytest.mark.sliced
async def test_no_text_of_a_command_is_much_work(world: World) -> None:
    [asked] = await world.asked()
    [waiting] = [a for a in (world["Ann"], world["Bob"]) if a is not asked]
    worst: dict[str, int] = {}
    show_everything(world, asked)
    for command in commands(world):
        for parameter in texts_of(command):
            name = command.qualified_name
            actor = waiting if name == "plan" else asked
            others = needed(world, command, parameter.display_name)
            where = world.channel
            if name == "game new":
                where = world.guild.create_text_channel(f"new-{parameter.display_name}")
                others = others and {"game": "antike-duellum"}
            for said in nasty.texts(int(parameter.max_value or nasty.LONGEST)):
                with nasty.counted() as work:
                    answer = await actor.slash(
                        where, name, **others, **{parameter.display_name: said}
                    )
                assert "went wrong" not in everything(answer), (name, said[:40])
                assert work.total < MOST, (name, said[:40], work)
                worst[f"{name} {parameter.display_name}"] = max(
                    work.total, worst.get(f"{name} {parameter.display_name}", 0)
                )
    assert len(worst) >= 9, worst


@pytest.mark.sliced
async def test_no_suggestion_is_much_work(world: World) -> None:
    """Discord does not hold what is being typed to the length of an option."""
    [asked] = await world.asked()
    [waiting] = [a for a in (world["Ann"], world["Bob"]) if a is not asked]
    mara, tried = manager(world), set()
    for command in commands(world):
        for parameter in command.parameters:
            if not parameter.autocomplete:
                continue
            name, option = command.qualified_name, parameter.display_name
            actor = waiting if name == "plan" else asked
            if name.startswith("server "):
                actor = mara
            others = needed(world, command, option)
            if name == "game new":
                others = {"game": "antike-duellum"} if option != "game" else {}
            tried.add(f"{name} {option}")
            # Numbers of tables all have the same suggestions.
            every = list(nasty.texts(nasty.LONGEST)) + list(nasty.texts(FEW_WORDS))
            for said in every if parameter.type is TEXT else every[:1]:
                with nasty.counted() as work:
                    await actor.autocomplete(world.channel, name, option, said, **others)
                assert work.total < MOST, (name, option, said[:40], work)
    assert tried >= {"play text", "plan text", "rules keyword", "card name", "turn table"}


@pytest.mark.sliced
async def test_no_window_is_much_work(world: World) -> None:
    """A window may come back under any id with anything in its field."""
    actor = world["Chloe"]
    table = await world.table()
    every = list(nasty.texts(WINDOW))
    for turn, op in enumerate(sorted(set(world.bot.presses._handlers) - {"thread"})):
        said = every[turn % len(every)]
        work, shown = await _sent(world, actor, ids_of(op, table)[1][0], said)
        assert work.total < MOST, (op, said[:40], work)
        assert "went wrong" not in shown, (op, said[:40], shown)


async def _sent(
    world: World, actor: MemberActor, custom_id: str, said: str
) -> tuple[nasty.Work, str]:
    """A window that was opened by /report is sent in under another id."""
    window = await actor.slash(world.channel, "report")
    modal = window._interaction.modal
    assert modal is not None
    modal["custom_id"] = custom_id
    field = modal["components"][0]["component"]
    field["custom_id"] = "number"
    field["max_length"] = WINDOW
    with nasty.counted() as work:
        answer = await actor.submit_modal(window, {"number": said})
    return work, everything(answer)


async def test_a_line_of_too_many_actions_is_refused_whole(world: World) -> None:
    [asked] = await world.asked()
    before = await world.table()
    line = "take 1;" * 31
    shown = everything(await asked.slash(world.channel, "play", text=line))
    assert "at most 30 actions, and yours has 31" in shown
    assert "Nothing was played" in shown
    assert await world.table() == before
    [waiting] = [a for a in (world["Ann"], world["Bob"]) if a is not asked]
    shown = everything(await waiting.slash(world.channel, "plan", text=line))
    assert "at most 30 actions" in shown
