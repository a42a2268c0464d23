"""Drawing processes: the same pictures, whatever befalls them, and who is served first."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import render.registry
from bot.drawing import drawer, workers
from bot.drawing.pictures import KEPT_ORDERS, Pictures, _Order, _Orders
from bot.drawing.process import Loading
from bot.drawing.workers import Failed, Lost, Studio, Worker
from bot.widgets import cardfile
from bot.widgets.words import Speech
from engine import registry
from engine.core import Amount, Decision, Pick, Rules, Subset
from engine.selfplay import walk
from render.picture import encode
from render.registry import presentation
from tables.model.table import Seat
from tests.bot import moody_look
from tests.bot.test_ui_words import TABLE
from tests.kernel.toy import ENTRY
from tests.witnesses import witnessed

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.filterwarnings("error")


@pytest.fixture(autouse=True)
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes load what they need when they need it: fast enough for tests."""
    monkeypatch.setattr(drawer, "needed", lambda *_: None)


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures(workers=1)
    yield pictures
    pictures.close()
    assert gone(pictures.processes)


@pytest.fixture
def moody(toy: Rules[Any], monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[Speech, Any]]:
    """A table of the toy game whose first player has this name, and its view."""
    entry = replace(ENTRY, board="tests.bot.moody_look")
    monkeypatch.setitem(registry.GAMES, toy.meta.key, entry)
    render.registry.presentation.cache_clear()
    view = toy.view(toy.setup(toy.options(), 2, 1).state, None)

    def table(name: str) -> tuple[Speech, Any]:
        seats = (Seat(0, 1, name), Seat(1, 2, "Bob"))
        return Speech(replace(TABLE, game=toy.meta.key, seats=seats)), view

    return table


