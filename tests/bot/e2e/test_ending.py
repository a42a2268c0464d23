"""What a finished game posts: result, scores, last board, and a time-lapse of all of it."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.drawing.workers import Failed, Lost
from bot.features.history import timelapse
from engine import registry
from engine.core import Outcome, Rng
from engine.players import UniformPlayer
from render.registry import presentation
from tables.maintenance import doctor
from tables.model import outgoing
from tables.model.reel import positions
from tables.operations import repository
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import resign, set_pictures
from tests.tables.errands import Walk
from tests.tables.parlour import ANN, parlour

GAME = "antike-duellum"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """Most of these tests are not about boards."""


async def to_the_end(
    world: World, *names: str, game: str = GAME, pictures: str = "", **options: Any
) -> None:
    """Random answers until the game is over, without anybody pressing."""
    rules = registry.rules(game)
    table = await world.start(*(names or ("Ann", "Bob")), game=game, options=options or None)
    if pictures:
        await set_pictures(world, world["Ann"], pictures)
    loaded = await world.service.repository.load(table.id)
    here = await world.service.repository.steps.head(loaded, rules)
    state, decisions = here.state, here.decisions
    player, chance = UniformPlayer(), Rng(7)
    moves = []
    while decisions:
        decision = decisions[0]
        action = player.choose(rules.view(state, decision.seat), decision, chance)
        moves.append((decision.seat, action))
        step = rules.apply(state, decision.seat, action, decisions)
        state, decisions = step.state, step.decisions
    await world.quickly(moves)
    assert (await world.table()).status == "finished"


def lapses(world: World) -> list[ResponseMessage]:
    found = world.messages()
    return [m for m in found if any(a.filename == "time-lapse.webp" for a in m.attachments)]


async def kinds(world: World) -> list[tuple[str, str, str | None]]:
    """What there was to say up to the time-lapse, and what became of it."""

    def read(db: Any) -> list[tuple[str, str, str | None]]:
        found = db.execute(
            "SELECT kind, state, error FROM outbox WHERE kind NOT IN ('seal', 'podium') ORDER BY id"
        )
        return [(r[0], r[1], r[2]) for r in found]

    return await world.service.store.read(read)


@pytest.mark.sliced(10)
async def test_a_finished_game_posts_its_result_and_a_time_lapse(world: World) -> None:
    await to_the_end(world, turn_limit=15)
    over, lapse, _ = [m for m in world.messages() if m.attachments][-3:]
    assert "personages **" in words(over), "what is counted, then the number, of one too"
    assert over.attachments
    [message] = lapses(world)
    assert message.id == lapse.id
    [file] = message.attachments
    assert file.description
    assert "Time-lapse of the whole game" in file.description
    assert next(p for p in world.posted if p.id == message.id).pinged == ()
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    film = Image.open(io.BytesIO(data))
    assert film.n_frames > 5  # type: ignore[attr-defined]  # equal ones are one
    assert "every turn, from the beginning to the end" in words(message)
    assert [state for _, state, _ in await kinds(world)] == ["sent"] * len(await kinds(world))
    assert doctor.examine(world.where, registry.rules).findings == []
    page = await world.press(world["Chloe"], message, "begin")
    assert page.ephemeral
    last = (await world.table()).public_seq
    assert f"Step {last} of {last}" in words(page.response), "it leads back from the end"
    [picture] = page.response.attachments[:1] if page.response else []
    assert picture.filename.startswith("phone")


@pytest.mark.sliced(5)
@pytest.mark.parametrize(("shorter", "filmed"), [(0, 1), (1, 0)])
async def test_only_a_game_of_some_length_gets_a_time_lapse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shorter: int, filmed: int
) -> None:
    async with parlour(tmp_path / "a.sqlite3") as here:
        here.service.listen(filmed=lambda game: True)

        async def played() -> int:
            """How many steps a game takes."""
            table = await here.game(goal=3)
            await here.act(table, ANN, Walk(3))
            after = await here.table(table)
            assert after.status == "finished"
            return after.public_seq

        monkeypatch.setattr(repository, "FILMED", await played() + shorter)
        assert await here.told(outgoing.Timelapse) == []
        await played()
        assert len(await here.told(outgoing.Timelapse)) == filmed


async def test_a_time_lapse_that_discord_refuses_is_told_in_words(world: World) -> None:
    """With the same button; whoever looks back sees the game all the same."""
    fault = world.wire.fail(
        "POST", f"/channels/{world.channel.id}/messages", 400, code=50035, times=None, files=True
    )
    await to_the_end(world, turn_limit=15)
    assert fault.hits
    assert lapses(world) == []
    [message] = [m for m in world.messages() if "You can look back at the whole game" in words(m)]
    world.wire.mend()
    page = await world.press(world["Chloe"], message, "begin")
    assert "Step " in words(page.response)
    assert [state for kind, state, _ in await kinds(world) if kind == "lapse"] == ["sent"]


@pytest.mark.sliced(5)
async def test_a_table_in_words_has_no_time_lapse_but_the_way_back(world: World) -> None:
    await to_the_end(world, turn_limit=15, pictures="words")
    assert lapses(world) == []
    assert any("You can look back at the whole game" in words(m) for m in world.messages())


@pytest.mark.sliced(5)
@pytest.mark.parametrize("pictures", ["phone", "desk"])
async def test_a_time_lapse_has_the_format_of_the_table(
    world: World, pictures: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each frame is the picture that the table posted then."""
    drawn: set[str] = set()
    painter = presentation(GAME).painter
    assert painter is not None
    paint = painter.paint

    def watched(view: Any, picture: str, *rest: Any) -> Image.Image:
        drawn.add(picture)
        return paint(view, picture, *rest)

    async def apart(function: Any, *args: Any) -> Any:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(painter, "paint", watched)
            return function(*args)

    monkeypatch.setattr(world.bot.pictures, "apart", apart)
    await to_the_end(world, turn_limit=15, pictures=pictures)
    assert lapses(world)
    view = (await world.service.views.position((await world.table()).id, None)).view
    assert drawn == {painter.parts(view, "phone" if pictures == "phone" else "desk")[0]}


