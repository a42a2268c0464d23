"""A ping leads somewhere: no message that has pinged somebody is ever deleted, and who is due is
pinged once."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from engine import registry
from engine.core import Rng
from tests.bot.e2e.test_orders import begun, secret_choices
from tests.bot.e2e.tta import random_answer
from tests.bot.simulated import PEOPLE, World, presses, words
from tests.kernel.toy_words import Attack, Done, Draw
from tests.witnesses import witnessed

SEATS = 3
MANY = 50
"""A game pings so often at least."""


async def answer(world: World, chance: Rng) -> int | None:
    """One random answer of somebody who is asked; their seat, None if the game is over."""
    table = await world.table()
    rules = registry.rules(table.game)
    loaded = await world.service.repository.load(table.id)
    here = await world.service.repository.steps.head(loaded, rules)
    if not here.decisions:
        return None
    decision = here.decisions[chance.below(len(here.decisions))]
    if table.draft_seat is not None:
        decision = next(d for d in here.decisions if d.seat == table.draft_seat)
    await world.quickly([(decision.seat, random_answer(decision, chance))])
    return decision.seat


MENTION = re.compile(r"<@(\d+)>")
COMING = "Next to be asked:"
"""So begins the line that names those who are asked later."""


class Ledger:
    """Whom the channel has pinged, and what is wrong about it.

    pinging: the messages that have pinged somebody, and whom. posts, letters: messages in the
    channel and elsewhere.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self.pinging: dict[int, tuple[int, ...]] = {}
        self.posts = self.letters = 0
        self._unanswered = Counter[int]()
        self._over: set[int] = set()

    def read(self) -> None:
        """Enter what was posted since the last time."""
        for post in self._world.posted[self.posts + self.letters :]:
            public = post.channel_id == self._world.channel.id
            self.posts += public
            self.letters += not public
            if public and post.pinged:
                self.pinging[post.id] = post.pinged
                self._unanswered.update(post.pinged)

    def faults(self, asked: set[int]) -> list[str]:
        """Compare what the channel has said with who is asked now."""
        self.read()
        found = [f"{u} is asked without a ping" for u in asked - set(self._unanswered)]
        for user, times in list(self._unanswered.items()):
            if times > 1:
                found.append(f"{user} is pinged {times} times for one question")
            if user not in asked:
                del self._unanswered[user]
        here, newest = {m.id: m for m in self._world.messages()}, self._world.board()
        found += [f"what pinged {self.pinging[n]} is gone" for n in self.pinging if n not in here]
        for number in set(self.pinging) & set(here) - self._over - {newest.id}:
            found += self._left(number, words(here[number]), asked)
        lines = [line for line in words(newest).splitlines() if not line.startswith(COMING)]
        shown = {int(user) for line in lines for user in MENTION.findall(line)[:1]}
        return found if shown == asked else [*found, f"{newest.id} asks {shown}, not {asked}"]

    def _left(self, number: int, said: str, asked: set[int]) -> list[str]:
        """What is left of an older message says for each of its pings how things stand."""
        pinged = self.pinging[number]
        again = {user for n, users in self.pinging.items() if n > number for user in users}
        still = {user for user in pinged if user in asked and user not in again}
        if not still:
            self._over.add(number)
        told = {
            begin: {
                int(u) for line in said.splitlines() if begin in line for u in MENTION.findall(line)
            }
            for begin in ("-# Asked here:", "-# Still asked:")
        }
        if list(told.values()) == [set(pinged) - still, still]:
            return []
        return [f"{number} pinged {pinged}, {still or 'nobody'} still asked, and says: {said}"]


