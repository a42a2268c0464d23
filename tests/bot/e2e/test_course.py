"""A course: one person goes through the lessons of a game in one private message."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from simcord import ResponseMessage

from engine import attempts, course, registry
from tests.bot.simulated import Press, World, presses, there, words

GAMES = [game for game in registry.GAMES if course.course(game) is not None]
NEXT = re.compile(r"Now choose: “(.*?)”\.", re.DOTALL)
SEEN = os.environ.get("AGORA_COURSE_SEEN", "")
"""A folder into which what is shown is written, for people who read it."""

pytestmark = pytest.mark.sliced(10)


class Learner:
    """Somebody in front of the message of a course."""

    def __init__(self, world: World, page: ResponseMessage) -> None:
        self.world = world
        self.page = page
        self.read: list[str] = []
        self.see()

    def see(self) -> None:
        shown = [f"[{p.label}]" for p in presses(self.page)]
        self.read.append(words(self.page) + "\n" + " ".join(shown))

    def press(self, label: str) -> Press:
        """The control whose label begins so."""
        found = [p for p in presses(self.page) if p.label.startswith(label)]
        assert found, (label, [p.label for p in presses(self.page)])
        return found[0]

    def offers(self, label: str) -> bool:
        return any(p.label.startswith(label) for p in presses(self.page))

    async def choose(self, label: str) -> None:
        chosen = self.press(label)
        ann = self.world["Ann"]
        if chosen.value is None:
            result = await ann.click(self.page, custom_id=chosen.custom_id)
        else:
            result = await ann.select(self.page, [chosen.value], custom_id=chosen.custom_id)
        assert result.response is not None, result
        self.page = there(result.response)
        self.see()

    async def follow(self) -> None:
        """Do what the page says to choose, until the lesson is over."""
        while (found := NEXT.search(words(self.page))) is not None:
            said = found[1].replace("\\", "")
            if not self.offers(said) and self.offers("More choices"):
                await self.choose("More choices")
            await self.choose(said)


async def begun(world: World, game: str) -> Learner:
    """The first lesson, from the help on."""
    ann = world["Ann"]
    page = there((await ann.slash(world.channel, "help")).response)
    [button] = [p for p in presses(page) if p.label == "Take a lesson"]
    menu = there((await ann.click(page, custom_id=button.custom_id)).response)
    [chosen] = [p for p in presses(menu) if (p.value or "").startswith(game)]
    how = there((await ann.select(menu, [chosen.value], custom_id=chosen.custom_id)).response)
    assert "A game with hints" in [p.label for p in presses(how)]
    [open_] = [p for p in presses(how) if p.parsed.op == "course"]
    first = there((await ann.click(how, custom_id=open_.custom_id)).response)
    assert first.ephemeral
    return Learner(world, first)


@pytest.mark.usefixtures("plain_pictures")
@pytest.mark.parametrize("game", GAMES)
async def test_a_learner_who_does_what_is_shown_reaches_every_goal(world: World, game: str) -> None:
    lessons = course.course(game)
    assert lessons is not None
    learner = await begun(world, game)
    for number, lesson in enumerate(lessons.lessons, 1):
        assert f"lesson {number} of {len(lessons.lessons)}" in words(learner.page)
        if not lesson.marked:
            assert NEXT.search(words(learner.page)) is None, "the learner finds it"
            await learner.choose("Show me")
        await learner.follow()
        assert "**Done:**" in words(learner.page), learner.read[-3:]
        if number < len(lessons.lessons):
            await learner.choose("Next lesson")
    if SEEN:
        Path(SEEN, f"{game}.txt").write_text("\n\n=====\n\n".join(learner.read), "utf-8")
    assert "whole course" in words(learner.page)
    assert not await world.service.views.tables_of(world["Ann"].id), "no lesson is a table"
    begins = learner.press("A game with hints")
    await world["Ann"].click(learner.page, custom_id=begins.custom_id)
    table = await world.table()
    assert (table.game, table.hints, table.status) == (game, "learn", "running")


@pytest.mark.usefixtures("plain_pictures")
async def test_a_lesson_is_left_and_taken_up_again(world: World) -> None:
    learner = await begun(world, "tzolkin")
    await learner.choose("All lessons")
    await learner.choose("2.")
    said = NEXT.search(words(learner.page))
    assert said is not None
    await learner.choose(said[1])
    after = words(learner.page)
    await world.restart()
    again = await begun(world, "tzolkin")
    assert NEXT.search(words(again.page)) == NEXT.search(after) or (
        NEXT.search(words(again.page))[1] == NEXT.search(after)[1]  # type: ignore[index]
    )
    assert "lesson 2 of" in words(again.page)
    await again.choose("↶ Undo")
    assert NEXT.search(words(again.page))[1] == said[1]  # type: ignore[index]


@pytest.mark.usefixtures("plain_pictures")
async def test_a_missed_goal_says_why_and_begins_again(world: World) -> None:
    learner = await begun(world, "tzolkin")
    await learner.choose("All lessons")
    await learner.choose("2.")
    first = words(learner.page)
    await learner.choose("Place a worker") if False else None
    said = NEXT.search(first)
    assert said is not None
    await learner.choose(said[1])
    await learner.choose("End turn")
    assert "Not this time" in words(learner.page)
    assert "Only 1 of 3 workers" in words(learner.page)
    assert not learner.offers("Next lesson")
    await learner.choose("Again")
    assert words(learner.page) == first


@pytest.mark.usefixtures("plain_pictures")
async def test_a_button_of_an_earlier_page_changes_nothing(world: World) -> None:
    learner = await begun(world, "tzolkin")
    other = await begun(world, "tzolkin")
    said = NEXT.search(words(learner.page))
    assert said is not None
    await learner.choose(said[1])
    done = words(learner.page)
    before = await world.service.courses.progress(world["Ann"].id, "tzolkin")
    stale: Any = other.press(said[1])
    await other.choose(said[1])
    assert stale
    assert "has gone on" in words(other.page)
    assert await world.service.courses.progress(world["Ann"].id, "tzolkin") == before
    assert "**Done:**" in done


async def test_others_have_their_own_course_and_forgetting_ends_it(world: World) -> None:
    courses = world.service.courses
    ann, bob = world["Ann"].id, world["Bob"].id
    learning = await courses.open(ann, "tzolkin")
    following = learning.attempt.next
    assert following is not None
    await courses.answer(ann, learning, following)
    assert (await courses.progress(ann, "tzolkin")).done == ("win",)
    assert (await courses.open(bob, "tzolkin")).attempt is attempts.begin("tzolkin", "win")
    assert (await courses.progress(bob, "tzolkin")).done == ()
