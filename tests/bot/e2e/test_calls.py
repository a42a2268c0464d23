"""Who is asked something that orders may answer; the channel does not show who is called."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from engine.core import ONLY_ANSWER, Order
from tables.model import poker_face
from tests.bot.e2e.test_orders import begun, shown, steady, waiting
from tests.bot.simulated import World, presses, simulated, words
from tests.bot.ways import choose as select
from tests.bot.ways import prefer, set_clock, set_face
from tests.bot.wire import Blocked
from tests.kernel.toy_words import Attack, Bid, Done, Explore
from tests.tables.parlour import Clock
from tests.tables.skirmish import Skirmish, empty_hand

pytestmark = pytest.mark.usefixtures("plain_pictures", "toy")
EPHEMERAL = 64
HIGH = poker_face.PACE[1]
DEFEND = Order("defend", "done")
PASS = Order("bid", "pass")
FORCED = Order(ONLY_ANSWER, ONLY_ANSWER)


async def order(world: World, name: str, given: Order) -> None:
    table = await world.table()
    with world.env._bot_scope():
        await world.service.orders.give_order(table.id, world[name].id, given)
    await world.env.settle()


def letters(world: World, name: str) -> list[ResponseMessage]:
    """The calls that somebody got by direct message, oldest first."""
    dm = world.env.backend.get_dm_channel(world[name].id)
    stored = world.env.backend.messages.get(dm.id, {})
    found = [ResponseMessage(world.env, m) for m in sorted(stored.values(), key=lambda m: m.id)]
    return [m for m in found if "· you are asked" in words(m)]


class Client:
    """All that the client of a member gets of a channel: new, edited and deleted messages, with the
    second in which they come. Numbers that Discord gives, and nonces, are taken out."""

    def __init__(self, world: World) -> None:
        self.seen: list[Any] = []
        self._world = world
        self._names = {str(actor.id): name for name, actor in world.people.items()}
        self._begun = world.now()
        world.env.backend.subscribers.append(self._hear)

    def _hear(self, event: str, payload: Any) -> None:
        if event.startswith("MESSAGE") and int(payload["channel_id"]) == self._world.channel.id:
            stored = self._world.env.backend.get_message(
                int(payload["channel_id"]), int(payload["id"])
            )
            # Discord lists only those whom the message was allowed to mention.
            mentions = sorted(self._names[str(user)] for user in stored.ping_user_ids)
            at = round(self._world.now() - self._begun)
            flags = payload.get("flags", 0)
            if not flags & EPHEMERAL:
                self.seen.append((at, event, mentions, self._plain(payload.get("components"))))

    def _plain(self, components: Any) -> str:
        said = re.sub(r"(agora:words:\d+):\w+", r"\1", json.dumps(components))
        said = re.sub(r"<t:\d+:", "<t:", said)
        for number, name in self._names.items():
            said = said.replace(number, name)
        return re.sub(r"\d{9,}", "N", said)


async def settle_calls(world: World, name: str, calls: str) -> None:
    """How somebody hears of questions; `closed`: the bot has found out that they take none."""
    if calls == "ping":
        await prefer(world, world[name], calls="ping")
    if calls in ("closed", "shut"):
        world.close_dms(world[name])
    if calls == "closed":
        user = world[name].id
        await world.service.store.write(
            lambda db: db.execute(
                "INSERT INTO users (id, calls) VALUES (:user, 'closed')", {"user": user}
            )
        )


# --- what the channel shows ----------------------------------------------------------------------


@pytest.mark.sliced
@pytest.mark.parametrize("calls", ["dm", "ping", "closed", "shut"])
@pytest.mark.parametrize("deed", ["attack", "explore"])
async def test_the_channel_is_the_same_whether_an_order_answers_or_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, calls: str
) -> None:
    """Bob declines: by hand after some seconds, or by order. Others also read who is mentioned."""
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: 7)
    seen = []
    for given in ((), (DEFEND, PASS)):
        (folder := tmp_path / str(len(given))).mkdir()
        async with simulated(folder) as world:
            seen.append(await _declined(world, deed, calls, given))
    assert seen[0], "something is said in the end"
    assert seen[0] == seen[1]


async def _declined(world: World, deed: str, calls: str, given: Sequence[Order]) -> list[Any]:
    await begun(world, pace=steady(world))
    await settle_calls(world, "Bob", calls)
    for one in given:
        await order(world, "Bob", one)
    client = Client(world)
    await world.quickly([(0, Attack(1) if deed == "attack" else Explore())])
    await world.advance(5)
    if not given:
        await world.quickly([(1, Done())])
    for _ in range(int(HIGH) + 10):
        await world.advance(1)
    assert [k for s, k in await waiting(world) if s == 1] in ([], ["act"]), "he has answered"
    # The next question of the kind is announced alike, too.
    if deed == "explore":
        await world.quickly([(2, Bid(1))])
        await world.advance(HIGH)
    else:
        await world.quickly([(1, Attack(2))])
        await world.advance(5)
        await world.quickly([(2, Done())])
        await world.advance(HIGH)
        await world.quickly([(2, Attack(1))])
    return client.seen


@pytest.mark.sliced(10)
@pytest.mark.parametrize("calls", ["dm", "ping", "closed", "shut"])
async def test_the_channel_is_the_same_for_who_has_no_choice(tmp_path: Path, calls: str) -> None:
    """Bob thinks, or has no card and leaves it to the order for that: the same for minutes."""
    seen = []
    for given in ((), (FORCED,)):
        (folder := tmp_path / str(len(given))).mkdir()
        async with simulated(folder) as world:
            await begun(world)
            await settle_calls(world, "Bob", calls)
            for one in given:
                await order(world, "Bob", one)
            client = Client(world)
            table = await world.table()
            await empty_hand(Skirmish(world.service, Clock(), table_id=table.id), 1)
            await world.quickly([(0, Attack(1))])
            for _ in range(12):
                await world.advance(10)
            seen.append(client.seen)
            assert world.pings(world["Bob"]) > 0
    assert seen[0] == seen[1]


# --- who is called -------------------------------------------------------------------------------


async def test_who_has_to_answer_is_told_alone_and_once(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    before = len(world.posted)
    await world.quickly([(0, Attack(1))])
    [letter] = world.posted[before:]
    assert letter.pinged == (bob.id,), "and nothing is posted that pings nobody"
    [message] = letters(world, "Bob")
    said = words(message)
    assert "a ping in the channel would show" in said.lower()
    assert f"/{world.board().id})" in said, "a link to the board"
    [button] = [p for p in presses(message) if p.label == "Answer"]
    panel = await bot_answer(world, "Bob", message, button.custom_id)
    done = next(p for p in presses(panel) if p.label == "Done")
    await bob.user.click(panel, custom_id=done.custom_id)
    await world.advance(HIGH + 1)
    assert (1, "defend") not in await waiting(world)
    await world.advance(HIGH + 1)
    assert len(letters(world, "Bob")) == 1


async def bot_answer(
    world: World, name: str, message: ResponseMessage, custom_id: str
) -> ResponseMessage:
    result = await world[name].user.click(message, custom_id=custom_id)
    assert result.response is not None
    return result.response


async def test_whose_order_answers_is_left_alone(world: World) -> None:
    await begun(world)
    await order(world, "Bob", DEFEND)
    await order(world, "Chloe", PASS)
    before = {name: world.pings(world[name]) for name in ("Bob", "Chloe")}
    await world.quickly([(0, Attack(1))])
    await world.advance(HIGH + 1)
    assert letters(world, "Bob") == []
    assert world.pings(world["Bob"]) == before["Bob"] + 1, "only for his own turn"
    await world.quickly([(1, Explore())])
    assert letters(world, "Chloe") == []
    assert world.pings(world["Chloe"]) == before["Chloe"]
    assert "You can answer in advance" in words(letters(world, "Ann")[0])


async def test_an_order_that_comes_before_the_message_makes_it_needless(world: World) -> None:
    await begun(world)
    dm = world.env.backend.get_dm_channel(world["Bob"].id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 500)
    await world.quickly([(0, Attack(1))])
    await order(world, "Bob", DEFEND)
    await world.advance(10)
    assert letters(world, "Bob") == []


async def test_a_question_of_ones_own_turn_pings_as_ever(world: World) -> None:
    await begun(world)
    assert world.posted[-1].channel_id == world.channel.id
    assert world.posted[-1].pinged == (world["Ann"].id,)
    assert letters(world, "Ann") == []


async def test_without_a_poker_face_the_channel_pings(world: World) -> None:
    await begun(world)
    await set_face(world, world["Ann"], False)
    await world.quickly([(0, Attack(1))])
    assert world.posted[-1].pinged == (world["Bob"].id,)
    assert letters(world, "Bob") == []


# --- who takes no direct messages, or wants none -------------------------------------------------


async def test_who_takes_none_is_pinged_when_that_tells_nothing_any_more(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    world.close_dms(bob)
    before = world.pings(bob)
    await world.quickly([(0, Attack(1))])
    asked = world.now()
    while world.pings(bob) == before:
        await world.advance(1)
        assert world.now() - asked <= HIGH + 2
    assert world.now() - asked >= HIGH, "any order would have answered by now"
    assert "you are asked" in words(world.messages()[-1])
    assert "whose orders" not in words(world.messages()[-1])
    await world.restart()
    await world.advance(HIGH)
    assert world.pings(bob) == before + 1
    settings = await bob.slash(world.channel, "me settings")
    assert "I could not send you direct messages" in words(settings.response)
    # From now on the board pings him, whatever his orders are.
    await order(world, "Chloe", DEFEND)
    await order(world, "Bob", PASS)
    await world.quickly([(1, Done()), (1, Attack(2))])
    await world.advance(HIGH)
    before = world.pings(bob)
    await world.quickly([(2, Explore())])
    assert world.pings(bob) == before + 1
    world.wire.mend()
    answer = await select(bob, settings, "setting", "dm", part="c")
    assert "I could not send you direct messages" not in words(answer.response)
    assert (await world.bot.reminders.user(bob.id)).calls == "dm"


@pytest.mark.parametrize("error", [20026, 40003, Blocked])
async def test_another_refusal_is_not_taken_for_closed(
    world: World, error: int | type[Exception]
) -> None:
    await begun(world)
    bob = world["Bob"]
    dm = world.env.backend.get_dm_channel(bob.id)
    code = error if isinstance(error, int) else 0
    kind = 403 if code else error
    world.wire.fail("POST", f"/channels/{dm.id}/messages", kind, code=code, times=None)
    before = world.pings(bob)
    await world.quickly([(0, Attack(1))])
    for _ in range(4):
        await world.advance(HIGH + 120)
    assert world.pings(bob) == before + 1, "in the channel, this time"
    settings = await bob.slash(world.channel, "me settings")
    assert "I could not send you direct messages" not in words(settings.response)


async def test_the_log_does_not_tell_who_is_called(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Hosts play and read logs."""
    caplog.set_level(logging.DEBUG, "agora")
    caplog.set_level(logging.DEBUG, "bot")
    await begun(world)
    bob = world["Bob"]
    world.close_dms(bob)
    caplog.clear()
    await world.quickly([(0, Attack(1))])
    await world.advance(HIGH + 5)
    assert world.pings(bob) > 0
    said = [r.getMessage() for r in caplog.records if "call" in r.getMessage()]
    assert said, "that something is not delivered is told"
    assert not [line for line in said if str(bob.id) in line or "table" in line]


