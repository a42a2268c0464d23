"""What wars that are not yet decided are worth to those who wage them (NS-4.5, NS-3.5).

A war is decided as the attacker's next turn begins. Until then the target has a turn to arm, and
the attacker has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.tta.cards.model import Spoils
from engine.games.tta.change import effects
from engine.games.tta.editions import rules_of
from engine.games.tta.query import attacks
from engine.games.tta.worth.prices import Prices

if TYPE_CHECKING:
    from engine.games.tta.state import State


def wars(s: State, seat: int, p: Prices) -> float:
    """What the wars of a civilization will bring it or cost it, as strengths stand, but for what a
    target that is still to have its turn may add to its own."""
    total = 0.0
    for attacker, civ in enumerate(s.players):
        if civ.war is None or seat not in (attacker, civ.war_on):
            continue
        attack, defence = attacks.war_strengths(s, attacker, civ.war_on)
        answer = p.weights.war_answer[s.age] if s.current == attacker else 0.0
        gain = _stake(s, civ.war, attack - defence - answer, p)
        total += gain if seat == attacker else -gain
    return p.weights.war * total


def _stake(s: State, card: str, ahead: float, p: Prices) -> float:
    """What the attacker gains who is so much stronger; less than nothing if it is weaker."""
    if not ahead:
        return 0.0
    advantage = abs(ahead)
    spoils = [e for e in rules_of(s).cards[card].effects if isinstance(e, Spoils)]
    worth = sum(_worth(e.good, effects.spoils(e, int(advantage)), p) for e in spoils)
    won = worth if spoils else p.weights.war_other * advantage
    return won if ahead > 0 else -won


def _worth(good: str, amount: int, p: Prices) -> float:
    """Of what one has and the other has no longer."""
    each = {
        "culture": 1.0 + p.weights.rival / 2,
        "science": p.science,
        "yellow_tokens": p.weights.war_people,
    }
    return each[good] * amount
