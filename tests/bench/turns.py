"""How many presses a turn takes: a sensible player through the panel, without Discord.

Counted are opening the panel, every press of a button or choice from a menu, and typing a number.
The player is as busy as a good one; whoever plays by chance ends turns early.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.panel import controls, reading
from bot.panel.answering import InvalidChoice
from bot.panel.controls import Caption, Select
from bot.panel.entries import Entry, entries_of
from bot.panel.reading import AskNumbers, Do, Show
from bot.widgets.ids import PanelState
from engine.core import (
    Action,
    Decision,
    IllegalAction,
    Lookahead,
    Rng,
    Rules,
    Step,
    lookahead,
    steps_of,
)
from engine.registry import rules
from render.lang.catalogue.bot_panel import BotPanel
from render.registry import presentation
from tests.bench.builder import Builder
from tests.bench.consul import Consul
from tests.bench.grower import Grower
from tests.bench.human import Keen
from tests.bench.table import Table, percentile

NAMES = ("Ann", "Bartholomew", "Chloe", "Dimitri", "Eve")
GAMES = 4
"""Games at each number of players."""
TARGET, MOST = 6, 8
OPENING = 1
LISTED = 12


@dataclass(frozen=True, slots=True)
class Script:
    """Who plays a game. turn: names the own turn that a question belongs to, by the view of whoever
    is asked; None for one in somebody else's. most: the aim for nine turns of ten. quick: the
    shortest games there are."""

    player: Callable[[], Any]
    seats: tuple[int, ...]
    turn: Callable[[Any, Decision], Hashable | None]
    most: int = MOST
    quick: bool = False


def _civil_turn(view: Any, decision: Decision) -> Hashable | None:
    """First rounds, in which there is only the row, are left out."""
    mine = decision.seat == view.current and view.players[decision.seat].turns
    return (decision.seat, view.round) if mine else None


def _days_turn(view: Any, decision: Decision) -> Hashable | None:
    return (decision.seat, view.day) if view.phase == "turn" else None


def _actions(view: Any, decision: Decision) -> Hashable | None:
    mine = view.phase == "actions" and decision.seat == view.mover
    return (decision.seat, view.round) if mine else None


def _rondel_turn(view: Any, decision: Decision) -> Hashable | None:
    return (decision.seat, view.turn) if decision.seat == view.mover else None


SCRIPTS = {
    "tta-new-story": Script(Keen, (2, 3, 4), _civil_turn),
    "tta-first-edition": Script(Keen, (2, 3, 4), _civil_turn),
    "tzolkin": Script(Grower, (2, 3, 4), _days_turn),
    "belfort": Script(Builder, (2, 3, 4, 5), _actions, most=9),
    "antike-duellum": Script(Consul, (2,), _rondel_turn, quick=True),
}


@dataclass
class Turns:
    """Per turn of a player: presses, opening the panel included, and answers given by them.

    between: presses for every question in somebody else's turn, opening the panel included.
    spent: presses in own turns by menu.
    """

    presses: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    between: list[int] = field(default_factory=list)
    spent: Counter[str] = field(default_factory=Counter)


def tables() -> list[Table]:
    """The figures of the aim: half of the turns in six presses, nine of ten in eight."""
    found = {
        (key, seats): _games(key, seats)
        for key, script in SCRIPTS.items()
        for seats in script.seats
    }
    rows = tuple(row for game, turns in found.items() for row in _rows(*game, turns))
    note = (
        f"{GAMES} games each by a sensible scripted player. A press is a button, a menu or a "
        "window; opening the panel counts as one, a turn that others interrupt as one turn. Of "
        "Through the Ages first rounds, in which there is only the row, are left out; of Belfort "
        "these are the Actions. In another's turn stands what may be ordered or listed, Placement "
        "of Belfort among it."
    )
    columns = ("", "turns", "answers", "presses: median", "p90", "most", "aim")
    return [
        Table("Presses per own turn", columns, rows, note),
        *(_spent(key, [found[key, seats] for seats in SCRIPTS[key].seats]) for key in SCRIPTS),
    ]


def _spent(key: str, found: Sequence[Turns]) -> Table:
    turns = sum(len(f.presses) for f in found)
    spent = sum((f.spent for f in found), Counter[str]())
    menus = tuple((verb, f"{n / turns:.2f}") for verb, n in spent.most_common(LISTED))
    return Table(f"What the presses of own turns are for: {key}", ("menu", "per turn"), menus)


def _games(key: str, seats: int) -> Turns:
    found = Turns()
    for seed in range(GAMES):
        play(key, seats, seed, found)
    return found


def _rows(key: str, seats: int, found: Turns) -> Iterator[tuple[str, ...]]:
    aim = f"median ≤ {TARGET}, p90 ≤ {SCRIPTS[key].most}"
    yield _row(f"{key}, {seats} players", found.presses, found.answers, aim)
    if found.between:
        yield _row(f"{key}, {seats} players: in another's turn", found.between, (1,), "")


def _row(what: str, found: Sequence[int], answers: Sequence[int], aim: str) -> tuple[str, ...]:
    shown = (f"{percentile(found, share):.0f}" for share in (0.5, 0.9))
    given = f"{percentile(answers, 0.5):.0f}"
    return (what, str(len(found)), given, *shown, str(max(found)), aim)


def play(key: str, seats: int, seed: int, found: Turns) -> None:
    """A whole game; its turns are added to `found`."""
    game, script = rules(key), SCRIPTS[key]
    texts = presentation(key).texts(NAMES[:seats])
    player, chance = script.player(), Rng(seed)
    options = game.options(**(game.meta.quick if script.quick else {}))
    step = game.setup(options, seats, seed)
    turn: Hashable | None = None
    points: list[Point] = []
    proposed: Action | None = None
    orderable = {o.kind for o in game.orderables}
    while step.decisions:
        decision = step.decisions[0]
        seat = decision.seat
        view = game.view(step.state, seat)
        if proposed is not None and decision.accepts(proposed):
            action, proposed = proposed, None
        else:
            action = player.choose(view, decision, chance)
        mine = script.turn(view, decision)
        after = game.apply(step.state, seat, action, step.decisions)
        if mine is not None or decision.kind in orderable:
            besides = lookahead(game, step.state, seat, step.decisions)
            shown = game.arranged(view, decision)
            menus = entries_of([shown], game.anytime_actions(step.state, seat), seat, besides)
            proposed = _proposed(besides, action) or proposed
            if mine is None:
                found.between.append(OPENING + presses(menus, texts, view, action))
        if mine is not None:
            if turn != mine:
                _count(game, texts, points, found)
                turn, points = mine, []
            points.append(Point(step, seat, view, menus, action, after))
        step = after
    _count(game, texts, points, found)


def _proposed(besides: Lookahead, action: Action) -> Action | None:
    """What the panel proposes to give with the end of the turn; the player has no better idea."""
    ends = (c.actions for c in besides.batches if c.ends_step)
    return next((a for first, a in ends if first == action and action.kind == "end_turn"), None)


@dataclass(frozen=True, slots=True)
class Point:
    """A question in one's own turn with its panel, the answer, and what came of it."""

    step: Step[Any]
    seat: int
    view: Any
    menus: Sequence[Entry]
    action: Action
    after: Step[Any]


