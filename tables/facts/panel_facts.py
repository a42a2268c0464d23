"""What a private panel tells beside the position."""

from __future__ import annotations

from dataclasses import dataclass

from tables.facts.default_answers import Defaults
from tables.facts.model import LogEntry
from tables.facts.orders import OwnOrders
from tables.facts.plans import PlanStatus
from tables.facts.users import UserSettings


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
