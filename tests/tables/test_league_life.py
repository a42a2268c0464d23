"""Any sequence of sign-ups, withdrawals, time-outs, ends of games, stops and restores of a backup
ends with standings, and leaves no question open."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tables.model.competitions import AT_ONCE, CLAIMED, Facts
from tables.model.errors import UserError
from tables.model.invitations import DAY
from tables.model.seasons import divisions, members
from tables.model.standings import standings
from tests.tables.league import SERVER, League, league, openable, person
from tests.tables.parlour import parlour

PEOPLE = 12


class Life:
    """What may happen to a season, by chance."""

    def __init__(self, season: League, chance: Random) -> None:
        self.season, self.chance = season, chance
        self.count: Counter[str] = Counter()

    async def step(self) -> None:
        doings = (self.sign_up, self.withdraw, self.confirm, self.finish, self.finish, self.finish)
        more = (self.vanish, self.half_open, self.wait, self.look, self.look)
        doing = self.chance.choice((*doings, *more))
        self.count[doing.__name__] += 1
        try:
            await doing()
        except UserError as refusal:
            self.count[f"refused: {refusal.code}"] += 1

    def somebody(self) -> int:
        return self.chance.randint(1, PEOPLE)

    async def sign_up(self) -> None:
        await self.season.sign_up(self.somebody(), at_once=self.chance.choice((1, 2, 4)))

    async def withdraw(self) -> None:
        if self.chance.random() < 0.3:
            one = person(self.somebody())
            await self.season.here.service.competitions.withdraw(self.season.id, one.id)

    async def confirm(self) -> None:
        await self.season.confirm(self.somebody())

    async def finish(self) -> None:
        opened = await self.season.open_tables()
        if opened:
            one = self.chance.choice(opened)
            table = await self.season.table(one)
            if table.status == "running":
                seats = list(range(len(one.seats)))
                self.chance.shuffle(seats)
                await self.season.finish(one, seats)

    async def vanish(self) -> None:
        """Somebody runs out of time at all their tables."""
        user, here = person(self.somebody()).id, self.season.here
        await here.service.store.write(
            lambda db: db.execute(
                "UPDATE seats SET caretaker = 1 WHERE user_id = :user AND game_id IN"
                " (SELECT id FROM games WHERE status = 'running')",
                {"user": user},
            )
        )

    async def half_open(self) -> None:
        """The bot is stopped in the middle of opening a table: before or after it was stored."""
        season, tables = self.season, self.season.here.service.competition_tables
        facts = await tables.advance(season.id)
        for table in openable(facts, season.here.clock.at)[:1]:
            if await tables.claim(table) and self.chance.random() < 0.5:
                season.channel += 1
                await tables.open(table, season.channel, 77)

    async def wait(self) -> None:
        self.season.here.clock.at += self.chance.choice((60, CLAIMED, DAY, 3 * DAY))

    async def look(self) -> None:
        await self.season.look()


def check(facts: Facts) -> None:
    """What always holds."""
    busy = Counter(who for table in facts.tables if table.state == "open" for who in table.people)
    assert max(busy.values(), default=0) <= max(AT_ONCE)
    opened = [table.table_id for table in facts.tables if table.table_id is not None]
    assert len(opened) == len(set(opened)), "each table is opened once"
    assert len(facts.rounds) <= 1
    for table in facts.tables:
        assert len(set(table.people)) == len(table.people), "nobody sits there twice"


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_happens_it_ends_with_standings(tmp_path: Path, seed: int) -> None:
    chance = Random(seed)
    async with parlour(tmp_path / "agora.sqlite3") as here:
        season = await league(here, size=chance.choice((2, 3)))
        if chance.random() < 0.7:
            await season.sign_up(*range(1, 11))
        life = Life(season, chance)
        for _ in range(90):
            await life.step()
            check(await season.facts())
        facts = await season.look()
        if facts.competition.state in ("signing_up", "confirming"):
            await here.service.competitions.end(SERVER, season.id)
            facts = await season.facts()
            assert facts.competition.state == "cancelled"
        for _ in range(200):
            facts = await season.look()
            if facts.competition.state != "running":
                break
            here.clock.at += CLAIMED
            for one in await season.open_tables():
                if (await season.table(one)).status == "running":
                    await season.finish(one)
        assert facts.competition.state in ("over", "cancelled")
        assert not [one for one in facts.tables if one.state in ("planned", "open")]
        for group in divisions(facts):
            lines = standings(facts, members(facts, group))
            assert [line.entrant.rank for line in lines] == list(range(1, len(lines) + 1))
        assert life.count["sign_up"], "something happens"
