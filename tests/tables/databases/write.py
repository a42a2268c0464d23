"""Write a database of the schema at hand as SQL: `python <this file> ROOT FILE [DEAL]` (README.md).

The code in ROOT makes it, by what its service offers to everybody. Older versions lack some of
that, and had it in other places, so this file asks what there is instead of importing it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any

ANN, BOB, CHLOE, DORA, MARA = (11, "Ann"), (22, "Bob"), (33, "Chloe"), (44, "Dora"), (99, "Mara")
NOON = 1_790_000_000.0
HOUR = 3600.0
SERVER = 1
ANTIKE, TTA = "antike-duellum", "tta-new-story"
SHORT = ("pass", "end_turn", "done")
"""Menus that end something."""
STEPS = 12
"""So many steps a game of Through the Ages may take until there is an answer that is held back."""


def the(name: str, *modules: str) -> Any:
    """What a version has under this name in the first of the modules that it has."""
    for module in modules:
        try:
            return getattr(import_module(module), name)
        except (ModuleNotFoundError, AttributeError):
            pass
    raise LookupError(name)


def has(module: str) -> bool:
    try:
        import_module(module)
    except ModuleNotFoundError:
        return False
    return True


def is_grave(menu: Any) -> bool:
    """Whether the answers of a menu are confirmed first; versions have two names for that."""
    return bool(getattr(menu, "confirm", False) or getattr(menu, "grave", False))


class Doors:
    """The service of a version by its methods, whether it has them itself or an object for each
    concern."""

    def __init__(self, service: Any) -> None:
        self._service = service

    def __getattr__(self, name: str) -> Any:
        for door in (self._service, *vars(self._service).values()):
            if hasattr(door, name):
                return getattr(door, name)
        raise AttributeError(name)


@dataclass
class House:
    """A service of the version at hand, and hands that play at its tables."""

    whole: Any
    clock: list[float]
    secrets: random.Random
    deal: int
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    channel: int = 500
    pressed: int = 9000

    def __post_init__(self) -> None:
        self.service = Doors(self.whole)

    async def table(self, game: str, *people: tuple[int, str], **options: Any) -> int:
        """A lobby with these people; the first is its host."""
        self.channel += 1
        user = the(
            "UserRef", "tables.model.table", "tables.facts.model", "bot.tables.model", "bot.tables"
        )
        made = await self.service.create(
            game=game,
            guild_id=SERVER,
            channel_id=self.channel,
            host=user(*people[0]),
            options=options,
        )
        for person in people[1:]:
            await self.service.join(made.id, user(*person))
        return int(made.id)

    async def game(self, game: str, *people: tuple[int, str], **options: Any) -> int:
        table = await self.table(game, *people, **options)
        await self.service.start(table, people[0][0])
        return table

    async def asked(self, table: int) -> tuple[int, Any] | None:
        """Whose answer the table waits for, with the question; drafts first."""
        now = await self.service.table(table)
        users = [s.user_id for s in now.seats if s.user_id is not None]
        if now.draft_seat is not None:
            users.insert(0, now.seats[now.draft_seat].user_id)
        for user in users:
            found = await self.service.position(table, user)
            if found.decisions:
                return user, found.decisions[0]
        return None

    async def act(self, table: int, user: int, action: Any) -> Any:
        self.clock[0] += 3
        self.pressed += 1
        return await self.service.act(table, user, None, action, interaction=self.pressed)

    async def answer(self, table: int, verbs: Sequence[str] = ()) -> Any:
        """One answer by a player who is asked: from the first of these menus that there is, else
        from any that does not end a game."""
        asked = await self.asked(table)
        assert asked is not None
        user, question = asked
        menus = [m for m in question.menus if next(m.every(), None) is not None]
        wanted = [[m for m in menus if m.verb == verb] for verb in verbs]
        menus = next((m for m in wanted if m), [m for m in menus if not is_grave(m)])
        chance = the("Rng", "engine.core")(self.rng.getrandbits(32))
        return await self.act(table, user, self.rng.choice(menus).sample(chance))

    async def play(self, table: int, published: int, verbs: Sequence[str] = ()) -> None:
        """Answers until so many steps are published, or the game is over."""
        while (now := await self.service.table(table)).public_seq < published:
            if now.status != "running":
                return
            await self.answer(table, verbs)

    async def draft(self, table: int) -> None:
        """Go on until somebody's turn is open in the middle."""
        while (await self.service.table(table)).draft_seat is None:
            await self.answer(table, ("field", "take", "pass"))

    async def deliver(self) -> None:
        """What waits for Discord is posted, except the newest message of each table."""
        rows = "tables.store.outbox_rows", "bot.storage.rows", "bot.rows"
        begin_delivery, delivered = the("begin_delivery", *rows), the("delivered", *rows)

        def work(db: sqlite3.Connection) -> None:
            found = db.execute(
                "SELECT id FROM outbox WHERE state = 'pending'"
                " AND id NOT IN (SELECT max(id) FROM outbox GROUP BY game_id)"
            ).fetchall()
            for (number,) in [tuple(row) for row in found]:
                begin_delivery(db, number)
                delivered(db, number, self.clock[0], 70_000 + number)

        await self.service.store.write(work)

    async def board(self, table: int) -> None:
        """The message with the board of a table is posted."""
        await self.service.remember_message(table, 500, 80_000 + table, "turn")


