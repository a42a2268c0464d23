"""Every command and every control there is, in the hands of people it is not meant for.

What is new is found by itself: commands in the command tree, controls among the handlers.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.widgets.words import Speech
from engine import registry
from tables.maintenance import doctor
from tables.model.table import Position, Table, UserRef
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, words
from tests.tables.parlour import give_seat

V2 = 1 << 15
CARD = re.compile(r"\b[a-z]\d\b")
NASTY = (
    "'; DROP TABLE games; --",
    "../../../../etc/passwd",
    "@everyone <@&1> <@1> {0.__class__} %s%n",
    "\x00\x1b[31m\u202e\u2028\ud7ff",
    "💥" * 900,
    "9" * 400,
    "-1",
)
TEXT, NUMBER, YES_NO, USER = (
    discord.AppCommandOptionType.string,
    discord.AppCommandOptionType.integer,
    discord.AppCommandOptionType.boolean,
    discord.AppCommandOptionType.user,
)


@pytest.fixture
async def world(tmp_path: Path, toy: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(type(toy), "meta", replace(toy.meta, hands=True))
    async with simulated(tmp_path) as world:
        yield world


@pytest.fixture
async def game(world: World) -> Table:
    """Ann and Bob have kept a card each; whoever is asked has begun a turn.

    The deal is one in which each of them holds a card of a kind that the other has not seen.
    """
    show_everything(world, world["Chloe"])
    return await begun(world, 4)


def show_everything(world: World, actor: MemberActor) -> None:
    """The settings of a server may show anybody the commands that are meant for its managers."""
    for command in world.env.backend.commands[None].values():
        if command["name"] == "server":
            world.guild.set_command_permissions(int(command["id"]), {actor: True})


async def begun(world: World, deal: int) -> Table:
    world.service.repository.new_seed = count(deal).__next__
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    for name in ("Ann", "Bob"):
        panel = await world.open_panel(world[name])
        (first, *_) = [p for p in presses(panel) if p.label.startswith("Keep")]
        await world[name].click(panel, custom_id=first.custom_id)
    for _ in range(4):
        [actor, *_] = await world.asked()
        await Clicker(world, actor, random.Random(8)).turn()
    return await world.table()


def cards(position: Position) -> set[str]:
    """What the viewer of a position holds."""
    return set(CARD.findall(Speech(position.table).plain.hand(position.view) or ""))


async def secrets_from(world: World, reader: MemberActor) -> set[str]:
    """The cards that somebody holds and that the reader has seen nowhere."""
    seen = await world.service.views.position(1, reader.id)
    known = set(CARD.findall(Speech(seen.table).plain.board(seen.view)))
    if seen.viewer is not None:
        known |= cards(seen)
    log = await world.service.views.log(1, reader.id)
    texts = Speech(seen.table).plain
    known |= {c for entry in log for e in entry.events for c in CARD.findall(texts.event(e))}
    held: set[str] = set()
    for seat in seen.table.seats:
        if seat.user_id != reader.id:
            held |= cards(await world.service.views.position(1, seat.user_id))
    return held - known


async def forged(
    world: World,
    actor: MemberActor,
    custom_id: str,
    value: str | None = None,
    channel: ChannelHandle | None = None,
) -> InteractionResult:
    """Press a control that nobody gave to this person."""
    shown = (await actor.slash(channel or world.channel, "help")).response
    assert shown is not None
    stored = world.env.backend.get_message(shown.channel_id, shown.id)
    control: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    if value is not None:
        options = [{"label": "x", "value": value}]
        control = {"type": 3, "custom_id": custom_id, "options": options}
    stored.components = [{"type": 1, "components": [control]}]
    stored.flags &= ~V2
    if value is None:
        return await actor.click(shown, custom_id=custom_id)
    return await actor.select(shown, [value], custom_id=custom_id)


def everything(result: InteractionResult) -> str:
    """All that somebody is shown in answer to one press, windows and alt texts included."""
    found = [words(m) for m in (result.response, *result.followups) if m is not None]
    return "\n".join([*found, str(result.modal or "")])


def ids_of(op: str, table: Table) -> list[tuple[str, str | None]]:
    """Forged ids of one kind, from plausible to absurd, and the values of menus."""
    stamp = f"{table.rewind_token}.{table.version_token}:0000.{table.public_seq}"
    return [
        (f"agora:{op}:{table.id}", None),
        (f"agora:{op}:{table.id}:0", None),
        (f"agora:{op}:{table.id}:1", "1"),
        (f"agora:{op}:{table.id}:{table.version_token}", None),
        (f"agora:{op}:{table.id}:{table.version}:1", "a0"),
        (f"agora:{op}:{table.id}:{stamp}::0:a0", None),
        (f"agora:{op}:{table.id}:{stamp}:1.0.0:0", "hand-"),
        (f"agora:{op}:{table.id}:..:-:_", None),
        (f"agora:{op}:999999999999:0:0:0:0:0:0:0", "x"),
    ]


NEW_TABLES = frozenset({"thread"})
"""Controls with which anybody may open a table of their own."""


@pytest.mark.sliced
async def test_a_stranger_reads_and_changes_nothing_with_any_control(
    world: World, game: Table
) -> None:
    chloe = world["Chloe"]
    hidden = await secrets_from(world, chloe)
    assert hidden, "there is something to be seen"
    seats = [seat.user_id for seat in game.seats]
    before = [await world.service.views.position(1, user) for user in seats]
    for op in sorted(set(world.bot.presses._handlers) - NEW_TABLES):
        for custom_id, value in ids_of(op, game):
            shown = everything(await forged(world, chloe, custom_id, value))
            assert "went wrong" not in shown, custom_id
            assert not hidden & set(CARD.findall(shown)), (custom_id, shown)
    assert await world.table() == game
    assert [await world.service.views.position(1, user) for user in seats] == before
    assert doctor.examine(world.where, registry.rules).findings == []


@pytest.mark.sliced
@pytest.mark.parametrize("name", ["Bob", "Chloe"])
async def test_forged_windows_do_nothing(world: World, game: Table, name: str) -> None:
    """A window that is sent in under any id, with anything in its field."""
    actor = world[name]
    hidden = await secrets_from(world, actor)
    allowed = NEW_TABLES | {"reported", "report", "forget", "abandon", "askback", "backto"}
    allowed |= {"standup"}
    for turn, op in enumerate(sorted(set(world.bot.presses._handlers) - allowed)):
        every = ids_of(op, game)
        said = (*NASTY, "5", "0")[turn % 9]
        window = await actor.slash(world.channel, "report")
        modal = window._interaction.modal
        assert modal is not None
        modal["custom_id"] = every[turn % len(every)][0]
        modal["components"][0]["component"]["custom_id"] = "number"
        shown = everything(await actor.submit_modal(window, {"number": said[:900]}))
        assert "went wrong" not in shown, (modal["custom_id"], said)
        assert not hidden & set(CARD.findall(shown)), (modal["custom_id"], shown)
    after = await world.table()
    assert (after.seq, after.public_seq, after.seats) == (game.seq, game.public_seq, game.seats)
    assert doctor.examine(world.where, registry.rules).findings == []


@pytest.mark.sliced
async def test_a_player_reads_no_other_hand_with_any_control(world: World, game: Table) -> None:
    [asked, *_] = await world.asked()
    [waiting] = [a for a in (world["Ann"], world["Bob"]) if a is not asked]
    hidden = await secrets_from(world, waiting)
    assert hidden
    harmless = {"forget", "abandon", "askback", "backto", "standup"} | NEW_TABLES
    for op in sorted(set(world.bot.presses._handlers) - harmless):
        for custom_id, value in ids_of(op, game):
            shown = everything(await forged(world, waiting, custom_id, value))
            assert "went wrong" not in shown, custom_id
            assert not hidden & set(CARD.findall(shown)), (custom_id, shown)
    after = await world.table()
    assert (after.seq, after.public_seq, after.seats) == (game.seq, game.public_seq, game.seats)
    assert doctor.examine(world.where, registry.rules).findings == []


@pytest.mark.sliced
async def test_old_controls_of_a_seat_that_was_given_away(world: World) -> None:
    """Panel, closer look, hand and direct messages of the old player: all of them are closed."""
    game = await begun(world, 3)  # the next card drawn is of a kind that nobody has seen
    [asked, *_] = await world.asked()
    panel = await world.open_panel(asked)
    closer = await world.press(asked, panel, "closer")
    assert closer.response is not None
    dms = world.messages(world.env.backend.get_dm_channel(asked.id))
    seat = game.seat_of(asked.id)
    assert seat is not None
    knew = cards(await world.service.views.position(1, asked.id))
    new = UserRef(world["Chloe"].id, "Chloe")
    await give_seat(world.service, 1, seat, new, game.host_id)
    await _draw(world, world["Chloe"])
    hidden = await secrets_from(world, asked) - knew
    assert hidden, "the new player holds cards that the old one never saw"
    await world.all_said()
    after = await world.table()
    for message in (panel, closer.response, dms[-1]):
        for press in presses(message):
            if press.parsed.op in ("report", "help") or press not in presses(message):
                continue
            actor: Any = asked.user if message is dms[-1] else asked
            if press.value is None:
                result = await actor.click(message, custom_id=press.custom_id)
            else:
                result = await actor.select(message, [press.value], custom_id=press.custom_id)
            assert not hidden & set(CARD.findall(everything(result))), press
    assert await world.table() == after


async def _draw(world: World, actor: MemberActor) -> None:
    panel = await world.open_panel(actor)
    [press] = [p for p in presses(panel) if p.label.startswith("Draw")]
    await actor.click(panel, custom_id=press.custom_id)


# --- commands ------------------------------------------------------------------------------------


def commands(world: World) -> list[app_commands.Command[Any, Any, Any]]:
    world.installs.add(*world.people.values())
    found = [c for c in world.bot.tree.walk_commands() if isinstance(c, app_commands.Command)]
    assert len(found) > 20
    return found


def ordinary(world: World, parameter: app_commands.Parameter) -> Any:
    """A value that a command takes."""
    if parameter.choices:
        return parameter.choices[0].value
    if parameter.type is TEXT:
        return "1"
    return {NUMBER: 1, YES_NO: True, USER: world["Bob"]}[parameter.type]


@pytest.mark.sliced(10)
async def test_every_text_of_every_command_may_be_anything(world: World, game: Table) -> None:
    tried = set()
    for command in commands(world):
        texts = [p for p in command.parameters if p.type is TEXT and not p.choices]
        for parameter in texts:
            needed = {
                p.display_name: ordinary(world, p)
                for p in command.parameters
                if p.required and p is not parameter
            }
            tried.add(f"{command.qualified_name} {parameter.display_name}")
            for said in NASTY:
                answer = await world["Chloe"].slash(
                    world.channel,
                    command.qualified_name,
                    **{**needed, parameter.display_name: said[: int(parameter.max_value or 6_000)]},
                )
                assert answer.acknowledged
                assert "went wrong" not in everything(answer), (command.qualified_name, said)
                if answer.response is not None:
                    message = answer.response
                    stored = world.env.backend.get_message(message.channel_id, message.id)
                    assert not stored.mention_everyone
                    assert stored.ping_role_ids == []
    assert tried >= {"play text", "rules keyword", "card name", "host replace seat"}
    assert await world.table() == game
    assert doctor.examine(world.where, registry.rules).findings == []


@pytest.mark.sliced(10)
@pytest.mark.parametrize("number", [0, -1, 2, 10**9, 2**53 - 1, -(2**53) + 1])
async def test_guessed_numbers_lead_nowhere(world: World, game: Table, number: int) -> None:
    for command in commands(world):
        numbers = [
            p
            for p in command.parameters
            if p.type is NUMBER
            and (p.min_value is None or number >= p.min_value)
            and (p.max_value is None or number <= p.max_value)
            and (not p.choices or number in [choice.value for choice in p.choices])
        ]
        needed = {p.display_name: ordinary(world, p) for p in command.parameters if p.required}
        for parameter in numbers:
            options = {**needed, parameter.display_name: number}
            answer = await world["Chloe"].slash(world.channel, command.qualified_name, **options)
            shown = everything(answer)
            assert answer.acknowledged
            assert "went wrong" not in shown, (command.qualified_name, options)
            if parameter.display_name == "table":
                # Strangers learn nothing from the commands of managers, whatever the number.
                refused = (
                    "Only a server manager"
                    if command.qualified_name.startswith("server ")
                    else "no table"
                )
                assert refused in shown, (command.qualified_name, shown)
    assert await world.table() == game


@pytest.mark.sliced(10)
async def test_no_command_shows_a_stranger_a_hand(world: World, game: Table) -> None:
    hidden = await secrets_from(world, world["Chloe"])
    for command in commands(world):
        if command.qualified_name == "game new":
            continue
        needed = {p.display_name: ordinary(world, p) for p in command.parameters if p.required}
        if any(p.display_name == "table" for p in command.parameters):
            needed["table"] = 1
        answer = await world["Chloe"].slash(world.channel, command.qualified_name, **needed)
        shown = everything(answer)
        assert "went wrong" not in shown, command.qualified_name
        assert not hidden & set(CARD.findall(shown)), (command.qualified_name, shown)
    assert await world.table() == game
