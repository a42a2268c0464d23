"""Usual answers as people meet them: offered when a game begins, taken in few presses, changed one
by one, forbidden by a table, and never seen by anybody else."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.features.orders.default_answers import read_choice
from bot.widgets.ids import BadId
from tables.model import poker_face
from tables.model.table import Table
from tests.bot.e2e.test_orders import begun, choose, options, shown, waiting
from tests.bot.simulated import World, presses, there, words
from tests.kernel import toy
from tests.kernel.toy_words import Attack, Done

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
LOW, HIGH = poker_face.PACE
OFFER = "Nobody needs to wait for you"


async def orders_of(world: World, name: str) -> list[str]:
    table = await world.table()
    own = await world.service.orders.own_orders(table.id, world[name].id)
    return [f"{s.order.kind} {s.order.policy} {s.order.amount or ''}".strip() for s in own.orders]


async def opened(world: World, name: str) -> ResponseMessage:
    """The page of somebody's usual answers, from the message that says that the game has begun."""
    [start] = [m for m in world.messages() if "The game has started" in words(m)]
    result = await world.press(world[name], start, "usual")
    assert there(result.response).ephemeral
    return there(result.response)


async def pick(world: World, name: str, page: ResponseMessage, op: str, label: str) -> Any:
    [found] = [p for p in options(page, op) if label in p.label]
    result = await world[name].select(page, [found.value], custom_id=found.custom_id)
    return there(result.response)


async def taken(world: World, name: str) -> ResponseMessage:
    """The sensible set, taken over: two presses."""
    page = await opened(world, name)
    return there((await world.press(world[name], page, "usualtake")).response)


# --- the offer -----------------------------------------------------------------------------------


async def test_two_presses_from_the_start_of_the_game(world: World) -> None:
    await begun(world)
    page = await opened(world, "Bob")
    said = words(page)
    assert "Recommended" in said
    assert "**Bid**: Up to 2" in said
    assert "**Defend**: Done" in said
    page = there((await world.press(world["Bob"], page, "usualtake")).response)
    assert "Saved as your defaults." in words(page)
    assert await orders_of(world, "Bob") == ["bid up_to 2", "defend done"]
    assert await orders_of(world, "Ann") == []


async def test_the_panel_offers_them_until_they_are_taken_or_refused(world: World) -> None:
    await begun(world)
    for name, op in (("Bob", "usualtake"), ("Chloe", "usualnone")):
        panel = await shown(world, name)
        assert OFFER in words(panel)
        page = there((await world.press(world[name], panel, "orders")).response)
        said = words(page)
        assert said.index("**At this table**") < said.index("**At every table of Skirmish**")
        page = there((await world.press(world[name], page, "usual")).response)
        page = there((await world.press(world[name], page, op)).response)
        panel = await shown(world, name)
        assert OFFER not in words(panel)
        assert not [p for p in presses(panel) if p.parsed.op == "usual"]
    assert await orders_of(world, "Bob") == ["bid up_to 2", "defend done"], "four presses"
    assert await orders_of(world, "Chloe") == []
    assert OFFER in words(await shown(world, "Ann"))


async def test_at_the_next_table_nobody_has_to_press(world: World) -> None:
    table = await begun(world)
    await taken(world, "Bob")
    await world.service.hosting.abandon(table.id, world["Ann"].id)
    await begun(world)
    assert await orders_of(world, "Bob") == ["bid up_to 2", "defend done"]
    panel = await shown(world, "Bob")
    assert OFFER not in words(panel)
    assert "2 standing orders are active." in words(panel)


async def test_at_a_question_it_is_always_or_at_every_table(world: World) -> None:
    table = await begun(world)
    await world.quickly([(0, Attack(1))])
    panel = await shown(world, "Bob")
    assert OFFER in words(panel)
    [more] = [p for p in presses(panel) if p.label == "More choices"]
    panel = there((await world["Bob"].click(panel, custom_id=more.custom_id)).response)
    panel = await pick(world, "Bob", panel, "always", "At every table: Done")
    assert "Saved as your default" in words(panel)
    own = await world.service.default_answers.own(table.id, world["Bob"].id)
    assert [o.policy for o in own.orders or ()] == ["done"]
    assert await orders_of(world, "Bob") == ["defend done"]
    assert OFFER not in words(panel)


