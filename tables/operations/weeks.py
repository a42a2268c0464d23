"""The deals of weeks: on a server that wants it, everybody plays the same one alone against the
same computers, once.

Both the shuffles of a table and what its computers choose come from the secret of the week, so the
same decisions lead to the same game. The secret is sealed in public when the week opens, and told
with the results.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from engine import registry
from tables.model import seating, weeks
from tables.model.chance import Deal, chance, of_computers, written
from tables.model.clock import ClockRules
from tables.model.errors import Stale, TableExists, UserError
from tables.model.guards import ManagedServer
from tables.model.seal_messages import WeekBegins
from tables.model.table import Seat, Table, UserRef
from tables.model.weeks import Trouble, Try, Week, WeekServer
from tables.operations.playing import Playing
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import bar_rows, game_rows, limits, note_rows, outbox_rows, wait_rows, week_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits

QUIET = ClockRules(most=0)
"""Nobody is reminded of a table that nobody else waits for."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The deal that somebody wants to play. begun: their table, if they have begun."""

    week: Week
    begun: Table | None


class Weeks:
    """Keeps the deals of weeks, and opens the tables at which they are played."""

    def __init__(self, repository: TableRepository, playing: Playing) -> None:
        self._repository = repository
        self._playing = playing

    # --- which servers have them -----------------------------------------------------------------

    async def servers(self) -> list[WeekServer]:
        """The servers that have a deal each week."""
        return await self._repository.store.read(week_rows.servers)

    async def server(self, server_id: int) -> WeekServer | None:
        """What a server has chosen; None if it has no deals."""
        return await self._repository.store.read(lambda db: week_rows.server(db, server_id))

    async def switch_on(self, server: ManagedServer, wanted: WeekServer) -> None:
        """Give a server a deal each week, or post it in another channel from now on."""
        assert wanted.server_id == server
        await self._repository.store.write(lambda db: week_rows.put_server(db, wanted))
        self._repository.competed()

    async def switch_off(self, server: ManagedServer) -> None:
        """A server has no more deals. That of this week ends as it was told."""
        await self._repository.store.write(lambda db: week_rows.remove_server(db, server))

    async def trouble(self, server: WeekServer, trouble: Trouble) -> bool:
        """Note what is wrong with the channel of a server, or that nothing is; whether that is
        new."""
        if server.trouble == trouble:
            return False
        return await self._repository.store.write(
            lambda db: week_rows.set_trouble(db, server.server_id, trouble)
        )

    # --- opening and ending them -----------------------------------------------------------------

    async def due(self) -> set[int]:
        """The servers on which the deal of this week is to be opened: none once the week is too far
        on."""
        now = self._repository.now()
        if weeks.is_late(now):
            return set()
        number = weeks.number_at(now)
        return await self._repository.store.read(lambda db: week_rows.without(db, number))

    async def open(self, server: WeekServer) -> Week | None:
        """Open the deal of this week on a server, unless it is there or the server wants none."""
        repository, now = self._repository, self._repository.now()
        number = weeks.number_at(now)
        game = weeks.game_of(number, games())
        rules = repository.rules(game)
        options = {**seating.checked_options(rules, {}), **repository.figures.get(game, {})}
        fitting = [count for count in rules.meta.seats if count <= weeks.PLAYERS]
        begins = weeks.opens_at(number)
        new = Week(
            id=0,
            server_id=server.server_id,
            number=number,
            channel_id=server.channel_id,
            game=game,
            seats=max(fitting or rules.meta.seats),
            options=options,
            language=server.language,
            secret=written(repository.new_seed()),
            opens_at=begins,
            closes_at=begins + weeks.LASTS,
            state="open",
        )

        def work(db: Connection) -> Week | None:
            if server.server_id not in week_rows.without(db, number):
                return None
            return week_rows.create(db, new)

        return await repository.store.write(work)

    async def unsaid(self) -> list[Week]:
        """The weeks whose results are still to be posted."""
        now = self._repository.now()
        return await self._repository.store.read(lambda db: week_rows.unsaid(db, now))

    async def end_due(self) -> None:
        """End the weeks whose time is over: what was played until now is their result. No server
        has to be connected for that."""
        now = self._repository.now()
        await self._repository.store.write(lambda db: week_rows.end_due(db, now))

    async def tries(self, week: Week) -> list[Try]:
        """All tries of a week, oldest first."""
        return await self._repository.store.read(lambda db: week_rows.tries(db, week.id))

    async def claim(self, week: Week) -> bool:
        """Begin to post the message of an open week, or the results of one that is over; False if
        another node has begun."""
        now = self._repository.now()
        return await self._repository.store.write(lambda db: week_rows.claim(db, week, now))

    async def posted(self, week: Week, message_id: int) -> None:
        """Remember that message."""
        await self._repository.store.write(lambda db: week_rows.posted(db, week, message_id))

    # --- playing them ----------------------------------------------------------------------------

    async def ask(self, week_id: int, server_id: int, user_id: int) -> Wanted:
        """The deal that somebody on a server wants to play. Raises `UserError` if its time is over,
        or their try is."""
        if not 0 < week_id < 1 << 63:  # forged
            raise UserError("week_over")

        def work(db: Connection) -> Wanted:
            week = week_rows.week(db, week_id)
            if week is None or week.server_id != server_id:
                raise UserError("week_over")
            mine = week_rows.try_of(db, week, user_id)
            if mine is None:
                return Wanted(week, None)
            loaded = game_rows.load(db, mine.table_id)
            if loaded is None or not loaded.table.open or mine.user_id is None:
                self._need_time(week)
                raise UserError("week_tried")
            return Wanted(week, loaded.table)

        wanted = await self._repository.store.read(work)
        if wanted.begun is None:
            self._need_time(wanted.week)
        return wanted

    def _need_time(self, week: Week) -> None:
        if week.state != "open" or self._repository.now() >= week.closes_at:
            raise UserError("week_over")

    async def need_room(
        self, wanted: Wanted, bounds: TableLimits, user_id: int, parent_id: int
    ) -> None:
        """Raises `TooMany` or `NotAllowed` if there may not be one more table in a thread of this
        channel for somebody."""
        week, now = wanted.week, self._repository.now()
        await self._repository.store.read(
            lambda db: _need_room(db, bounds, week, user_id, parent_id, parent_id, now)
        )

    async def sit_down(
        self,
        wanted: Wanted,
        bounds: TableLimits,
        user: UserRef,
        *,
        channel_id: int,
        parent_id: int,
        language: str,
    ) -> Table:
        """Open somebody's table in a thread of a channel: their try begins. `begin` begins its
        game.

        Raises `TooMany`, `NotAllowed`, `UserError`; `TableExists` if they have one.
        """
        repository, now, week = self._repository, self._repository.now(), wanted.week
        self._need_time(week)
        seats = seats_of(week, user)
        who = UserRef(user.id, seats[0].name)

        def work(db: Connection) -> Table:
            mine = week_rows.try_of(db, week, user.id)
            if mine is not None and mine.user_id is None:
                raise UserError("week_tried")
            if mine is not None:
                raise TableExists(mine.table_id)
            _need_room(db, bounds, week, user.id, channel_id, parent_id, now)
            made = game_rows.create(
                db,
                game=week.game,
                options=dict(week.options),
                guild_id=week.server_id,
                channel_id=channel_id,
                host=who,
                secret=of_computers(week.secret),
                sealed=None,
                at=now,
                parent_id=parent_id,
                language=language,
                hints="off",
                week=week.id,
            )
            week_rows.begin_try(db, week, made.id, who, now)
            game_rows.bump(db, made.id, made.version, now, joins="asked")  # nobody finds it
            game_rows.put_seats(db, made.id, seats)
            wait_rows.set_rules(db, made.id, QUIET, now)
            told = WeekBegins(seal=week.seal, closes=int(week.closes_at))
            note_rows.note(db, made.id, 0, now, told)
            outbox_rows.announce(db, made.id, now, [told])
            loaded = game_rows.load(db, made.id)
            assert loaded is not None
            return loaded.table

        table = await repository.store.write(work)
        repository.tell("opened", table)
        return table

    @retry_on_conflict
    async def begin(self, table_id: int) -> Table:
        """Let the game of such a table begin, unless it has, with the deal of its week. Raises
        `NoTable`; `Stale` if its seats were changed."""
        async with self._repository.locked(table_id) as loaded:
            table = loaded.table
            if table.status != "lobby" or table.week is None:
                return table
            number = table.week
            week = await self._repository.store.read(lambda db: week_rows.week(db, number))
            assert week is not None
            if [s.level if s.computer else None for s in table.seats] != [
                None,
                *[weeks.LEVEL] * (week.seats - 1),
            ]:
                raise Stale()
            rules = self._repository.rules(week.game)
            deal = Deal(None, week.secret, self._repository.now())
            options = dict(week.options)
            step = rules.setup(rules.options.stored(options), week.seats, chance(deal.secret))
            loaded = await self._playing.begin_with(
                loaded, rules, step, options=options, deals=[asdict(deal)]
            )
        self._repository.wake()
        return loaded.table


def games() -> tuple[str, ...]:
    """The games whose deals are played: those about which computers can think."""
    return tuple(filter(seating.thinks, registry.keys()))


def seats_of(week: Week, user: UserRef) -> tuple[Seat, ...]:
    """Somebody in the first seat, and computers in all others: the same ones for everybody."""
    seats = [Seat(0, user.id, seating.named(user).name)]
    while len(seats) < week.seats:
        name = seating.computer_name(seats[1:], weeks.LEVEL)
        seats.append(Seat(len(seats), None, name, True))
    return tuple(seats)


def _need_room(
    db: Connection,
    bounds: TableLimits,
    week: Week,
    user_id: int,
    channel_id: int,
    parent_id: int,
    now: float,
) -> None:
    bar_rows.need_welcome(db, week.server_id, user_id, now)
    limits.check(
        db,
        bounds,
        guild_id=week.server_id,
        channel_id=channel_id,
        parent_id=parent_id,
        host_id=user_id,
    )
