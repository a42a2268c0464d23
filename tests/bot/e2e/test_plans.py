"""A turn prepared while others play: on its page, by /plan, and what becomes of it in its turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from engine import registry
from engine.core import Decision, Rng, Rules
from tests.bot.e2e.tta import way_to
from tests.bot.players import Clicker
from tests.bot.simulated import Press, World, presses, words

OPTIONS = {"turn_limit": 50}
TTA = "tta-new-story"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one waits."""
    await world.start("Ann", "Bob", options=OPTIONS)
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def opened(world: World, actor: MemberActor) -> ResponseMessage:
    """The page on which somebody who waits prepares a turn."""
    panel = await world.open_panel(actor)
    result = await world.press(actor, panel, "plan")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def choices(page: ResponseMessage) -> list[Press]:
    """What would add a step."""
    return [p for p in presses(page) if p.parsed.op == "planned" and p.token[0] == "a"]


async def choose(
    world: World, actor: MemberActor, page: ResponseMessage, press: Press
) -> ResponseMessage:
    if press.value is None:
        result = await actor.click(page, custom_id=press.custom_id)
    else:
        result = await actor.select(page, [press.value], custom_id=press.custom_id)
    assert result.acknowledged
    assert result.response is not None
    return result.response


async def prepared(
    world: World, actor: MemberActor, steps: int = 20, seed: int = 1
) -> ResponseMessage:
    """Prepare a turn by chance, as far as it can be foreseen."""
    rng = random.Random(seed)
    page = await opened(world, actor)
    for _ in range(steps):
        found = choices(page)
        if not found:
            break
        page = await choose(world, actor, page, rng.choice(found))
    return page


async def to_mode(actor: MemberActor, page: ResponseMessage, mode: str) -> ResponseMessage:
    """Choose what becomes of the plan."""
    [control] = {p.custom_id for p in presses(page) if p.parsed.op == "planmode"}
    result = await actor.select(page, [mode], custom_id=control)
    assert result.acknowledged
    assert result.response is not None
    return result.response


async def one_turn(world: World, actor: MemberActor, seed: int = 1) -> None:
    clicker = Clicker(world, actor, random.Random(seed))
    while await world.asked() == [actor]:
        await clicker.turn()


async def test_the_way_to_the_page_and_back(world: World) -> None:
    asked, waits = await running(world)
    panel = await world.open_panel(asked)
    assert not any(p.parsed.op == "plan" for p in presses(panel)), "who is asked has a turn"
    page = await opened(world, waits)
    assert "Not posted:" in words(page)
    assert "Your prepared turn" in words(page)
    assert all(p.parsed.op != "panel" for p in presses(page)), "nothing here is a move"
    assert "not posted yet" in (page.attachments[0].description or "")
    back = await world.press(waits, page, "look")
    assert back.response is not None
    assert "Waiting for" in words(back.response)
    outsider = await world["Chloe"].slash(world.channel, "plan")
    assert "no seat" in words(outsider.response)
    early = await asked.slash(world.channel, "plan")
    assert "your turn now" in words(early.response)


async def test_a_plan_is_private(world: World) -> None:
    asked, waits = await running(world)
    before = await world.open_panel(asked)
    log = await asked.slash(world.channel, "game log")
    messages, table = [words(m) for m in world.messages()], await world.table()
    page = await prepared(world, waits)
    assert "1. " in words(page)
    after = await world.open_panel(asked)
    assert [p.custom_id for p in presses(after)] == [p.custom_id for p in presses(before)]
    assert words(after) == words(before)
    assert words((await asked.slash(world.channel, "game log")).response) == words(log.response)
    assert [words(m) for m in world.messages()] == messages
    assert await world.table() == table
    found = choices(before) or [p for p in presses(before) if p.parsed.op == "panel"]
    assert found, "the panel opened before still works"


async def test_a_prepared_turn_is_carried_out_when_it_comes(world: World) -> None:
    asked, waits = await running(world)
    page = await prepared(world, waits)
    steps = words(page).count("\n1. ") and [p for p in presses(page) if p.parsed.op == "unplan"]
    assert steps
    pinged = world.pings(waits)
    before = (await world.table()).public_seq
    await one_turn(world, asked)
    table = await world.table()
    seat = next(s.index for s in table.seats if s.user_id == waits.id)
    entries = await world.service.views.log(table.id, waits.id, after=before)
    assert any(e.seat == seat for e in entries), "the plan has acted"
    still = waits in await world.asked()
    assert world.pings(waits) == pinged + still, "who is not asked any more is not pinged"
    await one_turn(world, waits)