def gone(numbers: tuple[int, ...], seconds: float = 30.0) -> bool:
    """Whether all these processes have ended, at the latest after so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(_lives(number) for number in numbers):
            return True
        time.sleep(0.02)
    return False


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


# --- whether it works ----------------------------------------------------------------------------


@pytest.mark.parametrize("processes", [0, 1])
async def test_who_answers_everything_with_an_error_does_not_draw(
    processes: int, tmp_path: Path
) -> None:
    studio = Studio(processes)
    missing = tmp_path / "a font"
    try:
        for _ in range(workers.FAILURES):
            assert not studio.ailing()
            with pytest.raises(Failed):
                await asyncio.wrap_future(studio.submit(os.stat, str(missing)))
        assert studio.ailing()
        await tried(studio)
        assert studio.ailing(), "what failed was tried again, and failed"
        missing.touch()
        await tried(studio)
        assert not studio.ailing(), "nobody had to ask for a picture"
    finally:
        studio.close()


async def tried(studio: Studio) -> None:
    """What it tries where it ails, begun only now."""
    for _ in range(2):
        studio.ailing()
        assert studio._trial is not None
        with suppress(Failed):
            await asyncio.wrap_future(studio._trial)


async def test_a_picture_among_others_that_fails_is_no_alarm(tmp_path: Path) -> None:
    studio = Studio(0)
    try:
        for _ in range(2 * workers.FAILURES):
            with pytest.raises(Failed):
                await asyncio.wrap_future(studio.submit(os.stat, str(tmp_path / "none")))
            await asyncio.wrap_future(studio.submit(os.stat, str(tmp_path)))
        for _ in range(workers.FAILURES):  # nor is work that is done apart
            with pytest.raises(Failed):
                await studio.apart(os.stat, str(tmp_path / "none"))
        assert not studio.ailing()
    finally:
        studio.close()


# --- the same pictures ---------------------------------------------------------------------------


@pytest.mark.sliced
async def test_a_process_draws_byte_for_byte_what_this_one_draws(pictures: Pictures) -> None:
    here = Pictures(workers=0)
    for key in tuple(registry.keys()):
        rules = registry.rules(key)
        seats = min(rules.meta.seats)
        state = rules.setup(rules.options(), seats, 5).state
        named = tuple(Seat(n, n + 1, f"Zoë {n}") for n in range(seats))
        speech = Speech(replace(TABLE, game=key, seats=named))
        view = rules.view(state, 0)
        if speech.painter is None:
            continue
        for name in speech.painter.pictures(view):
            found = [await p.board(speech, view, name) for p in (here, pictures)]
            assert found[0] is not None
            assert found[0] == found[1], f"{key} {name}"
        before, after = (
            rules.view(rules.setup(rules.options(), seats, n).state, 0) for n in (5, 6)
        )
        found = [await p.changes(speech, before, after, "new") for p in (here, pictures)]
        assert found[0] is not None
        assert found[0] == found[1]
        found = [await p.hand(speech, view) for p in (here, pictures)]
        assert found[0] == found[1]
    card = next(c for c in cardfile.shelf() if c.game != "antike-duellum")
    found = [await p.card(card) for p in (here, pictures)]
    assert found[0] is not None
    assert found[0] == found[1]
    here.close()
    assert len(pictures.processes) == 1
    assert os.getpid() not in pictures.processes


@pytest.mark.sliced
async def test_a_process_draws_every_question_as_this_one_does(pictures: Pictures) -> None:
    """Questions hold functions, which no pipe carries: what is drawn must not hang on those."""
    names, seen = ("Ann", "Bob", "Chloe", "Dimitri", "Eve"), set()
    for key in tuple(registry.keys()):
        rules, painter = registry.rules(key), presentation(key).painter
        if painter is None:
            continue
        seats = max(rules.meta.seats)
        named = tuple(Seat(n, n + 1, name) for n, name in enumerate(names[:seats]))
        speech = Speech(replace(TABLE, game=key, seats=named))
        for view, asked in questions(rules, seats):
            here = painter.question(view, asked, speech.table.names)
            there = await pictures.question(speech, view, asked, means=True)
            assert (here is None) == (there is None), asked.kind
            if here is not None and there is not None:
                assert there.data == encode(here, "question").data, asked.kind
            assert await pictures.question(speech, view, asked, means=True) == there
            seen |= {type(menu) for menu in asked.menus}
    witnessed(
        seen,
        "questions with these shapes of menu",
        "the questions of every game, see `questions` above",
        every={Pick, Amount, Subset},
    )


def questions(rules: Rules[Any], seats: int) -> Iterator[tuple[Any, Decision]]:
    """One question of each kind with each kind of menus, for the seat that is asked."""
    seen = set()
    for seed in (1, 2):
        for ply in walk(rules, rules.options(), seats, seed):
            for asked in ply.decisions:
                kind = (asked.kind, *(type(menu) for menu in asked.menus))
                if kind not in seen:
                    seen.add(kind)
                    yield rules.view(ply.state, asked.seat), asked


async def test_the_public_board_and_the_panels_share_a_picture() -> None:
    pictures = Pictures(workers=0)
    for key in tuple(registry.keys()):
        rules = registry.rules(key)
        state = rules.setup(rules.options(), 2, 1).state
        speech = Speech(replace(TABLE, game=key, seats=(Seat(0, 1, "Ann"), Seat(1, 2, "Bob"))))
        boards = [await pictures.board(speech, rules.view(state, v)) for v in (0, 1, None)]
        assert boards[0] is not None
        assert boards[0].data is boards[1].data is boards[2].data  # type: ignore[union-attr]
    pictures.close()


async def test_a_view_is_looked_through_once_for_each_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules, seats = registry.rules("belfort"), (Seat(0, 1, "Ann"), Seat(1, 2, "Bob"))
    speech = Speech(replace(TABLE, game="belfort", seats=seats))
    painter, looked = speech.painter, list[tuple[int, str]]()
    assert painter is not None
    public = painter.public

    def counted(view: Any, name: str) -> Any:
        looked.append((id(view), name))
        return public(view, name)

    state = rules.setup(rules.options(), 2, 1).state
    views = [rules.view(state, 0), rules.view(state, 0), rules.view(state, 1)]
    parts = [*painter.parts(views[0], "phone")]
    asked = [(view, part) for view in (*views, *views) for part in parts]
    alone = [await Pictures(workers=0).board(speech, *one) for one in asked]
    monkeypatch.setattr(painter, "public", counted)
    together = Pictures(workers=0)
    assert [await together.board(speech, *one) for one in asked] == alone
    assert len(set(looked)) == len(looked) == len(views) * len(parts)
    few = _Orders()
    for n in range(KEPT_ORDERS + 1):
        few.put(views[0], n, _Order((), ""))
    assert few.get(views[0], 0) is None
    assert few.get(views[0], KEPT_ORDERS) is not None
    together.close()


# --- what befalls a process ----------------------------------------------------------------------


@pytest.mark.sliced(10)
async def test_a_process_killed_while_it_draws_is_replaced(
    pictures: Pictures,
    moody: Callable[[str], tuple[Speech, Any]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await pictures.board(*moody("Ann")) is not None
    [first] = pictures.processes
    assert await pictures.board(*moody("Killed")) is None
    assert "[" in caplog.text
    assert "cannot be drawn\na drawing process ended before its time (9)" in caplog.text
    assert await pictures.board(*moody("Ann again")) is not None
    [second] = pictures.processes
    assert first != second
    assert gone((first,))


@pytest.mark.sliced
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
async def test_a_process_killed_from_outside_costs_one_picture_at_most(
    pictures: Pictures, moody: Callable[[str], tuple[Speech, Any]]
) -> None:
    await pictures.warm()
    [first] = pictures.processes
    drawing = asyncio.create_task(pictures.board(*moody("Slow")))
    await asyncio.sleep(0.2)
    os.kill(first, signal.SIGTERM)
    os.kill(first, signal.SIGINT)
    await asyncio.sleep(0.2)
    assert not drawing.done(), "only the bot decides when drawing ends"
    os.kill(first, signal.SIGKILL)
    assert await asyncio.wait_for(drawing, 30.0) is None
    assert await pictures.board(*moody("Ann")) is not None
    os.kill(pictures.processes[0], signal.SIGKILL)
    assert gone((), 0.1)
    await asyncio.sleep(0.1)
    assert await pictures.board(*moody("Chloe")) is not None, "idle ones cost none"


async def test_a_broken_font_is_told_and_the_process_goes_on(
    pictures: Pictures,
    moody: Callable[[str], tuple[Speech, Any]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert await pictures.board(*moody("Fontless")) is None
    [number] = pictures.processes
    assert "paint of Skirmish · table" in caplog.text
    assert "OSError: the font is broken" in caplog.text
    assert await pictures.board(*moody("Ann")) is not None
    assert pictures.processes == (number,)


@pytest.mark.parametrize("workers", [0, 1])
async def test_the_log_repeats_no_words_that_may_be_hidden(
    workers: int, moody: Callable[[str], tuple[Speech, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    pictures = Pictures(workers=workers)
    assert await pictures.board(*moody("Careless")) is None
    pictures.close()
    assert "moody_look.py" in caplog.text
    assert "KeyError" in caplog.text
    assert "nobody may know" not in caplog.text.replace('raise KeyError("a card nobody may', "")


async def test_what_takes_too_long_is_ended(moody: Callable[[str], tuple[Speech, Any]]) -> None:
    speech, view = moody("Slow")
    worker = Worker(limit=1.0)
    args = (speech.shown.board, view, "board", speech.table.names, "en")
    with pytest.raises(Lost):
        await asyncio.to_thread(worker.call, drawer.paint, args)
    worker.close()


async def test_loading_may_take_long_where_the_machine_is_busy(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One game once, before its first picture; the limit is for the picture alone."""
    asked: list[Any] = []

    def needed(function: Any, args: Any) -> Loading:
        asked.append(args)
        return moody_look.load_slowly, "2.5"

    worker = Worker(needed=needed, limit=1.0)
    try:
        assert await asyncio.to_thread(worker.call, abs, (-2,)) == (True, 2)
        first, began = worker.number, time.monotonic()
        assert await asyncio.to_thread(worker.call, abs, (-3,)) == (True, 3)
        assert time.monotonic() - began < 2.0, "not loaded again"
        assert worker.number == first
        assert len(asked) == 2
        with pytest.raises(Lost):
            await asyncio.to_thread(worker.call, time.sleep, (60,))
    finally:
        worker.close()
    assert caplog.text.count("takes longer than") == 1


