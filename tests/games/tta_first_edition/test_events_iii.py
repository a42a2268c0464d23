"""Events of age III, as they score during play (OR-5.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tta.line_ups import points
from tests.games.tta.table import MakeTable

SCORES: dict[str, list[tuple[dict[str, Any], int]]] = {
    # civilizations with 20 culture, and what each scores
    "impact_of_agriculture": [
        # 2 x 2 + 1 + 3 + 5; nobody eats
        (
            {
                "only_workers": {
                    "irrigation": 2,
                    "agriculture": 1,
                    "selective_breeding": 1,
                    "mechanized_agriculture": 1,
                    "oil": 2,
                },
                "yellow_bank": 0,
                "food": 6,
            },
            13,
        ),
        ({"only_workers": {"bronze": 2, "irrigation": 0}}, 0),
    ],
    "impact_of_architecture": [
        # lab 2 x 1, temple 1, arena 2, library 3, theater 2; Philosophy is of level 0
        (
            {
                "only_workers": {
                    "alchemy": 2,
                    "philosophy": 3,
                    "theology": 1,
                    "team_sports": 1,
                    "multimedia": 1,
                    "opera": 1,
                    "oil": 2,
                    "mechanized_agriculture": 1,
                    "tanks": 1,
                }
            },
            10,
        ),
        ({"only_workers": {"religion": 2, "drama": 0}, "wonders": ["eiffel_tower"]}, 0),
    ],
    "impact_of_competition": [
        # Knights 2 x 1, Cannon 2, Modern Infantry 3, Air Forces 3, arenas 1 and 3
        (
            {
                "only_workers": {
                    "warriors": 4,
                    "knights": 2,
                    "cannon": 1,
                    "modern_infantry": 1,
                    "air_forces": 1,
                    "bread_and_circuses": 1,
                    "professional_sports": 1,
                    "computers": 2,
                    "movies": 1,
                    "theology": 1,
                    "multimedia": 1,
                }
            },
            14,
        ),
        ({"only_workers": {"warriors": 6, "oil": 1}, "specials": ["military_theory"]}, 0),
    ],
    "impact_of_government": [
        # 5 + 1 civil, 3 + 1 military actions, spent or not
        (
            {
                "government": "monarchy",
                "wonders": ["pyramids"],
                "leader": "maximilien_robespierre",
                "ca": 0,
                "ma": 0,
            },
            2 * 6 + 4,
        ),
        ({}, 2 * 4 + 2),
    ],
    "impact_of_happiness": [
        ({"only_workers": {"theology": 2, "drama": 1}}, 2 * 5),
        # 3 faces, 5 are needed
        ({"only_workers": {"theology": 1, "religion": 1}, "yellow_bank": 6}, 2 * 3 - 2 * 2),
        # 9 faces show as 8
        ({"only_workers": {"professional_sports": 2, "drama": 1}}, 16),
        ({"only_workers": {"warriors": 1}, "yellow_bank": 6}, -2 * 5),
    ],
    "impact_of_population": [
        # 12 on cards and 2 unused ones, 1 of them discontent: 13
        ({"only_workers": {"oil": 5, "tanks": 7}, "idle": 2, "yellow_bank": 16}, 2 * 3),
        ({"only_workers": {"agriculture": 8}, "idle": 2, "yellow_bank": 18}, 0),
        ({"only_workers": {"agriculture": 10}, "idle": 1, "yellow_bank": 12}, 0),
        ({"only_workers": {"agriculture": 10}, "idle": 1, "yellow_bank": 18}, 2),
    ],
    "impact_of_progress": [
        # 2 + 1 + 2 + 3
        (
            {
                "government": "constitutional_monarchy",
                "specials": ["code_of_laws", "strategy", "satellites"],
                "workers": {"oil": 1, "computers": 2},
            },
            2 * 8,
        ),
        ({"specials": []}, 0),
    ],
}


@pytest.mark.rule("OR-5.14", "OR-1.9", "OR-2.25")
@pytest.mark.parametrize("card", SCORES)
def test_events_that_count_something(table: MakeTable, card: str) -> None:
    civilizations = SCORES[card]
    t = table(len(civilizations), age=3)
    for seat, (arranged, _) in enumerate(civilizations):
        t.seat(seat, culture=20, **arranged)
    t.event(card)
    assert points(t) == [20 + scored for _, scored in civilizations]


@pytest.mark.rule("OR-2.21")
def test_points_lost_for_unhappiness_end_at_0(table: MakeTable) -> None:
    t = table(2, age=3)
    t.seat(0, only_workers={"warriors": 1}, yellow_bank=6, culture=4)
    t.event("impact_of_happiness")
    assert t.civ(0).culture == 0


@pytest.mark.rule("OR-4.5", "OR-8.14", "OR-5.14")
@pytest.mark.parametrize(
    ("players", "wanted"),
    [(2, [40, 30]), (3, [20, 12 + 14, 20 + 7]), (4, [40 + 10, 10 + 5, 40, 10 + 15])],
)
def test_impact_of_science(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players, age=3)
    t.event("impact_of_science", t.now)
    assert points(t) == wanted
