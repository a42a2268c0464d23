"""Makes `openapi.json` from the description that Discord publishes: shapes only, no prose.

python -m tests.bot.discord_api.trim FILE
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TRIMMED = Path(__file__).with_name("openapi.json")

_PROSE = frozenset({"description", "title", "summary", "operationId", "tags"})
_ANSWERS = frozenset({"responses", "security"})
_NAMES = frozenset({"properties", "paths", "schemas"})
"""Keys below which a key is a name that Discord chose, not a word of the format."""


def trimmed(spec: dict[str, Any]) -> dict[str, Any]:
    """What a request is checked against: paths, their bodies, the schemas that those need."""
    paths = _without_prose(spec["paths"], names=True)
    schemas = _without_prose(spec["components"]["schemas"], names=True)
    needed: set[str] = set()
    _collect(paths, schemas, needed)
    return {
        "openapi": spec["openapi"],
        "info": {"title": spec["info"]["title"], "version": spec["info"]["version"]},
        "paths": paths,
        "components": {"schemas": {name: schemas[name] for name in sorted(needed)}},
    }


def _without_prose(node: Any, names: bool = False) -> Any:
    if isinstance(node, dict):
        return {
            key: _without_prose(value, names=key in _NAMES and not names)
            for key, value in node.items()
            if names or not (key in _PROSE or key in _ANSWERS or key.startswith("x-"))
        }
    if isinstance(node, list):
        return [_without_prose(item) for item in node]
    return node


def _collect(node: Any, schemas: dict[str, Any], needed: set[str]) -> None:
    if isinstance(node, dict):
        name = str(node.get("$ref", "")).removeprefix("#/components/schemas/")
        if name in schemas and name not in needed:
            needed.add(name)
            _collect(schemas[name], schemas, needed)
        for value in node.values():
            _collect(value, schemas, needed)
    elif isinstance(node, list):
        for item in node:
            _collect(item, schemas, needed)


if __name__ == "__main__":
    source = json.loads(Path(sys.argv[1]).read_bytes())
    TRIMMED.write_text(json.dumps(trimmed(source), indent=1) + "\n", encoding="utf-8")
