"""The one door between Discord and the engine: lock, load, apply, save, announce.

Every change of a table happens under its lock and in one transaction that holds the steps, the
saves and the messages still to be sent. What a caller gets is stored.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, replace
from typing import Any

from engine import registry
from engine.core import Action, Decision, Rules
from engine.core.rng import SECRET_BITS
from engine.players import Player, UniformPlayer
from tables.acts import export
from tables.acts.carrier import Carrier
from tables.acts.going_back import Consents
from tables.acts.hosting import Hosting
from tables.acts.inviting import Inviting
from tables.acts.keeper import Keeper
from tables.acts.lobbies import Lobbies
from tables.acts.ordering import Ordering
from tables.acts.placing import Places
from tables.acts.planning import Planning
from tables.acts.retrospect import Retrospects
from tables.acts.standing import Standings
from tables.facts import forms, poker_face, seating, stored, turns, undo
from tables.facts.chance import Deal, chance, written
from tables.facts.errors import (
    DamagedSave,
    NotAllowed,
    NothingToUndo,
    NotSeated,
    Refusal,
    Stale,
    StorageFault,
    WrongStatus,
)
from tables.facts.guards import ManagedServer, manages, need_host, running, seated
from tables.facts.model import Acted, Announcement, Left, LogEntry, Note, Position, Table, Version
from tables.facts.seat_names import dated, names_of
from tables.facts.stored import Loaded
from tables.facts.turns import Change, Computers, Made, Point, Source
from tables.store import (
    beat_rows,
    game_rows,
    held_rows,
    insight_rows,
    note_rows,
    order_rows,
    outbox_rows,
    receipt,
    step_rows,
)
from tables.store.sqlite import Store

CACHED_STATES = 64
"""Decoded states kept in memory; a state of the largest game takes a few 100 kB."""

_Read = tuple[list[stored.StoredStep], list[Note], set[int]]
"""What the log is made of: steps, notes, which steps orders made."""

log = logging.getLogger("agora.service")


class TableService(Lobbies, Hosting, Inviting, Places, Consents, Retrospects, Ordering, Planning):
    """All tables of one database.

    now: the clock, seconds since 1970. rules_of: the rules of a game by its key.
    player: answers for computer seats. new_seed: 256 bits nobody can guess; only tests fix them.
    wake: called after every change that left messages in the outbox. alarm: called when something
    was left that is due at a certain time. pace: the range of seconds within which answers that
    hang on hidden things are published (`held.PACE`); (0, 0) publishes everything at once.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        rules_of: Callable[[str], Rules[Any]] = registry.rules,
        player: Player | None = None,
        cached_states: int = CACHED_STATES,
        new_seed: Callable[[], int] = lambda: secrets.randbits(SECRET_BITS),
        pace: tuple[float, float] | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self._new_seed = new_seed
        self.player: Player = player or UniformPlayer()
        self.pace = poker_face.PACE if pace is None else pace
        self.wake: Callable[[], None] = lambda: None
        self.alarm: Callable[[], None] = lambda: None
        self._keeper = Keeper(store, now, rules_of, cached_states)
        self._unfinished = set[int]()

    @property
    def filmed(self) -> Callable[[str], bool]:
        """Whether a game has pictures, of which a time-lapse can be made when it is over."""
        return self._keeper.filmed

    @filmed.setter
    def filmed(self, value: Callable[[str], bool]) -> None:
        self._keeper.filmed = value

    # --- beginning -------------------------------------------------------------------------------

    async def start(
        self,
        table_id: int,
        user_id: int,
        *,
        server: ManagedServer | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Begin the game (anybody with a seat, or a manager).

        Raises `WrongStatus`, `WrongSeats`, `NotSeated`.
        """
        async with self._keeper.locked(table_id, interaction) as loaded:
            table = loaded.table
            if loaded.repeated:
                return table
            seating.need_lobby(table)
            if table.seat_of(user_id) is None and not manages(table, server):
                raise NotSeated()
            rules = self.rules(table.game)
            seating.check_count(rules, len(table.seats))
            deal = Deal(None, written(self._new_seed()), self.now())
            options = rules.options.model_validate(table.options)
            step = rules.setup(options, len(table.seats), chance(deal.secret))
            change = Change(keep=-1, public=Point(-1, None, ()))
            change.publish(Made(0, None, None, None, step))
            standings = await self.standings(loaded, rules, None)
            loaded = await self.settle(
                loaded,
                rules,
                standings,
                change,
                interaction,
                status="running",
                deals=[asdict(deal)],
            )
        self.wake()
        return loaded.table

    # --- what everybody may ask ------------------------------------------------------------------

    async def table(self, table_id: int) -> Table:
        """A table by its number. Raises `NoTable`."""
        return (await self._keeper.load(table_id)).table

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel."""
        found = await self.store.read(lambda db: game_rows.open_in(db, channel_id))
        return found.table if found else None

    async def latest_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, or the last one that was played there."""
        found = await self.store.read(lambda db: game_rows.latest_in(db, channel_id))
        return found.table if found else None

    async def tables_of(self, user_id: int) -> list[Table]:
        """The open tables at which a user has a seat, oldest first."""
        return await self.store.read(lambda db: game_rows.open_of(db, user_id))

    async def position(self, table_id: int, user_id: int | None) -> Position:
        """What a user (None: anybody) may see and do. Raises `NoTable`, `DamagedSave`."""
        return await self._looked_at(
            table_id, lambda loaded: self._position(loaded, loaded.table.seat_of(user_id))
        )

    async def _looked_at(
        self, table_id: int, look: Callable[[Loaded], Awaitable[Position]]
    ) -> Position:
        """Look at a table without its lock, and once more with it if it was changed meanwhile."""
        try:
            return await look(await self._keeper.load(table_id))
        except Stale:
            async with self._keeper.locked(table_id) as loaded:
                return await look(loaded)

    async def log(
        self,
        table_id: int,
        user_id: int | None = None,
        *,
        after: int = -1,
        upto: int | None = None,
        limit: int | None = None,
    ) -> list[LogEntry]:
        """What a user may read of what happened: published steps with `after < seq <= upto`, then
        the steps of the user's own draft; the last ones if `limit` cuts.

        Raises `NoTable`, `DamagedSave`."""

        def look(db: sqlite3.Connection, table: Table) -> _Read:
            seat = table.seat_of(user_id)
            mine = seat is not None and seat == table.draft_seat
            last = table.seq if mine else table.public_seq
            last = last if upto is None else min(upto, last)
            return (
                step_rows.steps(db, table_id, after, last, limit),
                note_rows.notes(db, table_id),
                set() if seat is None else order_rows.used(db, table_id, seat, after),
            )

        loaded, (found, told, ordered) = await self._keeper.look(table_id, look)
        table = loaded.table
        seat = table.seat_of(user_id)
        rules = self.rules(table.game)
        names = names_of(table, told)
        back = undo.took_back(dated(table, told))

        def mine(step: stored.StoredStep) -> bool:
            return seat is not None and step.seat == seat

        return [
            LogEntry(
                s.seq,
                s.seat,
                s.at,
                await self._keeper.heard(table, rules, s, seat),
                s.seq > table.public_seq,
                back.get(s.seq, ()),
                s.seq in ordered,
                names.at(s.seq),
                turns.between(rules, s.question),
                s.planned and mine(s),
                s.barrier and mine(s),
            )
            for s in found
        ]

    async def notes(self, table_id: int) -> list[Note]:
        """What happened at a table beside the rules (joined, replaced, abandoned ...)."""
        loaded, found = await self._keeper.look(
            table_id, lambda db, table: note_rows.notes(db, table_id)
        )
        return dated(loaded.table, found)

    async def history(self, table_id: int, seq: int, user_id: int | None) -> Position:
        """The published table as it was after step `seq`, for looking only.

        Raises `NoTable`, `WrongStatus`, `DamagedSave`, `LostPosition`.
        """

        async def look(loaded: Loaded) -> Position:
            table = loaded.table
            if loaded.public_hash is None:
                raise WrongStatus("The game has not begun; there is nothing to look back on.")
            rules = self.rules(table.game)
            point = await self._keeper.rebuild(table, rules, max(0, min(seq, table.public_seq)))
            seat = table.seat_of(user_id)
            view = rules.view(point.state, seat)
            if point.seq < table.public_seq:
                told = await self.store.read(lambda db: note_rows.notes(db, table_id))
                table = table.called(names_of(table, told).at(point.seq))
            return Position(table, seat, view, outcome=rules.outcome(point.state))

        return await self._looked_at(table_id, look)

    async def export(
        self, table_id: int, user_id: int | None, *, everything: bool = False
    ) -> dict[str, Any]:
        """The game as a JSON document: what the user knows, or all of it once it is over.

        everything: all of it already now; only for the host, whom it shows every secret.
        Raises `NoTable`, `NotAllowed`, `DamagedSave`.
        """
        loaded, (steps, saves, notes) = await self._keeper.look(
            table_id,
            lambda db, table: (
                step_rows.steps(db, table_id, -1, table.public_seq),
                step_rows.saves(db, table_id, table.public_seq),
                note_rows.notes(db, table_id),
            ),
        )
        table = loaded.table
        if everything and user_id != table.host_id:
            raise NotAllowed("Only the host of this table may take its secrets away.")
        complete = everything or export.is_over(table)
        seat = table.seat_of(user_id)
        rules = self.rules(table.game)
        await self._keeper.check_news(table, steps)
        hashes = forms.present_hashes(rules, ((s.seq, s.hash) for s in steps), saves)
        return export.document(loaded, rules, steps, hashes, seat, complete, notes)

    async def take_secrets(self, table_id: int, user_id: int) -> dict[str, Any]:
        """All of a running game for its host, hidden cards and secrets included. The table is told.

        Raises `NoTable`, `NotAllowed`, `WrongStatus`.
        """
        loaded = await self._keeper.load(table_id)
        table = loaded.table
        need_host(table, user_id)
        if table.status != "running":
            raise WrongStatus("Nothing is secret here; /game export has all there is.")
        fact = {"what": "secrets", "user": user_id}
        at = self.now()

        def work(db: sqlite3.Connection) -> None:
            note_rows.note(db, table_id, table.public_seq, at, "secrets", fact)
            insight_rows.note(db, table_id, loaded.secret, user_id, insight_rows.EVERYTHING)
            outbox_rows.announce(db, table_id, at, [Announcement("notice", fact)])

        await self.store.write(work)
        self.wake()
        return await self.export(table_id, user_id, everything=True)

    # --- playing ---------------------------------------------------------------------------------

    async def act(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        action: Action,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Carry out an action of the user's seat.

        version: the one the user's button was made for, by its number or its stamp; None to act
        on the table as it is.
        interaction: Discord's number of the press; a repeated one changes nothing.
        Raises `Stale`, `NotSeated`, `WrongStatus`, `IllegalAction`, `DamagedSave`, `StorageFault`.
        """
        async with self._keeper.locked(table_id, interaction) as loaded:
            seat = seated(loaded.table, user_id)
            if loaded.repeated:
                return Acted(await self._position(loaded, seat), repeated=True)
            table = running(loaded.table, version)
            rules = self.rules(table.game)
            public = await self._keeper.public(loaded, rules)
            head = await self._keeper.head(loaded, rules)
            draft = await self._keeper.draft(table, rules)
            change = turns.act(rules, table, public, head, draft, seat, action)
            own = change.made[0]
            standings = await self.standings(loaded, rules, public)
            standings.present = seat
            if seat in change.answered and standings.guards(public, seat):
                change.still.discard(seat)  # as if an order had answered
            later = standings.holds(public, seat) if seat in change.answered else None
            if later is not None:
                await self.hold(loaded, rules, later, action, interaction)
                return Acted(await self._position(loaded, seat), held=True)
            plans = Carrier(rules, table, loaded.plans)
            plans.by_hand(head if table.draft_seat == seat else public, seat, action)
            if change.draft_lost is not None:
                gone = draft[len(change.made) - 1 :]  # what was made again stays
                plans.taken_back(change.draft_lost, [d.action for d in reversed(gone)])
            loaded = await self.settle(loaded, rules, standings, change, interaction, plans)
            events = tuple(n.event for n in own.step.news if n.heard_by(seat))
            published = own.seq <= loaded.table.public_seq
            left = await self._left(loaded, rules, seat, own) if published else None
            acted = Acted(await self._position(loaded, seat), published, events, left=left)
        self.wake()
        return acted

    async def _left(self, loaded: Loaded, rules: Rules[Any], seat: int, made: Made) -> Left | None:
        """Where a published step has left its seat; None if it is asked again, or the game over."""
        public = await self._keeper.public(loaded, rules)
        if seat in public.asked or not public.decisions:
            return None
        return turns.left(rules, seat, made.question, public)

    async def preview(
        self, table_id: int, user_id: int, choose: Callable[[Position], Action | None]
    ) -> Position | None:
        """Where some actions of the user would lead, without storing anything.

        choose: the next action in a position, None to stop there.
        None if that is not the user's to know: chance, secrets and other players come between.
        Raises what `position` raises, and `IllegalAction`.
        """
        loaded = await self._keeper.load(table_id)
        seat = seated(loaded.table, user_id)
        position = await self._position(loaded, seat)
        if not position.decisions:
            return position
        rules = self.rules(loaded.table.game)
        state = (await self._keeper.head(loaded, rules)).state
        while (action := choose(position)) is not None:
            step = rules.apply(state, seat, action, position.decisions)
            if not turns.stays_private(step, seat):
                return None
            state = step.state
            position = replace(
                position,
                view=rules.view(state, seat),
                decisions=step.decisions,
                draft=True,
            )
            await asyncio.sleep(0)  # a long line must not keep others waiting
        return position

    async def undo(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Take the last step of the user's draft back. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=False)

    async def restart_turn(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        *,
        interaction: int | None = None,
    ) -> Acted:
        """Throw the user's whole draft away. Raises `NothingToUndo`, `Stale` ..."""
        return await self._take_back(table_id, user_id, version, interaction, whole=True)

    async def _take_back(
        self,
        table_id: int,
        user_id: int,
        version: Version | None,
        interaction: int | None,
        *,
        whole: bool,
    ) -> Acted:
        async with self._keeper.locked(table_id, interaction) as loaded:
            seat = seated(loaded.table, user_id)
            if loaded.repeated:
                return Acted(await self._position(loaded, seat), repeated=True)
            table = running(loaded.table, version)
            if table.draft_seat != seat:
                raise NothingToUndo()
            seq = table.public_seq if whole else table.seq - 1
            columns = {"seq": seq, "draft_seat": seat if seq > table.public_seq else None}
            rules = self.rules(table.game)
            plans = Carrier(rules, table, loaded.plans)
            gone = (await self._keeper.draft(table, rules))[seq - table.public_seq :]
            plans.taken_back(seat, [d.action for d in reversed(gone)])

            def work(db: sqlite3.Connection, at: float) -> None:
                _taken_back(db, table.id, seat, seq, at)
                plans.write(db, at)

            loaded = await self._keeper.change(table, interaction, columns, work)
            loaded = await self._go_on(loaded, rules, stored=True)
            return Acted(await self._position(loaded, seat))

    def _sources(self, loaded: Loaded, standings: Standings) -> tuple[Source, ...]:
        """Who may answer at a table without a press; of several, the first one counts."""
        return (standings, Computers(loaded.table, loaded.secret, self.player))

    async def _go_on(
        self,
        loaded: Loaded,
        rules: Rules[Any],
        cut: Standings | None = None,
        *,
        stored: bool = False,
    ) -> Loaded:
        """Let others answer until somebody has to be asked; long runs in several transactions.

        cut: the orders in a change with which this one goes on. stored: so is what brought this
        about. Then a fault of the database does not undo it, and the rest is made good later.
        """
        more = True
        try:
            while more and loaded.table.status == "running" and loaded.table.draft_seat is None:
                loaded, cut, more = await self._part(loaded, rules, cut)
                stored = stored or more
                await asyncio.sleep(0)
        except StorageFault as fault:
            if not stored:
                raise
            number = loaded.table.id
            log.warning("table %d goes on later: %s", number, fault.sentence)
            self._unfinished.add(number)
            self.alarm()
        return loaded

    async def _part(
        self, loaded: Loaded, rules: Rules[Any], cut: Standings | None
    ) -> tuple[Loaded, Standings, bool]:
        """One transaction of `_go_on`; whether there are more answers."""
        public = await self._keeper.public(loaded, rules)
        change = turns.idle(loaded.table, public)
        standings = await self.standings(loaded, rules, public, cut)
        plans = Carrier(rules, loaded.table, loaded.plans)
        plans.follow(change)
        sources = (plans, *self._sources(loaded, standings))
        turns.go_on(rules, change, sources)
        standings.tell(change)
        untold = loaded.table.told_seq < public.seq
        if not (change.made or change.trouble or untold):
            await self.keep(standings, change)
            if plans.changed:
                at = self.now()
                await self.store.write(lambda db: plans.write(db, at))
            return loaded, standings, False
        loaded = await self._keeper.commit(loaded, rules, change, None, sources)
        standings.ring(self.alarm)
        return loaded, standings, change.more

    # --- messages, faults, upkeep ----------------------------------------------------------------

    async def remember_message(
        self, table_id: int, channel_id: int, message_id: int, kind: str
    ) -> None:
        """Note the current public message of a table."""
        at = self.now()
        with receipt.aside():
            await self.store.write(
                lambda db: outbox_rows.remember_message(
                    db, table_id, channel_id, message_id, kind, at
                )
            )

    async def forget_message(self, message_id: int) -> None:
        """A public message was deleted."""
        await self.store.write(lambda db: outbox_rows.forget_message(db, message_id))

    async def report(
        self,
        summary: str,
        detail: str,
        *,
        table_id: int | None = None,
        user_id: int | None = None,
        reference: str | None = None,
    ) -> str:
        """Keep a fault or a user's report; returns its reference number."""
        return await self._keeper.report(
            summary, detail, table_id=table_id, user_id=user_id, reference=reference
        )

    async def beat(self, state: Mapping[str, Any] | None = None) -> None:
        """Give a sign of life, which `agora health` looks for. state: what `bot.pulse` says."""
        at = self.now()
        await self.store.write(lambda db: beat_rows.beat(db, at, state))

    async def resume(self) -> None:
        """After a start of the program: go on where a stop left automatic answers undone."""
        for table_id in await self.store.read(game_rows.maybe_automatic):
            await self._resume(table_id)
        self.wake()

    async def catch_up(self) -> None:
        """Go on where a fault of the database has cut something off. Raises `StorageFault`."""
        for table_id in tuple(self._unfinished):
            await self._resume(table_id)
            self._unfinished.discard(table_id)
            self.wake()

    async def _resume(self, table_id: int) -> None:
        try:
            async with self._keeper.locked(table_id) as loaded:
                await self._go_on(loaded, self.rules(loaded.table.game))
        except (Refusal, DamagedSave) as error:
            log.warning("table %d does not go on: %s", table_id, error.sentence)

    async def _position(self, loaded: Loaded, seat: int | None) -> Position:
        table = loaded.table
        if loaded.public_hash is None:
            return Position(table, seat, None)
        rules = self.rules(table.game)
        public = await self._keeper.public(loaded, rules)
        draft = seat is not None and table.draft_seat == seat
        here = await self._keeper.head(loaded, rules) if draft else public
        running = table.status == "running"
        coming = rules.upcoming(public.state) if running else ()
        return Position(
            table=table,
            viewer=seat,
            view=rules.view(here.state, seat),
            decisions=tuple(d for d in here.decisions if d.seat == seat) if running else (),
            asides=rules.asides(public.state, seat) if running and seat is not None else (),
            waiting=tuple(_bare(d) for d in public.decisions) if running else (),
            coming=tuple(_bare(d) for d in coming),
            ahead=tuple(d for d in coming if d.seat == seat),
            draft=draft,
            can_undo=draft,
            outcome=rules.outcome(public.state),
        )


def _bare(decision: Decision) -> Decision:
    """A question without its menus, which only the asked seat may see."""
    return Decision(decision.seat, decision.kind, (), decision.facts)


def _taken_back(db: sqlite3.Connection, table_id: int, seat: int, seq: int, at: float) -> None:
    """The draft of a seat ends with this step, so an answer that was built on it is void. Its
    owner wants to choose: orders must not do it in the same press."""
    step_rows.drop_steps(db, table_id, seq)
    held_rows.drop(db, table_id, seat)
    held_rows.rest(db, table_id, at, seat)
