"""Which people who would like to play fit together. Pure; `tables.operations.finding` asks them.

Hard rules hold for every group: one server, a game, a number of players and a pace that all want,
nobody who avoids another one, a language and three parts of the day in common, nobody at more
tables than they want; and people who do not know each other have finished nearly as many games as
they have begun. Among lawful groups the others decide: wishes as they were made come before widened
ones, beginners meet people who welcome them, people who did not meet lately come first, then those
who are about as strong as each other where that is known, then those who have waited longest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from operator import add

from tables.model.paces import Pace
from tables.model.wishes import ANY_HOURS, SHARED, SIZES, Wish

FEW = 40
"""From so many wishes of a server on, groups are not compared with each other any more."""
PER_PERSON = 100
"""Groups that are compared for each person, at most."""
STEPS = 5_000
"""How far the comparison of all groups goes, at most. What it has found by then counts."""
AHEAD = 3
"""So many more games than they have finished may somebody play who meets strangers."""

STEP = 1.1
"""A difference in strength that counts when people are chosen."""

Pair = tuple[int, int]
Cost = tuple[float, ...]


def pair(one: int, other: int) -> Pair:
    """Two people, in either order."""
    return (one, other) if one < other else (other, one)


def pairs(people: Iterable[int]) -> Iterator[Pair]:
    """All pairs of some people."""
    return combinations(sorted(people), 2)


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands. sitting: their open tables. running, finished: games that have begun and
    that were played to the end. played: the games of those that were finished."""

    sitting: int = 0
    running: int = 0
    finished: int = 0
    played: frozenset[str] = frozenset()

    @property
    def steady(self) -> bool:
        """Whether they may meet strangers."""
        return self.running <= self.finished + AHEAD


NEWCOMER = Standing()


@dataclass(frozen=True)
class Around:
    """What counts besides the wishes. seats: by game, how many can play. avoiding: pairs of whom
    one avoids the other. known: pairs who have played together. lately: those who did so
    lately. strengths: of people of whom that is known, by person and game."""

    seats: Mapping[str, Sequence[int]]
    standings: Mapping[int, Standing] = field(default_factory=dict)
    avoiding: frozenset[Pair] = frozenset()
    known: frozenset[Pair] = frozenset()
    lately: frozenset[Pair] = frozenset()
    strengths: Mapping[tuple[int, str], float] = field(default_factory=dict)

    def standing(self, user_id: int) -> Standing:
        return self.standings.get(user_id, NEWCOMER)

    def may_meet(self, one: int, other: int) -> bool:
        """Whether two people may sit at one table."""
        both = pair(one, other)
        if both in self.avoiding or one == other:
            return False
        return both in self.known or (self.standing(one).steady and self.standing(other).steady)


@dataclass(frozen=True)
class Group:
    """People who fit together, those who have waited longest first. widened: only because some
    wishes count for more after half of their time."""

    wishes: tuple[Wish, ...]
    game: str
    pace: Pace
    widened: bool
    cost: Cost = ()

    @cached_property
    def people(self) -> tuple[int, ...]:
        return tuple(wish.user_id for wish in self.wishes)


def matches(wishes: Iterable[Wish], around: Around, now: float) -> list[Group]:
    """The groups that come together now. Everybody is in one at most."""
    found: list[Group] = []
    by_server: dict[int, list[Wish]] = {}
    for wish in sorted(wishes, key=lambda wish: (wish.at, wish.user_id)):
        if wish.seeks(now) and around.standing(wish.user_id).sitting < wish.most:
            by_server.setdefault(wish.guild_id, []).append(wish)
    for server in sorted(by_server):
        search = _Search(by_server[server], around, now)
        found += search.best() if len(by_server[server]) < FEW else search.greedy()
    return found


