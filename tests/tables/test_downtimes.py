"""An announced stop of the bot: who is told, what is kept of it, and whose clocks it stops."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.widgets import saying
from tables.maintenance import doctor
from tables.model.clock import ClockRules
from tables.model.downtime import Downtime, DowntimeOver
from tables.model.errors import UserError
from tests.tables.backends import behind
from tests.tables.errands import rules_of
from tests.tables.parlour import ANN, Parlour
from tests.tables.refused import refused

MINUTE = 60.0


async def test_running_tables_are_told_where_the_bot_may_speak(here: Parlour) -> None:
    first, gone, other = await here.game(), await here.game(), await here.game()
    await here.lobby()
    await here.service.places.lose_place(gone.id)
    said, count = await here.service.downtimes.announce(10, 20)
    assert count == 2
    assert said == Downtime(begins=int(here.clock()) + 600, ends=int(here.clock()) + 1800)
    told = [row.table_id for row in await here.outbox() if isinstance(row.message, Downtime)]
    assert told == [first.id, other.id]


async def test_it_is_taken_back_where_it_was_posted(here: Parlour, path: Path) -> None:
    table = await here.game()
    downtimes = here.service.downtimes
    assert await downtimes.announced() is None
    said, _ = await downtimes.announce(10, 20)
    assert await downtimes.announced() == said
    assert await downtimes.take_back() == 1
    assert await downtimes.announced() is None
    assert await here.told(Downtime) == [], "it was not tried yet, so nothing has to go"
    await downtimes.announce(10, 20)
    await here.store.write(
        lambda db: db.execute(
            "UPDATE outbox SET state = 'sent', attempts = 1, message_id = 77, done_at = created_at"
            " WHERE kind = 'downtime'"
        )
    )
    assert await downtimes.message(table.id) == 77
    assert await downtimes.take_back() == 1
    assert await downtimes.message(table.id) is None
    [over] = [row for row in await here.outbox() if isinstance(row.message, DowntimeOver)]
    assert await downtimes.messages(table.id, over.id) == [77]
    assert await downtimes.take_back() == 0
    found = doctor.examine(behind(path), rules_of).findings
    assert found == [], [saying.found(one) for one in found]


@pytest.mark.parametrize(("ahead", "lasts"), [(-1, 5), (1, 0), (24 * 60 + 1, 5), (0, 24 * 60 + 1)])
async def test_no_longer_than_a_day(here: Parlour, ahead: int, lasts: int) -> None:
    with refused(UserError, "24 hours"):
        await here.service.downtimes.announce(ahead, lasts)


@pytest.mark.parametrize(
    ("announced", "minutes", "counted"),
    [(True, 10, 0), (False, 10, 10), (True, 2, 2), (False, 20, 0), (True, 20, 0)],
)
async def test_clocks_stop_meanwhile(
    here: Parlour, announced: bool, minutes: int, counted: int
) -> None:
    table = await here.game()
    rules = ClockRules(move=3_600.0, fallback="none", pauses="none")
    await here.reminders.change_rules(table, ANN.id, lambda _: rules)
    if announced:
        await here.service.downtimes.announce(0, 5)
    await here.reminders.tick()
    [before] = await here.reminders.deadlines(table.id)
    here.clock.at += minutes * MINUTE
    await here.reminders.tick()
    [after] = await here.reminders.deadlines(table.id)
    assert before.deadline is not None
    assert after.deadline is not None
    assert after.deadline - before.deadline == (minutes - counted) * MINUTE
    await here.reminders.stop()