async def test_what_a_prepared_turn_has_done_can_be_undone(world: World) -> None:
    asked, waits = await running(world)
    await prepared(world, waits, steps=1)
    await one_turn(world, asked)
    table = await world.table()
    assert table.draft_seat is not None
    assert table.seats[table.draft_seat].user_id == waits.id
    panel = await world.open_panel(waits)
    assert "Your turn so far" in words(panel)
    await waits.slash(world.channel, "undo")
    assert (await world.table()).draft_seat is None
    assert waits in await world.asked()
    await one_turn(world, waits)


async def test_undo_and_throwing_away(world: World) -> None:
    _, waits = await running(world)
    world.keep_panels()
    other, page = await opened(world, waits), await opened(world, waits)
    empty = words(page)
    page = await choose(world, waits, page, choices(page)[0])
    assert "1. " in words(page)
    late_page = await opened(world, waits)
    undone = await world.press(waits, page, "unplan")
    assert undone.response is not None
    assert (
        words(undone.response).replace("> The last step of your plan was removed.\n", "") == empty
    )
    late = await world.press(waits, late_page, "unplan")
    assert late.response is not None
    assert "has changed" in words(late.response)
    assert words(other) == empty
    page = await prepared(world, waits)
    gone = await world.press(waits, page, "dropplan")
    assert gone.response is not None
    assert "was deleted" in words(gone.response)
    assert "Prepare my turn" in words(gone.response)


async def test_an_old_page_adds_nothing_twice(world: World) -> None:
    _, waits = await running(world)
    world.keep_panels()
    old, page = await opened(world, waits), await opened(world, waits)
    await choose(world, waits, page, choices(page)[0])
    again = await choose(world, waits, old, choices(old)[0])
    assert "has changed" in words(again)
    assert "2. " not in words(again)


async def test_a_page_works_after_a_restart(world: World) -> None:
    asked, waits = await running(world)
    page = await opened(world, waits)
    page = await choose(world, waits, page, choices(page)[0])
    said = words(page)
    await world.restart()
    assert words(await opened(world, waits)) == said, "the same turn is imagined again"
    more = choices(page)
    if more:
        page = await choose(world, waits, page, more[0])
        assert "2. " in words(page)
    await world.restart()
    pinged = world.pings(waits)
    await one_turn(world, asked)
    assert world.pings(waits) == pinged + (waits in await world.asked())


async def test_a_page_whose_turn_has_come(world: World) -> None:
    asked, waits = await running(world)
    page = await opened(world, waits)
    await one_turn(world, asked)
    assert await world.asked() == [waits]
    late = await choose(world, waits, page, choices(page)[0])
    assert "nothing to prepare" in words(late)
    assert any(p.parsed.op == "panel" for p in presses(late)), "the panel of the turn"
    assert (await world.table()).draft_seat is None, "a press on the page is no move"


async def test_a_proposed_plan(world: World) -> None:
    asked, waits = await running(world)
    page = await prepared(world, waits)
    page = await to_mode(waits, page, "propose")
    assert "proposed to you when your turn comes" in words(page)
    await one_turn(world, asked)
    table = await world.table()
    assert (table.draft_seat, await world.asked()) == (None, [waits])
    world.keep_panels()
    old, panel = await world.open_panel(waits), await world.open_panel(waits)
    assert "Your prepared turn" in words(panel)
    assert "1. " in words(panel)
    carried = await world.press(waits, panel, "carryout")
    assert carried.response is not None
    after = await world.table()
    assert after.seq > table.seq
    again = await world.press(waits, old, "carryout")
    assert again.response is not None
    assert (await world.table()).seq == after.seq, "an old button does nothing"
    if after.draft_seat is not None:
        shown = await world.open_panel(waits)
        assert "Your turn so far" in words(shown)
        await world.press(waits, shown, "restart")
        assert (await world.table()).seq == table.seq


async def test_a_proposal_thrown_away(world: World) -> None:
    asked, waits = await running(world)
    page = await prepared(world, waits)
    await to_mode(waits, page, "propose")
    await one_turn(world, asked)
    panel = await world.open_panel(waits)
    gone = await world.press(waits, panel, "dropplan")
    assert gone.response is not None
    assert "carryout" not in {p.parsed.op for p in presses(gone.response)}
    assert await world.asked() == [waits]


async def test_typing_a_plan(world: World) -> None:
    asked, waits = await running(world)
    offered = await waits.autocomplete(world.channel, "plan", "text", "")
    first = offered[0]["value"]
    answer = await waits.slash(world.channel, "plan", text=first)
    assert answer.ephemeral
    assert f"1. {first}" in words(answer.response)
    offered = await waits.autocomplete(world.channel, "plan", "text", "")
    if offered:
        answer = await waits.slash(world.channel, "plan", text=offered[0]["value"])
        assert "2. " in words(answer.response)
    wrong = await waits.slash(world.channel, "plan", text="fly to the moon; and back")
    assert "was not added" in words(wrong.response)
    assert "Also not added: and back" in words(wrong.response)
    assert await asked.autocomplete(world.channel, "plan", "text", "") == []


