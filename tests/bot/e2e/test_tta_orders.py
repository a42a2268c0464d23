"""Orders of Through the Ages: a sealed auction, a defence, a pact, as people give them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.widgets import limits
from engine import registry
from engine.core import Decision, Order, ordered
from engine.games.tta.state import State
from render.lang.catalogue.bot_standing import BotStanding
from tables.model import poker_face
from tests.bot.e2e.test_orders import choose, give, options, shown, waiting
from tests.bot.e2e.tta import GAME, a, brought_to, state_of
from tests.bot.simulated import SELECT, World, presses, there, words

TRIO = ("Ann", "Bob", "Chloe")
LOW, HIGH = poker_face.PACE


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def paced(world: World) -> None:
    world.pace = world.service.auto_responses.pace = poker_face.PACE


def _first_of_three(state: State, decision: Decision) -> bool:
    """The first question of an auction in which two others can still bid."""
    rules = registry.rules(GAME)
    return decision.kind == "bid" and len(rules.upcoming(state)) == 2


def in_the_open(state: Any, orders: dict[int, Order]) -> list[tuple[int, Any]]:
    """What turn by turn bidding with these limits gives."""
    rules = registry.rules(GAME)
    made: list[tuple[int, Any]] = []
    decisions = rules.decisions(state)
    while decisions and decisions[0].kind == "bid":
        [decision] = decisions
        action = ordered(rules.orderables, [orders[decision.seat]], decision)
        assert action is not None
        made.append((decision.seat, action))
        step = rules.apply(state, decision.seat, action, decisions)
        state, decisions = step.state, step.decisions
    return made


@pytest.mark.sliced
async def test_a_sealed_auction_is_that_of_the_rules(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=_first_of_three)
    paced(world)
    rules = registry.rules(GAME)
    state = await state_of(world)
    table = await world.table()
    territory = {"territory": decision.facts["territory"]}
    later = [d.seat for d in rules.upcoming(state)]
    assert f"Next to be asked: <@{table.seats[later[0]].user_id}>" in words(world.board())
    given: dict[int, Order] = {}
    for seat, label in zip(later, ("up to 2", "up to 1"), strict=True):
        name = TRIO[seat]
        panel = await shown(world, name)
        assert "You will be asked this next." in words(panel)
        [found] = [p for p in options(panel, "ahead") if label in p.label]
        panel = (await choose(world[name], panel, "ahead", found.label)).response
        assert "Your order: " in words(panel)
        given[seat] = Order("bid", "up_to", int(label[-1]), territory)
    first = decision.seat
    await give(world, TRIO[first], "Bids for territories", ("p", "Pass in the auction"))
    given[first] = Order("bid", "drop_out")
    assert await waiting(world) == [(first, "bid")], "not at once"
    before = await world.table()
    await world.advance(HIGH + 1)
    steps = await world.service.views.log(table.id, after=before.public_seq)
    wanted = in_the_open(state, given)
    assert [s.seat for s in steps[: len(wanted)]] == [seat for seat, _ in wanted]
    assert all(kind != "bid" for _, kind in await waiting(world))
    own = await world.service.orders.own_orders(table.id, world[TRIO[later[0]]].id)
    assert own.orders == (), "they were for this auction alone"
    own = await world.service.orders.own_orders(table.id, world[TRIO[first]].id)
    assert len(own.orders) == 1


@pytest.mark.sliced
async def test_a_defence_by_order_and_by_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=a("defend", menu="defend"))
    paced(world)
    name = TRIO[decision.seat]
    panel = await shown(world, name)
    without = next(p for p in presses(panel) if p.label == "Use no cards")
    panel = there((await world[name].click(panel, custom_id=without.custom_id)).response)
    said = words(panel)
    if BotStanding().held() not in said:  # the question is older than the pace of the table
        pytest.fail(said)
    await world.press(world[name], panel, "unhold")
    public = [words(m) for m in world.messages()]
    await give(world, name, "Defence against aggressions", ("p", "Use no cards"))
    assert [words(m) for m in world.messages()] == public, "nobody notices"
    assert (decision.seat, "defend") in await waiting(world)
    await world.advance(HIGH + 1)
    assert (decision.seat, "defend") not in await waiting(world)
    assert "standing order" not in words(world.board())
    assert "(your standing order)" in words(await shown(world, name))


@pytest.mark.sliced(10)
async def test_a_pact_is_refused_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    decision = await brought_to(world, monkeypatch, *TRIO, wanted=a("answer_pact"))
    paced(world)
    name = TRIO[decision.seat]
    offerer = TRIO[int(str(decision.facts["from"]))]
    page = await give(
        world,
        name,
        "Pacts offered to you",
        ("p", "Refuse the pact"),
        ("s1", f"from {offerer}"),
    )
    assert (decision.seat, "answer_pact") not in await waiting(world), (
        "everybody knows both answers"
    )
    assert "You have none." in words(page), "it was used, and ended"


async def test_a_pact_is_ordered_by_card_and_players(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a pact, from these players: both in one form, one order for each player ticked."""
    await world.start(*TRIO, game=GAME, options={"order": "fixed"})
    ann = world["Ann"]
    page = there((await ann.slash(world.channel, "orders")).response)
    for label, menu in (("Pacts offered to you", ""), ("Accept the pact", "p")):
        page = there((await choose(ann, page, "order", label, menu)).response)
    page = there((await choose(ann, page, "order", "Open Borders Agreement", "s0")).response)
    assert "only: Open Borders Agreement; then it ends" in words(page)
    players = [p for p in presses(page) if p.parsed.args[1:] == ("s1",)]
    every = [p.token for p in players]
    result = await ann.select(page, every, custom_id=players[0].custom_id)
    page = there(result.response)
    assert "only: Open Borders Agreement; from Bob or from Chloe" in words(page)
    listed = words((await world.press(ann, page, "ordergive")).response)
    assert "2 orders given" in listed
    own = await world.service.orders.own_orders((await world.table()).id, ann.id)
    about = [dict(s.order.about) for s in own.orders]
    assert [x.pop("from") for x in about] == [1, 2]
    assert about[0] == about[1] != {}


