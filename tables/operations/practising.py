"""Practice tables: somebody tries a turn of a finished game again, alone against computers.

Such a game begins with a position instead of a deal. Everything that was hidden from its player
there is dealt again, so it tells nobody what others really held. It counts for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Rng, Step
from tables.model import outgoing, seating
from tables.model.chance import written
from tables.model.clock import ClockRules
from tables.model.errors import TableExists, UserError
from tables.model.guards import seated
from tables.model.server_rules import NOBODY_SPECIAL, Opener
from tables.model.table import Origin, Seat, Table, UserRef
from tables.operations.playing import Playing
from tables.operations.repository import TableRepository, retry_on_conflict
from tables.store import (
    game_rows,
    limits,
    note_rows,
    outbox_rows,
    server_rows,
    step_rows,
    wait_rows,
)
from tables.store.connection import Connection
from tables.store.limits import TableLimits

LEVEL = "good"
"""How well the computers of a practice table play."""
QUIET = ClockRules(most=0)
"""Nobody is reminded of a table at which they only try something."""


@dataclass(frozen=True, slots=True)
class Practice:
    """What somebody wants to try again. open: their table for it that is there already."""

    game: Table
    origin: Origin
    seat: int
    open: Table | None


class Practising:
    """Opens practice tables."""

    def __init__(self, repository: TableRepository, playing: Playing) -> None:
        self._repository = repository
        self._playing = playing

    async def ask(self, table_id: int, user_id: int, seq: int) -> Practice:
        """What a player of a finished game would try again after a step of it.

        Raises `UserError` if the game is not over, nobody can think about it, or the next step is
        not theirs; `NotSeated`, `NoTable`, `LostPosition`, `DamagedSave`.
        """
        game = (await self._repository.load(table_id)).table
        seat = seated(game, user_id)
        if game.status != "finished":
            raise UserError("review_not_over")
        if not seating.thinks(game.game):
            raise UserError("review_unknown")
        origin = Origin(game.id, seq)

        def work(db: Connection) -> tuple[bool, Table | None]:
            last = game.public_seq
            own = any(
                step.seq == seq + 1 and step.seat == seat and step.user_id == user_id
                for step in step_rows.authors(db, game.id, last)
            )
            return own, game_rows.practice_of(db, user_id, origin)

        own, there = await self._repository.store.read(work)
        if not own:
            raise UserError("practice_not_yours")
        rules = self._repository.rules(game.game)
        await self._repository.steps.rebuild(game, rules, seq)  # may be lost
        return Practice(game, origin, seat, there)

    async def need_room(
        self,
        wanted: Practice,
        bounds: TableLimits,
        *,
        guild_id: int,
        parent_id: int,
        opener: Opener = NOBODY_SPECIAL,
    ) -> None:
        """Raises `TooMany` or `NotAllowed` if there may not be one more table in a thread of this
        channel."""
        host, now = wanted.game.seats[wanted.seat], self._repository.now()
        assert host.user_id is not None
        host_id = host.user_id
        await self._repository.store.read(
            lambda db: _need_room(db, bounds, guild_id, parent_id, parent_id, host_id, opener, now)
        )

    async def open(
        self,
        wanted: Practice,
        bounds: TableLimits,
        *,
        guild_id: int,
        channel_id: int,
        parent_id: int,
        language: str = "en",
        opener: Opener = NOBODY_SPECIAL,
    ) -> Table:
        """Open the table in a thread of a channel. Its game has not begun: `begin` does that.

        Raises `TooMany`, `NotAllowed`, `TableExists`.
        """
        repository, now = self._repository, self._repository.now()
        secret = written(repository.new_seed())
        seats = _seats(wanted)
        host = wanted.game.seats[wanted.seat]
        assert host.user_id is not None
        user_id = host.user_id

        def work(db: Connection) -> Table:
            there = game_rows.practice_of(db, user_id, wanted.origin)
            if there is not None:
                raise TableExists(there.id)
            _need_room(db, bounds, guild_id, channel_id, parent_id, user_id, opener, now)
            made = game_rows.create(
                db,
                game=wanted.game.game,
                options=wanted.game.options,
                guild_id=guild_id,
                channel_id=channel_id,
                host=UserRef(user_id, host.name),
                secret=secret,
                sealed=None,
                at=now,
                parent_id=parent_id,
                language=language,
                origin=wanted.origin,
            )
            game_rows.bump(db, made.id, made.version, now, joins="asked")  # nobody finds it
            game_rows.put_seats(db, made.id, seats)
            game_rows.set_pictures(db, made.id, wanted.game.pictures)
            wait_rows.set_rules(db, made.id, QUIET, now)
            told = outgoing.PracticeBegins(of=wanted.origin.table_id, after=wanted.origin.seq)
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
        """Let the game of a practice table begin, unless it has: its position as its player saw it,
        in a world in which all else is dealt again.

        Raises `NoTable`, `LostPosition`, `DamagedSave`.
        """
        async with self._repository.locked(table_id) as loaded:
            table, origin = loaded.table, loaded.table.origin
            if table.status != "lobby" or origin is None:
                return table
            rules = self._repository.rules(table.game)
            game = (await self._repository.load(origin.table_id)).table
            seat = seated(table, table.host_id)
            there = (await self._repository.steps.rebuild(game, rules, origin.seq)).state
            world = rules.determinize(there, seat, Rng(self._repository.new_seed()))
            step = Step(world, (), True, rules.decisions(world))
            loaded = await self._playing.begin_with(loaded, rules, step)
        self._repository.wake()
        return loaded.table


def _seats(wanted: Practice) -> tuple[Seat, ...]:
    """The player in their own seat, and computers in all others."""
    seats: list[Seat] = []
    for old in wanted.game.seats:
        if old.index == wanted.seat:
            seats.append(Seat(old.index, old.user_id, old.name))
        else:
            others = [*seats, wanted.game.seats[wanted.seat]]
            seats.append(Seat(old.index, None, seating.computer_name(others, LEVEL), True))
    return tuple(seats)


def _need_room(
    db: Connection,
    bounds: TableLimits,
    guild_id: int,
    channel_id: int,
    parent_id: int,
    host_id: int,
    opener: Opener,
    now: float,
) -> None:
    server_rows.need_opener(db, guild_id, host_id, opener, (channel_id, parent_id), now)
    limits.check(
        db, bounds, guild_id=guild_id, channel_id=channel_id, parent_id=parent_id, host_id=host_id
    )
