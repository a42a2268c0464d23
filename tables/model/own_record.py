"""What somebody's games say about their play: places against chance, points against winners, the
time they take to answer, the people they have met. Pure, and worked out from results alone.

Nothing here names or rates anybody else. What compares with others are medians and means of many
games; the one thing about single people is how often each of them and the reader met.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median, quantiles
from typing import Literal, get_args

from tables.model.results import GameResult, SeatResult

Period = Literal["all", "year", "quarter"]
PERIODS: tuple[Period, ...] = get_args(Period)
DAYS: dict[Period, int] = {"year": 365, "quarter": 91}
"""How far back a period reaches; "all" has no beginning."""
_DAY = 86_400.0
LEAST = 5
"""So many games are behind every figure that compares with others: one of fewer would tell what a
single one of them had."""
LEAST_ANSWERS = 8
"""So many answers are behind the usual time."""

First = Literal["first_game", "first_win", "most_points", "closest_win"]
FIRSTS: tuple[First, ...] = get_args(First)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games a record is about. game, size: None for all of them. size: seats of the table."""

    game: str | None = None
    size: int | None = None
    period: Period = "all"

    def since(self, now: float) -> float | None:
        """The moment from which on games count; None: from the first."""
        days = DAYS.get(self.period)
        return None if days is None else now - days * _DAY

    def takes(self, result: GameResult, now: float) -> bool:
        """Whether a game is one of those. What a manager took out is none."""
        return result.voided_because is None and self.fits(result, now)

    def fits(self, result: GameResult, now: float) -> bool:
        """Whether a game would be one of those, also if a manager took it out."""
        since = self.since(now)
        return (
            self.game in (None, result.game)
            and self.size in (None, result.size)
            and (since is None or result.ended_at >= since)
        )


@dataclass(frozen=True, slots=True)
class Places:
    """The places among so many people. counts: how often they were first, second, and so on."""

    people: int
    counts: tuple[int, ...]

    @property
    def games(self) -> int:
        return sum(self.counts)


@dataclass(frozen=True, slots=True)
class Points:
    """Points at tables of one size. mine, server, winners: medians; None where too few games are
    behind them."""

    size: int
    games: int
    mine: float
    server: float | None
    winners: float | None


@dataclass(frozen=True, slots=True)
class Source:
    """A source of points as the game names it. mine: per game. winners: what winners of the same
    games and sizes have from it."""

    name: str
    mine: float
    winners: float | None


