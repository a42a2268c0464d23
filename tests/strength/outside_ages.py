"""Somebody who plays Through the Ages by a plan that players have published, and was not tuned
against our computers.

Both open as guides advise: two farms, three mines and two labs by the third turn, always with a
leader (boardgamegeek.com, threads 2801950 and 2695320). Then

- the general arms: units as soon as a rival is nearly as strong, better units and tactics first,
  attacks whenever they are sure. Of 692 games of two that people played, who was strongest in the
  end won 69 %, and who attacked won 59 % (github.com/ptarjan/tta-ai, docs/PLAYBOOK.md);
- the scholar learns: labs before anything else, better labs and the leaders of science, libraries;
  a few units only where a rival is far ahead.

They see what their seat sees.
"""

from __future__ import annotations

from typing import Any

from engine.contenders import Contender, Seen
from engine.games.tta import actions as a
from engine.games.tta.cards.model import UNITS, Card
from engine.games.tta.view import CivView, View
from tests.bench.human import CARDS, Keen

OPENING = {"farm": 2, "mine": 3, "lab": 2}
"""Workers that come first."""
SURE = 3
"""Strength ahead with which an attack is sure enough: what a defender is likely to hold."""
AHEAD = (1, 2, 4, 6, 6)
"""Strength by which the general wants to be ahead, by age."""
BEHIND = 6
"""Strength by which the scholar lets rivals be ahead."""
SCHOLARS = frozenset({"aristotle", "leonardo_da_vinci", "isaac_newton", "albert_einstein"})
"""Leaders of science."""


class Planner(Keen):
    """Opens as guides advise, and goes on as `Keen` does where its plan says nothing."""

    def worth(self, view: View, civ: CivView, action: Any) -> float:
        planned = self.planned(view, civ, action)
        if planned is None and isinstance(action, a.Build):
            kind = CARDS[action.card].kind
            if standing(civ, kind) < OPENING.get(kind, 0):
                return 80.0
        return super().worth(view, civ, action) if planned is None else planned

    def planned(self, view: View, civ: CivView, action: Any) -> float | None:
        """What the plan says of an action; None where it says nothing."""
        raise NotImplementedError


class General(Planner):
    """Is stronger than all others, and makes use of it."""

    def planned(self, view: View, civ: CivView, action: Any) -> float | None:
        short = strongest_rival(view, civ) + AHEAD[view.age] - civ.strength
        match action:
            case a.Take(card=card, slot=slot) if CARDS[card].kind in UNITS:
                wanted = CARDS[card].level >= max(1, view.age - 1)
                return 50.0 - 9 * (view.take_prices[slot] - 1) if wanted else 0.0
            case a.Build(card=card) if CARDS[card].kind in UNITS:
                return (72.0 if short > 0 else 18.0) + CARDS[card].level
            case a.Upgrade(target=target) if CARDS[target].kind in UNITS:
                return (73.0 if short > 0 else 40.0) + CARDS[target].level
            case a.PlayTactic(card=card) | a.CopyTactic(card=card):
                return 76.0 if fits(civ, card) > fits(civ, civ.tactic) else 0.0
            case a.PlayAggression(target=target) | a.DeclareWar(target=target):
                lead = civ.strength - view.players[target].strength
                return (
                    90.0 + lead if lead >= SURE + (isinstance(action, a.DeclareWar) and 2) else -5.0
                )
        return None


class Scholar(Planner):
    """Makes more science than all others, and what it brings."""

    def planned(self, view: View, civ: CivView, action: Any) -> float | None:
        match action:
            case a.Take(card=card, slot=slot):
                kind, price = CARDS[card].kind, view.take_prices[slot]
                if card in SCHOLARS or kind in ("lab", "library"):
                    return 56.0 + CARDS[card].level - 6 * (price - 1)
            case a.Build(card=card):
                if CARDS[card].kind in UNITS:
                    behind = strongest_rival(view, civ) - civ.strength
                    return 71.0 if behind > BEHIND else 15.0
                if CARDS[card].kind in ("lab", "library"):
                    return 78.0 + CARDS[card].level
            case a.Upgrade(target=target) if CARDS[target].kind in ("lab", "library"):
                return 79.0 + CARDS[target].level
            case a.PlayAggression() | a.DeclareWar():
                return -5.0
        return None


def strongest_rival(view: View, civ: CivView) -> int:
    """The strength of the strongest of the others."""
    others = (x.strength for x in view.players if x.seat != civ.seat and not x.out)
    return max(others, default=0)


def standing(civ: CivView, kind: str) -> int:
    """Workers on cards of a kind."""
    return sum(n for card, n in civ.workers if CARDS[card].kind == kind)


def fits(civ: CivView, tactic: str | None) -> int:
    """Armies that the units of a civilization make by a tactic, times what one adds."""
    if tactic is None:
        return 0
    card: Card = CARDS[tactic]
    assert card.tactic is not None
    needs = {kind: getattr(card.tactic, kind) for kind in UNITS if hasattr(card.tactic, kind)}
    armies = [standing(civ, kind) // n for kind, n in needs.items() if n]
    return min(armies, default=0) * card.tactic.strength


def general() -> Contender:
    """The general, for one seat of one game."""
    return Seen(General())


def scholar() -> Contender:
    """The scholar, for one seat of one game."""
    return Seen(Scholar())
