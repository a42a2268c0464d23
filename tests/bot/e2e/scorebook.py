"""Somebody who keeps the score of a season or a tournament by hand.

They note how each game has ended, and count by what the pages for players say. Nothing here knows
how the bot counts.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from engine.core import Rng
from tables.model.competitions import CompetitionTable, Facts
from tests.bot.e2e.seasons import facts, later, resign_all_but
from tests.bot.e2e.tta import random_answer
from tests.bot.simulated import World

WORTH = {2: (10, 3), 3: (10, 5, 2), 4: (10, 6, 3, 1)}
"""What the places of a table of a season are worth, by its seats."""


@dataclass(frozen=True)
class Ending:
    """How a game has ended. places: by user, of those who played from the beginning to the end;
    they may be shared. totals: their points in the game. whole: nobody gave up."""

    places: Mapping[int, int]
    totals: Mapping[int, int]
    whole: bool


@dataclass
class Counted:
    """What somebody has. wins, seconds: a shared place counts in part. alone: first places that are
    not shared. shares: at each table, of the winner's score. met: with whom they played, as often.
    """

    points: Fraction = Fraction()
    wins: Fraction = Fraction()
    alone: int = 0
    seconds: Fraction = Fraction()
    shares: list[Fraction] = field(default_factory=list)
    met: list[int] = field(default_factory=list)

    @property
    def share(self) -> Fraction:
        """The mean share of the winner's score."""
        return sum(self.shares, Fraction()) / len(self.shares) if self.shares else Fraction()