async def attacked(world: World) -> ResponseMessage:
    """Bob is attacked, and opens his usual answers from his panel."""
    await begun(world)
    await world.quickly([(0, Attack(1))])
    panel = await shown(world, "Bob")
    return there((await world.press(world["Bob"], panel, "usual")).response)


async def test_the_set_says_what_it_answers_at_once_and_asks_once(world: World) -> None:
    """Before, with the attack in words, and after; nothing is answered without a yes."""
    page = await attacked(world)
    assert "This also answers what you are asked now." in words(page)
    assert "Your answer: Done" in words(page)
    page = there((await world.press(world["Bob"], page, "usualtake")).response)
    assert await orders_of(world, "Bob") == [], "asked once more"
    assert "cannot take it back" in words(page)
    [yes] = [p for p in presses(page) if p.label == "Yes, answer this too"]
    page = there((await world["Bob"].click(page, custom_id=yes.custom_id)).response)
    assert await orders_of(world, "Bob") == ["bid up_to 2", "defend done"]
    assert "It also answers what you are asked: " in words(page)
    assert "Your answer: Done" in words(page)
    await world.advance(HIGH + 1)
    assert (1, "defend") not in await waiting(world)


async def test_going_back_answers_nothing(world: World) -> None:
    page = await attacked(world)
    page = there((await world.press(world["Bob"], page, "usualtake")).response)
    page = there((await world.press(world["Bob"], page, "usual")).response)
    assert "Your default answers" in words(page)
    await world.advance(HIGH + 1)
    assert (1, "defend") in await waiting(world)
    assert await orders_of(world, "Bob") == []


async def test_an_attack_that_comes_after_the_page_was_opened_is_asked_about(
    world: World,
) -> None:
    await begun(world)
    page = await opened(world, "Bob")
    assert "also answers" not in words(page)
    await world.quickly([(0, Attack(1))])
    page = there((await world.press(world["Bob"], page, "usualtake")).response)
    assert "This also answers what you are asked now." in words(page)
    assert await orders_of(world, "Bob") == []


async def test_one_usual_answer_says_so_too(world: World) -> None:
    page = await attacked(world)
    page = await pick(world, "Bob", page, "usualkind", "Defend")
    page = await pick(world, "Bob", page, "usualset", "Done")
    assert "This also answers what you are asked now." in words(page)
    assert await orders_of(world, "Bob") == []
    [yes] = [p for p in presses(page) if p.label == "Yes, answer this too"]
    page = there((await world["Bob"].click(page, custom_id=yes.custom_id)).response)
    assert "Saved as your default. It also answers what you are asked: " in words(page)
    assert await orders_of(world, "Bob") == ["defend done"]


async def test_an_order_of_the_list_says_so_too(world: World) -> None:
    await begun(world)
    await world.quickly([(0, Attack(1))])
    page = there((await world["Bob"].slash(world.channel, "orders")).response)
    page = there((await choose(world["Bob"], page, "order", "Defend")).response)
    assert "This also answers what you are asked now." in words(page)
    page = there((await world.press(world["Bob"], page, "ordergive")).response)
    assert "It also answers what you are asked: " in words(page)
    assert await orders_of(world, "Bob") == ["defend done"]


# --- changing ------------------------------------------------------------------------------------


async def test_they_are_changed_one_by_one(world: World) -> None:
    await begun(world)
    page = await taken(world, "Bob")
    page = await pick(world, "Bob", page, "usualkind", "Bid")
    assert "Your default answer: **Up to 2**" in words(page)
    page = await pick(world, "Bob", page, "usualset", "Up to 7")
    assert "**Bid**: Up to 7. Saved as your default." in words(page)
    page = await pick(world, "Bob", page, "usualkind", "Defend")
    page = await pick(world, "Bob", page, "usualset", "Ask me")
    assert "Defend: I ask you again." in words(page)
    assert await orders_of(world, "Bob") == ["bid up_to 7"]
    page = await pick(world, "Bob", page, "usualkind", "Sacrifice")
    assert "I ask you each time." in words(page)
    page = there((await world.press(world["Bob"], page, "usual")).response)
    assert "**Bid**: Up to 7" in words(page)


async def test_they_are_reached_from_the_list_of_orders(world: World) -> None:
    await begun(world)
    page = there((await world["Bob"].slash(world.channel, "orders")).response)
    page = there((await world.press(world["Bob"], page, "usual")).response)
    assert "Your default answers" in words(page)


