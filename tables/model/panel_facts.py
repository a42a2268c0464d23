"""What a private panel tells besides the position."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.default_answers import Defaults
from tables.model.orders import OwnOrders
from tables.model.plans import PlanStatus
from tables.model.table import LogEntry
from tables.model.users import UserSettings


@dataclass(frozen=True, slots=True)
class PanelFacts:
    """All of one moment, and for one seated user alone.

    recent: the newest steps; none if they cannot be read, for the game goes on. orders: None unless
    the game runs. board_lost: why the newest board is not in its channel; None if it is, or still
    comes. defaults: their default answers; None unless the game runs.
    """

    recent: tuple[LogEntry, ...]
    plan_status: PlanStatus
    orders: OwnOrders | None
    user: UserSettings
    board_lost: str | None
    defaults: Defaults | None = None
