"""How strong people are: what was worked out from the results of their games, and who reads it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from tables.model import computer_marks, standing
from tables.model.rating_parcels import Given, Part, Rated
from tables.model.standing import Ranking, Standing
from tables.operations.repository import TableRepository
from tables.store import rated_rows, rating_rows, server_rows
from tables.store.connection import Connection
from tables.store.rated_rows import FIRST, After
from tables.store.rating_rows import EVERYWHERE, Fit

PAUSE = 0.02
"""Seconds between two parts of the results that are read, in which others have the database."""


class RatingBook:
    """Keeps what was worked out, and gives it to those who may read it."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    # --- what people read ------------------------------------------------------------------------

    async def standing(self, user_id: int, game: str, guild_id: int | None) -> Standing | None:
        """How strong somebody is at a game among the people of a server, for their own eyes; None
        for the server means among all people. None if nothing is known: they have no rated game
        yet, or they do not want it, or the server does not."""
        return await self._repository.store.read(
            lambda db: _standing(db, user_id, game, guild_id or EVERYWHERE)
        )

    async def shown(self, user_id: int, game: str, guild_id: int | None) -> Standing | None:
        """As `standing`, for the eyes of others: None also if it is hidden from them."""

        def work(db: Connection) -> Standing | None:
            seen = _ways(guild_id)
            if rating_rows.shown_by(db, user_id) not in seen:
                return None
            return _standing(db, user_id, game, guild_id or EVERYWHERE)

        return await self._repository.store.read(work)

    async def ranking(self, game: str, guild_id: int | None) -> Ranking:
        """The people of a server who let its members read how strong they are; None for the server
        means all who let everybody read it."""
        return await self._repository.store.read(partial(_ranking, game=game, guild_id=guild_id))

    async def games(self, guild_id: int) -> list[str]:
        """The games of which a server has rated results, those with most of them first."""
        return await self._repository.store.read(lambda db: rating_rows.games_of(db, guild_id))

    async def wanted(self, guild_id: int) -> bool:
        """Whether a server has ratings at all."""
        store = self._repository.store
        return (await store.read(lambda db: server_rows.rules_of(db, guild_id))).ratings

    # --- working it out --------------------------------------------------------------------------

    async def adopt(self) -> None:
        """See to games and servers that were not seen to before, such as those of old games."""
        await self._repository.store.write(rating_rows.adopt)

    async def next_work(self) -> tuple[Fit, Given] | None:
        """What is to be worked out now, and from what; None if nothing is.

        Results that change while they are read are worked out once more.
        """
        now = self._repository.now()
        begun = await self._repository.store.read(lambda db: _begun(db, now))
        if begun is None:
            return None
        fit, given = begun
        return fit, replace(given, parts=await self._parts(fit))

    async def _parts(self, fit: Fit) -> tuple[Part, ...]:
        """The results of a fit, read in parts, so that nobody else waits long for the database."""
        parts = list[Part]()
        after: After | None = FIRST
        while after is not None:
            if parts:
                await asyncio.sleep(PAUSE)
            found = await self._repository.store.read(
                partial(rated_rows.read, fit=fit, after=after)
            )
            parts.append(found.part)
            after = found.last
        return tuple(parts)

    async def keep(self, fit: Fit, rated: Rated) -> None:
        """Keep what was worked out."""
        now = self._repository.now()
        await self._repository.store.write(lambda db: rating_rows.put(db, fit, rated, now))

    async def put_off(self, fit: Fit) -> None:
        """What could not be worked out must not keep the rest waiting."""
        now = self._repository.now()
        await self._repository.store.write(lambda db: rating_rows.put_off(db, fit, now))


def _ways(guild_id: int | None) -> tuple[standing.Shown, ...]:
    """What people must have chosen whom others read here."""
    return ("everywhere",) if guild_id is None else ("server", "everywhere")


def _standing(db: Connection, user_id: int, game: str, guild_id: int) -> Standing | None:
    if guild_id != EVERYWHERE and not server_rows.rules_of(db, guild_id).ratings:
        return None
    return rating_rows.of_user_on(db, user_id, game, guild_id)


def _ranking(db: Connection, game: str, guild_id: int | None) -> Ranking:
    where = guild_id or EVERYWHERE
    if where != EVERYWHERE and not server_rows.rules_of(db, where).ratings:
        return Ranking()
    count, forecasts, marks = rating_rows.about(db, game, where)
    people = rating_rows.listed(db, game, where, _ways(guild_id))
    return Ranking(count, standing.ranked(people), tuple(forecasts), tuple(marks))


def _begun(db: Connection, now: float) -> tuple[Fit, Given] | None:
    """What is to be worked out next, without the results themselves."""
    fit = rating_rows.next_due(db, now)
    if fit is None:
        return None
    return fit, Given(
        now,
        off=rating_rows.off(db),
        levels=computer_marks.level_strengths(fit.game),
        start=rating_rows.strengths(db, fit.game, fit.guild_id),
        history=fit.history,
    )
