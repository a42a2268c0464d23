"""Aggressions and wars (NS-4.2 to NS-4.5, NS-3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Decision, Fact, Menu, Pick, Subset, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import DOWN, DeclareWar, Decline, Defend, PlayAggression
from engine.games.tta.agenda import pop
from engine.games.tta.cards.base import CODE
from engine.games.tta.cards.model import Spoils
from engine.games.tta.change import economy, effects, hand, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

# ---------------------------------------------------------------------------------- strengths


def strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength in an attack: with the attacker's bonuses, without pacts that end by it
    (NS-4.2, NS-4.3, INT-49)."""
    gone = {p.card for p in pacts.ending(s, attacker, target)}
    return _compare(s, attacker, target, gone)


def war_strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength when a war is resolved: all pacts then in force count (NS-3.5)."""
    return _compare(s, attacker, target, set())


def _compare(s: State, attacker: int, target: int, gone: set[str]) -> tuple[int, int]:
    sides = []
    for seat in (attacker, target):
        lines = ratings.strength_lines(s, seat)
        sides.append(max(0, sum(n for c, n in lines if c not in gone)))
    bonus = sum(r.attack_bonus(s, attacker, target) for r in basics.speakers(s, attacker))
    return sides[0] + bonus, sides[1]


def _may_attack(s: State, seat: int) -> bool:
    return all(r.may_attack(s, seat) for r in basics.speakers(s, seat))


def _targets(s: State, seat: int, card: str) -> Iterator[int]:
    """Rivals against whom the card can be paid and no pact forbids it."""
    for target in basics.in_game(s):
        if target == seat or pacts.forbidden(s, seat, target):
            continue
        if prices.attack_price(s, card, target) <= s.players[seat].ma:
            yield target


def _in_hand(s: State, seat: int, kind: str) -> list[str]:
    cards = rules_of(s).cards
    hand = s.players[seat].military.cards
    return [c for c in dict.fromkeys(hand) if cards[c].kind == kind]


# --------------------------------------------------------------------------------- aggression


def aggressions(s: State, seat: int) -> Iterator[PlayAggression]:
    """Aggressions that may be played, with every possible target (NS-4.2)."""
    hand = _in_hand(s, seat, "aggression")
    if not hand or not _may_attack(s, seat):
        return
    weaker = {}
    for target in basics.in_game(s):
        if target != seat:
            attack, defence = strengths(s, seat, target)
            weaker[target] = attack > defence or not rules_of(s).weaker_target
    for card in hand:
        for target in _targets(s, seat, card):
            if weaker[target]:
                yield PlayAggression(card, target)


def in_vain(s: State, action: PlayAggression) -> bool:
    """Whether the rival has nothing of what the card takes (INT-19)."""
    if action.card in CODE:
        return CODE[action.card].in_vain(s, action.target)
    takes = rules_of(s).cards[action.card].effects
    return bool(takes) and all(effects.finds_nothing(s, e, action.target) for e in takes)


def play_aggression(t: Turn[State], seat: int, action: PlayAggression) -> None:
    """Pay, end pacts, compare strengths and let the target defend (NS-14.11)."""
    s = t.state
    civ = s.players[seat]
    civ.ma -= prices.attack_price(s, action.card, action.target)
    civ.military.cards.remove(action.card)
    hand.discard_military(s, [action.card])
    for pact in pacts.ending(s, seat, action.target):
        pacts.end(t, pact, "attack")
    attack, defence = strengths(s, seat, action.target)
    t.reveal()
    t.emit(events.Attacked(seat, action.target, action.card, attack, defence))
    t.todo(Defence(seat, action.target, action.card, attack, defence))


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
        values = self._values(s)
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

    def _values(self, s: State) -> dict[str, int]:
        """Worth of each card of the hand, played and discarded."""
        rules = rules_of(s)
        down = rules.board.figures.defense_discard if rules.defence_discards else 0
        values: dict[str, int] = {}
        for c in s.players[self.seat].military.cards:
            bonus = rules.cards[c].bonus
            values[c] = bonus.defense if bonus else 0
            values[DOWN + c] = down
        return values

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
        if self.card in CODE:
            CODE[self.card].succeed(t, self.attacker, self.seat)
        t.todo(*declared)


# ---------------------------------------------------------------------------------------- war


def wars(s: State, seat: int) -> Iterator[DeclareWar]:
    """Wars that may be declared (NS-4.5)."""
    if s.last_round and s.round >= s.last_round:
        return
    hand = _in_hand(s, seat, "war")
    if not hand or not _may_attack(s, seat):
        return
    for card in hand:
        for target in _targets(s, seat, card):
            if not any(r.immune_to_war(s, target) for r in basics.speakers(s, target)):
                yield DeclareWar(card, target)


def declare_war(t: Turn[State], seat: int, action: DeclareWar) -> None:
    """Pay, end pacts, lay the war in front of oneself (NS-14.13)."""
    s = t.state
    civ = s.players[seat]
    civ.ma -= prices.attack_price(s, action.card, action.target)
    civ.military.cards.remove(action.card)
    civ.war, civ.war_on = action.card, action.target
    t.reveal()
    t.emit(events.WarDeclared(seat, action.target, action.card))
    for pact in pacts.ending(s, seat, action.target):
        pacts.end(t, pact, "attack")


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
        attack, defence = war_strengths(s, self.seat, target)
        winner = None if attack == defence else self.seat if attack > defence else target
        t.emit(events.WarResolved(self.seat, target, card, attack, defence, winner))
        if winner is None:
            return
        loser = target if winner == self.seat else self.seat
        advantage = abs(attack - defence)
        if card in CODE:
            CODE[card].won(t, winner, loser, advantage)
            return
        for effect in rules_of(s).cards[card].effects:
            if isinstance(effect, Spoils):
                limit = effects.spoils(effect, advantage)
                economy.move(t, effect.good, loser, winner, limit, card)
