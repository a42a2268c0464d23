"""The referee itself: mistakes are found, and what the bot says by itself is not one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.bot import checks
from tests.bot.discord_api.description import Description
from tests.bot.simulated import World

MESSAGES = "/channels/1/messages"
CALLBACK = "/interactions/1/token/callback"
BUTTON = {"type": 2, "style": 2, "label": "x", "custom_id": "x"}
QUIET: dict[str, Any] = {"parse": []}


def request(method: str, path: str, body: Any = None, **params: Any) -> HttpLogEntry:
    return HttpLogEntry(method, path, params, body, None)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (request("POST", "/channels/1/mesages", {}), "no such route"),
        (request("POST", MESSAGES, {"content": 3}), "content"),
        (request("POST", MESSAGES, {"contents": "x"}), "'contents'"),
        (request("POST", MESSAGES), "needs a body"),
        (request("GET", MESSAGES, limits=3), "'limits'"),
        (request("DELETE", f"{MESSAGES}/2", {"why": "so"}), "takes no body"),
        (request("POST", MESSAGES, {"components": [{"type": 99}]}), "components"),
        (request("POST", MESSAGES, {"flags": "many"}), "flags"),
        (request("POST", CALLBACK, {"type": 77}), "body"),
        (request("PUT", "/applications/1/commands", [{"name": 1}]), "commands"),
    ],
)
def test_wrong_shapes_are_found(description: Description, wrong: HttpLogEntry, said: str) -> None:
    assert said in "\n".join(description.problems(wrong))


@pytest.mark.parametrize(
    "right",
    [
        request("POST", MESSAGES, {"content": "x", "tts": False, "allowed_mentions": QUIET}),
        request("PATCH", f"{MESSAGES}/2", {"attachments": [{"id": 0, "filename": "a.png"}]}),
        request("POST", CALLBACK, {"type": 6}, with_response=1),
        request("GET", MESSAGES, limit=25),
    ],
)
def test_right_shapes_are_not(description: Description, right: HttpLogEntry) -> None:
    assert description.problems(right) == []


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (request("POST", MESSAGES, {"content": "x" * 2001}), "2001 characters of 2000"),
        (
            request("POST", MESSAGES, {"components": [{"type": 1, "components": [BUTTON] * 6}]}),
            "row: 6",
        ),
        (
            request("POST", CALLBACK, {"type": 4, "data": {"content": "hi <@1>"}}),
            "does not say which are allowed",
        ),
        (
            request("POST", MESSAGES, {"content": "x", "allowed_mentions": {"parse": ["roles"]}}),
            "everyone or of roles",
        ),
        (
            request(
                "POST",
                MESSAGES,
                {
                    "components": [{"type": 12, "items": [{"media": {"url": "u"}}]}],
                    "flags": 1 << 15,
                },
            ),
            "without a description",
        ),
        (
            request("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "", "value": 1}]}}),
            "choice",
        ),
        (
            request("PUT", "/applications/1/commands", [{"name": "Big", "description": "x"}]),
            "lower case",
        ),
    ],
)
def test_what_the_description_does_not_know_is_found_too(
    description: Description, wrong: HttpLogEntry, said: str
) -> None:
    assert said in "\n".join(checks.problems([wrong], description))


@pytest.mark.sliced
async def test_the_bot_is_checked(
    world: World, description: Description, plain_pictures: None
) -> None:
    """The teardown of `world` checks every request; here that there are many kinds."""
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    await world.open_panel(actor)
    kinds = {(r.method, description.operation(r).template) for r in world.env.http_requests}  # type: ignore[union-attr]
    assert len(kinds) >= 5, kinds


def test_the_kept_description_is_whole(description: Description) -> None:
    """Trimming left every route that takes messages, and what their bodies refer to."""
    bodies = {op.template for op in description.operations if op.body is not None}
    assert len(bodies) > 60
    assert "/webhooks/{webhook_id}/{webhook_token}/messages/@original" in bodies
    for op in description.operations:
        if op.body is not None:
            description.problems(request(op.method, re.sub(r"\{.*?\}", "1", op.template), {}))
