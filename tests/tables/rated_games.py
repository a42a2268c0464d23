"""Results of rated games that nobody had to play, and ratings worked out from them at once."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from tables.model.rating_parcels import rate
from tables.model.rating_work import RatedSeat
from tables.model.results import GameResult, SeatResult
from tables.service import TableService
from tables.store import rating_rows, result_rows
from tables.store.connection import Connection
from tables.store.store import Store

GAME = "errands"
HERE, THERE = 1, 2
"""Servers."""
FIRST = 1_000_000
"""The number of the first table: tables of tests have lower ones."""


def result(
    number: int,
    order: Sequence[int | None],
    at: float,
    server: int | None = HERE,
    *,
    game: str = GAME,
    against: str = "",
) -> GameResult:
    """A rated game whose people came in this order. against: the level of a computer that came
    last."""
    seats = [SeatResult(n, user, None, n + 1, n + 1) for n, user in enumerate(order)]
    if against:
        seats.append(SeatResult(len(seats), None, against, len(seats) + 1, None))
    count = len(seats)
    return GameResult(FIRST + number, game, server, at, count, "goal", tuple(seats), rated=True)


def season(
    people: Sequence[int],
    count: int,
    at: float,
    server: int | None = HERE,
    *,
    first: int = 0,
    game: str = GAME,
    every: float = 3_600.0,
) -> list[GameResult]:
    """So many games of two to four of these people, of whom the first ones are better; the last of
    them ends at that moment."""
    chance, found = random.Random(f"{server}:{first}"), []
    for number in range(count):
        seated = chance.sample(range(len(people)), min(len(people), chance.choice((2, 3, 4))))
        order = sorted(seated, key=lambda n: n + len(people) * chance.random())
        ended = at - (count - 1 - number) * every
        made = result(first + number, [people[n] for n in order], ended, server, game=game)
        found.append(made)
    return found


def rated_seats(results: Iterable[GameResult], *, everywhere: bool = False) -> list[RatedSeat]:
    """What ratings need of results that were read in full. everywhere: whether they are of all
    servers."""
    return [
        RatedSeat(
            one.ended_at,
            one.table_id,
            one.weight,
            int(one.rated),
            seat.user_id,
            seat.level,
            seat.place,
            seat.standing,
            int(seat.left is None and not seat.left_how),
            seat.overall if everywhere else seat.strength,
        )
        for one in results
        if one.voided_because is None
        and (one.rated or any(seat.level is not None for seat in one.seats))
        for seat in one.seats
    ]


async def keep(store: Store, results: Iterable[GameResult], *, weigh: bool = True) -> None:
    """Keep results, as if their games had just ended. weigh: look who has met often."""
    kept = tuple(results)

    def work(db: Connection) -> None:
        for one in kept:
            db.execute(
                "INSERT INTO games (id, game, options, guild_id, channel_id, host_id, status,"
                " secret, created_at, changed_at) VALUES (:id, :game, '{}', :server, 1, 1,"
                " 'finished', 1, :at, :at) ON CONFLICT (id) DO NOTHING",
                {
                    "id": one.table_id,
                    "game": one.game,
                    "server": one.guild_id,
                    "at": one.ended_at,
                },
            )
            result_rows.put(db, one)
            if weigh:
                rating_rows.ended(db, one, one.ended_at)

    await store.write(work)


async def settle(service: TableService) -> int:
    """Work out all that is due; how much that was."""
    count = 0
    while (found := await service.ratings.next_work()) is not None:
        fit, given = found
        await service.ratings.keep(fit, rate(given))
        count += 1
        assert count < 100, "it never ends"
    return count
