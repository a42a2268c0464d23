"""What labels and second lines say of prices and gains, against the second reading of the rules."""

from __future__ import annotations

import pytest

from engine.games.tta import RULES
from engine.games.tta.actions import BuildStages, Develop, PlayCard, UseAbility
from tests.games.tta.oracle_labels import detail, same_prices
from tests.games.tta.table import MakeTable
from tests.games.tta.test_oracle import WORLD


@pytest.mark.sliced(10)
@pytest.mark.rule("NS-5.5", "NS-5.6", "NS-5.7", "NS-5.10", "NS-5.11", "NS-5.14")
@pytest.mark.parametrize("seed", range(4))
def test_labels_name_the_price(seed: int) -> None:
    assert same_prices(WORLD, seed) > 100


@pytest.mark.rule("NS-5.14", "NS-7.10", "INT-33", "NSC-85", "NSC-86")
@pytest.mark.parametrize(
    ("card", "rivals", "said"),
    [
        (
            "wave_of_nationalism",
            2,
            "6 resources for military units this turn: 2 rivals are stronger",
        ),
        (
            "military_build_up",
            1,
            "5 resources for military units this turn: 1 rival is stronger",
        ),
        ("military_build_up", 0, "Nothing: no rival is stronger"),
        ("endowment_for_the_arts", 2, "6 culture: 2 rivals have more culture"),
    ],
)
def test_cards_that_look_at_rivals_say_what_they_give_now(
    table: MakeTable, card: str, rivals: int, said: str
) -> None:
    t = table(3, age=3)
    t.seat(0, civil=[card], culture=5)
    for rival in range(1, rivals + 1):
        t.seat(rival, workers={"warriors": 9}, culture=6)
    assert detail(t, PlayCard(card)) == said


@pytest.mark.rule("NS-7.10", "INT-16")
def test_what_a_card_gives_now_counts_who_is_left(table: MakeTable) -> None:
    t = table(3, age=3)
    t.s.players[2].out = True
    t.seat(0, civil=["military_build_up"])
    t.seat(1, workers={"warriors": 9})
    said = detail(t, PlayCard("military_build_up"))
    assert said.startswith("8 resources")


@pytest.mark.rule("NS-5.21", "INT-11")
def test_an_ability_of_a_complete_wonder_does_not_speak_of_its_completion(table: MakeTable) -> None:
    t = table(age=2)
    t.seat(0, wonders=["ocean_liner_service"])
    said = detail(t, UseAbility("ocean_liner_service"))
    assert said.startswith("Once per turn")


@pytest.mark.rule("NS-5.11", "NS-9.2")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("code_of_laws", "justice_system", "Replaces Code of Laws. "),
        ("strategy", "warfare", "You keep Strategy and discard this card at once. "),
        ("strategy", "justice_system", "7 science. "),
    ],
)
def test_a_second_special_technology_of_a_type(
    table: MakeTable, old: str, new: str, said: str
) -> None:
    t = table(age=2)
    t.seat(0, specials=[old], civil=[new], science=9)
    assert detail(t, Develop(new)).startswith(said)


@pytest.mark.rule("NS-9.3", "NS-12.8", "NS-14.20", "NSC-205")
def test_a_wonder_says_what_it_would_score_now(table: MakeTable) -> None:
    t = table(age=3)
    theaters = {"movies": 1, "drama": 1, "multimedia": 1}
    t.seat(0, wonder="hollywood", stages=1, resources=11, leader="j_s_bach", workers=theaters)
    said = detail(t, BuildStages())
    assert said == "1 stage left after that. Completed now, it would score 22 culture"
    t.act(0, BuildStages())
    said = detail(t, BuildStages())
    assert said.startswith("Scores 22 culture now. When completed")
    t.act(0, BuildStages())
    assert t.civ(0).culture == 22
    assert RULES.view(t.s, 0).completion == 0
    # A wonder that scores nothing says nothing of it.
    t.seat(0, wonder="eiffel_tower", stages=0, resources=3)
    assert detail(t, BuildStages()) == "2 stages left after that"
