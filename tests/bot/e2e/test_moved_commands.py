"""How many commands there are, and where those are found that another one has taken over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from discord import app_commands

from render.lang import language
from render.lang.catalogue.bot_commands import BotCommands
from tests.bot.simulated import World, words

ON_SERVERS = {"host", "server", "find", "ratings", "Agora: rather not play with"}
"""Commands that are of use on servers alone."""
MOST = 25
"""More commands than these nobody keeps in mind."""
CATALOGUES = Path(language.__file__).parent / "en"
MOVED = BotCommands.FAMILIES["moved"]


def names(world: World) -> set[str]:
    """The commands as one types them."""
    return {
        c.qualified_name
        for c in world.bot.tree.walk_commands()
        if isinstance(c, app_commands.Command)
    }


def old_name(code: str) -> str:
    """What was typed for a command that has moved."""
    return code.replace("_", " ")


def labels_there_are() -> set[str]:
    """All messages of one line."""
    texts = (path.read_text("utf-8") for path in CATALOGUES.glob("*.ftl"))
    return {said for text in texts for said in re.findall(r"(?m)^[a-z0-9-]+ = (.+)$", text)}


async def test_commands_say_where_they_belong(world: World) -> None:
    """In direct messages of the bot and on its servers, some on servers only."""
    sent = {
        command.name: command.to_dict(world.bot.tree) for command in world.bot.tree.get_commands()
    }
    servers, ours = 0, 1
    assert {name: said["contexts"] for name, said in sent.items()} == {
        name: [servers] if name in ON_SERVERS else [servers, ours] for name in sent
    }
    assert all(said["integration_types"] == [servers] for said in sent.values())


async def test_there_are_few_commands(world: World) -> None:
    """Only managers of a server are shown those of /server."""
    players = {name for name in names(world) if not name.startswith("server ")}
    assert len(players) <= MOST, sorted(players)
    assert len(names(world) - players) <= 7


async def test_a_command_that_moved_is_none_any_more_and_names_one_there_is(world: World) -> None:
    there_are = names(world)
    for code in MOVED:
        said = BotCommands().moved(code)
        assert old_name(code) not in there_are
        assert f"`/{old_name(code)}`" in said
        typed = set(re.findall(r"`/([a-z ]+)`", said)) - {old_name(code)}
        assert typed <= there_are, said
        labels = set(re.findall(r"\*\*(.+?)\*\*", said))
        assert typed or labels, said
        assert labels <= labels_there_are(), said


async def test_an_old_command_says_where_it_went(world: World) -> None:
    """Discord offers it to people whose list of commands is older than the bot."""
    for code in MOVED:
        remember(world, old_name(code))
        answer = await world["Ann"].slash(world.channel, old_name(code))
        assert answer.ephemeral
        assert words(answer.response) == BotCommands().moved(code)


async def test_a_command_that_never_was_has_changed(world: World) -> None:
    remember(world, "game dance")
    answer = await world["Ann"].slash(world.channel, "game dance")
    assert "This command has changed" in words(answer.response)


def remember(world: World, name: str) -> None:
    """Discord still knows a command that the bot has no more."""
    world.expected += ["CommandNotFound"]
    known: dict[Any, dict[str, Any]] = world.env.backend.commands[None]
    group, _, leaf = name.rpartition(" ")
    made = {"type": 1, "name": leaf, "description": "x", "options": []}
    if group:
        known[group, 1]["options"].append(made)
        return
    known[leaf, 1] = {**known["help", 1], **made, "id": str(world.env.backend.snowflake())}
