"""Tzolk'in as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engine.core import (
    AS_LISTED,
    Action,
    ActionBatch,
    Arrangement,
    Chance,
    Decision,
    Menu,
    Outcome,
    Pick,
    Resign,
    Rng,
    Rules,
    Step,
    Turn,
)
from engine.games.tzolkin import arrangement, batches, calendar, orders
from engine.games.tzolkin.actions import AnyAction
from engine.games.tzolkin.check import defects
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from engine.games.tzolkin.ending import finish
from engine.games.tzolkin.events import (
    AnyEvent,
    Constructed,
    FinalScored,
    FirstPlayer,
    Resigned,
    WealthShown,
)
from engine.games.tzolkin.frames import odd as _odd
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.meta import META
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.position import POSITION
from engine.games.tzolkin.setup import set_up
from engine.games.tzolkin.state import Tzolkin
from engine.games.tzolkin.view import TzolkinView
from engine.games.tzolkin.viewing import outcome_of, view_of

assert _odd


PLENTY = Goods(corn=20, wood=9, stone=12, gold=14, skull=2)
"""What a seat is given where monuments shall be met; nobody plays so by the rules."""


class TzolkinRules(Rules[Tzolkin]):
    """The rules of docs/rules/tzolkin.md."""

    meta = META
    options = TzolkinOptions
    orderables = orders.ORDERABLES
    state_codec = POSITION
    action_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyAction)
    event_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyEvent)

    def begin(self, options: TzolkinOptions, seats: int, rng: Chance) -> Turn[Tzolkin]:
        return set_up(options, seats, rng)

    def view(self, state: Tzolkin, viewer: int | None) -> TzolkinView:
        return view_of(state, viewer)

    def start_seat(self, state: Tzolkin) -> int:
        return state.first

    def outcome(self, state: Tzolkin) -> Outcome | None:
        return outcome_of(state)

    def check(self, state: Tzolkin) -> list[str]:
        return defects(state)

    def eliminated(self, state: Tzolkin) -> frozenset[int]:
        return frozenset(seat for seat, p in enumerate(state.players) if p.resigned)

    def anytime_actions(self, state: Tzolkin, seat: int) -> tuple[Menu, ...]:
        if state.result is not None or state.players[seat].resigned:
            return ()
        return (Pick("resign", (Resign(),), collapsed=True, confirm=True),)

    def do_anytime_action(self, t: Turn[Tzolkin], seat: int, action: Any) -> None:
        _resign(t, seat)

    def simulate_turn(self, state: Tzolkin, seat: int, rng: Rng) -> Tzolkin | None:
        if not orders.turn_ahead(state, seat):
            return None
        other = self.determinize(state, seat, rng)
        orders.begin_turn(other, seat)
        return other

    def arrangement(self, view: TzolkinView, decision: Decision) -> Arrangement:
        return arrangement.TURN if decision.kind == "turn" else AS_LISTED

    def batches(self, state: Tzolkin, decision: Decision) -> Iterator[ActionBatch]:
        return batches.proposed(decision)

    def rebase_action(self, decision: Decision, action: Action) -> Action | None:
        return next((same for same in orders.alike(action) if decision.accepts(same)), None)

    def enrich(self, state: Tzolkin) -> bool:
        for player in state.players:
            skulls = min(PLENTY.skull, state.skulls)
            state.skulls -= skulls
            plenty = replace(PLENTY, skull=skulls)
            for good, n in plenty.listed():
                player.purse.add(good, n)
        return True

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        if schema == 1:  # with 2 the calendar asks; before, its days were said with the claim
            return {name: part for name, part in raw.items() if name != "advance"}
        return super().upgrade(schema, raw)

    def back(self, card: str) -> str:
        """Buildings by age, monuments, starting wealth."""
        return card[:2] if card in BUILDINGS else card[:1]

    def cards(self) -> frozenset[str]:
        return frozenset((*BUILDINGS, *MONUMENTS, *WEALTH))

    def resolved(self, step: Step[Tzolkin]) -> Iterator[str]:
        for news in step.news:
            match news.event:
                case Constructed(tile=tile) if tile in BUILDINGS:
                    yield tile
                case WealthShown(tiles=tiles):
                    yield from tiles
                case FinalScored(monument_points=points):
                    yield from (monument for monument, _ in points)


def _resign(t: Turn[Tzolkin], seat: int) -> None:
    """A seat leaves; its workers stay until they fall, its markers count no more."""
    state = t.state
    player = state.players[seat]
    player.resigned = True
    t.emit(Resigned(seat))
    if len(state.still_in()) == 1:
        finish(t, "resigned")
        return
    if state.claimant == seat:
        state.claimant = None
        player.hand += 1
    if state.first == seat:
        _pass_marker(t)
    if state.mover == seat and any(frame.kind == "finish_turn" for frame in state.agenda):
        while state.agenda[-1].kind != "finish_turn":
            state.agenda.pop()


def _pass_marker(t: Turn[Tzolkin]) -> None:
    """The marker goes to the left neighbour; the turns of this round still go round in order."""
    t.state.first = calendar.left_of(t.state, t.state.first)
    t.emit(FirstPlayer(t.state.first))


RULES = TzolkinRules()
