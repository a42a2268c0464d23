"""Where every step of every game came from: the other half of the proof.

The diary tells what each transaction did. Here the games are played again beside the bot, and every
step, held answer, order and plan must have come from somewhere and have gone somewhere: a step is a
press, a held answer, an order, a wish of a plan or a computer's, once; what was kept for later goes
when it is used, or when its owner, the end of its question, or the table's going back ends it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.core import ONLY_ANSWER, Decision, IllegalAction, Order, Rules, ordered, save
from tables.model import plans
from tables.model.chance import chance
from tables.model.plans import Plan
from tables.model.stored import StoredPlan
from tests.chaos.diary import Change
from tests.chaos.wishes import Asked, Following, Wish, asked, following

Row = dict[str, Any]
BY_HAND = ("panel", "undo", "restart", "play", "carryout")
BOARDS = ("turn", "refresh", "over")
BACK = ("undo", "restart")
ORDERING = ("ahead", "always", "ordergive", "orderoff", "unhold")
GIVING = ("ahead", "always", "ordergive")
PLANNING = ("planned", "unplan", "planmode", "carryout", "plan")


@dataclass(slots=True)
class Position:
    """A state and its open questions."""

    state: Any
    decisions: tuple[Decision, ...]


@dataclass(slots=True)
class Game:
    """One table as its transactions have left it."""

    row: Row
    rules: Rules[Any]
    seats: dict[int, Row] = field(default_factory=dict)
    steps: list[Row] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    orders: dict[int, Row] = field(default_factory=dict)
    held: dict[int, Row] = field(default_factory=dict)
    plans: dict[int, Row] = field(default_factory=dict)
    met: dict[int, bool] = field(default_factory=dict)
    """Of limited orders: whether what they are about was asked since they were given."""

    @property
    def public(self) -> Position:
        return self.positions[self.row["public_seq"]]

    def user(self, seat: int) -> int | None:
        found: int | None = self.seats[seat]["user_id"]
        return found

    def automatic(self, seat: int) -> bool:
        return bool(self.seats[seat]["computer"] or self.seats[seat]["caretaker"])

    def plan(self, seat: int) -> Plan:
        row = self.plans[seat]
        names = ("seat", "mode", "actions", "done", "begun", "stopped")
        return plans.read(self.rules, StoredPlan(*(row[name] for name in names)))

    def questions(self, position: Position) -> tuple[Decision, ...]:
        """What is asked, now and as is known already later."""
        return (*position.decisions, *self.rules.upcoming(position.state))


@dataclass
class Books:
    """The games of all tables, and what cannot be explained.

    wish_of: what an interaction was for. asked_for: whether a user has pressed a control that
    leaves no number behind (orders and what is held).
    """

    rules_of: Callable[[str], Rules[Any]]
    wish_of: Callable[[int], Wish | None]
    asked_for: Callable[[int, int, tuple[str, ...]], bool]
    games: dict[int, Game] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    left: dict[tuple[int, int], Following] = field(default_factory=dict)
    """What the last press of a user at a table still stands for: only its first answer has a
    number. Meanwhile somebody who got no answer may have pressed at another table."""
    sources: Counter[str] = field(default_factory=Counter)
    """How often each source made a step, and what else happened."""
    acted: set[int] = field(default_factory=set)
    """The interactions that made steps or took them back."""
    written: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Orders given and ended, by user."""

    def enter(self, change: Change) -> None:
        """Take one transaction of one table into the books."""
        game = self.games.get(change.game)
        if game is None:
            [row] = change.rows("games+")
            game = self.games[change.game] = Game(row, self.rules_of(row["game"]))
        Transaction(self, game, change).enter()


