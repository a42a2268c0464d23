"""Aggressions and wars (NS-4.2 to NS-4.5, NS-3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Decision, Fact, Menu, Pick, Reason, Subset, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import DOWN, DeclareWar, Decline, Defend, PlayAggression
from engine.games.tta.acts.act import A, Act, Verb, home
from engine.games.tta.acts.means import Standing, about
from engine.games.tta.agenda import pop
from engine.games.tta.cards.model import Spoils
from engine.games.tta.change import economy, effects, hand, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.political import Political, rivals
from engine.games.tta.query import attacks, basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State


# --------------------------------------------------------------------------------- aggression


class Attack(Political[A]):
    """What aggressions and wars share: a rival, a price in military actions."""

    says: type[Any]
    common = frozenset({"may_not_attack"})
    sought = Act.HAND

    def wishes(self, m: Standing, verb: str) -> list[A]:
        return [self.says(card, target) for card in self.held(m) for target in rivals(m)]

    def obstacle(self, m: Standing, action: Any) -> Reason | None:
        s, seat, target = m.s, m.seat, action.target
        if target not in rivals(m):
            return Reason("no_target")
        for r in m.speakers:
            if not r.may_attack(s, seat):
                return about("may_not_attack", r.card)
        if attacks.forbidden(s, seat, target):
            return Reason("pact_forbids", {"target": target})
        return m.no_military(prices.attack_price(s, action.card, target))


class StrikeAt(Attack[PlayAggression]):
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
        t.todo(Defence(seat, action.target, action.card, attack, defence))


AGGRESSION = home(StrikeAt())


def in_vain(s: State, action: PlayAggression) -> bool:
    """Whether the rival has nothing of what the card takes (INT-19)."""
    if rules := rules_of(s).code.get(action.card):
        return rules.in_vain(s, action.target)
    takes = rules_of(s).cards[action.card].effects
    return bool(takes) and all(effects.finds_nothing(s, e, action.target) for e in takes)


@record
class Defence(Waiting):
    """The target may close the gap with bonus cards and discards (NS-4.4)."""

    attacker: int
    seat: int
    card: str
    attack: int
    strength: int
    kind: Literal["defence"] = "defence"

    def ask(self, s: State) -> tuple[Decision, ...]:
        civ = s.players[self.seat]
        if not civ.military.cards or not civ.ma_total:
            return ()
        menus: list[Menu] = []
        values = attacks.defence_values(s, self.seat)
        best = sorted((max(values[c], values[DOWN + c]) for c in civ.military.cards), reverse=True)
        gap = self.attack - self.strength
        low = next((n for n in range(1, civ.ma_total + 1) if sum(best[:n]) >= gap), 0)
        if low and low <= len(best):
            hand = civ.military.cards
            items = [c for c in hand if values[c]] + [DOWN + c for c in hand]
            menus.append(
                Subset(
                    "defend",
                    tuple(sorted(items)),
                    Defend,
                    "cards",
                    enough=lambda chosen: self._enough(s, values, chosen),
                    low=low,
                    high=min(civ.ma_total, len(hand)),
                )
            )
        menus.append(Pick("decline", (Decline(),)))
        facts: dict[str, Fact] = {
            "card": self.card,
            "from": self.attacker,
            "attack": self.attack,
            "defence": self.strength,
            "limit": civ.ma_total,
        }
        return (Decision(self.seat, "defend", tuple(menus), facts),)

    def _enough(self, s: State, values: dict[str, int], chosen: tuple[str, ...]) -> bool:
        hand = s.players[self.seat].military.cards
        used = [c.removeprefix(DOWN) for c in chosen]
        if any(used.count(c) > hand.count(c) for c in used):
            return False
        return sum(values[c] for c in chosen) >= self.attack - self.strength

    def answer(self, t: Turn[State], seat: int, action: Defend | Decline) -> None:
        pop(t)
        t.reveal()
        if isinstance(action, Decline):
            self._fall(t)
            return
        s = t.state
        used = [c.removeprefix(DOWN) for c in action.cards]
        for c in used:
            s.players[seat].military.cards.remove(c)
        hand.discard_military(s, used)
        bonus = tuple(c for c in action.cards if not c.startswith(DOWN))
        t.emit(events.Defended(seat, self.card, bonus, len(used) - len(bonus), True))

    def run(self, t: Turn[State]) -> None:
        self._fall(t)

    def _fall(self, t: Turn[State]) -> None:
        """The aggression succeeds."""
        t.emit(events.Defended(self.seat, self.card, (), 0, False))
        declared = effects.frames_of(t.state, self.card, self.attacker, self.seat)
        if rules := rules_of(t.state).code.get(self.card):
            rules.succeed(t, self.attacker, self.seat)
        t.todo(*declared)


# ---------------------------------------------------------------------------------------- war


class GoToWar(Attack[DeclareWar]):
    """A war: pay, end pacts, lay the card in front of oneself (NS-4.5, NS-14.13)."""

    says = DeclareWar
    verbs = (Verb("war"),)
    cards = ("war",)
    common = Attack.common | {"last_round"}

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


WAR = home(GoToWar())


@record
class OwnWar(Automatic):
    """The war declared last turn is resolved (NS-3.5, NS-14.6)."""

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
        winner = None if attack == defence else self.seat if attack > defence else target
        t.emit(events.WarResolved(self.seat, target, card, attack, defence, winner))
        if winner is None:
            return
        loser = target if winner == self.seat else self.seat
        advantage = abs(attack - defence)
        if rules := rules_of(s).code.get(card):
            rules.won(t, winner, loser, advantage)
            return
        for effect in rules_of(s).cards[card].effects:
            if isinstance(effect, Spoils):
                limit = effects.spoils(effect, advantage)
                economy.move(t, effect.good, loser, winner, limit, card)
