"""What was special about a game for one of its players: firsts, bests, round numbers. Pure.

Only that player reads it. Most games have nothing special, and then nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from tables.model.own_record import Played, among_people, stayed, won_by
from tables.model.results import GameResult

Kind = Literal["first_win", "most_points", "closest_win", "round_number", "first_game"]
MOST = 2
"""So many facts are told of one game, the best first."""
EARLIER = 3
"""So many games or wins come before a best: a better one of two or three is nothing special."""
ROUND = (10, 25, 50)
"""Numbers of games that are told. After them, every hundredth is."""
_HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Special:
    """One fact about a game.

    game: its key. size: its seats. points: those of the player, or how far they won by. before: the
    best until then. count: which of the player's games it was. Numbers that say nothing about a
    fact of its kind are None.
    """

    kind: Kind
    game: str
    size: int
    points: int | None = None
    before: int | None = None
    count: int | None = None


def special(results: Iterable[GameResult], user_id: int, table_id: int) -> tuple[Special, ...]:
    """What was special about a game for somebody, the best first; nothing for a game that they did
    not play from beginning to end, or whose result counts for nothing.

    results: all of theirs, oldest first. A best that they have beaten since is none any more.
    """
    counted = [result for result in results if result.voided_because is None]
    own = list(among_people(counted, user_id))
    here = next((one for one in own if one.game.table_id == table_id), None)
    if here is None or not _whole(here):
        return ()
    alike = [one for one in own if one.game.game == here.game.game and _whole(one)]
    return tuple(_facts(here, alike))[:MOST]


def _whole(one: Played) -> bool:
    return stayed(one.own) and not one.own.left_how


def _facts(here: Played, alike: Sequence[Played]) -> Iterator[Special]:
    """The facts about a game, the best first. alike: all games of its kind, this one included."""
    game, size, number = here.game.game, here.game.size, alike.index(here) + 1
    won = [one for one in alike if one.won]
    if won and won[0] is here:
        yield Special("first_win", game, size)
    same = [one for one in alike if one.game.size == size]
    points = [(one, found) for one in same if (found := one.total) is not None]
    if (best := _best(here, points)) is not None:
        yield Special("most_points", game, size, *best)
    leads = [(one, -found) for one in won if (found := won_by(one)) is not None]
    if (close := _best(here, leads)) is not None:
        yield Special("closest_win", game, size, *(-figure for figure in close))
    if number in ROUND or number % _HUNDRED == 0:
        yield Special("round_number", game, size, count=number)
    if number == 1:
        yield Special("first_game", game, size)


def _best(here: Played, figures: Sequence[tuple[Played, int]]) -> tuple[int, int] | None:
    """The figure of a game and the best one before it, if it is above all others; None while there
    are too few earlier ones."""
    where = next((n for n, (one, _) in enumerate(figures) if one is here), 0)
    if where < EARLIER:
        return None
    mine, before = figures[where][1], max(figure for _, figure in figures[:where])
    later = max((figure for _, figure in figures[where + 1 :]), default=before)
    return (mine, before) if mine > max(before, later) else None
