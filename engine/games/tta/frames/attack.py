"""How an attack is decided: who adds what to it in turn, and what comes of it (NS-4.4, NS-14.6).

An aggression and a war go through the steps that the ruleset names for them, one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from engine.core import (
    Amount,
    Automatic,
    Decision,
    Fact,
    Menu,
    Pick,
    Reason,
    Subset,
    Turn,
    Waiting,
    record,
    value,
)
from engine.games.tta import events
from engine.games.tta.actions import DOWN, Assemble, Commit, Decline, Defend, Reach, SendForce
from engine.games.tta.agenda import pop
from engine.games.tta.cards.model import Spoils
from engine.games.tta.change import economy, effects, hand
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.forces import PutTogether
from engine.games.tta.query import attacks, basics
from engine.games.tta.query.forces import (
    DEFENCE,
    STRENGTH,
    Purpose,
    most_force,
    not_committed,
    units_of,
    ways,
)

if TYPE_CHECKING:
    from engine.core.decision import NearMiss
    from engine.games.tta.state import State


@value
class Attack:
    """An aggression or a war that is being decided.

    war: which of the two. attack, defence: what both sides have by now. sent, held_by: units that
    the attacker and the target have given up for it, each by its card.
    """

    attacker: int
    target: int
    card: str
    war: bool
    attack: int
    defence: int
    sent: tuple[str, ...] = ()
    held_by: tuple[str, ...] = ()


def go_on(t: Turn[State], attack: Attack, after: str = "") -> None:
    """The first step of an attack, or the one after a step."""
    rules = rules_of(t.state)
    steps = rules.war if attack.war else rules.aggression
    following = steps[steps.index(after) + 1] if after else steps[0]
    t.todo(STEPS[following](attack))


# ------------------------------------------------------------------------ all cards at once


@record
class Defence(Waiting):
    """The target may close the gap with bonus cards and discards, all at once (NS-4.4)."""

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
            self.run(t)
            return
        s = t.state
        values = attacks.defence_values(s, self.seat)
        held = self.strength + sum(values[c] for c in action.cards)
        used = [c.removeprefix(DOWN) for c in action.cards]
        for c in used:
            s.players[seat].military.cards.remove(c)
        hand.discard_military(s, used)
        bonus = tuple(c for c in action.cards if not c.startswith(DOWN))
        t.emit(events.Defended(seat, self.card, bonus, len(used) - len(bonus), True))
        go_on(t, self._attack(held), self.kind)

    def run(self, t: Turn[State]) -> None:
        t.emit(events.Defended(self.seat, self.card, (), 0, False))
        go_on(t, self._attack(self.strength), self.kind)

    def _attack(self, defence: int) -> Attack:
        return Attack(self.attacker, self.seat, self.card, False, self.attack, defence)


# ---------------------------------------------------------------------- units and cards in turn


class Sacrifice(PutTogether, Waiting):
    """A side of an attack may give up units, which then count twice, and cards (OR-4.8, OR-5.2).

    Players who could add something by what everybody sees are asked; hidden cards tell nothing.
    """

    __slots__ = ()
    fight: Attack

    asking: ClassVar[tuple[str, str]]
    """The kind of its question, in an aggression and in a war."""

    def hopes(self, s: State) -> bool:
        """Whether everybody can see that there may be something to add."""
        return bool(units_of(s, self.seat))

    def ask(self, s: State) -> tuple[Decision, ...]:
        if not self.hopes(s):
            return ()
        facts: dict[str, Fact] = {
            "card": self.fight.card,
            **self.rival(),
            "attack": self.fight.attack,
            "defence": self.fight.defence,
        }
        asking = self.asking[self.fight.war]
        return (Decision(self.seat, asking, tuple(self._menus(s)), facts),)

    def _menus(self, s: State) -> Iterator[Menu]:
        units, cards = self.units_left(s), self.cards_left(s)
        if enough := self.enough(s):
            given = (Assemble(_each(units), tuple(sorted(cards))) for units, cards in enough)
            yield Pick("enough", tuple(given))
        if self.names_total and sum(units.values()) > 1:
            now, most = self.strength(s), most_force(s, self.seat, self.cards, self.purpose)
            yield Amount("reach", self.base() + now + 1, self.base() + most, Reach, "total")
        if units:
            yield Pick("give_up_unit", tuple(Commit(c) for c in units))
        if cards:
            yield Pick("use_card", tuple(Commit(c) for c in cards))
        committed = self.units or self.cards
        yield Pick(
            "give_up" if committed else "give_nothing",
            (SendForce(),),
            ends_step=True,
            refused=tuple(self._refused(s)),
        )

    def enough(self, s: State) -> list[tuple[dict[str, int], list[str]]]:
        """The sensible ways to decide it by what has been announced, units and cards of each; none
        if nothing is missing or all is too little."""
        if self.strength(s) >= self.goal(s):
            return []
        return ways(s, self.seat, self.goal(s), self.units, self.cards, self.purpose)

    def _refused(self, s: State) -> Iterator[NearMiss]:
        """What one has, but cannot give up here."""
        if not basics.may_sacrifice(s):
            for c in basics.staffed(s, self.seat, basics.UNITS):
                yield Commit(c), Reason("last_round_units")
        usable = self.cards_left(s)
        for c in dict.fromkeys(not_committed(s, self.seat, self.cards)):
            if c not in usable:
                yield Commit(c), self.no_card(c)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        if isinstance(action, Assemble):
            self.units.clear()
            self.units.update(Counter(action.units))
            self.cards[:] = action.cards
        elif isinstance(action, Reach):
            self.fill(t.state, action.total - self.base(), cards_first=False)
        else:
            PutTogether.answer(self, t, seat, action)

    def ready(self, s: State) -> bool:
        return True

    @property
    def names_total(self) -> bool:
        """Whether one may want more than what decides it by what has been announced."""
        raise AssertionError("one does or does not")

    def no_card(self, card: str) -> Reason:
        """Why a card of the hand adds nothing."""
        if self.fight.war:
            return Reason("no_cards_in_war", {"card": card})
        return Reason("no_cards_in_attack", {"card": card})

    def base(self) -> int:
        """What the side has without what is added."""
        raise AssertionError("each side has a strength")

    def rival(self) -> dict[str, Fact]:
        """The fact that names the other side."""
        raise AssertionError("an attack has two sides")

    def so_far(self, s: State) -> Attack:
        """The attack with what has been added."""
        raise AssertionError("what is added counts for a side")

    def sent(self, t: Turn[State]) -> None:
        pop(t)
        t.reveal()
        self.run(t)

    def given(self) -> tuple[str, ...]:
        return _each(self.units)


def _each(units: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(c for c, n in units.items() for _ in range(n))


@record
class SacrificeForAttack(Sacrifice):
    """The attacker gives up units and tells the total."""

    fight: Attack
    seat: int
    units: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    kind: Literal["sacrifice_for_attack"] = "sacrifice_for_attack"

    asking: ClassVar = ("sacrifice", "sacrifice")
    purpose: ClassVar = STRENGTH

    @property
    def names_total(self) -> bool:
        return True  # the target may answer

    def base(self) -> int:
        return self.fight.attack

    def goal(self, s: State) -> int:
        return max(0, self.fight.defence + 1 - self.fight.attack)

    def cards_left(self, s: State) -> list[str]:
        return []

    def rival(self) -> dict[str, Fact]:
        return {"target": self.fight.target}

    def so_far(self, s: State) -> Attack:
        return replace(self.fight, attack=self.fight.attack + self.strength(s), sent=self.given())

    def run(self, t: Turn[State]) -> None:
        fight = self.so_far(t.state)
        if self.units:
            t.emit(events.Sacrificed(self.seat, fight.card, fight.sent, fight.attack))
        self.announced(t, fight)

    def announced(self, t: Turn[State], fight: Attack) -> None:
        """The total stands; the target is next."""
        go_on(t, fight, self.kind)


@record
class SacrificeAhead(SacrificeForAttack):
    """The same in a turn that is only imagined: units are given up, and what comes of it is left
    out."""

    kind: Literal["sacrifice_ahead"] = "sacrifice_ahead"  # type: ignore[assignment]

    def announced(self, t: Turn[State], fight: Attack) -> None:
        civ = t.state.players[self.seat]
        for card in fight.sent:
            civ.workers[card] -= 1
        civ.yellow_bank += len(fight.sent)


@record
class AnswerAttack(Sacrifice):
    """The target gives up units and, against an aggression, any number of bonus cards."""

    fight: Attack
    seat: int
    units: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    kind: Literal["answer_attack"] = "answer_attack"

    asking: ClassVar = ("answer_attack", "answer_war")

    def no_card(self, card: str) -> Reason:
        if self.fight.war:
            return Sacrifice.no_card(self, card)
        return Reason("no_defence_card", {"card": card})

    @property
    def names_total(self) -> bool:
        return self.fight.war  # by how much it is lost or won matters

    def base(self) -> int:
        return self.fight.defence

    @property
    def purpose(self) -> Purpose:  # type: ignore[override]
        return STRENGTH if self.fight.war else DEFENCE

    def hopes(self, s: State) -> bool:
        holds = not self.fight.war and bool(s.players[self.seat].military.cards)
        return holds or Sacrifice.hopes(self, s)

    def goal(self, s: State) -> int:
        return max(0, self.fight.attack + self.fight.war - self.fight.defence)

    def cards_left(self, s: State) -> list[str]:
        return [] if self.fight.war else PutTogether.cards_left(self, s)

    def rival(self) -> dict[str, Fact]:
        return {"from": self.fight.attacker}

    def so_far(self, s: State) -> Attack:
        added = self.strength(s)
        return replace(self.fight, defence=self.fight.defence + added, held_by=self.given())

    def run(self, t: Turn[State]) -> None:
        s = t.state
        fight = self.so_far(s)
        if self.units:
            t.emit(events.Sacrificed(self.seat, fight.card, fight.held_by, fight.defence))
        if not self.fight.war:
            for card in self.cards:
                s.players[self.seat].military.cards.remove(card)
            hand.discard_military(s, self.cards)
            held = fight.defence >= fight.attack
            t.emit(events.Defended(self.seat, fight.card, tuple(self.cards), 0, held))
        go_on(t, fight, self.kind)


# ------------------------------------------------------------------------------------ the end


@record
class ResolveAttack(Automatic):
    """The greater total wins; then the units that were given up go to the yellow banks (OR-6.4)."""

    fight: Attack
    kind: Literal["resolve_attack"] = "resolve_attack"

    def run(self, t: Turn[State]) -> None:
        fight = self.fight
        for seat, units in ((fight.attacker, fight.sent), (fight.target, fight.held_by)):
            if units:
                workers = t.state.players[seat].workers
                for card in units:
                    workers[card] -= 1
                t.todo(GoHome(seat, len(units)))
        if fight.war:
            self._war(t)
        elif fight.attack > fight.defence:
            self._success(t)

    def _success(self, t: Turn[State]) -> None:
        fight = self.fight
        declared = effects.frames_of(t.state, fight.card, fight.attacker, fight.target)
        if rules := rules_of(t.state).code.get(fight.card):
            rules.succeed(t, fight.attacker, fight.target)
        t.todo(*declared)

    def _war(self, t: Turn[State]) -> None:
        f, s = self.fight, t.state
        even = f.attack == f.defence
        winner = None if even else f.attacker if f.attack > f.defence else f.target
        t.emit(events.WarResolved(f.attacker, f.target, f.card, f.attack, f.defence, winner))
        if winner is None:
            return
        loser = f.target if winner == f.attacker else f.attacker
        advantage = abs(f.attack - f.defence)
        if rules := rules_of(s).code.get(f.card):
            rules.won(t, winner, loser, advantage)
            return
        for effect in rules_of(s).cards[f.card].effects:
            if isinstance(effect, Spoils):
                limit = effects.spoils(effect, advantage)
                economy.move(t, effect.good, loser, winner, limit, f.card)


@record
class GoHome(Automatic):
    """Workers of units that were given up come back to the yellow bank: only now, so that what is
    taken from it is taken from what was there before (OR-9.21)."""

    seat: int
    count: int
    kind: Literal["go_home"] = "go_home"

    def run(self, t: Turn[State]) -> None:
        t.state.players[self.seat].yellow_bank += self.count


STEPS: dict[str, Callable[[Attack], Any]] = {
    "defence": lambda a: Defence(a.attacker, a.target, a.card, a.attack, a.defence),
    "sacrifice_for_attack": lambda a: SacrificeForAttack(a, a.attacker),
    "answer_attack": lambda a: AnswerAttack(a, a.target),
    "resolve_attack": ResolveAttack,
}
"""What a ruleset may make attacks of."""
