"""Belfort: how often a game is handed over, with and without prepared lists, and what a turn costs
in presses. Without Discord and without a clock: all is counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.panel.entries import entries_of
from engine.core import Action, Decision, Rng, ordered
from engine.registry import rules
from render.registry import presentation
from tables.model import plans
from tables.model.plans import Wish
from tests.bench.builder import Builder
from tests.bench.table import Table, percentile
from tests.bench.turns import NAMES, OPENING, presses

GAME = "belfort"
GAMES = 8
"""Games of each kind."""
AIM, TARGET = "≤ 60", "median ≤ 9"
Way = Literal["none", "orders", "round", "ahead"]
WAYS: dict[Way, str] = {
    "none": "as the rulebook plays it",
    "orders": "the King's Camp answered by the recommended set",
    "round": "and each lists Placement when first asked in a round",
    "ahead": "and each lists Placement after their Actions before",
}


@dataclass
class Count:
    """Of some games: when the table waits for somebody else than before, by what was asked; what
    orders and lists answered; presses of the turns in Actions."""

    games: int = 0
    waits: Counter[str] = field(default_factory=Counter)
    ordered: int = 0
    listed: int = 0
    presses: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    placed: list[int] = field(default_factory=list)


@dataclass
class Game:
    """One game under way. lists: what is left of the list of each seat."""

    seats: int
    way: Way
    chance: Rng
    lists: dict[int, tuple[Wish, ...]] = field(default_factory=dict)

    def play(self, seed: int, found: Count) -> None:
        """A whole game; what it costs is added to `found`."""
        game, player = rules(GAME), Builder()
        step = game.setup(game.options(), self.seats, seed)
        texts = presentation(GAME).texts(NAMES[: self.seats])
        waiting: set[int] = set()
        turn: tuple[int, int] | None = None
        found.games += 1
        while step.decisions:
            decision = step.decisions[0]
            seat = decision.seat
            action = self._beforehand(decision, found)
            if action is None:
                view = game.view(step.state, seat)
                asked = {d.seat for d in step.decisions}
                if not asked <= waiting:
                    found.waits[decision.kind] += 1
                    waiting = asked
                waiting = waiting - {seat} if len(waiting) > 1 else waiting
                action = player.choose(view, decision, self.chance)
                shown = game.arranged(view, decision)
                menus = entries_of([shown], game.anytime_actions(step.state, seat), seat)
                taken = presses(menus, texts, view, action)
                if decision.kind == "placement":
                    found.placed.append(OPENING + taken)
                elif view.phase == "actions" and seat == view.mover:
                    if turn != (seat, view.round):
                        turn = (seat, view.round)
                        found.presses.append(OPENING)
                        found.answers.append(0)
                    found.presses[-1] += taken
                    found.answers[-1] += 1
            step = game.apply(step.state, seat, action, step.decisions)
            self._list(step.state, seat, decision, action, player)

    def _beforehand(self, decision: Decision, found: Count) -> Action | None:
        """What an order or a list answers."""
        game, seat = rules(GAME), decision.seat
        if self.way != "none":
            action = ordered(game.orderables, game.recommended_orders, decision)
            if action is not None:
                found.ordered += 1
                return action
        wishes = self.lists.get(seat, ())
        while wishes and decision.kind == wishes[0].question:
            wish, wishes = wishes[0], wishes[1:]
            self.lists[seat] = wishes
            action = plans.answer(game, decision, wish)
            if action is not None:
                found.listed += 1
                return action
        return None

    def _list(
        self, state: Any, seat: int, decision: Decision, action: Action, player: Builder
    ) -> None:
        """Make a list after one's own Actions, or after the first worker of a round."""
        when = "end_turn" if self.way == "ahead" else "place"
        if self.way not in ("round", "ahead") or action.kind not in (when, "place"):
            return
        if self.lists.get(seat) or not decision.kind.startswith(("actions", "placement")):
            return
        game, wishes = rules(GAME), []
        ahead = game.simulate_turn(state, seat, Rng(1))
        if ahead is None or game.decisions(ahead)[0].kind != "placement":
            return
        while ahead is not None and (open_now := game.decisions(ahead)):
            wish = player.choose(game.view(ahead, seat), open_now[0], self.chance)
            wishes.append(Wish(open_now[0].kind, wish))
            ahead = None if wish.kind == "pass" else game.apply(ahead, seat, wish).state
        self.lists[seat] = tuple(wishes)


def count(seats: int, way: Way, games: int = GAMES) -> Count:
    """What some games cost."""
    found = Count()
    for seed in range(games):
        Game(seats, way, Rng(seed)).play(seed, found)
    return found


def tables() -> list[Table]:
    """Hand-overs of a game, and presses of a turn."""
    rows, turns = [], Count()
    for seats in (2, 3, 4, 5):
        for way, name in WAYS.items():
            found = count(seats, way)
            asked = sum(found.waits.values())
            rows.append(
                (
                    f"{seats} players: {name}",
                    _each(found, asked),
                    _each(found, found.waits["placement"]),
                    _each(found, found.ordered),
                    _each(found, found.listed),
                    AIM if (seats, way) == (4, "round") else "",
                )
            )
            if way == "none":
                turns.presses += found.presses
                turns.answers += found.answers
                turns.placed += found.placed
    note = (
        f"Per game, over {GAMES} games each by a scripted player who takes planks that pay and "
        "uses every worker. A hand-over is when the table waits for somebody else than before; "
        "what all choose at once is one."
    )
    columns = ("per game", "hand-overs", "of them for Placement", "by orders", "by lists", "aim")
    pressed = (
        _row("Placement: presses", turns.placed, "≤ 2"),
        _row("Actions: presses", turns.presses, TARGET),
        _row("Actions: answers", turns.answers, ""),
    )
    return [
        Table("How often Belfort is handed over", columns, tuple(rows), note),
        Table(
            "Presses per turn of Belfort",
            ("", "number", "median", "p90", "most", "aim"),
            pressed,
            "Opening the panel is one press.",
        ),
    ]


def _row(what: str, found: list[int], aim: str) -> tuple[str, ...]:
    shown = (f"{percentile(found, share):.0f}" for share in (0.5, 0.9))
    return (what, str(len(found)), *shown, str(max(found)), aim)


def _each(found: Count, number: int) -> str:
    return f"{number / found.games:.1f}"