def _count(game: Rules[Any], texts: Any, points: Sequence[Point], found: Turns) -> None:
    """Add a turn: the fewest presses that lead where its answers led, one by one or several at
    once, in whatever order."""
    if not points:
        return
    best: list[tuple[int, tuple[tuple[str, int], ...]]] = [(0, ())]
    best += [(10**6, ())] * len(points)
    for i, point in enumerate(points):
        coming = _unbroken(points[i:])
        ways = dos(point.menus, texts, point.view, coming)
        for action, count in ways.items():
            n = _leads(game, points[i:], coming, action)
            spent, said = best[i]
            if n and spent + count < best[i + n][0]:
                verbs = "+".join(dict.fromkeys(_verb(p) for p in points[i : i + n]))
                best[i + n] = (spent + count, (*said, (verbs, count)))
    total, spent_on = best[-1]
    assert total < 10**6, [p.action for p in points]
    found.presses.append(OPENING + total)
    found.answers.append(len(points))
    for verbs, count in spent_on:
        found.spent[verbs] += count


def _verb(point: Point) -> str:
    menus = (m for d in point.step.decisions for m in d.menus)
    return next((m.verb for m in menus if m.accepts(point.action)), point.action.kind)


def _unbroken(points: Sequence[Point]) -> list[Action]:
    """The answers given one after the other, without anybody else's between them."""
    found = [points[0].action]
    for before, point in pairwise(points):
        if before.after is not point.step:
            break
        found.append(point.action)
    return found


