"""What people may read about how somebody plays: they themselves all of it, others what they let
them read."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tables.model import expected, firsts, own_record, record
from tables.model.expected import Expected
from tables.model.firsts import Special
from tables.model.own_record import Met, Record, Wanted
from tables.model.results import GameResult
from tables.model.standing import Mark, Standing
from tables.operations.ratings import RatingBook
from tables.operations.repository import TableRepository
from tables.store import own_record_rows, rating_rows, result_rows, user_rows
from tables.store.connection import Connection


@dataclass(frozen=True, slots=True)
class Told:
    """A record with what can be chosen in its place.

    wanted: as it could be met. games, sizes: of which there are results. standing, marks: how
    strong the person and the levels of computers are, where that may be read. unrated: the person
    wants no rating. together: strength is left out, because reader and person are at a table.
    """

    record: Record
    wanted: Wanted
    games: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    standing: Standing | None = None
    marks: tuple[Mark, ...] = ()
    unrated: bool = False
    together: bool = False


@dataclass(frozen=True, slots=True)
class Other:
    """What somebody may read about another person. told: None if the other keeps it private. met:
    how often the two met, and how often the reader was ahead; None if they never did."""

    told: Told | None
    met: Met | None


class OwnRecords:
    """Gives people their records."""

    def __init__(self, repository: TableRepository, ratings: RatingBook) -> None:
        self._repository = repository
        self._ratings = ratings

    async def own(self, user_id: int, wanted: Wanted | None, guild_id: int | None) -> Told:
        """Somebody's own record. wanted: None for all of the game they play most. guild_id: the
        server with whose players it compares them; None outside of servers."""
        now = self._repository.now()
        told = await self._repository.store.read(
            lambda db: _told(db, user_id, wanted, guild_id, now)
        )
        return await self._rated(told, user_id, guild_id)

    async def other(
        self, reader: int, user_id: int, wanted: Wanted | None, guild_id: int | None
    ) -> Other:
        """What a reader may know about another person here: how often the two met, and the record
        if that person lets others read it; on their server only the games played there."""
        now = self._repository.now()

        def work(db: Connection) -> tuple[Other, bool]:
            met = own_record.between(result_rows.of_user(db, reader), reader, user_id, now)
            shown = user_rows.load(db, user_id).ratings
            if shown == "everywhere" or (shown == "server" and guild_id is not None):
                only = guild_id if shown == "server" else None
                told = _told(db, user_id, wanted, guild_id, now, only)
                told = replace(told, record=told.record.for_others())
                return Other(told, met), own_record_rows.plays_with(db, reader, user_id)
            return Other(None, met), False

        found, together = await self._repository.store.read(work)
        if found.told is None:
            return found
        if together:
            return replace(found, told=replace(found.told, together=True))
        return replace(found, told=await self._rated(found.told, user_id, guild_id))

    async def special(self, user_id: int, table_id: int) -> tuple[Special, ...]:
        """What was special about a game for somebody, the best first; nothing for those who do not
        want to be told."""

        def work(db: Connection) -> tuple[Special, ...]:
            if user_rows.load(db, user_id).firsts == "silent":
                return ()
            return firsts.special(result_rows.of_user(db, user_id), user_id, table_id)

        return await self._repository.store.read(work)

    async def _rated(self, told: Told, user_id: int, guild_id: int | None) -> Told:
        """The record with the strength, where it is of one game."""
        if told.wanted.game is None or told.unrated:
            return told
        game, where = told.wanted.game, guild_id or rating_rows.EVERYWHERE
        standing = await self._ratings.standing(user_id, game, guild_id)
        if standing is None:
            return told
        _, _, marks = await self._repository.store.read(
            lambda db: rating_rows.about(db, game, where)
        )
        return replace(told, standing=standing, marks=tuple(marks))

    async def expected(self, user_id: int, table_id: int) -> Expected | None:
        """What was to be expected of somebody in a game that is over; None if nothing can be
        said, as while their strength is not known."""

        def work(db: Connection) -> tuple[GameResult | None, dict[int, Standing | None]]:
            result = result_rows.of_game(db, table_id)
            if result is None:
                return None, {}
            where = result.guild_id or rating_rows.EVERYWHERE
            open_to_all = ("everywhere",) if result.guild_id is None else ("server", "everywhere")
            known: dict[int, Standing | None] = {}
            for seat in own_record.ranked(result):
                other = seat.user_id
                if other is None:
                    continue
                if other == user_id or rating_rows.shown_by(db, other) in open_to_all:
                    known[other] = rating_rows.of_user_on(db, other, result.game, where)
            return result, known

        result, known = await self._repository.store.read(work)
        return None if result is None else expected.of(result, user_id, known)


def _told(
    db: Connection,
    user_id: int,
    wanted: Wanted | None,
    guild_id: int | None,
    now: float,
    only: int | None = None,
) -> Told:
    """The record without strength. only: of games on this server."""
    results = result_rows.of_user(db, user_id)
    if only is not None:
        results = [result for result in results if result.guild_id == only]
    games = own_record.games_of(results)
    if wanted is None:
        wanted = Wanted(games[0] if games else None)
    sizes = own_record.sizes_of(results, wanted.game)
    if wanted.size not in (None, *sizes):
        wanted = replace(wanted, size=None)
    others: list[GameResult] = []
    if guild_id is not None and wanted.game is not None:
        others = result_rows.of_server(db, wanted.game, guild_id)
    user = user_rows.load(db, user_id)
    waits = own_record_rows.answers(db, user_id, wanted, now, only)
    spans = [record.span(answered, user) for answered in waits]
    found = own_record.made(results, user_id, wanted, now, others=others, spans=spans)
    return Told(found, wanted, games, sizes, unrated=user.ratings == "off")
