"""The books of the kill test are balanced while all is well, and see what is not."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.panel.panel import menus_of
from bot.widgets.ids import ControlId, PanelState
from engine.core import Action, Order
from tables.operations.standing_orders import StandingOrders
from tables.store.sqlite import SqliteStore
from tests.chaos import diary
from tests.chaos.books import Books
from tests.chaos.wishes import Asked, Following, Wish
from tests.kernel import toy
from tests.kernel.toy_words import Attack, Discard, Done, Draw, Explore
from tests.tables.parlour import ANN, BOB, CHLOE, parlour
from tests.tables.skirmish import DONE, HIGH, PEOPLE, SETTINGS, Skirmish, rules_of, up_to


class Witness(Skirmish):
    """A table of the toy game whose presses have numbers, and whose diary is read."""

    path: Path
    wishes: dict[int, Wish]
    lately: set[str]
    books: Books
    read: int

    async def begin(self, computers: int = 0) -> None:
        diary.begin(self.path, ())
        diary.mark(self.path)
        self.wishes, self.lately, self.read = {}, set(), 0
        self.books = Books(
            rules_of,
            self.wishes.get,
            lambda user, table, ops: bool(self.lately & {f"{user} {op}" for op in ops}),
        )
        await super().begin(computers)

    async def press(self, user: Any, op: str, work: Any, *answers: Action) -> None:
        """Do something under a new number."""
        number = 1_000 + len(self.wishes)
        self.wishes[number] = Wish(user.id, op, answers=answers)
        await work(number)

    async def do(self, user: Any, action: Action) -> Any:
        def act(number: int) -> Any:
            return self.service.playing.act(
                self.table_id, user.id, None, action, interaction=number
            )

        await self.press(user, "panel", act, action)

    async def choose(self, user: Any, wanted: Action) -> Wish:
        """What somebody presses in their panel for an answer."""
        position = await self.service.views.position(self.table_id, user.id)
        for number, entry in enumerate(menus_of(position)):
            if wanted in (answers := list(entry.menu.every())):
                args = ("", "", str(PanelState()), str(number))
                control = ControlId("panel", self.table_id, args)
                return Wish(user.id, "panel", control, (f"a{answers.index(wanted)}~0",))
        raise LookupError(wanted)

    async def carries_out(self, wish: Wish, *answers: Action) -> list[str]:
        """The bot gives some answers for a press; what the books say to it."""
        number: int | None = 1_000 + len(self.wishes)
        self.wishes[1_000 + len(self.wishes)] = wish
        for answer in answers:
            await self.service.playing.act(
                self.table_id, wish.user, None, answer, interaction=number
            )
            number = None  # as the bot does it: only the first has one
        return self.wrong()

    async def give(self, user: Any, order: Any) -> None:
        self.lately.add(f"{user.id} ordergive")
        await self.order(user, order)

    def wrong(self) -> list[str]:
        """What the books have against all that has happened since they were asked last."""
        with closing(sqlite3.connect(self.path)) as db:
            self.read, changes = diary.read(db, self.read)
        for change in changes:
            self.books.enter(change)
        self.lately.clear()
        found = [*self.books.lost, *self.books.doubled, *self.books.wrong]
        for kept in (self.books.lost, self.books.doubled, self.books.wrong):
            kept.clear()
        return found

    async def sabotage(self, statement: str) -> list[str]:
        """Change the file behind the service's back; what the books say to it."""
        assert self.wrong() == []
        await self.store.write(lambda db: db.execute(statement))
        return self.wrong()


@asynccontextmanager
async def witness(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Witness]:
    monkeypatch.setattr(SqliteStore, "write", SqliteStore.write)  # `mark` changes it
    async with parlour(path, PEOPLE, **SETTINGS) as here:
        made = Witness(here.service, here.clock, people=PEOPLE)
        made.path = path
        await made.begin()
        yield made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.sqlite3"


