"""How many presses a turn takes: a sensible player through the panel, without Discord.

Counted are opening the panel, every press of a button or choice from a menu, and typing a number.
The player is as busy as a good one; whoever plays by chance ends turns early.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.panel import controls, reading
from bot.panel.controls import Caption, Entry, Select
from bot.panel.reading import AskNumbers, Do, Show
from bot.widgets.ids import Place
from engine.core import Action, Rng
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
TARGET = 9
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
    """The figures of the aim: a median turn in at most nine presses."""
    found = {seats: _games(seats) for seats in (2, 3, 4)}
    rows = tuple(row for seats, turns in found.items() for row in _rows(seats, turns))
    every = [n for turns in found.values() for n in turns.presses]
    within = sum(1 for n in every if n <= TARGET) / len(every)
    spent = sum((turns.spent for turns in found.values()), Counter[str]())
    note = (
        f"{GAMES} games of {GAME} each by a keen scripted player. A press is a button, a menu or a "
        "window; opening the panel counts as one, a turn that others interrupt as one turn. First "
        f"rounds, in which there is only the row, are left out. {within:.0%} of the turns take at "
        f"most {TARGET}."
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
        _row(f"{seats} players, own turn: presses", found.presses, f"median ≤ {TARGET}"),
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
    while step.decisions:
        [decision] = step.decisions
        seat = decision.seat
        view = game.view(step.state, seat)
        action = player.choose(view, decision, chance)
        menus = controls.entries([decision], game.asides(step.state, seat), seat)
        count = presses(menus, texts, view, action)
        if seat != view.current:
            found.between.append(OPENING + count)
        elif view.players[seat].turns:
            if turn != (seat, view.round):
                turn = (seat, view.round)
                found.presses.append(OPENING)
                found.answers.append(0)
            found.presses[-1] += count
            found.answers[-1] += 1
            found.spent[next(m.verb for m in decision.menus if m.accepts(action))] += count
        step = game.apply(step.state, seat, action, step.decisions)


def presses(menus: Sequence[Entry], texts: Any, view: Any, action: Action) -> int:
    """The fewest presses of a freshly drawn panel that give this answer."""
    queue = deque([(Place(), 0)])
    seen = {Place()}
    while queue:
        place, count = queue.popleft()
        for menu, tokens in _pressable(menus, texts, view, place, action):
            try:
                found = reading.read(menus, place, menu, tokens, BotPanel())
            except controls.Misfit:
                continue
            if isinstance(found, Do) and found.action == action:
                return count + 1
            if isinstance(found, AskNumbers) and menus[found.menu].menu.accepts(action):
                return count + 2
            if isinstance(found, Show) and found.place not in seen:
                seen.add(found.place)
                queue.append((found.place, count + 1))
    raise AssertionError(f"no press leads to {action}")


def _pressable(
    menus: Sequence[Entry], texts: Any, view: Any, place: Place, action: Action
) -> Iterator[tuple[int | None, tuple[str, ...]]]:
    """Every button, every option, and of menus with ticks those that the action needs."""
    layout = controls.layout(menus, texts, view, place)
    for row in layout.rows:
        if isinstance(row, Caption):
            continue
        if not isinstance(row, Select):
            yield from ((b.menu, (b.token,)) for b in row)
        elif row.options[0].token.startswith("i"):
            yield row.menu, _ticks(menus[row.menu], action)
        else:
            yield from ((row.menu, (o.token,)) for o in row.options)
    if layout.folded:
        yield None, ("m",)
    for page in range(layout.pages):
        yield None, (f"q{page}",)


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
