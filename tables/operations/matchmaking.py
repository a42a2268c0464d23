"""Finds people who fit together, asks them, and opens their table once all have said yes.

A match is made in one transaction that looks once more whether everything is as it was compared. So
several nodes make no match twice. What people must be told is kept with the match until it was
said.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from tables.model import matching, outgoing, paces, seating, users, wishes
from tables.model.chance import written
from tables.model.errors import NoSuchGame, NotAllowed, UserError
from tables.model.invitations import DAY
from tables.model.leases import Fence
from tables.model.matched import (
    CLAIMED,
    OFFERED,
    OPENED_WITHIN,
    RETRIES,
    TRIES,
    Answer,
    Guest,
    Match,
)
from tables.model.matching import Around, Group, Lobby
from tables.model.open_tables import OpenTable
from tables.model.server_rules import NOBODY_SPECIAL, Opener
from tables.model.table import Table, UserRef
from tables.model.wishes import ANY_HOURS, Wish
from tables.operations.open_tables import OpenTables
from tables.operations.repository import SEEK, TableRepository
from tables.store import (
    bar_rows,
    game_rows,
    lease_rows,
    limits,
    match_rows,
    meeting_rows,
    note_rows,
    outbox_rows,
    rating_rows,
    server_rows,
    user_rows,
    wait_rows,
    wish_rows,
)
from tables.store.connection import Connection
from tables.store.limits import TableLimits, TooMany

Openers = Mapping[int, Opener]
"""What Discord tells of people, by user."""
FEW = 8
"""So many wishes are compared at once, more of them next to everything else."""
LATELY = 30 * DAY
"""Who has played together since then has met lately."""


class Matchmaking:
    """Brings people together who would like to play."""

    def __init__(self, repository: TableRepository, open_tables: OpenTables) -> None:
        self._repository = repository
        self._open_tables = open_tables

    async def look(self) -> float | None:
        """Look who fits together now; when something is due next. Raises `StorageFault`."""
        now, store = self._repository.now(), self._repository.store
        if await store.read(lambda db: _is_over(db, now)):
            await store.write(lambda db: _end(db, now))
        free, around = await store.read(self._seekers)
        # Comparing many takes longer than others should wait for the database, or for the loop.
        if len(free) > FEW:
            groups = await asyncio.to_thread(matching.matches, free, around, now)
        else:
            groups = matching.matches(free, around, now)

        def work(db: Connection) -> tuple[int, float | None]:
            told = _ask_all(db, groups, now) + self._offer(db, now)
            match_rows.tidy(db)
            if told:
                db.tell(SEEK, 0)
            return told, match_rows.next_due(db)

        told, due = await store.write(work)
        if told:
            self._repository.seek()
            self._repository.wake()
        return due

    def around(self, db: Connection, people: Iterable[int], games: Iterable[str]) -> Around:
        """What counts besides the wishes of some people."""
        everybody, now = set(people), self._repository.now()
        known, lately = meeting_rows.met(db, everybody, now - LATELY)
        avoiding = {both for user in everybody for both in wish_rows.avoiding(db, user)}
        return Around(
            seats={game: self._seats(game) for game in set(games)},
            standings=meeting_rows.standings(db, everybody),
            avoiding=frozenset(avoiding),
            known=frozenset(known),
            lately=frozenset(lately),
            strengths=rating_rows.of_people(db, everybody),
        )

    def _seats(self, game: str) -> Sequence[int]:
        try:
            return self._repository.rules(game).meta.seats
        except NoSuchGame:
            return ()

    # --- who fits together -----------------------------------------------------------------------

    def _seekers(self, db: Connection) -> tuple[list[Wish], Around]:
        """The wishes of people who are in no match, and what counts besides."""
        taken = _taken(db)
        now = self._repository.now()
        free = [
            wish
            for wish in wish_rows.every(db)
            if wish.user_id not in taken and not _barred(db, wish, now)
        ]
        people = {wish.user_id for wish in free}
        return free, self.around(db, people, (game for wish in free for game in wish.games))

    def _offer(self, db: Connection, now: float) -> int:
        """Tell people of open tables that suit them, each table once; how many were told."""
        seekers: dict[int, list[Wish]] = {}
        for wish in wish_rows.every(db):
            if wish.seeks(now) and not _barred(db, wish, now):
                seekers.setdefault(wish.guild_id, []).append(wish)
        told = 0
        for guild_id, found in seekers.items():
            for one in self._open_tables.read(db, guild_id):
                told += self._offer_table(db, one, found, now)
        return told

    def _offer_table(
        self, db: Connection, one: OpenTable, found: Sequence[Wish], now: float
    ) -> int:
        people, told = self.people_of(one), 0
        everybody = {*people, *(wish.user_id for wish in found)}
        around = self.around(db, everybody, [one.table.game])
        lobby = self.lobby(db, one, now)
        for wish in found:
            before, lately = wish_rows.offered(db, wish.user_id, now - DAY)
            again = one.table.id in before or lately >= OFFERED
            # Somebody who sleeps is told at a later look.
            sleeps = users.awake(user_rows.load(db, wish.user_id), now) > now
            if not again and not sleeps and matching.suits(wish, lobby, around, now):
                wish_rows.offer(db, one.table.id, wish.user_id, now)
                said = outgoing.SuitsWish(user=wish.user_id)
                outbox_rows.announce(db, one.table.id, now, [said])
                told += 1
        return told

    def people_of(self, one: OpenTable) -> tuple[int, ...]:
        """Who sits at an open table."""
        return tuple(s.user_id for s in one.table.seats if s.user_id is not None)

    def lobby(self, db: Connection, one: OpenTable, now: float) -> Lobby:
        """An open table as somebody sees it who looks for one."""
        table, hours = one.table, ANY_HOURS
        for user in self.people_of(one):
            hours &= self.hours_of(db, user, table.guild_id or 0, now)
        return Lobby(
            guild_id=table.guild_id or 0,
            game=table.game,
            people=self.people_of(one),
            sizes=matching.sizes_left(self._seats(table.game), len(table.seats)),
            pace=one.pace,
            language=table.language,
            hours=hours,
        )

    def hours_of(self, db: Connection, user_id: int, guild_id: int, now: float) -> int:
        """The parts of the day in which somebody plays, as they said or as their answers tell; all
        of them where nobody knows."""
        wish = wish_rows.of_user_on(db, user_id, guild_id)
        if wish is not None:
            return ANY_HOURS if wish.hours is None else wish.hours
        answers = meeting_rows.answers(db, user_id, now - wishes.LOOKED_BACK)
        hours = wishes.hours_of(answers)
        return ANY_HOURS if hours is None else hours

    # --- what people answer ----------------------------------------------------------------------

    async def match(self, match_id: int, user_id: int) -> Match:
        """A match as one of its people sees it. Raises `NotAllowed` for others."""
        found = await self._repository.store.read(lambda db: match_rows.load(db, match_id))
        if found is None or found.of(user_id) is None:
            raise NotAllowed("match_not_yours")
        return found

    async def waiting(self, user_id: int, guild_id: int) -> Match | None:
        """The match to which a user has not answered yet on a server."""
        now, store = self._repository.now(), self._repository.store
        found = await store.read(lambda db: match_rows.of_user(db, user_id))
        for match in found:
            guest = match.of(user_id)
            if match.guild_id == guild_id and match.asks(now) and guest is not None:
                return match if guest.answer is None else None
        return None

    async def answer(
        self,
        match_id: int,
        user_id: int,
        said: Answer,
        *,
        avoid: Iterable[UserRef] = (),
    ) -> Match:
        """Somebody wants to play with these people, or not. When all do, their table is opened. A
        no is told to nobody: the others hear that it did not come together.

        avoid: people of the match with whom they would rather not play at all; else their wish
        rests for a day. Raises `NotAllowed` for others, `UserError` if it is over.
        """
        now, others = self._repository.now(), [seating.tidy(other) for other in avoid]

        def work(db: Connection) -> Match:
            found = match_rows.load(db, match_id)
            if found is None or found.of(user_id) is None:
                raise NotAllowed("match_not_yours")
            if not found.asks(now):
                raise UserError("match_over")
            if not {other.id for other in others} <= {g.user_id for g in found.others(user_id)}:
                raise NotAllowed("match_not_yours")
            for other in others:
                wish_rows.avoid(db, user_id, other, now)
            if len(wish_rows.avoided_by(db, user_id)) > wishes.AVOIDED:
                raise UserError("avoids_too_many", most=wishes.AVOIDED)
            match_rows.answer(db, match_id, user_id, said)
            rests = now + wishes.RESTS if said == "no" and not others else 0.0
            _change(db, user_id, found.guild_id, silent=0, rests=rests)
            self._decide(db, match_id, now)
            db.tell(SEEK, 0)
            made = match_rows.load(db, match_id)
            assert made is not None
            return made

        made = await self._repository.store.write(work)
        self._repository.seek()
        return made

    def leave(self, db: Connection, user_id: int, guild_id: int, now: float) -> None:
        """In the transaction that ends a wish: people who are asked to play with its owner hear
        that it did not come together."""
        for match in match_rows.of_user(db, user_id):
            if match.guild_id == guild_id and match.state in ("asking", "opening"):
                match_rows.answer(db, match.id, user_id, "no")
                _call_off(db, match.id, now)
        db.tell(SEEK, 0)

    def _decide(self, db: Connection, match_id: int, now: float) -> None:
        """What becomes of a match after an answer."""
        match = match_rows.load(db, match_id)
        assert match is not None
        if any(guest.answer == "no" for guest in match.people):
            _call_off(db, match_id, now)
        elif match.agreed:
            if self._still_fit(db, match):
                match_rows.set_state(db, match_id, "opening")
            else:
                _call_off(db, match_id, now)

    def _still_fit(self, db: Connection, match: Match) -> bool:
        """Whether people who have all said yes may still sit at one table: none of them plays at
        enough others meanwhile, would rather not meet another one, or is kept from tables of this
        server."""
        people = [guest.user_id for guest in match.people]
        around = self.around(db, people, [match.game])
        if any(both in around.avoiding for both in matching.pairs(people)):
            return False
        now = self._repository.now()
        if any(bar_rows.barred(db, match.guild_id, user, now) for user in people):
            return False
        found = [wish_rows.of_user_on(db, user, match.guild_id) for user in people]
        return all(w is None or around.standing(w.user_id).sitting < w.most for w in found)

    # --- the table -------------------------------------------------------------------------------

    async def to_open(self) -> list[Match]:
        """The matches whose tables are to be opened, or were opened and have not begun."""
        return await self._repository.store.read(match_rows.to_open)

    async def claim(self, match: Match) -> bool:
        """Begin to open the table of a match; False if another node does, or it is not due."""
        now = self._repository.now()
        return await self._repository.store.write(
            lambda db: match_rows.claim(db, match.id, now, now + CLAIMED)
        )

    async def need_room(
        self, match: Match, channel_id: int, bounds: TableLimits, openers: Openers
    ) -> None:
        """Raises `TooMany` or `NotAllowed` if none of these people may host one more table in a
        channel. openers: what Discord tells of each."""
        now = self._repository.now()
        await self._repository.store.read(
            lambda db: _host(db, match, bounds, openers, (channel_id, None), now)
        )

    async def by_number(self, match_id: int) -> Match | None:
        """A match; None once everybody was told what became of it."""
        return await self._repository.store.read(lambda db: match_rows.load(db, match_id))

    async def open(
        self, match: Match, channel_id: int, parent_id: int, bounds: TableLimits, openers: Openers
    ) -> Table | None:
        """Open the table of people who all have said yes, with everybody seated; None if somebody
        else has done so, or it is called off. Raises `TooMany` or `NotAllowed` if none of them may
        host it."""
        repository, now = self._repository, self._repository.now()
        rules = repository.rules(match.game)
        options = seating.checked_options(rules, {})
        secret, sealed = written(repository.new_seed()), written(repository.new_seed())

        def work(db: Connection) -> Table | None:
            found = match_rows.load(db, match.id)
            if found is None or found.state != "opening":
                return None
            if not self._still_fit(db, found):
                _call_off(db, match.id, now)
                db.tell(SEEK, 0)
                return None
            host = _host(db, found, bounds, openers, (channel_id, parent_id), now)
            table = game_rows.create(
                db,
                game=match.game,
                options=options,
                guild_id=match.guild_id,
                channel_id=channel_id,
                host=seating.named(host),
                secret=secret,
                sealed=sealed,
                at=now,
                parent_id=parent_id,
                language=match.language,
            )
            for guest in found.others(host.id):
                made = seating.join(table, rules, UserRef(guest.user_id, guest.name))
                table = replace(table, seats=made.seats)
                note_rows.note(db, table.id, 0, now, made.note)
            game_rows.put_seats(db, table.id, table.seats)
            wait_rows.set_rules(db, table.id, paces.PACES[match.pace], now)
            match_rows.set_state(db, match.id, "open", table.id)
            for guest in found.people:
                match_rows.tell(db, match.id, guest.user_id, "open", now)
                _fulfil(db, guest.user_id, match.guild_id)
            db.tell(SEEK, 0)
            return table

        table = await repository.store.write(work)
        repository.seek()
        if table is not None:
            repository.tell("opened", table)
        return table

    async def not_opened(self, match: Match) -> None:
        """The table of a match could not be opened. It is tried again; after some tries it is
        called off, and its people are not matched for a day."""
        now = self._repository.now()

        def work(db: Connection) -> None:
            found = match_rows.load(db, match.id)
            if found is None or found.state != "opening":
                return
            if found.tries + 1 < TRIES:
                match_rows.count_try(db, match.id, now + RETRIES[found.tries])
            else:
                _give_up(db, found, now)
            db.tell(SEEK, 0)

        await self._repository.store.write(work)
        self._repository.seek()

    async def gone(self, match: Match, user_id: int) -> None:
        """Somebody of a match has left the server, and their wish goes with them."""
        now = self._repository.now()

        def work(db: Connection) -> None:
            self.leave(db, user_id, match.guild_id, now)
            wish_rows.drop(db, user_id, match.guild_id)

        await self._repository.store.write(work)
        self._repository.seek()

    # --- what people are told --------------------------------------------------------------------

    async def due(self) -> list[tuple[int, int]]:
        """Whom something must be told now: matches and users."""
        now = self._repository.now()
        return await self._repository.store.read(lambda db: match_rows.due(db, now))

    async def begin(
        self, match_id: int, user_id: int, fence: Fence | None
    ) -> tuple[Match, Guest] | None:
        """Count an attempt to tell somebody something; None if nothing must be said any more.
        Raises `Fenced` if another node does it."""
        now = self._repository.now()

        def work(db: Connection) -> tuple[Match, Guest] | None:
            lease_rows.need(db, fence)
            match = match_rows.load(db, match_id)
            guest = None if match is None else match.of(user_id)
            if match is None or guest is None or guest.say is None or guest.due_at > now:
                return None
            match_rows.begin(db, match_id, user_id)
            return match, guest

        return await self._repository.store.write(work)

    async def said(self, match_id: int, guest: Guest) -> None:
        """Somebody was told, or cannot be told."""

        def work(db: Connection) -> None:
            found = match_rows.load(db, match_id)
            now = None if found is None else found.of(guest.user_id)
            if now is not None and now.say == guest.say:
                match_rows.tell(db, match_id, guest.user_id, None, guest.due_at)
            match_rows.tidy(db)

        await self._repository.store.write(work)

    async def later(self, match_id: int, guest: Guest, seconds: float) -> None:
        """Somebody could not be told; it is tried again."""
        at = self._repository.now() + seconds
        work = partial(match_rows.postpone, match_id=match_id, user_id=guest.user_id, due_at=at)
        await self._repository.store.write(work)


def _taken(db: Connection) -> set[int]:
    """Who is in a match."""
    asked = match_rows.in_state(db, "asking", "opening")
    return {guest.user_id for match in asked for guest in match.people}


def _ask_all(db: Connection, groups: Sequence[Group], now: float) -> int:
    """Make a match of each group in which nothing has changed since it was found; how many."""
    taken, made = _taken(db), 0
    for group in groups:
        there = [wish_rows.of_user_on(db, w.user_id, w.guild_id) for w in group.wishes]
        avoiding = {both for user in group.people for both in wish_rows.avoiding(db, user)}
        fits = avoiding.isdisjoint(matching.pairs(group.people))
        # Somebody may have wishes on two servers.
        if fits and there == list(group.wishes) and taken.isdisjoint(group.people):
            _ask(db, group, now)
            taken.update(group.people)
            made += 1
    return made


def _ask(db: Connection, group: Group, now: float) -> None:
    """Ask the people of a group, each outside of their quiet hours."""
    settings = [user_rows.load(db, wish.user_id) for wish in group.wishes]
    language = next((w.language for w in group.wishes if w.language), settings[0].language)
    match_rows.create(
        db,
        group.wishes,
        [users.awake(one, now) for one in settings],
        game=group.game,
        pace=group.pace,
        language=language,
        widened=group.widened,
        at=now,
        until=min(now + wishes.ANSWERED_WITHIN, *(wish.until for wish in group.wishes)),
    )


def _is_over(db: Connection, now: float) -> bool:
    """Whether the time of a wish or of a match is over."""
    over = any(match.until <= now for match in match_rows.in_state(db, "asking"))
    over = over or any(_came_too_late(one, now) for one in match_rows.in_state(db, "opening"))
    return over or any(wish.until <= now for wish in wish_rows.every(db))


def _end(db: Connection, now: float) -> None:
    """End the matches and the wishes whose time is over."""
    _lapse(db, now)
    wish_rows.drop_over(db, now)


def _lapse(db: Connection, now: float) -> None:
    """End the matches to which not everybody has answered in time, or whose table is not there in
    time."""
    for match in match_rows.in_state(db, "asking"):
        if match.until <= now:
            for guest in match.people:
                wish = wish_rows.of_user_on(db, guest.user_id, match.guild_id)
                if guest.answer is None and wish is not None:
                    wish_rows.put(db, replace(wish, silent=wish.silent + 1))
            _call_off(db, match.id, now)
    for match in match_rows.in_state(db, "opening"):
        if _came_too_late(match, now):
            _give_up(db, match, now)


def _came_too_late(match: Match, now: float) -> bool:
    """Whether the time to open the table of a match is over."""
    return match.until + OPENED_WITHIN <= now


def _give_up(db: Connection, match: Match, now: float) -> None:
    """No table can be opened for these people, who are not matched for a day."""
    for guest in match.people:
        _change(db, guest.user_id, match.guild_id, rests=now + wishes.RESTS)
    _call_off(db, match.id, now)


def _call_off(db: Connection, match_id: int, now: float) -> None:
    """A match does not come together. Everybody is told who has been asked, but for those who know
    it, because they did not want to."""
    match = match_rows.load(db, match_id)
    assert match is not None
    match_rows.set_state(db, match_id, "over")
    for guest in match.people:
        told = guest.answer == "yes" or (guest.answer is None and guest.say is None)
        settings = user_rows.load(db, guest.user_id)
        due = users.awake(settings, now)
        match_rows.tell(db, match_id, guest.user_id, "over" if told else None, due)


def _change(db: Connection, user_id: int, guild_id: int, **changes: float) -> None:
    """Change the wish of a user, if it is still there."""
    wish = wish_rows.of_user_on(db, user_id, guild_id)
    if wish is not None:
        made: Mapping[str, float] = changes
        wish_rows.put(db, replace(wish, **made))  # type: ignore[arg-type]


def _fulfil(db: Connection, user_id: int, guild_id: int) -> None:
    """End the wish of a user who sits at as many tables as they wanted now."""
    wish = wish_rows.of_user_on(db, user_id, guild_id)
    if wish is not None:
        sitting = meeting_rows.standings(db, [user_id])[user_id].sitting
        if sitting >= wish.most:
            wish_rows.drop(db, user_id, guild_id)


def _barred(db: Connection, wish: Wish, now: float) -> bool:
    """Whether somebody may not join tables of the server on which they wish for one."""
    return bar_rows.barred(db, wish.guild_id, wish.user_id, now)


def _host(
    db: Connection,
    match: Match,
    bounds: TableLimits,
    openers: Openers,
    place: tuple[int, int | None],
    now: float,
) -> UserRef:
    """The first of these people who may host one more table. place: a channel; and that of the
    thread, if it is one. Raises `TooMany` or `NotAllowed` if nobody may."""
    channel_id, parent_id = place
    refusal: TooMany | NotAllowed | None = None
    for guest in match.people:
        user, opener = guest.user_id, openers.get(guest.user_id, NOBODY_SPECIAL)
        try:
            server_rows.need_opener(db, match.guild_id, user, opener, place, now)
            limits.check(
                db,
                bounds,
                guild_id=match.guild_id,
                channel_id=channel_id,
                parent_id=parent_id,
                host_id=user,
            )
        except (TooMany, NotAllowed) as error:
            refusal = refusal or error
        else:
            return UserRef(user, guest.name)
    assert refusal is not None
    raise refusal
