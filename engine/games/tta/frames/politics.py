"""The politics phase (NS-4): events, pacts, resignation; attacks are in `combat`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Literal

from engine.core import (
    Action,
    Automatic,
    Decision,
    Fact,
    Menu,
    Pick,
    Reason,
    Resign,
    Turn,
    Verb,
    Waiting,
    menus_of,
    offered,
    record,
)
from engine.games.tta import events
from engine.games.tta.actions import (
    AnswerPact,
    CancelPact,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    UseAbility,
)
from engine.games.tta.acts.abilities import not_offered
from engine.games.tta.acts.act import HANDLERS, Later, TtaAct, near_misses, register_action, why_not
from engine.games.tta.acts.means import Standing, about
from engine.games.tta.agenda import pop
from engine.games.tta.cards.base import CardRules
from engine.games.tta.change import economy, effects, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import colonies, combat, leaving
from engine.games.tta.frames.political import Political
from engine.games.tta.query import basics
from engine.games.tta.state import PactInPlay

if TYPE_CHECKING:
    from engine.games.tta.state import State

TWO = 2
FIRST_EVENT = 3
"""The first round that begins with an event, where rounds do."""

_prepare = cache(PrepareEvent)  # frozen, so the same ones can be offered again and again


@record
class OpenPolitics(Automatic):
    """The politics phase begins, except in the first turn."""

    seat: int
    kind: Literal["open_politics"] = "open_politics"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        if not civ.turns:
            return
        leaving.release_markers(t.state, self.seat)
        owed = civ.owes_politics
        if owed:
            civ.owes_politics = False
            t.emit(events.Passed(self.seat, owed=True))
        t.todo(Politics(self.seat, owed=owed))


@record
class Politics(Waiting):
    """At most one political action (NS-4), rarely two (NS-4.9).

    done: political actions taken in this phase. opened: abilities of the opening used. owed: the
    political action was given up (NS-14.15); what the opening offers is no such action and stays.
    """

    seat: int
    done: int = 0
    opened: bool = False
    owed: bool = False
    kind: Literal["politics"] = "politics"

    def ask(self, s: State) -> tuple[Decision, ...]:
        seat = self.seat
        rules = basics.speakers(s, seat)
        if self.done and not (self.done == 1 and any(r.second_politics(s, seat) for r in rules)):
            return ()
        looks = [a for r in rules for a in self._openings(s, r)]
        menus: list[Menu] = [Pick("look", tuple(looks))] if looks else []
        declines = partial(self._why_not, s)
        if self.owed:
            if not menus:
                return ()
            menus.append(Pick("pass", (PassPolitics(),), implied=True, declines=declines))
            return (Decision(seat, "politics", tuple(menus), {"owed": True}),)
        m = Standing(s, seat)
        menus += self._actions(m)
        refused = Later(partial(near_misses, s, seat, ACTS))
        passing = (PassPolitics(),)
        menus.append(Pick("pass", passing, implied=True, refused=refused, declines=declines))
        if leaving.RESIGN.obstacle(m, Resign()) is None:
            menus.append(Pick("resign", (Resign(),), collapsed=True, confirm=True))
        return (Decision(seat, "politics", tuple(menus), {}),)

    def _actions(self, m: Standing) -> Iterator[Menu]:
        """Everything but looking, passing and resigning."""
        kinds = {m.cards[card].kind for card in m.civ.military.cards}
        able = [menu for act, menu in MENUS if not act.cards or not kinds.isdisjoint(act.cards)]
        for verb, actions in offered(m, able):
            if verb in combat.AGGRESSION.verbs:
                yield from _attacks(m, actions)
            else:
                yield Pick(verb.name, tuple(actions))
        if abilities := tuple(a for r in m.speakers for a in r.political(m.s, m.seat)):
            yield Pick("ability", abilities)

    def _openings(self, s: State, rules: CardRules) -> Iterable[UseAbility]:
        return () if self.done or self.opened else rules.opening(s, self.seat)

    def _why_not(self, s: State, action: Action) -> Reason | None:
        seat = self.seat
        if isinstance(action, UseAbility):
            return not_offered(Standing(s, seat), action, partial(self._abilities, s))
        act = HANDLERS.get(type(action))
        if self.owed and act is not None and act.phase == "politics" and act is not PASS:
            return Reason("politics_owed")
        return why_not("politics", s, seat, action)

    def _abilities(self, s: State, rules: CardRules) -> list[UseAbility]:
        """What a card offers in this phase."""
        political = () if self.owed else rules.political(s, self.seat)
        return [*self._openings(s, rules), *political]

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        s = t.state
        if isinstance(action, PassPolitics):
            if not self.owed:
                t.emit(events.Passed(seat))
            pop(t)
            return
        if isinstance(action, Resign):
            leaving.RESIGN.do(t, seat, action)
            return
        if isinstance(action, UseAbility):
            rules = rules_of(s).code[action.card]
            if action not in rules.political(s, seat):
                self.opened = True
                rules.use(t, seat, action)
                return
        self.done += 1
        if self.done == TWO:
            second = next(r for r in basics.speakers(s, seat) if r.second_politics(s, seat))
            s.players[seat].spent.append(second.card)
        HANDLERS[type(action)].do(t, seat, action)


def _attacks(m: Standing, offered: list[PlayAggression]) -> Iterator[Menu]:
    """A player who wants no effect at all is asked twice (INT-19)."""
    vain = tuple(a for a in offered if combat.in_vain(m, a))
    if real := tuple(a for a in offered if a not in vain):
        yield Pick("aggression", real)
    if vain:
        yield Pick("aggression_in_vain", vain, collapsed=True, confirm=True)


class Pass(Political[PassPolitics]):
    """No (further) political action (NS-4.10); always possible."""

    says = PassPolitics

    def not_candidate(self, m: Standing, action: PassPolitics) -> Reason | None:
        return None


PASS = register_action(Pass())


# ----------------------------------------------------------------------------------- events


class Prepare(Political[PrepareEvent]):
    """An event or territory goes on the future events and scores its level; the top current event
    is revealed and resolved (NS-4.1, NS-14.8)."""

    says = PrepareEvent
    verbs = (Verb("prepare"),)
    cards = ("event", "territory")
    common = frozenset({"no_events"})
    sought = TtaAct.HAND

    def candidates(self, m: Standing, verb: str) -> list[PrepareEvent]:
        return [_prepare(card) for card in self.held(m)]

    def obstacle(self, m: Standing, action: PrepareEvent) -> Reason | None:
        return None if m.s.current_events.cards else Reason("no_events")

    def do(self, t: Turn[State], seat: int, action: PrepareEvent) -> None:
        s = t.state
        level = rules_of(s).cards[action.card].level
        s.players[seat].military.cards.remove(action.card)
        s.future_events.cards.append(action.card)
        s.future_events.placed_by.append(seat)
        t.emit(events.EventPrepared(seat, level))
        economy.change(t, seat, "culture", level, "event_prepared")
        t.todo(RevealEvent(seat), Restack())


PREPARE = register_action(Prepare())


@record
class RevealEvent(Automatic):
    """The top current event is turned over and resolved."""

    seat: int
    kind: Literal["reveal_event"] = "reveal_event"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        card = s.current_events.cards.pop()
        s.current_events.placed_by.pop()
        s.past_events.append(card)
        t.reveal()
        t.emit(events.EventRevealed(self.seat, card))
        if rules_of(s).cards[card].kind == "territory":
            t.todo(colonies.auction(s, self.seat, card))
        else:
            effects.resolve_event(t, card)


@record
class RoundEvent(Automatic):
    """From round three on an event is turned over as a round begins, as long as there are some
    (OR-3.1)."""

    seat: int
    kind: Literal["round_event"] = "round_event"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        if s.round >= FIRST_EVENT and s.current_events.cards:
            t.todo(RevealEvent(self.seat))


@record
class Restack(Automatic):
    """If the current events are used up, the future ones take their place (NS-4.1)."""

    kind: Literal["restack"] = "restack"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        if s.current_events.cards or not s.future_events.cards:
            return
        cards = rules_of(s).cards
        pile = s.future_events.cards
        s.rng.shuffle(pile)
        pile.sort(key=lambda c: -cards[c].level)
        s.current_events.cards = pile
        s.current_events.placed_by = [-1] * len(pile)
        s.future_events.cards = []
        s.future_events.placed_by = []
        t.emit(events.EventsRestacked())


# ------------------------------------------------------------------------------------ pacts


class Offer(Political[OfferPact]):
    """A pact of the hand is offered to a player, on one of its sides (NS-4.6)."""

    says = OfferPact
    verbs = (Verb("pact"),)
    cards = ("pact",)

    def candidates(self, m: Standing, verb: str) -> list[OfferPact]:
        found: list[OfferPact] = []
        if m.rules.pacts_need_third and len(m.rivals) == 1:
            return found
        for card in self.held(m):
            for partner in m.rivals:
                found.append(OfferPact(card, partner, "a"))
                if self._two_sided(m, card):
                    found.append(OfferPact(card, partner, "b"))
        return found

    def _two_sided(self, m: Standing, card: str) -> bool:
        pact = m.cards[card].pact
        return pact is not None and pact.sides

    def not_candidate(self, m: Standing, action: OfferPact) -> Reason | None:
        if why := super().not_candidate(m, action):
            return why
        lonely = m.rules.pacts_need_third and len(m.rivals) == 1
        if lonely or action.partner not in m.rivals:
            return Reason("no_target")
        if action.side == "b" and not self._two_sided(m, action.card):
            return about("no_sides", action.card)
        return None

    def do(self, t: Turn[State], seat: int, action: OfferPact) -> None:
        t.reveal()
        t.emit(events.PactOffered(seat, action.partner, action.card, action.side))
        t.todo(PactOffer(seat, action.partner, action.card, action.side))


OFFER = register_action(Offer())


@record
class PactOffer(Waiting):
    """The partner accepts or refuses."""

    seat: int
    partner: int
    card: str
    side: Literal["a", "b"]
    kind: Literal["pact_offer"] = "pact_offer"

    def ask(self, s: State) -> tuple[Decision, ...]:
        menu = Pick("answer_pact", (AnswerPact(True), AnswerPact(False)))
        facts: dict[str, Fact] = {"card": self.card, "from": self.seat, "side": self.side}
        return (Decision(self.partner, "answer_pact", (menu,), facts),)

    def answer(self, t: Turn[State], seat: int, action: AnswerPact) -> None:
        pop(t)
        s = t.state
        t.reveal()
        t.emit(events.PactAnswered(seat, self.card, action.accept))
        if not action.accept:
            return
        s.players[self.seat].military.cards.remove(self.card)
        for old in [p for p in s.pacts if p.owner == self.seat]:
            pacts.end(t, old, "replaced")
        a, b = (self.seat, seat) if self.side == "a" else (seat, self.seat)
        s.pacts.append(PactInPlay(self.card, self.seat, a, b))
        economy.refresh(t, a)
        economy.refresh(t, b)


class Cancel(Political[CancelPact]):
    """A pact that one is party to ends (NS-4.7)."""

    says = CancelPact
    verbs = (Verb("cancel"),)

    def candidates(self, m: Standing, verb: str) -> list[CancelPact]:
        return [CancelPact(pact.card) for pact in basics.pacts_of(m.s, m.seat)]

    def not_candidate(self, m: Standing, action: CancelPact) -> Reason | None:
        if any(pact.card == action.card for pact in basics.pacts_of(m.s, m.seat)):
            return None
        return about("no_such_pact", action.card)

    def do(self, t: Turn[State], seat: int, action: CancelPact) -> None:
        pact = next(p for p in basics.pacts_of(t.state, seat) if p.card == action.card)
        pacts.end(t, pact, "cancelled")


CANCEL = register_action(Cancel())

ACTS: tuple[Political[Any], ...] = (PREPARE, combat.AGGRESSION, combat.WAR, OFFER, CANCEL)
"""Political actions in the order of their menus, with looking, passing and resigning."""
MENUS = [(act, menu) for act in ACTS for menu in menus_of([act])]