async def test_a_game_that_hardly_began_has_no_time_lapse(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    answer = await resign(world, world["Ann"])
    yes = next(p for p in presses(answer.response) if p.token.startswith("y"))
    await world["Ann"].click(there(answer.response), custom_id=yes.custom_id)
    assert (await world.table()).status == "finished"
    assert lapses(world) == []
    assert "lapse" not in [kind for kind, _, _ in await kinds(world)]


@pytest.mark.sliced
async def test_a_time_lapse_shows_what_spectators_saw(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "tta-new-story"
    seen: list[Any] = []
    painter = presentation(game).painter
    assert painter is not None
    paint = painter.paint

    def watched(view: Any, picture: str, names: Any, *rest: Any) -> Image.Image:
        seen.append(view)
        return paint(view, picture, names, *rest)

    async def apart(function: Any, *args: Any) -> Any:
        monkeypatch.setattr(painter, "paint", watched)
        try:
            return function(*args)
        finally:
            monkeypatch.setattr(painter, "paint", paint)

    monkeypatch.setattr(world.bot.pictures, "apart", apart)
    await to_the_end(world, game=game)
    table = await world.table()
    assert lapses(world)
    assert len(seen) > 20
    assert all(view.viewer is None for view in seen)
    ends = timelapse.thinned((await world.service.past.turns(table)).ends, timelapse.MOST)
    for view, seq in list(zip(seen, ends, strict=True))[:: len(ends) // 5]:
        then = await world.service.views.history(table.id, seq, None)
        assert view == painter.public(then.view, painter.parts(then.view, "phone")[0])


@pytest.mark.sliced(10)
async def test_a_crash_neither_loses_nor_doubles_it(world: World) -> None:
    await to_the_end(world, turn_limit=15)
    [message] = lapses(world)

    def again(db: Any) -> None:
        db.execute(
            "UPDATE outbox SET state = 'pending', done_at = NULL, message_id = NULL"
            " WHERE kind = 'lapse'"
        )

    await world.service.store.write(again)
    world.wire.forget_nonces()
    await world.restart()
    await world.env.settle()
    assert [m.id for m in lapses(world)] == [message.id], "it was found in the channel"
    assert (await kinds(world))[-1][:2] == ("lapse", "sent")


@pytest.mark.sliced(10)
async def test_what_was_not_posted_comes_after_a_restart(world: World) -> None:
    world.expected += ["outbox", "was not delivered"]

    async def lost(*_: Any) -> Any:
        raise Lost("the bot ends")

    world.bot.pictures.apart = lost  # type: ignore[method-assign, assignment]
    await to_the_end(world, turn_limit=15)
    assert lapses(world) == []
    assert (await kinds(world))[-1][:2] == ("lapse", "pending")
    await world.restart()
    await world.advance(60)
    assert len(lapses(world)) == 1


@pytest.mark.sliced(10)
@pytest.mark.parametrize("error", [Failed("Traceback\nZeroDivisionError"), Lost("killed")])
async def test_one_that_cannot_be_made_is_given_up_with_a_reason(
    world: World, error: Exception
) -> None:
    world.expected += ["outbox", "time-lapse", "podium"]

    async def broken(*_: Any) -> Any:
        raise error

    world.bot.pictures.apart = broken  # type: ignore[method-assign, assignment]
    await to_the_end(world, turn_limit=15)
    for _ in range(7):
        await world.advance(600)
    kind, state, reason = (await kinds(world))[-1]
    assert (kind, state) == ("lapse", "given up")
    assert reason is not None
    assert "cannot be made" in reason
    assert lapses(world) == []
    over = world.with_control("again")
    assert "wins" in words(over), "the result is there all the same"


@pytest.mark.sliced(10)
async def test_one_that_was_tried_too_often_is_given_up(world: World) -> None:
    world.expected += ["outbox"]
    await to_the_end(world, turn_limit=15)

    def again(db: Any) -> None:
        db.execute(
            "UPDATE outbox SET state = 'pending', done_at = NULL, message_id = NULL,"
            " attempts = 40, nonce = 'another' WHERE kind = 'lapse'"
        )

    await world.service.store.write(again)
    await world.restart()
    await world.env.settle()
    assert len(lapses(world)) == 1
    assert (await kinds(world))[-1] == ("lapse", "given up", "no success in 40 attempts")


@pytest.mark.sliced(10)
async def test_several_games_that_end_at_once_wait_for_each_other(world: World) -> None:
    world.expected += ["outbox"]
    await to_the_end(world, turn_limit=15)
    bot = world.bot
    maker = bot.announcer._kinds.post(outgoing.Timelapse).__self__  # type: ignore[union-attr]
    await maker._one.acquire()

    def again(db: Any) -> None:
        db.execute(
            "UPDATE outbox SET state = 'pending', done_at = NULL, message_id = NULL,"
            " attempts = 0, nonce = 'another' WHERE kind = 'lapse'"
        )

    await world.service.store.write(again)
    with world.env._bot_scope():
        bot.announcer.wake()
    await world.env.settle()
    assert (await kinds(world))[-1][:2] == ("lapse", "pending")
    maker._one.release()
    await world.advance(60)
    assert (await kinds(world))[-1][:2] == ("lapse", "sent")
    assert len(lapses(world)) == 2


@pytest.mark.sliced(10)
async def test_a_corrected_rule_costs_frames_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions that today's rules do not lead to are left out; those of the saves remain."""
    await to_the_end(world, turn_limit=15)
    table = await world.table()
    reel = await world.service.past.reel(table, presentation(GAME).board)
    whole = [seq for seq, _ in positions(reel, reel.ends)]
    assert whole == list(reel.ends)
    monkeypatch.setattr(
        "tables.model.reel._played",
        lambda rules, here, goal, steps: here if here[0] == goal else None,
    )
    saved = [seq for seq, _ in positions(reel, range(table.public_seq + 1))]
    assert saved == sorted(reel.saves)


@pytest.mark.sliced
async def test_scores_by_source(world: World, toy: Any) -> None:
    await to_the_end(world, "Ann", "Bob", "Chloe", game="skirmish")
    ends = [m for m in world.messages() if any(p.parsed.op == "again" for p in presses(m))]
    text = words(ends[0])
    outcome: Outcome | None = (await world.service.views.position(1, None)).outcome
    assert outcome is not None
    for score in outcome.scores:
        for source in score:
            assert source.replace("_", " ") in text
        assert f"**{sum(score.values())}**" in text
    assert text.count("\n-# ") >= len(outcome.scores)
