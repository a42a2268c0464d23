"""Events of the last age that are found in advance and score when the game is over (OR-7.11)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal

from engine.core import Automatic, Decision, Pick, Pile, Subset, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import ChooseBonus, KeepBonuses
from engine.games.tta.agenda import pop
from engine.games.tta.cards.model import for_players
from engine.games.tta.change import bonuses
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


def prepare(t: Turn[State]) -> None:
    """Take the events out of the last deck, and find those that score as the ruleset says."""
    s = t.state
    rules, players = rules_of(s), len(s.players)
    if rules.bonuses == "deck":
        return
    cards = bonuses.taken_out(rules, players)
    s.rng.shuffle(cards)
    each = for_players(rules.bonus_picks, players)
    s.bonuses = Pile(cards)
    if rules.bonuses == "own":
        dealt = (len(cards) - 1) // players  # one is put aside unseen
        for seat, civ in enumerate(s.players):
            mine = [cards.pop() for _ in range(dealt)]
            civ.bonuses = Pile(mine, sight="owner", owner=seat)
        t.todo(KeepBonus(each))
    elif rules.bonuses == "open_choice":
        s.offered, s.bonuses.cards = cards, []
        order = basics.clockwise(s, s.start)
        t.todo(PickBonus(order * each))
    else:
        for _ in range(rules.open_bonuses if rules.bonuses == "open" else 1):
            bonuses.turn_up(t)


@record
class KeepBonus(Waiting):
    """Everybody keeps some of the cards dealt, all at once; the others go back unseen."""

    each: int
    kept: list[int] = field(default_factory=list)
    kind: Literal["keep_bonus"] = "keep_bonus"

    def ask(self, s: State) -> tuple[Decision, ...]:
        return tuple(
            self._asked(s, seat) for seat in basics.clockwise(s, s.start) if seat not in self.kept
        )

    def _asked(self, s: State, seat: int) -> Decision:
        dealt, n = tuple(_own(s, seat).cards), self.each
        menu = Subset("keep_bonus", dealt, KeepBonuses, "cards", low=n, high=n)
        return Decision(seat, "keep_bonus", (menu,), {"count": n})

    def answer(self, t: Turn[State], seat: int, action: KeepBonuses) -> None:
        s = t.state
        mine = _own(s, seat)
        assert s.bonuses is not None
        s.bonuses.cards += [card for card in mine.cards if card not in action.cards]
        mine.cards = list(action.cards)
        self.kept.append(seat)
        t.emit(events.BonusesKept(seat, self.each))
        if len(self.kept) == len(s.players):
            pop(t)
            s.rng.shuffle(s.bonuses.cards)


def _own(s: State, seat: int) -> Pile:
    found = s.players[seat].bonuses
    assert found is not None, "cards were dealt"
    return found


@record
class PickBonus(Waiting):
    """One after the other chooses an event that is open; the rest goes back."""

    seats: list[int]
    kind: Literal["pick_bonus"] = "pick_bonus"

    def ask(self, s: State) -> tuple[Decision, ...]:
        if not self.seats:
            return ()
        menu = Pick("choose_bonus", tuple(ChooseBonus(c) for c in s.offered))
        return (Decision(self.seats[0], "choose_bonus", (menu,)),)

    def answer(self, t: Turn[State], seat: int, action: ChooseBonus) -> None:
        s = t.state
        s.offered.remove(action.card)
        s.open_events.append(action.card)
        t.emit(events.BonusOpened(seat, action.card))
        del self.seats[0]
        if not self.seats:
            pop(t)
            assert s.bonuses is not None
            s.bonuses.cards, s.offered = s.offered, []
            s.rng.shuffle(s.bonuses.cards)


@record
class OpenBonus(Automatic):
    """One more is turned up after the first round."""

    seat: int
    kind: Literal["open_bonus"] = "open_bonus"

    def run(self, t: Turn[State]) -> None:
        if t.state.round == SECOND:
            bonuses.turn_up(t)


SECOND = 2
"""The round that follows the first."""
