"""The line-ups L2, L3 and L4 in which the rules work events out (docs/rules, chapter 16)."""

from __future__ import annotations

from typing import Any

from tests.games.tta.table import MakeTable, Table

Arranged = tuple[int, int, int, dict[str, int], list[str], int]
"""Strength, culture points, science rating, buildings, colonies and yellow bank of one seat."""

A, B, C, D = range(4)
TERRITORIES = {1: ["historic_territory_i"], 3: ["historic_territory_ii", "historic_territory_i"]}

LINE_UPS: dict[int, tuple[int, list[Arranged]]] = {
    # the current seat; everybody
    2: (
        A,
        [
            (5, 30, 6, {"religion": 2}, [], 18),
            (5, 30, 6, {"religion": 1, "drama": 1}, [], 8),
        ],
    ),
    3: (
        B,
        [
            (7, 20, 4, {"religion": 1}, [], 12),
            (7, 12, 9, {}, TERRITORIES[3], 8),
            (7, 20, 9, {"religion": 2, "drama": 1}, [], 18),
        ],
    ),
    4: (
        D,
        [
            (5, 40, 7, {"religion": 2, "theology": 1}, [], 18),
            (8, 10, 7, {"religion": 2}, [], 6),
            (5, 40, 3, {"religion": 3, "drama": 1}, [], 5),
            (5, 10, 7, {}, [], 10),
        ],
    ),
}


def maker(table: MakeTable) -> MakeTable:
    """L2, L3 or L4; everybody has one unused worker and no food, resources or science."""

    def make(players: int, **where: Any) -> Table:
        t = table(players, **where)
        t.now, civs = LINE_UPS[players]
        for seat, (strength, culture, science, buildings, colonies, bank) in enumerate(civs):
            t.seat(
                seat,
                culture=culture,
                yellow_bank=bank,
                colonies=list(colonies),
                only_workers={
                    "warriors": strength,
                    "philosophy": science,
                    "agriculture": 2,
                    "bronze": 2,
                    **buildings,
                },
            )
        return t

    return make


def points(t: Table) -> list[int]:
    return [civ.culture for civ in t.s.players]


def population(t: Table) -> list[tuple[int, int]]:
    """Unused workers and yellow banks."""
    return [(civ.idle, civ.yellow_bank) for civ in t.s.players]


def asked(t: Table) -> tuple[int, str]:
    """Seat and kind of the open question."""
    return t.decision.seat, t.decision.kind