@dataclass
class Scorebook:
    """What is noted of the tables of competition 1. endings: by the table's number there."""

    world: World
    chance: Rng
    endings: dict[int, Ending] = field(default_factory=dict)

    # --- playing ---------------------------------------------------------------------------------

    async def play_out(self, table: CompetitionTable) -> None:
        """People answer at random until the game is over, and computers in between."""
        number = table.table_id or 0
        views, playing = self.world.service.views, self.world.service.playing
        while True:
            public = await views.position(number, None)
            if public.table.status != "running":
                break
            users = [public.table.seats[asked.seat].user_id for asked in public.waiting]
            users = [user for user in users if user is not None]
            if not users:  # a computer thinks
                await later(self.world, 1)
                continue
            user = self.chance.choice(tuple(users))
            assert user is not None
            mine = await views.position(number, user)
            action = random_answer(mine.decisions[0], self.chance)
            with self.world.env._bot_scope():
                await playing.act(number, user, mine.table.version, action)
        await self._note(table, {}, whole=True)

    async def resign(self, table: CompetitionTable) -> bool:
        """One person wins, because all others give up before them, the last seat first; whether
        that ends the game. It goes on if a computer is there."""
        number = table.table_id or 0
        seats = (await self.world.service.views.table(number)).seats
        users = [seat.user_id for seat in seats if seat.user_id is not None]
        winner = self.chance.choice(tuple(users))
        await resign_all_but(self.world, number, winner)
        if (await self.world.service.views.table(number)).status == "running":
            return False
        order = [winner, *(user for user in users if user != winner)]
        await self._note(table, {user: at for at, user in enumerate(order, 1)}, whole=False)
        return True

    @property
    def whole(self) -> int:
        """How many games nobody gave up."""
        return sum(one.whole for one in self.endings.values())

    async def _note(
        self, table: CompetitionTable, places: Mapping[int, int], *, whole: bool
    ) -> None:
        """Note how a game has ended. places: of a game that somebody gave up; otherwise the game
        says them itself."""
        position = await self.world.service.views.position(table.table_id or 0, None)
        outcome, seats = position.outcome, position.table.seats
        assert outcome is not None
        here = {seat.user_id: seat.index for seat in seats if seat.user_id is not None}
        self.endings[table.number] = Ending(
            places or {user: outcome.places[seat] for user, seat in here.items()},
            {user: outcome.totals[seat] for user, seat in here.items()},
            whole,
        )

    # --- counting --------------------------------------------------------------------------------

    async def season(self) -> dict[int, list[int]]:
        """Everybody of each group, the first one first."""
        found = await facts(self.world)
        counted = self._counted(found, _season_points)
        groups: dict[int, list[int]] = {}
        for group in sorted({one.division for one in found.entrants if one.division is not None}):
            here = [one for one in found.entrants if one.division == group]
            groups[group] = []
            for gone in (False, True):
                part = [one.id for one in here if (one.state == "dropped") == gone]
                groups[group] += self._in_order(found, part, counted)
        return groups

    async def tournament(self) -> list[int]:
        """Everybody of a Swiss tournament, the first one first."""
        found = await facts(self.world)
        counted = self._counted(found, _steps)
        seed = found.rounds[0].facts["seed"]
        for one in found.rounds:
            for rests in one.facts.get("byes", ()):
                counted[rests].points += Fraction(1, 2)

        def key(one: int) -> tuple[Fraction | int | str, ...]:
            mine = counted[one]
            met = sum((counted[other].points for other in mine.met), Fraction())
            return -mine.points, -mine.alone, -met, _hashed(f"{seed}:0:rank:{one}")

        return sorted((one.id for one in found.entrants if one.division is not None), key=key)

    def _counted(
        self, found: Facts, worth: Callable[[CompetitionTable, int, int, int], Fraction]
    ) -> defaultdict[int, Counted]:
        """What everybody has. worth: of a table, the place, with how many, of how many people."""
        counted: defaultdict[int, Counted] = defaultdict(Counted)
        for table in found.tables:
            if table.state == "void":
                left = [one for one in table.seats if found.entrant(one).state != "dropped"]
                if len(left) == 1 and left[0] in table.counted:
                    counted[left[0]].points += worth(table, 0, 1, 1)
                    counted[left[0]].wins += 1
                    counted[left[0]].alone += 1
                    counted[left[0]].met += [one for one in table.people if one != left[0]]
            if table.number not in self.endings:
                continue
            order = self._order(found, table)
            best = max((total for *_, total in order), default=0)
            for one, place, sharing, total in order:
                if one not in table.counted:  # they sit there for somebody else
                    continue
                mine = counted[one]
                mine.points += worth(table, place, sharing, len(order))
                mine.wins += Fraction(1, sharing) if place == 0 else 0
                mine.alone += (place, sharing) == (0, 1)
                mine.seconds += Fraction(1, sharing) if place == 1 else 0
                mine.shares.append(Fraction(max(total, 0), best) if best > 0 else Fraction())
                mine.met += [other for other in table.people if other != one]
        return counted

    def _order(self, found: Facts, table: CompetitionTable) -> list[tuple[int, int, int, int]]:
        """Who counts at a table: the entrant, the place from 0, with how many it is shared, and
        their points in the game. Who dropped out before its end is left out."""
        ending = self.endings[table.number]
        users = {one: found.entrant(one).user_id or 0 for one in table.people}
        there = {one: ending.places[user] for one, user in users.items() if user in ending.places}
        places = list(there.values())
        return [
            (
                one,
                sum(other < place for other in places),
                places.count(place),
                ending.totals[users[one]],
            )
            for one, place in there.items()
        ]

    def _in_order(
        self, found: Facts, people: Sequence[int], counted: Mapping[int, Counted]
    ) -> list[int]:
        """People of a season in order: points, wins, seconds, the mean share, the games against
        each other, the lot."""

        def key(one: int) -> tuple[Fraction, ...]:
            mine = counted[one]
            return -mine.points, -mine.wins, -mine.seconds, -mine.share

        order: list[int] = []
        for _, group in groupby(sorted(people, key=key), key=key):
            tied = list(group)
            ahead = {one: sum(self._duels(found, one, tied), Fraction()) for one in tied}
            secret = found.competition.secret
            order += sorted(tied, key=lambda one: (-ahead[one], _hashed(f"{secret}:{one}")))
        return order

    def _duels(self, found: Facts, one: int, others: Collection[int]) -> Iterator[Fraction]:
        """What somebody has of each game against some others: 1, or a half where both are equal."""
        for table in found.tables:
            if table.number not in self.endings:
                continue
            order = self._order(found, table)
            places = {who: place for who, place, *_ in order if who in table.counted}
            for other in set(others) & set(places) - {one}:
                if one in places and places[one] <= places[other]:
                    yield Fraction(1) if places[one] < places[other] else Fraction(1, 2)


def _season_points(table: CompetitionTable, place: int, sharing: int, people: int) -> Fraction:
    shared = WORTH[len(table.seats)][place : place + sharing]
    return Fraction(sum(shared), sharing)


def _steps(table: CompetitionTable, place: int, sharing: int, people: int) -> Fraction:
    """1 for the first, 0 for the last, equal steps between them."""
    if people == 1:
        return Fraction(1)
    behind = [Fraction(people - 1 - at, people - 1) for at in range(place, place + sharing)]
    return sum(behind, Fraction()) / sharing


def _hashed(said: str) -> str:
    return hashlib.sha256(said.encode()).hexdigest()
