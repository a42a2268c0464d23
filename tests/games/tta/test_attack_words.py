"""What the offer of an attack says about it."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.games.tta import RULES, events
from engine.games.tta.actions import Choose, Defend, PlayAggression
from render.text.tta import TEXTS
from render.text.tta.choices import Choices
from render.text.tta.words import Words
from tests.games.tta.table import MakeTable

ANN = TEXTS(("Ann", "Bartholomew", "Cleo"))


@pytest.mark.rule("NS-4.2", "NS-12.13", "INT-49")
def test_an_attack_shows_the_strengths_that_will_be_compared(table: Any) -> None:
    """With what the pact gives an attacker, without the pact that ends."""
    t = table(3, age=2)
    t.pact("open_borders_agreement", 0, 0, 1)
    t.pact("promise_of_military_protection", 2, 0, 2)
    t.seat(0, only_workers={"warriors": 3}, military=["spy"])
    t.seat(1, only_workers={"warriors": 4})
    t.seat(2, only_workers={"warriors": 2})
    t.phase("politics")
    view = RULES.view(t.s, 0)
    shown = {}
    for attack in t.offers("play_aggression"):
        shown[attack.target] = ANN.detail(view, attack) or ""
        t2 = RULES.apply(t.s, 0, attack)
        (event,) = (n.event for n in t2.news if isinstance(n.event, events.Attacked))
        said = f"strength {event.attack} to {event.defence}."
        assert said in shown[attack.target]
    assert "strength 5 to 4." in shown[1]
    assert "strength 3 to 2." in shown[2]


@pytest.mark.rule("NS-4.2", "INT-19")
def test_an_attack_without_prey_is_offered_with_a_warning(table: Any) -> None:
    t = table(2, age=2)
    t.seat(0, workers={"warriors": 5}, military=["annex", "infiltrate", "raid_i"], ma=2)
    t.seat(1, only_workers={"scientific_method": 1, "bronze": 2})
    t.phase("politics")
    view = RULES.view(t.s, 0)
    said = [ANN.detail(view, a) or "" for a in t.offers("play_aggression")]
    assert [s.partition("No effect: Bartholomew has ")[2] for s in said] == [
        "no colony.",
        "no leader and no unfinished wonder.",
        "no such building.",
    ]
    t.seat(1, colonies=["vast_territory_i"], leader="moses", workers={"alchemy": 1})
    view = RULES.view(t.s, 0)
    assert not any("No effect" in (ANN.detail(view, a) or "") for a in t.offers("play_aggression"))


PREY: dict[str, dict[str, Any]] = {
    "annex": {"colonies": ["vast_territory_i"]},
    "infiltrate": {"wonder": "eiffel_tower"},
    "raid_i": {"only_workers": {"philosophy": 1}},
    "raid_ii": {"only_workers": {"alchemy": 1}},
    "raid_iii": {"only_workers": {"computers": 1}},
    "plunder_i": {"resources": 1},
    "plunder_ii": {"food": 1},
    "plunder_iii": {"food": 1},
    "spy": {"science": 1},
    "armed_intervention": {"culture": 1},
    "enslave": {},
}
"""What each aggression takes, of which a rival has one."""


@pytest.mark.rule("INT-19")
@pytest.mark.parametrize("card", sorted(PREY))
def test_an_aggression_in_vain_is_asked_about_twice(table: Any, card: str) -> None:
    """Only against the rival without anything to take: a menu of its own, which is grave, and the
    words that warn. Each aggression of the game."""
    t = table(3, age=3)
    t.seat(0, government="communism", workers={"warriors": 9}, military=[card])
    t.seat(1, **{"only_workers": {"bronze": 1}, **PREY[card]})
    t.seat(2, only_workers={"bronze": 1})
    t.phase("politics")
    view = RULES.view(t.s, 0)
    menus = {m.verb: m for m in t.decision.menus}
    promising = list(menus["aggression"].every())
    assert PlayAggression(card, 1) in promising
    if card == "enslave":
        assert "aggression_in_vain" not in menus
        return
    assert promising == [PlayAggression(card, 1)]
    vain = menus["aggression_in_vain"]
    assert vain.confirm
    assert list(vain.every()) == [PlayAggression(card, 2)]
    said = {a.target: ANN.detail(view, a) or "" for a in t.offers("play_aggression")}
    assert "No effect" not in said[1]
    assert "No effect: Cleo has no " in said[2]
    before = (t.s.players[1], t.s.players[2])
    t.act(0, PlayAggression(card, 2))
    assert (t.s.players[1], t.s.players[2]) == before


@pytest.mark.rule("INT-19", "NS-14.12")
def test_a_raid_counts_buildings_within_its_limit_only(table: Any) -> None:
    t = table(2, age=3)
    t.seat(0, workers={"warriors": 9}, military=["raid_i", "raid_ii"], ma=2)
    t.seat(1, only_workers={"scientific_method": 1})
    t.phase("politics")
    menus = {m.verb: list(m.every()) for m in t.decision.menus}
    assert menus["aggression"] == [PlayAggression("raid_ii", 1)]
    assert menus["aggression_in_vain"] == [PlayAggression("raid_i", 1)]


@pytest.mark.rule("NS-14.12", "NSC-114")
@pytest.mark.parametrize("option", ["moses", "eiffel_tower"])
def test_infiltrate_names_the_culture_of_each_choice(table: Any, option: str) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"warriors": 5}, military=["infiltrate"])
    t.seat(1, leader="moses", wonder="eiffel_tower")
    t.phase("politics")
    t.act(0, PlayAggression("infiltrate", 1))
    said = ANN.prompt(RULES.view(t.s, 0), t.decision)
    t.act(0, Choose(option))
    assert f"{Words().card(option)} {t.civ(0).culture} culture" in said
    assert said.endswith("for its level. Moses 0 culture; Eiffel Tower 6 culture.")


@pytest.mark.rule("NS-4.4", "NS-14.11")
def test_no_two_defences_sound_alike(table: MakeTable) -> None:
    """A bonus card that is played and one that is discarded face down are different answers."""
    bonus = ["defense_colonization_i", "defense_colonization_ii"]
    items = [*bonus, *(f"down:{c}" for c in (*bonus, "spy"))]
    chosen = [some for n in range(1, 4) for some in combinations(items, n)]
    view = RULES.view(table(2).s, 0)
    choices = Choices(Words(), ANN.names)
    said = [choices.action(view, Defend(some)) for some in chosen]
    assert len(set(said)) == len(said)
