"""Somebody who plays Through the Ages sensibly: plans, grows, spends nearly all actions.

Made for counting what a turn costs in presses, so it acts as often as a keen player would. It sees
what a person in its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.core import Action, Decision, Rng
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Card
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View
from engine.players import SafestPlayer

CARDS: dict[str, Card] = {**EDITIONS["first_edition"].cards, **EDITIONS["new_story"].cards}
"""Of a card in both editions the newer one: its kind and age are the same."""
END = 20.0
"""What ending the turn is worth: whatever is worth more is done before."""
FULL_HAND = 5
_TAKE = {"leader": 52.0, "wonder": 48.0, "government": 46.0, "action": 38.0, "special": 42.0}


class Keen:
    """Chooses the action it values most; equals are drawn by chance. raises: of a hundred times,
    how often it raises a bid."""

    raises = 50

    def __init__(self) -> None:
        self._careful = SafestPlayer()

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        if decision.kind not in ("actions", "politics"):
            return self._reply(view, decision, rng)
        civ = view.players[decision.seat]
        found = [
            (self.worth(view, civ, action) + rng.below(100) / 100, i, action)
            for i, action in enumerate(
                action for m in decision.menus if not m.confirm for action in m.every()
            )
        ]
        return max(found, key=lambda f: f[:2])[2]

    def worth(self, view: View, civ: CivView, action: Any) -> float:
        """How much it values an action of its own turn."""
        worth = _WORTH.get(type(action))
        return 0.0 if worth is None else worth(view, civ, action)

    def _reply(self, view: View, decision: Decision, rng: Rng) -> Action:
        """Bids low sometimes, defends when it can, takes what is offered."""
        menus = {m.verb: m for m in decision.menus}
        if decision.kind == "bid" and "bid" in menus and rng.below(100) < self.raises:
            return next(menus["bid"].every())
        for verb in ("send_force", "fill_force", "defend", "build", "populate", "take"):
            if verb in menus:
                return rng.choice(tuple(islice(menus[verb].every(), 20)))
        return self._careful.choose(view, decision, rng)


POLITICAL = {"prepare": "event", "aggression": "aggression", "war": "war", "pact": "pact"}
"""What people do in politics, by menu."""
RATES = {
    2: {"event": 14.8, "aggression": 1.4, "war": 0.5, "pact": 0.0},
    3: {"event": 19.3, "aggression": 1.6, "war": 0.5, "pact": 0.9},
    4: {"event": 27.5, "aggression": 3.0, "war": 0.6, "pact": 2.8},
}
"""How often they do it in a game of so many players; measured in 1,011 games of others."""
TURNS = {2: 37.8, 3: 53.8, 4: 73.7}
"""Turns of all players in such a game."""
EAGER = {"event": 1.2, "aggression": 6.5, "war": 6.0, "pact": 4.0}
"""How much more often one must want to than one can: the card, or the strength, may be missing."""


class Measured(Keen):
    """The same, who prepares events, attacks, offers pacts and bids as often as people do."""

    raises = 60

    def choose(self, view: View, decision: Decision, rng: Rng) -> Action:
        if decision.kind == "politics":
            seats = len(view.players)
            wanted = {
                kind
                for kind, n in RATES[seats].items()
                if rng.below(1000) < 1000 * EAGER[kind] * n / TURNS[seats]
            }
            menus = (m for m in decision.menus if POLITICAL.get(m.verb, "") in {"", *wanted})
            decision = replace(decision, menus=tuple(menus))
        return super().choose(view, decision, rng)


def _take(view: View, civ: CivView, action: a.Take) -> float:
    card, price = CARDS[action.card], view.take_prices[action.slot]
    value = _TAKE.get(card.kind, 45.0)
    if card.kind == "wonder" and view.age == 0 and price > 1:
        value -= 10
    held = sum(c is not None for c in civ.civil)
    if card.kind != "wonder" and held >= FULL_HAND:
        value -= 15
    if card.level < view.age:
        value -= 8
    return value - 9 * max(0, price - 1)


def _build(view: View, civ: CivView, action: a.Build) -> float:
    card = CARDS[action.card]
    if card.is_unit:
        rivals = [p.strength for p in view.players if p is not civ and not p.out]
        return 62.0 + card.level if civ.strength <= max(rivals, default=0) + 1 else 15.0
    happy = card.gives.happiness and civ.happiness < civ.required + 1
    return 66.0 + 2 * card.level + (6 if happy else 0)


def _populate(view: View, civ: CivView, action: a.Populate) -> float:
    unhappy = civ.required - civ.happiness
    return 68.0 if not civ.idle and unhappy < 1 else 55.0 if not civ.idle else 10.0


def _develop(view: View, civ: CivView, action: a.Develop) -> float:
    card = CARDS[action.card]
    if action.revolution:
        return 95.0 if civ.ca == civ.ca_total else 0.0
    return 78.0 + card.level


def _play(view: View, civ: CivView, action: a.PlayCard) -> float:
    then = action.then
    return 70.0 if then is None or isinstance(then, a.Choose) else 74.0


def _ability(view: View, civ: CivView, action: a.UseAbility) -> float:
    return 64.0


def _tactic(view: View, civ: CivView, action: a.PlayTactic | a.CopyTactic) -> float:
    better = civ.tactic is None or CARDS[action.card].level > CARDS[civ.tactic].level
    return 58.0 if better and civ.strength > 2 else 5.0


def _attack(view: View, civ: CivView, action: a.PlayAggression | a.DeclareWar) -> float:
    lead = civ.strength - view.players[action.target].strength
    return 60.0 + lead if lead >= 4 else -5.0


def _pact(view: View, civ: CivView, action: a.OfferPact) -> float:
    return 25.0


_WORTH: dict[type, Callable[[View, CivView, Any], float]] = {
    a.Take: _take,
    a.Populate: _populate,
    a.Build: _build,
    a.Upgrade: lambda view, civ, action: 61.0 + CARDS[action.target].level,
    a.PlayLeader: lambda view, civ, action: 85.0 if civ.leader is None else 50.0,
    a.BuildStages: lambda view, civ, action: 71.0 + action.count,
    a.Develop: _develop,
    a.PlayCard: _play,
    a.UseAbility: _ability,
    a.PlayTactic: _tactic,
    a.CopyTactic: _tactic,
    a.EndTurn: lambda view, civ, action: END,
    a.PassPolitics: lambda view, civ, action: END,
    a.PrepareEvent: lambda view, civ, action: 40.0,
    a.PlayAggression: _attack,
    a.DeclareWar: _attack,
    a.OfferPact: _pact,
    a.CancelPact: lambda view, civ, action: 0.0,
}
