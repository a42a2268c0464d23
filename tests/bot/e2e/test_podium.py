"""The last posts of a game: the podium, and one line with the digits of the seal below it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from simcord.results import ResponseMessage

from bot.delivery.announcer import Announcer
from bot.drawing.workers import Failed, Lost
from bot.features.history import podium as making
from bot.widgets import limits
from engine.core import Resign, Rng
from render.podium.facts import Podium
from render.registry import presentation
from render.theme import seats as look
from tables.maintenance import doctor
from tables.model.outbox import Notice, OutboxRow
from tables.model.seal_messages import SecretsTold
from tables.model.table import Table
from tests.bot.e2e.test_ending import GAME, lapses, to_the_end
from tests.bot.simulated import World, presses, words
from tests.conformance.cases import game

SEAL = "Check the deal"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """None of these tests is about boards."""


def podiums(world: World) -> list[ResponseMessage]:
    found = world.messages()
    return [m for m in found if any(a.filename == "podium.png" for a in m.attachments)]


def seals(world: World) -> list[ResponseMessage]:
    return [m for m in world.messages() if SEAL in words(m)]


async def states(world: World) -> dict[str, str]:
    """What became of the last posts, by kind."""

    def read(db: Any) -> dict[str, str]:
        found = db.execute("SELECT kind, state FROM outbox ORDER BY id")
        return {row[0]: row[1] for row in found}

    found = await world.service.store.read(read)
    return {kind: found[kind] for kind in ("over", "lapse", "podium", "seal") if kind in found}


async def undelivered(world: World, *kinds: str) -> None:
    """The bot dies before it knows that these were posted."""

    def again(db: Any) -> None:
        for kind in kinds:
            db.execute(
                "UPDATE outbox SET state = 'pending', done_at = NULL, message_id = NULL"
                " WHERE id = (SELECT MAX(id) FROM outbox WHERE kind = :kind)",
                {"kind": kind},
            )

    await world.service.store.write(again)
    world.wire.forget_nonces()


@pytest.mark.sliced(10)
async def test_the_podium_is_the_last_big_post_and_the_seal_one_line(world: World) -> None:
    await to_the_end(world, turn_limit=6)
    *_, over, lapse, podium, seal = world.messages()
    assert [lapse.id] == [m.id for m in lapses(world)]
    assert [podium.id] == [m.id for m in podiums(world)]
    assert "wins" in words(over)
    assert "wins" in words(podium)
    pinged = {m.id: m.pinged for m in world.posted}
    assert pinged[podium.id] == pinged[seal.id] == ()
    assert [p.parsed.op for p in presses(podium)] == ["again", "recordof", "review"]
    [picture] = podium.attachments
    assert picture.description is not None
    assert len(picture.description) <= limits.ALT_TEXT
    assert picture.description.startswith("Podium of Antike Duellum, over in round 6. 1. ")
    assert "After round 3: " in picture.description
    data = world.env.backend.cdn.get(picture.url)
    assert data is not None
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == 1080

    table = await world.table()
    assert words(seal).startswith("-# ")
    assert "\n" not in words(seal)
    assert f"`{table.seal[:8]}…` was `" in words(seal)
    assert len(words(seal)) < 100
    assert set((await states(world)).values()) == {"sent"}
    assert doctor.examine(world.where, game).findings == []


@pytest.mark.sliced(10)
@pytest.mark.parametrize("kinds", [("seal",), ("podium", "seal"), ("lapse", "podium", "seal")])
async def test_a_crash_doubles_none_of_the_last_posts(world: World, kinds: tuple[str, ...]) -> None:
    await to_the_end(world, turn_limit=6)
    before = [m.id for m in world.messages()]
    await undelivered(world, *kinds)
    await world.restart()
    await world.env.settle()
    assert [m.id for m in world.messages()] == before, "each was found in the channel"
    assert set((await states(world)).values()) == {"sent"}


@pytest.mark.sliced(10)
async def test_the_bot_dies_between_the_podium_and_the_seal(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.expected += ["was not delivered", "outbox"]
    say = Announcer._notice

    async def dies(self: Announcer, table: Table, row: OutboxRow[Notice]) -> Any:
        if isinstance(row.message, SecretsTold):
            raise RuntimeError("the bot dies")
        return await say(self, table, row)

    with monkeypatch.context() as patch:
        patch.setattr(Announcer, "_notice", dies)
        await to_the_end(world, turn_limit=6)
    sent = dict.fromkeys(("over", "lapse", "podium"), "sent")
    assert (await states(world)) == {**sent, "seal": "pending"}
    assert (len(podiums(world)), seals(world)) == (1, [])
    await world.restart()
    await world.advance(60)
    assert (len(podiums(world)), len(seals(world))) == (1, 1)
    assert world.messages()[-1].id == seals(world)[0].id


@pytest.mark.sliced(10)
async def test_the_bot_dies_before_the_podium(world: World) -> None:
    world.expected += ["was not delivered", "outbox"]
    apart = world.bot.pictures.apart

    async def lost(function: Any, *args: Any) -> Any:
        if function is making.make:
            raise Lost("the bot ends")
        return await apart(function, *args)

    world.bot.pictures.apart = lost  # type: ignore[method-assign]
    await to_the_end(world, turn_limit=6)
    assert (podiums(world), seals(world)) == ([], [])
    await world.restart()
    await world.advance(60)
    *_, podium, seal = world.messages()
    assert ([podium.id], [seal.id]) == (
        [m.id for m in podiums(world)],
        [m.id for m in seals(world)],
    )


@pytest.mark.sliced(10)
@pytest.mark.parametrize("error", [Failed("Traceback\nZeroDivisionError"), Lost("killed")])
async def test_one_that_cannot_be_made_is_given_up_and_the_seal_follows(
    world: World, error: Exception
) -> None:
    world.expected += ["outbox", "podium"]
    apart = world.bot.pictures.apart

    async def broken(function: Any, *args: Any) -> Any:
        if function is making.make:
            raise error
        return await apart(function, *args)

    world.bot.pictures.apart = broken  # type: ignore[method-assign]
    await to_the_end(world, turn_limit=6)
    for _ in range(7):
        await world.advance(600)
    assert (await states(world))["podium"] == "given up"
    assert podiums(world) == []
    assert "wins" in words(world.with_control("again")), "the result is there all the same"
    assert world.messages()[-1].id == seals(world)[0].id


@pytest.mark.sliced(5)
async def test_a_table_in_words_reads_how_the_game_went(world: World) -> None:
    await to_the_end(world, turn_limit=6, pictures="words")
    assert podiums(world) == []
    podium = world.messages()[-2]
    assert podium.attachments == []
    assert "wins" in words(podium)
    assert "After round 3: " in words(podium)
    assert world.messages()[-1].id == seals(world)[0].id


@pytest.mark.sliced(5)
async def test_a_podium_that_discord_refuses_is_told_in_words(world: World) -> None:
    world.wire.fail(
        "POST", f"/channels/{world.channel.id}/messages", 400, code=50035, times=None, files=True
    )
    await to_the_end(world, turn_limit=6)
    assert podiums(world) == []
    podium = world.messages()[-2]
    assert "After round 3: " in words(podium)
    assert (await states(world))["podium"] == "sent"


@pytest.mark.sliced(5)
async def test_somebody_who_gave_up_is_named_so(world: World) -> None:
    table = await world.start("Ann", "Bob", game=GAME)
    loaded = await world.service.repository.load(table.id)
    rules = game(GAME)
    here = await world.service.repository.steps.head(loaded, rules)
    moves: list[tuple[int, Any]] = []
    chance = Rng(3)
    state, decisions = here.state, here.decisions
    while len(moves) < 30:
        decision = decisions[0]
        action = decision.sample(chance)
        moves.append((decision.seat, action))
        step = rules.apply(state, decision.seat, action, decisions)
        state, decisions = step.state, step.decisions
    moves.append((1, Resign()))
    await world.quickly(moves)
    [podium] = podiums(world)
    description = podium.attachments[0].description or ""
    assert "1. Ann: " in description
    assert "2. Bob (gave up): " in description


async def test_a_closed_table_has_no_podium_and_its_secrets_come_last(world: World) -> None:
    await world.start("Ann", "Bob", game=GAME)
    table = await world.table()
    await world.service.hosting.abandon(table.id, world["Ann"].id)
    await world.all_said()
    assert (await states(world)).get("podium") is None
    *_, closed, seal = world.messages()
    assert "closed this table" in words(closed)
    assert seal.id == seals(world)[0].id


@pytest.mark.sliced(10)
async def test_the_curve_is_what_spectators_saw_at_the_ends_of_rounds(world: World) -> None:
    """And it is the same from the saves of the finished game as from its steps."""
    await to_the_end(world, "Ann", "Bob", "Chloe", game="belfort")
    table = await world.table()
    reel = await world.service.past.reel(table, presentation("belfort").board)
    position = await world.service.views.position(table.id, None)
    texts = presentation("belfort").texts(("Ann", "Bob", "Chloe"))
    end = texts.standing(position.view)
    assert position.outcome is not None
    podium = Podium("Belfort", (), look("podium", 5))
    made = making.make(reel, podium, end, "en", False)
    assert made.picture is None
    assert made.curve is not None
    assert [m.number for m in made.curve.moments] == list(range(8))
    views = [
        (await world.service.views.history(table.id, seq, None)).view
        for seq in range(table.public_seq + 1)
    ]
    told = [texts.standing(view) for view in views]
    for moment in made.curve.moments[:-1]:
        assert moment == next(one for one in told if one and one.number == moment.number)
    totals = tuple(sum(score.values()) for score in position.outcome.scores)
    assert made.curve.last.figures[0].values == totals
