"""How many presses a turn takes: a sensible player through the panel, without Discord.

Counted are opening the panel, every press of a button or choice from a menu, and typing a number.
The player is as busy as a good one; whoever plays by chance ends turns early.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.panel import controls, reading
from bot.panel.answering import Misfit
from bot.panel.controls import Caption, Entry, Select
from bot.panel.reading import AskNumbers, Do, Show
from bot.widgets.ids import Place
from engine.core import Action, Further, IllegalAction, Rng, Rules, Step, further, steps_of
from engine.registry import rules
from render.lang.catalogue.bot_panel import BotPanel
from render.registry import presentation
from tests.bench.grower import Grower
from tests.bench.human import Keen
from tests.bench.table import Table, percentile

GAME = "tta-new-story"
TZOLKIN = "tzolkin"
NAMES = ("Ann", "Bartholomew", "Chloe", "Dimitri")
GAMES = 4
"""Games at each number of players."""
TARGET, MOST = 6, 8
OPENING = 1
LISTED = 12


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
    found = {seats: _games(seats) for seats in (2, 3, 4)}
    rows = tuple(row for seats, turns in found.items() for row in _rows(seats, turns))
    every = [n for turns in found.values() for n in turns.presses]
    within = sum(1 for n in every if n <= MOST) / len(every)
    spent = sum((turns.spent for turns in found.values()), Counter[str]())
    note = (
        f"{GAMES} games of {GAME} each by a keen scripted player. A press is a button, a menu or a "
        "window; opening the panel counts as one, a turn that others interrupt as one turn. First "
        f"rounds, in which there is only the row, are left out. {within:.0%} of the turns take at "
        f"most {MOST}."
    )
    columns = ("", "number", "median", "p90", "most", "aim")
    menus = tuple((verb, f"{n / len(every):.2f}") for verb, n in spent.most_common(LISTED))
    return [
        Table("Presses per turn", columns, rows, note),
        Table("What the presses of own turns are for", ("menu", "per turn"), menus),
        placing_and_taking(),
    ]


def _games(seats: int) -> Turns:
    found = Turns()
    for seed in range(GAMES):
        play(seats, seed, found)
    return found


def placing_and_taking() -> Table:
    """Turns of Tzolk'in: workers are placed or taken back."""
    placing, taking = Turns(), Turns()
    for seats in (2, 3, 4):
        for seed in range(GAMES):
            play_tzolkin(seats, seed, placing, taking)
    note = (
        f"{GAMES} games each with 2, 3 and 4 players of {TZOLKIN} by a scripted player who places "
        "up to three workers and takes back those that have come far."
    )
    every = placing.presses + taking.presses
    rows = (
        _row("placing turn: presses", placing.presses, "most ≤ 5"),
        _row("taking turn: presses", taking.presses, "p90 ≤ 8"),
        _row("any turn: presses", every, "median ≤ 6"),
    )
    return Table(
        "Presses per turn of Tzolk'in", ("", "number", "median", "p90", "most", "aim"), rows, note
    )


def play_tzolkin(seats: int, seed: int, placing: Turns, taking: Turns) -> None:
    """A whole game; its turns are added to those of their kind."""
    game = rules(TZOLKIN)
    texts = presentation(TZOLKIN).texts(NAMES[:seats])
    player, chance = Grower(), Rng(seed)
    step = game.setup(game.options(), seats, seed)
    count = answers = 0
    while step.decisions:
        decision = step.decisions[0]
        seat = decision.seat
        view = game.view(step.state, seat)
        action = player.choose(view, decision, chance)
        menus = controls.entries([decision], game.asides(step.state, seat), seat)
        if view.phase == "turn":
            count += presses(menus, texts, view, action)
            answers += 1
        if action.kind == "end_turn":
            found = placing if view.mode == "placing" else taking
            found.presses.append(OPENING + count)
            found.answers.append(answers)
            count = answers = 0
        step = game.apply(step.state, seat, action, step.decisions)


def _rows(seats: int, found: Turns) -> tuple[tuple[str, ...], ...]:
    return (
        _row(
            f"{seats} players, own turn: presses", found.presses, f"median ≤ {TARGET}, p90 ≤ {MOST}"
        ),
        _row(f"{seats} players, own turn: answers", found.answers, ""),
        _row(f"{seats} players, in another's turn: presses", found.between, ""),
    )


def _row(what: str, found: Sequence[int], aim: str) -> tuple[str, ...]:
    shown = (f"{percentile(found, share):.0f}" for share in (0.5, 0.9))
    return (what, str(len(found)), *shown, str(max(found)), aim)


def play(seats: int, seed: int, found: Turns) -> None:
    """A whole game; its turns are added to `found`."""
    game = rules(GAME)
    texts = presentation(GAME).texts(NAMES[:seats])
    player, chance = Keen(), Rng(seed)
    step = game.setup(game.options(), seats, seed)
    turn: tuple[int, int] | None = None
    points: list[Point] = []
    proposed: Action | None = None
    while step.decisions:
        [decision] = step.decisions
        seat = decision.seat
        view = game.view(step.state, seat)
        if proposed is not None and decision.accepts(proposed):
            action, proposed = proposed, None
        else:
            action = player.choose(view, decision, chance)
        besides = further(game, step.state, seat, step.decisions)
        menus = controls.entries([decision], game.asides(step.state, seat), seat, besides)
        after = game.apply(step.state, seat, action, step.decisions)
        if seat != view.current:
            found.between.append(OPENING + presses(menus, texts, view, action))
        elif view.players[seat].turns:
            if turn != (seat, view.round):
                _count(game, texts, points, found)
                turn, points = (seat, view.round), []
            points.append(Point(step, seat, view, menus, action, after))
        proposed = _proposed(besides, action) or proposed
        step = after
    _count(game, texts, points, found)


def _proposed(besides: Further, action: Action) -> Action | None:
    """What the panel proposes to give with the end of the turn; the player has no better idea."""
    ends = (c.actions for c in besides.compounds if c.onward)
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
    [decision] = point.step.decisions
    return next(m.verb for m in decision.menus if m.accepts(point.action))


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
    queue = deque([(Place(), 0)])
    seen = {Place()}
    answers: dict[Action, int] = {}
    while queue:
        place, count = queue.popleft()
        for menu, tokens in _pressable(menus, texts, view, place, wanted):
            try:
                found = reading.read(menus, place, menu, tokens, BotPanel())
            except Misfit:
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
    menus: Sequence[Entry], texts: Any, view: Any, place: Place, wanted: Sequence[Action]
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
