"""Real boards with outlines and a real time-lapse, as people get them."""

from __future__ import annotations

import io
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from render import outline
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, simulated

GAMES = [("antike-duellum", ("Ann", "Bob")), ("tta-new-story", ("Ann", "Bob", "Chloe"))]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


def picture(world: World, message: ResponseMessage | None) -> Image.Image:
    assert message is not None
    file = message.attachments[0]
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    return Image.open(io.BytesIO(data))


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("game", "names"), GAMES)
async def test_the_board_with_outlines(world: World, game: str, names: tuple[str, ...]) -> None:
    await world.start(*names, game=game)
    rng = random.Random(1)
    for _ in range(2):
        [actor, *_] = await world.asked()
        await Clicker(world, actor, rng).turn()
    for name in (*names, "Dimitri"):
        answer = await world.press(world[name], world.board(), "since")
        assert answer.response is not None
        assert (answer.response.attachments[0].description or "").startswith("Changes are outlined")
        shown = picture(world, answer.response)
        now = await world[name].slash(world.channel, "board")
        plain = picture(world, now.response)
        assert shown.size == (plain.width, plain.height + outline.LEGEND)


@pytest.mark.sliced
async def test_a_real_time_lapse(world: World) -> None:
    await world.start("Ann", "Bob", options={"turn_limit": 6})
    rng = random.Random(3)
    await play_to_the_end(world, [Clicker(world, world[name], rng) for name in ("Ann", "Bob")])
    *_, message, _, _ = world.messages()  # the podium and the seal come last
    film = picture(world, message)
    assert film.format == "WEBP"
    assert film.width == 1080, "as the table posted it, for phones"
    turns = await world.service.past.turns(await world.table())
    assert film.n_frames == len(turns.ends)  # type: ignore[attr-defined]
    assert message.attachments[0].size < 3_000_000
