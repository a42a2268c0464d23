"""Step 1 begins: the marker moves (AD-5)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core import Act, Decision, Menu, Pick, Reason, Subset, Turn, Verb, record
from engine.games.antike import costs
from engine.games.antike.actions import MoveMarker, PayRondel
from engine.games.antike.components import BOX, Window
from engine.games.antike.events import MarkerMoved
from engine.games.antike.frames.own import Moment, OwnStep
from engine.games.antike.parts import MONEY, Cost, Money
from engine.games.antike.pieces import pay
from engine.games.antike.state import Antike

SHORT_LIST = 25
"""Mixes up to this number are shown as a list, more are put together piece by piece."""

FIELDS = tuple(MoveMarker(field.id) for field in BOX.rondel)
"""The fields that the marker can reach."""


def price(state: Antike, field: str) -> int:
    """What the active player pays to go there now."""
    steps = costs.rondel_steps(state.active.rondel, field)
    return costs.rondel_price(steps, state.now.free_steps)


class Move(Act[Moment, MoveMarker]):
    """The marker goes to a field."""

    says = MoveMarker
    verbs = (Verb("field"),)

    def candidates(self, m: Moment, verb: str) -> tuple[MoveMarker, ...]:
        return FIELDS

    def obstacle(self, m: Moment, action: MoveMarker) -> Reason | None:
        due = price(m.state, action.field)
        if not due or due <= (have := m.state.active.purse.total):
            return None
        return Reason("rondel_price", {"price": due, "have": have})

    def do(self, t: Turn[Antike], seat: int, action: MoveMarker) -> None:
        t.state.agenda.pop()
        due = price(t.state, action.field)
        ways = list(costs.rondel_mixes(t.state.active.purse, due))
        if len(ways) == 1:
            go(t, action.field, costs.as_cost(ways[0]))
        else:
            t.todo(PayForField(action.field))


@record
class ChooseField(OwnStep):
    """Where does the marker go?"""

    kind: Literal["choose_field"] = "choose_field"
    always_asks: ClassVar[bool] = True
    acts = (Move(),)
    window: ClassVar[Window] = "rondel"


@record
class PayForField:
    """With which chips and coins is the field paid?"""

    field: str
    kind: Literal["pay_for_field"] = "pay_for_field"

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        due = price(state, self.field)
        purse = state.active.purse
        ways = list(costs.rondel_mixes(purse, due))
        menu: Menu
        if len(ways) <= SHORT_LIST:
            menu = Pick("pay", tuple(PayRondel(w) for w in ways))
        else:
            items: list[str] = [m for m in MONEY for _ in range(min(due, purse.of(m)))]
            menu = Subset("pay", tuple(items), _paid_with, "resources", low=due, high=due)
        return (Decision(state.mover, self.kind, (menu,), {"field": self.field, "price": due}),)

    def answer(self, t: Turn[Antike], seat: int, action: PayRondel) -> None:
        t.state.agenda.pop()
        go(t, self.field, costs.as_cost(action.resources))

    def run(self, t: Turn[Antike]) -> None:
        raise AssertionError("a price is paid by somebody")


def _paid_with(chosen: tuple[str, ...]) -> PayRondel:
    by_name: dict[str, Money] = {m: m for m in MONEY}
    return PayRondel(tuple(by_name[c] for c in chosen))


def go(t: Turn[Antike], field: str, paid: Cost) -> None:
    """Pay, and put the marker on its new field."""
    state = t.state
    steps = costs.rondel_steps(state.active.rondel, field)
    pay(state, state.mover, paid)
    state.active.rondel = field
    t.emit(MarkerMoved(state.mover, field, steps, paid))
