"""Skirmish: a small game of our own that uses everything the kernel offers.

Two to four players hold battle cards (worth 1 to 6). At the start everybody secretly keeps one
card (a simultaneous choice). A turn is one of: draw two cards, attack somebody who is not stronger
(he may defend with cards), explore (an auction for a hidden treasure, paid with cards), bury a card
face down as an omen, train a unit on a field, pray (a new hand), make an offering of coins and
points for cards, retire. Above the hand limit one
discards. It ends when the turns are over, somebody has glory, or one player is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from pydantic import TypeAdapter

from engine.core import (
    Always,
    Chance,
    Cheapest,
    Decision,
    GameMeta,
    Menu,
    Order,
    Orderable,
    Outcome,
    Pick,
    Pile,
    Resign,
    Rng,
    Rules,
    Step,
    Turn,
    UpTo,
)
from engine.core.redeal import hidden_values
from engine.registry import Entry
from tests.kernel.toy_frames import (
    Act,
    Auction,
    EndTurn,
    HandLimit,
    Mulligan,
    Player,
    State,
    draw,
    leave,
)
from tests.kernel.toy_words import (
    COPIES,
    FIELDS,
    TREASURES,
    WORTH,
    AnyAction,
    AnyEvent,
    Done,
    PlayerView,
    SkirmishOptions,
    View,
    attack_of,
    worth,
)


class Skirmish(Rules[State]):
    meta = GameMeta(
        key="skirmish",
        seats=(2, 3, 4),
        schema=2,
        max_decisions=1500,
        quick={"turns": 30},
    )
    options = SkirmishOptions
    orderables = (
        Orderable("bid", (UpTo("up_to", "bid", Done()), Always("pass", Done()))),
        Orderable("defend", (Always("done", Done()),), by=("attack",)),
        Orderable("sacrifice", (Cheapest("pay", "pay", Done(), lambda pay: worth(pay.cards)),)),
    )
    recommended_orders = (Order("bid", "up_to", 2), Order("defend", "done"))
    state_codec = TypeAdapter(State)
    action_codec = TypeAdapter(AnyAction)
    event_codec = TypeAdapter(AnyEvent)

    def begin(self, options: SkirmishOptions, seats: int, rng: Chance) -> Turn[State]:
        deck = [card for card, copies in COPIES.items() for _ in range(copies)]
        treasures = [card for card, copies in TREASURES.items() for _ in range(copies)]
        rng.shuffle(deck)
        rng.shuffle(treasures)
        players = [
            Player(
                Pile(sight="owner", owner=i),
                Pile(sight="owner", owner=i),
                coins=6 if options.purse == "rich" else 2,
            )
            for i in range(seats)
        ]
        t = Turn(State(rng, players, Pile(deck), Pile(treasures), options.turns, options.glory))
        for seat in range(seats):
            draw(t, seat, 4)
        t.todo(Mulligan())
        return t

    def view(self, s: State, viewer: int | None) -> View:
        top = s.agenda[-1] if s.agenda else None
        return View(
            viewer,
            s.turn,
            s.turns,
            len(s.deck),
            len(s.treasures),
            tuple(s.discards.cards),
            tuple(zip(s.omens.placed_by, s.omens.seen_by(viewer), strict=True)),
            tuple(x.owner for x in top.answers) if isinstance(top, Mulligan) else (),
            top.high if isinstance(top, Auction) else None,
            s.cause,
            tuple(
                PlayerView(
                    p.coins,
                    p.score,
                    p.gone,
                    p.strength(),
                    tuple(p.units.items()),
                    p.hand.seen_by(viewer),
                    p.vault.seen_by(viewer),
                )
                for p in s.players
            ),
        )

    def outcome(self, s: State) -> Outcome | None:
        if s.cause is None:
            return None
        scores = [
            {"score": p.score, "treasures": sum(WORTH[c] for c in p.vault.cards)} for p in s.players
        ]
        totals = [
            (not p.gone, sum(points.values())) for p, points in zip(s.players, scores, strict=True)
        ]
        places = tuple(1 + sum(1 for other in totals if other > mine) for mine in totals)
        return Outcome(places, s.cause, tuple(scores))

    def check(self, s: State) -> list[str]:
        found: list[str] = []
        battle, treasure = Counter[str](), Counter[str]()
        for pile in (s.deck, s.discards, s.omens, *(p.hand for p in s.players)):
            battle.update(pile.cards)
        for pile in (s.treasures, *(p.vault for p in s.players)):
            treasure.update(pile.cards)
        if battle != Counter(COPIES):
            found.append(f"battle cards: {dict(battle)}")
        if treasure != Counter(TREASURES):
            found.append(f"treasures: {dict(treasure)}")
        for i, p in enumerate(s.players):
            if p.coins < 0 or not set(p.units) <= set(FIELDS):
                found.append(f"seat {i}: {p.coins} coins, {p.units}")
        for frame in s.agenda:
            for sealed in frame.answers if isinstance(frame, Mulligan) else ():
                player = s.players[sealed.owner]
                if not player.gone and sealed.value not in player.hand.cards:
                    found.append(f"seat {sealed.owner} keeps a card it has not")
        return found

    def anytime_actions(self, s: State, seat: int) -> tuple[Menu, ...]:
        if s.cause is not None or s.players[seat].gone:
            return ()
        return (Pick("resign", (Resign(),), collapsed=True, confirm=True),)

    def do_anytime_action(self, t: Turn[State], seat: int, action: Any) -> None:
        leave(t, seat)

    def eliminated(self, s: State) -> frozenset[int]:
        return frozenset(seat for seat, player in enumerate(s.players) if player.gone)

    def upcoming(self, s: State) -> tuple[Decision, ...]:
        top = s.agenda[-1] if s.agenda else None
        return top.upcoming(s) if isinstance(top, Auction) else ()

    def order_subjects(self, view: Any, kind: str, fact: str) -> tuple[int, ...]:
        others = (p for seat, p in enumerate(view.players) if seat != view.viewer and not p.gone)
        return tuple(sorted({attack_of(p.strength) for p in others}))

    def simulate_turn(self, state: State, seat: int, rng: Rng) -> State | None:
        if state.cause is not None or state.players[seat].gone:
            return None
        if not isinstance(state.agenda[0], EndTurn) or state.agenda[0].seat == seat:
            return None
        other = self.determinize(state, seat, rng)
        other.agenda = [HandLimit(seat), Act(seat)]
        return other

    def back(self, card: str) -> str:
        return "treasure" if card in TREASURES else "battle"

    def determinize(self, state: State, viewer: int | None, rng: Rng) -> State:
        other = super().determinize(state, viewer, rng)
        for sealed in hidden_values(other, viewer):
            hand = other.players[sealed.owner].hand.cards
            if hand:
                sealed.value = rng.choice(sorted(hand))
        return other

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        if schema == 1:  # points were called score later, and units came
            players = [
                {"units": {}, **{("score" if k == "points" else k): v for k, v in p.items()}}
                for p in raw["players"]
            ]
            return {**raw, "players": players}
        return super().upgrade(schema, raw)

    def cards(self) -> frozenset[str]:
        return frozenset(COPIES)

    def resolved(self, step: Step[State]) -> Iterable[str]:
        for news in step.news:
            if any(f.name == "card" for f in fields(news.event)):
                yield news.event.card


RULES = Skirmish()

ENTRY = Entry("tests.kernel.toy:RULES", "tests.kernel.look:TEXTS", "tests.kernel.look")
"""How the toy would stand in the list of games."""