@pytest.mark.sliced(10)
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")
async def test_loading_in_circles_is_ended_by_the_time_of_the_processor() -> None:
    worker = Worker(needed=lambda *_: (moody_look.load_in_circles, ""), limit=0.5)
    with pytest.raises(Lost):
        await asyncio.to_thread(worker.call, abs, (-2,))
    worker.close()


async def test_what_cannot_be_loaded_is_told_and_tried_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    worker = Worker(needed=lambda *_: (drawer.load, "no.such.module"))
    for _ in range(3):
        assert worker.call(abs, (-2,)) == (True, 2)
    worker.close()
    assert caplog.text.count("load of no.such.module fails") == 1


async def test_games_are_loaded_one_by_one_and_pictures_come_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    studio = Studio(1)

    def load(self: Worker, what: Loading) -> None:
        done.append(what[1])
        if what[1] == "one":
            job.append(studio.submit(abs, -2))

    job: list[Any] = []
    monkeypatch.setattr(Worker, "load", load)
    carry_out = studio._carry_out

    def noted(hand: Any, found: Any) -> bool:
        done.append("picture")
        return carry_out(hand, found)

    monkeypatch.setattr(studio, "_carry_out", noted)
    await studio.warm(("one", "two"))
    assert job[0].result() == 2
    assert done == ["one", "picture", "two"]
    studio.close()


