"""The commands are sent to Discord only if they have changed, and beside everything else."""

from __future__ import annotations

import pytest

from tests.bot.simulated import World, words


def sent(world: World) -> int:
    """How often the commands were sent."""
    return sum(m == "PUT" and path.endswith("/commands") for _, m, path in world.wire.times)


@pytest.mark.sliced
async def test_what_has_not_changed_is_not_sent_again(world: World) -> None:
    assert sent(world) == 1
    await world.restart()
    await world.restart()
    assert sent(world) == 1
    answer = await world["Ann"].slash(world.channel, "help")
    assert words(answer.response)


@pytest.mark.sliced(10)
async def test_a_changed_command_is_sent(world: World) -> None:
    await world.service.store.write(lambda db: db.execute("UPDATE commands SET hash = 'older'"))
    await world.restart()
    assert sent(world) == 2


@pytest.mark.sliced(10)
async def test_another_application_has_commands_of_its_own(world: World) -> None:
    change = "UPDATE commands SET application_id = application_id + 1"
    await world.service.store.write(lambda db: db.execute(change))
    await world.restart()
    assert sent(world) == 2


@pytest.mark.sliced(10)
async def test_a_failure_is_tried_again_later_and_is_one_line(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.expected += ["commands could not be registered"]
    await world.service.store.write(lambda db: db.execute("DELETE FROM commands"))
    world.wire.fail("PUT", "/applications/*/commands", 500, times=2)
    await world.restart()
    answer = await world["Ann"].slash(world.channel, "help")
    assert words(answer.response), "nobody waits for it"
    await world.advance(60)
    await world.advance(300)
    assert sent(world) == 4
    lines = [r.getMessage() for r in caplog.records if "could not be registered" in r.getMessage()]
    assert len(lines) == 2
    assert all("\n" not in line for line in lines)
    await world.restart()
    assert sent(world) == 4


async def test_a_command_that_is_not_known_lets_all_be_sent_once_more(world: World) -> None:
    for _ in range(2):
        with world.env._bot_scope():
            world.bot.registration.again()
        await world.env.settle()
    assert sent(world) == 2
