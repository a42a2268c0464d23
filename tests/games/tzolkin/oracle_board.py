"""What the board prints and what has to be chosen for actions and buildings, for the oracle.

Written from docs/rules/tzolkin.md alone.
"""

from __future__ import annotations

from typing import Any

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
LAST = dict.fromkeys(SMALL, 7) | {"chichen_itza": 10}
ACTIONS = dict.fromkeys(SMALL, 5) | {"chichen_itza": 9}
GODS = ("chaac", "quetzalcoatl", "kukulkan")
LADDER = {
    "chaac": (-1, 0, 2, 4, 6, 7, 8),
    "quetzalcoatl": (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    "kukulkan": (-3, 0, 1, 3, 5, 7, 9, 10),
}
BESIDE = {
    "chaac": {2: "stone", 4: "stone"},
    "quetzalcoatl": {3: "gold", 5: "gold"},
    "kukulkan": {2: "wood", 4: "wood", 5: "skull"},
}
BONUS = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulkan": (4, 4)}
RATE = {"wood": 2, "stone": 3, "gold": 4}
CORN_TILE = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD_TILE = {3: 2, 4: 3, 5: 4}
RAW = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skull": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}
SKULLS = {1: 4, 2: 5, 3: 6, 4: 7, 5: 8, 6: 8, 7: 10, 8: 11, 9: 13}
FIRST: dict[str, list[tuple[Any, ...]]] = {
    "tikal-1": [("track", 1, False, False)],
    "tikal-2": [("building", 1, False, False, True, False)],
    "tikal-3": [("track", 2, False, False)],
    "tikal-4": [("building", 2, True, False, True, False)],
    "tikal-5": [("temples", 2, 1)],
    "uxmal-1": [("temples", 1, 0)],
    "uxmal-2": [("market",)],
    "uxmal-4": [("building", 1, False, True, True, False)],
    "uxmal-5": [("action", 1, False)],
    **{f"palenque-{group}": [("harvest", group)] for group in CORN_TILE},
}
"""What has to be chosen when an action begins.

track: steps left, whether they are free, whether one may stop. building: how many are left, whether
a monument may be built instead, whether corn is paid, whether architecture still helps, whether one
may stop. temples: how many different ones, and the price in resources. action: its price in corn,
and whether it may be left out."""
CHOSEN: dict[str, list[tuple[Any, ...]]] = {
    "A1-08": [("temples", 1, 0), ("building", 1, False, False, True, True)],
    "A2-04": [("market",)],
    "A2-07": [("action", 1, True)],
    "A2-17": [("track", 2, True, False)],
    **{tile: [("track", 1, True, False)] for tile in ("A2-09", "A2-10", "A2-11", "A2-12")},
}
"""What has to be chosen when a building is constructed, in the printed order."""
FOOD_DAYS = (7, 13, 20, 26)
EACH_MONUMENT = {2: 6, 3: 5, 4: 4}
