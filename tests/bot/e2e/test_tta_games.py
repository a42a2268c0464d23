"""Whole games of Through the Ages with nothing but what people can press or type."""

from __future__ import annotations

import random

import pytest

from tests.bot.e2e.tta import GAME, OneLiner
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, words
from tests.witnesses import witnessed

FIRST = "tta-first-edition"
BY_LINES = "a game of two by lines, seed 9"
FOUGHT = 4
"""A game in which attackers and targets give up units, and a war is fought."""


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_three_players_through_panels_only(world: World) -> None:
    rng = random.Random(4)
    names = ("Ann", "Bob", "Chloe")
    await world.start(*names, game=GAME)
    players = [Clicker(world, world[name], rng, ticks=True) for name in names]
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    over = words(world.with_control("again"))
    assert "wins" in over or "share" in over
    assert all("Take my turn" not in words(m) for m in world.messages())
    pressed = sum(len(p.pressed) for p in players)
    assert pressed >= table.seq / 3, "every step was pressed, some together"
    assert not [p for m in world.messages() for p in presses(m) if p.parsed.op == "turn"]


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_two_players_by_one_line_turns(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(9).getrandbits)
    rng = random.Random(9)
    await world.start("Ann", "Bob", game=GAME)
    players = [OneLiner(world, world[name], rng) for name in ("Ann", "Bob")]
    turns = await play_to_the_end(world, players)  # type: ignore[arg-type]

    assert (await world.table()).status == "finished"
    lines = [line for p in players for line in p.lines]
    assert len(lines) == turns
    longest = max(line.count(";") for line in lines)
    witnessed(longest, "actions after the first one in one line", BY_LINES, least=6)
    said = {part.strip() for line in lines for part in line.split(";")}
    verbs = {part.partition(" ")[0] for part in said}
    witnessed(verbs, "lines with these verbs", BY_LINES, every={"pop", "end", "take", "build"})


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_three_players_of_the_first_edition_through_panels_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With units given up on both sides of attacks, and a war."""
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(FOUGHT).getrandbits)
    rng = random.Random(FOUGHT)
    names = ("Ann", "Bob", "Chloe")
    await world.start(*names, game=FIRST)
    players = [Clicker(world, world[name], rng) for name in names]
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    pressed = sum(len(p.pressed) for p in players)
    assert pressed >= table.seq / 2, "every step was pressed, some together"
    steps = await world.service.views.log(table.id)
    events = [event for step in steps for event in step.events]
    gave = [(e.seat, e.card) for e in events if e.kind == "sacrificed"]
    attacks = {(e.seat, e.card) for e in events if e.kind in ("attacked", "war_declared")}
    where = f"a game of three by panels, seed {FOUGHT}"
    witnessed({e.kind for e in events}, "a war", where, every={"war_resolved"})
    sides = {(seat, card) in attacks for seat, card in gave}
    witnessed(sides, "units given up on both sides", where, every={True, False})


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_two_players_of_the_simple_game_by_one_line_turns(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(9).getrandbits)
    rng = random.Random(9)
    await world.start("Ann", "Bob", game=FIRST, options={"length": "simple"})
    players = [OneLiner(world, world[name], rng) for name in ("Ann", "Bob")]
    turns = await play_to_the_end(world, players)  # type: ignore[arg-type]

    table = await world.table()
    assert table.status == "finished"
    lines = [line for p in players for line in p.lines]
    assert len(lines) == turns
    said = {part.strip() for line in lines for part in line.split(";")}
    witnessed(said, "lines with these verbs", BY_LINES, every={"pop", "end"})
    assert not [part for part in said if "politic" in part], "there is none in this length"
    events = [e for step in await world.service.views.log(table.id) for e in step.events]
    assert [e.why for e in events if e.kind == "changed"].count("final_bonus") == 2


@pytest.mark.sliced
async def test_four_players_see_the_real_table(world: World) -> None:
    """A few turns with the real pictures of everything."""
    rng = random.Random(2)
    names = ("Ann", "Bob", "Chloe", "Dimitri")
    await world.start(*names, game=GAME)
    for _ in range(8):
        [actor] = await world.asked()
        await Clicker(world, actor, rng).turn()
    board = world.board()
    data = world.env.backend.cdn.get(board.attachments[0].url)
    assert data is not None
    assert len(data) <= 400_000
    shown = await world["Ann"].slash(world.channel, "board")
    assert shown.response is not None
    assert shown.response.attachments
