"""What one's own step brought to light, and what is said when a step is done."""

from __future__ import annotations

import pytest
from simcord import ResponseMessage
from simcord.actors import MemberActor

from bot.widgets.words import Speech
from render.lang.catalogue.bot_panel import BotPanel
from tests.bot.e2e.test_orders import begun
from tests.bot.simulated import World, presses, words

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
AT_ONCE = (0.0, 0.0)


async def chosen(actor: MemberActor, panel: ResponseMessage, label: str) -> ResponseMessage:
    """The panel after an answer with this label."""
    [press] = [p for p in presses(panel) if p.label == label and p.parsed.op == "panel"]
    if press.value is None:
        answer = await actor.click(panel, custom_id=press.custom_id)
    else:
        answer = await actor.select(panel, [press.value], custom_id=press.custom_id)
    assert answer.response is not None
    return answer.response


def labels(panel: ResponseMessage, start: str) -> list[str]:
    return [p.label for p in presses(panel) if p.label.startswith(start)]


async def since(world: World, actor: MemberActor) -> str:
    answer = await world.press(actor, world.board(), "since")
    assert answer.response is not None
    return words(answer.response)


async def got(world: World, actor: MemberActor) -> list[str]:
    """What somebody alone was told of the cards they drew, oldest first."""
    table = await world.table()
    log = await world.service.views.log(table.id, actor.id)
    texts = [event for entry in log for event in entry.events if event.kind == "got"]
    return [Speech(table).rich.event(event) for event in texts]


async def test_the_cards_one_drew_stand_in_the_panel_and_in_since(world: World) -> None:
    await begun(world, pace=AT_ONCE)
    ann = world["Ann"]
    panel = await world.open_panel(ann)
    panel = await chosen(ann, panel, labels(panel, "Draw")[0])
    assert (await got(world, ann))[-1] in words(panel)
    panel = await chosen(ann, panel, labels(panel, "Discard")[0])
    drawn = (await got(world, ann))[-1]
    assert drawn in words(panel), "at the end of the turn"
    assert BotPanel().done() in words(panel)
    assert drawn in await since(world, ann)
    assert drawn not in await since(world, world["Bob"])


async def test_the_author_of_an_omen_reads_which_one_came(world: World) -> None:
    table = await begun(world, pace=AT_ONCE)
    for name in ("Ann", "Bob", "Chloe"):
        panel = await world.open_panel(world[name])
        label = labels(panel, "Bury")[0]
        said = words(await chosen(world[name], panel, label))
        if name == "Chloe":
            log = await world.service.views.log(table.id)
            [turned] = [e for entry in log for e in entry.events if e.kind == "omen_turned"]
            assert Speech(table).rich.event(turned) in said


async def test_an_attack_waits_and_a_defence_is_no_turn(world: World) -> None:
    await begun(world, pace=AT_ONCE)
    panel = await world.open_panel(world["Ann"])
    label = next(label for label in labels(panel, "Attack") if "Chloe" in label)
    said = words(await chosen(world["Ann"], panel, label))
    assert "Waiting for an answer from Chloe. Then your turn continues." in said
    assert BotPanel().done() not in said
    panel = await world.open_panel(world["Chloe"])
    said = words(await chosen(world["Chloe"], panel, labels(panel, "Done")[0]))
    assert BotPanel().answered() in said
    assert BotPanel().done() not in said
