"""Steps on the technology tracks: Tikal 1 and 3, and those that tiles give (TZ-5.3, TZ-6)."""

from __future__ import annotations

from typing import Any, Literal

from engine.core import (
    Automatic,
    Decision,
    Fact,
    Pick,
    Reason,
    Turn,
    Waiting,
    partition_legal,
    record,
)
from engine.games.tzolkin import purse
from engine.games.tzolkin.actions import Research, Skip
from engine.games.tzolkin.components import BOX, TRACKS
from engine.games.tzolkin.events import Researched
from engine.games.tzolkin.frames import rewards
from engine.games.tzolkin.frames.choices import PayAny
from engine.games.tzolkin.goods import TRACK_IDS
from engine.games.tzolkin.knowledge import LAST, track_id
from engine.games.tzolkin.state import Tzolkin


def price(state: Tzolkin, seat: int, track: str) -> int:
    """Resources for the next step of a seat on a track."""
    return BOX.technology.price(state.players[seat].technologies[track])


def learn(t: Turn[Tzolkin], seat: int, track: str) -> list[Any]:
    """A step up on a track, or its repeat bonus at the end of it; the questions that remain."""
    player = t.state.players[seat]
    if player.technologies[track] < LAST:
        player.technologies[track] += 1
        t.emit(Researched(seat, track, player.technologies[track]))
        return []
    t.emit(Researched(seat, track, LAST, repeat=True))
    return rewards.give(t, seat, TRACKS[track_id(track)].repeat, track)


@record
class Learn(Automatic):
    """A step on a track whose price is paid."""

    track: str
    kind: Literal["learn"] = "learn"

    def run(self, t: Turn[Tzolkin]) -> None:
        t.todo(*learn(t, t.state.mover, self.track))


@record
class ChooseTrack(Waiting):
    """On which track is the next step?

    left: steps there may still be. free: given by a tile, so they must be taken. begun: a step has
    been taken with this action, the rest may be left out.
    """

    left: int
    what: str
    free: bool = False
    begun: bool = False
    kind: Literal["choose_track"] = "choose_track"

    def options(self, state: Tzolkin) -> list[Research]:
        return self._partitioned(state)[0]

    def _partitioned(self, state: Tzolkin) -> tuple[list[Research], list[tuple[Research, Reason]]]:
        def obstacle(candidate: Research) -> Reason | None:
            due = 0 if self.free else price(state, state.mover, candidate.track)
            return purse.lacking_resources(state, due)

        return partition_legal((Research(track) for track in TRACK_IDS), obstacle)

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        offered, refused = self._partitioned(state)
        if not offered:
            return ()
        menus = [Pick("research", tuple(offered), refused=tuple(refused))]
        if self.begun and not self.free:
            menus.append(Pick("skip", (Skip("research"),), ends_step=True))
        facts: dict[str, Fact] = {"left": self.left, "free": self.free, "what": self.what}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Tzolkin], seat: int, action: Research | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Skip):
            return
        due = 0 if self.free else price(t.state, seat, action.track)
        steps = [PayAny(due, action.track), Learn(action.track)]
        if self.left > 1:
            steps.append(ChooseTrack(self.left - 1, self.what, self.free, begun=True))
        t.todo(*steps)