@pytest.mark.sliced(10)
async def test_a_limit_brings_its_force_along(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wins by a limit is asked nothing more: how the force is put together is ordered with it,
    and may be changed or left open."""
    await brought_to(world, monkeypatch, *TRIO, wanted=_first_of_three)
    later = [d.seat for d in registry.rules(GAME).upcoming(await state_of(world))]
    name, table = TRIO[later[0]], await world.table()

    async def ordered_along() -> list[str]:
        own = await world.service.orders.own_orders(table.id, world[name].id)
        return [s.order.policy for s in own.orders if s.order.kind == "send_force"]

    def chosen_along(panel: Any) -> list[str]:
        selects = [c for c in limits.walk(panel.components) if c["type"] == SELECT]
        along = [c for c in selects if ":along:" in c["custom_id"]]
        return [o["label"] for c in along for o in c["options"] if o.get("default")]

    panel: Any = await shown(world, name)
    assert not options(panel, "along")
    [found] = [p for p in options(panel, "ahead") if "up to 2" in p.label]
    panel = (await choose(world[name], panel, "ahead", found.label)).response
    assert await ordered_along() == ["cards"]
    units = options(panel, "along")[0].label
    panel = (await choose(world[name], panel, "along", units)).response
    assert await ordered_along() == ["units"]
    assert chosen_along(panel) == [units]
    panel = (await choose(world[name], panel, "along", "No order: ask me")).response
    assert await ordered_along() == []
    assert chosen_along(panel) == ["No order: ask me"]
    [more] = [p for p in options(panel, "ahead") if "up to 1" in p.label]
    panel = (await choose(world[name], panel, "ahead", more.label)).response
    assert await ordered_along() == [], "who wants to be asked stays so"
    panel = (await choose(world[name], panel, "ahead", "No order: ask me")).response
    assert not options(panel, "along")