async def test_a_plan_goes_with_its_player(world: World) -> None:
    asked, waits = await running(world)
    await prepared(world, waits)
    table = await world.table()
    seat = next(s.index for s in table.seats if s.user_id == waits.id)
    host = world["Ann"]
    await world.give_seat(host, seat + 1, world["Chloe"])
    table = await world.table()
    assert table.seats[seat].user_id == world["Chloe"].id
    await one_turn(world, asked)
    assert await world.asked() == [world["Chloe"]]
    assert (await world.table()).draft_seat is None


async def tta_midgame(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    names: tuple[str, ...],
    also: Callable[[Rules[Any], Any, int], bool] = lambda rules, state, following: True,
) -> tuple[MemberActor, MemberActor]:
    """A game of Through the Ages some rounds old: who takes a turn, and who has the next one."""

    def wanted(state: Any, decision: Decision) -> bool:
        rules, others = registry.rules(TTA), range(len(names))
        return (
            state.round >= 4
            and decision.kind == "actions"
            and decision.seat == state.current
            and all(rules.simulate_turn(state, s, Rng(1)) for s in others if s != decision.seat)
            and also(rules, state, (decision.seat + 1) % len(names))
        )

    seed, moves = way_to(len(names), wanted)
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: seed)
    await world.start(*names, game=TTA, options={"order": "fixed"})
    await world.quickly(moves)
    [asked] = await world.asked()
    table = await world.table()
    seat = table.seat_of(asked.id)
    assert seat is not None
    following = table.seats[(seat + 1) % len(names)].user_id
    return asked, next(a for a in world.people.values() if a.id == following)


async def typed_plan(world: World, actor: MemberActor, *wanted: str) -> list[str]:
    """Type a plan from the suggestions, the last of those that begin with each word: the cards at
    the end of the row are still there when the turn comes."""
    line = ""
    for word in wanted:
        offered = await actor.autocomplete(world.channel, "plan", "text", f"{line}{word}")
        assert offered, f"nothing is suggested after {line!r}"
        fitting = [c["value"] for c in offered if c["value"].startswith(f"{line}{word}")]
        assert fitting, [c["value"] for c in offered]
        line = fitting[-1] + "; "
    answer = await actor.slash(world.channel, "plan", text=line)
    shown = words(answer.response)
    assert "was not added" not in shown
    return [said.strip() for said in line.split(";") if said.strip()]


async def told(world: World, seat: int | None, after: int) -> list[str]:
    """The kinds of events of a seat that the table has heard of since a step."""
    steps = await world.service.views.log((await world.table()).id, None, after=after)
    return [event.kind for step in steps if step.seat == seat for event in step.events]


def posts(world: World) -> int:
    """How many messages were posted in the channel, gone or not."""
    return sum(post.channel_id == world.channel.id for post in world.posted)