def _leads(
    game: Rules[Any], points: Sequence[Point], coming: Sequence[Action], action: Action
) -> int:
    """How many of the answers that were given an answer of the panel stands for; 0 if it leads
    elsewhere."""
    parts = tuple(steps_of(action))
    n = len(parts)
    if Counter(parts) != Counter(coming[:n]):
        return 0
    if parts == tuple(coming[:n]):
        return n
    step = points[0].step
    try:
        for part in parts:
            step = game.apply(step.state, points[0].seat, part, step.decisions)
    except IllegalAction:
        return 0
    return n if _same(game, step.state, points[n - 1].after.state) else 0


def _same(game: Rules[Any], one: Any, other: Any) -> bool:
    """Whether two positions differ in nothing but the order of cards in hand and the like."""
    a, b = (_sorted(game.state_codec.dump_python(s, mode="json")) for s in (one, other))
    return bool(a == b)


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _sorted(v) for k, v in value.items()}
    return sorted(map(_sorted, value), key=repr) if isinstance(value, list) else value


def presses(menus: Sequence[Entry], texts: Any, view: Any, action: Action) -> int:
    """The fewest presses of a freshly drawn panel that give this answer."""
    return dos(menus, texts, view, [action])[action]


def dos(
    menus: Sequence[Entry], texts: Any, view: Any, wanted: Sequence[Action]
) -> dict[Action, int]:
    """Every answer that a freshly drawn panel can give, with the fewest presses for it; of answers
    that are ticked or typed only what is wanted next."""
    queue = deque([(PanelState(), 0)])
    seen = {PanelState()}
    answers: dict[Action, int] = {}
    while queue:
        place, count = queue.popleft()
        for menu, tokens in _pressable(menus, texts, view, place, wanted):
            try:
                found = reading.read(menus, place, menu, tokens, BotPanel())
            except InvalidChoice:
                continue
            if isinstance(found, Do):
                answers.setdefault(found.action, count + 1)
            if isinstance(found, AskNumbers) and menus[found.menu].menu.accepts(wanted[0]):
                answers.setdefault(wanted[0], count + 2)
            if isinstance(found, Show) and found.place not in seen:
                seen.add(found.place)
                queue.append((found.place, count + 1))
    return answers


def _pressable(
    menus: Sequence[Entry], texts: Any, view: Any, place: PanelState, wanted: Sequence[Action]
) -> Iterator[tuple[int | None, tuple[str, ...]]]:
    """Every button, every option, and of menus with ticks those that the next answers need."""
    layout = controls.layout(menus, texts, view, place)
    for row in layout.rows:
        if isinstance(row, Caption):
            continue
        if not isinstance(row, Select):
            yield from ((b.menu, (b.token,)) for b in row)
        elif row.options[0].token.startswith("i"):
            yield row.menu, _ticks(menus[row.menu], wanted[0])
        else:
            yield from ((row.menu, (o.token,)) for o in row.options)
            if row.high > 1:
                yield from ((row.menu, tokens) for tokens in _several(menus[row.menu], wanted))
    if layout.folded:
        yield None, ("m",)
    for page in range(layout.pages):
        yield None, (f"q{page}",)


def _several(entry: Entry, wanted: Sequence[Action]) -> Iterator[tuple[str, ...]]:
    """The answers of a menu that are wanted one after the other, as ticks."""
    listed = list(entry.menu.every())
    tokens: list[str] = []
    for action in wanted[len(entry.before) :]:
        if action not in listed or (token := f"a{listed.index(action)}") in tokens:
            return
        tokens.append(token)
        if len(tokens) > 1:
            yield tuple(tokens)


def _ticks(entry: Entry, action: Action) -> tuple[str, ...]:
    """The items of a choice that make up an action."""
    menu: Any = entry.menu
    wanted = list(getattr(action, menu.chosen, ()))
    found = []
    for i, item in enumerate(menu.items):
        if item in wanted:
            wanted.remove(item)
            found.append(f"i{i}")
    return tuple(found)
