"""Seasons and tournaments: signing up, drawing rounds, opening their tables, dropping out.

Everything that is to be done follows from what is stored. So it goes on after a stop, and several
nodes may look at once: each step is one transaction that looks once more whether it is still to be
done. What differs between kinds is a `Plan`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tables.model import competitions, seasons, seating
from tables.model.chance import written
from tables.model.competitions import (
    AT_ONCE,
    ENTRANTS,
    Competition,
    Entrant,
    Facts,
    Kind,
    Plan,
    State,
    Trouble,
)
from tables.model.errors import NotAllowed, UserError, WrongSeats
from tables.model.guards import ManagedServer
from tables.model.matching import pair
from tables.model.paces import Pace
from tables.model.results import GameResult
from tables.model.seasons import Season
from tables.model.table import UserRef
from tables.model.tournaments import TournamentPlan
from tables.operations import competition_progress
from tables.operations.repository import COMPETE, TableRepository
from tables.store import bar_rows, competition_rows, result_rows, wish_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits

ResultOf = Callable[[Connection, int], GameResult | None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a manager wants to have played. most: places; None: any number. tables: how many the
    whole competition needs, as far as that is known; 0: it is not."""

    kind: Kind
    game: str
    size: int
    pace: Pace
    starts_at: float
    most: int | None = None
    tables: int = 0
    options: Mapping[str, Any] | None = None
    settings: Mapping[str, Any] | None = None