class Transaction:
    """One transaction of one table."""

    def __init__(self, books: Books, game: Game, change: Change) -> None:
        self.books, self.game, self.change = books, game, change
        self.name = f"table {change.game}, entry {change.number}"
        self.before = dict(game.row)
        self.head = game.positions[-1] if game.positions else None
        self.public = game.public if game.positions else None
        wishes = [(row["id"], books.wish_of(row["id"])) for row in change.rows("interactions+")]
        self.pressed = {n: wish for n, wish in wishes if wish is not None}
        self.unused = {n: w for n, w in self.pressed.items() if w.op in BY_HAND}
        self.gone: list[Row] = []
        self.made: list[Row] = []
        self.planned: Counter[int] = Counter()
        self.released: set[int] = set()
        self.used = {row["seq"] for row in change.rows("orders_used+")}
        self.back = any(row["kind"] == "took_back" for row in change.rows("notes+"))

    def enter(self) -> None:
        for row in self.change.rows("games="):
            self.game.row = row
        self._forget_steps()
        self._make_steps()
        self._seats()
        self._meet()
        self._held()
        self._orders()
        self._plans()
        self._told()
        for number, wish in self.unused.items():
            self.books.lost.append(f"{self.name}: {wish.op} ({number}) did nothing")

    def _says(self, kind: str, sentence: str) -> None:
        getattr(self.books, kind).append(f"{self.name}: {sentence}")

    def _by(self, user: int | None, ops: tuple[str, ...]) -> bool:
        """Whether a press of this transaction was one of these."""
        return any(w.user == user and w.op in ops for w in self.pressed.values())

    def _over(self) -> bool:
        return str(self.game.row["status"]) not in ("lobby", "running")

    # --- steps -----------------------------------------------------------------------------------

    def _forget_steps(self) -> None:
        """Steps go by undo, by consent, and with an unfinished turn under which the table moved."""
        self.gone = sorted(self.change.rows("steps-"), key=lambda row: int(row["seq"]))
        if not self.gone:
            return
        game, owner = self.game, self.before["draft_seat"]
        del game.steps[self.gone[0]["seq"] :]
        del game.positions[self.gone[0]["seq"] :]
        if self.back:
            agreed = [r for r in self.change.rows("undo_requests=") if r["outcome"] == "agreed"]
            if not agreed:
                self._says("lost", f"steps from {self.gone[0]['seq']} on went without consent")
            self.books.sources["back"] += 1
            self._close(BY_HAND)
            return
        published = [row["seq"] for row in self.gone if row["seq"] <= self.before["public_seq"]]
        if published:
            self._says("lost", f"published steps {published} are gone")
        for number, wish in list(self.unused.items()):
            if wish.op in BACK and owner is not None and wish.user == game.user(owner):
                del self.unused[number]
                self.books.acted.add(number)
                self.books.sources[wish.op] += 1
                if wish.op == "undo" and len(self.gone) != 1:
                    self._says("lost", f"undo took {len(self.gone)} steps")
                return
        caretaker = any(row["caretaker"] for row in self.change.rows("seats+"))
        told = any('"draft_lost"' in row["data"] for row in self.change.rows("outbox+"))
        if not (caretaker or told or self._over() or self._same_again()):
            self._says("lost", f"drafted steps {[row['seq'] for row in self.gone]} are gone")

    def _same_again(self) -> bool:
        """Whether a draft was played again on top of what came between."""
        new = Counter((row["seat"], row["action"]) for row in self.change.rows("steps+"))
        return not Counter((row["seat"], row["action"]) for row in self.gone) - new

    def _make_steps(self) -> None:
        game = self.game
        again = Counter((row["seat"], row["action"]) for row in self.gone)
        for row in self.change.rows("steps+"):
            if row["seq"] != len(game.steps):
                self._says("doubled", f"step {row['seq']} follows step {len(game.steps) - 1}")
            if row["seq"] == 0:
                self._set_up(row)
                continue
            here = game.positions[-1]
            key = (row["seat"], row["action"])
            if not self.back and again[key]:
                again[key] -= 1
            else:
                source = self._source(here, row)
                self.books.sources[source or "?"] += 1
                if source is None:
                    self._says("doubled", f"nobody made step {row['seq']} of seat {row['seat']}")
            self._play(here, row)
            self.made.append(row)
        for row in self.change.rows("steps="):
            self._reseed(row)

    def _set_up(self, row: Row) -> None:
        game = self.game
        options = game.rules.options.stored(json.loads(game.row["options"]))
        first = json.loads(game.row["deals"])[0]["secret"]
        step = game.rules.setup(options, len(game.seats), chance(first))
        self._arrive(row, Position(step.state, step.decisions))

    def _play(self, here: Position, row: Row) -> None:
        rules = self.game.rules
        try:
            action = rules.parse_action(row["action"])
            step = rules.apply(here.state, row["seat"], action, here.decisions)
        except IllegalAction as error:
            self._says("wrong", f"step {row['seq']} is not possible: {error}")
            self._arrive(None, here)
            return
        self._arrive(row, Position(step.state, step.decisions))

    def _arrive(self, row: Row | None, position: Position) -> None:
        game = self.game
        if row is not None and save.state_hash(game.rules, position.state) != row["hash"]:
            self._says("wrong", f"step {row['seq']} leads to another state")
        game.steps.append(row or {})
        game.positions.append(position)

    def _reseed(self, row: Row) -> None:
        """The table went back on chance, and has another future."""
        game = self.game
        if not self.back:
            self._says("wrong", f"step {row['seq']} was changed")
            return
        word = chance(json.loads(row["reseeds"])[-1])
        state = game.rules.reseed(game.positions[row["seq"]].state, word)
        game.positions.pop()
        game.steps.pop()
        self._arrive(row, Position(state, game.rules.decisions(state)))

    def _source(self, here: Position, row: Row) -> str | None:
        """Where a step came from."""
        game, seat = self.game, row["seat"]
        action = game.rules.parse_action(row["action"])
        decision = next((d for d in here.decisions if d.seat == seat), None)
        waiting = game.held.get(seat)
        if row["seq"] in self.used:
            return "order" if decision and self._ordered(decision) == action else None
        if row["user_id"] is None:
            return "computer" if game.automatic(seat) else None
        for number, wish in self.unused.items():
            if wish.user == row["user_id"] and wish.op in ("panel", "play"):
                del self.unused[number]
                self.books.acted.add(number)
                self._begin(number, wish, seat, action)
                return str(wish.op)
        further = self._goes_on(row["user_id"], seat, action)
        if self._wished(decision, seat, action):  # also where its owner does by hand what it says
            for number, wish in list(self.unused.items()):
                if wish.op == "carryout" and wish.user == row["user_id"]:
                    del self.unused[number]
            return "plan"
        if waiting and waiting["action"] and seat not in self.released:
            gone = any(r["seat"] == seat for r in self.change.rows("held-"))
            if gone and game.rules.parse_action(waiting["action"]) == action:
                self.released.add(seat)
                return "held"
        return "further" if further else None

    def _begin(self, number: int, wish: Wish, seat: int, action: Any) -> None:
        """The first answer of a press is given; the others are to follow."""
        here = self._asked(seat)
        self.books.left[wish.user, self.change.game] = rest = following(wish, here)
        wanted = rest.next(here)
        if wanted != action:
            self._says(
                "wrong", f"{wish.op} ({number}) was for {wanted!r} and did {action!r}: {wish}"
            )

    def _goes_on(self, user: int | None, seat: int, action: Any) -> bool:
        """Whether an answer is the next one of the last press of a user."""
        if self.pressed or user is None:
            return False
        rest = self.books.left.get((user, self.change.game))
        return rest is not None and rest.goes_on(self._asked(seat), action)

    def _asked(self, seat: int) -> Asked:
        """What a seat was asked before this transaction."""
        assert self.head is not None
        assert self.public is not None
        here = self.head if self.before["draft_seat"] == seat else self.public
        game = self.game
        names = [game.seats[number]["name"] for number in sorted(game.seats)]
        return asked(game.rules, names, seat, here.state, self.public.state, here.decisions)

    def _ordered(self, decision: Decision) -> Any:
        mine = [o for o in self.game.orders.values() if o["seat"] == decision.seat]
        kept = [_order(o, self.game.rules) for o in sorted(mine, key=lambda o: int(o["id"]))]
        return ordered(self.game.rules.orderables, kept, decision)

    def _wished(self, decision: Decision | None, seat: int, action: Any) -> bool:
        """Whether the next wish of a plan says this."""
        if decision is None or seat not in self.game.plans:
            return False
        rest = self.game.plan(seat).rest[self.planned[seat] :]
        for number, wish in enumerate(rest, 1):
            if plans.answer(self.game.rules, decision, wish) == action:
                self.planned[seat] += number
                return True
            if not wish.implied or wish.question == decision.kind:
                return False  # only what goes without saying is passed over, if not asked
        return False

    def _told(self) -> None:
        """What happens and the row that tells of it are one transaction."""
        rows = [(row["kind"], json.loads(row["data"])) for row in self.change.rows("outbox+")]
        now = self.game.row["told_seq"]
        told = any(kind in BOARDS and data["to_seq"] == now for kind, data in rows)
        if now != self.before["told_seq"] and not told:
            self._says("lost", f"no message tells of step {now}")
        for request in self.change.rows("undo_requests+"):
            ended = any(r["id"] == request["id"] for r in self.change.rows("undo_requests="))
            asked = [data["request"] for kind, data in rows if kind == "undo"]
            if request["id"] not in asked and not ended:
                self._says("lost", f"no message asks question {request['id']}")

    # --- what is kept for later ------------------------------------------------------------------

    def _close(self, ops: tuple[str, ...]) -> None:
        self.unused = {n: w for n, w in self.unused.items() if w.op not in ops}

    def _seats(self) -> None:
        for row in self.change.rows("seats-"):
            self.game.seats.pop(row["seat"], None)
        for row in (*self.change.rows("seats+"), *self.change.rows("seats=")):
            self.game.seats[row["seat"]] = row

    def _meet(self) -> None:
        """Note which limited orders have been asked for."""
        game = self.game
        first = max(0, self.before["public_seq"])
        for position in game.positions[first : game.row["public_seq"] + 1]:
            for number, order in game.orders.items():
                game.met[number] = game.met.get(number, False) or _open(game, order, position)

    def _held(self) -> None:
        game = self.game
        before = dict(game.held)
        for entry in self.change.entries:
            if entry.table == "held" and entry.sign == "+":
                game.held[entry.row["seat"]] = entry.row
            elif entry.table == "held":
                game.held.pop(entry.row["seat"], None)
        for seat in {*before, *game.held}:
            old, new = before.get(seat), game.held.get(seat)
            if new is not None and new["action"] and (new != old or self._pressed(seat)):
                self._kept(seat, game.rules.parse_action(new["action"]))
            if old is None or not old["action"] or (new and new["action"] == old["action"]):
                continue
            if seat in self.released:
                continue
            why = self._given_up(seat)
            self.books.sources[why or "lost"] += 1
            if why is None:
                self._says("lost", f"the held answer of seat {seat} is gone")

    def _pressed(self, seat: int) -> bool:
        """Whether the owner has given the same answer once more."""
        again = any(row["seat"] == seat for row in self.change.rows("held+"))
        return again and any(w.user == self.game.user(seat) for w in self.unused.values())

    def _kept(self, seat: int, action: Any) -> None:
        for number, wish in list(self.unused.items()):
            if wish.user == self.game.user(seat):
                del self.unused[number]
                self._begin(number, wish, seat, action)
                self.books.sources["kept"] += 1
                return
        if self._goes_on(self.game.user(seat), seat, action):
            self.books.sources["kept"] += 1
            return
        self._says("doubled", f"nobody gave the answer that is held for seat {seat}")

    def _given_up(self, seat: int) -> str | None:
        """Why a held answer may go unused: its owner chose again, or its question is no more."""
        game, user = self.game, self.game.user(seat)
        asked = {d.seat: d for d in game.public.decisions}
        old = {d.seat: d for d in game.positions[self._start()].decisions}
        told = [json.loads(r["data"]) for r in self.change.rows("outbox+") if r["kind"] == "turn"]
        reasons = {
            "chosen again": self._by(user, BY_HAND)
            or self.books.asked_for(user or 0, self.change.game, ORDERING),
            "void by going back": self.back,
            "void at the end": self._over(),
            "void by a caretaker": game.automatic(seat),
            "void without its question": seat not in asked
            or (seat in old and asked[seat].facts != old[seat].facts),
            "asked again": any(user in data.get("ping", ()) for data in told),
        }
        return next((reason for reason, holds in reasons.items() if holds), None)

    def _start(self) -> int:
        return min(int(self.before["public_seq"]), len(self.game.positions) - 1)

    def _orders(self) -> None:
        game = self.game
        new = self.change.rows("orders+")
        for row in new:
            user = game.user(row["seat"]) or 0
            if self.back:  # it was used up in steps that are gone
                continue
            self.books.written[user, "given"] += 1
            if not self.books.asked_for(user, self.change.game, GIVING):
                self._says("doubled", f"nobody gave order {row['id']}")
        for row in self.change.rows("orders-"):
            order = game.orders.pop(row["id"], row)
            user = game.user(order["seat"]) or 0
            same = any((o["seat"], o["kind"], o["about"]) == _about(order) for o in new)
            ended = self.books.asked_for(user, self.change.game, ("orderoff", "ahead"))
            limited = order["about"] != "{}"
            over = limited and game.met.get(row["id"]) and not _open(game, order, game.public)
            if not (same or ended or over or self._over()):
                self._says("lost", f"order {row['id']} of seat {order['seat']} is gone")
            self.books.written[user, "ended"] += not same
        for row in new:
            game.orders[row["id"]] = row
        for number, order in game.orders.items():
            if self.back or order in new:
                game.met[number] = _open(game, order, game.public)
            elif order["about"] != "{}" and self._could_be_used_again(order):
                self._says("doubled", f"order {number} is over and still there")

    def _could_be_used_again(self, order: Row) -> bool:
        """Whether an order limited to one thing stays when that is over."""
        game = self.game
        moved = game.row["public_seq"] > self.before["public_seq"]
        whole = game.row["told_seq"] == game.row["public_seq"]  # else the change is not over
        return moved and whole and game.met[order["id"]] and not _open(game, order, game.public)

    def _plans(self) -> None:
        game = self.game
        before = {seat: game.plan(seat) for seat in game.plans}
        for entry in self.change.entries:
            if entry.table == "plans" and entry.sign == "+":
                game.plans[entry.row["seat"]] = entry.row
            elif entry.table == "plans":
                game.plans.pop(entry.row["seat"], None)
        for seat in {*before, *game.plans}:
            old = before.get(seat)
            new = game.plan(seat) if seat in game.plans else None
            if old != new or self.planned[seat]:
                self._plan(seat, old, new)

    def _plan(self, seat: int, old: Plan | None, new: Plan | None) -> None:
        user = self.game.user(seat)
        mine = self._by(user, PLANNING) or self.books.asked_for(
            user or 0, self.change.game, ("dropplan",)
        )
        if old is None:
            if not mine:
                self._says("doubled", f"nobody made the plan of seat {seat}")
            return
        if new is None:
            ended = old.begun is not None or self.made or self.back or self._over()
            if not (mine or ended or self.game.automatic(seat)):
                self._says("lost", f"the plan of seat {seat} is gone")
            return
        if mine and new.begun is None:
            return
        if [w.question for w in new.wishes] != [w.question for w in old.wishes]:
            self._says("lost", f"the wishes of the plan of seat {seat} are others")
        undone = sum(row["seat"] == seat for row in self.gone)
        by_hand = sum(row["seat"] == seat for row in self.made) - self.planned[seat]
        least = old.done + self.planned[seat] - undone
        passed = sum(wish.implied for wish in old.rest)  # what goes without saying, if not asked
        if not least <= new.done <= old.done + self.planned[seat] + by_hand + passed:
            kind = "doubled" if new.done < least else "lost"
            self._says(
                kind, f"the plan of seat {seat} is at {new.done} after {old.done} and {least}"
            )


def _order(row: Row, rules: Rules[Any]) -> Order:
    about, said = json.loads(row["about"]), row["answer"]
    answer = None if said is None else rules.parse_action(said)
    return Order(row["kind"], row["policy"], row["amount"], about, answer)


def _about(row: Row) -> tuple[Any, ...]:
    return row["seat"], row["kind"], row["about"]


def _open(game: Game, row: Row, position: Position) -> bool:
    """Whether an order is about a question that is open, or known to come."""
    order = _order(row, game.rules)
    if order.kind == ONLY_ANSWER:
        return False
    return any(
        d.seat == row["seat"] and d.kind == order.kind and order.fits(d)
        for d in game.questions(position)
    )
