"""Several presses at a time, presses that come late, and people who press what is not theirs."""

from __future__ import annotations

import random

import pytest
from simcord import MemberActor

from bot.widgets import ids
from engine import registry
from tables.maintenance import reminders
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import resign
from tests.tables import errands
from tests.tables.errands import Challenge, Finish, Reply

GAME = "antike-duellum"
WEEK = 7 * 24 * 3600.0


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one is not."""
    await world.start("Ann", "Bob", options={"turn_limit": 50})
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def steps(world: World) -> int:
    return (await world.table()).seq


def answers(world: World, actor: MemberActor, panel: object) -> list[object]:
    return list(Clicker(world, actor, random.Random(1)).units(panel))  # type: ignore[arg-type]


async def test_a_double_click_acts_once(world: World) -> None:
    actor, _ = await running(world)
    panel = await world.open_panel(actor)
    [first, *_] = Clicker(world, actor, random.Random(1)).units(panel)
    before = await steps(world)
    values = None if first[0].value is None else [first[0].token]

    def press() -> object:
        if values is None:
            return actor.click(panel, custom_id=first[0].custom_id)
        return actor.select(panel, values, custom_id=first[0].custom_id)

    results = await world.together(press(), press())  # type: ignore[arg-type]
    assert await steps(world) == before + 1
    assert all(r.acknowledged for r in results)


async def test_two_devices_at_once_act_once(world: World) -> None:
    actor, _ = await running(world)
    world.keep_panels()
    phone, desk = await world.open_panel(actor), await world.open_panel(actor)
    assert phone.id != desk.id
    before = await steps(world)
    doings = []
    for panel in (phone, desk):
        [first, *_] = Clicker(world, actor, random.Random(1)).units(panel)
        doings.append(
            actor.click(panel, custom_id=first[0].custom_id)
            if first[0].value is None
            else actor.select(panel, [first[0].token], custom_id=first[0].custom_id)
        )
    results = await world.together(*doings)
    assert await steps(world) == before + 1
    said = [words(r.response) for r in results]
    assert sum("moved on" in s for s in said) == 1, "the late one is told, and sees the new panel"


async def test_two_people_join_the_last_seat_at_once(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    lobby = world.with_control("join")
    await world.together(
        world.press(world["Bob"], lobby, "join"), world.press(world["Chloe"], lobby, "join")
    )
    table = await world.table()
    assert len(table.seats) == 2
    assert {s.user_id for s in table.seats} & {world["Bob"].id, world["Chloe"].id}


async def test_two_people_start_at_once(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    await world.press(world["Bob"], world.with_control("join"), "join")
    lobby = world.with_control("start")
    await world.together(
        world.press(world["Ann"], lobby, "start"), world.press(world["Bob"], lobby, "start")
    )
    assert (await world.table()).status == "running"
    boards = [m for m in world.messages() if m.attachments]
    assert len(boards) == 1


async def test_two_tables_are_opened_at_once(world: World) -> None:
    await world.together(
        world["Ann"].slash(world.channel, "game new", game=GAME),
        world["Bob"].slash(world.channel, "game new", game=GAME),
    )
    lobbies = [m for m in world.messages() if any(p.parsed.op == "join" for p in presses(m))]
    assert len(lobbies) == 1


async def test_the_opponent_presses_my_button(world: World) -> None:
    actor, other = await running(world)
    answer = await world.press(other, world.board(), "turn")
    assert answer.ephemeral
    assert answer.response is not None
    assert not Clicker(world, other, random.Random(1)).units(answer.response)
    assert "Waiting for" in words(answer.response)
    assert await world.asked() == [actor]


async def test_a_spectator_is_told_that_he_may_watch(world: World) -> None:
    await running(world)
    answer = await world.press(world["Chloe"], world.board(), "turn")
    assert answer.ephemeral
    assert "You have no seat at this table" in words(answer.response)
    board = await world["Chloe"].slash(world.channel, "board")
    assert board.response is not None
    assert board.response.attachments
    played = await world["Chloe"].slash(world.channel, "play", text="anything")
    assert "no seat" in words(played.response)


@pytest.mark.sliced
async def test_a_button_from_last_week_shows_how_it_stands_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminders, "TICK", reminders.STOPPED / 2)  # a week of fewer looks
    actor, other = await running(world)
    world.keep_panels()
    old_panel, old_board = await world.open_panel(actor), world.board()
    for _ in range(3):
        for player in (actor, other):
            await Clicker(world, player, random.Random(3)).turn()
    await world.advance(WEEK)
    before = await steps(world)

    [first, *_] = Clicker(world, actor, random.Random(1)).units(old_panel)
    late = (
        await actor.click(old_panel, custom_id=first[0].custom_id)
        if first[0].value is None
        else await actor.select(old_panel, [first[0].token], custom_id=first[0].custom_id)
    )
    assert await steps(world) == before, "nothing is applied"
    assert "moved on" in words(late.response)
    assert Clicker(world, actor, random.Random(1)).units(there(late.response)), "the present panel"

    custom_id = next(p.custom_id for p in presses(world.board()) if p.parsed.op == "turn")
    assert custom_id not in {p.custom_id for p in presses(old_board)} or presses(old_board) == []


async def test_a_press_after_the_end_of_the_game(world: World) -> None:
    actor, other = await running(world)
    panel = await world.open_panel(actor)
    shown = await resign(world, other)
    yes = next(p for p in presses(shown.response) if p.token.startswith("y"))
    await other.click(there(shown.response), custom_id=yes.custom_id)
    assert (await world.table()).status == "finished"

    [first, *_] = Clicker(world, actor, random.Random(1)).units(panel)
    late = (
        await actor.click(panel, custom_id=first[0].custom_id)
        if first[0].value is None
        else await actor.select(panel, [first[0].token], custom_id=first[0].custom_id)
    )
    assert "wins" in words(late.response)


async def test_controls_with_the_number_of_a_version_are_of_another_time(world: World) -> None:
    """As they were made before they had stamps: nothing is applied; the panel is shown again."""
    actor, _ = await running(world)
    before = await world.table()
    panel = await world.open_panel(actor)
    stored = world.env.backend.get_message(panel.channel_id, panel.id)
    press = next(p for p in presses(panel) if p.parsed.op == "panel" and p.token[:1] == "a")
    old = press.custom_id.replace(
        f"{before.rewind_token}.{before.version_token}", str(before.version)
    )
    assert old != press.custom_id
    for custom_id in (old, f"agora:undo:{before.id}:{before.version}"):
        token = ids.unmarked(press.token) if custom_id == old else "x"
        custom_id = custom_id if custom_id.endswith(token) or token == "x" else f"{old}:{token}"
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        stored.components = [{"type": 1, "components": [button]}]
        result = await actor.click(panel, custom_id=custom_id)
        assert "moved on" in words(result.response)
        after = await world.table()
        assert (after.seq, after.version) == (before.seq, before.version)


async def test_forged_and_foreign_ids_change_nothing(world: World) -> None:
    actor, _ = await running(world)
    table = await world.table()
    panel = await world.open_panel(actor)
    stored = world.env.backend.get_message(panel.channel_id, panel.id)
    good = next(p for p in presses(panel))
    version, check = good.parsed.args[0], good.parsed.args[1]
    forged = [
        f"agora:panel:{table.id}:{version}:{check}:0.0:0:a999",
        f"agora:panel:{table.id}:{version}:{check}:0.0:99:a0",
        f"agora:panel:{table.id}:{version}:{check}:0.0:0:zz",
        f"agora:panel:{table.id}:{version}:{check}:x.y.z:0:a0",
        f"agora:panel:{table.id}:{version}:{check}:0.0:-1:a-1",
        f"agora:panel:{table.id}:{version}:{check}:0.0:0:i999999",
        f"agora:panel:{table.id}:{version}:{check}:0.0:0:",
        f"agora:panel:{table.id}",
        f"agora:panel:999999:{version}:{check}:0.0:0:a0",
        f"agora:undo:{table.id}:many",
        f"agora:undo:{table.id}",
        f"agora:option:{table.id}:77",
        f"agora:thread:{10**9}",
        f"agora:nonsense:{table.id}:1:2:3",
        "agora:words:424242",
    ]
    before = await world.table()
    for custom_id in forged:
        button = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        stored.components = [{"type": 1, "components": [button]}]
        result = await actor.click(panel, custom_id=custom_id)
        assert result.acknowledged, custom_id
    after = await world.table()
    assert (after.seq, after.version) == (before.seq, before.version)


async def test_an_old_button_does_not_answer_a_later_question_that_looks_alike(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same menus, on purpose: what was meant for one dare is no answer to the next one."""
    entry = registry.Entry(f"{errands.__name__}:ERRANDS")
    monkeypatch.setitem(registry.GAMES, "errands", entry)
    await world.start("Ann", "Bob", game="errands", options={"vote": False})
    bob = world["Bob"]
    await world.quickly([(0, Challenge())])
    world.keep_panels()
    old = await world.open_panel(bob)
    await world.quickly([(1, Reply(False)), (0, Finish()), (1, Finish()), (0, Challenge())])
    new = await world.open_panel(bob)
    asked = [[p for p in presses(m) if p.parsed.op == "panel"] for m in (old, new)]
    alike = [[(p.label, p.parsed.args[1].partition(".")[0]) for p in found] for found in asked]
    assert alike[0] == alike[1], "the menus are the same ones"
    before = await steps(world)
    first = next(p for p in asked[0] if p.parsed.args[3] == "0")
    late = await bob.click(old, custom_id=first.custom_id)
    assert await steps(world) == before, "nothing is applied"
    assert "moved on" in words(late.response)
