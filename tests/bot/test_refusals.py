"""What a refusal of Discord means, by its code."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery import refused
from bot.delivery.outbox import Declined, RetryLater, Undeliverable
from bot.widgets.answers import is_transient, retry_after
from bot.widgets.discord_errors import private_verdict, verdict

PAGE = "<!DOCTYPE html><title>Access denied | discord.com used Cloudflare</title>" + "x" * 9_000


def refusal(
    status: int, code: int = 0, *, page: bool = False, after: str | None = None
) -> discord.HTTPException:
    """An error as the library makes it of Discord's answer, or of a proxy's page."""
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    headers = {} if after is None else {"Retry-After": after}
    response: Any = SimpleNamespace(status=status, reason="No", headers=headers)
    told: Any = PAGE if page else {"code": code, "message": "no"}
    return kinds.get(status, discord.HTTPException)(response, told)


@pytest.mark.parametrize(
    ("status", "code", "means"),
    [
        (404, 10003, "gone"),
        (403, 50013, "barred"),
        (403, 50001, "barred"),
        (400, 50083, "barred"),
        (403, 400001, "refused"),
        (403, 20026, "refused"),
        (400, 50035, "refused"),
        (413, 40005, "refused"),
        (409, 40333, "refused"),
        (403, 40004, "later"),
        (400, 40006, "later"),
        (401, 0, "later"),
        (404, 10008, "later"),
        (408, 0, "later"),
        (429, 20028, "later"),
        (500, 0, "later"),
    ],
)
def test_what_a_refusal_in_a_channel_means(status: int, code: int, means: str) -> None:
    assert verdict(refusal(status, code)) == means


@pytest.mark.parametrize(
    ("status", "code", "means"),
    [
        (403, 50007, "closed"),
        (403, 50278, "closed"),
        (400, 50278, "closed"),
        (403, 20026, "refused"),
        (404, 10013, "refused"),
        (404, 10003, "refused"),
        (403, 50001, "refused"),
        (403, 40003, "later"),
        (429, 40003, "later"),
        (503, 0, "later"),
    ],
)
def test_what_a_refusal_of_a_direct_message_means(status: int, code: int, means: str) -> None:
    assert private_verdict(refusal(status, code)) == means


def test_the_page_of_a_proxy_is_none_of_discords_refusals() -> None:
    page = refusal(403, page=True, after="120")
    assert verdict(page) == private_verdict(page) == "later"
    assert is_transient(page)
    assert not is_transient(refusal(403, 20026))
    found = refused.later(page)
    assert found.seconds == 120.0
    assert len(str(found)) <= 200, "a page stays out of the log"


@pytest.mark.parametrize(
    ("after", "seconds"),
    [
        ("7", 7.0),
        ("0.25", 0.25),
        ("-3", 0.0),
        ("Wed, 21 Oct 2026 07:28:00 GMT", None),
        (None, None),
    ],
)
def test_how_long_to_leave_discord_in_peace(after: str | None, seconds: float | None) -> None:
    assert retry_after(refusal(429, after=after)) == seconds


def test_how_long_the_library_wants_to_wait() -> None:
    assert retry_after(discord.RateLimited(12.5)) == 12.5
    assert retry_after(TimeoutError()) is None


@pytest.mark.parametrize(
    ("error", "attempts", "becomes"),
    [
        (refusal(403, 50007), 0, Declined),
        (refusal(403, 20026), 0, Undeliverable),
        (refusal(503), 0, RetryLater),
        (refusal(503), 2, RetryLater),
        (refusal(503), 3, Undeliverable),
        (TimeoutError(), 0, RetryLater),
        (TimeoutError(), 3, Undeliverable),
    ],
)
def test_what_becomes_of_a_direct_message(
    error: Exception, attempts: int, becomes: type[Exception]
) -> None:
    assert type(refused.private(error, attempts)) is becomes