# --- what each schema knows -----------------------------------------------------------------------


async def tables(house: House, keys: Sequence[str]) -> None:
    """Schema 1: lobbies, games that run, are over, were given up; a report, a sign of life."""
    resign = the("Resign", "engine.core")()
    await house.table(ANTIKE, ANN, BOB, map="east")
    running = await house.game(ANTIKE, ANN, BOB)
    await house.board(running)
    await house.play(running, 7)
    await house.draft(running)
    over = await house.game(ANTIKE, BOB, MARA, variant=True)
    await house.play(over, 6)
    await house.act(over, MARA[0], resign)
    given_up = await house.game(ANTIKE, CHLOE, BOB)
    await house.service.abandon(given_up, CHLOE[0])
    await house.service.report("A report", "Something is odd.", table_id=running, user_id=BOB[0])
    if TTA in keys:
        lobby = await house.table(TTA, BOB, ANN, peaceful=True)
        await house.service.add_computer(lobby, BOB[0])
        three = await house.table(TTA, ANN, BOB)
        await house.service.add_computer(three, ANN[0])
        await house.service.start(three, ANN[0])
        await house.board(three)
        await turn_of_each(house, three)
        await house.draft(three)
        over = await house.game(TTA, ANN, BOB)
        await house.play(over, 40, ("resign", *SHORT))
    await house.service.beat()


async def turn_of_each(house: House, table: int) -> None:
    """Ann and Bob have had a turn, and are called again."""
    turns = 0
    while turns < 2:
        await house.answer(table, SHORT)
        turns += (await house.service.table(table)).draft_seat is None


def in_words(user: Any) -> Any:
    """The settings of a user who wants no pictures."""
    wish = {"pictures": "words"} if hasattr(user, "pictures") else {"text_only": True}
    return replace(user, **wish)


async def clocks(house: House) -> None:
    """Schema 3: settings of users, clocks, a caretaker, reminders."""
    reminders = the(
        "Reminders",
        "tables.maintenance.reminders",
        "tables.upkeep.reminders",
        "bot.clocks.reminders",
        "bot.reminders",
    )(house.whole)
    patience = the(
        "ClockRules", "tables.model.clock", "tables.facts.clock", "bot.clocks.clock", "bot.clock"
    )()
    await reminders.change_user(
        BOB[0], lambda u: replace(u, zone="Europe/Berlin", quiet=(1320, 420), reminders="dm")
    )
    await reminders.change_user(CHLOE[0], in_words)
    table = await house.service.table(await house.table(ANTIKE, ANN, CHLOE))
    rules = replace(patience, first=HOUR, every=HOUR, move=4 * HOUR, bank=HOUR)
    rules = replace(rules, fallback="caretaker", pauses="none")
    try:
        await reminders.change_rules(table, ANN[0], lambda _: rules)
    except TypeError:  # schema 3 wants to know whether it is a manager of the server
        await reminders.change_rules(table, ANN[0], lambda _: rules, False)
    await house.service.start(table.id, ANN[0])
    await house.play(table.id, 1)
    asked = await house.asked(table.id)
    while asked is not None and asked[0] == ANN[0]:
        await house.answer(table.id)
        asked = await house.asked(table.id)
    for _ in range(33):  # five and a half hours: Chloe is reminded, then out of time
        house.clock[0] += 600
        await reminders.tick()
    assert (await house.service.table(table.id)).seats[1].caretaker
    await reminders.stop()


