"""Through the Ages, in both editions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engine.core import (
    Action,
    ActionBatch,
    Arrangement,
    Chance,
    Decision,
    Fact,
    GameMeta,
    Menu,
    Outcome,
    Pick,
    Resign,
    Rng,
    Rules,
    Step,
    Turn,
)
from engine.core.redeal import CardSlot
from engine.games.tta import (
    arrangement,
    batches,
    changes,
    hidden,
    orders,
    pending,
    setup,
    sources,
    view,
)
from engine.games.tta import check as checks
from engine.games.tta.code import all as every_card
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.events import EVENTS, ResignationAnnounced
from engine.games.tta.frames import colonies, finish
from engine.games.tta.meta import FIRST_EDITION_META, META
from engine.games.tta.options import AnyOptions, FirstOptions, TtaOptions
from engine.games.tta.position import ACTIONS, POSITION
from engine.games.tta.resolved import resolved
from engine.games.tta.state import State

__all__ = ["FIRST_EDITION_RULES", "RULES", "TtaRules", "every_card", "rules_of"]


class TtaRules(Rules[State]):
    """One edition of the game."""

    state_codec: ClassVar[TypeAdapter[Any]] = POSITION
    action_codec: ClassVar[TypeAdapter[Any]] = ACTIONS
    event_codec: ClassVar[TypeAdapter[Any]] = EVENTS

    def __init__(
        self, edition: str, meta: GameMeta, options: type[AnyOptions] = TtaOptions
    ) -> None:
        self.edition = edition
        self.options = options
        self.meta = meta
        self.orderables = orders.orderables(edition)
        self.recommended_orders = orders.recommended(self.orderables)

    def begin(self, options: Any, seats: int, rng: Chance) -> Turn[State]:
        return setup.begin(self.edition, options, seats, rng)

    def view(self, state: State, viewer: int | None) -> view.View:
        return view.view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        if not state.cause:
            return None
        scores = tuple({"culture": civ.culture} for civ in state.players)
        return Outcome(finish.places(state), state.cause, scores)

    def points_by_source(
        self, outcome: Outcome, told: Iterable[Any]
    ) -> tuple[Mapping[str, int], ...]:
        found = sources.by_source(self.edition, len(outcome.places), told)
        fine = tuple(sum(points.values()) for points in found) == outcome.totals
        return found if fine and any(found) else outcome.scores

    def check(self, state: State) -> list[str]:
        return checks.check(state)

    def apply(
        self,
        state: State,
        seat: int,
        action: Action,
        decisions: tuple[Decision, ...] | None = None,
    ) -> Step[State]:
        """As every game; taking back stops at the answer of another player too (NS-14.26), once
        that player has answered everything: until then the answer may be put together again."""
        step = super().apply(state, seat, action, decisions)
        changes.note(step.state, step.news)
        if seat == state.current or {d.seat for d in step.decisions} == {seat}:
            return step
        return replace(step, barrier=True)

    def eliminated(self, state: State) -> frozenset[int]:
        return frozenset(seat for seat, player in enumerate(state.players) if player.out)

    def upcoming(self, state: State) -> tuple[Decision, ...]:
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, colonies.Auction):
            return top.upcoming(state)
        return pending.questions(state)

    def anytime_actions(self, state: State, seat: int) -> tuple[Menu, ...]:
        """In some editions a player may say at any time that their next turn will not come
        (OR-5.13)."""
        player = state.players[seat]
        if state.cause or player.out or player.leaves or not rules_of(state).resigns_ahead:
            return ()
        return (Pick("resign", (Resign(),), collapsed=True, confirm=True),)

    def do_anytime_action(self, t: Turn[State], seat: int, action: Any) -> None:
        t.state.players[seat].leaves = True
        t.emit(ResignationAnnounced(seat))

    def order_subjects(self, view: Any, kind: str, fact: str) -> tuple[Fact, ...]:
        return orders.subjects(view, kind, fact)

    def simulate_turn(self, state: State, seat: int, rng: Rng) -> State | None:
        if not orders.turn_ahead(state, seat):
            return None
        other = self.determinize(state, seat, rng)
        orders.begin_turn(other, seat)
        return other

    def simulate_rest(self, state: State, seat: int, rng: Rng) -> State | None:
        if not orders.waits_for_others(state, seat):
            return None
        other = self.determinize(state, seat, rng)
        orders.resume_turn(other, seat)
        return other

    def arrangement(self, view: Any, decision: Decision) -> Arrangement:
        return arrangement.arrangement(view, decision)

    def batches(self, state: State, decision: Decision) -> Iterable[ActionBatch]:
        return batches.proposed(state, decision)

    def rebase_action(self, decision: Decision, action: Action) -> Action | None:
        return orders.rebased(decision, action)

    def cards(self) -> frozenset[str]:
        return frozenset(EDITIONS[self.edition].cards)

    def resolved(self, step: Step[State]) -> Iterable[str]:
        return resolved(step)

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        if schema in (1, 2, 3):
            # What came with 2 has a default: a politics frame's `owed`. What came with 3 is another
            # generator; a game keeps the one it was begun with. What came with 4 has defaults: of
            # an event before it nobody knows any longer what it did.
            return raw
        return super().upgrade(schema, raw)

    def back(self, card: str) -> str:
        figures = EDITIONS[self.edition].cards[card]
        return f"{figures.deck} {figures.age}"

    def determinize(self, state: State, viewer: int | None, rng: Rng) -> State:
        return hidden.deal_again(state, viewer, rng, self.back)

    def publicly_known(self, state: State) -> Iterable[CardSlot]:
        return hidden.named(state)


RULES = TtaRules(NEW_STORY.key, META)
FIRST_EDITION_RULES = TtaRules(FIRST_EDITION.key, FIRST_EDITION_META, FirstOptions)
