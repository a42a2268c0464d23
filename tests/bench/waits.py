"""How often a game waits for somebody whose turn it is not, and how often that brings the player on
turn back a second time. Without Discord and without a clock: all is counted.

Serial waits: those who can answer at the same time, now or beforehand, are one wait, and so are
several questions to one seat in a row. What an order answers is no wait: it comes within a minute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core import Action, Amount, Decision, Order, Rng, Rules, ordered
from engine.players import UniformPlayer
from engine.registry import rules
from tests.bench.human import Keen
from tests.bench.table import Table

GAMES = 8
"""Games of each kind."""
AIMS = {("tta-new-story", 4, "usual"): "≤ 9", ("tta-new-story", 4, "sealed"): "≤ 16"}
WAYS = {
    "open": "asked one after the other",
    "sealed": "auctions answered beforehand",
    "usual": "and all have taken the sensible set",
}
PLAYED = {
    "tta-new-story": (Keen, (2, 3, 4)),
    "tta-first-edition": (Keen, (2, 3, 4)),
    "antike-duellum": (UniformPlayer, (2,)),
}
"""Who plays which game, and with how many players."""
AUCTION = "bid"


@dataclass
class Waits:
    """Of some games: turns, serial waits off turn by what was asked, and how often the player on
    turn came back to the same turn. given: what orders answered."""

    games: int = 0
    turns: int = 0
    returns: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)


@dataclass
class Game:
    """One game under way. way: of `WAYS`. limits: what seats bid up to in the auction of now."""

    game: Rules[Any]
    way: str
    player: Any
    chance: Rng
    limits: dict[int, Order] = field(default_factory=dict)

    def play(self, seats: int, seed: int, found: Waits) -> None:
        """A whole game; its waits are added to `found`."""
        game = self.game
        chosen = game.meta.quick if isinstance(self.player, UniformPlayer) else {}
        step = game.setup(game.options(**chosen), seats, seed)
        owner: int | None = None
        last: int | None = None
        found.games += 1
        while step.decisions:
            decision = step.decisions[0]
            seat = decision.seat
            between = decision.kind in {o.kind for o in game.orderables} and owner is not None
            action = None
            if decision.kind != AUCTION:
                self.limits.clear()
            elif self.way != "open" and not self.limits:
                self._seal(step.state, decision, owner, found)
                last = None if set(self.limits) - {owner} else last
            if between:
                action = self._ordered(decision, own=seat == owner)
            if action is None:
                if between and seat != owner:
                    found.asked[decision.kind] += seat != last
                elif seat != owner:
                    owner = seat
                    found.turns += 1
                elif last != seat:
                    found.returns += 1
                last = seat
                view = game.view(step.state, seat)
                action = self.player.choose(view, decision, self.chance)
            else:
                found.given[decision.kind] += 1
            step = game.apply(step.state, seat, action, step.decisions)

    def _ordered(self, decision: Decision, *, own: bool) -> Action | None:
        """What is answered without waiting. own: in the seat's own turn, where it is there."""
        limit = self.limits.get(decision.seat)
        orders: Sequence[Order] = () if limit is None else (limit,)
        if self.way == "usual" and not own:
            orders = (*orders, *self.game.sensible)
        return ordered(self.game.orderables, orders, decision)

    def _seal(self, state: Any, decision: Decision, owner: int | None, found: Waits) -> None:
        """Everybody in an auction is asked at once for the most they bid, as often by one more as
        the player would; with a sensible set only whose turn it is."""
        for asked in (decision, *self.game.upcoming(state)):
            if self.way == "usual" and asked.seat != owner:
                continue
            top = next((m for m in asked.menus if isinstance(m, Amount)), None)
            limit = 0
            if top is not None:
                limit = top.low - 1
                while limit < top.high and not self.chance.below(2):
                    limit += 1
            self.limits[asked.seat] = Order(AUCTION, "up_to", limit)
        if set(self.limits) - {owner}:
            found.asked[AUCTION] += 1


def count(key: str, seats: int, way: str, games: int = GAMES) -> Waits:
    """The waits of some games."""
    found = Waits()
    player, _ = PLAYED[key]
    for seed in range(games):
        Game(rules(key), way, player(), Rng(seed)).play(seats, seed, found)
    return found


def tables() -> list[Table]:
    """Waits per game, and what they are for in the largest game."""
    rows = []
    kinds: dict[str, Waits] = {}
    for key, (_, numbers) in PLAYED.items():
        for seats in numbers:
            for way, name in WAYS.items():
                if way == "sealed" and not any(o.kind == AUCTION for o in rules(key).orderables):
                    continue
                found = count(key, seats, way)
                if (key, seats) == ("tta-new-story", 4):
                    kinds[way] = found
                rows.append(
                    (
                        f"{key}, {seats} players: {name}",
                        _each(found, found.turns),
                        _each(found, sum(found.asked.values())),
                        _each(found, found.returns),
                        _each(found, sum(found.given.values())),
                        AIMS.get((key, seats, way), ""),
                    )
                )
    note = (
        f"Per game, over {GAMES} games each; Through the Ages by a keen scripted player, who "
        "bids, attacks and offers pacts more often than people do, Antike's shortest games by "
        "chance. Who can answer at the same time is one wait. Beforehand: every bidder gives "
        "a limit when the auction begins, which is possible without any orders. What orders "
        "answer comes within a minute and is no wait. Aims: of a four-player game, where "
        "nobody has orders and where all have taken the sensible set; a simulation at the "
        "rates of 1,011 real games had 33 without help, 20.9 with sealed auctions and 9.8 "
        "with 14 orders of each."
    )
    every = sorted(
        set().union(*(w.asked for w in kinds.values())),
        key=lambda kind: -kinds["open"].asked[kind],
    )
    asked = tuple((kind, *(_each(w, w.asked[kind]) for w in kinds.values())) for kind in every)
    columns = (
        "per game",
        "turns",
        "serial waits",
        "returns to the turn",
        "answered by orders",
        "aim",
    )
    return [
        Table("How often a game waits for others", columns, tuple(rows), note),
        Table("What a game of four waits for", ("question", *WAYS.values()), asked),
    ]


def _each(found: Waits, number: int) -> str:
    return f"{number / found.games:.1f}"
