"""The politics phase (NS-4): events, pacts, resignation; attacks are in `combat`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Decision, Fact, Menu, Pick, Resign, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import (
    AnswerPact,
    CancelPact,
    DeclareWar,
    OfferPact,
    PassPolitics,
    PlayAggression,
    PrepareEvent,
    UseAbility,
)
from engine.games.tta.agenda import pop
from engine.games.tta.cards.base import CODE
from engine.games.tta.change import economy, effects, pacts
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import colonies, combat, leaving
from engine.games.tta.near_misses import NearMisses
from engine.games.tta.query import basics
from engine.games.tta.reasons import explained
from engine.games.tta.state import PactInPlay

if TYPE_CHECKING:
    from engine.games.tta.state import State

TWO = 2


@record
class OpenPolitics(Automatic):
    """The politics phase begins, except in the first turn."""

    seat: int
    kind: Literal["open_politics"] = "open_politics"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        if not civ.turns:
            return
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
        menus: list[Menu] = []
        if not self.done and not self.opened:
            _add(menus, "look", [a for r in rules for a in r.opening(s, seat)])
        if self.owed:
            if not menus:
                return ()
            menus.append(Pick("pass", (PassPolitics(),)))
            return (explained(s, seat, "politics", tuple(menus), {"owed": True}),)
        _add(menus, "prepare", preparable(s, seat))
        attacks = [(a, combat.in_vain(s, a)) for a in combat.aggressions(s, seat)]
        _add(menus, "aggression", [a for a, in_vain in attacks if not in_vain])
        # Whoever wants no effect at all is asked twice (INT-19).
        _add(menus, "aggression_in_vain", [a for a, in_vain in attacks if in_vain], grave=True)
        _add(menus, "war", combat.wars(s, seat))
        _add(menus, "pact", offers(s, seat))
        _add(menus, "cancel", [CancelPact(p.card) for p in basics.pacts_of(s, seat)])
        _add(menus, "ability", [a for r in rules for a in r.political(s, seat)])
        refused = NearMisses(s, seat)
        menus.append(Pick("pass", (PassPolitics(),), refused=refused))
        if not basics.decks_are_out(s):
            menus.append(Pick("resign", (Resign(),), more=True, grave=True))
        return (explained(s, seat, "politics", tuple(menus), {}),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        if isinstance(action, PassPolitics):
            if not self.owed:
                t.emit(events.Passed(seat))
            pop(t)
            return
        if isinstance(action, Resign):
            leaving.resign(t, seat)
            return
        if isinstance(action, UseAbility) and not _is_political(t.state, seat, action):
            self.opened = True
            CODE[action.card].use(t, seat, action)
            return
        self.done += 1
        if self.done == TWO:
            second = next(
                r for r in basics.speakers(t.state, seat) if r.second_politics(t.state, seat)
            )
            t.state.players[seat].spent.append(second.card)
        _DO[type(action)](t, seat, action)


def _is_political(s: State, seat: int, action: UseAbility) -> bool:
    return action in CODE[action.card].political(s, seat)


def _add(menus: list[Menu], verb: str, actions: Any, grave: bool = False) -> None:
    listed = tuple(actions)
    if listed:
        menus.append(Pick(verb, listed, more=grave, grave=grave))


# ----------------------------------------------------------------------------------- events


def preparable(s: State, seat: int) -> Iterator[PrepareEvent]:
    """Events and territories of the hand (NS-4.1); one must be there to be revealed."""
    cards = rules_of(s).cards
    if not s.current_events.cards:
        return
    for c in dict.fromkeys(s.players[seat].military.cards):
        if cards[c].kind in ("event", "territory"):
            yield PrepareEvent(c)


def _prepare(t: Turn[State], seat: int, action: PrepareEvent) -> None:
    """Put the card on the future events, score for its level, reveal and resolve the top current
    event (NS-14.8)."""
    s = t.state
    level = rules_of(s).cards[action.card].level
    s.players[seat].military.cards.remove(action.card)
    s.future_events.cards.append(action.card)
    s.future_events.placed_by.append(seat)
    t.emit(events.EventPrepared(seat, level))
    economy.change(t, seat, "culture", level, "event_prepared")
    t.todo(RevealEvent(seat), Restack())


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


def offers(s: State, seat: int) -> Iterator[OfferPact]:
    """Pacts of the hand, to every other player, on every side there is (NS-4.6)."""
    cards = rules_of(s).cards
    for c in dict.fromkeys(s.players[seat].military.cards):
        pact = cards[c].pact
        if pact is not None:
            for partner in basics.in_game(s):
                if partner != seat:
                    yield OfferPact(c, partner, "a")
                    if pact.sides:
                        yield OfferPact(c, partner, "b")


def _offer(t: Turn[State], seat: int, action: OfferPact) -> None:
    t.reveal()
    t.emit(events.PactOffered(seat, action.partner, action.card, action.side))
    t.todo(PactOffer(seat, action.partner, action.card, action.side))


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


def _cancel(t: Turn[State], seat: int, action: CancelPact) -> None:
    pact = next(p for p in basics.pacts_of(t.state, seat) if p.card == action.card)
    pacts.end(t, pact, "cancelled")


# -------------------------------------------------------------------------------- abilities


def _use(t: Turn[State], seat: int, action: UseAbility) -> None:
    t.emit(events.AbilityUsed(seat, action.card))
    CODE[action.card].use(t, seat, action)


# ------------------------------------------------------------------------------ resignation


_DO: dict[type, Any] = {
    PrepareEvent: _prepare,
    PlayAggression: combat.play_aggression,
    DeclareWar: combat.declare_war,
    OfferPact: _offer,
    CancelPact: _cancel,
    UseAbility: _use,
}
