"""The end of the game (NS-2.5, NS-14.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Turn, record
from engine.games.tta import events
from engine.games.tta.change import economy, effects
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

SCORED_LEVEL = 3


@record
class LastEvents(Automatic):
    """Age III events left in both event decks are evaluated, one after the other."""

    kind: Literal["last_events"] = "last_events"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        s.current = s.start
        cards = rules_of(s).cards
        left = [
            c
            for c in s.current_events.cards + s.future_events.cards
            if cards[c].level == SCORED_LEVEL and cards[c].kind == "event"
        ]
        s.rng.shuffle(left)
        t.reveal()
        t.todo(*[LastEvent(c) for c in left])


@record
class LastEvent(Automatic):
    """One event is evaluated at the end of the game."""

    card: str
    kind: Literal["last_event"] = "last_event"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        pile = next(p for p in (s.current_events, s.future_events) if self.card in p.cards)
        at = pile.cards.index(self.card)
        del pile.cards[at], pile.placed_by[at]
        s.past_events.append(self.card)
        t.emit(events.EventRevealed(s.current, self.card))
        effects.resolve_event(t, self.card)


@record
class OpenEvents(Automatic):
    """Events that have lain open since the start score (OR-4.1); ties as in the start player's
    turn."""

    kind: Literal["open_events"] = "open_events"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        s.current = s.start
        for seat, civ in enumerate(s.players):
            if civ.out or civ.bonuses is None:
                continue  # what somebody kept who has left is out of play (OR-5.13)
            for card in civ.bonuses.cards:
                s.open_events.append(card)
                t.reveal()
                t.emit(events.BonusShown(seat, card))
            civ.bonuses = None
        t.todo(*[OpenEvent(c) for c in s.open_events])


@record
class OpenEvent(Automatic):
    """One of them."""

    card: str
    kind: Literal["open_event"] = "open_event"

    def run(self, t: Turn[State]) -> None:
        t.emit(events.EventRevealed(t.state.current, self.card))
        effects.resolve_event(t, self.card)


@record
class FinalBonus(Automatic):
    """What an edition scores when a game of it is over (OR-3.4)."""

    kind: Literal["final_bonus"] = "final_bonus"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        found = {x: ratings.final_bonus(s, x) for x in basics.in_game(s)}
        for seat, culture in found.items():
            economy.change(t, seat, "culture", culture, self.kind)


@record
class EndBonuses(Automatic):
    """Cards that score when the game is over."""

    kind: Literal["end_bonuses"] = "end_bonuses"

    def run(self, t: Turn[State]) -> None:
        for seat in basics.clockwise(t.state, t.state.current):
            for r in basics.speakers(t.state, seat):
                r.game_ended(t, seat)


@record
class Ranking(Automatic):
    """Most culture wins; tied players share the victory."""

    kind: Literal["ranking"] = "ranking"

    def run(self, t: Turn[State]) -> None:
        _end(t, "last_round")


@record
class LastLeft(Automatic):
    """Only one player is left and wins at once (NS-4.8)."""

    kind: Literal["last_left"] = "last_left"

    def run(self, t: Turn[State]) -> None:
        _end(t, "resigned")


def _end(t: Turn[State], cause: str) -> None:
    s = t.state
    s.cause = cause
    culture = tuple(civ.culture for civ in s.players)
    t.emit(events.GameEnded(places(s), culture, cause))


def places(s: State) -> tuple[int, ...]:
    """Places by culture; players who have resigned share the last one."""
    scores = [-1 if civ.out else civ.culture for civ in s.players]
    return tuple(1 + sum(other > own for other in scores) for own in scores)