class Competitions:
    """Keeps the competitions of all servers."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        cups = TournamentPlan()
        self.plans: dict[Kind, Plan] = {
            "season": Season(),
            "groups": cups,
            "swiss": cups,
            "knockout": cups,
        }
        """How each kind is drawn and ranked."""
        self.result_of: ResultOf = result_rows.of_game
        """The result of the game of a table."""

    # --- reading ---------------------------------------------------------------------------------

    async def to_look_at(self) -> list[Competition]:
        """The competitions of all servers that are neither over nor called off, or were lately:
        people may still have to be told."""
        since = self._repository.now() - competitions.TOLD_WITHIN
        return await self._repository.store.read(lambda db: competition_rows.live_since(db, since))

    async def of_server(self, guild_id: int) -> list[Competition]:
        """All competitions of a server, the oldest first."""
        return await self._repository.store.read(
            lambda db: competition_rows.of_server(db, guild_id)
        )

    async def of_tables(self, guild_id: int) -> dict[int, Competition]:
        """To which competition each of their open tables on a server belongs."""

        def work(db: Connection) -> dict[int, Competition]:
            there = {one.id: one for one in competition_rows.of_server(db, guild_id)}
            found = competition_rows.open_tables(db, guild_id)
            return {table: there[number] for table, number in found.items()}

        return await self._repository.store.read(work)

    async def facts(self, competition_id: int) -> Facts:
        """All that is known of a competition. Raises `UserError` if there is none."""
        return await self._repository.store.read(lambda db: self.gather(db, competition_id))

    def gather(self, db: Connection, competition_id: int, *, results: bool = True) -> Facts:
        """The same inside of a transaction. results: whether those of its games are needed."""
        found = competition_rows.load(db, competition_id)
        if found is None:
            raise UserError("no_such_competition")
        entrants = competition_rows.entrants(db, found.id)
        tables = competition_rows.tables(db, found.id)
        before, waited = self._before(db, found)
        made: dict[int, GameResult] = {}
        for one in tables if results else ():
            if one.state == "finished" and one.table_id is not None:
                result = self.result_of(db, one.table_id)
                if result is not None:
                    made[one.number] = result
        return Facts(
            found,
            entrants,
            competition_rows.rounds(db, found.id),
            tables,
            made,
            before,
            waited,
            _avoiding(db, entrants),
            tuple(self._repository.rules(found.game).meta.seats),
        )

    def _before(
        self, db: Connection, this: Competition
    ) -> tuple[dict[int, tuple[int, int]], frozenset[int]]:
        """Where people belong after the last competition of the same kind and game, and for whom
        it had no place."""
        earlier = [
            one
            for one in competition_rows.of_server(db, this.guild_id)
            if (one.kind, one.game, one.state) == (this.kind, this.game, "over")
            if one.id < this.id
        ]
        if not earlier:
            return {}, frozenset()
        entrants = competition_rows.entrants(db, earlier[-1].id)
        sizes: dict[int, int] = {}
        for one in entrants:
            if one.division is not None:
                sizes[one.division] = sizes.get(one.division, 0) + 1
        before = {
            one.user_id: (seasons.moved(one.division, one.rank, sizes[one.division]), one.rank)
            for one in entrants
            if one.user_id is not None and one.division is not None and one.rank is not None
        }
        waited = frozenset(
            one.user_id for one in entrants if one.state == "waiting" and one.user_id is not None
        )
        return before, waited

    # --- what managers do ------------------------------------------------------------------------

    async def create(
        self,
        server: ManagedServer,
        channel_id: int,
        user_id: int,
        wanted: Wanted,
        language: str,
        bounds: TableLimits,
    ) -> Competition:
        """Begin to gather people. Raises `UserError` where one of that kind and game is under way,
        the start is too soon, or the server has no room for its tables; `NoSuchGame`,
        `BadOptions`, `WrongSeats`."""
        rules, now = self._repository.rules(wanted.game), self._repository.now()
        if wanted.size not in rules.meta.seats:
            seats = tuple(rules.meta.seats)
            raise WrongSeats("wrong_count", title=rules.meta.key, players=seats, here=wanted.size)
        options = seating.checked_options(rules, wanted.options or {})
        if wanted.starts_at <= now:
            raise UserError("competition_starts_soon")
        if wanted.tables > bounds.per_server:
            raise UserError(
                "competition_needs_tables", tables=wanted.tables, most=bounds.per_server
            )

        def work(db: Connection) -> Competition:
            for one in competition_rows.of_server(db, server):
                if one.live and (one.kind, one.game) == (wanted.kind, wanted.game):
                    raise UserError("competition_there")
            number = competition_rows.next_number(db, server, wanted.kind, wanted.game)
            made = Competition(
                *(0, server, channel_id, None, user_id, wanted.kind, number, wanted.game),
                *(wanted.size, wanted.pace, options, wanted.settings or {}, language),
                *(wanted.most, "signing_up", secret, now, wanted.starts_at),
            )
            db.tell(COMPETE, 0)
            return replace(made, id=competition_rows.create(db, made))

        secret = written(self._repository.new_seed())
        made = await self._repository.store.write(work)
        self._repository.competed()
        return made

    async def set_settings(
        self, server: ManagedServer, competition_id: int, **settings: Any
    ) -> None:
        """Change settings of a competition before it starts. Raises `UserError`."""

        def work(db: Connection) -> None:
            found = self._managed(db, server, competition_id)
            if found.state not in ("signing_up", "confirming"):
                raise UserError("competition_begun")
            changed = {**found.settings, **settings}
            competition_rows.change(db, found.id, settings=changed, trouble="")
            db.tell(COMPETE, 0)

        await self._repository.store.write(work)
        self._repository.competed()

    async def end(self, server: ManagedServer, competition_id: int) -> State:
        """Call off a competition that has not begun; end one that runs: what is played by now
        counts, and tables that are open go on as usual ones. Raises `UserError`."""
        now = self._repository.now()

        def work(db: Connection) -> State:
            found = self._managed(db, server, competition_id)
            if found.state == "running":
                plan = self.plans[found.kind]
                competition_progress.end(db, self.gather(db, found.id), plan, now)
                return "over"
            competition_rows.change(db, found.id, state="cancelled", ended_at=now, trouble="")
            for one in competition_rows.entrants(db, found.id):
                if one.takes_part:
                    competition_rows.tell(db, one.id, "cancelled", now)
            return "cancelled"

        made = await self._repository.store.write(work)
        self._repository.competed()
        return made

    def _managed(self, db: Connection, server: ManagedServer, competition_id: int) -> Competition:
        found = competition_rows.load(db, competition_id)
        if found is None or found.guild_id != server:
            raise UserError("no_such_competition")
        if not found.live:
            raise UserError("competition_over")
        return found

    # --- what people do --------------------------------------------------------------------------

    async def sign_up(
        self,
        competition_id: int,
        user: UserRef,
        guild_id: int,
        *,
        at_once: int = AT_ONCE[0],
        hours: int | None = None,
        language: str = "en",
    ) -> Entrant:
        """Somebody takes part, or changes how. Who comes after the start waits for a place. Raises
        `UserError` and `NotAllowed`."""
        now, person = self._repository.now(), seating.tidy(user)
        assert at_once in AT_ONCE

        def work(db: Connection) -> Entrant:
            found = competition_rows.load(db, competition_id)
            if found is None or found.guild_id != guild_id:
                raise UserError("no_such_competition")
            if not found.live:
                raise UserError("competition_over")
            bar_rows.need_welcome(db, found.guild_id, person.id, now)
            there = competition_rows.entrants(db, found.id)
            old = next((one for one in there if one.user_id == person.id), None)
            chosen: dict[str, Any] = {"at_once": at_once, "hours": hours, "language": language}
            if old is not None and old.takes_part:
                competition_rows.change_entrant(db, old.id, **chosen)
                return replace(old, **chosen)
            if old is not None and old.state == "dropped":
                raise UserError("competition_dropped")
            _need_steady(db, person.id, found.guild_id)
            if sum(one.takes_part for one in there) >= ENTRANTS:
                raise UserError("competition_full", most=ENTRANTS)
            states = {"signing_up": "signed_up", "confirming": "in", "running": "waiting"}
            made = Entrant(
                *(0, found.id, person.id, person.name, states[found.state]),  # type: ignore[arg-type]
                *(now, now, at_once, hours, language),
                due_at=now,
            )
            db.tell(COMPETE, 0)
            if old is None:
                return replace(made, id=competition_rows.sign_up(db, made))
            again = {"state": made.state, "at": now, "changed_at": now, "name": made.name}
            competition_rows.change_entrant(db, old.id, **again, **chosen)
            return replace(made, id=old.id)

        made = await self._repository.store.write(work)
        self._repository.competed()
        return made

    async def confirm(self, competition_id: int, user_id: int) -> Entrant:
        """Somebody says that they are in. Raises `UserError` if they have not signed up, or it is
        too late or too early."""
        now = self._repository.now()

        def work(db: Connection) -> Entrant:
            found, mine = _mine(db, competition_id, user_id)
            if found.state == "signing_up":
                raise UserError("competition_confirms_later")
            if mine.state == "signed_up" and found.state == "confirming":
                competition_rows.change_entrant(db, mine.id, state="in", changed_at=now)
                competition_rows.said(db, mine)
                db.tell(COMPETE, 0)
                return replace(mine, state="in")
            if mine.state not in ("in", "waiting"):
                raise UserError("competition_too_late")
            return mine

        made = await self._repository.store.write(work)
        self._repository.competed()
        return made

    async def withdraw(self, competition_id: int, user_id: int) -> Entrant:
        """Somebody does not take part any more. Once it runs, those who play have dropped out.
        Raises `UserError` if they do not take part."""
        now = self._repository.now()

        def work(db: Connection) -> Entrant:
            _, mine = _mine(db, competition_id, user_id)
            if not mine.takes_part:
                raise UserError("competition_not_in")
            db.tell(COMPETE, 0)
            return competition_progress.leave(db, mine, now)

        made = await self._repository.store.write(work)
        self._repository.competed()
        return made

    async def gone(self, entrant: Entrant) -> None:
        """Somebody has left the server."""
        now = self._repository.now()

        def work(db: Connection) -> None:
            found = competition_rows.entrant(db, entrant.id)
            if found is not None and found.takes_part:
                competition_progress.leave(db, found, now)

        await self._repository.store.write(work)

    # --- its message -----------------------------------------------------------------------------

    async def claim_edit(self, competition: Competition) -> bool:
        """Begin an edit of its message, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(
            lambda db: competition_rows.claim_edit(db, competition, now)
        )

    async def posted(self, competition_id: int, message_id: int | None, shown: str) -> None:
        """Remember its message, and what that shows."""
        await self._repository.store.write(
            lambda db: competition_rows.change(
                db, competition_id, message_id=message_id, shown=shown
            )
        )

    async def trouble(self, competition_id: int, trouble: Trouble) -> bool:
        """Note why it waits, or that it does not; whether that is new."""
        return await self._repository.store.write(
            lambda db: competition_rows.set_trouble(db, competition_id, trouble)
        )

    # --- what people are told --------------------------------------------------------------------

    async def due(self, competition_id: int) -> list[Entrant]:
        """Who must be told something now."""
        now = self._repository.now()
        return await self._repository.store.read(
            lambda db: competition_rows.due(db, competition_id, now)
        )

    async def claim_message(self, entrant: Entrant) -> bool:
        """Begin an attempt to tell somebody something, unless another node has."""
        now = self._repository.now()
        return await self._repository.store.write(
            lambda db: competition_rows.claim_message(db, entrant, now)
        )

    async def said(self, entrant: Entrant) -> None:
        """Somebody was told, or cannot be told."""
        await self._repository.store.write(lambda db: competition_rows.said(db, entrant))

    async def say_later(self, entrant: Entrant, seconds: float) -> None:
        """Somebody could not be told; it is tried again."""
        at = self._repository.now() + seconds
        await self._repository.store.write(
            lambda db: competition_rows.change_entrant(db, entrant.id, due_at=at)
        )


