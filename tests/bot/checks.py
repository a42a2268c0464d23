"""What must be true of every request that the bot sent during a test."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bot.widgets import limits
from tests.bot.discord_api.description import Description, Request

V2 = 1 << 15
EPHEMERAL = 1 << 6
_MESSAGE = re.compile(
    r"/channels/\d+/messages(/\d+)?|/webhooks/\d+/[^/]+(/messages/(\d+|@original))?"
)
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_COMMANDS = re.compile(r"/applications/\d+(/guilds/\d+)?/commands")
_MODAL, _AUTOCOMPLETE = 9, 8
UNDESCRIBED = "/threads: unknown query parameter 'use_nested_fields'"
"""What the library sends with each post of a forum, and Discord takes without describing it."""


def problems(requests: Iterable[Request], description: Description) -> list[str]:
    """Everything that Discord, or the house, would object to."""
    every = list(requests)
    found = [p for request in every for p in description.problems(request)]
    found = [p for p in found if not p.endswith(UNDESCRIBED)]
    for request in every:
        found += [f"{request.method} {request.path}: {p}" for p in too_long(request)]
        found += [f"{request.method} {request.path}: {p}" for p in careless(request)]
    return found


def too_long(request: Request) -> list[str]:
    """What breaks a length or count that Discord does not describe."""
    body = request.json
    if request.method not in ("POST", "PATCH", "PUT") or body is None:
        return []
    if _COMMANDS.fullmatch(request.path):
        return limits.commands_problems(body if isinstance(body, list) else [body])
    if _MESSAGE.fullmatch(request.path):
        return _message(body)
    if _CALLBACK.fullmatch(request.path):
        data = body.get("data") or {}
        if body["type"] == _MODAL:
            return limits.modal_problems(data)
        if body["type"] == _AUTOCOMPLETE:
            choices = [(c["name"], str(c["value"])) for c in data["choices"]]
            return limits.choices_problems(choices)
        if body["type"] in (4, 7):
            return _message(data)
    return []


def careless(request: Request) -> list[str]:
    """What Discord takes but users would suffer from: open mentions, a picture without words."""
    body = request.json
    if not isinstance(body, dict) or not _says_something(request):
        return []
    data: dict[str, Any] = (body.get("data") or {}) if "type" in body else body
    found = []
    allowed = data.get("allowed_mentions")
    text = " ".join(texts(data.get("components") or ())) + (data.get("content") or "")
    if allowed is None and ("@" in text):
        found.append("a message with mentions does not say which are allowed")
    if allowed is not None and set(allowed.get("parse", ())) - {"users"}:
        found.append(f"mentions of everyone or of roles are allowed: {allowed}")
    for component in limits.walk(data.get("components") or ()):
        if component.get("type") == 12:
            found += [
                "a picture without a description"
                for item in component["items"]
                if not (item.get("description") or "").strip()
            ]
    return found


def texts(components: Sequence[Any]) -> list[str]:
    """The texts of a message in new-style components."""
    return [c["content"] for c in limits.walk(components) if c.get("type") == 10]


def _says_something(request: Request) -> bool:
    if request.method not in ("POST", "PATCH"):
        return False
    if _CALLBACK.fullmatch(request.path):
        return bool(request.json and request.json["type"] in (4, 7))
    return bool(_MESSAGE.fullmatch(request.path))


def _message(body: dict[str, Any]) -> list[str]:
    components = body.get("components")
    content = body.get("content")
    if components is None and content is None:
        return []
    v2 = bool((body.get("flags") or 0) & V2) or _only_v2(components or ())
    return limits.message_problems(components or (), content=content, v2=v2)


def _only_v2(components: Sequence[Any]) -> bool:
    """Whether components can only be of a new-style message (edits do not repeat the flag)."""
    return any(c.get("type") not in (1, None) for c in components)
