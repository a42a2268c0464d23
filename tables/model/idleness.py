"""When an idle table is warned, and when it is closed. Pure: numbers in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

DAY = 86_400.0
NOTICE = 7 * DAY
"""The least time between the moment at which people could read the notice and the closing."""
UNHEARD = 4 * NOTICE
"""For so long after a table's time is up, its closing is announced again and again if nobody could
be told; then it is closed anyway."""
IDLE_DAYS = 180
"""Days without activity after which a table is closed, if the host sets nothing."""
LEAST = 14
"""The fewest days without activity after which a table may be closed."""
LOBBY_DAYS = 14
"""Days without activity after which a lobby is closed, whatever the host says of running games."""

Due = Literal["warn", "forget", "close"]
"""Post a notice, drop one that holds no more, or close the table."""


@dataclass(frozen=True, slots=True)
class Warned:
    """A notice that a table is to be closed.

    version: of the table when it was written. pending: it is still to be posted. at: when it was
    posted or given up. heard: somebody could read it, in the channel or alone.
    """

    version: int
    pending: bool
    at: float
    heard: bool


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds without activity after which tables are closed. games: None keeps games open."""

    games: float | None
    lobbies: float = LOBBY_DAYS * DAY

    @classmethod
    def days(cls, games: int | None) -> Patience:
        """With so many days for running games."""
        return cls(None if games is None else games * DAY)

    def of(self, lull: Lull) -> float | None:
        """How long this table may be idle; None: for ever."""
        return self.lobbies if lull.lobby else self.games


@dataclass(frozen=True, slots=True)
class Lull:
    """A table, and how long nobody has done anything at it.

    since: the last time somebody did something, or was away and could not; it may lie ahead.
    lobby: its game has not started.
    """

    table_id: int
    version: int
    since: float
    warned: Warned | None = None
    lobby: bool = False

    @property
    def warning(self) -> Warned | None:
        """The notice, if nobody has done anything since."""
        found = self.warned
        if found is None or found.version != self.version:
            return None
        return found if found.pending or found.at >= self.since else None

    def due(self, now: float, patience: float) -> Due | None:
        """What must be done about it. patience: how long a table may be idle. The notice comes
        before the end by as much as `NOTICE` says, or as soon as it can."""
        long = now - self.since >= patience - NOTICE
        if self.warned is None:
            return "warn" if long else None
        if self.warned.pending:
            return None
        if self.warning is None:  # what shows that somebody did something may not be kept for long
            return "warn" if long else "forget"
        if now - self.warned.at < NOTICE or now - self.since < patience:
            return None
        given_up = now - self.since >= patience + UNHEARD
        return "close" if self.warned.heard or given_up else "warn"
