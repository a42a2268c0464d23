"""A made-up game with a best line that is known: whoever thinks must find it.

In a turn three blocks are laid. Each answer looks at what was laid before: `gold` is worth 2 at
once, `clay` nothing; but a turn of three `clay` is a tower, worth 10. So looking one answer ahead
never builds one. `peek` turns a hidden card over, and what it brings hangs on the card.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from pydantic import TypeAdapter

from engine.core import (
    Automatic,
    Chance,
    Decision,
    GameMeta,
    Options,
    Outcome,
    Pick,
    Pile,
    Resign,
    Rules,
    Subset,
    Turn,
    record,
    value,
)

TURNS = 4
TOWER = 10


@value
class Lay:
    block: str
    kind: Literal["lay"] = "lay"


@value
class Give:
    """What the other player hands over when he is asked."""

    things: tuple[str, ...]
    kind: Literal["give"] = "give"


@record
class Player:
    points: int = 0
    things: int = 20


@record
class State:
    rng: Chance
    players: list[Player]
    cards: Pile
    turn: int = 0
    laid: list[str] = field(default_factory=list)
    agenda: list[Any] = field(default_factory=list)
    over: bool = False


@record
class LayThree:
    kind: Literal["lay_three"] = "lay_three"

    def ask(self, s: State) -> tuple[Decision, ...]:
        blocks = ("gold", "clay", "peek", "beg") if s.turn % 4 > 1 else ("gold", "clay")
        lay = Pick("lay", tuple(Lay(b) for b in blocks))
        resign = Pick("resign", (Resign(),), confirm=True)
        return (Decision(s.turn % 2, "lay", (lay, resign)),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        s = t.state
        s.laid.append(action.block)
        mine = s.players[seat]
        if action.block == "gold":
            mine.points += 2
        if action.block == "peek":
            t.reveal()
            mine.points += 4 if s.cards.cards.pop() == "good" else -4
        if s.laid == ["clay"] * 3:
            mine.points += TOWER
        if len(s.laid) == 3:
            s.agenda.pop()
            t.todo(Pass())
        if action.block == "beg":
            t.todo(Beg(1 - seat))

    def run(self, t: Turn[State]) -> None:
        raise AssertionError


@record
class Beg:
    """The other player gives some of his twelve things, each worth a point."""

    seat: int
    kind: Literal["beg"] = "beg"

    def ask(self, s: State) -> tuple[Decision, ...]:
        things = tuple(f"thing-{i:02}" for i in range(12))
        menu = Subset("give", things, Give, "things", high=12)
        return (Decision(self.seat, "give", (menu,)),)

    def answer(self, t: Turn[State], seat: int, action: Give) -> None:
        s = t.state
        s.agenda.pop()
        s.players[seat].things -= len(action.things)
        s.players[1 - seat].points += len(action.things)

    def run(self, t: Turn[State]) -> None:
        raise AssertionError


@record
class Pass(Automatic):
    kind: Literal["pass"] = "pass"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        s.turn += 1
        s.laid = []
        if s.turn < TURNS:
            t.todo(LayThree())
        else:
            s.over = True


class Tower(Rules[State]):
    meta = GameMeta("tower", (2,), 1, 100)
    options = Options
    state_codec = TypeAdapter(Any)
    action_codec = TypeAdapter(Any)
    event_codec = TypeAdapter(Any)

    def begin(self, options: Any, seats: int, rng: Chance) -> Turn[State]:
        cards = ["good"] * 2 + ["bad"] * 6
        rng.shuffle(cards)
        t = Turn(State(rng, [Player(), Player()], Pile(cards)))
        t.todo(LayThree())
        return t

    def view(self, state: State, viewer: int | None) -> Any:
        return (state.turn, tuple(state.laid), tuple(p.points for p in state.players))

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        mine, other = (p.points for p in state.players)
        places = (1, 1) if mine == other else (1, 2) if mine > other else (2, 1)
        return Outcome(places, "over", tuple({"points": p.points} for p in state.players))

    def check(self, state: State) -> list[str]:
        return []


class TowerEvaluator:
    """Sees points and things, nothing of what could become of three blocks."""

    def moment(self, state: State) -> tuple[int, int]:
        return state.turn % 2, state.turn

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        mine = state.players[seat]
        return {"points": float(mine.points), "things": float(mine.things)}

    def figures(self, players: int) -> None:
        return None

    def with_figures(self, figures: None) -> TowerEvaluator:
        return self

    def is_aggressive(self, state: State, action: Any) -> bool:
        return isinstance(action, Lay) and action.block == "beg"

    def rarely_useful(self, state: State, action: Any) -> bool:
        return False


RULES, EVALUATOR = Tower(), TowerEvaluator()
