"""Numbers and words that mean nothing in what is typed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.panel import typed, wording
from bot.panel.typed import Candidate, Unclear, Understood
from bot.widgets.meaning import meanings
from engine.core import Action
from render.registry import presentation

TZOLKIN = meanings(presentation("tzolkin").texts.VOCABULARY)
TTA = meanings(presentation("tta-new-story").texts.VOCABULARY)


@dataclass(frozen=True, slots=True)
class Place(Action):
    label: str
    kind: str = "place"


@dataclass(frozen=True, slots=True)
class Take(Action):
    label: str
    kind: str = "take"


@dataclass(frozen=True, slots=True)
class Build(Action):
    label: str
    kind: str = "build"


GEARS = (
    Place("Place on Palenque 2 (2 corn)"),
    Place("Place on Uxmal 1 (1 corn)"),
    Take("Take Palenque 4: back to 1 for 3 corn, 1 wood"),
    Take("Take Palenque 4: 7 corn"),
    Take("Take Tikal 3: Agriculture 2 (2 resources)"),
)
CARDS = (
    Build("Build: Bronze (2 resources)"),
    Build("Build: Agriculture (3 resources)"),
    Take("Take: Homer (one action, space 2)"),
    Take("Take: Pyramids (two actions, space 5)"),
)


def read(said: str, actions: tuple[Action, ...], known: object) -> Understood | Unclear:
    listed = [Candidate(a.label, a, 0, i) for i, a in enumerate(actions)]  # type: ignore[attr-defined]
    return typed.understand(said, listed, known, {"temple", "aristotle"})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("palenque 2", "Place on Palenque 2 (2 corn)"),
        ("place uxmal one", "Place on Uxmal 1 (1 corn)"),
        ("take palenque 4 7 corn", "Take Palenque 4: 7 corn"),
        ("tikal 3 agriculture 2", "Take Tikal 3: Agriculture 2 (2 resources)"),
        ("tikal agriculture level 2", "Take Tikal 3: Agriculture 2 (2 resources)"),
        ("tikal agriculture 2 resources", "Take Tikal 3: Agriculture 2 (2 resources)"),
    ],
)
def test_a_number_belongs_to_the_noun_beside_it(said: str, label: str) -> None:
    answer = read(said, GEARS, TZOLKIN)
    assert isinstance(answer, Understood)
    assert answer.candidate.label == label
    assert answer.again == ()


@pytest.mark.parametrize("said", ["palenque 1", "palenque 3", "uxmal 2", "tikal 2", "2 palenque"])
def test_a_number_that_another_noun_has_is_not_taken_for_its_own(said: str) -> None:
    assert isinstance(read(said, GEARS, TZOLKIN), Unclear)


@pytest.mark.parametrize(
    ("said", "label", "times"),
    [
        ("take 2", "Take: Homer (one action, space 2)", 1),
        ("take homer space 2", "Take: Homer (one action, space 2)", 1),
        ("build 2 bronze", "Build: Bronze (2 resources)", 2),
        ("build 3 bronze", "Build: Bronze (2 resources)", 3),
        ("build two farms", "", 0),
        ("build bronze 2 resources", "Build: Bronze (2 resources)", 1),
        ("build bronze for 2 resources", "Build: Bronze (2 resources)", 1),
        ("build 3", "", 0),
        ("build 1 bronze", "Build: Bronze (2 resources)", 1),
        ("build 20 bronze", "", 0),
        ("bronze 2", "", 0),
    ],
)
def test_a_number_is_a_place_or_a_count_and_never_a_price(
    said: str, label: str, times: int
) -> None:
    answer = read(said, CARDS, TTA)
    assert isinstance(answer, Understood) == bool(times)
    if isinstance(answer, Understood):
        assert answer.candidate.label == label
        assert len(answer.again) == times - 1
        assert set(answer.again) <= {"build bronze"}


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("take homer quickly thanks", "Take: Homer (one action, space 2)"),
        ("please could you build bronze", "Build: Bronze (2 resources)"),
        ("take that nice homer quickly", "Take: Homer (one action, space 2)"),
        ("take homer and temple", ""),
        ("take aristotle", ""),
        ("take arist", ""),
        ("build something", ""),
        ("fly to the moon", ""),
        ("sing a song about homer and his friends", ""),
    ],
)
def test_words_of_nothing_may_be_left_out_but_no_name(said: str, label: str) -> None:
    answer = read(said, CARDS, TTA)
    found = answer.candidate.label if isinstance(answer, Understood) else ""
    assert found == label


def test_what_is_not_understood_but_named_is_suggested() -> None:
    answer = read("play homer", CARDS, TTA)
    assert isinstance(answer, Unclear)
    assert [c.label for c in answer.likely] == ["Take: Homer (one action, space 2)"]


def test_a_price_is_compared_with_its_noun_only() -> None:
    label = wording.prepared("Build: Bronze (2 resources)", "", "build", TTA)
    assert wording.typed(["2"], TTA).fit(label).own == frozenset()
    assert wording.typed(["2", "resources"], TTA).fit(label).own == {0, 1}


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("build spare wood small farm", "Build, save wood: Small Farm (1 wood)"),
        ("build, spare stone: small farm", "Build, save stone: Small Farm (1 wood)"),
        ("build skilled small farm", "Build with Architecture: Small Farm (2 corn)"),
        ("build small farm", "Build: Small Farm (2 wood)"),
    ],
)
def test_words_of_earlier_labels_still_count(said: str, label: str) -> None:
    farms = (
        Build("Build: Small Farm (2 wood)"),
        Build("Build, save wood: Small Farm (1 wood)"),
        Build("Build, save stone: Small Farm (1 wood)"),
        Build("Build with Architecture: Small Farm (2 corn)"),
    )
    answer = read(said, farms, TZOLKIN)
    assert isinstance(answer, Understood)
    assert answer.candidate.label == label
