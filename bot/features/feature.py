"""What a feature provides: `feature.py` of its folder, which is listed in `every.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.delivery.kinds import Kinds
from bot.panel.acting import Acting
from bot.panel.player_panel import PlayerPanel
from render.lang.language import Language
from tables.model.table import Table

X = TypeVar("X")
StatusLines = Callable[[Language, Table], Awaitable[list[str]]]
"""What a feature adds to the status of a table."""


@dataclass(frozen=True, slots=True)
class Feature:
    """The commands of a feature. Its controls are registered when it is made.

    cogs: separate commands. grouped: those of /game, /host and /server. on_people: those in the
    menu of a person. for_host: those that are offered on the host's own server alone.
    """

    cogs: Sequence[commands.Cog] = ()
    grouped: Sequence[commands.Cog] = ()
    on_people: Sequence[app_commands.ContextMenu] = ()
    for_host: Sequence[app_commands.Group] = ()


class Shared:
    """What features share, made by the first that asks for it.

    status: what they add to the status of a table.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.status: list[StatusLines] = []
        self._made: dict[Any, Any] = {}

    def one(self, make: Callable[[Shared], X]) -> X:
        """The single result of a function, the same for every caller."""
        if make not in self._made:
            self._made[make] = make(self)
        found: X = self._made[make]
        return found


def panel(shared: Shared) -> PlayerPanel:
    """The panels of players, which many features open."""
    return PlayerPanel(shared.context)


def acting(shared: Shared) -> Acting:
    """What carries out the answers of players."""
    return Acting(shared.context, shared.one(panel))


class Made(Protocol):
    """The module `feature.py` of a folder."""

    def feature(self, shared: Shared) -> Feature:
        """Register the controls; the commands."""


class Says(Protocol):
    """The same for a feature with messages of its own."""

    def register_messages(self, kinds: Kinds, context: Context) -> None:
        """Register the kinds of outbox rows that it delivers."""
