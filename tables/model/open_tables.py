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


@dataclass(frozen=True, slots=True)
class Suited:
    """An open table as somebody sees it who looks for one. suits: it is what they wish for. hours:
    its people play when they do, as far as both are known. language: it is theirs."""

    open_table: OpenTable
    suits: bool
    hours: bool
    language: bool
