"""What the command line asks of the playground."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.scenes import Scene
from tables.model.errors import UserError


class PlaygroundProblem(UserError):
    """The playground cannot be opened; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for. `data` is None for a playground that is forgotten; scene: the
    saved game to begin with. against: the level of computers that have the other seats, if any.
    language: what the sample people read; None leaves it as it is."""

    port: int = 0
    browser: bool = True
    game: str | None = None
    seats: int | None = None
    data: Path | None = None
    scene: Scene | None = None
    against: str = ""
    language: str | None = None
