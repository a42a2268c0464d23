"""Who is served first when more pictures are wanted than can be drawn at once."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest

from bot.drawing.workers import ASIDE, PANEL, POST, Studio
from engine import registry


class Easel:
    """Work whose order is noted; the first one lasts until `free` is set."""

    def __init__(self) -> None:
        self.studio = Studio(0)
        self.order: list[str] = []
        self.free = threading.Event()
        self.studio.submit(self.free.wait)
        time.sleep(0.05)  # it is taken up

    def want(self, name: str, **how: Any) -> Any:
        return self.studio.submit(self.order.append, name, **how)

    async def done(self) -> list[str]:
        self.free.set()
        await asyncio.wrap_future(self.studio.submit(int, patience=2 * ASIDE))
        self.studio.close()
        return self.order


async def test_panels_come_before_posts_before_what_has_no_hurry() -> None:
    easel = Easel()
    easel.want("time-lapse", patience=ASIDE)
    easel.want("post", patience=POST)
    easel.want("panel", patience=PANEL)
    easel.want("another panel", patience=PANEL)
    assert await easel.done() == ["panel", "another panel", "post", "time-lapse"]


async def test_a_post_waits_no_longer_than_its_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.6, *[1.0] * 9])
    easel = Easel()
    monkeypatch.setattr("bot.drawing.workers.now", lambda: next(clock))
    easel.want("post", patience=POST)
    easel.want("panel", patience=PANEL)
    assert await easel.done() == ["post", "panel"]


async def test_who_asks_for_much_does_not_hold_up_others() -> None:
    easel = Easel()
    for n in range(4):
        easel.want(f"Ann {n}", owner=1)
    easel.want("Bob", owner=2)
    assert await easel.done() == ["Ann 0", "Bob", "Ann 1", "Ann 2", "Ann 3"]


async def test_what_nobody_waits_for_is_not_drawn() -> None:
    easel = Easel()
    first = easel.want("old")
    easel.want("new")
    first.cancel()
    assert await easel.done() == ["new"]


def test_a_position_can_be_sent() -> None:
    """Views are what travels; they must be such as can be pickled, for every game."""
    import pickle

    for key in tuple(registry.keys()):
        rules = registry.rules(key)
        view = rules.view(rules.setup(rules.options(), min(rules.meta.seats), 1).state, 0)
        assert pickle.loads(pickle.dumps(view)) == view
