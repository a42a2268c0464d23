"""Tactics: from hand, or those of the common area (NS-5.18, NS-5.19)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core import Reason, Turn, Verb
from engine.games.tta import events
from engine.games.tta.actions import CopyTactic, PlayTactic
from engine.games.tta.acts.act import TtaAct, register_action
from engine.games.tta.acts.means import Means, about, spend_military
from engine.games.tta.change import hand
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

MENU = (Verb("tactic"),)
_play = cache(PlayTactic)
_copy = cache(CopyTactic)


class PlayOwn(TtaAct[Means, PlayTactic]):
    """A tactic of the hand becomes one's own, exclusive one."""

    says = PlayTactic
    verbs = MENU
    common = frozenset({"tactic_done"})
    sought = 5

    def candidates(self, m: Means, verb: str) -> list[PlayTactic]:
        hand = dict.fromkeys(m.civ.military.cards)
        return [_play(card) for card in hand if m.cards[card].kind == "tactic"]

    def not_candidate(self, m: Means, action: PlayTactic) -> Reason | None:
        return m.not_in_military_hand(action.card, "tactic")

    def obstacle(self, m: Means, action: PlayTactic) -> Reason | None:
        return _done(m) or m.no_military(m.cards[action.card].military_cost or 0)

    def do(self, t: Turn[State], seat: int, action: PlayTactic) -> None:
        spend_military(t, seat, rules_of(t.state).cards[action.card].military_cost or 0)
        t.state.players[seat].military.cards.remove(action.card)
        _adopt(t, seat, action.card, own=True)


class CopyCommon(TtaAct[Means, CopyTactic]):
    """A tactic of the common area becomes the current one."""

    says = CopyTactic
    verbs = MENU
    common = frozenset({"tactic_done", "military_actions"})
    sought = 6

    def candidates(self, m: Means, verb: str) -> list[CopyTactic]:
        own = m.civ.tactic
        return [_copy(card) for card in m.s.common_tactics if card != own]

    def not_candidate(self, m: Means, action: CopyTactic) -> Reason | None:
        if action.card not in m.s.common_tactics:
            return about("not_common", action.card)
        if action.card == m.civ.tactic:
            return about("tactic_in_use", action.card)
        return None

    def obstacle(self, m: Means, action: CopyTactic) -> Reason | None:
        return _done(m) or m.no_military(m.rules.board.figures.copy_tactic)

    def do(self, t: Turn[State], seat: int, action: CopyTactic) -> None:
        spend_military(t, seat, rules_of(t.state).board.figures.copy_tactic)
        _adopt(t, seat, action.card, own=False)


def _done(m: Means) -> Reason | None:
    """One tactic a turn."""
    return Reason("tactic_done") if m.civ.tactic_done and not m.rules.tactics_stay else None


def _adopt(t: Turn[State], seat: int, card: str, own: bool) -> None:
    """One that was in play before is a common one since the start of the turn (NS-3.7), or, where
    tactics stay their owner's, goes to the discards (OR-4.12)."""
    s = t.state
    civ = s.players[seat]
    if civ.exclusive and civ.tactic is not None:
        hand.discard_military(s, [civ.tactic])
    civ.tactic = card
    civ.exclusive = own
    civ.tactic_done = True
    t.emit(events.TacticAdopted(seat, card, own))


PLAY_TACTIC = register_action(PlayOwn())
COPY_TACTIC = register_action(CopyCommon())
ACTS = (PLAY_TACTIC, COPY_TACTIC)
