"""Aggressions are played, wars declared and begun (NS-4.2 to NS-4.5, NS-3.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Reason, Turn, Verb, record
from engine.games.tta import events
from engine.games.tta.actions import DeclareWar, PlayAggression
from engine.games.tta.acts.act import A, TtaAct, register_action
from engine.games.tta.acts.means import Standing, about
from engine.games.tta.change import effects, hand, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.attack import Attack, go_on
from engine.games.tta.frames.political import Political
from engine.games.tta.query import attacks, basics, prices
from engine.games.tta.query.forces import STRENGTH, most_force
from engine.games.tta.state import NOBODY

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State


# --------------------------------------------------------------------------------- aggression


class Striking(Political[A]):
    """What aggressions and wars share: a rival, a price in military actions."""

    says: type[Any]
    common = frozenset({"may_not_attack"})
    sought = TtaAct.HAND

    def candidates(self, m: Standing, verb: str) -> list[A]:
        return [self.says(card, target) for card in self.held(m) for target in m.rivals]

    def obstacle(self, m: Standing, action: Any) -> Reason | None:
        s, seat, target = m.s, m.seat, action.target
        own = m.rules.code.get(action.card)
        if target not in m.rivals or (own is not None and not own.aims(s, target)):
            return Reason("no_target")
        held = s.players[target].marker_with
        if held not in (NOBODY, seat):
            return Reason("attacked_already", {"target": target})
        for r in m.speakers:
            if not r.may_attack(s, seat):
                return about("may_not_attack", r.card)
        if attacks.forbidden(s, seat, target):
            return Reason("pact_forbids", {"target": target})
        return m.no_military(prices.attack_price(s, action.card, target))


class StrikeAt(Striking[PlayAggression]):
    """An aggression: pay, end pacts, compare strengths and let the target defend (NS-4.2,
    NS-14.11)."""

    says = PlayAggression
    verbs = (Verb("aggression"),)
    cards = ("aggression",)

    def obstacle(self, m: Standing, action: PlayAggression) -> Reason | None:
        if why := super().obstacle(m, action):
            return why
        attack, defence = m.strengths(action.target)
        if attack > defence or not m.rules.weaker_target:
            return None
        facts = {"target": action.target, "attack": attack, "defence": defence}
        return Reason("not_weaker", facts)

    def do(self, t: Turn[State], seat: int, action: PlayAggression) -> None:
        s = t.state
        civ = s.players[seat]
        civ.ma -= prices.attack_price(s, action.card, action.target)
        civ.military.cards.remove(action.card)
        hand.discard_military(s, [action.card])
        for pact in attacks.ending(s, seat, action.target):
            pacts.end(t, pact, "attack")
        attack, defence = attacks.strengths(s, seat, action.target)
        t.reveal()
        t.emit(events.Attacked(seat, action.target, action.card, attack, defence))
        _attacked(t, seat, action.target)
        go_on(t, Attack(seat, action.target, action.card, False, attack, defence))


AGGRESSION = register_action(StrikeAt())


def _attacked(t: Turn[State], seat: int, target: int) -> None:
    """What being attacked brings, whatever comes of it."""
    if rules_of(t.state).markers:
        t.state.players[target].marker_with = seat
    for r in basics.speakers(t.state, target):
        r.attacked(t, target)


LACKS: dict[str, Callable[[Civ], bool]] = {
    "colony": lambda civ: not civ.colonies,
    "leader_or_wonder": lambda civ: civ.leader is None and civ.wonder is None,
}
"""Whether there is nothing of what an aggression takes (`CardRules.takes`)."""


def in_vain(m: Standing, action: PlayAggression) -> bool:
    """Whether an aggression can bring nothing: it cannot succeed, or the rival has nothing of what
    the card takes (INT-19)."""
    return _hopeless(m, action.target) or _takes_nothing(m.s, action)


def _hopeless(m: Standing, target: int) -> bool:
    """Whether all units of the attacker are too little to get beyond the defence (OR-4.8)."""
    attack, defence = m.strengths(target)
    return attack <= defence and attack + most_force(m.s, m.seat, (), STRENGTH) <= defence


def _takes_nothing(s: State, action: PlayAggression) -> bool:
    """Whether the rival has nothing of what the card takes."""
    if rules := rules_of(s).code.get(action.card):
        return rules.takes in LACKS and LACKS[rules.takes](s.players[action.target])
    takes = rules_of(s).cards[action.card].effects
    return bool(takes) and all(effects.finds_nothing(s, e, action.target) for e in takes)


# ---------------------------------------------------------------------------------------- war


class GoToWar(Striking[DeclareWar]):
    """A war: pay, end pacts, lay the card in front of oneself (NS-4.5, NS-14.13)."""

    says = DeclareWar
    verbs = (Verb("war"),)
    cards = ("war",)
    common = Striking.common | {"last_round"}

    def obstacle(self, m: Standing, action: DeclareWar) -> Reason | None:
        s, target = m.s, action.target
        if s.last_round and s.round >= s.last_round:
            return Reason("last_round")
        if why := super().obstacle(m, action):
            return why
        immune = any(r.immune_to_war(s, target) for r in basics.speakers(s, target))
        return Reason("immune", {"target": target}) if immune else None

    def do(self, t: Turn[State], seat: int, action: DeclareWar) -> None:
        s = t.state
        civ = s.players[seat]
        civ.ma -= prices.attack_price(s, action.card, action.target)
        civ.military.cards.remove(action.card)
        civ.war, civ.war_on = action.card, action.target
        t.reveal()
        t.emit(events.WarDeclared(seat, action.target, action.card))
        for pact in attacks.ending(s, seat, action.target):
            pacts.end(t, pact, "attack")
        _attacked(t, seat, action.target)


WAR = register_action(GoToWar())


@record
class OwnWar(Automatic):
    """The war declared last turn comes to be decided (NS-3.5, NS-14.6)."""

    seat: int
    kind: Literal["own_war"] = "own_war"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        civ = s.players[self.seat]
        if civ.war is None:
            return
        card, target = civ.war, civ.war_on
        civ.war, civ.war_on = None, -1
        hand.discard_military(s, [card])
        attack, defence = attacks.war_strengths(s, self.seat, target)
        go_on(t, Attack(self.seat, target, card, True, attack, defence))
