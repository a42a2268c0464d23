"""A closer look: every picture, the hand, explanations and words behind one button."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord.ui import TextDisplay
from simcord.results import ResponseMessage

from bot.features.looking.cog import read_picture
from bot.features.looking.handlers import Looking
from bot.panel import looking
from bot.widgets.words import Speech
from render.lang.language import ENGLISH
from render.picture import Painter
from render.registry import presentation
from render.sheetnames import page_of
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated, unregistered, words
from tests.bot.ways import prefer, set_pictures
from tests.kernel.look import SkirmishTexts

GAME = "antike-duellum"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


async def look(world: World, name: str, value: str | None = None) -> ResponseMessage:
    """What somebody sees who looks closer, perhaps having chosen from the menu."""
    result = await world.press(world[name], world.board(), "closer")
    assert result.ephemeral
    assert result.response is not None
    if value is None:
        return result.response
    (menu,) = {p.custom_id for p in presses(result.response) if p.value is not None}
    chosen = await world[name].select(result.response, [value], custom_id=menu)
    assert chosen.response is not None
    return chosen.response


def of_table(painter: Painter, view: Any) -> tuple[str, ...]:
    """The pictures of a table, without what its signs mean."""
    return tuple(name for name in painter.pictures(view) if page_of(name) is None)


def files(message: ResponseMessage) -> list[str]:
    return [a.filename for a in message.attachments]


@pytest.mark.sliced(10)
async def test_parts_of_the_board_are_shown_larger(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    painter = presentation(GAME).painter
    assert painter is not None
    view = (await world.service.views.position(1, None)).view
    names = of_table(painter, view)
    for name in ("Bob", "Chloe"):
        await prefer(world, world[name], pictures="desk")
    await set_pictures(world, world["Ann"], "desk")
    [actor] = await world.asked()
    await Clicker(world, actor, random.Random(1)).turn()
    seen = await look(world, "Chloe")
    assert files(seen) == [f"{names[1]}.png"]
    offered = [p.value for p in presses(seen) if p.value is not None]
    legend = "+".join(painter.pictures(view)[len(names) :])
    assert offered[: len(names) + 1] == [f"picture-{name}" for name in (*names, legend)]
    for name in names:
        assert files(await look(world, "Bob", f"picture-{name}")) == [f"{name}.png"]


async def test_on_a_phone_the_parts_of_the_table_are_one_sight(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    painter = presentation(GAME).painter
    assert painter is not None
    view = (await world.service.views.position(1, None)).view
    parts = painter.parts(view, "phone")
    seen = await look(world, "Chloe")
    assert files(seen) == [f"{part}.png" for part in parts]
    offered = [p.value for p in presses(seen) if (p.value or "").startswith("picture-")]
    wide = painter.parts(view, "desk")
    further = [name for name in of_table(painter, view) if name not in (*parts, *wide)]
    further.sort(key=lambda name: not name.startswith("phone-"))
    further.append("+".join(painter.pictures(view)[len(of_table(painter, view)) :]))
    further += wide  # last, since it is too fine for a phone
    assert offered == [f"picture-{name}" for name in ("+".join(parts), *further)]


@pytest.mark.parametrize(
    ("game", "shown", "width"),
    [
        ("antike-duellum", "phone-whole", 1080),
        ("tta-new-story", "phone-whole", 1080),
        ("tta-first-edition", "phone-whole", 1080),
        ("tzolkin", "gears", 1240),
        ("belfort", "market", 1080),
    ],
)
async def test_below_the_whole_table_a_phone_is_shown_no_wide_board(
    world: World, game: str, shown: str, width: int
) -> None:
    """From a panel with all parts a closer look goes on with a picture made for a phone."""
    table = await world.start("Ann", "Bob", game=game)
    position = await world.service.views.position(table.id, world["Ann"].id)
    speech = Speech(position.table, ENGLISH)
    found = looking.sights(position, speech, "phone")
    sight = looking.first(found, speech, position.view, panel=True)
    assert speech.painter is not None
    wide = speech.painter.parts(position.view, "desk")
    assert sight.pictures == (shown,)
    assert [s.pictures for s in found if s.kind == "picture"][-1] == wide
    image = speech.painter.paint(position.view, sight.pictures[0], ("Ann", "Bob"))
    assert image.width == width


async def test_a_picture_that_is_gone_gives_way_to_the_first_further_one(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    seen = files(await look(world, "Ann"))
    position = await world.service.views.position(1, world["Ann"].id)
    pages = Looking(unregistered(world))
    page = await pages.closer_page(position, world["Ann"].id, ENGLISH, "picture-cellar")
    assert [drawn.filename for drawn in page.pictures] == seen
    assert page.problems() == []


@pytest.mark.sliced(5)
@pytest.mark.parametrize(
    ("game", "before", "today"),
    [
        ("antike-duellum", ("board", "map", "phone-whole"), ("board", "map", "phone-whole")),
        ("belfort", ("board", "player-0", "player-1"), ("board", "seat-1", "seat-2")),
        ("tzolkin", ("board", "player-0", "player-1"), ("board", "seat-1", "seat-2")),
        ("tta-new-story", ("overview", "player-1", "player-2"), ("board", "seat-1", "seat-2")),
        ("tta-first-edition", ("overview", "player-1", "player-2"), ("board", "seat-1", "seat-2")),
    ],
)
async def test_names_of_before_still_lead_to_their_pictures(
    world: World, game: str, before: tuple[str, ...], today: tuple[str, ...]
) -> None:
    """In the menus of messages that were sent then, and typed after /board."""
    table = await world.start("Ann", "Bob", game=game)
    position = await world.service.views.position(table.id, world["Ann"].id)
    speech, pages = Speech(position.table, ENGLISH), Looking(unregistered(world))
    for old, new in zip(before, today, strict=True):
        user = world["Ann"].id
        page = await pages.closer_page(position, user, ENGLISH, f"picture-{old}")
        assert [drawn.filename for drawn in page.pictures] == [f"{new}.png"]
        assert read_picture(speech, position.view, "phone", old) == (new,)
    page = await pages.closer_page(position, user, ENGLISH, "picture-phone+phone-more")
    assert [drawn.filename for drawn in page.pictures] == ["phone.png", "phone-more.png"]


@pytest.mark.sliced(5)
@pytest.mark.parametrize("game", ["antike-duellum", "belfort", "tzolkin", "tta-new-story"])
async def test_the_signs_are_explained(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one message, all pages below each other; in words where they cannot be drawn."""
    table = await world.start("Ann", "Bob", game=game)
    position = await world.service.views.position(table.id, world["Ann"].id)
    speech = Speech(position.table, ENGLISH)
    (sight,) = (s for s in looking.sights(position, speech, "phone") if "legend" in s.pictures)
    assert sight.label == "What the signs mean"
    pages = Looking(unregistered(world))
    page = await pages.closer_page(position, world["Ann"].id, ENGLISH, sight.token)
    assert [drawn.filename for drawn in page.pictures] == [f"{name}.png" for name in sight.pictures]
    assert page.problems() == []
    assert read_picture(speech, position.view, "desk", "legend") == sight.pictures

    async def nothing(*args: Any, **more: Any) -> tuple[()]:
        return ()

    monkeypatch.setattr(world.bot.pictures, "boards", nothing)
    page = await pages.closer_page(position, world["Ann"].id, ENGLISH, sight.token)
    shown = [i.content for i in page.view.walk_children() if isinstance(i, TextDisplay)]
    for name in sight.pictures:
        assert speech.rich.alt(position.view, name) in "\n".join(shown)


async def test_the_table_in_words(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    seen = await look(world, "Chloe", "words-")
    assert files(seen) == []
    assert "Ann" in words(seen)


async def test_a_hand_and_explanations(
    world: World, toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {"Coins of Ann": "two and four"}
    monkeypatch.setattr(SkirmishTexts, "explain", lambda self, view: said)
    await world.start("Ann", "Bob", game="skirmish")
    seen = await look(world, "Ann", "number-0")
    assert "two and four" in words(seen)
    hand = words(await look(world, "Ann", "hand-"))
    assert "My hand" in hand
    (spectator,) = [[p.value for p in presses(m) if p.value] for m in [await look(world, "Chloe")]]
    assert "hand-" not in spectator
