"""Asking the table to go back, as people do it: commands, buttons, pings, restarts."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.widgets.words import Speech
from engine import registry
from engine.core import Rng
from engine.players import UniformPlayer
from tables.maintenance import doctor
from tables.model.clock import HOUR
from tables.model.table import Table
from tables.operations.export import replay
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import Press, World, presses, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
GAME = "skirmish"
THREE = ("Ann", "Bob", "Chloe")


async def play(world: World, most: int, seed: int = 5) -> None:
    """Random answers, without anybody pressing, until so many steps are published."""
    rng, player = Rng(seed), UniformPlayer()
    with world.env._bot_scope():
        for _ in range(1_000):
            table = await world.table()
            if table.public_seq >= most or table.status != "running":
                break
            actor = (await world.asked())[0]
            position = await world.service.views.position(table.id, actor.id)
            action = player.choose(position.view, position.decisions[0], rng)
            await world.service.playing.act(table.id, actor.id, None, action)
    await world.env.settle()


async def begun(world: World, most: int = 12, *names: str) -> Table:
    await world.start(*(names or THREE), game=GAME, options={"turns": 60, "glory": False})
    await play(world, most)
    return await world.table()


def of(world: World, seat: int) -> MemberActor:
    return world[THREE[seat]]


async def choose(
    world: World, actor: MemberActor, nth: int = 0
) -> tuple[ResponseMessage, list[Press]]:
    """Type /undo and choose how far; the page that asks whether one is sure."""
    page = (await actor.slash(world.channel, "undo")).response
    offered = [p for p in presses(page) if p.parsed.op == "backto"]
    sure = await actor.select(there(page), [offered[nth].token], custom_id=offered[nth].custom_id)
    return there(sure.response), offered


async def ask(world: World, actor: MemberActor, nth: int = 0) -> ResponseMessage:
    """Ask the others; the public question."""
    page, _ = await choose(world, actor, nth)
    await world.press(actor, page, "askback")
    return world.with_control("agree")


def question(world: World) -> str:
    """The newest question, over or not."""
    found = [words(m) for m in world.messages() if "asks to take back" in words(m)]
    return found[-1]


def last_actor(table: Table, log: Any) -> int:
    return next(e.seat for e in reversed(log) if e.seat is not None)


async def sound(world: World) -> None:
    assert doctor.examine(world.where, registry.rules).findings == []
    table = await world.table()
    whole = await world.service.views.export(table.id, table.host_id, everything=True)
    assert replay(json.dumps(whole), registry.rules) == (len(whole["steps"]), None)


@pytest.mark.sliced(10)
async def test_all_agree_and_the_table_goes_back(world: World) -> None:
    table = await begun(world)
    seat = last_actor(table, await world.service.views.log(table.id))
    asker, others = of(world, seat), [of(world, s) for s in range(3) if s != seat]
    page, offered = await choose(world, asker)
    assert "1 step" in words(page)
    assert "Nobody can forget" in words(page)
    assert all(f"<@{o.id}>" in words(page) for o in others)
    assert len(offered) >= 2
    before = [world.pings(a) for a in (asker, *others)]
    answer = await world.press(asker, page, "askback")
    assert "I have asked in" in words(answer.response)
    message = world.with_control("agree")
    assert message.id == world.messages()[-1].id
    assert [world.pings(a) for a in (asker, *others)] == [before[0], before[1] + 1, before[2] + 1]
    await world.press(others[0], message, "agree")
    assert f"<@{others[0].id}> agrees" in question(world)
    assert (await world.table()).public_seq == table.public_seq
    again = await world.press(others[0], message, "agree")
    assert again.acknowledged
    await world.press(others[1], message, "agree")
    after = await world.table()
    assert after.public_seq == table.public_seq - 1
    assert "Taken back" in question(world)
    assert not [p for p in presses(world.messages()[-2]) if p.parsed.op == "agree"]
    board = words(world.board())
    names = [THREE[s] for s in range(3) if s != seat]
    sentence = f"{THREE[seat]} took back 1 step. {names[0]} and {names[1]} agreed."
    assert sentence in board
    asked = await world.asked()
    assert {a.id for a in asked} <= set(world.posted[-1].pinged)
    log = await others[0].slash(world.channel, "game log")
    assert sentence in words(log.response)
    await sound(world)
    await play(world, after.public_seq + 6)
    await sound(world)


async def test_one_refuses(world: World) -> None:
    table = await begun(world)
    message = await ask(world, world["Ann"])
    await world.press(world["Bob"], message, "agree")
    await world.press(world["Chloe"], message, "refuse")
    assert f"**Refused** by <@{world['Chloe'].id}>" in question(world)
    assert (await world.table()).version == table.version, "panels of others stay good"
    page, _ = await choose(world, world["Ann"])
    before = world.pings(world["Bob"])
    assert "was refused" in said(await world.press(world["Ann"], page, "askback"))
    assert world.pings(world["Bob"]) == before


def said(answer: Any) -> str:
    """Everything an interaction has told its user."""
    return "\n".join(words(m) for m in [answer.response, *answer.followups] if m is not None)


def stuck(world: World, message: ResponseMessage) -> None:
    """The next edit of a message fails, so its old buttons stay for a while."""
    world.wire.fail("PATCH", f"/channels/{world.channel.id}/messages/{message.id}", 500)


async def test_withdrawing_and_strangers(world: World) -> None:
    await begun(world)
    message = await ask(world, world["Ann"])
    stranger = world["Dimitri"]
    for op in ("agree", "refuse", "withdraw"):
        assert "no seat" in said(await world.press(stranger, message, op))
    assert "Only Ann" in said(await world.press(world["Bob"], message, "withdraw"))
    assert "asked this yourself" in said(await world.press(world["Ann"], message, "agree"))
    second = await world["Bob"].slash(world.channel, "undo")
    assert "asks to take back" in words(second.response), "one question at a time"
    assert not any(p.parsed.op == "backto" for p in presses(second.response))
    stuck(world, message)
    await world.press(world["Ann"], message, "withdraw")
    answer = await world.press(world["Bob"], message, "agree")
    assert "was withdrawn" in said(answer)
    assert "**Withdrawn.**" in question(world), "a late press brings the message up to date"
    await world.advance(0.1 * HOUR)
    assert not any(p.parsed.op == "agree" for m in world.messages() for p in presses(m))


async def test_it_lapses_and_old_buttons_are_answered_kindly(world: World) -> None:
    table = await begun(world)
    message = await ask(world, world["Ann"])
    stuck(world, message)
    await play(world, table.public_seq + 1, seed=9)
    answer = await world.press(world["Bob"], message, "agree")
    assert "moved on" in said(answer)
    assert "the table moved on" in question(world)
    await world.advance(0.1 * HOUR)
    assert (await world.table()).public_seq > table.public_seq


@pytest.mark.sliced(10)
async def test_a_restart_between_the_answers(world: World) -> None:
    table = await begun(world)
    message = await ask(world, world["Ann"])
    await world.press(world["Bob"], message, "agree")
    await world.restart()
    await world.press(world["Chloe"], message, "agree")
    assert (await world.table()).public_seq < table.public_seq
    assert "Taken back" in question(world)
    await sound(world)


async def test_a_question_whose_answer_was_lost_is_posted_once(world: World) -> None:
    await begun(world)
    page, _ = await choose(world, world["Ann"])
    world.wire.fail("POST", f"/channels/{world.channel.id}/messages", OSError, delivered=True)
    before = world.pings(world["Bob"])
    await world.press(world["Ann"], page, "askback")
    world.wire.forget_nonces()
    await world.advance(0.1 * HOUR)
    assert len([m for m in world.messages() if "asks to take back" in words(m)]) == 1
    assert world.pings(world["Bob"]) == before + 1
    message = world.with_control("agree")
    await world.press(world["Bob"], message, "agree")
    assert "agrees" in question(world)


async def test_a_deleted_question_is_posted_again_without_a_ping(world: World) -> None:
    await begun(world)
    message = await ask(world, world["Ann"])
    copy = await world["Bob"].slash(world.channel, "undo")
    world.delete_message(message)
    before = world.pings(world["Chloe"])
    await world.press(world["Bob"], copy.response, "agree")
    assert world.pings(world["Chloe"]) == before
    await world.press(world["Chloe"], world.with_control("agree"), "agree")
    assert "Taken back" in question(world)


async def test_alone_with_computers_it_happens_at_once(world: World) -> None:
    ann = world["Ann"]
    await ann.slash(world.channel, "game new", game=GAME)
    table = await world.table()
    await world.service.lobbies.set_options(table.id, ann.id, {"turns": 60, "glory": False})
    await world.add_computer(ann)
    await world.press(ann, world.with_control("start"), "start")
    await play(world, 8)
    table = await world.table()
    page, _ = await choose(world, ann)
    assert "nobody has to agree" in words(page)
    before = world.pings(ann)
    panel = await world.press(ann, page, "askback")
    assert "taken back" in words(panel.response)
    assert presses(panel.response)
    assert (await world.table()).public_seq < table.public_seq
    assert world.pings(ann) == before
    assert "Ann took back" in words(world.board())
    assert not [m for m in world.messages() if "asks to take back" in words(m)]
    await sound(world)


async def test_from_the_panel_and_from_undo(world: World) -> None:
    table = await begun(world)
    seat = last_actor(table, await world.service.views.log(table.id))
    waiting = [n for n in THREE if world[n] not in await world.asked()]
    for name in waiting:
        panel = await world.open_panel(world[name])
        [more] = [p for p in presses(panel) if p.label == "More"]
        panel = there((await world[name].click(panel, custom_id=more.custom_id)).response)
        assert any(p.parsed.op == "back" for p in presses(panel)), words(panel)
        page = await world.press(world[name], panel, "back")
        assert page.ephemeral
        assert any(p.parsed.op == "backto" for p in presses(page.response))
    answer = await of(world, seat).slash(world.channel, "undo")
    assert "nothing to undo" in words(answer.response)
    assert any(p.parsed.op == "backto" for p in presses(answer.response))


async def test_a_panel_from_before_is_out_of_date(world: World) -> None:
    """Also where its menus are the same, because its user was asked all the while."""
    await world.start(*THREE, game=GAME)
    world.keep_panels()
    ann, bob = world["Ann"], world["Bob"]
    bobs = next(p for p in presses(await world.open_panel(bob)) if p.parsed.op == "panel")
    await answer(bob, await world.open_panel(bob), bobs)
    assert (await world.table()).public_seq == 1
    panel = await world.open_panel(ann)
    choice = next(p for p in presses(panel) if p.parsed.op == "panel")
    message = await ask(world, bob)
    for actor in (ann, world["Chloe"]):
        await world.press(actor, message, "agree")
    before = await world.table()
    assert before.public_seq == 0
    assert (
        choice.parsed.args[1].split(".")[0]
        == presses(await world.open_panel(ann))[0].parsed.args[1].split(".")[0]
    ), "the menus are the same"
    late = await answer(ann, panel, choice)
    assert "moved on" in said(late)
    assert await world.table() == before


async def answer(actor: MemberActor, panel: ResponseMessage, press: Press) -> Any:
    """Press a button or choose an option of a panel."""
    if press.value is None:
        return await actor.click(panel, custom_id=press.custom_id)
    return await actor.select(panel, [press.token], custom_id=press.custom_id)


async def test_public_words_are_those_that_everybody_heard(world: World) -> None:
    """The question names no card of a hidden hand: what a stranger may read is all it says."""
    table = await begun(world, 16)
    page, offered = await choose(world, world["Ann"], -1)
    await world.press(world["Ann"], page, "askback")
    public = await world.service.views.log(table.id, None)
    texts = Speech(table).rich
    said_to_all = {texts.event(event) for entry in public for event in entry.events}
    for line in question(world).splitlines():
        own = ("Nobody can forget", "table 1", "Go on without")
        if line.startswith("-# ") and not any(words in line for words in own):
            assert line[3:] in said_to_all or "earlier" in line, line
    assert offered


async def test_a_finished_game_stays_as_it_ended(world: World) -> None:
    await world.start(*THREE, game=GAME, options={"turns": 4})
    while (await world.table()).status == "running":
        await play(world, (await world.table()).public_seq + 1)
    answer = await world["Ann"].slash(world.channel, "undo", table=1)
    assert "This game is over." in words(answer.response)


@pytest.mark.sliced(10)
async def test_a_question_is_not_shown_by_a_button_of_another_table(world: World) -> None:
    await begun(world)
    buttons = presses(await ask(world, world["Ann"]))
    [asked] = [p.parsed for p in buttons if p.parsed.op == "agree"]
    hall = world.guild.create_text_channel("hall")
    other = await world.start("Dimitri", "Bob", "Chloe", game=GAME, channel=hall)
    said = everything(await forged(world, world["Dimitri"], str(replace(asked, table=other.id))))
    assert said
    assert "asks to take back" not in said


async def test_presses_at_the_same_moment(world: World) -> None:
    table = await begun(world)
    message = await ask(world, world["Ann"])
    await world.together(
        world.press(world["Bob"], message, "agree"),
        world.press(world["Chloe"], message, "agree"),
        world.press(world["Ann"], message, "withdraw"),
    )
    went = (await world.table()).public_seq < table.public_seq
    assert ("Taken back" in question(world)) == went
    assert ("**Withdrawn.**" in question(world)) != went
    message = await ask(world, world["Bob"])
    public = (await world.table()).public_seq
    await world.together(
        world.press(world["Ann"], message, "agree"),
        world.press(world["Chloe"], message, "refuse"),
        world.press(world["Ann"], message, "agree"),
    )
    assert "**Refused**" in question(world)
    assert (await world.table()).public_seq == public
    await sound(world)


async def test_two_ask_at_the_same_moment(world: World) -> None:
    await begun(world)
    (one, _), (two, _) = await choose(world, world["Ann"]), await choose(world, world["Bob"])
    answers = await world.together(
        world.press(world["Ann"], one, "askback"), world.press(world["Bob"], two, "askback")
    )
    assert len([m for m in world.messages() if "asks to take back" in words(m)]) == 1
    assert all("asks to take back" in said(a) or "I have asked in" in said(a) for a in answers)
    await sound(world)


async def test_a_stop_before_anything_could_be_said(world: World) -> None:
    world.service.repository.new_seed = count(
        1
    ).__next__  # no auction, whose bidders are asked side by side
    table = await begun(world)
    message = await ask(world, world["Ann"])
    await world.press(world["Bob"], message, "agree")
    before = {name: world.pings(world[name]) for name in THREE}
    world.wire.fail("*", f"/channels/{world.channel.id}/messages*", OSError, times=None)
    await world.press(world["Chloe"], message, "agree")
    after = await world.table()
    assert after.public_seq < table.public_seq
    await world.restart()
    world.wire.mend()
    await world.advance(0.2 * HOUR)
    assert "Taken back" in question(world)
    boards = [words(m) for m in world.messages() if "Ann took back" in words(m)]
    assert len(boards) == 1
    asked = {a.id for a in await world.asked()}
    for name in THREE:
        assert world.pings(world[name]) - before[name] == (world[name].id in asked)
    await sound(world)


async def test_withdrawing_where_one_has_asked(world: World) -> None:
    await begun(world)
    page, _ = await choose(world, world["Ann"])
    answer = await world.press(world["Ann"], page, "askback")
    assert "I have asked in" in said(answer)
    late = await world.press(world["Ann"], answer.response, "withdraw")
    assert "**Withdrawn.**" in said(late)
    assert "**Withdrawn.**" in question(world)
    assert not any(p.parsed.op == "agree" for m in world.messages() for p in presses(m))


async def test_never_mind_changes_nothing(world: World) -> None:
    table = await begun(world)
    page, _ = await choose(world, world["Ann"])
    again = await world.press(world["Ann"], page, "backs")
    assert any(p.parsed.op == "backto" for p in presses(again.response))
    done = await world.press(world["Ann"], again.response, "close")
    assert "Nothing was changed" in said(done)
    assert await world.table() == table


async def test_who_plays_nowhere_or_before_the_start(world: World) -> None:
    answer = await world["Ann"].slash(world.channel, "undo")
    assert "no table" in said(answer)
    await world["Ann"].slash(world.channel, "game new", game=GAME)
    assert "not started" in said(await world["Ann"].slash(world.channel, "undo"))
    assert "no seat" in said(await world["Bob"].slash(world.channel, "undo"))


@pytest.mark.sliced(10)
async def test_the_host_goes_on_without_who_is_silent(world: World) -> None:
    table = await begun(world)
    asker = world["Bob"]
    message = await ask(world, asker)
    assert "the host can press" in question(world)
    host, other = world["Ann"], world["Chloe"]
    assert "host" in said(await world.press(other, message, "without"))
    assert "not counting quiet hours and absence" in said(
        await world.press(host, message, "without")
    )
    await world.press(host, message, "agree")
    await world.advance(37 * HOUR)
    await world.press(host, message, "without")
    assert f"<@{other.id}> did not answer in time." in question(world)
    assert not [p for p in presses(message) if p.parsed.op == "without"]
    assert (await world.table()).public_seq < table.public_seq
    assert "Ann agreed. Chloe did not answer in time." in words(world.board())
    await sound(world)
