"""Antike Duellum as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from pydantic import TypeAdapter

from engine.core import (
    ActionBatch,
    Arrangement,
    Chance,
    Decision,
    Fact,
    Menu,
    Outcome,
    Pick,
    Resign,
    Rng,
    Rules,
    Step,
    Turn,
)
from engine.games.antike import arrangement, batches, orders
from engine.games.antike.actions import AcceptDraw, AnyAction, DeclineDraw, OfferDraw
from engine.games.antike.check import defects
from engine.games.antike.components import CARDS
from engine.games.antike.ending import finish
from engine.games.antike.events import (
    AnyEvent,
    CardPlayed,
    CityFounded,
    DrawDeclined,
    DrawOffered,
    Exchanged,
    FortressPlayed,
    Resigned,
    TempleBuilt,
)
from engine.games.antike.figures import HOST_FILE, OURS, doubtful
from engine.games.antike.meta import META
from engine.games.antike.options import AntikeOptions
from engine.games.antike.parts import DrawOffer
from engine.games.antike.position import POSITION
from engine.games.antike.setup import set_up
from engine.games.antike.state import Antike
from engine.games.antike.view import AntikeView
from engine.games.antike.viewing import outcome_of, view_of


class AntikeRules(Rules[Antike]):
    """The rules of docs/rules/antike-duellum.md."""

    meta = META
    options = AntikeOptions
    orderables = orders.ORDERABLES
    recommended_orders = orders.SENSIBLE
    host_files = (HOST_FILE,)
    state_codec = POSITION
    action_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyAction)
    event_codec: ClassVar[TypeAdapter[Any]] = TypeAdapter(AnyEvent)

    def begin(self, options: AntikeOptions, seats: int, rng: Chance) -> Turn[Antike]:
        return set_up(options, rng)

    def view(self, state: Antike, viewer: int | None) -> AntikeView:
        return view_of(state, viewer)

    def outcome(self, state: Antike) -> Outcome | None:
        return outcome_of(state)

    def check(self, state: Antike) -> list[str]:
        return defects(state)

    def resigned(self, state: Antike) -> frozenset[int]:
        return frozenset(seat for seat, p in enumerate(state.players) if p.resigned)

    def anytime_actions(self, state: Antike, seat: int) -> tuple[Menu, ...]:
        """Resigning, and a draw by agreement (AD-11.3): one offer per player and turn."""
        if state.result is not None:
            return ()
        resign = Pick("resign", (Resign(),), collapsed=True, confirm=True)
        if not state.draws:
            return (resign,)
        if state.draw_offer is not None and state.draw_offer.by != seat:
            accept = Pick("accept_draw", (AcceptDraw(),), confirm=True)
            return (accept, Pick("decline_draw", (DeclineDraw(),)), resign)
        if state.draw_offer is None and state.offered[seat] != state.turn:
            return (Pick("offer_draw", (OfferDraw(),), collapsed=True), resign)
        return (resign,)

    def do_anytime_action(self, t: Turn[Antike], seat: int, action: Any) -> None:
        state = t.state
        match action:
            case Resign():
                state.players[seat].resigned = True
                t.emit(Resigned(seat))
                finish(t, "resigned", tuple(2 if s == seat else 1 for s in (0, 1)))
            case OfferDraw():
                state.draw_offer = DrawOffer(seat, state.turn)
                state.offered[seat] = state.turn
                t.emit(DrawOffered(seat))
            case DeclineDraw():
                state.draw_offer = None
                t.emit(DrawDeclined(seat))
            case AcceptDraw():
                finish(t, "agreed", (1, 1))

    def order_subjects(self, view: AntikeView, kind: str, fact: str) -> tuple[Fact, ...]:
        return orders.REASONS

    def simulate_turn(self, state: Antike, seat: int, rng: Rng) -> Antike | None:
        if not orders.turn_ahead(state, seat):
            return None
        other = self.determinize(state, seat, rng)
        orders.begin_turn(other, seat)
        return other

    def arrangement(self, view: AntikeView, decision: Decision) -> Arrangement:
        return arrangement.arrangement(view, decision)

    def batches(self, state: Antike, decision: Decision) -> Iterator[ActionBatch]:
        return batches.proposed(state, decision)

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        if schema in (1, 2):
            return raw  # with 2 came another generator, with 3 what is left out where it is ours
        return super().upgrade(schema, raw)

    def unverified(self, options: AntikeOptions) -> tuple[str, ...]:
        return tuple(doubtful(options.figures or OURS, options.map))

    def cards(self) -> frozenset[str]:
        return frozenset(CARDS)

    def resolved(self, step: Step[Antike]) -> Iterator[str]:
        for news in step.news:
            match news.event:
                case CardPlayed(card=card):
                    yield card
                case FortressPlayed():
                    yield "fortress"
                case TempleBuilt(quarry=True):
                    yield "quarry"
                case Exchanged(caravan=True):
                    yield "caravan"
                case CityFounded(colonists=True):
                    yield "colonists"


RULES = AntikeRules()
