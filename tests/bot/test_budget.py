"""The requests that several nodes make of Discord together are no more than one may make."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from yarl import URL

from bot.request_budget import WHOLE, Budget, counts


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


@pytest.mark.parametrize("nodes", [1, 2, 3, 7, 49])
async def test_nodes_together_ask_no_more_than_the_application_may(nodes: int) -> None:
    clock = Clock()
    budget = Budget(lambda: nodes, clock, clock.sleep)
    share = WHOLE // nodes
    times = await spent(budget, clock, 3 * share)
    assert times == [float(n // share) for n in range(3 * share)]
    for begin in times:
        assert sum(begin <= at < begin + 1 for at in times) * nodes <= WHOLE


async def test_a_share_follows_how_many_there_are() -> None:
    clock = Clock()
    living = [1]
    budget = Budget(lambda: living[0], clock, clock.sleep)
    await spent(budget, clock, WHOLE)
    living[0] = 2
    [at] = await spent(budget, clock, 1)
    assert at == 1.0, "what it spent alone counts"
    living[0] = 1_000
    assert budget.share == 1, "nobody is silenced"


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