async def test_who_answers_in_time_is_not_taken_for_closed(world: World) -> None:
    """Else the ping for the next question would tell that the last one was answered by hand."""
    await begun(world)
    bob = world["Bob"]
    world.close_dms(bob)
    before = world.pings(bob)
    await world.quickly([(0, Attack(1))])
    await world.quickly([(1, Done())])
    await world.advance(HIGH + 5)
    assert world.pings(bob) == before + 1, "for his own turn"
    assert (await world.bot.reminders.user(bob.id)).calls == "dm"


async def test_who_wants_pings_gets_them_for_every_question(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    page = await bob.slash(world.channel, "me settings")
    await select(bob, page, "setting", "ping", part="c")
    assert (await world.bot.reminders.user(bob.id)).calls == "ping"
    await order(world, "Bob", DEFEND)
    await world.quickly([(0, Attack(1))])
    assert world.posted[-1].pinged == (bob.id,)
    assert letters(world, "Bob") == []


# --- faults and stops ----------------------------------------------------------------------------


async def test_a_call_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    await begun(world)
    dm = world.env.backend.get_dm_channel(world["Bob"].id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", ConnectionError, delivered=True)
    await world.quickly([(0, Attack(1))])
    world.wire.forget_nonces()
    await world.restart()
    await world.advance(5)
    assert len(letters(world, "Bob")) == 1


async def test_a_ping_in_its_place_whose_answer_was_lost_is_not_doubled(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    world.close_dms(bob)
    before = world.pings(bob)
    await world.quickly([(0, Attack(1))])
    await world.advance(HIGH - 5)
    path = f"/channels/{world.channel.id}/messages"
    world.wire.fail("POST", path, ConnectionError, delivered=True)
    await world.advance(10)
    world.wire.forget_nonces()
    await world.restart()
    await world.advance(30)
    assert world.pings(bob) == before + 1


async def test_a_call_that_fails_holds_nothing_up_and_ends_in_the_channel(world: World) -> None:
    await begun(world)
    bob = world["Bob"]
    dm = world.env.backend.get_dm_channel(bob.id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 500, times=None)
    before = world.pings(bob)
    await world.quickly([(0, Attack(1))])
    shown_before = len(world.messages())
    await set_clock(world, world["Ann"], first=6)
    assert len(world.messages()) > shown_before, "the table hears of that at once"
    await world.advance(4 * HIGH)
    assert world.pings(bob) == before + 1
    assert world.posted[-1].channel_id == world.channel.id
    assert (await world.bot.reminders.user(bob.id)).calls == "dm", "it was not his doing"


async def test_a_channel_that_takes_nothing_does_not_keep_calls_back(world: World) -> None:
    """The bot may not write there any more; who is called can answer all the same."""
    await begun(world)
    path = f"/channels/{world.channel.id}/messages"
    world.wire.fail("POST", path, 403, code=50013, times=None)
    await world.quickly([(0, Attack(1))])
    await world.advance(10)
    assert len(letters(world, "Bob")) == 1
    world.wire.mend()
    shown_before = len(world.messages())
    await world.advance(HIGH)
    assert len(world.messages()) == shown_before + 1
    assert len(letters(world, "Bob")) == 1


async def test_who_is_asked_again_at_once_is_called_again(world: World) -> None:
    """The panel of who answers by hand shows the next question; nobody is called for it."""
    await begun(world)
    await world.quickly([(0, Explore())])
    assert len(letters(world, "Bob")) == 1
    assert "You will be asked this next." in words(await shown(world, "Chloe"))
    assert len(letters(world, "Chloe")) == 1