async def beforehand(house: House) -> None:
    """Schema 4: orders, a prepared turn, a question to go back, one that was agreed to, a held
    answer, a table without a poker face, a user who was forgotten."""
    order = the("Order", "engine.core")
    service = house.service
    table = await house.game(ANTIKE, BOB, ANN)
    await service.give_order(table, BOB[0], order("fortress", "save"))
    await service.give_order(
        table, ANN[0], order("choose_card", "academy", about={"reason": "personage"})
    )
    await house.play(table, 6)
    await service.set_poker_face(table, BOB[0], False)
    await ask_back(service, table, ANN[0])
    await prepare(house, table)

    back = await house.game(TTA, ANN, BOB)
    await house.play(back, 5, SHORT)
    request = await ask_back(service, back, ANN[0])
    await service.agree(back, BOB[0], request.id)
    await house.play(back, request.to_seq + 1, SHORT)
    await service.give_order(back, BOB[0], order("bid", "up_to", 4))

    house.secrets.seed(house.deal)
    held = await house.game(TTA, ANN, BOB)
    while not await attacked(house, held):
        if (await service.table(held)).public_seq > STEPS:
            sys.exit("Ann does not attack soon enough in this deal; choose another one.")
    await service.give_order(held, BOB[0], order("discard", "oldest"))

    other = await house.game(ANTIKE, MARA, CHLOE)
    await house.play(other, 2)
    await house.act(other, CHLOE[0], the("Resign", "engine.core")())
    user = the("UserRef", "tables.model.table", "tables.facts.model", "bot.tables.model")
    await the(
        "Privacy", "tables.maintenance.privacy", "tables.upkeep.privacy", "bot.storage.privacy"
    )(house.whole).forget(user(*MARA))


async def attacked(house: House, table: int) -> bool:
    """Ann arms and attacks; whether Bob, who does not, has answered what is held back."""
    asked = await house.asked(table)
    assert asked is not None
    arms = ("aggression", "pass", "build_unit", "populate") if asked[0] == ANN[0] else ()
    return bool((await house.answer(table, (*arms, *SHORT))).held)


async def ask_back(service: Any, table: int, user: int) -> Any:
    """The table is asked to go back, as far as a player may ask for but one."""
    now, goals = await service.goals(table, user)
    return await service.ask_back(table, user, goals[-1].to_seq, now.public_seq)


async def prepare(house: House, table: int) -> None:
    """A player who is not asked plans two steps of their turn."""
    asked = await house.asked(table)
    assert asked is not None
    now = await house.service.table(table)
    [user] = [s.user_id for s in now.seats if s.user_id not in (None, asked[0])]
    chance = the("Rng", "engine.core")(5)
    found = await house.service.prepared(table, user)
    plans = getattr(house.whole, "plans", house.service)
    for _ in range(2):
        menus = [m for m in found.position.decisions[0].menus if not is_grave(m)]
        action = menus[0].sample(chance)
        found = await plans.plan(table, user, found.plan.mark, action)


async def moved(house: House) -> None:
    """Schema 12: an open invitation to a seat, and a table whose channel was deleted."""
    user = the("UserRef", "tables.model.table", "tables.facts.model")
    table = await house.game(ANTIKE, ANN, BOB)
    await house.play(table, 3)
    await house.service.invite(table, 1, user(*CHLOE), ANN[0])
    lost = await house.game(TTA, BOB, ANN)
    await house.board(lost)
    await house.play(lost, 3, SHORT)
    await house.service.lose_place(lost)


async def gathered(house: House, service: Any) -> None:
    """Schema 23: a lobby with a name, for people who were invited."""
    user = the("UserRef", "tables.model.table")
    table = await house.table(TTA, BOB, ANN)
    chosen = {"name": "Friday club", "joins": "asked", "welcome": "learners"}
    await service.lobbies.arrange(table, BOB[0], **chosen)
    await service.asking.ask(table, [user(*CHLOE)], BOB[0])