@pytest.mark.sliced(10)
@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Ann", "Bob", "Chloe")])
async def test_a_whole_turn_of_through_the_ages(
    world: World, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    asked, following = await tta_midgame(world, monkeypatch, names)
    said = await typed_plan(world, following, "Skip the political", "Take", "End turn")
    assert len(said) == 3
    table = await world.table()
    pinged, boards = world.pings(following), posts(world)
    await world.restart()
    seat = table.seat_of(following.id)
    await asked.slash(world.channel, "play", text="end turn")
    clicker = Clicker(world, asked, random.Random(1))
    while not (kinds := await told(world, seat, table.public_seq)):
        panel = await world.open_panel(asked)  # too many cards in hand, for example
        await clicker.press(panel, clicker.units(panel)[0])
    assert following not in await world.asked(), "the whole turn is over"
    assert world.pings(following) == pinged, "nobody waited for them"
    assert posts(world) == boards + 1, "one board for both turns"
    assert "took" in kinds
    panel = await world.open_panel(following)
    assert panel.ephemeral


@pytest.mark.sliced(10)
async def test_a_card_that_somebody_else_takes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, following = await tta_midgame(world, monkeypatch, ("Ann", "Bob", "Chloe"))
    mine = await asked.autocomplete(world.channel, "play", "text", "Take")
    names = [c["value"].split(" (")[0] for c in mine if c["value"].startswith("Take")]
    offered = await following.autocomplete(
        world.channel, "plan", "text", "No political action; Take"
    )
    wanted = [c["value"] for c in offered if any(name in c["value"] for name in names)][-1]
    answer = await following.slash(world.channel, "plan", text=f"{wanted}; End turn")
    assert "3. End turn" in words(answer.response)
    name = next(name for name in names if name in wanted)

    await asked.slash(world.channel, "play", text=name)
    page = await opened(world, following)
    assert "no longer possible" not in words(page), "a draft of somebody else is not known"

    table = await world.table()
    seat, pinged = table.seat_of(following.id), world.pings(following)
    await asked.slash(world.channel, "play", text="end turn")
    while following not in await world.asked():
        panel = await world.open_panel(asked)
        clicker = Clicker(world, asked, random.Random(1))
        await clicker.press(panel, clicker.units(panel)[0])
    assert world.pings(following) == pinged + 1, "pinged as ever"
    assert (await world.table()).draft_seat == seat, "what was possible is an open draft"
    panel = await world.open_panel(following)
    assert "It stopped before step 2 of 3: " in words(panel)
    assert "2. Take" in words(panel)
    gone = await world.press(following, panel, "dropplan")
    assert gone.response is not None
    assert "It stopped" not in words(gone.response)
    undone = await world.press(following, gone.response, "undo")
    assert undone.response is not None
    assert (await world.table()).draft_seat is None


def may_prepare_an_event(rules: Rules[Any], state: Any, seat: int) -> bool:
    """Whether a seat could begin its next turn with an event."""
    turn = rules.simulate_turn(state, seat, Rng(1))
    menus = [m for d in rules.decisions(turn) for m in d.menus] if turn is not None else []
    return any(action.kind == "prepare_event" for m in menus for action in m.every())


@pytest.mark.sliced(10)
@pytest.mark.parametrize("mode", ["run", "through"])
async def test_an_event_in_the_middle_of_a_prepared_turn(
    world: World, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    asked, following = await tta_midgame(
        world, monkeypatch, ("Ann", "Bob"), also=may_prepare_an_event
    )
    said = await typed_plan(world, following, "Prepare", "Take", "End turn")
    answer = await following.slash(world.channel, "plan", then=mode)
    assert ("the rest is only proposed" in words(answer.response)) == (mode == "run")
    name = said[0].removeprefix("Prepare event: ")
    for message in (*world.messages(), await world.open_panel(asked)):
        assert name not in words(message)
    table = await world.table()
    seat, pinged = table.seat_of(following.id), world.pings(following)
    await asked.slash(world.channel, "play", text="end turn")
    clicker = Clicker(world, asked, random.Random(1))
    while "event_revealed" not in (kinds := await told(world, seat, table.public_seq)):
        panel = await world.open_panel(asked)  # too many cards in hand, for example
        await clicker.press(panel, clicker.units(panel)[0])
    panel = await world.open_panel(following)
    if mode == "through":
        assert "took" in kinds
        assert await world.asked() == [asked]
        assert world.pings(following) == pinged
    else:
        assert "took" not in kinds
        assert await world.asked() == [following]
        assert world.pings(following) == pinged + 1
        assert "It stopped before step 2 of 3: Something was revealed" in words(panel)
        assert f"2. {said[1]}" in words(panel)
        assert "carryout" in {p.parsed.op for p in presses(panel)}


async def test_suggestions_after_the_table_went_back_are_of_the_turn_that_was_played(
    world: World,
) -> None:
    asked, waits = await running(world)
    found = []
    for seed in (1, 3):  # two turns of the same length
        await one_turn(world, asked, seed)
        table = await world.table()
        offered = await asked.autocomplete(world.channel, "plan", "text", "")
        found.append((table.public_seq, [choice["value"] for choice in offered]))
        question = await world.service.undo_votes.ask_back(table.id, asked.id, 0, table.public_seq)
        await world.service.undo_votes.agree(table.id, waits.id, question.id)
    (first, before), (second, after) = found
    assert first == second
    assert "Go to: FERRUM (pay 3)" in before
    assert "Go to: FERRUM (pay 2)" in after


async def test_what_follows_the_steps_does_not_belong_to_the_last_one(world: World) -> None:
    _, waiting = await running(world)
    page = await prepared(world, waiting, steps=1)
    lines = words(page).splitlines()
    [step] = [i for i, line in enumerate(lines) if line.startswith("1. ")]
    after = next(i for i in range(step + 1, len(lines)) if not lines[i].startswith("-# "))
    assert lines[after] == ""


async def test_several_steps_are_added_by_ticks(world: World) -> None:
    """Each is a step of its own, and taken out by itself."""
    world.service.repository.new_seed = count(1).__next__  # both can be taken
    await world.start("Ann", "Bob", game="tta-new-story", options={"order": "fixed"})
    waits = world["Bob"]
    page = await opened(world, waits)
    ticks = [p for p in choices(page) if p.high > 1][:2]
    assert len(ticks) == 2, words(page)
    values = [p.token for p in ticks]
    result = await waits.select(page, values, custom_id=ticks[0].custom_id)
    assert result.response is not None
    plan = (await world.service.plans.status((await world.table()).id, waits.id)).plan
    assert plan is not None
    assert len(plan.wishes) == 2
