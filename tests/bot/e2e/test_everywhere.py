"""Every private command wherever a person can be, for somebody who has added Agora to themselves:
a sentence or a page, for this person alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from discord import app_commands
from simcord import InteractionResult, ResponseMessage

from bot.panel.looking import SHARE_HERE
from bot.widgets.scopes import EVERYWHERE
from tests.bot.e2e.test_strangers import everything
from tests.bot.simulated import Press, World, presses
from tests.bot.ways import choose, press

Slash = Callable[..., Awaitable[InteractionResult]]
PLACES = ("its channel", "another channel", "the bot", "a friend", "a group", "a foreign server")
OUTSIDE = PLACES[3:]
TABLES = "table"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


class Place:
    """Somebody in one place: what they type and press there. channel: its number."""

    def __init__(self, actor: Any, channel: Any = None) -> None:
        self.actor = actor
        self._channel = channel
        self.channel = channel if channel is not None else actor.dm_channel

    async def slash(self, name: str, /, **options: Any) -> InteractionResult:
        given = (name,) if self._channel is None else (self._channel, name)
        result: InteractionResult = await self.actor.slash(*given, **options)
        return result


def places(world: World, name: str) -> dict[str, Place]:
    """Where somebody can be."""
    person, friends = world[name], [p for n, p in world.people.items() if n != name]
    world.installs.add(person)
    abroad, [there] = world.installs.foreign("Elsewhere", person)
    found = (
        Place(person, world.channel),
        Place(person, world.guild.create_text_channel("chat")),
        Place(person.user),
        Place(world.installs.message(person, friends[0])[0]),
        Place(world.installs.message(person, *friends[:2])[0]),
        Place(there, abroad),
    )
    return dict(zip(PLACES, found, strict=True))


def private_commands(world: World) -> Iterator[tuple[str, dict[str, Any]]]:
    """The commands that are offered everywhere, as one types them."""
    needed = {"name": "Iron", "text": "end", "keyword": "turn"}
    for command in world.bot.tree.walk_commands():
        contexts = (command.root_parent or command).allowed_contexts
        if not isinstance(command, app_commands.Command) or contexts is None:
            continue
        if contexts.to_array() == EVERYWHERE.to_array():
            required = {p.display_name for p in command.parameters if p.required}
            yield command.qualified_name, {name: needed[name] for name in required}
            if any(p.display_name == TABLES for p in command.parameters):
                yield command.qualified_name, {n: needed[n] for n in required} | {TABLES: 1}


def heard(answer: InteractionResult, *, update: bool = False) -> None:
    """Somebody reads an answer, and is the only one. update: it may be in the message with the
    control."""
    assert answer.acknowledged
    said = everything(answer)
    assert said.strip()
    assert "went wrong" not in said
    shown = [m for m in (answer.response, *answer.followups) if m is not None]
    assert update or shown or answer.modal
    assert all(message._message.is_ephemeral for message in shown)


def controls(answer: InteractionResult) -> dict[str, tuple[ResponseMessage, Press]]:
    """One control of each kind that somebody was answered with, and its message."""
    found: dict[str, tuple[ResponseMessage, Press]] = {}
    for message in (answer.response, *answer.followups):
        if message is not None:
            for control in presses(message):
                found.setdefault(control.parsed.op, (message, control))
    return found


async def pressed(here: Place, message: ResponseMessage, control: Press) -> InteractionResult:
    """Press a button, or choose the first of a menu."""
    if control.value is None:
        clicked: InteractionResult = await here.actor.click(message, custom_id=control.custom_id)
        return clicked
    chosen = [p.token for p in presses(message) if p.custom_id == control.custom_id]
    chosen = chosen[: control.low or 1]
    answer: InteractionResult = await here.actor.select(
        message, chosen, custom_id=control.custom_id
    )
    return answer


@pytest.mark.sliced(10)
@pytest.mark.parametrize("where", PLACES)
async def test_every_private_command_answers_this_person_alone(world: World, where: str) -> None:
    await world.start("Ann", "Bob")
    [asked] = await world.asked()
    name = next(n for n, person in world.people.items() if person is asked)
    here = places(world, name)[where]
    posted = len(world.messages(here.channel))
    seen = set()
    for command, options in private_commands(world):
        heard(await here.slash(command, **options))
        seen.add(command)
    assert len(seen) >= 14
    assert world.installs.refused == []
    assert where == PLACES[0] or len(world.messages(here.channel)) == posted


@pytest.mark.sliced(10)
@pytest.mark.parametrize("name", ["Ann", "Chloe"])
@pytest.mark.parametrize("where", PLACES[1:])
async def test_every_control_of_their_answers_does_so_too(
    world: World, where: str, name: str
) -> None:
    """Ann plays, Chloe has no table. Sharing the board is public, and asked for."""
    await world.start("Ann", "Bob")
    here = places(world, name)[where]
    posted = len(world.messages(here.channel))
    seen: set[str] = set()
    for command, options in private_commands(world):
        for op in controls(await here.slash(command, **options)):
            again = controls(await here.slash(command, **options))
            if op in again and op not in seen and op != SHARE_HERE:
                heard(await pressed(here, *again[op]), update=True)
                assert len(world.messages(here.channel)) == posted, (command, op)
                seen.add(op)
    assert len(seen) > 5, seen
    assert world.installs.refused == []


@pytest.mark.parametrize("where", PLACES[2:])
async def test_a_table_against_computers_begins_wherever_somebody_is(
    world: World, where: str
) -> None:
    """It has no channel, and nothing is posted where they are."""
    here = places(world, "Chloe")[where]
    posted = len(world.messages(here.channel))
    menu = await press(world, here.actor, await here.slash("help"), "welcome", "c")
    begun = await choose(here.actor, menu, "welcome", "belfort")
    heard(begun)
    assert "Your game has started" in everything(begun)
    [(number, server, _, place)] = await world.service.places.open_tables()
    assert (number, server, place) == (1, None, "gone")
    heard(await press(world, here.actor, begun, "turn"))
    assert where == "the bot" or len(world.messages(here.channel)) == posted
    assert world.installs.refused == []


@pytest.mark.parametrize("where", PLACES)
async def test_who_has_no_table_reads_where_one_can_be_opened(world: World, where: str) -> None:
    here = places(world, "Chloe")[where]
    for command in ("turns", "turn"):
        said = everything(await here.slash(command))
        assert "/game new" in said
        assert ("in a direct message to me" in said) == (where not in PLACES[:2])
    begin = everything(await here.slash("help"))
    assert "Play against computers" in begin
    assert "Take a lesson" in begin


async def test_a_server_that_removed_the_bot_shows_no_table_to_others(world: World) -> None:
    await world.start("Ann", "Bob")
    world.kick_bot()
    await world.env.settle()
    world.installs.add(world["Ann"], world["Chloe"])
    read = everything(await world["Ann"].slash(world.channel, "turns"))
    assert "I was removed from the server of this table" in read
    heard(await world["Chloe"].slash(world.channel, "turn"))
