"""Attacks of the first edition in which units are given up, as people answer them."""

from __future__ import annotations

import pytest

from render.lang.catalogue.bot_standing import BotStanding
from render.registry import presentation
from tables.model import poker_face
from tests.bot.e2e.test_orders import give, options, shown, waiting
from tests.bot.e2e.tta import a, brought_to
from tests.bot.simulated import World, presses, there, words

GAME = "tta-first-edition"
TRIO = ("Ann", "Bob", "Chloe")
HIGH = poker_face.PACE[1]


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


def paced(world: World) -> None:
    world.pace = world.service.auto_responses.pace = poker_face.PACE


@pytest.mark.sliced
async def test_an_aggression_is_answered_in_one_typed_line(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put together in private, told at the pace of the table."""
    wanted = a("answer_attack", menu="enough")
    asked = await brought_to(world, monkeypatch, *TRIO, wanted=wanted, game=GAME)
    paced(world)
    name, table = TRIO[asked.seat], await world.table()
    position = await world.service.views.position(table.id, world[name].id)
    [decision] = position.decisions
    way = next(menu for menu in decision.menus if menu.verb == "enough")
    label = presentation(GAME).texts(TRIO).action(position.view, next(iter(way.every())))
    public = [words(m) for m in world.messages()]
    answer = await world[name].slash(world.channel, "play", text=f"{label}; give up what is chosen")
    assert answer.ephemeral
    assert BotStanding().held() in words(there(answer.response))
    assert [words(m) for m in world.messages()] == public, "nobody notices"
    await world.advance(HIGH + 1)
    assert (asked.seat, "answer_attack") not in await waiting(world)


@pytest.mark.sliced(10)
async def test_an_order_answers_an_aggression_at_the_pace_of_the_table(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await brought_to(world, monkeypatch, *TRIO, wanted=a("answer_attack"), game=GAME)
    paced(world)
    name = TRIO[asked.seat]
    await give(world, name, "Answers to aggressions", ("p", "Give up neither cards nor units"))
    assert (asked.seat, "answer_attack") in await waiting(world), "cards in hand are hidden"
    await world.advance(HIGH + 1)
    assert (asked.seat, "answer_attack") not in await waiting(world)


@pytest.mark.sliced
async def test_an_order_answers_a_war_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What both sides can give up is seen by everybody."""
    asked = await brought_to(world, monkeypatch, *TRIO, wanted=a("answer_war"), game=GAME)
    paced(world)
    name = TRIO[asked.seat]
    await give(
        world,
        name,
        "Answers to wars",
        ("p", "Give up the cheapest units only if they turn the war"),
    )
    assert (asked.seat, "answer_war") not in await waiting(world)


@pytest.mark.sliced
async def test_units_are_given_up_by_buttons(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two presses: what is just enough, then that it is all."""
    wanted = a("answer_war", menu="enough")
    asked = await brought_to(world, monkeypatch, *TRIO, wanted=wanted, game=GAME)
    name = TRIO[asked.seat]
    panel = await shown(world, name)
    before = await world.table()
    for begins in ("Use just enough: ", "Give up what you chose: total "):
        assert (asked.seat, "answer_war") in await waiting(world), "nothing is told yet"
        found = next(p for p in presses(panel) if p.label.startswith(begins))
        panel = there((await world[name].click(panel, custom_id=found.custom_id)).response)
    assert (asked.seat, "answer_war") not in await waiting(world)
    steps = await world.service.views.log(before.id, after=before.public_seq)
    events = [event for step in steps for event in step.events]
    assert [e.winner for e in events if e.kind == "war_resolved"] == [asked.seat]


@pytest.mark.sliced
async def test_every_number_can_be_ordered_from_the_panel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of the orders take a number, of units and of resources: the menu has both, smallest
    first, and the rest can be typed for either."""
    asked = await brought_to(world, monkeypatch, *TRIO, wanted=a("answer_war"), game=GAME)
    name = TRIO[asked.seat]
    panel = await shown(world, name)
    found = options(panel, "ahead")
    labels = [press.label for press in found]
    for number in range(1, 10):
        assert sum(label.startswith(f"Give up at most {number} unit") for label in labels) == 1, (
            labels
        )
        assert (
            sum(label.startswith(f"Give up units up to a price of {number},") for label in labels)
            == 1
        )
    assert len(set(labels)) == len(labels) <= 25
    others = [press for press in found if press.label.startswith("Another number: ")]
    assert len(others) == 2
    price = next(press for press in others if "price" in press.label)
    window = await world[name].select(panel, [price.value], custom_id=price.custom_id)
    done = await world[name].submit_modal(window, {"number": "40"})
    assert "Give up units up to a price of 40" in words(there(done.response))
    assert (asked.seat, "answer_war") not in await waiting(world), "the order has answered"
