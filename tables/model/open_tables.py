"""Tables that people of a server can find and join. Pure; `tables.operations.open_tables` reads
them."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.paces import Pace
from tables.model.table import Table


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby that is listed and has a free seat.

    most: how many can play. free: seats that nobody has and that are held for nobody. pace: None
    where the host has set numbers.
    """

    table: Table
    most: int
    free: int
    pace: Pace | None
