"""How often a game waits for somebody whose turn it is not, and how often that brings the player on
turn back a second time. Without Discord and without a clock: all is counted.

Serial waits: those who can answer at the same time, now or beforehand, are one wait, and so are
several questions to one seat in a row. What an order answers is no wait: it comes within a minute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from engine.core import EXACTLY, Action, Amount, Decision, Order, Rng, Rules, ordered
from engine.core.orders import identity
from engine.players import UniformPlayer
from engine.registry import rules
from tables.model.plans import LONGEST, Wish
from tables.model.plans import answer as plan_answer
from tests.bench import evenings
from tests.bench.grower import Grower
from tests.bench.human import Keen, Measured
from tests.bench.table import Table

GAMES = 8
"""Games of each kind."""
AIMS = {"usual": "≤ 9", "once": "≤ 16"}
"""Of a game of four at real rates."""
WAYS = {
    "open": "asked one after the other",
    "once": "all asked at once",
    "usual": "and all have taken the recommended set",
}
Player = Callable[[], Any]
PLAYED: dict[str, tuple[dict[str, Player], tuple[int, ...]]] = {
    "tta-new-story": ({"real rates": Measured, "keen": Keen}, (2, 3, 4)),
    "tta-first-edition": ({"real rates": Measured, "keen": Keen}, (2, 3, 4)),
    "tzolkin": ({"scripted": Grower}, (2, 3, 4)),
    "antike-duellum": ({"by chance": UniformPlayer}, (2,)),
}
"""Who plays which game, and with how many players."""
AUCTION = "bid"


@dataclass
class Waits:
    """Of some games: turns, serial waits off turn by what was asked, and how often the player on
    turn came back to the same turn. given: what orders answered. prepared: how often they came
    back although they had prepared the rest of the turn while it waited."""

    games: int = 0
    turns: int = 0
    returns: int = 0
    prepared: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)


@dataclass
class Game:
    """One game under way. way: of `WAYS`. beforehand: what seats have answered before it came to
    them, in the auction or event of now."""

    game: Rules[Any]
    way: str
    player: Any
    chance: Rng
    beforehand: dict[int, list[Order]] = field(default_factory=dict)
    rest: list[Wish] = field(default_factory=list)

    def play(self, seats: int, seed: int, found: Waits) -> None:
        """A whole game; its waits are added to `found`."""
        game = self.game
        chosen = game.meta.quick if isinstance(self.player, UniformPlayer) else {}
        step = game.setup(game.options(**chosen), seats, seed)
        owner: int | None = None
        last: int | None = None
        away = False
        found.games += 1
        while step.decisions:
            decision = step.decisions[0]
            seat = decision.seat
            between = decision.kind in {o.kind for o in game.orderables} and owner is not None
            action = None
            if not between:
                self.beforehand.clear()
            elif self.way != "open" and self._together(step.state, decision, owner, found):
                last = None if seat == owner else seat
            if between:
                action = self._ordered(decision, own=seat == owner)
            if action is None:
                if between and seat != owner:
                    found.asked[decision.kind] += seat != last
                elif seat != owner:
                    owner, away = seat, False
                    self.rest.clear()
                    found.turns += 1
                else:
                    found.returns += last != seat
                    away |= last != seat
                    action = self._planned(decision) if away else None
                    found.prepared += away and action is None
                    away &= action is not None
                last = seat
            else:
                found.given[decision.kind] += 1
            if action is None:
                view = game.view(step.state, seat)
                action = self.player.choose(view, decision, self.chance)
            if last != owner and owner is not None and not self.rest:
                self._prepare(step.state, owner)
            step = game.apply(step.state, seat, action, step.decisions)
            if seat == owner and step.barrier:
                self.rest.clear()

    def _prepare(self, state: Any, owner: int) -> None:
        """While the turn waits, its player prepares the rest of it, as far as it can be known."""
        there = self.game.simulate_rest(state, owner, Rng(self.chance.below(1 << 30)))
        open_now = () if there is None else self.game.decisions(there)
        while len(open_now) == 1 and open_now[0].seat == owner and len(self.rest) < LONGEST:
            [decision] = open_now
            action = self.player.choose(self.game.view(there, owner), decision, self.chance)
            self.rest.append(Wish(decision.kind, action))
            step = self.game.apply(there, owner, action, open_now)
            if step.barrier:
                return
            there, open_now = step.state, step.decisions

    def _planned(self, decision: Decision) -> Action | None:
        """What was prepared for this question, if it is still possible; else all of it stops."""
        if not self.rest:
            return None
        action = plan_answer(self.game, decision, self.rest[0])
        if action is None:
            self.rest.clear()
        else:
            del self.rest[0]
        return action

    def _ordered(self, decision: Decision, *, own: bool) -> Action | None:
        """What is answered without waiting. own: in the seat's own turn, where it is there."""
        orders: Sequence[Order] = self.beforehand.get(decision.seat, ())
        if self.way == "usual" and not own:
            orders = (*self.game.recommended_orders, *orders)
        action = ordered(self.game.orderables, orders, decision)
        if action is not None:  # a single answer is given once
            self.beforehand[decision.seat] = [
                o for o in orders if not (o.policy == EXACTLY and o.fits(decision))
            ]
        return action

    def _together(self, state: Any, decision: Decision, owner: int | None, found: Waits) -> bool:
        """Ask everybody at once who is asked now and later, if that has not been done; whether
        somebody had to be waited for. Who has an order that answers is not."""
        asked = (decision, *self.game.upcoming(state))
        bid = decision.kind == AUCTION
        if not bid and len(asked) < 2:
            return False
        new = [d for d in asked if not any(o.concerns(d) for o in self.beforehand.get(d.seat, ()))]
        waits = False
        for d in new:
            if self.way == "usual" and ordered(
                self.game.orderables, self.game.recommended_orders, d
            ):
                continue
            if d is decision and not bid:
                continue  # who is asked now answers as ever
            waits |= d.seat != owner
            given = self._limit(d) if bid else [self._single(state, d)]
            self.beforehand.setdefault(d.seat, []).extend(given)
        found.asked[decision.kind] += waits
        return waits

    def _single(self, state: Any, decision: Decision) -> Order:
        """The answer of a seat, given before its question comes."""
        action = self.player.choose(self.game.view(state, decision.seat), decision, self.chance)
        return Order(decision.kind, EXACTLY, None, identity(decision), action)

    def _limit(self, decision: Decision) -> list[Order]:
        """The most somebody bids, as often by one more as the player would, and the force."""
        top = next((m for m in decision.menus if isinstance(m, Amount)), None)
        limit = 0
        if top is not None:
            limit = top.low - 1
            while limit < top.high and self.chance.below(100) < getattr(self.player, "raises", 50):
                limit += 1
        [kind] = [o for o in self.game.orderables if o.kind == AUCTION]
        about = {name: decision.facts[name] for name in kind.by}
        then = [] if kind.then is None else [replace(kind.then, about=about)]
        return [Order(AUCTION, "up_to", limit, about), *then]


