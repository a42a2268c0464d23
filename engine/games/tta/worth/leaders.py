"""What leaders are worth: by what they do for the civilization as it stands, and by what they let
it do turn after turn. No leader is named here."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engine.games.tta.cards.model import Card, Developed
from engine.games.tta.editions import rules_of
from engine.games.tta.worth.made import Made, made_by
from engine.games.tta.worth.prices import Prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

STAY = 8
"""Turns for which a leader stays, at most: then a better one comes, or the age ends."""
OFTEN = {
    "military_as_civil": 1.0,
    "take_discount": 0.3,
    "taken": 0.6,
    "food_discount": 0.5,
    "unit_purse": 0.4,
    "science_discount": 0.4,
    "resource_discount": 0.4,
    "abilities": 1.0,
    "turn_ended": 1.5,
    "developed": 0.3,
    "political": 0.3,
    "opening": 0.3,
    "second_politics": 0.2,
    "force_discards": 0.3,
    "bonus_worth": 0.3,
    "mixed_armies": 0.2,
    "game_ended": 0.5,
    "attack_times": 0.5,
}
"""What a word on such a moment brings in a turn, about (`CardRules`)."""
AT_TECHNOLOGIES = 1.0
"""What a turn brings to who gets something at each technology."""


def in_play(s: State, seat: int, p: Prices) -> float:
    """The leader in play, besides what the ratings show of him or her."""
    leader = s.players[seat].leader
    return 0.0 if leader is None else _standing(s, rules_of(s).cards[leader], p)


def in_hand(s: State, seat: int, p: Prices) -> float:
    """Leaders in hand: the best of them, as far as it is better than the one in play."""
    civ, cards = s.players[seat], rules_of(s).cards
    held = [c for c in civ.civil.cards if cards[c].kind == "leader"]
    if not held or not p.turns:
        return 0.0
    without = _made(s, seat, None)
    present = _worth(s, seat, civ.leader, without, p) if civ.leader else 0.0
    best = max(_worth(s, seat, card, without, p) for card in held)
    return p.weights.in_hand * max(p.weights.spare_leader, best - present)


def _worth(s: State, seat: int, leader: str, without: Made, p: Prices) -> float:
    card = rules_of(s).cards[leader]
    return _standing(s, card, p) + _shown(card, _made(s, seat, leader), without, p)


def _standing(s: State, card: Card, p: Prices) -> float:
    """What does not show in ratings."""
    w, code = p.weights, rules_of(s).code.get(card.id)
    a_turn = sum([OFTEN.get(moment, 0.0) for moment in code.moments]) if code else 0.0
    a_turn += sum([AT_TECHNOLOGIES for e in card.effects if isinstance(e, Developed)])
    fixed = (w.leader + w.leader_level * card.level) * min(1.0, p.turns / 4)
    return fixed + w.leader_ability * a_turn * min(STAY, p.turns)


def _shown(card: Card, made: Made, without: Made, p: Prices) -> float:
    """What ratings, production and actions show of a leader."""
    w, turns = p.weights, p.turns
    lasting = (
        (made.science - without.science) * p.science_rate
        + (made.culture - without.culture) * turns
        + (made.food - without.food) * p.food_rate
        + (made.resources - without.resources) * p.resources_rate
        + card.gives.civil_actions * p.civil_action
        + card.gives.military_actions * p.military_action
    )
    return (
        lasting * min(STAY, turns) / turns
        + (made.strength - without.strength) * w.weak * p.strength
        + (made.happiness - without.happiness) * w.spare_face * min(4, turns)
    )


def _made(s: State, seat: int, leader: str | None) -> Made:
    """What a civilization would make under this leader."""
    civ = s.players[seat]
    if civ.leader == leader:
        return made_by(s, seat)
    other, its = copy(s), copy(civ)
    its.leader = leader
    other.players = [its if at == seat else own for at, own in enumerate(s.players)]
    return made_by(other, seat)
