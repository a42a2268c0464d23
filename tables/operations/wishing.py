"""What people would like to play, and whom they would rather not meet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from tables.model import seating, wishes
from tables.model.asked import Welcome
from tables.model.errors import NotAllowed, UserError
from tables.model.paces import Pace
from tables.model.table import UserRef
from tables.model.wishes import Until, Wish
from tables.operations.matchmaking import Matchmaking
from tables.operations.repository import SEEK, TableRepository
from tables.store import bar_rows, meeting_rows, user_rows, wish_rows
from tables.store.connection import Connection


class Wishing:
    """Keeps wishes, and whom people avoid."""

    def __init__(self, repository: TableRepository, matchmaking: Matchmaking) -> None:
        self._repository = repository
        self._matchmaking = matchmaking

    async def of(self, user_id: int, guild_id: int) -> Wish | None:
        """The wish of a user on a server, unless its time is over."""
        now, store = self._repository.now(), self._repository.store
        found = await store.read(lambda db: wish_rows.of_user_on(db, user_id, guild_id))
        return found if found is not None and now < found.until else None

    async def wish(
        self,
        user: UserRef,
        guild_id: int,
        channel_id: int,
        *,
        games: Iterable[str],
        sizes: Iterable[int],
        pace: Pace,
        most: int,
        until: Until,
    ) -> Wish:
        """Somebody would like to play. It replaces their wish on that server. The parts of the day
        come from their answers, unless they have chosen them. People are looked for at once.

        Raises `UserError` where no game is for so many, `NoSuchGame`, and `NotAllowed` for people
        who cannot join tables of this server.
        """
        chosen = tuple(dict.fromkeys(games))
        numbers = tuple(sorted(set(sizes).intersection(wishes.SIZES)))
        seats = {size for game in chosen for size in self._repository.rules(game).meta.seats}
        if not seats.intersection(numbers):
            raise UserError("wish_fits_no_game")
        now, person = self._repository.now(), seating.tidy(user)

        def work(db: Connection) -> Wish:
            bar_rows.need_welcome(db, guild_id, person.id, now)
            before = wish_rows.of_user_on(db, person.id, guild_id)
            settings = user_rows.load(db, person.id)
            made = Wish(
                *(person.id, guild_id, person.name, channel_id),
                games=chosen,
                sizes=numbers,
                pace=pace,
                most=most,
                at=now,
                until=wishes.end(until, now, settings.tz),
                hours=_hours(db, person.id, now) if before is None else before.hours,
                language=settings.language,
                welcome="anybody" if before is None else before.welcome,
            )
            wish_rows.put(db, made)
            db.tell(SEEK, 0)
            return made

        made = await self._repository.store.write(work)
        self._repository.seek()
        return made

    async def change(self, user_id: int, guild_id: int, change: Callable[[Wish], Wish]) -> Wish:
        """Change a wish; people are looked for at once. Raises `UserError` if there is none."""

        def work(db: Connection) -> Wish:
            found = wish_rows.of_user_on(db, user_id, guild_id)
            if found is None:
                raise UserError("no_wish")
            made = change(found)
            wish_rows.put(db, made)
            db.tell(SEEK, 0)
            return made

        made = await self._repository.store.write(work)
        self._repository.seek()
        return made

    async def set_hours(self, user_id: int, guild_id: int, parts: Iterable[int] | None) -> Wish:
        """In which parts of the day somebody plays; None: in any. Raises `UserError` for too
        few."""
        hours = None if parts is None else sum(1 << part for part in set(parts))
        if hours is not None and hours.bit_count() < wishes.SHARED:
            raise UserError("hours_too_few", count=wishes.SHARED)
        return await self.change(user_id, guild_id, lambda wish: replace(wish, hours=hours))

    async def set_welcome(self, user_id: int, guild_id: int, welcome: Welcome) -> Wish:
        """For whom somebody would like a table to be. Raises `UserError`."""
        return await self.change(user_id, guild_id, lambda wish: replace(wish, welcome=welcome))

    async def wake(self, user_id: int, guild_id: int) -> Wish:
        """Look for people again, although matches were left unanswered or a wish rests. Raises
        `UserError`."""
        return await self.change(user_id, guild_id, lambda wish: replace(wish, silent=0, rests=0.0))

    async def end(self, user_id: int, guild_id: int) -> None:
        """End a wish. Who was asked to play with them hears that it did not come together."""
        now = self._repository.now()

        def work(db: Connection) -> None:
            self._matchmaking.leave(db, user_id, guild_id, now)
            wish_rows.drop(db, user_id, guild_id)

        await self._repository.store.write(work)
        self._repository.seek()

    async def hours(self, user_id: int) -> int | None:
        """The parts of the day in which a user plays; None if that is not known."""
        now = self._repository.now()
        return await self._repository.store.read(lambda db: _hours(db, user_id, now))

    # --- whom somebody would rather not meet -----------------------------------------------------

    async def avoid(self, user_id: int, others: Iterable[UserRef]) -> list[UserRef]:
        """A user would rather not play with some others; all of whom that is true. Nobody is told.

        Raises `NotAllowed` for themselves, `UserError` for too many.
        """
        people, now = [seating.tidy(other) for other in others], self._repository.now()
        if any(other.id == user_id for other in people):
            raise NotAllowed("avoid_yourself")

        def work(db: Connection) -> list[UserRef]:
            for other in people:
                wish_rows.avoid(db, user_id, other, now)
            found = wish_rows.avoided_by(db, user_id)
            if len(found) > wishes.AVOIDED:
                raise UserError("avoids_too_many", most=wishes.AVOIDED)
            return found

        return await self._repository.store.write(work)

    async def avoid_no_more(self, user_id: int, other_id: int) -> list[UserRef]:
        """A user does not mind playing with another one any more; whom they still avoid."""

        def work(db: Connection) -> list[UserRef]:
            wish_rows.avoid_no_more(db, user_id, other_id)
            db.tell(SEEK, 0)
            return wish_rows.avoided_by(db, user_id)

        found = await self._repository.store.write(work)
        self._repository.seek()
        return found

    async def avoided_by(self, user_id: int) -> list[UserRef]:
        """Whom a user would rather not play with."""
        return await self._repository.store.read(lambda db: wish_rows.avoided_by(db, user_id))


def _hours(db: Connection, user_id: int, now: float) -> int | None:
    return wishes.hours_of(meeting_rows.answers(db, user_id, now - wishes.LOOKED_BACK))
