"""The course of the game: one turn after the other (NS-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Turn, record
from engine.games.tta import events
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import bonuses, combat, finish, leaving, phases, politics
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


STEPS: dict[str, Callable[[int], Any]] = {
    "leave": leaving.Leave,
    "round_event": politics.RoundEvent,
    "open_bonus": bonuses.OpenBonus,
    "restore_actions": phases.RestoreActions,
    "forget_turn": phases.ForgetTurn,
    "replenish": phases.Replenish,
    "own_war": combat.OwnWar,
    "share_tactic": phases.ShareTactic,
    "open_politics": politics.OpenPolitics,
    "action_phase": phases.ActionPhase,
    "hand_limit": phases.HandLimit,
    "production": phases.Production,
    "draw_military": phases.DrawMilitary,
    "reset_actions": phases.ResetActions,
    "turn_end": phases.TurnEnd,
}
"""What a ruleset may make turns of."""

FINAL: dict[str, Callable[[], Any]] = {
    "last_events": finish.LastEvents,
    "open_events": finish.OpenEvents,
    "final_bonus": finish.FinalBonus,
    "end_bonuses": finish.EndBonuses,
    "ranking": finish.Ranking,
}
"""What a ruleset may make the end of the game of."""


def steps(names: Iterable[str], seat: int) -> list[Any]:
    """The frames of some steps of a seat's turn."""
    return [STEPS[name](seat) for name in names]


def take_turn(t: Turn[State], seat: int) -> None:
    """A turn with all its parts."""
    s = t.state
    s.current = seat
    t.emit(events.TurnBegan(seat, s.round))
    t.todo(*steps(rules_of(s).turn, seat), EndSequence(seat))


def end_turn(t: Turn[State], seat: int) -> None:
    """The end sequence of a turn."""
    t.todo(*steps(rules_of(t.state).turn_end, seat), NextTurn(seat))


def pass_on(t: Turn[State], seat: int) -> None:
    """The turn goes to the next player, or the game ends (NS-2.4). A start player who has left
    hands that role on, and the round goes on with it (NS-14.14)."""
    s = t.state
    following = basics.next_seat(s, seat)
    opening: list[Any] = []
    if s.players[seat].out and s.start == seat:
        s.start = following
    elif following == s.start:
        s.round += 1
        if s.last_round and s.round > s.last_round:
            s.round -= 1
            t.todo(*[FINAL[name]() for name in rules_of(s).game_end])
            return
        opening = steps(rules_of(s).round_start, following)
    take_turn(t, following)
    t.todo(*opening)


@record
class EndSequence(Automatic):
    """Everything after the action phase, or after its player has left the game (NS-4.8). It is at
    the bottom of the agenda as long as the turn goes on."""

    seat: int
    kind: Literal["end_sequence"] = "end_sequence"

    def run(self, t: Turn[State]) -> None:
        seat = self.seat
        if not t.state.players[seat].out:
            end_turn(t, seat)
        elif len(basics.in_game(t.state)) == 1:
            t.todo(finish.LastLeft())
        else:
            t.todo(NextTurn(seat))


@record
class NextTurn(Automatic):
    """The next player's turn, or the end of the game."""

    seat: int
    kind: Literal["next_turn"] = "next_turn"

    def run(self, t: Turn[State]) -> None:
        pass_on(t, self.seat)
