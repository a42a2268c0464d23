"""A Story of Civilization, the first edition (2006), in its full length."""

from __future__ import annotations

from engine.games.tta.cards.base import code_of
from engine.games.tta.cards.table import card_table
from engine.games.tta.editions.ruleset import AttackStep, Ruleset

_TABLE = card_table("first_edition")
_ATTACK: tuple[AttackStep, ...] = ("sacrifice_for_attack", "answer_attack", "resolve_attack")

FIRST_EDITION = Ruleset(
    key="first_edition",
    edition="first_edition",
    last_age=3,
    table=_TABLE,
    cards=dict(_TABLE.cards),
    code=code_of("first_edition"),
    board=_TABLE.board,
    round_start=(),
    turn=(  # OR-2.1
        "restore_actions",
        "replenish",
        "own_war",
        "open_politics",
        "hand_limit",
        "action_phase",
    ),
    turn_end=("production", "draw_military", "forget_turn", "turn_end"),
    production=("points", "food", "consumption", "resources", "corruption"),  # OR-2.15, OR-4.11
    game_end=("last_events", "ranking"),  # OR-5.5
    aggression=_ATTACK,  # OR-4.8
    war=_ATTACK,  # OR-5.2
    corruption_eats_food=False,  # OR-9.6
    leader_refund=0,  # OR-2.9
    weaker_target=False,  # OR-9.8
    defence_discards=False,
    keeps_higher_special=False,  # OR-9.16
    last_round_spares=True,  # OR-5.4
    uprising_stops_draw=True,  # OR-4.10
    tactics_stay=True,  # OR-4.12
    decks_for_seats=True,  # OR-9.10
    pacts_need_third=True,  # OR-9.10
    burdens=True,
    governments_keep_spent=True,  # OR-2.14
)
