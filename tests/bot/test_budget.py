"""The requests that several nodes make of Discord together are no more than one may make."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from bot import app, config
from bot.gateway.request_budget import WHOLE, Budget, counts, sharing
from tables.operations.nodes import Node, SoleOwner
from tables.service import TableService
from tables.store import databases


class Clock:
    """Time passes only where somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds


async def spent(budget: Budget, clock: Clock, requests: int) -> list[float]:
    """When each of so many requests was let go, that all came at once."""
    times: list[float] = []

    async def one() -> None:
        await budget.spend()
        times.append(clock.now)

    await asyncio.gather(*(one() for _ in range(requests)))
    return times


@pytest.mark.parametrize("nodes", [1, 2, 3, 7, 26, 49])
async def test_nodes_together_ask_as_much_as_the_application_may_and_no_more(nodes: int) -> None:
    shares = []
    for place in range(nodes):
        clock = Clock()
        budget = Budget(partial(lambda at: (at, nodes), place), WHOLE, clock, clock.sleep)
        shares.append(share := budget.share)
        times = await spent(budget, clock, 3 * share)
        assert times == [float(n // share) for n in range(3 * share)]
    assert sum(shares) == WHOLE


async def test_a_share_follows_how_many_there_are() -> None:
    clock = Clock()
    living = [1]
    budget = Budget(lambda: (0, living[0]), WHOLE, clock, clock.sleep)
    await spent(budget, clock, WHOLE)
    living[0] = 2
    [at] = await spent(budget, clock, 1)
    assert at == 1.0, "what it spent alone counts"
    living[0] = 1_000
    assert budget.share == 1, "nobody is silenced"


async def test_who_was_granted_more_uses_it() -> None:
    clock = Clock()
    budget = Budget(lambda: (0, 1), 120, clock, clock.sleep)
    assert await spent(budget, clock, 121) == [0.0] * 120 + [1.0]


def test_each_of_several_nodes_finds_a_place_of_its_own() -> None:
    store: Any = None
    nodes = [Node(store) for _ in range(3)]
    for node in nodes:
        node.living = tuple(other.id for other in (*nodes[1:], nodes[0]))
    assert sorted(map(sharing, nodes)) == [(0, 3), (1, 3), (2, 3)]
    nodes[0].living = ()  # the database has not heard of it yet
    assert sharing(nodes[0]) == (0, 1)
    assert sharing(SoleOwner()) == (0, 1)


@pytest.mark.parametrize("requests", [50, 120])
async def test_the_bot_takes_what_its_host_says(
    requests: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    class Noted(Budget):
        def __init__(self, sharing: Any, whole: int) -> None:
            super().__init__(sharing, whole)
            made.append(self.share)

    monkeypatch.setattr(app, "Budget", Noted)
    if requests != WHOLE:
        monkeypatch.setenv("AGORA_REQUESTS_PER_SECOND", str(requests))
    service: Any = TableService(await databases.opened(tmp_path / "agora.sqlite3"))
    app.create_bot(config.load(), service).pictures.close()
    await service.store.close()
    assert made == [requests]


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        ("https://discord.com/api/v10/channels/1/messages", True),
        ("https://discord.com/api/v10/users/@me/channels", True),
        ("https://discord.com/api/v10/interactions/1/key/callback", False),
        ("https://discord.com/api/v10/webhooks/1/key/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/attachments/1/2/picture.png", False),
    ],
)
def test_answers_to_interactions_do_not_count(url: str, counted: bool) -> None:
    params: Any = SimpleNamespace(url=URL(url))
    assert counts(params) is counted