def count(key: str, seats: int, way: str, games: int = GAMES, who: str = "") -> Waits:
    """The waits of some games. who: plays them; the first of `PLAYED` if not said."""
    found = Waits()
    players = PLAYED[key][0]
    player = players[who] if who else next(iter(players.values()))
    for seed in range(games):
        Game(rules(key), way, player(), Rng(seed)).play(seats, seed, found)
    return found


def tables() -> list[Table]:
    """Waits per game, and what they are for in the largest game."""
    rows = []
    kinds: dict[str, Waits] = {}
    for key, (players, numbers) in PLAYED.items():
        together = any(o.kind == AUCTION for o in rules(key).orderables)
        for seats, (who, way) in product(numbers, product(players, WAYS)):
            if (way == "once" and not together) or (who == "keen" and seats != max(numbers)):
                continue
            found = count(key, seats, way, who=who)
            if (key, seats, who) == ("tta-new-story", 4, "real rates"):
                kinds[way] = found
            aim = AIMS.get(way, "") if (seats, who) == (4, "real rates") else ""
            rows.append((f"{key}, {seats} players, {who}: {WAYS[way]}", *_row(found), aim))
    note = (
        f"Per game, over {GAMES} games each. Through the Ages by a scripted player: at real "
        "rates, who prepares events, attacks, offers pacts and bids about as often as in 1,011 "
        "games of others; and keen, who does so whenever it can. Tzolk'in by a scripted player, "
        "Antike's shortest games by chance; Belfort has a table of its own. Who can answer at the "
        "same time is one wait. All at once: every bidder gives a limit when the auction begins, "
        "with the force, and what one event asks of several is asked of all of them; possible "
        "without any orders. What orders answer comes within a minute and is no wait. With the "
        "rest prepared: the returns that are left where the player on turn prepares the rest of "
        "the turn while it waits. Aims: of a four-player game, where nobody has orders and where "
        "all have taken the recommended set; a simulation at those rates had 33 without help, 20.9 "
        "with sealed auctions and 9.8 with 14 orders of each."
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
        "with the rest prepared",
        "answered by orders",
        "aim",
    )
    return [
        Table("How often a game waits for others", columns, tuple(rows), note),
        Table("What a game of four at real rates waits for", ("question", *WAYS.values()), asked),
        *evenings.tables(),
    ]


def _row(found: Waits) -> tuple[str, ...]:
    returns = (found.returns, found.prepared)
    sums = (found.turns, found.asked.total(), *returns, found.given.total())
    return tuple(_each(found, number) for number in sums)


def _each(found: Waits, number: int) -> str:
    return f"{number / found.games:.1f}"
