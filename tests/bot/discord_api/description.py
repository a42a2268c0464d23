"""Checks the requests a bot made against Discord's own OpenAPI description.

The description says which routes exist and what their bodies look like. It does not say everything
(it takes 4,000 characters of content, unknown keys, forty modal items), so it referees shapes only;
`bot.widgets.limits` counts the rest. Three quirks are allowed for: ids are described as strings
although the API takes integers too, and unknown keys are accepted, which would hide a misspelt one;
here keys that no branch of a schema knows are reported; a few documented keys are missing from it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from jsonschema.exceptions import (  # type: ignore[import-untyped]
    ValidationError,
    best_match,
)
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ENVIRONMENT = "AGORA_DISCORD_SPEC"
"""Name of the variable that holds the path of another description than the one kept here."""

_KEPT = Path(__file__).with_name("openapi.json")
_URI = "urn:discord"
_UNDESCRIBED = frozenset({"nsfw", "tts"})
"""Keys that discord.py always sends and Discord takes, though its description leaves them out."""


class Request(Protocol):
    """What SimCord records of a request."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def params(self) -> dict[str, Any]: ...
    @property
    def json(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class Operation:
    """One route and method of the description."""

    method: str
    template: str
    body: dict[str, Any] | None
    pointer: str
    required: bool
    queries: frozenset[str]


class Description:
    """The parsed file; compiled validators are kept per operation."""

    @classmethod
    def at_hand(cls) -> Description:
        """The one that `AGORA_DISCORD_SPEC` names, else the one kept here."""
        return cls(Path(os.environ.get(ENVIRONMENT) or _KEPT))

    def __init__(self, path: Path) -> None:
        self._spec: dict[str, Any] = json.loads(path.read_bytes())
        snowflake = self._spec["components"]["schemas"]["SnowflakeType"]
        self._spec["components"]["schemas"]["SnowflakeType"] = {
            "anyOf": [snowflake, {"type": "integer", "minimum": 0}]
        }
        self._validators: dict[str, Draft202012Validator] = {}
        self._keys: dict[str, frozenset[str]] = {}

    @cached_property
    def _registry(self) -> Registry[Any]:
        resource: Resource[Any] = DRAFT202012.create_resource(self._spec)
        return Registry().with_resource(_URI, resource)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return tuple(_operations(self._spec))

    def operation(self, request: Request) -> Operation | None:
        """The operation a request belongs to; the one with most literal parts wins."""
        found = [
            op
            for op in self.operations
            if op.method == request.method and _matches(op.template, request.path)
        ]
        return max(found, key=lambda op: -op.template.count("{"), default=None)

    def problems(self, request: Request) -> list[str]:
        """What Discord's description says against a request; empty when nothing."""
        op = self.operation(request)
        where = f"{request.method} {request.path}"
        if op is None:
            return [f"{where}: there is no such route"]
        found = [
            f"{where}: unknown query parameter {name!r}"
            for name in request.params
            if name not in op.queries
        ]
        if op.body is None:
            if request.json:
                found.append(f"{where}: takes no body, got {request.json!r:.200}")
            return found
        if request.json is None:
            return [*found, f"{where}: needs a body"] if op.required else found
        error = best_match(self._validator(op).iter_errors(request.json))
        if error is not None:
            found.append(f"{where}: {_trail(error)}")
        return found + [
            f"{where}: no schema knows the key {key!r}" for key in self._unknown(op, request.json)
        ]

    def _validator(self, op: Operation) -> Draft202012Validator:
        if op.pointer not in self._validators:
            self._validators[op.pointer] = Draft202012Validator(
                {"$ref": f"{_URI}#{op.pointer}"}, registry=self._registry
            )
        return self._validators[op.pointer]

    def _unknown(self, op: Operation, body: Any) -> Iterator[str]:
        if op.pointer not in self._keys:
            self._keys[op.pointer] = frozenset(self._properties(op.body, set()))
        for item in body if isinstance(body, list) else [body]:
            if isinstance(item, dict):
                known = self._keys[op.pointer] | _UNDESCRIBED
                yield from (key for key in item if key not in known)

    def _properties(self, schema: Any, seen: set[str]) -> Iterator[str]:
        """The keys that any branch of a schema describes at its top level."""
        if not isinstance(schema, dict):
            return
        ref = schema.get("$ref")
        if isinstance(ref, str) and ref not in seen:
            yield from self._properties(self._look_up(ref), seen | {ref})
        yield from schema.get("properties", {})
        for union in ("allOf", "anyOf", "oneOf"):
            for branch in schema.get(union, ()):
                yield from self._properties(branch, seen)
        yield from self._properties(schema.get("items"), seen)

    def _look_up(self, ref: str) -> Any:
        node: Any = self._spec
        for part in ref.removeprefix("#/").split("/"):
            node = node[part.replace("~1", "/").replace("~0", "~")]
        return node


def shapes(requests: Iterable[Request]) -> list[Request]:
    """One request of each shape: the same route, keys and kinds of values, in any order.

    Checking a message takes tens of milliseconds, and a game has thousands that differ in words.
    """
    kept: dict[Any, Request] = {}
    for request in requests:
        route = re.sub(r"\d+", "0", request.path)
        kept.setdefault(
            (request.method, route, _shape(request.params), _shape(request.json)), request
        )
    return list(kept.values())


def _shape(value: Any, key: str = "") -> Any:
    if isinstance(value, dict):
        return frozenset((k, _shape(v, k)) for k, v in value.items())
    if isinstance(value, (list, tuple)):
        return frozenset(_shape(v) for v in value)
    # Kinds of components, interactions and options decide which schema applies.
    return value if key == "type" else type(value).__name__


def _operations(spec: dict[str, Any]) -> Iterator[Operation]:
    for template, item in spec["paths"].items():
        shared = item.get("parameters", [])
        for method, op in item.items():
            if method == "parameters":
                continue
            content = op.get("requestBody", {}).get("content", {}).get("application/json")
            body = content["schema"] if content else None
            escaped = template.replace("~", "~0").replace("/", "~1")
            pointer = f"/paths/{escaped}/{method}/requestBody/content/application~1json/schema"
            yield Operation(
                method=method.upper(),
                template=template,
                body=body,
                pointer=pointer.replace("{", "%7B").replace("}", "%7D"),
                required=bool(op.get("requestBody", {}).get("required")),
                queries=frozenset(
                    p["name"] for p in [*shared, *op.get("parameters", [])] if p["in"] == "query"
                ),
            )


def _matches(template: str, path: str) -> bool:
    parts, given = template.strip("/").split("/"), path.strip("/").split("/")
    return len(parts) == len(given) and all(
        part.startswith("{") or part == value for part, value in zip(parts, given, strict=True)
    )


def _trail(error: ValidationError) -> str:
    path = ".".join(str(part) for part in error.absolute_path) or "body"
    return f"{path}: {error.message[:300]}"