@dataclass(frozen=True, slots=True)
class Usual:
    """Within how many seconds a quarter, a half and three quarters of the answers came."""

    quarter: float
    half: float
    most: float


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody with whom one has played. ahead, behind: how often the person of the record was."""

    user_id: int
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Practice:
    """Games alone with computers that think alike. won: those in which one was ahead of them."""

    level: str
    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Milestone:
    """A first or a best. points: those of the game, or how far it was won by."""

    kind: First
    table_id: int
    game: str
    at: float
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Voided:
    """A game whose result a manager took out, and why."""

    table_id: int
    game: str
    reason: str


@dataclass(frozen=True, slots=True)
class Record:
    """What the games that were asked for say. games: those among people. best: the table of the
    best one. took_over: games that were finished for somebody else. voided: what counts for
    nothing, the latest first."""

    games: int
    places: tuple[Places, ...] = ()
    points: tuple[Points, ...] = ()
    sources: tuple[Source, ...] = ()
    usual: Usual | None = None
    best: int | None = None
    met: tuple[Met, ...] = ()
    practice: tuple[Practice, ...] = ()
    took_over: int = 0
    firsts: tuple[Milestone, ...] = ()
    voided: tuple[Voided, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not (self.games or self.practice or self.took_over or self.voided)

    def for_others(self) -> Record:
        """What others may read, if anything: nothing of single games and people."""
        return replace(self, best=None, met=(), practice=(), took_over=0, voided=())


@dataclass(frozen=True, slots=True)
class Played:
    """A game among people, with what one of them has from it."""

    game: GameResult
    own: SeatResult
    standing: int
    people: int

    @property
    def won(self) -> bool:
        """Whether they were first, alone or with others; not in a game that all have left, of whom
        they were the last."""
        return self.standing == 1 and not self.own.left_how

    @property
    def total(self) -> int | None:
        """All their points; None in a game without points."""
        return total(self.own)


def total(seat: SeatResult) -> int | None:
    """All points of a player; None in a game without points."""
    return None if seat.points is None else sum(seat.points.values())


def stayed(seat: SeatResult) -> bool:
    """Whether points are those of this player: a person who played from the first step to the
    last."""
    return seat.level is None and seat.left is None and seat.joined == 0


def ranked(result: GameResult) -> list[SeatResult]:
    """Those whose order counts, computers and successors left out."""
    return [seat for seat in result.seats if seat.standing is not None]


def games_of(results: Iterable[GameResult]) -> tuple[str, ...]:
    """The games somebody has played, the most played first; of equal ones the latest."""
    counted = Counter(result.game for result in results if result.voided_because is None)
    latest = {result.game: result.ended_at for result in results}
    return tuple(sorted(counted, key=lambda game: (-counted[game], -latest[game])))


def sizes_of(results: Iterable[GameResult], game: str | None) -> tuple[int, ...]:
    """The sizes of tables at which somebody has played a game, or any."""
    return tuple(sorted({r.size for r in results if game in (None, r.game)}))


def made(
    results: Sequence[GameResult],
    user_id: int,
    wanted: Wanted,
    now: float,
    *,
    others: Sequence[GameResult] = (),
    spans: Sequence[float] = (),
) -> Record:
    """The record of somebody. results: all of theirs, oldest first. others: those of their server,
    which may hold theirs, too; they are compared where one game is wanted. spans: seconds that
    their answers took."""
    here = [result for result in results if wanted.takes(result, now)]
    played = list(among_people(here, user_id))
    alike = {r.table_id: r for r in (*others, *results) if wanted.takes(r, now)}
    server = [result for result in others if wanted.takes(result, now)]
    compared = _Compared(server, list(alike.values()), user_id)
    one_game = wanted.game is not None
    return Record(
        games=len(played),
        places=_places(played),
        points=_points(played, compared) if one_game else (),
        sources=_sources(played, compared) if one_game else (),
        usual=usual(spans),
        best=_best(played, one_game),
        met=_met(played, user_id),
        practice=_practice(here, user_id),
        took_over=sum(_took_over(result, user_id) for result in here),
        firsts=tuple(_firsts(played, one_game)),
        voided=tuple(
            Voided(r.table_id, r.game, r.voided_because)
            for r in reversed(results)
            if r.voided_because is not None and wanted.fits(r, now)
        ),
    )


def between(results: Iterable[GameResult], user_id: int, other: int, now: float) -> Met | None:
    """How often somebody and one other met in all games, seen by these two; None if they never
    did."""
    counted = [result for result in results if Wanted().takes(result, now)]
    met = _met(among_people(counted, user_id), user_id)
    return next((one for one in met if one.user_id == other), None)


def usual(spans: Sequence[float]) -> Usual | None:
    """The usual time to answer; None while there are too few answers."""
    if len(spans) < LEAST_ANSWERS:
        return None
    return Usual(*quantiles(spans, n=4, method="inclusive"))


def among_people(results: Iterable[GameResult], user_id: int) -> Iterable[Played]:
    """The games in which somebody had a place among at least two people."""
    for result in results:
        own, people = result.of(user_id), len(ranked(result))
        if own is not None and own.standing is not None and people > 1:
            yield Played(result, own, own.standing, people)


def _places(played: Iterable[Played]) -> tuple[Places, ...]:
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for one in played:
        found[one.people][one.standing] += 1
    return tuple(
        Places(people, tuple(found[people][place] for place in range(1, people + 1)))
        for people in sorted(found)
    )


# --- points --------------------------------------------------------------------------------------


class _Compared:
    """The games with which somebody is compared, by the size of the table.

    Games of others count only where there are enough of them: from a median of one's own games and
    one of strangers, one could work out what these strangers had.
    """

    def __init__(
        self, server: Iterable[GameResult], alike: Iterable[GameResult], user_id: int
    ) -> None:
        self._server, self._alike, self._user = list(server), list(alike), user_id

    def server(self, size: int) -> list[GameResult]:
        """All games of the server; none where those of strangers are too few."""
        games = [result for result in self._server if result.size == size]
        return games if len(self._known(games)) == len(games) >= LEAST else []

    def alike(self, size: int) -> list[GameResult]:
        """The games of the server and one's own; without those of strangers if they are few."""
        games = self._known([result for result in self._alike if result.size == size])
        return games if len(games) >= LEAST else []

    def _known(self, games: list[GameResult]) -> list[GameResult]:
        own = [result for result in games if result.of(self._user) is not None]
        return games if len(games) - len(own) >= LEAST else own


def _points(played: Sequence[Played], compared: _Compared) -> tuple[Points, ...]:
    found = []
    for size in sorted({one.game.size for one in played}):
        mine = [
            points
            for one in played
            if one.game.size == size and stayed(one.own) and (points := one.total) is not None
        ]
        if mine:
            everybody = _median(compared.server(size), winners=False)
            best = _median(compared.alike(size), winners=True)
            found.append(Points(size, len(mine), median(mine), everybody, best))
    return tuple(found)


def _median(results: Iterable[GameResult], *, winners: bool) -> float | None:
    """The median of the points of people, or of those who won."""
    games = [totals for r in results if (totals := _totals(r, winners=winners))]
    if len(games) < LEAST:
        return None
    return median([points for totals in games for points in totals])


def _totals(result: GameResult, *, winners: bool) -> list[int]:
    return [
        points
        for seat in ranked(result)
        if stayed(seat)
        and (seat.standing == 1 or not winners)
        and (points := total(seat)) is not None
    ]


