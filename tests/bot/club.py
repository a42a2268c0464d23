"""A club: scripted people who gather for games on a simulated server, for days or weeks.

The bot is the real one and the clock is moved. People look in when they are awake; they press what
they find. Their games are short: after some days everybody resigns. What matters is who waits for
whom how long, and that nothing is left without an end.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, ResponseMessage

from bot.features.boards import board_keeper
from bot.features.competitions import competition_keeper
from bot.features.find import matchmaker
from bot.features.week import week_keeper
from bot.widgets import ids, limits
from tables.maintenance import housekeeping, reminders
from tables.model.boards import PINGED
from tables.model.clock import HOUR
from tables.model.invitations import DAY
from tables.model.table import Table
from tests.bot.members import LASTING, Member, someone
from tests.bot.simulated import Press, World, presses
from tests.bot.ways import ask_to_be_forgotten, prefer

GAMES = ("tta-new-story", "tta-first-edition", "belfort", "tzolkin", "antike-duellum")
HALLS = 3
"""Channels in which people open tables by themselves."""
RESTS = 3 * DAY
"""How long people take a rest from wishing, on average."""
PLAYED = (2 * DAY, 12 * DAY)
"""How long a game takes."""
PATIENCE = 4 * DAY
"""After this time a host closes a lobby to which too few have come."""
EDITS = 12
"""Edits of the board in an hour, at most."""
PEOPLE_MENU = 5
"""The type of a menu that lists people."""


def looks_rarely(patch: pytest.MonkeyPatch) -> None:
    """Weeks go by, and looking each few minutes whether something has become due is most of what
    that costs. What is known to become due is looked at in time all the same."""
    keepers = (board_keeper, matchmaker, competition_keeper, week_keeper)
    for module in (*keepers, reminders, housekeeping):
        patch.setattr(module, "TICK", HOUR)


class Club:
    """The people of a server, what they do hour by hour, and what is counted of it.

    games: what people like. rests: how long they take a rest from wishing, on average.
    waited: hours from a wish to its table. wrong: what must never be.
    """

    def __init__(
        self, world: World, seed: int, games: Sequence[str] = GAMES, rests: float = RESTS
    ) -> None:
        self.world = world
        self._games, self._rests = games, rests
        self.count: Counter[str] = Counter()
        self.waited: list[float] = []
        self.wrong: list[str] = []
        self.members: dict[int, Member] = {}
        self._chance = random.Random(seed)
        self._avoiding: set[frozenset[int]] = set()
        self._edits: list[float] = []
        self._calls: list[float] = []
        self._noted = 0
        self._newest = 0
        self._begun: dict[int, float] = {}
        self._gathered: set[int] = set()
        self._withdrawn: set[int] = set()
        self._rooms: set[int] = set()

    # --- how it begins ---------------------------------------------------------------------------

    async def gather(self) -> None:
        """A manager sets the notice board up; everybody sets what they prefer."""
        world, chance = self.world, self._chance
        may = discord.Permissions(manage_guild=True)
        role = world.guild.create_role("Mods", permissions=may)
        self.manager = world.guild.add_member(world.env.create_user("mara"), roles=[role])
        self.players = world.guild.create_role("Players", mentionable=True)
        self.notices = world.guild.create_text_channel("notices")
        self.halls = [world.guild.create_text_channel(f"hall-{n}") for n in range(HALLS)]
        await self.manager.slash(
            world.channel, "server board", channel=self.notices, role=self.players
        )
        for number, actor in enumerate(world.people.values()):
            member = someone(number, actor, self._games, world.now(), self._rests, chance)
            self.members[member.id] = member
            language = "de" if chance.random() < 0.15 else "en"
            await prefer(world, actor, zone=member.zone, language=language)
            if member.closed:
                world.close_dms(actor)
        everybody = list(self.members.values())
        for number in range(0, len(everybody), 6):
            await self._avoid(everybody[number], everybody[number + 1])

    # --- the clock -------------------------------------------------------------------------------

    async def pass_days(self, days: int, each_day: Callable[[int], None] = lambda _: None) -> None:
        """Hour by hour. A third of the way, and two thirds, the bot is started again; half-way
        somebody is barred, and somebody wants to be forgotten. each_day: is told how many are
        over."""
        hours, chance = days * 24, self._chance
        events = {
            hours // 3: self.world.restart,
            hours // 2: self._bar,
            hours // 2 + 1: self._forget,
            hours * 2 // 3: self.world.restart,
        }
        with self._watched():
            for hour in range(hours):
                if hour in events:
                    await events[hour]()
                if hour % 24 == 0:
                    each_day(hour // 24)
                await self.world.advance(HOUR)
                await self._look()
                await self._end_games()
                for member in self.members.values():
                    before = self.count["presses"]
                    if member.looks_in(self.world.now(), chance):
                        await self._visit(member)
                    if self.count["presses"] > before:
                        await self._look()

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Note when the board is edited and its role pinged."""
        wire, path = self.world.wire, f"/channels/{self.notices.id}/messages"
        deliver = wire._deliver

        def noted(backend: Any, method: str, where: str, **rest: Any) -> Any:
            answer = deliver(backend, method, where, **rest)
            if method == "PATCH" and where.startswith(path):
                self._edits.append(self.world.now())
            stored = self.world.env.backend.messages.get(self.notices.id, {})
            if method == "POST" and where == path and stored[max(stored)].ping_role_ids:
                self._calls.append(self.world.now())
            return answer

        wire._deliver = noted  # type: ignore[assignment]
        try:
            yield
        finally:
            wire._deliver = deliver

    # --- one visit -------------------------------------------------------------------------------

    async def _visit(self, member: Member) -> None:
        """Somebody looks in: at messages, lobbies, the board, and at what they want next."""
        for message, alone in self._unread(member):
            await self._read(member, message, alone)
        if member.hosts:
            await self._tend_lobbies(member)
        if member.barred or self.world.now() < member.next:
            return
        member.next = self.world.now() + self._chance.uniform(0, 2 * self._rests)
        if len(await self.world.service.views.tables_of(member.id)) >= member.most:
            return
        drawn = self._chance.random()
        if drawn < 0.1:
            await self._host(member)
        elif drawn < 0.25:
            await self._join_from(member, self.world.messages(self.notices)[-1], "boardjoin")
        elif member.since is None:
            await self._wish(member)
        elif drawn < 0.6:
            await self._wake(member)

    def _unread(self, member: Member) -> list[tuple[ResponseMessage, bool]]:
        """Direct messages and posts that call somebody; and whether they are direct ones."""
        backend = self.world.env.backend
        dms = self.world.messages(backend.get_dm_channel(member.id))
        found = [(message, True) for message in dms if message.id > member.seen]
        member.seen = max([member.seen, *(message.id for message, _ in found)])
        for channel, number in member.inbox:
            stored = backend.messages.get(channel, {}).get(number)
            if stored is not None:
                found.append((ResponseMessage(self.world.env, stored), False))
        member.inbox.clear()
        return found if member.answers else []

    async def _read(self, member: Member, message: ResponseMessage, alone: bool) -> None:
        ops = {press.parsed.op for press in presses(message)}
        actor = member.actor.user if alone else member.actor
        if "match" in ops:
            shown = await self._press(actor, message, "match")
            if shown is not None and shown.response is not None:
                await self._answer(member, actor, shown.response)
        elif "matchyes" in ops:
            await self._answer(member, actor, message)
        elif "askyes" in ops:
            sitting = len(await self.world.service.views.tables_of(member.id))
            wants = sitting < member.most and self._chance.random() < member.yes
            self.count["invitations accepted" if wants else "invitations declined"] += 1
            await self._press(actor, message, "askyes" if wants else "askno")
        elif "findjoin" in ops and self._chance.random() < 0.5:
            await self._press(actor, message, "findjoin")

    async def _answer(self, member: Member, actor: Any, message: ResponseMessage) -> None:
        """Somebody is asked whether they want to play with these people."""
        if not any(press.parsed.op == "matchyes" for press in presses(message)):
            self.count["questions over before they were read"] += 1
            return
        drawn = self._chance.random()
        if drawn < member.yes:
            self.count["answers: yes"] += 1
            await self._press(actor, message, "matchyes")
        elif drawn < 0.99:
            self.count["answers: not now"] += 1
            await self._press(actor, message, "matchno")
        else:
            page = await self._press(actor, message, "matchnot")
            found = [] if page is None else _values(page.response, "matchwhom")
            if page is not None and found:
                self.count["answers: not with somebody"] += 1
                whom = int(ids.unmarked(found[0].token))
                self._avoiding.add(frozenset((member.id, whom)))
                await self._select(actor, page.response, found[:1])

    # --- what people want ------------------------------------------------------------------------

    async def _wish(self, member: Member) -> None:
        """Look for a table, join the best one, or say what they would play."""
        page = await member.actor.slash(self.world.channel, "find")
        self.count["presses"] += 1
        if self._chance.random() < 0.5 and await self._join_from(member, page.response, "findjoin"):
            return
        window = await self._press(member.actor, page.response, "wishopen")
        if window is None or window.modal is None:
            return
        until = self._chance.choice(LASTING)
        filled = {
            "games": list(member.games),
            "sizes": list(member.sizes),
            "pace": member.pace,
            "most": str(member.most),
            "until": until,
        }
        page = await member.actor.submit_modal(window, filled)
        self.count["presses"] += 1
        if member.parts:
            hours = [
                press
                for press in _values(page.response, "wishhours")
                if ids.unmarked(press.token) in member.parts
            ]
            await self._select(member.actor, page.response, hours)
        wish = await self.world.service.wishes.of(member.id, self.world.guild.id)
        if wish is not None:
            member.since, member.until, member.led = wish.at, wish.until, False
            self.count["wishes"] += 1

    async def _wake(self, member: Member) -> None:
        """See how the wish stands, and wake it if it sleeps."""
        page = await member.actor.slash(self.world.channel, "find")
        self.count["presses"] += 1
        shown = await self._press(member.actor, page.response, "wish")
        if shown is not None and await self._press(member.actor, shown.response, "wishwake"):
            self.count["wishes woken"] += 1

    async def _join_from(self, member: Member, message: ResponseMessage | None, op: str) -> bool:
        """Join the first table of a page whose game somebody likes; whether there was one."""
        if message is None:
            return False
        for press in presses(message):
            if press.parsed.op == op:
                table = await self.world.service.views.table(press.parsed.table)
                if table.game in member.games and member.id not in _people(table):
                    self.count["presses"] += 1
                    await member.actor.click(message, custom_id=press.custom_id)
                    joined = await self.world.service.views.table(table.id)
                    self.count["joined an open table"] += member.id in _people(joined)
                    return True
        return False

    async def _avoid(self, member: Member, other: Member) -> None:
        command = "Agora: rather not play with"
        await member.actor.context_menu(self.world.channel, command, other.actor)
        self._avoiding.add(frozenset((member.id, other.id)))

    # --- lobbies and games -----------------------------------------------------------------------

    async def _host(self, member: Member) -> None:
        """Open a table, invite somebody, and let the role hear of it."""
        for hall in self.halls:
            if await self.world.service.views.table_in(hall.id) is None:
                break
        else:
            return
        self.count["presses"] += 1
        await member.actor.slash(hall, "game new", game=self._chance.choice(member.games))
        page = await self._newest_press(member, hall, "options")
        page = page and await self._press(member.actor, page.response, "gather")
        if page is not None:
            tells = [p for p in _values(page.response, "tellrole") if ids.unmarked(p.token) == "y"]
            await self._select(member.actor, page.response, tells)
        page = await self._newest_press(member, hall, "invite")
        if page is not None and page.response is not None:
            others = [m.actor for m in self.members.values() if m is not member]
            found = limits.walk(page.response.components)
            menu = next(c["custom_id"] for c in found if c["type"] == PEOPLE_MENU)
            self.count["presses"] += 1
            self.count["invited"] += 1
            await member.actor.select(page.response, [self._chance.choice(others)], custom_id=menu)

    async def _tend_lobbies(self, member: Member) -> None:
        """A host begins a game for which people have come, or closes a lobby for which none do."""
        for number in list(member.hosts):
            table = await self.world.service.views.table(number)
            if table.status != "lobby" or table.host_id != member.id:
                member.hosts.remove(number)
                continue
            room, age = self._room(table.channel_id), self.world.now() - table.created_at
            if len(table.seats) >= 2 and age > DAY / 2:
                await self._newest_press(member, room, "start")
            elif age > PATIENCE:
                await self._close(member, room)

    async def _close(self, member: Member, room: ChannelHandle) -> None:
        asked = await member.actor.slash(room, "host close")
        self.count["presses"] += 1
        if await self._press(member.actor, asked.response, "abandon") is not None:
            self.count["tables closed by their hosts"] += 1

    async def _end_games(self) -> None:
        """Everybody resigns from games that have lasted long enough; often they play again."""
        for number, at in list(self._begun.items()):
            if at > self.world.now():
                continue
            del self._begun[number]
            table = await self.world.service.views.table(number)
            people = [self.members[user] for user in _people(table) if user in self.members]
            for member in people:
                if table.status == "running":
                    await self._resign(member, self._room(table.channel_id))
                    table = await self.world.service.views.table(number)
            hosts = [member for member in people if member.id == table.host_id]
            if table.status == "running" and hosts:
                await self._close(hosts[0], self._room(table.channel_id))
            elif people and table.status == "finished" and self._chance.random() < 0.3:
                again = self._chance.choice(people)
                if not again.barred and await self._newest_press(
                    again, self._room(table.channel_id), "again"
                ):
                    self.count["asked to play again"] += 1

    async def _resign(self, member: Member, room: ChannelHandle) -> None:
        asked = await member.actor.slash(room, "game leave")
        self.count["presses"] += 1
        sure = await self._press(member.actor, asked.response, "giveup")
        page = None if sure is None else sure.response
        if page is None:
            return
        for press in presses(page):
            if press.value is None and press.token.startswith("y"):
                self.count["presses"] += 1
                await member.actor.click(page, custom_id=press.custom_id)
                return

    def _room(self, channel_id: int) -> ChannelHandle:
        backend = self.world.env.backend
        channel = backend.get_channel(channel_id)
        return ChannelHandle(
            self.world.env, self.world.guild if channel.guild_id else None, channel
        )

    # --- pressing --------------------------------------------------------------------------------

    async def _press(
        self, actor: Any, message: ResponseMessage | None, op: str
    ) -> InteractionResult | None:
        """Press the button of this kind, if there is one."""
        for press in [] if message is None else presses(message):
            if press.parsed.op == op and press.value is None:
                self.count["presses"] += 1
                result: InteractionResult = await actor.click(message, custom_id=press.custom_id)
                return result
        return None

    async def _newest_press(
        self, member: Member, room: ChannelHandle, op: str
    ) -> InteractionResult | None:
        """Press the button of this kind in the newest post of a channel that has one."""
        for message in reversed(self.world.messages(room)):
            if any(press.parsed.op == op for press in presses(message)):
                return await self._press(member.actor, message, op)
        return None

    async def _select(
        self, actor: Any, message: ResponseMessage | None, chosen: Sequence[Press]
    ) -> None:
        if message is not None and chosen:
            self.count["presses"] += 1
            await actor.select(
                message, [press.token for press in chosen], custom_id=chosen[0].custom_id
            )

    # --- half-way --------------------------------------------------------------------------------

    async def _bar(self) -> None:
        """The manager bars the last member from the tables of the server."""
        member = list(self.members.values())[-1]
        await self.manager.slash(self.world.channel, "server bar", player=member.actor.user)
        member.barred = True
        self._withdrawn.add(member.id)

    async def _forget(self) -> None:
        """The last member but one wants to be forgotten, and wishes again later."""
        member = list(self.members.values())[-2]
        asked = await ask_to_be_forgotten(self.world, member.actor)
        assert await self._press(member.actor, asked.response, "forget") is not None
        self._withdrawn.add(member.id)
        # Whom somebody avoids is forgotten with them.
        mine = {both for both in self._avoiding if member.id in both}
        kept = {frozenset((m, member.id)) for m in await self._avoided_by_others(member)}
        self._avoiding -= mine - kept

    async def _avoided_by_others(self, member: Member) -> list[int]:
        avoid = self.world.service.wishes.avoided_by
        return [m for m in self.members if member.id in {other.id for other in await avoid(m)}]

    # --- what must always be so ------------------------------------------------------------------

    async def _look(self) -> None:
        """Look at what is new: posts that call people, tables, and wishes that are over."""
        for posted in self.world.posted[self._noted :]:
            if self._room(posted.channel_id).guild is None:
                continue  # direct messages are read as such
            for user in posted.pinged:
                if user in self.members:
                    self.members[user].inbox.append((posted.channel_id, posted.id))
        self._noted = len(self.world.posted)
        for number in await self._numbers("SELECT id FROM games WHERE id > :than", self._newest):
            self._newest = max(self._newest, number)
            await self._see_table(await self.world.service.views.table(number))
        running = "SELECT id FROM games WHERE status = 'running' AND id > :than"
        for number in await self._numbers(running, 0):
            if number not in self._gathered:
                self._gathered.add(number)
                self.count["games begun"] += 1
                self._begun[number] = self.world.now() + self._chance.uniform(*PLAYED)
        await self._see_wishes()

    async def _numbers(self, sql: str, than: int) -> list[int]:
        return await self.world.service.store.read(
            lambda db: [row[0] for row in db.execute(f"{sql} ORDER BY id", {"than": than})]
        )

    async def _see_table(self, table: Table) -> None:
        """A new table. The first one in a thread comes from a match."""
        matched = self._room(table.channel_id).is_thread and table.channel_id not in self._rooms
        self._rooms.add(table.channel_id)
        self.count[
            "tables of matches" if matched else "tables opened by hosts, or to play again"
        ] += 1
        if not matched:
            if table.host_id in self.members:
                self.members[table.host_id].hosts.append(table.id)
            return
        people = _people(table)
        self.count[f"tables of matches with {len(people)}"] += 1
        if any(both <= set(people) for both in self._avoiding):
            self.wrong.append(f"table {table.id} has two who avoid each other")
        for member in (self.members[user] for user in people):
            sitting = len(await self.world.service.views.tables_of(member.id))
            if sitting > member.most:
                self.wrong.append(
                    f"{member.name} sits at {sitting} tables instead of {member.most}"
                )
            if member.barred:
                self.wrong.append(f"{member.name} is barred and was matched")
            if member.since is not None:
                self.waited.append((table.created_at - member.since) / HOUR)
                self.count["seats that wishes led to"] += 1
                member.since, member.led = table.created_at, True

    async def _see_wishes(self) -> None:
        """Of wishes that are over, see why."""
        server, now = self.world.guild.id, self.world.now()
        sql = "SELECT user_id FROM wishes WHERE guild_id = :server"
        found = await self.world.service.store.read(
            lambda db: {row[0] for row in db.execute(sql, {"server": server})}
        )
        for member in self.members.values():
            if member.since is None or (member.id in found and now < member.until):
                continue
            fulfilled = len(await self.world.service.views.tables_of(member.id)) >= member.most
            if now >= member.until:
                how = "after a table" if member.led else "without a table"
                self.count[f"wishes: their time was over {how}"] += 1
            elif fulfilled:
                self.count["wishes: fulfilled"] += 1
            elif member.id in self._withdrawn:
                self.count["wishes: their owner was barred or forgotten"] += 1
            else:
                self.wrong.append(f"the wish of {member.name} has vanished")
            self._withdrawn.discard(member.id)
            member.since = None
            member.next = now + self._chance.uniform(0, 2 * self._rests)

    async def check(self) -> list[str]:
        """All that is wrong after these days."""
        wrong, now = list(self.wrong), self.world.now()
        edits, calls = self._edits, self._calls
        if any(b - a < HOUR for a, b in zip(edits, edits[EDITS:], strict=False)):
            wrong.append("the board was edited too often in an hour")
        if any(b - a < PINGED for a, b in pairwise(calls)):
            wrong.append("the role was pinged twice in six hours")
        self.count["edits of the board"], self.count["pings of the role"] = len(edits), len(calls)
        for what, sql in {
            "matches without an end": "matches WHERE state = 'asking' AND until < :late",
            "things untold": "matched WHERE say IS NOT NULL AND due_at < :late",
            "invitations without an end": "asked JOIN games ON games.id = asked.game_id"
            " WHERE games.status = 'lobby' AND asked.outcome IS NULL AND asked.until < :late",
            "unsent messages": "outbox WHERE state = 'pending' AND due_at < :late",
        }.items():
            if found := await self._many(sql, now - HOUR):
                wrong.append(f"{found} {what}")
        for member in self.members.values():
            self.count["wishes: still open at the end"] += member.since is not None
        return wrong

    async def _many(self, rest: str, late: float) -> int:
        sql = f"SELECT COUNT(*) FROM {rest}"
        return await self.world.service.store.read(
            lambda db: int(db.execute(sql, {"late": late}).fetchone()[0])
        )


def _people(table: Table) -> list[int]:
    return [seat.user_id for seat in table.seats if seat.user_id is not None]


def _values(message: ResponseMessage | None, op: str) -> list[Press]:
    """The choices of a menu, if it is there."""
    found = [] if message is None else presses(message)
    return [press for press in found if press.parsed.op == op and press.value is not None]