@pytest.mark.sliced(10)
async def test_after_a_death_only_what_is_asked_for_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    load = Worker.load

    def noted(self: Worker, what: Loading) -> None:
        asked.append(what[1])
        load(self, (moody_look.fall, what[1]))

    monkeypatch.setattr(Worker, "load", noted)
    studio = Studio(1)
    await studio.warm(("one", "two", "three"))
    assert await asyncio.wrap_future(studio.submit(abs, -2)) == 2
    assert asked == ["one"]
    studio.close()


@pytest.mark.sliced(10)
async def test_pictures_that_are_lost_are_told_once(
    pictures: Pictures,
    moody: Callable[[str], tuple[Speech, Any]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    speech, view = moody("Killed")
    for _ in range(workers.DEATHS + 2):
        assert await pictures.board(speech, view) is None
    loud = [r.getMessage().split("\n")[0] for r in caplog.records if r.levelname != "INFO"]
    assert len(loud) == 3, loud
    assert "ended before its time" in loud[0]
    assert "cannot be drawn" in loud[1]
    assert "do not stay alive" in loud[2]
    [worker] = pictures._studio._hands
    monkey: Any = worker
    monkey._rest_until = 0.0
    assert await pictures.board(*moody("Ann")) is not None
    told = [r.getMessage() for r in caplog.records]
    assert told.count("pictures are drawn again") == 1
    assert told.count("drawing works again") == 1


@pytest.mark.sliced(10)
async def test_a_call_that_nobody_wants_any_more_is_broken_off(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Another process takes its place; it is no death that anybody hears of."""
    worker = Worker()
    assert worker.call(abs, (-2,)) == (True, 2)
    first = worker.number
    sleeping = asyncio.create_task(asyncio.to_thread(worker.call, time.sleep, (600,)))
    while not worker._busy.locked():
        await asyncio.sleep(0.01)
    worker.drop()
    with pytest.raises(Lost):
        await sleeping
    worker.drop()  # nothing is under way
    assert worker.call(abs, (-3,)) == (True, 3)
    assert worker.number != first
    worker.close()
    assert caplog.text == ""


@pytest.mark.skipif(os.name != "posix", reason="elsewhere nobody stands back")
def test_work_apart_stands_back_behind_the_bot() -> None:
    """In the bot's session, for Linux shares the processors out between sessions first; but not
    where Ctrl-C is heard."""
    worker = Worker(nice=workers.NICER)
    assert worker.call(abs, (-2,)) == (True, 2)
    assert worker.number is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.number) == min(19, own + workers.NICER)
    assert os.getsid(worker.number) == os.getsid(0)
    assert os.getpgid(worker.number) != os.getpgid(0)
    worker.close()


@pytest.mark.sliced
async def test_processes_that_do_not_live_are_not_started_without_end(
    moody: Callable[[str], tuple[Speech, Any]],
) -> None:
    speech, view = moody("Killed")
    worker = Worker()
    args = (speech.shown.board, view, "board", speech.table.names, "en")
    for _ in range(workers.DEATHS):
        with pytest.raises(Lost, match="before its time"):
            worker.call(drawer.paint, args)
    with pytest.raises(Lost, match="do not stay alive"):
        worker.call(moody_look.number, ())
    worker.close()


async def test_a_process_that_cannot_be_started_is_no_error_for_players(
    pictures: Pictures,
    moody: Callable[[str], tuple[Speech, Any]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sys, "executable", str(ROOT / "no" / "python"))
    assert await pictures.board(*moody("Ann")) is None
    assert "no drawing process can be started" in caplog.text


async def test_the_token_stays_with_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "of no use")
    studio = Studio(1)
    assert "DISCORD_TOKEN" not in await asyncio.wrap_future(studio.submit(moody_look.secrets))
    studio.close()


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.sliced(10)
async def test_closing_ends_processes_in_the_middle_of_their_work(
    moody: Callable[[str], tuple[Speech, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    pictures = Pictures(workers=2)
    await pictures.warm()
    numbers = pictures.processes
    assert len(numbers) == 2
    drawings = [asyncio.create_task(pictures.board(*moody("Slow"))) for _ in range(2)]
    waiting = asyncio.create_task(pictures.apart(time.sleep, 600))
    async with asyncio.timeout(30.0):
        while len(numbers := pictures.processes) < 3:
            await asyncio.sleep(0.02)
    begun = time.monotonic()
    pictures.close()
    assert time.monotonic() - begun < 60.0, "the work would take ten minutes"
    assert gone(numbers)
    await asyncio.gather(*drawings, waiting, return_exceptions=True)
    assert "cannot be drawn" not in caplog.text
    assert await pictures.board(*moody("Late")) is None, "after the end there are words"


@pytest.mark.sliced(10)
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
@pytest.mark.parametrize("busy", ["", "studio.submit(time.sleep, 60)"])
def test_a_process_does_not_outlive_a_bot_that_is_killed(busy: str) -> None:
    program = (
        "import time\n"
        "from bot.drawing.workers import Studio\n"
        "from tests.bot import moody_look\n"
        "studio = Studio(1)\n"
        "number = studio.submit(moody_look.number).result()\n"
        f"{busy}\n"
        "print(number, flush=True)\n"
        "time.sleep(60)\n"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        number = int(bot.stdout.readline())
        assert number != bot.pid
        assert not gone((number,), 0.1)
        bot.kill()
        assert gone((number,))


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a launcher may stand between the two")
def test_a_process_ends_whose_bot_was_gone_before_it_began() -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as bot:
        bot.wait()
    program = f"from bot.drawing.process import main; main(0, {bot.pid})"
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as drawing:
        assert drawing.wait(30.0) == 1, "its input is still open"


@pytest.mark.sliced
async def test_work_apart_holds_up_no_picture(
    pictures: Pictures, moody: Callable[[str], tuple[Speech, Any]]
) -> None:
    lapse = asyncio.create_task(pictures.apart(time.sleep, 60))
    other = asyncio.create_task(pictures.apart(moody_look.number))
    assert await asyncio.wait_for(pictures.board(*moody("Ann")), 20.0) is not None
    assert not lapse.done()
    assert not other.done(), "one at a time"
    lapse.cancel()
    number = await asyncio.wait_for(other, 60.0)
    assert number not in pictures.processes
    assert gone((number,))
    with pytest.raises(workers.Failed, match="ZeroDivisionError"):
        await pictures.apart(divmod, 1, 0)
    with pytest.raises(workers.Failed):
        await pictures.apart(moody_look.unsendable)
