"""Whole games of Belfort with nothing but what people can press or type, through restarts."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import count

import pytest
from simcord import ResponseMessage

from tests.bot.e2e.tta import OneLiner
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, words
from tests.witnesses import witnessed

GAME = "belfort"
NAMES = ("Ann", "Bob", "Chloe", "Dimitri")


@dataclass
class Lister(Clicker):
    """Lists the rest of Placement, as long as it may be prepared, after each turn of its own."""

    lists: list[str] = field(default_factory=list)

    async def turn(self) -> None:
        await super().turn()
        if (await self.world.table()).status == "running":
            await self.prepare()

    async def prepare(self) -> None:
        """Fill the list that the panel offers, one press for each wish."""
        panel = await self.world.open_panel(self.actor)
        if not any(p.parsed.op == "plan" for p in presses(panel)):
            return
        result = await self.world.press(self.actor, panel, "plan")
        assert result.response is not None
        page: ResponseMessage = result.response
        assert page.ephemeral
        if "This is a list" not in words(page):
            return
        while found := [p for p in presses(page) if p.parsed.op == "planned" and p.token[0] == "a"]:
            press = self.rng.choice(found)
            if press.value is None:
                result = await self.actor.click(page, custom_id=press.custom_id)
            else:
                result = await self.actor.select(page, [press.value], custom_id=press.custom_id)
            assert result.response is not None
            page = result.response
            self.lists.append(press.label)


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_four_players_by_panels_with_lists(world: World) -> None:
    """The process dies while cards are chosen, and in Placement with lists laid by."""
    rng = random.Random(5)
    world.service.repository.new_seed = count(2).__next__  # whose lists differ from the usual
    await world.start(*NAMES, game=GAME)
    players = [Lister(world, world[name], rng) for name in NAMES]
    assert len(await world.asked()) == 4, "all choose their cards at once"
    await Clicker.turn(players[0])
    await Clicker.turn(players[2])
    chosen = await world.table()

    await world.restart()

    assert await world.table() == chosen
    assert {a.id for a in await world.asked()} == {players[1].actor.id, players[3].actor.id}
    for player in (players[1], players[3]):
        await Clicker.turn(player)
    [first] = await world.asked()
    waiting = [p for p in players if p.actor.id != first.id]
    for player in waiting:
        await player.prepare()
    assert all(p.lists for p in waiting), "who waits makes a list"
    placed = (await world.table()).seq

    await world.restart()

    begun = next(p for p in players if p.actor.id == first.id)
    await Clicker.turn(begun)
    after = await world.table()
    assert after.seq >= placed + 4, "the first worker, and one from each list"
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    over = words(world.with_control("again"))
    assert "wins" in over or "share" in over
    many = sum(len(p.lists) for p in players)
    witnessed(many, "placements by lists", "a game of four by panels", least=31)


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_two_players_by_one_line_turns(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(3).getrandbits)
    rng = random.Random(3)
    await world.start("Ann", "Bob", game=GAME)
    players = [OneLiner(world, world[name], rng) for name in ("Ann", "Bob")]
    turns = await play_to_the_end(world, players)  # type: ignore[arg-type]

    assert (await world.table()).status == "finished"
    lines = [line for p in players for line in p.lines]
    assert len(lines) == turns
    said = {part.strip() for line in lines for part in line.split(";")}
    verbs = {part.partition(" ")[0] for part in said}
    where, every = "a game of two by lines, seed 3", {"pass", "place", "build", "activate"}
    witnessed(verbs, "lines with these verbs", where, every=every)


@pytest.mark.usefixtures("plain_pictures")
async def test_a_placement_is_a_turn_and_no_answer(world: World) -> None:
    """Orders may answer it, but it comes in nobody else's turn."""
    await world.start(*NAMES[:3], game=GAME)
    for name in NAMES[:3]:
        await Clicker(world, world[name], random.Random(1)).turn()
    said = words(world.board())
    assert "to place a worker" in said
    assert "\nTake my turn\n" in said