def _avoiding(db: Connection, entrants: Collection[Entrant]) -> frozenset[tuple[int, int]]:
    """The pairs of entrants of whom one would rather not play with the other."""
    numbers = {one.user_id: one.id for one in entrants if one.user_id is not None}
    found = {both for user in numbers for both in wish_rows.avoiding(db, user)}
    return frozenset(
        pair(numbers[one], numbers[other])
        for one, other in found
        if one in numbers and other in numbers
    )


def _mine(db: Connection, competition_id: int, user_id: int) -> tuple[Competition, Entrant]:
    found = competition_rows.load(db, competition_id)
    if found is None:
        raise UserError("no_such_competition")
    if not found.live:
        raise UserError("competition_over")
    there = competition_rows.entrants(db, competition_id)
    mine = next((one for one in there if one.user_id == user_id), None)
    if mine is None:
        raise UserError("competition_not_in")
    return found, mine


def _need_steady(db: Connection, user_id: int, guild_id: int) -> None:
    """Raises `NotAllowed` for somebody who dropped out of their last competition on this server
    and has not finished another game since."""
    here = {one.id for one in competition_rows.of_server(db, guild_id)}
    mine = [one for one in competition_rows.of_user(db, user_id) if one.competition_id in here]
    last = max(mine, key=lambda one: one.competition_id, default=None)
    if last is None or last.state != "dropped":
        return
    if not competition_rows.finished_elsewhere(db, user_id, last.changed_at):
        raise NotAllowed("competition_after_drop")
