"""How often computers of Through the Ages do what people do, beside how often people do it.

    python -m tests.strength.rates tta-new-story --players 2 --level good --games 20 --keep

counts whole games and prints both. With `--keep` the counts are kept in `found/rates.jsonl`, and
the report of `make strength` shows them as long as that level plays as it did. What people do
stands with its sources in `people.toml`.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot import garbage
from engine import registry
from engine.checking import Ply
from engine.contenders import contender
from engine.games.tta.cards.model import UNITS
from engine.games.tta.editions import rules_of
from engine.games.tta.state import State
from engine.selfplay import walk
from tests.strength.played import FOUND, Pair, mark

FILE = Path(__file__).with_name("people.toml")
KEPT = FOUND / "rates.jsonl"
FACTOR = 1.5
"""A rate is like that of people within this factor."""
KINDS = {
    **dict.fromkeys(UNITS, "unit technologies taken"),
    "farm": "farm technologies taken",
    "mine": "mine technologies taken",
    "lab": "lab technologies taken",
    "special": "special technologies taken",
    "action": "action cards taken",
}
"""What a card that is taken from the row counts as, besides as a card."""
SIMPLE = {
    "populated": "population increases",
    "leader_played": "leaders played",
    "tactic_adopted": "tactics adopted",
    "event_prepared": "events prepared",
    "colonized": "colonies",
}
"""Events that count once each."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What people do. per: `seat`, `game` or `once`; of: for 2, 3 and 4 players, not a number where
    nobody has published it."""

    per: str
    of: tuple[float, ...]
    source: str

    def at(self, players: int) -> float:
        """For a game and a seat, or once, at a table of so many."""
        found = self.of[players - 2]
        return found / players if self.per == "game" else found


@cache
def people(game: str) -> dict[str, Figure]:
    """All that is known of a game, by what is counted."""
    rows = tomllib.loads(FILE.read_text("utf-8")).get(game, {})
    return {name: Figure(row["per"], tuple(row["of"]), row["source"]) for name, row in rows.items()}


@cache
def sources() -> dict[str, dict[str, str]]:
    """Where the figures are from, and what was counted there."""
    found: dict[str, dict[str, str]] = tomllib.loads(FILE.read_text("utf-8"))["sources"]
    return found


class Rates:
    """The counts of some games together."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.counts: Counter[str] = Counter()
        self._fight: list[int] = []
        self._governed: set[int] = set()

    def add(self, plies: Iterable[Ply[State]], seats: Sequence[int]) -> State:
        """Count one game to its end, of these seats only. Returns its last position."""
        last: State | None = None
        self._governed = set()
        for ply in plies:
            for told in ply.step.news:
                self._event(ply.step.state, told.event, seats)
            last = ply.step.state
        assert last is not None, "a game begins with a question"
        self.games += 1
        self.seats += len(seats)
        self.counts["rounds"] += last.round
        self.counts["culture of the winner"] += max(civ.culture for civ in last.players)
        self.counts["culture at the end"] += sum(last.players[seat].culture for seat in seats)
        return last

    def rate(self, name: str, per: str) -> float:
        """What was counted, as people's figure of that name is given; not a number where there was
        nothing to count."""
        counts = self.counts
        if name == "round of the first government":
            return _share(counts[name], counts["first governments"])
        if name == "wars won, of those declared":
            return _share(counts["wars won"], counts["wars"])
        if name == "aggressions that succeeded, of those played":
            return _share(counts["aggressions won"], counts["aggressions"])
        if name == "aggressions and wars":
            return _share(counts["aggressions"] + counts["wars"], self.seats)
        return _share(counts[name], self.games if per == "once" else self.seats)

    def _event(self, s: State, event: Any, seats: Sequence[int]) -> None:
        if event.kind == "sacrificed" and self._fight:
            self._fight[event.seat != s.current] = event.total
        elif event.kind == "defended" and self._fight:
            attack, defence = self._fight
            self.counts["aggressions won"] += (
                s.current in seats and not event.held and attack > defence
            )
            self._fight = []
        elif event.kind == "attacked":
            self._fight = [event.attack, event.defence]
        if getattr(event, "seat", None) in seats:
            self._of_seat(s, event)

    def _of_seat(self, s: State, event: Any) -> None:
        counts, cards = self.counts, rules_of(s).cards
        if name := SIMPLE.get(event.kind):
            counts[name] += 1
            return
        match event.kind:
            case "took":
                counts["civil cards taken"] += 1
                if name := KINDS.get(cards[event.card].kind):
                    counts[name] += 1
            case "built":
                counts["units built"] += cards[event.card].is_unit
            case "upgraded":
                counts["units upgraded"] += cards[event.target].is_unit
            case "stages_built":
                counts["wonders finished"] += event.complete
            case "developed":
                if cards[event.card].kind == "government" and event.seat not in self._governed:
                    self._governed.add(event.seat)
                    counts["first governments"] += 1
                    counts["round of the first government"] += s.round
            case "war_declared":
                counts["wars"] += 1
            case "war_resolved":
                counts["wars won"] += event.winner == event.seat
            case "attacked":
                counts["aggressions"] += 1


