"""“Report a problem”: from the button to the row in the database; what a reporter may not do."""

from __future__ import annotations

import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
import simcord

from engine import registry
from tables.maintenance import doctor, problems
from tables.maintenance.problems import AT_MOST, SUMMARY, WORDS, Problem
from tables.model.errors import DamagedSave
from tables.store.connection import Connection
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, words

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"  # an example, not a token


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def kept(world: World) -> list[Problem]:
    return await world.service.store.read(problems.listed)


async def written(world: World, name: str, window: Any, said: str) -> str:
    """Fill the window in; what the reporter is told."""
    assert window.modal is not None
    assert "What is wrong?" in json.dumps(window.modal)
    answer = await world[name].submit_modal(window, {"words": said})
    assert answer.ephemeral
    return words(answer.response)


async def report(world: World, name: str, said: str, **options: Any) -> str:
    window = await world[name].slash(world.channel, "report", **options)
    return await written(world, name, window, said)


async def test_a_report_keeps_table_step_words_version_and_last_press(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    name = next(n for n, a in world.people.items() if a is actor)
    clicker = Clicker(world, actor, random.Random(4))
    panel = await world.open_panel(actor)
    for _ in range(3):
        if (await world.table()).draft_seat is None:
            await clicker.press(panel, clicker.rng.choice(clicker.units(panel)))
    table = await world.table()
    told = await report(world, name, "The  market is\nwrong.\x1b[31m")

    [problem] = await kept(world)
    assert problem.reference in told
    assert f"table {table.id} after step {table.seq}" in told
    assert (problem.table_id, problem.seq) == (table.id, table.seq)
    assert (problem.user_id, problem.summary) == (actor.id, SUMMARY)
    assert problem.report is not None
    assert problem.report.words == "The market is\nwrong. [31m"
    assert problem.report.version == problems.version()
    assert problem.report.last is not None
    assert "agora:panel:1:" in problem.report.last
    assert problem.report.draft_seat == table.draft_seat
    assert len(problem.report.steps) == table.seq + 1
    assert await world.table() == table, "nothing changes at the table"
    assert f"[{problem.reference}] a player reported a problem (table 1, step {table.seq})" in (
        caplog.text
    )
    assert "market" not in caplog.text, "the words are in the database only"


async def test_the_button_is_in_help_closer_look_and_more_choices(world: World) -> None:
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    name = next(n for n, a in world.people.items() if a is actor)
    panel = await world.open_panel(actor)
    assert not [p for p in presses(panel) if p.parsed.op == "report"], "not in everybody's way"
    [more] = [p for p in presses(panel) if p.label == "More choices"]
    unfolded = await actor.click(panel, custom_id=more.custom_id)
    assert unfolded.response is not None
    closer = await world.press(actor, unfolded.response, "closer")
    helped = await actor.slash(world.channel, "help")
    for number, shown in enumerate((unfolded, closer, helped), 1):
        assert shown.response is not None
        window = await world.press(actor, shown.response, "report")
        assert "reference" in await written(world, name, window, f"problem {number}")
    assert [(p.table_id, p.report and p.report.words) for p in await kept(world)] == [
        (1, f"problem {number}") for number in (1, 2, 3)
    ]


async def test_an_error_answer_has_the_button_and_the_report_names_the_error(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["component agora:turn"]
    await world.start("Ann", "Bob")
    [actor] = await world.asked()
    name = next(n for n, a in world.people.items() if a is actor)
    panel = await world.open_panel(actor)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the cellar is on fire")

    async def damaged(*_: object) -> None:
        raise DamagedSave("damaged_save", "1234-ABCD")

    with monkeypatch.context() as patch:
        patch.setattr(world.service.views, "of", broken)
        failed = await world.press(actor, world.board(), "turn")
    assert failed.response is not None
    window = await world.press(actor, failed.response, "report")
    await written(world, name, window, "I only wanted my turn")
    fault, mine = await kept(world)
    assert mine.report is not None
    assert mine.report.about == fault.reference
    assert mine.table_id == 1

    with monkeypatch.context() as patch:
        patch.setattr(world.service.views, "of", damaged)
        first = presses(panel)[0]
        if first.value is None:
            failed = await actor.click(panel, custom_id=first.custom_id)
        else:
            failed = await actor.select(panel, [first.value], custom_id=first.custom_id)
    window = await world.press(actor, failed.followups[0], "report")
    await written(world, name, window, "again")
    [report] = [p.report for p in await kept(world) if p.report and p.report.words == "again"]
    assert report.about == "1234-ABCD"


async def test_without_a_table_and_in_a_direct_message(world: World) -> None:
    told = await report(world, "Ann", "I cannot find the games")
    assert "It holds your words, so the" in told
    answer = await world["Bob"].user.slash("report")
    assert answer.modal is not None
    sent = await world["Bob"].user.submit_modal(answer, {"words": "nor I"})
    assert "reference" in words(sent.response)
    assert [(p.table_id, p.seq) for p in await kept(world)] == [(None, None)] * 2


async def test_a_lobby_can_be_reported(world: World) -> None:
    await world["Ann"].slash(world.channel, "game new", game="antike-duellum")
    await report(world, "Ann", "I cannot start")
    [problem] = await kept(world)
    assert (problem.table_id, problem.seq) == (1, 0)


async def test_too_many_reports_are_declined_for_an_hour(world: World) -> None:
    for number in range(AT_MOST):
        await report(world, "Ann", f"problem {number}")
    assert "Please wait a while" in await report(world, "Ann", "one more")
    assert "reference" in await report(world, "Bob", "mine")
    assert len(await kept(world)) == AT_MOST + 1
    await world.advance(3_601)
    assert "reference" in await report(world, "Ann", "one more")


NASTY = (
    "'; DROP TABLE problems; --",
    "../../../../etc/passwd",
    "@everyone <@&1> <@1> @here [x](https://example.com) `code` {0.__class__} %s",
    "\u202e\u200b\u2028\x07 turned around",
    "💥" * WORDS,
    "\n" * 40 + "x" + "\n" * 40,
    '"}],"steps":[[0,null,"0"]],"words":"',
)


@pytest.mark.parametrize("said", NASTY, ids=range(len(NASTY)))
async def test_nasty_words_are_kept_harmlessly(world: World, said: str) -> None:
    await world.start("Ann", "Bob")
    told = await report(world, "Ann", said[:WORDS])
    [problem] = await kept(world)
    assert problem.reference in told
    assert "everyone" not in told
    assert problem.report is not None
    assert problem.report.words == problems.tidy(said)
    assert "\n\n\n" not in problem.report.words
    assert all(c.isprintable() or c == "\n" for c in problem.report.words)
    assert len(problem.report.steps) == (await world.table()).seq + 1
    assert doctor.examine(world.where, registry.rules).findings == []


async def test_nothing_written_is_nothing_stored(world: World) -> None:
    assert "in a few words" in await report(world, "Ann", " \n \u200b ")
    assert await kept(world) == []


async def test_secrets_in_a_report_are_blotted(world: World) -> None:
    await report(world, "Ann", f"I pasted {TOKEN} here")
    [problem] = await kept(world)
    assert TOKEN not in problem.detail
    assert "[secret]" in problem.detail


async def test_a_stranger_cannot_attach_a_report_to_a_table(world: World) -> None:
    """Neither by the number nor by the button of somebody else."""
    await world.start("Ann", "Bob")
    elsewhere = world.guild.create_text_channel("elsewhere")
    window = await world["Chloe"].slash(elsewhere, "report")
    assert window.modal is not None
    asked_of(window)["custom_id"] = "agora:reported:1"
    await written(world, "Chloe", window, "let me in")
    await written(world, "Chloe", await world["Chloe"].slash(elsewhere, "report"), "hm")
    forged = await world["Chloe"].slash(elsewhere, "report")
    asked_of(forged)["custom_id"] = "agora:reported:999999999999:..:x"
    await written(world, "Chloe", forged, "and here")
    assert [p.table_id for p in await kept(world)] == [None, None, None]
    assert all(p.report and p.report.about is None for p in await kept(world))


async def test_a_window_is_answered_after_a_restart(world: World) -> None:
    await world.start("Ann", "Bob")
    window = await world["Ann"].slash(world.channel, "report")
    await world.restart()
    assert "reference" in await written(world, "Ann", window, "still here")
    assert [p.table_id for p in await kept(world)] == [1]


async def test_the_newest_lines_of_the_log_come_along(world: World) -> None:
    from tables.model.log import Recent

    recent = Recent(("hunter2",), keep=2)
    logging.getLogger().addHandler(recent)
    try:
        for text in ("one", "two hunter2", "three\nTraceback"):
            logging.getLogger("agora.test").warning(text)
        await report(world, "Ann", "look at the log")
    finally:
        logging.getLogger().removeHandler(recent)
    [problem] = await kept(world)
    assert problem.report is not None
    assert problem.report.log == (
        "WARNING agora.test: two [secret]",
        "WARNING agora.test: three",
    )


@pytest.mark.of_the_file
async def test_a_full_database_is_told_and_nothing_else_happens(world: World) -> None:
    world.expected += ["database_read_only"]

    def only_read(db: Connection) -> None:
        db.execute("PRAGMA query_only = ON")

    await world.service.store.read(only_read)
    assert "read-only. Nothing was changed" in await report(world, "Ann", "help")
    await world.service.store.read(lambda db: db.execute("PRAGMA query_only = OFF") and None)


def test_a_detail_that_cannot_be_read_is_no_report(tmp_path: Path) -> None:
    for detail in ("", "[]", "{}", '{"words": 1, "steps": [1]}'):
        assert problems.read_report(detail) is None


def asked_of(window: simcord.InteractionResult) -> dict[str, Any]:
    """The window that was opened, as Discord got it."""
    modal = window._interaction.modal
    assert modal is not None
    return modal