def test_a_forged_choice_is_refused() -> None:
    for token in ("", "p9", "p0", "p1.3", "px", "x"):
        with pytest.raises(BadId):
            read_choice(toy.RULES.orderables[0], token)


async def test_who_does_not_play_there_is_told_nothing(world: World) -> None:
    await begun(world)
    await taken(world, "Bob")
    [start] = [m for m in world.messages() if "The game has started" in words(m)]
    result = await world.press(world["Dimitri"], start, "usual")
    said = "\n".join(words(m) for m in (result.response, *result.followups) if m is not None)
    assert "Up to 2" not in said
    assert "seat" in said


# --- a table that forbids them -------------------------------------------------------------------


async def test_a_table_forbids_them(world: World) -> None:
    table = await begun(world)
    await taken(world, "Bob")
    await world.service.hosting.abandon(table.id, world["Ann"].id)
    await world["Ann"].slash(world.channel, "game new", game="skirmish")
    for name in ("Bob", "Chloe"):
        await world.press(world[name], world.with_control("join"), "join")
    lobby = await world.table()
    message = world.with_control("join")
    page = there((await world.press(world["Ann"], message, "options")).response)
    page = await pick(world, "Ann", page, "takesusual", "No default answers at this table")
    assert "No default answers at this table" in words(world.with_control("join"))
    page = there((await world.press(world["Bob"], message, "options")).response)
    page = await pick(world, "Bob", page, "takesusual", "Default answers apply")
    assert not (await world.service.views.table(lobby.id)).takes_defaults, "only the host may"
    await world.press(world["Ann"], message, "start")
    assert await orders_of(world, "Bob") == []
    start = next(m for m in reversed(world.messages()) if "The game has started" in words(m))
    assert not presses(start)
    assert OFFER not in words(await shown(world, "Chloe"))
    page = there((await world["Bob"].slash(world.channel, "orders")).response)
    page = there((await world.press(world["Bob"], page, "usual")).response)
    assert "This table allows no default answers" in words(page)


# --- what nobody may notice ----------------------------------------------------------------------


async def test_undo_leaves_the_answer_to_its_owner(world: World) -> None:
    await begun(world)
    await taken(world, "Bob")
    await world.quickly([(0, Attack(1))])
    panel = await shown(world, "Bob")
    done = next(p for p in presses(panel) if p.label == "Done")
    panel = there((await world["Bob"].click(panel, custom_id=done.custom_id)).response)
    await world.press(world["Bob"], panel, "unhold")
    await world.advance(HIGH + 1)
    assert (1, "defend") in await waiting(world)


async def test_nothing_of_it_is_seen_or_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await begun(world)
    before = [words(m) for m in world.messages()]
    version = (await world.table()).version
    page = await taken(world, "Bob")
    page = await pick(world, "Bob", page, "usualkind", "Bid")
    await pick(world, "Bob", page, "usualset", "Up to 7")
    assert [words(m) for m in world.messages()] == before
    assert (await world.table()).version == version
    for line in (r.getMessage() for r in caplog.records if r.name.startswith("agora")):
        assert "up_to" not in line
        assert "usual" not in line.replace("as usual", "")
    assert "Up to 7" not in words(await shown(world, "Chloe"))


async def test_speed_tells_nothing(world: World) -> None:
    """By a usual answer or by hand: shown at the same moment, in the same words."""
    seen: list[tuple[list[str], Table]] = []
    world.service.repository.new_seed = lambda: 7  # the same cards at both tables
    for by_hand in (False, True):
        table = await begun(world)
        if not by_hand:
            await taken(world, "Bob")
        else:
            await world.service.default_answers.refuse(table.id, world["Bob"].id)
        await world.quickly([(0, Attack(1))])
        if by_hand:
            await world.quickly([(1, Done())])
        assert (1, "defend") in await waiting(world)
        await world.advance(HIGH + 1)
        assert (1, "defend") not in await waiting(world)
        log = await world.service.views.log(table.id, world["Ann"].id)
        seen.append(([str(e.events) for e in log if e.seat == 1], await world.table()))
        assert not any(e.ordered for e in log)
        await world.service.hosting.abandon(table.id, world["Ann"].id)
    assert seen[0][0][-1] == seen[1][0][-1]
