"""What is secret stays out of the log, however much is logged and whatever goes wrong."""

from __future__ import annotations

import io
import json
import logging
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.widgets.words import Speech
from tables.model.log import set_up
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, simulated
from tests.bot.ways import my_file

CARD = re.compile(r"\b[a-z]\d\b")
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # an example, not a token
TYPED = "my neighbour cheats terribly"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log as `agora run` writes it at its most talkative."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in ("discord", "aiosqlite", "PIL")}
    set_up("DEBUG", (TOKEN,), stream)
    for handler in handlers:
        root.addHandler(handler)
    yield stream
    root.handlers[:], root.level = handlers, level
    for name, old in levels.items():
        logging.getLogger(name).setLevel(old)


def ours(stream: io.StringIO) -> str:
    """What the program wrote; the simulated server talks, too, and is none of it."""
    lines = stream.getvalue().splitlines()
    return "\n".join(line for line in lines if " simcord" not in line)


@pytest.mark.sliced(10)
async def test_nothing_secret_is_logged_while_people_play_and_things_break(
    tmp_path: Path, toy: Any, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    monkeypatch.setattr(type(toy), "meta", replace(toy.meta, hands=True))
    async with simulated(tmp_path) as world:
        world.expected += ["component", "in flames", "application_command", "logged in"]
        await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
        for name in ("Ann", "Bob"):
            panel = await world.open_panel(world[name])
            (first, *_) = [p for p in presses(panel) if p.label.startswith("Keep")]
            await world[name].click(panel, custom_id=first.custom_id)
        for _ in range(4):
            [actor, *_] = await world.asked()
            await Clicker(world, actor, random.Random(8)).turn()
        [actor] = await world.asked()
        for command in ("hand", "board", "me settings", "orders", "plan", "game log", "undo"):
            await actor.slash(world.channel, command)
        await my_file(world, actor)
        await actor.slash(world.channel, "play", text=TYPED)
        window = await actor.slash(world.channel, "report")
        await actor.submit_modal(window, {"words": TYPED})
        await _break(world, monkeypatch, actor)
        logging.getLogger("agora.test").error("logged in with %s", TOKEN)
        written = ours(log)
        deals, key = await world.service.store.read(
            lambda db: tuple(db.execute("SELECT deals, key FROM games").fetchone())
        )
        secret = json.loads(deals)[0]["secret"]
        held = set()
        for seat in (await world.table()).seats:
            position = await world.service.views.position(1, seat.user_id)
            held |= set(CARD.findall(Speech(position.table).plain.hand(position.view) or ""))
    assert "[secret]" in written
    assert "went up in flames" in written, "the log was listened to"
    assert "agora.problems" in written
    for word in (TOKEN, secret, str(int(secret, 16)), key, TYPED, "simcord_interaction_"):
        assert word not in written
    assert held
    assert not held & set(CARD.findall(written))


async def _break(world: World, monkeypatch: pytest.MonkeyPatch, actor: Any) -> None:
    """A press that fails in the middle of the service, and a command that does."""

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("went up in flames")

    with monkeypatch.context() as patch:
        patch.setattr(world.service.views, "of", broken)
        await world.press(actor, world.board(), "turn")
        await actor.slash(world.channel, "hand")


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "discord.client"])
def test_the_library_does_not_write_out_what_it_sends_and_receives(
    name: str, log: io.StringIO
) -> None:
    """At DEBUG it would log the bodies of requests and events: hands, words, keys."""
    logging.getLogger(name).debug("POST with {'content': 'Your hand: s3'}")
    logging.getLogger(name).info("connected")
    assert "hand" not in log.getvalue()
    assert "connected" in log.getvalue()
    logging.getLogger("agora.test").debug("our own lines are written")
    assert "our own lines" in log.getvalue()
