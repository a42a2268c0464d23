"""The pages of reviews fit into a message, however long the words of a game are."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.review import pages
from bot.widgets.items import Control
from render.lang.language import ENGLISH
from tables.model.reviewing import SHOWN, Costly
from tables.model.ways import Differs, Way
from tables.operations.reviewing import Review

LONG = "every word " * 60


@dataclass
class Wordy:
    """A table of a game whose words are all much too long."""

    language = ENGLISH
    table = SimpleNamespace(id=999_999_999, hints="on")
    rich = SimpleNamespace(
        headline=lambda view: LONG,
        action=lambda view, action: LONG,
        hints=lambda: SimpleNamespace(
            knows=lambda part: True,
            reasons=lambda plan, gains: [],
            numbers=(),
            differs=lambda part, gain, before, after: f"{part} {LONG}",
        ),
    )

    def title(self) -> str:
        return LONG[:80]


def said(view: discord.ui.LayoutView) -> str:
    """The texts and the labels of a page."""
    items = list(view.walk_children())
    texts = [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]
    buttons: list[Any] = [item.item for item in items if isinstance(item, Control)]
    labels = [button.label for button in buttons]
    return "\n".join((*texts, *labels))


def costly(steps: int, since: int = 7, *, new: bool = False) -> Costly:
    done: Any = tuple((None, number) for number in range(steps))
    differs = tuple(Differs(f"part {n}", 4.5 - n) for n in range(10))
    return Costly(since, 12.4, done, Way(done, None, None, 0, False, differs, "other", new))


@pytest.mark.parametrize("steps", [1, 5, 40])
def test_the_longest_review_fits_into_a_message(steps: int) -> None:
    speech: Any = Wordy()
    page = pages.review_page(
        speech, Review(60, tuple(costly(steps, since) for since in range(SHOWN)))
    )
    assert page.problems() == []


def test_a_turn_tells_its_cost_and_what_would_have_been_better() -> None:
    speech: Any = Wordy()
    told = said(pages.review_page(speech, Review(31, (costly(6), costly(2, 9, new=True)))).view)
    assert "your 31 turns" in told
    assert "about 12 points" in told
    assert "→ …" in told, "what is cut says so"
    assert "What comes next depended on what was revealed" in told
    assert "For it: part 0" in told
    assert "Against it: part 5" in told
    assert "See board 2" in told


def test_a_turn_says_why_the_better_plan_is_better_in_the_terms_of_the_game() -> None:
    speech: Any = Wordy()
    speech.rich = SimpleNamespace(**vars(Wordy.rich))
    speech.rich.hints = lambda: SimpleNamespace(
        reasons=lambda plan, gains: [f"reason of {len(plan.steps)} steps", *gains][:2],
        reason=lambda reason: f"{reason}.",
    )
    told = said(pages.review_page(speech, Review(31, (costly(2),))).view)
    assert "\nreason of 2 steps. part 0.\n" in told
    assert "For it" not in told


@pytest.mark.parametrize(
    ("turns", "words"), [(0, "no turn of yours"), (1, "None cost you much"), (9, "9 turns")]
)
def test_a_review_without_costly_turns(turns: int, words: str) -> None:
    speech: Any = Wordy()
    assert words in said(pages.review_page(speech, Review(turns, ())).view)


def test_who_waits_learns_how_far_it_is() -> None:
    speech: Any = Wordy()
    begun = said(pages.looking_page(speech, 0, 0).view)
    assert "takes a minute or more" in begun
    assert "3 of 40" in said(pages.looking_page(speech, 3, 40).view)
    assert "press **Review my game** again" in said(
        pages.looking_page(speech, 3, 40, last=True).view
    )
