"""Whole games of Through the Ages with nothing but what people can press or type."""

from __future__ import annotations

import random

import pytest

from tests.bot.e2e.tta import GAME, OneLiner
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, words


@pytest.mark.usefixtures("plain_pictures")
async def test_three_players_through_panels_only(world: World) -> None:
    rng = random.Random(4)
    names = ("Ann", "Bob", "Chloe")
    await world.start(*names, game=GAME)
    players = [Clicker(world, world[name], rng) for name in names]
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    over = words(world.with_control("again"))
    assert "wins" in over or "share" in over
    assert all("Take my turn" not in words(m) for m in world.messages())
    pressed = sum(len(p.pressed) for p in players)
    assert pressed >= table.seq, "every step was pressed"
    assert not [p for m in world.messages() for p in presses(m) if p.parsed.op == "turn"]


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
    assert max(line.count(";") for line in lines) >= 6
    said = {part.strip() for line in lines for part in line.split(";")}
    assert {"pop", "end"} <= said
    assert any(part.startswith("take ") for part in said)
    assert any(part.startswith("build ") for part in said)


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
