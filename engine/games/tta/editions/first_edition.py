"""A Story of Civilization, the first edition (2006): the full game, and what its other lengths and
variants change."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, get_args

from engine.games.tta.cards.base import code_of
from engine.games.tta.cards.board import Board
from engine.games.tta.cards.model import AGES, TECHNOLOGIES, Kind, Term
from engine.games.tta.cards.table import card_table
from engine.games.tta.editions.ruleset import AttackStep, Bonuses, FinalStep, Ruleset

_TABLE = card_table("first_edition")
_TECHNOLOGIES = tuple(kind for kind in get_args(Kind) if kind in TECHNOLOGIES)
_ATTACK: tuple[AttackStep, ...] = ("sacrifice_for_attack", "answer_attack", "resolve_attack")


def _board(rules: Ruleset, **changes: Any) -> Board:
    """The board with some tables changed."""
    kept = {name: getattr(rules.board, name) for name in Board.model_fields}
    return Board.model_validate({**kept, **changes})


def _never_fewer(rules: Ruleset) -> Board:
    """No yellow tokens are lost as ages end."""
    return _board(rules, figures=rules.board.figures.model_copy(update={"age_end_yellow": 0}))


def _advanced(rules: Ruleset) -> Ruleset:
    """Up to age II, without wars; four open events score in the end (OR-4.1, OR-4.14)."""
    return replace(
        rules,
        last_age=2,
        without=rules.without | {"war"},
        board=_never_fewer(rules),
        last_round_spares=False,  # OR-9.14
        ends_with_round=True,
        bonuses="open",
        open_bonuses=4,
        game_end=("open_events", "ranking"),
    )


def _simple(rules: Ruleset) -> Ruleset:
    """Age A and I alone, without military cards, politics, corruption and discontent (OR-3)."""
    return replace(
        rules,
        last_age=1,
        military=False,
        board=_never_fewer(rules),
        grows_old=False,  # OR-3.3
        discontent=False,  # OR-3.2
        ends_with_round=True,
        round_start=("round_event",),
        turn=("restore_actions", "leave", "replenish", "action_phase"),
        turn_end=("production", "forget_turn", "turn_end"),
        production=("points", "food", "consumption", "resources"),
        game_end=("final_bonus", "ranking"),
        final_bonus=(  # OR-3.4
            Term(of="cards", times=2, kinds=_TECHNOLOGIES, level=1),
            Term(of="strength_rating", times=2),
            Term(of="happiness", times=2),
            Term(of="science_rating"),
            Term(of="food_production"),
            Term(of="resource_production"),
        ),
    )


def _easier(rules: Ruleset) -> Ruleset:
    """One more token in the yellow bank, one more building of each type (OR-7.1)."""
    *regions, right = rules.board.yellow
    (spaces, faces), *others = right.faces
    wider = right.model_copy(
        update={"spaces": right.spaces + 1, "faces": ((spaces + 1, faces), *others)}
    )
    more = rules.board.start.model_copy(update={"yellow_bank": rules.board.start.yellow_bank + 1})
    cards = dict(rules.cards)
    for card in rules.table.of_kind("government"):
        cards[card.id] = card.model_copy(update={"urban_limit": (card.urban_limit or 0) + 1})
    return replace(rules, board=_board(rules, yellow=(*regions, wider), start=more), cards=cards)


def _mild_corruption(rules: Ruleset) -> Ruleset:
    """Mines may leave one token in the bank (OR-7.13)."""
    at = rules.production.index("resources")
    steps = (*rules.production[:at], "leave_token", *rules.production[at:])
    return replace(rules, production=steps)


def _no_ganging_up(rules: Ruleset) -> Ruleset:
    """Each civilization can be attacked by one rival at a time (OR-7.9)."""
    return replace(rules, markers=True)


def _without_pacts(rules: Ruleset) -> Ruleset:
    """A peaceful game may leave out pacts as well (OR-7.3)."""
    return replace(rules, without=rules.without | {"pact"})


def _draw_by_action(rules: Ruleset) -> Ruleset:
    """Military cards are drawn in the action phase, for an action each (OR-7.10)."""
    ends = tuple(step for step in rules.turn_end if step != "draw_military")
    return replace(rules, turn_end=ends, draws_by_action=True)


def _scored_openly(rules: Ruleset, **changes: Any) -> Ruleset:
    """Events found in advance score in the end besides; none where the last age has no decks."""
    left: tuple[FinalStep, ...] = ("last_events",) if rules.last_age == len(AGES) - 1 else ()
    return replace(rules, game_end=(*left, "open_events", "ranking"), **changes)


def _open(rules: Ruleset, number: int) -> Ruleset:
    return _scored_openly(rules, bonuses="open", open_bonuses=number)


def _age_by_age(rules: Ruleset) -> Ruleset:
    """One at the start, one after the first round, one as each age ends (OR-7.11, OR-7.12)."""
    return _scored_openly(
        rules,
        bonuses="age_by_age",
        open_bonuses=rules.last_age + 2,
        round_start=(*rules.round_start, "open_bonus"),
    )


def _picked(rules: Ruleset, way: Bonuses) -> Ruleset:
    """Each player picks some, secretly or openly (OR-7.11)."""
    return _scored_openly(rules, bonuses=way, open_bonuses=0)


def _fewer_bonuses(rules: Ruleset) -> Ruleset:
    """What is left of the current and future events does not score (OR-7.7)."""
    return replace(rules, game_end=tuple(step for step in rules.game_end if step != "last_events"))


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
        "leave",
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
    resigns_ahead=True,  # OR-5.13
    plunders_in_full=True,  # OR-5.10
    revolution_pays_card=False,  # OR-9.30
    agreed_cards_wait=True,  # OR-2.10, OR-9.43
    variants={
        "advanced": _advanced,
        "simple": _simple,
        "easier": _easier,
        "without_pacts": _without_pacts,
        "mild_corruption": _mild_corruption,
        "no_ganging_up": _no_ganging_up,
        "draw_by_action": _draw_by_action,
        **{f"open_{n}": partial(_open, number=n) for n in (3, 4, 5)},
        "age_by_age": _age_by_age,
        "own": partial(_picked, way="own"),
        "open_choice": partial(_picked, way="open_choice"),
        "fewer_bonuses": _fewer_bonuses,
    },
)