async def test_all_is_explained(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with witness(path, monkeypatch) as here:
        await here.give(BOB, up_to(3))
        await here.give(CHLOE, up_to(4))
        await here.do(ANN, Explore())
        await here.pass_time(HIGH)
        assert here.wrong() == []
        assert here.books.sources["order"] >= 2
        copied = path.with_name("copy.sqlite3")
        diary.without(path, copied)
        with closing(sqlite3.connect(copied)) as db:
            names = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
        assert not [name for name in names if name.startswith("diary")]


async def test_an_answer_that_is_published_and_kept_is_seen(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if it were published in one transaction and forgotten in the next."""
    async with witness(path, monkeypatch) as here:
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        assert here.wrong() == []
        assert here.books.sources["kept"] == 1
        [row] = await here.store.read(lambda db: db.execute("SELECT * FROM held").fetchall())
        kept = {name: row[name] for name in row.keys()}  # noqa: SIM118 - a row is no dict
        await here.pass_time(HIGH)
        assert here.wrong() == []
        assert here.books.sources["held"] == 1
        again = f"INSERT INTO held VALUES ({', '.join(f':{name}' for name in kept)})"
        await here.store.write(lambda db: db.execute(again, kept))
        [sentence] = here.wrong()
        assert "nobody gave the answer that is held for seat 1" in sentence


async def test_what_vanishes_is_seen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with witness(path, monkeypatch) as here:
        await here.give(CHLOE, up_to(3))
        await here.do(ANN, Attack(1))
        await here.do(BOB, Done())
        [lost] = await here.sabotage("DELETE FROM held")
        assert "the held answer of seat 1 is gone" in lost
        [lost] = await here.sabotage("DELETE FROM orders")
        assert "order 1 of seat 2 is gone" in lost
        await here.press(
            CHLOE,
            "planned",
            lambda n: here.service.plans.plan(here.table_id, CHLOE.id, None, Draw(), interaction=n),
        )
        [lost] = await here.sabotage("DELETE FROM plans")
        assert "the plan of seat 2 is gone" in lost


@pytest.mark.parametrize("implied", [False, True])
async def test_a_plan_passes_over_nothing_but_what_goes_without_saying(
    path: Path, monkeypatch: pytest.MonkeyPatch, implied: bool
) -> None:
    """Carrying it out where that is not asked any more leaves no step, and no number of a press."""
    async with witness(path, monkeypatch) as here:
        await here.press(
            CHLOE,
            "planned",
            lambda n: here.service.plans.plan(here.table_id, CHLOE.id, None, Draw(), interaction=n),
        )
        draw = {"question": "act", "action": {"kind": "draw"}, "implied": implied}
        assert await here.sabotage(f"UPDATE plans SET actions = '{json.dumps([draw])}'") == []
        found = await here.sabotage("UPDATE plans SET actions = actions, done = 1")
        assert bool(found) != implied
        assert all("the plan of seat 2 is at 1 after 0" in lost for lost in found)


async def test_a_press_that_carries_a_plan_out_passes_over_what_goes_without_saying(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with witness(path, monkeypatch) as here:
        wishes = [
            {"question": "respond", "action": {"kind": "done"}, "implied": True},
            {"question": "act", "action": {"kind": "draw"}},
        ]
        await here.sabotage(
            "INSERT INTO plans (game_id, seat, mode, actions, done, begun, at)"
            f" VALUES ({here.table_id}, 0, 'propose', '{json.dumps(wishes)}', 0, 1, 0)"
        )
        carry_out = here.service.plans.carry_out_plan
        await here.press(
            ANN, "carryout", lambda n: carry_out(here.table_id, ANN.id, None, interaction=n)
        )
        assert here.wrong() == []
        assert here.books.sources["plan"] == 1


async def test_a_press_stands_for_its_answer_and_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with witness(path, monkeypatch) as here:
        draws = await here.choose(ANN, Draw())
        [doubled] = await here.carries_out(draws, Draw(), Discard("b1"))
        assert "nobody made step 5 of seat 0" in doubled
        [wrong] = await here.carries_out(await here.choose(BOB, Draw()), Attack(2))
        assert "was for Draw(kind='draw') and did Attack(" in wrong


async def test_a_typed_line_stands_for_its_answers_in_their_order(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with witness(path, monkeypatch) as here:
        line = Wish(ANN.id, "play", line="draw; discard b2")
        assert await here.carries_out(line, Draw(), Discard("b2")) == []
        line = Wish(BOB.id, "play", line="draw; discard b2")
        assert await here.carries_out(line, Draw()) == [], "the rest may never come"
        assert await here.carries_out(await here.choose(BOB, Discard("b2")), Discard("b2")) == []
        line = Wish(CHLOE.id, "play", line="draw; discard b2")
        [doubled] = await here.carries_out(line, Draw(), Discard("b1"))
        assert "nobody made step" in doubled


async def test_a_line_goes_on_although_somebody_pressed_elsewhere_meanwhile(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with witness(path, monkeypatch) as here:
        first = here.table_id
        await Skirmish.begin(here)
        second, here.table_id = here.table_id, first
        line = Wish(ANN.id, "play", line="draw; discard b2")
        assert await here.carries_out(line, Draw()) == []
        here.table_id = second
        assert await here.carries_out(await here.choose(ANN, Draw()), Draw()) == []
        await here.service.playing.act(first, ANN.id, None, Discard("b2"))
        assert here.wrong() == []


def test_an_answer_that_is_not_the_next_one_leaves_the_rest_to_come() -> None:
    here = Asked(toy.RULES, (), (), None, None, None)  # type: ignore[arg-type]
    rest = Following([Draw(), Discard("b2")])
    assert not rest.goes_on(here, Discard("b2"))
    assert rest.goes_on(here, Draw())
    assert rest.goes_on(here, Discard("b2"))
    assert not rest.goes_on(here, Discard("b2"))


async def test_what_comes_from_nowhere_is_seen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with witness(path, monkeypatch) as here:
        assert here.wrong() == []
        await here.service.playing.act(here.table_id, ANN.id, None, Attack(1))
        [doubled] = here.wrong()
        assert "nobody made step 4 of seat 0" in doubled
        await here.order(BOB, DONE)
        assert ["nobody gave order" in sentence for sentence in here.wrong()] == [True]
        number = "INSERT INTO interactions VALUES (77, 1, 0)"
        here.wishes[77] = Wish(ANN.id, "panel")
        [lost] = await here.sabotage(number)
        assert "panel (77) did nothing" in lost
        found = await here.sabotage("UPDATE steps SET hash = 'x' WHERE seq = 4")
        assert "step 4 was changed" in found[0]


async def test_steps_that_go_without_consent_are_seen(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with witness(path, monkeypatch) as here:
        await here.do(ANN, Attack(1))
        found = await here.sabotage("DELETE FROM steps WHERE seq = 4")
        assert "published steps [4] are gone" in found[0]


@pytest.mark.parametrize("ends", [True, False])
async def test_an_order_that_outlives_its_question_is_seen(
    path: Path, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    async with witness(path, monkeypatch) as here:
        if not ends:
            monkeypatch.setattr(StandingOrders, "_over", lambda self, change: [])
        await here.give(BOB, Order("defend", "done", about={"attack": 5}))
        await here.do(ANN, Attack(1))
        await here.pass_time(HIGH)
        assert ["order 1 is over and still there" in s for s in here.wrong()] == [True][ends:]
