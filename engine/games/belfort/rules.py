"""Belfort as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engine.core import (
    Action,
    ActionBatch,
    Arrangement,
    Chance,
    Decision,
    Menu,
    Order,
    Outcome,
    Pick,
    Pile,
    Resign,
    Rng,
    Rules,
    Step,
    Turn,
)
from engine.games.belfort import arrangement, batches, orders
from engine.games.belfort.actions import AnyAction
from engine.games.belfort.check import defects
from engine.games.belfort.components import BUILDINGS, GUILDS
from engine.games.belfort.costs import COSTS, HOST_FILE
from engine.games.belfort.events import (
    AnyEvent,
    Resigned,
    SiteBuilt,
    WorkerActivated,
)
from engine.games.belfort.frames.placement import go_on
from engine.games.belfort.meta import META
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.planks import district_of
from engine.games.belfort.position import POSITION
from engine.games.belfort.scoring import finish
from engine.games.belfort.setup import set_up
from engine.games.belfort.state import Belfort
from engine.games.belfort.view import BelfortView
from engine.games.belfort.viewing import outcome_of, view_of


class BelfortRules(Rules[Belfort]):
    """The rules of docs/rules/belfort.md."""

    meta = META
    options = BelfortOptions
    orderables = orders.ORDERABLES
    queued_kinds = frozenset({"placement"})
    recommended_orders = (Order("swap_crests", "better"),)
    host_files = (HOST_FILE,)
    state_codec = POSITION
    action_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyAction)
    event_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyEvent)

    def begin(self, options: BelfortOptions, seats: int, rng: Chance) -> Turn[Belfort]:
        return set_up(options, seats, rng)

    def view(self, state: Belfort, viewer: int | None) -> BelfortView:
        return view_of(state, viewer)

    def start_seat(self, state: Belfort) -> int:
        return state.crests.index(1)

    def outcome(self, state: Belfort) -> Outcome | None:
        return outcome_of(state)

    def check(self, state: Belfort) -> list[str]:
        return defects(state)

    def eliminated(self, state: Belfort) -> frozenset[int]:
        return frozenset(seat for seat, p in enumerate(state.players) if p.resigned)

    def anytime_actions(self, state: Belfort, seat: int) -> tuple[Menu, ...]:
        if state.result is not None or state.players[seat].resigned:
            return ()
        return (Pick("resign", (Resign(),), collapsed=True, confirm=True),)

    def do_anytime_action(self, t: Turn[Belfort], seat: int, action: Any) -> None:
        _resign(t, seat)

    def simulate_turn(self, state: Belfort, seat: int, rng: Rng) -> Belfort | None:
        ahead = orders.turn_ahead(state, seat)
        if ahead is None:
            return None
        other = self.determinize(state, seat, rng)
        orders.BEGINNINGS[ahead](other, seat)
        return other

    def is_queueing(self, state: Belfort, seat: int) -> bool:
        return state.phase == "placement" and not state.passed[seat]

    def arrangement(self, view: BelfortView, decision: Decision) -> Arrangement:
        return arrangement.arrangement(view, decision)

    def batches(self, state: Belfort, decision: Decision) -> Iterator[ActionBatch]:
        return batches.proposed(state, decision)

    def rebase_action(self, decision: Decision, action: Action) -> Action | None:
        return orders.rebased(decision, action)

    def publicly_known(self, state: Belfort) -> Iterator[tuple[Pile, int]]:
        """The cards that were shown to the Spies are known, as long as one of them may be taken."""
        for frame in state.agenda:
            if frame.kind == "take_shown":
                for seat, card in frame.shown:
                    hand = state.players[seat].hand
                    if card in hand.cards:
                        yield hand, hand.cards.index(card)

    def unverified(self, options: BelfortOptions) -> tuple[str, ...]:
        return (options.costs or COSTS).uncertain

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        if schema == 1:
            return raw  # what came with 2 is left out of a save where it is as it was before
        return super().upgrade(schema, raw)

    def cards(self) -> frozenset[str]:
        return frozenset((*BUILDINGS, *GUILDS))

    def resolved(self, step: Step[Belfort]) -> Iterator[str]:
        for news in step.news:
            match news.event:
                case SiteBuilt(building=building, by="hand") if building in BUILDINGS:
                    yield building
                case WorkerActivated(plank=plank) if district := district_of(plank):
                    yield step.state.guilds[district]


def _resign(t: Turn[Belfort], seat: int) -> None:
    """A seat leaves: its workers go home, its hand to the discard pile; its markers stay."""
    state = t.state
    player = state.players[seat]
    player.resigned = True
    t.emit(Resigned(seat))
    _take_home(state, seat)
    for frame in state.agenda:
        if frame.kind == "show_cards":
            for owner, pile in enumerate(frame.chosen):
                if seat in (owner, state.mover):
                    state.players[owner].hand.cards += pile.cards
                    pile.cards = []
    left = [*player.hand.cards, *player.dropped.cards]
    if left:
        t.reveal()
    state.discards.cards += left
    player.hand.cards, player.dropped.cards = [], []
    if state.passed:
        state.passed[seat] = True
    if len(state.still_in()) == 1:
        finish(t, "resigned")
    elif state.mover == seat:
        _leave_turn(t)


def _take_home(state: Belfort, seat: int) -> None:
    """All workers of a seat come back from wherever they stand."""
    player = state.players[seat]
    for planks in (state.desk, state.camp):
        for i, placed in enumerate(planks):
            if placed is not None and placed.seat == seat:
                player.workers[placed.worker] += 1
                planks[i] = None
    for district, placed in state.planks.items():
        if placed is not None and placed.seat == seat:
            player.workers[placed.worker] += 1
            state.planks[district] = None
    for built in player.built:
        if built.worker is not None:
            player.workers[built.worker] += 1
            built.worker = None
    for area in state.areas.values():
        for kind, n in area[seat].items():
            player.workers[kind] += n
        area[seat].clear()


def _leave_turn(t: Turn[Belfort]) -> None:
    """Whatever the seat was about to do is left out; the others go on."""
    state = t.state
    kinds = [frame.kind for frame in state.agenda]
    if state.phase == "actions" and "end_actions" in kinds:
        while state.agenda[-1].kind != "end_actions":
            state.agenda.pop()
    elif state.phase == "placement":
        while state.agenda and state.agenda[-1].kind != "placement":
            state.agenda.pop()
        go_on(t)


RULES = BelfortRules()
