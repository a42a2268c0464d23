"""Standing orders, answers that are held back, and sealed auctions, as people use them."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage
from simcord.actors import MemberActor

from tables.model import poker_face
from tables.model.table import Table
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import Press, World, presses, simulated, there, words
from tests.bot.ways import choose as select
from tests.bot.ways import press
from tests.kernel.toy_words import Attack, Explore, Keep

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
LOW, HIGH = poker_face.PACE


async def begun(world: World, *, pace: tuple[float, float] = poker_face.PACE) -> Table:
    """Three people after the secret choices of the toy game: Ann is on turn."""
    world.pace = world.service.auto_responses.pace = pace
    await world.start("Ann", "Bob", "Chloe", game="skirmish")
    await world.quickly(await secret_choices(world))
    return await world.table()


async def secret_choices(world: World) -> list[tuple[int, Keep]]:
    """What the seats may choose at the beginning of the toy game, all at once."""
    table, moves = await world.table(), list[tuple[int, Keep]]()
    for seat, name in enumerate(("Ann", "Bob", "Chloe")):
        position = await world.service.views.position(table.id, world[name].id)
        moves.append((seat, next(a for a in position.decisions[0].every() if isinstance(a, Keep))))
    return moves


def steady(world: World) -> tuple[float, float]:
    """A pace at which two worlds can be compared second by second: the delay hangs on the number of
    a wait, and with a server these have gaps now and then."""
    return (HIGH, HIGH) if world.service.store.shared else poker_face.PACE


def options(message: ResponseMessage, op: str, menu: str = "") -> list[Press]:
    """The options of a menu of this kind."""
    return [
        p
        for p in presses(message)
        if p.parsed.op == op and p.value is not None and (not menu or p.parsed.args[-1:] == (menu,))
    ]


async def choose(
    actor: MemberActor, message: ResponseMessage, op: str, label: str, menu: str = ""
) -> Any:
    """Choose an option by its label."""
    [found] = [p for p in options(message, op, menu) if p.label == label]
    return await actor.select(message, [found.value], custom_id=found.custom_id)


async def shown(world: World, name: str) -> ResponseMessage:
    return await world.open_panel(world[name])


async def give(world: World, name: str, kind: str, *choices: tuple[str, str]) -> ResponseMessage:
    """Give an order through /orders; the page that lists it."""
    actor = world[name]
    page = (await actor.slash(world.channel, "orders")).response
    assert page is not None
    page = (await choose(actor, page, "order", kind)).response
    for menu, label in choices:
        page = (await choose(actor, page, "order", label, menu)).response
    result = await world.press(actor, page, "ordergive")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def waiting(world: World) -> list[tuple[int, str]]:
    position = await world.service.views.position((await world.table()).id, None)
    return [(d.seat, d.kind) for d in position.waiting]


# --- the list and the form -----------------------------------------------------------------------


async def test_an_order_is_given_listed_and_ended(world: World) -> None:
    await begun(world)
    page = await give(world, "Bob", "Defend", ("s0", "attack 5"))
    said = words(page)
    assert "**Defend** (attack 5): Done" in said
    assert "Order given." in said
    page = await give(world, "Bob", "Bid", ("p", "Up to"), ("n", "7"))
    assert "2. **Bid**: Up to 7" in words(page)
    panel = await shown(world, "Bob")
    assert "2 standing orders are active." in words(panel)
    opened = await world.press(world["Bob"], panel, "orders")
    assert "1. **Defend**" in words(opened.response)
    ended = await choose(world["Bob"], page, "orderoff", "Defend (attack 5): Done")
    assert "Order ended." in words(ended.response)
    assert "**Defend** (attack 5)" not in words(ended.response)
    # The menu of the other page still offers what is gone.
    again = await choose(
        world["Bob"], there(opened.response), "orderoff", "Defend (attack 5): Done"
    )
    assert "no longer active" in words(again.response)


async def test_who_ends_an_order_learns_that_the_table_waits(world: World) -> None:
    await begun(world)
    page = await give(world, "Bob", "Defend")
    await world.quickly([(0, Attack(1))])
    before = len(world.messages())
    ended = await choose(world["Bob"], page, "orderoff", "Defend: Done")
    assert "Order ended. The table is waiting for your answer" in words(ended.response)
    assert len(world.messages()) == before, "nobody else notices"


async def test_a_great_number_is_typed(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    page = (await bob.slash(world.channel, "orders")).response
    page = (await choose(bob, there(page), "order", "Bid")).response
    page = (await choose(bob, page, "order", "Up to", "p")).response
    assert not [p for p in presses(page) if p.parsed.op == "ordergive"], "a number is missing"
    window = await choose(bob, page, "order", "Another number ...", "n")
    assert window.modal is not None
    wrong = await bob.submit_modal(window, {"number": "many"})
    assert "a whole number from 0 to 999" in words(wrong.response)
    window = await choose(bob, page, "order", "Another number ...", "n")
    page = (await bob.submit_modal(window, {"number": "123"})).response
    assert "Up to 123" in words(page)
    page = (await world.press(bob, page, "ordergive")).response
    assert "1. **Bid**: Up to 123" in words(page)


async def test_orders_are_seen_and_ended_by_their_owner_alone(world: World) -> None:
    await begun(world)
    page = await give(world, "Bob", "Defend")
    [off] = options(page, "orderoff")
    theirs = (await world["Chloe"].slash(world.channel, "orders")).response
    assert "You have none." in words(theirs)
    page = await give(world, "Chloe", "Defend")
    [own_off] = options(page, "orderoff")
    stored = world.env.backend.messages[page.channel_id][page.id]
    raw = json.dumps(stored.components)
    stored.components = json.loads(
        raw.replace(f'"value": "{own_off.value}"', f'"value": "{off.value}"')
    )
    forged = await world["Chloe"].select(page, [off.value], custom_id=off.custom_id)
    assert "no longer active" in words(forged.response)
    stranger = await world["Dimitri"].slash(world.channel, "orders")
    assert "no seat" in _said(stranger) or "no table" in _said(stranger)
    own = await world.service.orders.own_orders((await world.table()).id, world["Bob"].id)
    assert len(own.orders) == 1


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("x",),
        ("99....",),
        ("1....",),
        ("2.0..1.zzzz",),
        ("1...7-9.",),
        ("2...99999999999.",),
        ("-1....",),
    ],
)
async def test_forged_forms_do_no_harm(world: World, args: tuple[str, ...]) -> None:
    await begun(world)
    page = await give(world, "Bob", "Defend")
    [old] = [p for p in presses(page) if p.parsed.op == "look"]
    # The same message with another id: as a changed client would send it.
    stored = world.env.backend.messages[page.channel_id][page.id]
    raw = json.dumps(stored.components)
    table = (await world.table()).id
    new = ":".join(("agora", "ordergive", str(table), *args))
    stored.components = json.loads(raw.replace(old.custom_id, new))
    answer = await world["Bob"].click(page, custom_id=new)
    assert answer.acknowledged
    own = await world.service.orders.own_orders(table, world["Bob"].id)
    assert len(own.orders) == 1


def _said(answer: Any) -> str:
    return "\n".join(words(m) for m in [answer.response, *answer.followups] if m is not None)


# --- answers that are held back ------------------------------------------------------------------


async def test_an_answer_is_held_and_its_owner_may_think_again(world: World) -> None:
    await begun(world)
    await world.quickly([(0, Attack(1))])
    bob = world["Bob"]
    public = len(world.messages())
    panel = await shown(world, "Bob")
    done = next(p for p in presses(panel) if p.label == "Done")
    panel = there((await bob.click(panel, custom_id=done.custom_id)).response)
    assert "Answer saved. It is revealed within a minute" in words(panel)
    assert "**Done**" in words(panel)
    assert await waiting(world) == [(1, "defend")]
    assert len(world.messages()) == public
    panel = there((await world.press(bob, panel, "unhold")).response)
    assert "taken back" in words(panel)
    done = next(p for p in presses(panel) if p.label == "Done")
    panel = there((await bob.click(panel, custom_id=done.custom_id)).response)
    late = panel
    await world.advance(HIGH + 1)
    assert (1, "defend") not in await waiting(world)
    answer = await world.press(bob, late, "unhold")
    assert "already been posted" in words(answer.response)


async def test_undo_does_not_let_an_order_answer(world: World) -> None:
    await begun(world)
    await give(world, "Bob", "Defend")
    await world.quickly([(0, Attack(1))])
    bob = world["Bob"]
    panel = await shown(world, "Bob")
    card = next(p for p in presses(panel) if p.label.startswith("Defend"))
    panel = there((await bob.click(panel, custom_id=card.custom_id)).response)
    await world.advance(2 * HIGH)
    public = [words(m) for m in world.messages()]
    panel = there((await world.press(bob, panel, "undo")).response)
    assert "are paused here" in words(panel)
    assert await waiting(world) == [(1, "defend")]
    await world.advance(2 * HIGH)
    assert await waiting(world) == [(1, "defend")]
    assert [words(m) for m in world.messages()] == public


async def test_an_order_answers_after_a_restart_and_its_owner_is_told(world: World) -> None:
    await begun(world)
    await give(world, "Bob", "Defend")
    before = world.pings(world["Bob"])
    await world.quickly([(0, Attack(1))])
    assert world.pings(world["Bob"]) == before, "he need not come"
    panel = await shown(world, "Bob")
    assert "Your standing order answers this within a minute" in words(panel)
    await world.restart()
    await world.advance(HIGH + 1)
    assert (1, "defend") not in await waiting(world)
    panel = await shown(world, "Bob")
    assert "(your standing order)" in words(panel)
    for name in ("Ann", "Chloe"):
        assert "standing order)" not in words(await shown(world, name))
    assert world.pings(world["Bob"]) == before + 1, "now it is his turn"


# --- sealed auctions -----------------------------------------------------------------------------


async def test_a_sealed_auction(world: World) -> None:
    await begun(world)
    pings = {name: world.pings(world[name]) for name in ("Bob", "Chloe")}
    await world.quickly([(0, Explore())])
    await world.advance(HIGH + 2)
    board = words(world.board())
    ann, chloe = world["Ann"], world["Chloe"]
    assert f"Next to be asked: <@{chloe.id}> and <@{ann.id}>, who can answer in advance." in board
    for name, count in pings.items():
        assert world.pings(world[name]) == count + 1, "all are asked by one message"
    panel = await shown(world, "Chloe")
    assert "You will be asked this next." in words(panel)
    assert [p.label for p in options(panel, "ahead")][:2] == ["Up to 1", "Up to 2"]
    panel = (await choose(chloe, panel, "ahead", "Up to 3")).response
    assert "Ordered: Up to 3." in words(panel)
    assert "Your order: Up to 3." in words(panel)
    panel = (await choose(chloe, panel, "ahead", "No order: ask me")).response
    assert "Your order: " not in words(panel)
    panel = (await choose(chloe, panel, "ahead", "Up to 2")).response
    await choose(ann, await shown(world, "Ann"), "ahead", "Pass")
    assert await waiting(world) == [(1, "bid")]
    bob = world["Bob"]
    panel = await shown(world, "Bob")
    [one] = [p for p in presses(panel) if p.label == "Bid 1"]
    await bob.click(panel, custom_id=one.custom_id)
    await world.advance(HIGH + 1)
    assert await waiting(world) == [(1, "bid")], "Chloe has bid 2 and Ann has passed, at once"
    assert world.pings(bob) == pings["Bob"] + 1, "he has pressed just now"
    late = (await choose(chloe, await shown(world, "Chloe"), "ahead", "Up to 4")).response
    await world.advance(HIGH)
    panel = await shown(world, "Bob")
    passing = next(p for p in presses(panel) if p.label == "Done")
    await bob.click(panel, custom_id=passing.custom_id)
    assert await waiting(world) == [(2, "sacrifice")]
    again = await choose(chloe, late, "ahead", "Up to 5")
    assert "moved on" in words(again.response)


async def test_the_bidder_who_is_asked_may_give_a_limit_too(world: World) -> None:
    await begun(world)
    await world.quickly([(0, Explore())])
    bob = world["Bob"]
    panel = await shown(world, "Bob")
    one = next(p for p in presses(panel) if p.label == "Bid 1")
    panel = there((await bob.click(panel, custom_id=one.custom_id)).response)
    assert "**Bid 1**" in words(panel)
    panel = (await choose(bob, panel, "ahead", "Up to 3")).response
    assert "Your standing order answers this" in words(panel), "what was chosen last counts"
    assert "**Bid 1**" not in words(panel)
    await choose(world["Chloe"], await shown(world, "Chloe"), "ahead", "Up to 2")
    await choose(world["Ann"], await shown(world, "Ann"), "ahead", "Pass")
    await world.advance(HIGH + 1)
    assert await waiting(world) == [(1, "sacrifice")]
    log = await world.service.views.log((await world.table()).id)
    assert [e.seat for e in log[-5:]] == [1, 2, 0, 1, 2], "1, 2, out, 3, out"


async def test_always_answer_like_this(world: World) -> None:
    await begun(world)
    await world.quickly([(0, Attack(1))])
    bob = world["Bob"]
    panel = await shown(world, "Bob")
    assert not options(panel, "always"), "folded away"
    more = next(p for p in presses(panel) if p.label == "More choices")
    panel = there((await bob.click(panel, custom_id=more.custom_id)).response)
    old = (await choose(bob, panel, "always", "Done")).response
    assert "**Defend**: Done" in words(old)
    assert "Your standing order answers this" in words(old)
    await world.advance(HIGH + 1)
    assert (1, "defend") not in await waiting(world)
    own = await world.service.orders.own_orders((await world.table()).id, bob.id)
    assert len(own.orders) == 1, "it stays"


# --- the whole table -----------------------------------------------------------------------------


async def test_the_host_turns_the_poker_face_off(world: World) -> None:
    await begun(world)
    assert not any(
        p.parsed.op == "options"
        for p in presses(there((await world["Bob"].slash(world.channel, "turns")).response))
    )
    page = await world["Ann"].slash(world.channel, "turns")
    options = await press(world, world["Ann"], page, "options")
    refused = await forged(world, world["Bob"], "agora:face:1", "n")
    assert "Only the host" in everything(refused)
    assert (await world.table()).poker_face
    await select(world["Ann"], options, "face", "n")
    assert not (await world.table()).poker_face
    assert "turned off the answer delay" in words(world.messages()[-1])
    status = await world["Bob"].slash(world.channel, "turns")
    assert "All answers are revealed at once" in words(status.response)
    await give(world, "Bob", "Defend")
    await world.quickly([(0, Attack(1))])
    assert (1, "defend") not in await waiting(world)


async def test_nothing_of_an_order_is_public_or_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "agora")
    caplog.set_level(logging.DEBUG, "bot")
    await begun(world)
    await give(world, "Chloe", "Bid", ("p", "Up to"), ("n", "17"))
    await world.quickly([(0, Explore())])
    for message in world.messages():
        assert "17" not in words(message).replace(f"{message.id}", "")[:0] + _texts(message)
    assert "up_to" not in caplog.text
    public = json.dumps([m.components for m in world.messages()])
    assert "order" not in public.replace("border", "")


@pytest.mark.sliced(10)
@pytest.mark.parametrize("deed", ["attack", "explore"])
async def test_a_channel_looks_the_same_with_and_without_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """Bob passes: by hand after some seconds, or by order. All that others can see is the same."""
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: 7)
    seen = [await _channel(tmp_path / str(order), deed, order=order) for order in (False, True)]
    assert seen[0] == seen[1]


async def _channel(folder: Path, deed: str, *, order: bool) -> list[Any]:
    folder.mkdir()
    async with simulated(folder) as world:
        table = await begun(world, pace=steady(world))
        bob = world["Bob"]
        kind, choices = ("Defend", ()) if deed == "attack" else ("Bid", (("p", "Pass"),))
        if order:
            await give(world, "Bob", kind, *choices)
        await world.quickly([(0, Attack(1) if deed == "attack" else Explore())])
        await world.advance(5)
        if not order:
            panel = await shown(world, "Bob")
            done = next(p for p in presses(panel) if p.label == "Done")
            await bob.click(panel, custom_id=done.custom_id)
        seen: list[Any] = []
        for _ in range(int(HIGH)):
            await world.advance(1)
            seen.append([_texts(m) for m in world.messages()])
        assert len(await world.service.views.log(table.id)) > 5, "Bob has answered meanwhile"
        status = (await world["Ann"].slash(world.channel, "turns")).response
        log = (await world["Ann"].slash(world.channel, "game log")).response
        panel = await shown(world, "Ann")
        posted = [p.pinged for p in world.posted if p.channel_id == world.channel.id]
        return [
            seen,
            _texts(there(status)),
            _texts(there(log)),
            _texts(panel),
            len(posted),
            posted[-1],
        ]


def _texts(message: ResponseMessage) -> str:
    """The texts of a message without mentions, times and hashes, which are full of digits."""
    return re.sub(r"<[^>]*>|`[0-9a-f]{64}`", "", words(message))