def _share(part: float, whole: float) -> float:
    return part / whole if whole else math.nan


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted of a level at a table of so many, and a mark of how it played."""

    game: str
    level: str
    players: int
    games: int
    counts: dict[str, int]
    mark: str

    def rates(self) -> Rates:
        """It, to be asked."""
        found = Rates()
        found.games, found.seats = self.games, self.games * self.players
        found.counts.update(self.counts)
        return found


def counted(game: str, level: str, players: int, games: int, first: int) -> Counted:
    """Play so many games, on deals from a first one on, and count."""
    rules: Any = registry.rules(game)
    found = Rates()
    for seed in range(first, first + games):
        table = [contender(game, level) for _ in range(players)]
        found.add(walk(rules, rules.options(), players, seed, players=table), range(players))
    return Counted(game, level, players, games, dict(found.counts), _mark(game, level, players))


def _mark(game: str, level: str, players: int) -> str:
    return mark(game, Pair(level, level, players))


def keep(found: Counted) -> None:
    """Keep what was counted in the place of what there was of that level and table."""
    there = [one for one in _kept() if _which(one) != _which(found)]
    lines = [json.dumps(asdict(one)) for one in sorted([*there, found], key=_which)]
    KEPT.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def kept(game: str) -> list[Counted]:
    """What was counted of levels that play like this today."""
    return [x for x in _kept() if x.game == game and x.mark == _mark(game, x.level, x.players)]


def _kept() -> list[Counted]:
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else ()
    return [Counted(**json.loads(line)) for line in lines]


def _which(found: Counted) -> tuple[str, int, str]:
    return found.game, found.players, found.level


def beside_people(game: str, players: int, columns: list[Counted]) -> list[str]:
    """A table: what people do, and what computers do; what is farther off than `FACTOR` is bold."""
    heads = [f"{one.level} ({one.games} games)" for one in columns]
    lines = [
        f"| {players} players, for a game and a seat | people | {' | '.join(heads)} |",
        "| --- | ---: |" + " ---: |" * len(heads),
    ]
    for name, figure in people(game).items():
        wanted = figure.at(players)
        cells = [_cell(one.rates().rate(name, figure.per), wanted) for one in columns]
        lines.append(f"| {name} | {_number(wanted)} | {' | '.join(cells)} |")
    return lines


def _cell(rate: float, wanted: float) -> str:
    told = _number(rate)
    far = wanted > 0 and not wanted / FACTOR <= rate <= wanted * FACTOR
    return f"**{told}**" if far and not math.isnan(rate) else told


def _number(figure: float) -> str:
    return "" if math.isnan(figure) else f"{figure:.3g}" if figure < 100 else f"{figure:.0f}"


def section(game: str) -> list[str]:
    """All that is kept of a game beside what people do, as Markdown; nothing where nothing is."""
    lines: list[str] = []
    for players in (2, 3, 4):
        if columns := [one for one in kept(game) if one.players == players]:
            lines += ["", *beside_people(game, players, columns)]
    if lines:
        named = {figure.source for figure in people(game).values() if figure.source}
        lines += [
            "",
            f"Bold: not within a factor of {FACTOR} of people's. Empty: nobody published it.",
        ]
        lines += ["Sources of what people do:", ""]
        lines += [f"- {one['where']}: {one['what']}." for k, one in sources().items() if k in named]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("tta-new-story", "tta-first-edition"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="good")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="for the report")
    args = parser.parse_args()
    garbage.look_seldom()
    found = counted(args.game, args.level, args.players, args.games, args.seed)
    if args.keep:
        keep(found)
    sys.stdout.write("\n".join(beside_people(args.game, args.players, [found])) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