@dataclass(frozen=True, slots=True)
class _Common:
    """What some wishes have in common."""

    games: frozenset[str]
    sizes: frozenset[int]
    pace: Pace
    hours: int
    language: str | None

    def both(self, other: _Common) -> _Common | None:
        """What is common to both; None if nothing can be played."""
        if self.pace != other.pace or _differ(self.language, other.language):
            return None
        games, sizes = self.games & other.games, self.sizes & other.sizes
        hours = self.hours & other.hours
        if not games or not sizes or hours.bit_count() < SHARED:
            return None
        return _Common(games, sizes, self.pace, hours, self.language or other.language)


def _differ(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and one != other


def _common(wish: Wish) -> _Common:
    hours = ANY_HOURS if wish.hours is None else wish.hours
    return _Common(frozenset(wish.games), frozenset(wish.sizes), wish.pace, hours, wish.language)


class _Search:
    """Looks for groups among the wishes of one server, those that have waited longest first. A set
    of people is a number, one bit for each of them."""

    def __init__(self, wishes: Sequence[Wish], around: Around, now: float) -> None:
        self._wishes, self._around, self._now = wishes, around, now
        self._wide = [_common(wish.widened(now)) for wish in wishes]
        self._friends = [0] * len(wishes)
        for one, other in combinations(range(len(wishes)), 2):
            fits = self._wide[one].both(self._wide[other]) is not None
            if fits and around.may_meet(wishes[one].user_id, wishes[other].user_id):
                self._friends[one] |= 1 << other
                self._friends[other] |= 1 << one

    # --- all groups of somebody ------------------------------------------------------------------

    def _groups(self, first: int, free: int) -> list[tuple[int, Group]]:
        """Groups of one person with others who are free."""
        found: list[tuple[int, Group]] = []
        self._grow((first,), free & self._friends[first], self._wide[first], found)
        return found

    def _grow(
        self,
        members: tuple[int, ...],
        free: int,
        common: _Common,
        found: list[tuple[int, Group]],
    ) -> None:
        """Add the group of these people, if there is one, and those with more people. free: those
        who may join all of them."""
        if len(members) in common.sizes and (group := self._group(members, common)) is not None:
            found.append((sum(1 << member for member in members), group))
        if len(members) >= max(common.sizes):
            return
        for other in range(len(self._wishes)):
            if len(found) >= PER_PERSON:
                return
            if free >> other & 1:
                free &= ~(1 << other)
                both = common.both(self._wide[other])
                if both is not None:
                    self._grow((*members, other), free & self._friends[other], both, found)

    def _group(self, members: Sequence[int], common: _Common) -> Group | None:
        """The best game for these people; None if no game is for so many."""
        wishes = tuple(self._wishes[member] for member in sorted(members))
        games = [g for g in common.games if len(members) in self._around.seats.get(g, ())]
        found = [self._playing(wishes, game, common.pace) for game in sorted(games)]
        return min(found, key=lambda group: group.cost, default=None)

    def _playing(self, wishes: tuple[Wish, ...], game: str, pace: Pace) -> Group:
        widened = any(w.wide(self._now) for w in wishes) and not _as_wished(wishes, game)
        cost = (
            float(widened),
            float(_lonely_beginners(wishes, game, self._around)),
            float(self._met_lately(wishes)),
            float(_uneven(wishes, game, self._around)),
            -sum(self._now - wish.at for wish in wishes),
        )
        return Group(wishes, game, pace, widened, cost)

    def _met_lately(self, wishes: Sequence[Wish]) -> int:
        lately = self._around.lately
        return sum(both in lately for both in pairs(w.user_id for w in wishes)) if lately else 0

    # --- which of them ---------------------------------------------------------------------------

    def greedy(self) -> list[Group]:
        """The person who has waited longest comes first, and gets the best group that is left."""
        found, free = [], (1 << len(self._wishes)) - 1
        for first in range(len(self._wishes)):
            if free >> first & 1:
                free &= ~(1 << first)
                groups = self._groups(first, free)
                if groups:
                    mask, group = min(groups, key=lambda one: one[1].cost)
                    free &= ~mask
                    found.append(group)
        return found

    def best(self) -> list[Group]:
        """As many people as possible come together, and among such plans the cheapest counts."""
        later = (1 << len(self._wishes)) - 1
        of: list[list[tuple[int, Group]]] = []
        for first in range(len(self._wishes)):
            later &= ~(1 << first)
            groups = self._groups(first, later)
            of.append(sorted(groups, key=lambda one: (-one[0].bit_count(), one[1].cost)))
        return _Packing(of).best()


class _Packing:
    """Chooses groups in which nobody is twice. of: by the first person of each group."""

    def __init__(self, of: Sequence[Sequence[tuple[int, Group]]]) -> None:
        self._of = of
        self._covered = [0] * (len(of) + 1)
        for first in range(len(of) - 1, -1, -1):
            self._covered[first] = self._covered[first + 1]
            for mask, _ in of[first]:
                self._covered[first] |= mask
        self._best: tuple[int, Cost, list[Group]] = (0, (), [])
        self._steps = 0

    def best(self) -> list[Group]:
        self._look(0, 0, (0.0,) * 5, [])
        return self._best[2]

    def _look(self, first: int, used: int, cost: Cost, chosen: list[Group]) -> None:
        self._steps += 1
        seated = used.bit_count()
        if (-seated, cost) < (-self._best[0], self._best[1]):
            self._best = (seated, cost, list(chosen))
        reach = seated + (self._covered[first] & ~used).bit_count()
        if first == len(self._of) or self._steps > STEPS or reach < self._best[0]:
            return
        if not used >> first & 1:
            for mask, group in self._of[first]:
                if not mask & used:
                    more = tuple(map(add, cost, group.cost))
                    self._look(first + 1, used | mask, more, [*chosen, group])
        self._look(first + 1, used, cost, chosen)


def _as_wished(wishes: Sequence[Wish], game: str) -> bool:
    """Whether a group fits without widening any wish."""
    common: _Common | None = _common(wishes[0])
    for wish in wishes[1:]:
        common = None if common is None else common.both(_common(wish))
    return common is not None and len(wishes) in common.sizes and game in common.games


def _lonely_beginners(wishes: Sequence[Wish], game: str, around: Around) -> int:
    """Beginners at a game, once for each reason why they do not fit: somebody wants experienced
    players, or those who know the game do not ask for beginners."""
    new = [w for w in wishes if game not in around.standing(w.user_id).played]
    others = [w for w in wishes if w not in new]
    unwelcome = any(wish.welcome == "experienced" for wish in wishes)
    untaught = bool(others) and all(wish.welcome != "learners" for wish in others)
    return len(new) * (unwelcome + untaught)


def _uneven(wishes: Sequence[Wish], game: str, around: Around) -> int:
    """How far apart people are as far as is known, in steps so large that the stronger of two wins
    three games of four and more."""
    known = [around.strengths.get((wish.user_id, game)) for wish in wishes]
    told = [strength for strength in known if strength is not None]
    return int((max(told) - min(told)) / STEP) if told else 0


# --- tables that are open already ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that somebody could join. people: who sits there or was asked. sizes: how many may
    play in the end. hours: the parts of the day that its people have in common."""

    guild_id: int
    game: str
    people: tuple[int, ...]
    sizes: frozenset[int]
    pace: Pace | None
    language: str
    hours: int = ANY_HOURS


def suits(wish: Wish, lobby: Lobby, around: Around, now: float) -> bool:
    """Whether somebody who would like to play fits an open table. A table that has not said how
    fast it plays suits every pace."""
    if not wish.seeks(now) or around.standing(wish.user_id).sitting >= wish.most:
        return False
    if not all(around.may_meet(wish.user_id, other) for other in lobby.people):
        return False
    wide = _common(wish.widened(now))
    pace = wish.pace if lobby.pace is None else lobby.pace
    there = _Common(frozenset({lobby.game}), lobby.sizes, pace, lobby.hours, lobby.language)
    return wish.guild_id == lobby.guild_id and wide.both(there) is not None


def sizes_left(seats: Sequence[int], seated: int) -> frozenset[int]:
    """How many may play at a table in the end, once somebody else has joined."""
    return frozenset(size for size in seats if size > seated and size in SIZES)
