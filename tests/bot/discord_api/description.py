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
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

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


@dataclass(frozen=True)
class Operation:
    """One route and method of the description."""

    method: str
    template: str
    body: dict[str, Any] | None
    pointer: str
    required: bool
    queries: frozenset[str]

    @cached_property
    def parts(self) -> list[str]:
        return self.template.strip("/").split("/")

    def matches(self, parts: list[str]) -> bool:
        """Whether it is the route of a path with as many parts."""
        return all(p[:1] == "{" or p == q for p, q in zip(self.parts, parts, strict=True))


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
    def _registry(self) -> Registry:
        return Registry([(_URI, self._spec)])

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return tuple(_operations(self._spec))

    @cached_property
    def _by_length(self) -> Mapping[tuple[str, int], Sequence[Operation]]:
        """The operations by their method and the number of parts of their path."""
        found: dict[tuple[str, int], list[Operation]] = defaultdict(list)
        for op in self.operations:
            found[op.method, len(op.parts)].append(op)
        return found

    def operation(self, request: Request) -> Operation | None:
        """The operation a request belongs to; the one with most literal parts wins."""
        parts = request.path.strip("/").split("/")
        alike = self._by_length.get((request.method, len(parts)), ())
        found = [op for op in alike if op.matches(parts)]
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
        found += [
            f"{where}: {_trail(error)}" for error in self._validator(op).iter_errors(request.json)
        ]
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


def _trail(error: ValidationError) -> str:
    path = ".".join(str(part) for part in error.instance_path) or "body"
    return f"{path}: {error.message[:300]}"