@pytest.mark.sliced
@pytest.mark.usefixtures("plain_pictures")
@pytest.mark.parametrize("game", registry.keys())
async def test_a_game_has_no_dead_ping(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """After every answer, whether each ping leads to a question or says that it is settled."""
    monkeypatch.setattr("tables.service.secrets.randbits", random.Random(4).getrandbits)
    rules = registry.rules(game)
    seats = max(n for n in rules.meta.seats if n <= SEATS)
    await world.start(*PEOPLE[:seats], game=game, options=rules.meta.quick)
    ledger, chance = Ledger(world), Rng(4)
    while (await world.table()).status == "running":
        assert ledger.faults({actor.id for actor in await world.asked()}) == []
        await answer(world, chance)
    ledger.read()
    here = {message.id: message for message in world.messages()}
    for number, pinged in ledger.pinging.items():
        said = words(here[number])
        assert "This is settled." in said
        assert all(f"<@{user}>" in said for user in pinged)
    witnessed(
        ledger.pinging,
        "messages that ping somebody",
        f"{game}, {seats} players, seed 4",
        least=MANY + 1,
    )
    lines = [m for m in here.values() if words(m).startswith("-# Asked here:")]
    assert all(len(line.components) == 1 and not line.attachments for line in lines)


def said_by(world: World, number: int) -> str:
    """What a message of the channel says now."""
    [found] = [m for m in world.messages() if m.id == number]
    return words(found)


@pytest.mark.usefixtures("plain_pictures", "toy")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_question_that_is_over_says_so_in_one_line(
    world: World, *, restarted: bool
) -> None:
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2))])
    question = world.board()
    assert world.posted[-1].pinged == (world["Chloe"].id,)
    if restarted:
        await world.restart()
    await world.quickly([(2, Done())])
    assert said_by(world, question.id) == (
        f"-# Asked here: <@{world['Chloe'].id}>. This is settled."
    )
    [left] = [m for m in world.messages() if m.id == question.id]
    assert presses(left) == []


def refuse_edits(world: World) -> None:
    """Discord takes no edit of a picture, so that each board takes the place of the one before."""
    route = f"/channels/{world.channel.id}/messages/*"
    for brings in (True, False):
        world.wire.fail("PATCH", route, 400, code=50035, times=None, files=brings)


@pytest.mark.usefixtures("plain_pictures", "toy")
async def test_who_answers_while_others_are_asked_is_told_where_all_were_pinged(
    world: World,
) -> None:
    """No newer message is posted then, which would tidy the old one, too."""
    world.pace = world.service.auto_responses.pace = (0.0, 0.0)
    await world.start("Ann", "Bob", "Chloe", game="skirmish")
    old, choices = world.board(), await secret_choices(world)
    refuse_edits(world)
    await world.quickly(choices[:1])
    newest = world.board()
    assert newest.id != old.id
    world.wire.mend()
    await world.quickly(choices[1:2])
    assert world.board().id == newest.id
    ann, bob, chloe = (f"<@{world[name].id}>" for name in ("Ann", "Bob", "Chloe"))
    settled, still = said_by(world, old.id).splitlines()
    assert settled == f"-# Asked here: {ann} and {bob}. This is settled."
    assert still.startswith(f"-# Still asked: {chloe}. ")


@pytest.mark.usefixtures("plain_pictures", "toy")
@pytest.mark.parametrize("restarted", [False, True])
async def test_what_is_still_asked_leads_to_the_newest_message(
    world: World, *, restarted: bool
) -> None:
    """A message without a ping takes the place of the one that has pinged, because Discord takes
    no edit of its picture."""
    await begun(world, pace=(0.0, 0.0))
    await world.quickly([(0, Attack(2)), (2, Done())])
    old = world.board()
    assert world.posted[-1].pinged == (world["Bob"].id,)
    refuse_edits(world)
    await world.quickly([(1, Draw())])
    newest = world.board()
    assert newest.id != old.id
    assert not world.posted[-1].pinged, "he was pinged for it already"
    bob = f"<@{world['Bob'].id}>"
    address = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{newest.id}"
    assert said_by(world, old.id) == (
        f"-# Still asked: {bob}. [The newest message]({address}) says what."
    )
    world.wire.mend()
    if restarted:
        await world.restart()
    chance = Rng(1)
    while (await world.table()).announced_asked == (1,):
        await answer(world, chance)
    assert said_by(world, old.id) == f"-# Asked here: {bob}. This is settled."
