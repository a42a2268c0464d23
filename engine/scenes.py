"""Middles of games to begin with: an early turn, a war, a last round; for the playground and docs.

A scene is a record of a game from its deal on, so it is played under the rules as they are now, and
a test notices if these no longer lead there. `tools/scenes.py` writes them.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from engine import registry

ENDING = ".json.gz"
GZIP = 16 + zlib.MAX_WBITS
"""How zlib is told to read and write this format, without a date."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The way to a middle of a game.

    deal: the secret that its chance comes from. steps: who answered, and what, as JSON values.
    """

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    deal: int
    steps: tuple[tuple[int, dict[str, Any]], ...]


def names(game: str) -> tuple[str, ...]:
    """The scenes of a game, in the order of the alphabet."""
    folder = _folder(game)
    if not folder.is_dir():
        return ()
    return tuple(sorted(file.name.removesuffix(ENDING) for file in folder.iterdir()))


def load(game: str, name: str) -> Scene:
    """One scene. Raises `KeyError` if the game has none of this name."""
    if name not in names(game):
        raise KeyError(name)
    return read(game, name, unpacked((_folder(game) / f"{name}{ENDING}").read_bytes()))


def read(game: str, name: str, raw: Any) -> Scene:
    """A scene from what `told` says of it."""
    steps = tuple((int(seat), dict(action)) for seat, action in raw["steps"])
    return Scene(game, name, raw["seats"], raw["options"], int(raw["deal"], 16), steps)


def told(scene: Scene) -> dict[str, Any]:
    """A scene as JSON values, without its names."""
    head = {"seats": scene.seats, "options": scene.options, "deal": f"{scene.deal:x}"}
    return {**head, "steps": scene.steps}


def known() -> tuple[str, ...]:
    """All scenes of all games, as `game/name`."""
    return tuple(f"{game}/{name}" for game in tuple(registry.keys()) for name in names(game))


def find(said: str, game: str | None = None) -> Scene | None:
    """The scene `game/name`, or the first one called `name`; of one game, if that is given."""
    for found in known():
        key, _, name = found.partition("/")
        if said in (found, name) and game in (None, key):
            return load(key, name)
    return None


def written(scene: Scene) -> bytes:
    """A scene as it is kept: JSON, compressed. The same scene is always the same bytes."""
    return packed(told(scene))


def packed(raw: Any) -> bytes:
    """JSON values, compressed. Equal ones are always the same bytes."""
    packer = zlib.compressobj(wbits=GZIP)
    return packer.compress(json.dumps(raw).encode()) + packer.flush()


def unpacked(data: bytes) -> Any:
    """What was packed."""
    return json.loads(zlib.decompress(data, GZIP))


def _folder(game: str) -> Traversable:
    return resources.files("engine.games") / "scenes" / game
