"""Whole games of Tzolk'in with nothing but what people can press or type, through restarts."""

from __future__ import annotations

import random

import pytest

from tests.bot.e2e.tta import OneLiner
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, presses, words
from tests.witnesses import witnessed

GAME = "tzolkin"


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
async def test_three_players_through_panels_only(world: World) -> None:
    """The process dies while wealth is chosen, and in the middle of a turn."""
    rng = random.Random(5)
    names = ("Ann", "Bob", "Chloe")
    await world.start(*names, game=GAME)
    players = [Clicker(world, world[name], rng) for name in names]
    assert {a.id for a in await world.asked()} == {p.actor.id for p in players}, "all at once"
    await players[0].turn()
    chosen = await world.table()

    await world.restart()

    assert await world.table() == chosen
    assert {a.id for a in await world.asked()} == {p.actor.id for p in players[1:]}
    for player in players[1:]:
        await player.turn()
    [actor] = await world.asked()
    clicker = next(p for p in players if p.actor.id == actor.id)
    panel = await world.open_panel(actor)
    await clicker.press(panel, rng.choice(clicker.units(panel)))
    drafted = await world.table()
    assert drafted.draft_seat is not None
    before = [p.label for p in presses(await world.open_panel(actor))]

    await world.restart()

    assert await world.table() == drafted
    panel = await world.open_panel(actor)
    assert [p.label for p in presses(panel)] == before
    assert "Your turn so far" in words(panel)
    await play_to_the_end(world, players)

    table = await world.table()
    assert table.status == "finished"
    over = words(world.with_control("again"))
    assert "wins" in over or "share" in over
    said = sum(1 + label.count("; ") for p in players for label in p.pressed)
    assert said >= table.seq, "every step was pressed, some of them with others"


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
    where = "a game of two by lines, seed 3"
    witnessed(verbs, "lines with these verbs", where, every={"end", "take", "place"})