async def found(house: House, service: Any) -> None:
    """Schema 29: somebody who looks for a table and avoids somebody, a server with a board and
    somebody who is barred, a table that is followed, a lobby that starts at a certain time."""
    user = the("UserRef", "tables.model.table")
    until = NOON + 30 * 24 * HOUR
    chosen = {"games": [ANTIKE], "sizes": [2], "pace": "daily", "most": 1, "until": "month"}
    await service.wishes.wish(user(*CHLOE), SERVER, 501, **chosen)
    await service.wishes.avoid(CHLOE[0], [user(*BOB)])
    board = the("Board", "tables.model.boards")
    await service.boards.set(SERVER, board(SERVER, 502, "message", "en", ANN[0]))
    await service.server_rules.bar(SERVER, user(*MARA), ANN[0], None)
    table = await house.game(ANTIKE, ANN, BOB)
    await service.follows.follow(table, CHLOE[0])
    lobby = await house.table(TTA, BOB, ANN)
    await service.lobbies.plan(lobby, BOB[0], until)


async def competed(house: House, service: Any) -> None:
    """Schema 34: rated games, one of which somebody asks to close; ratings; a season whose tables
    are open, and one that people sign up for."""
    await rated_game(house, service, play=3)
    over = await rated_game(house, service, play=2)
    asked = await house.asked(over)
    assert asked is not None
    await house.act(over, asked[0], the("Resign", "engine.core")())
    closing = await rated_game(house, service, play=2)
    await service.close_votes.ask(closing, BOB[0])
    rate = the("rate", "tables.model.rating_parcels")
    await service.ratings.adopt()
    while (due := await service.ratings.next_work()) is not None:
        await service.ratings.keep(due[0], rate(due[1]))
    await season(house, service, ANN, BOB, DORA)
    await new_season(house, service, TTA, ANN)


async def rated_game(house: House, service: Any, *, play: int) -> int:
    table = await house.table(ANTIKE, ANN, BOB)
    await service.lobbies.set_rated(table, ANN[0], True)
    await house.service.start(table, ANN[0])
    await house.play(table, play)
    return table


async def season(house: House, service: Any, *people: tuple[int, str]) -> None:
    """A season of these people that has started."""
    made = await new_season(house, service, ANTIKE, *people)
    await service.competitions.set_settings(the_server(), made.id, small=True)
    house.clock[0] = made.confirms_at
    await service.competition_tables.advance(made.id)
    for number, _ in people:
        await service.competitions.confirm(made.id, number)
    house.clock[0] = (await service.competitions.facts(made.id)).competition.starts_at
    facts = await service.competition_tables.advance(made.id)
    for one in the("openable", "tables.model.competitions")(facts, 9, house.clock[0]):
        house.channel += 1
        if await service.competition_tables.claim(one):
            await service.competition_tables.open(one, house.channel, 503)
    facts = await service.competitions.facts(made.id)
    for lobby in await service.competition_tables.to_begin(facts):
        await service.competition_tables.begin(lobby)


async def new_season(house: House, service: Any, game: str, *people: tuple[int, str]) -> Any:
    """A season that starts in ten days, for which these people have signed up."""
    user = the("UserRef", "tables.model.table")
    wanted = the("Wanted", "tables.operations.competitions")(
        "season", game, 2, "daily", house.clock[0] + 10 * 24 * HOUR
    )
    room = the("TableLimits", "tables.store.limits")()
    made = await service.competitions.create(the_server(), 503, MARA[0], wanted, "en", room)
    for person in people:
        await service.competitions.sign_up(made.id, user(*person), the_server())
    return made


