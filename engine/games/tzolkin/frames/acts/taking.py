"""Workers that are taken back, and the end of a turn (TZ-4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Act, Reason, Turn, Verb
from engine.games.tzolkin import gears, purse
from engine.games.tzolkin.actions import EndTurn, Take
from engine.games.tzolkin.events import Taken
from engine.games.tzolkin.frames.acts.means import Means
from engine.games.tzolkin.frames.using import AT, use
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.reach import reachable
from engine.games.tzolkin.state import Tzolkin


class TakeBack(Act[Means, Take]):
    """A worker on a gear comes back and uses an action, or none. The action of its own space is
    said together with its first choice where there is one."""

    says = Take
    verbs = (Verb("take", group_by="worker"),)

    def candidates(self, m: Means, verb: str) -> Iterator[Take]:
        if m.now.mode == "placing":
            return
        for worker, actions in m.reach.items():
            for name, corn in actions.items():
                own = name == worker and _hindrance(m, name, corn) is None
                choices = AT[name].choices(m.state) if own else ()
                yield from [Take(worker, name, then) for then in choices] or [Take(worker, name)]
            yield Take(worker)

    def obstacle(self, m: Means, action: Take) -> Reason | None:
        if action.action is None:
            return None
        return _hindrance(m, action.action, m.reach[action.worker][action.action])

    def do(self, t: Turn[Tzolkin], seat: int, action: Take) -> None:
        state, player = t.state, t.state.players[seat]
        gear, number = gears.parse(action.worker)
        back = dict(reachable(player, gear.id, number))
        corn = back[action.action] if action.action else 0
        state.gears[gear.id][number] = None
        player.hand += 1
        state.now.mode = "taking"
        purse.take(state, seat, Goods(corn=corn))
        t.emit(Taken(seat, action.worker, action.action, corn))
        if action.action is None:
            return
        use(t, seat, action.action)
        if action.then is not None:
            state.agenda[-1].answer(t, seat, action.then)


def _hindrance(m: Means, name: str, corn: int) -> Reason | None:
    """What stands in the way of an action, with so much corn for going back to it."""
    key = name, corn
    if key not in m.hindrances:
        m.hindrances[key] = _step_back(m, corn) or AT[name].obstacle(m.state, corn)
    return m.hindrances[key]


def _step_back(m: Means, corn: int) -> Reason | None:
    have = m.player.purse.corn
    return None if corn <= have else Reason("step_back", {"need": corn, "have": have})


class End(Act[Means, EndTurn]):
    """No more workers are placed or taken back."""

    says = EndTurn
    verbs = (Verb("end_turn", ends_step=True),)

    def candidates(self, m: Means, verb: str) -> list[EndTurn]:
        return [] if m.now.mode == "open" else [EndTurn()]

    def do(self, t: Turn[Tzolkin], seat: int, action: EndTurn) -> None:
        t.state.agenda.pop()


ACTS = (TakeBack(), End())
