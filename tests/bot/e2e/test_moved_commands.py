"""How many commands there are, and where those are found that another one has taken over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from discord import app_commands

from render.lang import language
from render.lang.catalogue.bot_commands import BotCommands
from tests.bot.simulated import World, words

SERVERS, OURS, OTHERS = 0, 1, 2
"""Where a command is offered: on servers, in messages of the bot, in all other messages."""
SERVER, PERSON = 0, 1
"""What a command comes with: a server's bot, or a person who has added the bot to themselves."""
EVERYWHERE = ([SERVERS, OURS, OTHERS], [SERVER, PERSON])
WITH_THE_BOT = ([SERVERS, OURS], [SERVER])
WITHOUT_A_SERVER = ([SERVERS, OURS], [SERVER, PERSON])
ON_SERVERS = ([SERVERS], [SERVER])
BELONGS = {
    **dict.fromkeys(("turns", "turn", "plan", "orders", "hint", "hand", "board"), EVERYWHERE),
    **dict.fromkeys(("card", "rules", "play", "undo", "me", "help", "report"), EVERYWHERE),
    **dict.fromkeys(("game", "host"), WITHOUT_A_SERVER),
    "record": WITH_THE_BOT,
    **dict.fromkeys(("server", "find", "ratings"), ON_SERVERS),
    "Agora: rather not play with": ON_SERVERS,
}
"""Every command of the first level: a new one is entered here on purpose."""
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
    """In the list that was really sent, which is also compared with Discord's description."""
    sent = [r.json for r in world.env.http_requests if r.path.endswith("/commands") and r.json]
    assert len(sent) == 1
    places = {c["name"]: (c["contexts"], c["integration_types"]) for c in sent[0]}
    assert places == BELONGS


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