async def learned(house: House, service: Any) -> None:
    """Schema 36: a course that somebody is in the middle of, and a turn that is tried again."""
    lesson = await service.courses.open(CHLOE[0], ANTIKE)
    menu = lesson.attempt.asked[0].menus[0]
    await service.courses.answer(CHLOE[0], lesson, menu.sample(the("Rng", "engine.core")(5)))
    over = await house.game(ANTIKE, ANN, BOB)
    await house.play(over, 6)
    asked = await house.asked(over)
    assert asked is not None
    await house.act(over, asked[0], the("Resign", "engine.core")())
    wanted = await own_turn(service, over, BOB[0])
    house.channel += 1
    made = await service.practice.open(
        wanted,
        the("TableLimits", "tables.store.limits")(),
        guild_id=SERVER,
        channel_id=house.channel,
        parent_id=503,
    )
    await service.practice.begin(made.id)


async def own_turn(service: Any, table: int, user: int) -> Any:
    """The first turn of this player that can be tried again."""
    refused = the("UserError", "tables.model.errors")
    for seq in range(20):
        try:
            return await service.practice.ask(table, user, seq)
        except refused:
            pass
    raise LookupError(user)


async def weekly(house: House, service: Any) -> None:
    """Schema 37: a server with the deal of a week, which somebody plays and somebody has tried who
    was forgotten."""
    day = 24 * HOUR
    house.clock[0] += 7 * day - (house.clock[0] - 4 * day) % (7 * day)  # the next Monday
    server = the("WeekServer", "tables.model.weeks")(SERVER, 503, ANN[0], "en")
    await service.weeks.switch_on(the_server(), server)
    week = await service.weeks.open(server)
    for person in (BOB, DORA):
        wanted = await service.weeks.ask(week.id, SERVER, person[0])
        house.channel += 1
        made = await service.weeks.sit_down(
            wanted,
            the("TableLimits", "tables.store.limits")(),
            the("UserRef", "tables.model.table")(*person),
            channel_id=house.channel,
            parent_id=503,
            language="en",
        )
        await service.weeks.begin(made.id)
    await the("Privacy", "tables.maintenance.privacy")(house.whole).forget(
        the("UserRef", "tables.model.table")(*DORA)
    )


def the_server() -> Any:
    """Where everything happens, as its managers may change it."""
    return the("ManagedServer", "tables.model.guards")(SERVER)


async def fill(path: Path, deal: int) -> None:
    """Write a database with all that the version at hand knows."""
    try:
        store = await the("SqliteStore", "tables.store.sqlite").open(path)
    except LookupError:
        store = await the("Store", "bot.storage.store", "bot.store").open(path)
    clock, secrets = [NOON], random.Random(20261122)
    service = the("TableService", "tables.service", "bot.tables.service", "bot.service")(
        store, now=lambda: clock[0], new_seed=lambda: secrets.getrandbits(63)
    )
    house = House(service, clock, secrets, deal)
    try:
        if any(
            map(has, ("tables.model.clock", "tables.facts.clock", "bot.clocks", "bot.reminders"))
        ):
            await clocks(house)
        await tables(house, import_module("engine.registry").keys())
        if has("tables.model.plans") or has("tables.facts.plans") or has("bot.plans"):
            await beforehand(house)
        if has("tables.model.invitations") or has("tables.facts.invitations"):
            await moved(house)
        if has("tables.model.asked"):
            await gathered(house, service)
        if has("tables.model.wishes"):
            await found(house, service)
        if has("tables.model.competitions"):
            await competed(house, service)
        if has("tables.operations.practising"):
            await learned(house, service)
        if has("tables.operations.weeks"):
            await weekly(house, service)
        await house.deliver()
    finally:
        await store.close()


def dumped(path: Path) -> Iterator[str]:
    """A database as SQL, line by line. It stores numbers of its own in its header."""
    with closing(sqlite3.connect(path)) as db:
        for pragma in ("application_id", "user_version"):
            yield f"PRAGMA {pragma} = {db.execute(f'PRAGMA {pragma}').fetchone()[0]};\n"
        for line in db.iterdump():
            yield line + "\n"


if __name__ == "__main__":
    root = Path(sys.argv[1]).resolve()
    sys.path.insert(0, str(root))
    if root not in Path(import_module("bot").__file__ or "").resolve().parents:
        sys.exit(f"Python does not take the code from {root}.")
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "agora.sqlite3"
        asyncio.run(fill(made, int(sys.argv[3]) if len(sys.argv) > 3 else 5))
        Path(sys.argv[2]).write_text("".join(dumped(made)), encoding="utf-8")
