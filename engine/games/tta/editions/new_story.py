"""A New Story of Civilization (2015)."""

from __future__ import annotations

from engine.games.tta.cards.base import code_of
from engine.games.tta.cards.table import card_table
from engine.games.tta.editions.ruleset import Ruleset

_TABLE = card_table("new_story")

NEW_STORY = Ruleset(
    key="new_story",
    edition="new_story",
    last_age=3,
    table=_TABLE,
    cards=dict(_TABLE.cards),
    code=code_of("new_story"),
    board=_TABLE.board,
    round_start=(),
    turn=(  # NS-2.2, NS-14.3, NS-14.4
        "replenish",
        "own_war",
        "share_tactic",
        "open_politics",
        "action_phase",
    ),
    turn_end=(  # NS-14.22
        "hand_limit",
        "production",
        "draw_military",
        "reset_actions",
        "turn_end",
    ),
    production=("points", "corruption", "food", "consumption", "resources"),
    game_end=("last_events", "end_bonuses", "ranking"),  # NS-2.5
    aggression=("defence", "resolve_attack"),  # NS-4.4
    war=("resolve_attack",),  # NS-14.6
    corruption_eats_food=True,
    leader_refund=1,
    weaker_target=True,
    defence_discards=True,
    keeps_higher_special=True,
)
