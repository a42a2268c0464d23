"""Names that mean no good, in everything that the bot says.

Everything it sent is looked through, so what is new is looked at, too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.widgets import limits
from bot.widgets.names import harmless
from tables.model.seating import tidy
from tables.model.table import UserRef
from tests.bot import nasty
from tests.bot.e2e.test_server_rules import manager
from tests.bot.e2e.test_strangers import commands, ordinary
from tests.bot.players import Clicker
from tests.bot.simulated import DANGER, World, presses, simulated

CONTENT = 10
LABELS = ("label", "placeholder", "description", "title")


def kept(name: str) -> str:
    """A name as tables know it."""
    return tidy(UserRef(1, name)).name


def every(body: Any) -> Iterator[dict[str, Any]]:
    """All objects of a request."""
    if isinstance(body, dict):
        yield body
        for value in body.values():
            yield from every(value)
    elif isinstance(body, list):
        for value in body:
            yield from every(value)


def sentences(world: World) -> Iterator[str]:
    """All that Discord formats."""
    for request in world.env.http_requests:
        for found in every(request.json):
            if isinstance(found.get("content"), str):
                yield found["content"]


def labels(world: World) -> Iterator[str]:
    """All that Discord shows as it is."""
    for request in world.env.http_requests:
        if "/commands" in request.path:
            continue
        for found in every(request.json):
            yield from (found[key] for key in LABELS if isinstance(found.get(key), str))
            for choice in found.get("choices") or ():
                yield choice["name"]


def problems(world: World) -> list[str]:
    """Names that stand raw in a sentence, escaped twice, or escaped where nothing is formatted."""
    found = []
    for name in map(kept, nasty.NAMES):
        safe = harmless(name)
        found += [
            f"raw or escaped twice: {text}"
            for text in sentences(world)
            if harmless(safe) in text or name in text.replace(safe, "")
        ]
        found += [f"escaped: {text}" for text in labels(world) if safe in text]
    return found


async def pressed(world: World, actor: MemberActor, page: ResponseMessage | None) -> None:
    """Everything on a page is pressed once, except what cannot be taken back."""
    for number in range(20):
        found = [] if page is None else presses(page)
        if number >= len(found):
            return
        press = found[number]
        if press.style == DANGER or page is None:
            continue
        if press.value is None:
            answer = await actor.click(page, custom_id=press.custom_id)
        else:
            many = [p.value or "" for p in found if p.custom_id == press.custom_id]
            values = many[: press.low] if press.low > 1 else [press.value]
            answer = await actor.select(page, values, custom_id=press.custom_id)
        page = answer.response or page


async def walked(world: World, actors: list[MemberActor]) -> None:
    """Every command and every suggestion, in several hands; those of /server in a manager's."""
    mara = manager(world)
    for actor in [*actors, mara]:
        for command in commands(world):
            name = command.qualified_name
            if name.startswith("server ") != (actor is mara):
                continue
            needed = {p.display_name: ordinary(world, p) for p in command.parameters if p.required}
            for parameter in command.parameters:
                if parameter.autocomplete:
                    rest = {k: v for k, v in needed.items() if k != parameter.display_name}
                    await actor.autocomplete(
                        world.channel, name, parameter.display_name, "", **rest
                    )
            if name not in ("game new", "report"):
                await actor.slash(world.channel, name, **needed)


async def asked_to_go_back(world: World, asker: MemberActor, other: MemberActor) -> None:
    """Somebody asks the table to go back, and another one presses what only the asker may."""
    page = (await asker.slash(world.channel, "undo")).response
    goals = [p for p in presses(page) if p.parsed.op == "backto"] if page is not None else []
    if not goals or page is None:
        return
    chosen = await asker.select(page, [goals[0].value or ""], custom_id=goals[0].custom_id)
    assert chosen.response is not None
    await world.press(asker, chosen.response, "askback")
    question = world.with_control("withdraw")
    refused = await world.press(other, question, "withdraw")
    assert refused.followups
    await world.press(asker, question, "withdraw")


async def named_in_a_line(world: World) -> None:
    """Whoever is asked types what names another player, if anything does."""
    [actor, *_] = await world.asked()
    for choice in await actor.autocomplete(world.channel, "play", "text", ""):
        if any(kept(name) in choice["name"] for name in nasty.NAMES):
            await actor.slash(world.channel, "play", text=choice["value"])
            return


@pytest.mark.sliced
@pytest.mark.parametrize("game", ["skirmish", "tta-new-story", "antike-duellum"])
async def test_no_name_means_anything_in_a_sentence(
    tmp_path: Path, toy: Any, plain_pictures: None, game: str
) -> None:
    names = nasty.NAMES
    async with simulated(tmp_path, people=names) as world:
        world.people["Bob"] = world[names[1]]  # who is named by `ordinary`
        world.service.repository.new_seed = count(3).__next__
        await world.start(names[0], names[1], game=game)
        del world.people["Bob"]
        for number in range(6):
            [actor, *_] = await world.asked()
            await Clicker(world, actor, random.Random(number)).turn()
        world.people["Bob"] = world[names[1]]
        [asked, *_] = await world.asked()
        [waiting] = [world[n] for n in names[:2] if world[n] is not asked]
        stranger = world[names[2]]
        here = world.channel
        for actor in (asked, waiting):
            for line in ("draw; draw", "zzz; zzz", "end; end", "take 13", "1; 2; 3"):
                await actor.slash(here, "play", text=line)
                await actor.slash(here, "plan", text=line)
            await actor.slash(here, "board", picture="zzz")
            for page in ("orders", "undo", "game log", "turns", "turn", "help", "plan"):
                shown = (await actor.slash(here, page)).response
                await pressed(world, actor, shown)
            for op in ("closer", "since"):
                board = [p for p in presses(world.board()) if p.parsed.op == op]
                for press in board:
                    answer = await actor.click(world.board(), custom_id=press.custom_id)
                    await pressed(world, actor, answer.response)
        await asked_to_go_back(world, waiting, asked)
        await named_in_a_line(world)
        host = world[names[0]]
        await host.slash(here, "host replace", seat="zzz")
        await host.slash(here, "host replace", seat="1", player=world[names[1]])
        await walked(world, [asked, waiting, stranger])
        assert problems(world) == []
        said = "\n".join(sentences(world))
        labelled = "\n".join(labels(world))
        for name in map(kept, names[:2]):
            assert harmless(name) in said
            assert name in labelled


@pytest.mark.parametrize("name", nasty.NAMES)
def test_a_name_is_one_line_that_formats_nothing(name: str) -> None:
    said = harmless(name)
    assert len(said.splitlines()) == 1
    for active in ("<@", "<#", "@e", "://", "\u202e", "\u2066"):
        assert active not in said.replace("\\<", "")
    assert not said.startswith(("#", ">", "-"))
    assert len(name) < limits.CHOICE_NAME
