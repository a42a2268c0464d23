"""SCIENTIA: know-how and recruitment (AD-6.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.core import Reason, Turn, Verb, record
from engine.games.antike import costs
from engine.games.antike.actions import Develop, Recruit, Step
from engine.games.antike.components import BOX, Window
from engine.games.antike.events import Developed, Recruited
from engine.games.antike.frames.own import OwnStep
from engine.games.antike.frames.paying import Paid
from engine.games.antike.parts import ORDINARY
from engine.games.antike.state import Antike


class Development(Paid[Develop]):
    """A know-how; its first developer is owed a scholar."""

    says = Develop
    verbs = (Verb("develop"), Verb("know_how_in_coins", group_by="know_how", collapsed=True))
    resource = "gold"

    def unpaid(self, state: Antike, verb: str) -> Iterator[Develop]:
        return (Develop(know_how.id) for know_how in BOX.know_how)

    def paid(self, action: Develop, coins: int) -> Develop:
        return Develop(action.know_how, coins)

    def price(self, state: Antike, action: Develop) -> tuple[int, int]:
        return costs.know_how_price(state, action.know_how), 0

    def forbidden(self, state: Antike, action: Develop) -> Reason | None:
        known = state.knows(state.mover, action.know_how)
        return Reason("known", {"know_how": action.know_how}) if known else None

    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        return Reason("know_how_price", {"gold": chips, "have": _gold(state)})

    def do(self, t: Turn[Antike], seat: int, action: Develop) -> None:
        state = t.state
        paid = self.pay(t, seat, action)
        first = action.know_how not in state.pioneers
        state.pioneers.setdefault(action.know_how, seat)
        state.active.know_how.append(action.know_how)
        state.now.developed.append(action.know_how)
        state.now.scholars += first
        t.emit(Developed(seat, action.know_how, first, paid))


class Recruitment(Paid[Recruit]):
    """Any number of units from the supply at once; other payments for one at a time."""

    says = Recruit
    verbs = (
        Verb("recruit", group_by="unit"),
        Verb("recruits_in_coins", group_by="unit", collapsed=True),
    )
    resource = "gold"

    def unpaid(self, state: Antike, verb: str) -> Iterator[Recruit]:
        for unit in ORDINARY:
            most = min(state.active.supply.of(unit), _gold(state) // BOX.recruit_gold[unit])
            for count in range(1, max(1, most) + 1) if verb == "recruit" else (1,):
                yield Recruit(unit, count)

    def paid(self, action: Recruit, coins: int) -> Recruit:
        return Recruit(action.unit, action.count, coins)

    def price(self, state: Antike, action: Recruit) -> tuple[int, int]:
        return BOX.recruit_gold[action.unit] * action.count, 0

    def forbidden(self, state: Antike, action: Recruit) -> Reason | None:
        enough = state.active.supply.of(action.unit) >= action.count
        return None if enough else Reason("no_units", {"unit": action.unit})

    def dear(self, state: Antike, chips: int, due: int) -> Reason:
        return Reason("recruit_price", {"gold": chips, "have": _gold(state)})

    def do(self, t: Turn[Antike], seat: int, action: Recruit) -> None:
        paid = self.pay(t, seat, action)
        t.state.active.supply.add(action.unit, -action.count)
        t.state.active.box.add(action.unit, action.count)
        t.emit(Recruited(seat, action.unit, action.count, paid))


def _gold(state: Antike) -> int:
    """What the active player has for prices in gold."""
    return state.active.purse.gold + state.active.purse.coin


@record
class Scientia(OwnStep):
    """What is developed, who is recruited?"""

    kind: Literal["scientia"] = "scientia"
    acts = (Development(), Recruitment())
    window: ClassVar[Window] = "scientia"
    step: ClassVar[Step | None] = "scientia"