def _sources(played: Sequence[Played], compared: _Compared) -> tuple[Source, ...]:
    """Each source as a mean per game, those of winners for as many games of each size; the
    largest first."""
    mine = [(one.game.size, one.own.points) for one in played if stayed(one.own)]
    own = [(size, points) for size, points in mine if points]
    if not own:
        return ()
    winning = {size: _winners(compared.alike(size)) for size in {size for size, _ in own}}
    enough = all(len(games) >= LEAST for games in winning.values())
    names = dict.fromkeys(name for _, points in own for name in points)
    if enough:
        won = [points for games in winning.values() for game in games for points in game]
        names |= dict.fromkeys(name for points in won for name in points)

    def of_winners(name: str) -> float:
        per_size = {
            size: fmean(points.get(name, 0) for game in games for points in game)
            for size, games in winning.items()
        }
        return fmean(per_size[size] for size, _ in own)

    found = [
        Source(
            name,
            fmean(points.get(name, 0) for _, points in own),
            of_winners(name) if enough else None,
        )
        for name in names
    ]
    there = [one for one in found if one.mine or one.winners]
    return tuple(sorted(there, key=lambda one: -max(abs(one.mine), abs(one.winners or 0))))


def _winners(results: Iterable[GameResult]) -> list[list[Mapping[str, int]]]:
    """The points of those who won, by game."""
    games = (
        [
            seat.points
            for seat in ranked(result)
            if seat.standing == 1 and stayed(seat) and seat.points
        ]
        for result in results
    )
    return [game for game in games if game]


# --- single games --------------------------------------------------------------------------------


def _best(played: Sequence[Played], one_game: bool) -> int | None:
    """The table of the best game: the one with most points, or, where there are none to compare, a
    win against most people; of equal ones the latest."""

    def worth(one: Played) -> tuple[float, ...]:
        points = one.total if one_game and stayed(one.own) else None
        return (points or 0, one.won, one.people, one.game.ended_at)

    known = [one for one in played if one.won or (one_game and one.total)]
    return max(known, key=worth).game.table_id if known else None


def _firsts(played: Sequence[Played], one_game: bool) -> Iterable[Milestone]:
    """The first game, the first win, and in one game the most points and the closest win."""
    if not played:
        return
    yield _milestone("first_game", played[0])
    won = [one for one in played if one.won]
    if won:
        yield _milestone("first_win", won[0])
    if not one_game:
        return
    scored = [(points, one) for one in played if stayed(one.own) and (points := one.total)]
    if scored:
        points, one = max(scored, key=lambda pair: pair[0])
        yield _milestone("most_points", one, points)
    close = [(lead, one) for one in won if (lead := won_by(one)) is not None]
    if close:
        lead, one = min(close, key=lambda pair: pair[0])
        yield _milestone("closest_win", one, lead)


def _milestone(kind: First, one: Played, points: int | None = None) -> Milestone:
    return Milestone(kind, one.game.table_id, one.game.game, one.game.ended_at, points)


def won_by(won: Played) -> int | None:
    """By how many points somebody won alone; None if that cannot be said."""
    behind = [seat for seat in ranked(won.game) if seat is not won.own]
    if won.total is None or any(seat.standing == 1 or not stayed(seat) for seat in behind):
        return None
    totals = [points for seat in behind if (points := total(seat)) is not None]
    lead = won.total - max(totals) if totals else 0
    return lead if lead > 0 else None


# --- people and computers ------------------------------------------------------------------------


def _met(played: Iterable[Played], user_id: int) -> tuple[Met, ...]:
    """Whom somebody has met, most often first. Who was forgotten is nobody."""
    games: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    for one in played:
        for seat in ranked(one.game):
            other = seat.user_id
            if other is None or other == user_id or seat.standing is None:
                continue
            games[other] += 1
            ahead[other] += one.standing < seat.standing
            behind[other] += one.standing > seat.standing
    return tuple(
        Met(other, count, ahead[other], behind[other]) for other, count in games.most_common()
    )


def _practice(results: Iterable[GameResult], user_id: int) -> tuple[Practice, ...]:
    """Games against computers alone, by how they think. A game is won where one is ahead of all
    that think so."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        own = result.of(user_id)
        people = {seat.seat for seat in result.seats if seat.level is None}
        if own is None or own.joined or own.left is not None or people != {own.seat}:
            continue
        by_level: dict[str, list[int]] = defaultdict(list)
        for seat in result.seats:
            if seat.level is not None:
                by_level[seat.level].append(seat.place)
        for level, places in by_level.items():
            games[level] += 1
            won[level] += own.place < min(places)
    return tuple(Practice(level, count, won[level]) for level, count in games.most_common())


def _took_over(result: GameResult, user_id: int) -> bool:
    own = result.of(user_id)
    return own is not None and own.level is None and own.joined > 0
