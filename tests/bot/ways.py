"""What people do by buttons and windows, for tests that are about something else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from simcord import InteractionResult, MemberActor

from bot.features.clocks.handlers import set_to
from bot.features.me import window
from bot.widgets import limits
from bot.widgets.ids import unmarked
from render.lang.language import ENGLISH
from tests.bot.simulated import World, presses, there


async def press(
    world: World, actor: Any, result: InteractionResult, op: str, *args: str
) -> InteractionResult:
    """Press the one button of this kind, with these arguments, in what somebody was answered."""
    message = there(result.response)
    found = {p.custom_id for p in presses(message) if p.parsed.op == op and p.value is None}
    found = {c for c in found if not args or c.endswith(":" + ":".join(args))}
    assert len(found) == 1, f"{found} for {op!r}"
    return await actor.click(message, custom_id=found.pop())


async def choose(
    actor: Any, result: InteractionResult, op: str, value: str, part: str = ""
) -> InteractionResult:
    """Choose from the one menu of this kind that has this choice. part: which of several menus."""
    message = there(result.response)
    found = [p for p in presses(message) if p.parsed.op == op and unmarked(p.value or "") == value]
    found = [p for p in found if not part or p.parsed.args == (part,)]
    assert len(found) == 1, f"{len(found)} menus {op!r} with {value!r}"
    return await actor.select(message, [found[0].token], custom_id=found[0].custom_id)


async def resign(world: World, actor: MemberActor, **options: Any) -> InteractionResult:
    """Leave a game by resigning, as far as the question whether one is sure."""
    asked = await actor.slash(world.channel, "game leave", **options)
    return await press(world, actor, asked, "giveup")


async def game_file(
    world: World, actor: MemberActor, channel: Any = None, **options: Any
) -> InteractionResult:
    """The game as a file, from the log; a host chooses the one for players."""
    log = await actor.slash(channel or world.channel, "game log", **options)
    answer = await press(world, actor, log, "export")
    if answer.response is not None and any(
        p.parsed.op == "export" for p in presses(answer.response)
    ):
        return await press(world, actor, answer, "export", "o")
    return answer


async def set_clock(world: World, host: MemberActor, **wishes: Any) -> None:
    """The host sets the pace of the newest table of the channel."""
    table = await world.table()
    with world.env._bot_scope():
        await world.bot.reminders.change_rules(table, host.id, lambda old: set_to(old, wishes))
    await world.env.settle()


async def set_face(world: World, host: MemberActor, on: bool) -> None:
    """The host turns the poker face of the newest table of the channel on or off."""
    table = await world.table()
    with world.env._bot_scope():
        await world.service.orders.set_poker_face(table.id, host.id, on)
    await world.env.settle()


async def set_pictures(world: World, host: MemberActor, pictures: Any) -> None:
    """The host chooses how the posts of the newest table of the channel are shown."""
    table = await world.table()
    with world.env._bot_scope():
        await world.service.hosting.set_pictures(table.id, host.id, pictures)
    await world.env.settle()


async def prefer(world: World, actor: Any, **settings: Any) -> None:
    """Somebody sets what they prefer; zone, quiet and away as they are typed."""
    typed = {name: settings.pop(name) for name in window.FIELDS if name in settings}
    now = world.service.now()
    with world.env._bot_scope():
        await world.bot.reminders.change_user(
            actor.id, lambda old: window.changed(replace(old, **settings), typed, now, ENGLISH)
        )
    await world.env.settle()


async def other_settings(world: World, actor: Any) -> InteractionResult:
    """The second page of the settings."""
    return await press(
        world, actor, await actor.slash(world.channel, "me settings"), "settings", "1"
    )


def chosen(result: InteractionResult) -> list[str]:
    """What is chosen in the menus of a page."""
    found = limits.walk(there(result.response).components)
    options = [option for part in found for option in part.get("options") or ()]
    return [option["label"] for option in options if option.get("default")]


async def type_times(world: World, actor: Any, **typed: str) -> InteractionResult:
    """Open the settings, and type into their window; what is not named stays as it is."""
    page = await actor.slash(world.channel, "me settings")
    shown = await press(world, actor, page, "mytimes")
    user = await world.bot.reminders.user(actor.id)
    before = window.as_typed(user, world.service.now())
    result: InteractionResult = await actor.submit_modal(shown, {**before, **typed})
    return result


async def is_back(world: World, actor: Any) -> InteractionResult:
    """Somebody says that they are back."""
    return await press(world, actor, await actor.slash(world.channel, "turns"), "isback")


async def my_file(world: World, actor: Any) -> InteractionResult:
    """All that is stored about somebody, as they get it."""
    return await press(world, actor, await other_settings(world, actor), "exportme")


async def ask_to_be_forgotten(world: World, actor: Any) -> InteractionResult:
    """The question whether somebody wants to be forgotten."""
    return await press(world, actor, await other_settings(world, actor), "forgetme")
