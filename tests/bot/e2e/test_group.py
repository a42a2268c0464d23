"""Tables in group messages, and on servers without the bot: opened, played, told of by presses."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from bot.widgets import words as wording
from bot.widgets.words import Speech
from tables.model.table import LogEntry, Table
from tests.bot.e2e.placing import letters
from tests.bot.e2e.test_story import sentences, told
from tests.bot.installs import Elsewhere
from tests.bot.players import Clicker
from tests.bot.simulated import PEOPLE, World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
GAME = "skirmish"


async def group(world: World, *names: str) -> dict[str, Elsewhere]:
    """A group message between some people; the first of them has added the bot to themselves."""
    world.installs.add(world[names[0]])
    there = world.installs.message(*(world[name] for name in names))
    return dict(zip(names, there, strict=True))


async def opened(world: World, people: dict[str, Elsewhere], game: str = GAME) -> Any:
    """A lobby in a group message where all have joined."""
    first, *others = people.values()
    await first.slash("group new", game=game)
    where = first.dm_channel
    for actor in others:
        await world.press(actor, world.with_control("join", where), "join")
    return where


async def test_friends_open_fill_and_start_a_table(world: World) -> None:
    people = await group(world, "Ann", "Bob", "Chloe")
    where = await opened(world, people)
    [lobby] = world.messages(where)
    assert f"<@{world['Chloe'].id}>" in words(lobby)
    await world.press(people["Ann"], lobby, "start")
    table = await world.service.views.table(1)
    assert table.status == "running"
    assert table.borrowed
    assert world.installs.refused == []
    said = [words(m) for m in world.messages(where)]
    assert len(said) > 1, said
    for name in ("Ann", "Bob", "Chloe"):
        assert "You have a seat at table 1" in letters(world, world[name])[0]
    assert any(p.parsed.op == "turn" for p in presses(world.messages(where)[-1]))


def told_once(world: World, where: Any, log: list[LogEntry], table: Table) -> None:
    """Every public sentence of the game is in the group message once, and in order."""
    ahead = wording.lines(Speech(table), log)
    for message in world.messages(where):
        kinds = {p.parsed.op for p in presses(message)}
        if not kinds & {"turn", "closer", "words"}:
            continue
        lines = [said for said in told(message) if not str(said).startswith("Check the deal")]
        found, left_out = sentences(lines, ahead)
        here, ahead = ahead[: len(found) + left_out], ahead[len(found) + left_out :]
        assert not Counter(found) - Counter(here), (found, here)
    assert not ahead, f"not told: {ahead}"


async def answer_somehow(world: World, people: dict[str, Elsewhere], rng: random.Random) -> str:
    """Somebody who is asked answers: in the group message, in a message of the bot, or without a
    press, as an order would. Which of them."""
    position = await world.service.views.position(1, None)
    asked = [position.table.seats[d.seat].user_id for d in position.waiting]
    draft = position.table.draft_seat
    if draft is not None:
        asked = [position.table.seats[draft].user_id]
    user = rng.choice(asked)
    name = next(n for n, person in world.people.items() if person.id == user)
    way = rng.choice(("there", "there", "alone", "order"))
    if way == "order":
        await acts(world, name, rng)
        return way
    actor: Any = people[name] if way == "there" else world[name].user
    if way == "there":
        board = world.with_control("turn", actor.dm_channel)
        panel = (await world.press(actor, board, "turn")).response
    else:
        panel = (await actor.slash("turn", table=1)).response
    clicker = Clicker(world, actor, rng)
    for _ in range(rng.randint(1, 4)):
        units = clicker.units(there(panel))
        if not units or not (await world.service.views.position(1, user)).decisions:
            break
        panel = await clicker.press(there(panel), rng.choice(units)) or panel
    return way


async def acts(world: World, name: str, rng: random.Random) -> None:
    """Somebody answers without any press."""
    user = world[name].id
    position = await world.service.views.position(1, user)
    found = [a for d in position.decisions for a in d.every()]
    if found:
        with world.env._bot_scope():
            await world.service.playing.act(1, user, None, rng.choice(found))
        await world.env.settle()


CARD = re.compile(r"\b[a-z]\d\b")


async def nothing_secret(world: World, where: Any, seen: int) -> int:
    """The newest messages name no card that a spectator does not know."""
    public = await world.service.views.position(1, None)
    log = await world.service.views.log(1)
    texts = Speech(public.table).rich
    known = " ".join(texts.event(event) for entry in log for event in entry.events)
    known += repr(public.view)
    found = world.messages(where)
    for message in found[seen:]:
        assert set(CARD.findall(words(message))) <= set(CARD.findall(known))
    return len(found)


@pytest.mark.sliced
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_of_four_with_restarts(world: World, seed: int) -> None:
    people = await group(world, *PEOPLE)
    where = await opened(world, people)
    await world.press(people["Ann"], world.messages(where)[0], "start")
    rng, seen, ways, restarts = random.Random(seed), 0, Counter[str](), 0
    while (await world.service.views.table(1)).status == "running":
        ways[await answer_somehow(world, people, rng)] += 1
        if rng.random() < 0.12:
            await world.restart()
            restarts += 1
        if rng.random() < 0.15:
            await world.advance(rng.choice((30.0, 300.0, 1200.0)))
        seen = await nothing_secret(world, where, seen)
        assert sum(ways.values()) < 400
    # Whoever presses something there reads the end, too.
    await world.press(people["Bob"], world.messages(where)[-1], "words")
    table = await world.service.views.table(1)
    told_once(world, where, list(await world.service.views.log(1)), table)
    assert restarts > 2
    assert set(ways) == {"there", "alone", "order"}, ways
    assert world.installs.refused == []
    assert world.installs.late == []
    assert 1 < world.installs.most <= 5
    last = words(world.messages(where)[-1])
    assert "won" in last
    assert "Check the deal" in last
    assert "Time-lapse" in last
