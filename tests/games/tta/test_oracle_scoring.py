"""Events out of turn and the final scoring against the second reading of the rules (`oracle`)."""

from __future__ import annotations

import pytest

from engine.core import Action, Rng
from engine.games.tta.actions import Build, Develop, Populate
from tests.games.tta import oracle_events, oracle_worlds
from tests.games.tta.oracle import FARMS_MINES, URBAN, Asked, Sheet
from tests.games.tta.oracle_acts import build, develop, populate
from tests.games.tta.oracle_events import EVENTS, gains
from tests.games.tta.oracle_impacts import RANKED
from tests.games.tta.oracle_new_story import NEW_STORY
from tests.games.tta.oracle_worlds import different, facts, table_by_chance
from tests.games.tta.test_oracle import WORLD

OTHERS = ("rats", "vast_territory_ii", "crime_wave")
"""Events of other ages, and territories."""


@pytest.mark.rule("NS-2.5", "NS-7.2", "NS-14.24", "NS-12.6")
@pytest.mark.parametrize("seed", range(60))
def test_final_scoring_is_that_of_the_rules(seed: int) -> None:
    oracle_worlds.same_end(WORLD, seed, OTHERS)


@pytest.mark.rule("NS-2.5")
def test_every_scoring_event_is_here() -> None:
    assert {*WORLD.of_kind("event", 3, 3)} == {*NEW_STORY.impacts, *RANKED}


class Cheaper(Sheet):
    """Prices in Development of Civilization: one less of food, resources or science."""

    def population_price(self, less: int = 0) -> int | None:
        return super().population_price(less + 1)

    def science_cost(self, card: str, revolution: bool) -> int:
        return max(0, super().science_cost(card, revolution) - 1)

    def allowed(self) -> set[Action]:
        found = self.orders(("populate",), (), 0) + self.developments()
        return {*found, *self.orders(("build",), FARMS_MINES + URBAN, 1)}


@pytest.mark.rule("NS-12.9", "NS-7.4", "NS-14.9", "INT-30")
@pytest.mark.parametrize("seed", range(40))
def test_development_of_civilization_is_that_of_the_rules(seed: int) -> None:
    rng = Rng(700 + seed)
    t = table_by_chance(WORLD, rng)
    for civ in t.s.players:
        civ.purse = 0
    current = rng.choice(t.s.order)
    t.phase("politics", current)
    t.event("development_of_civilization", current)
    asked = []
    while t.decision.kind == "develops":
        seat = t.decision.seat
        sheet = Cheaper(NEW_STORY, t.s, seat)
        if seat != current:
            sheet.used.append("hammurabi")  # his action is one of the own turn
        assert {a for a in t.offers() if a.kind != "decline"} == sheet.allowed()
        action = rng.choice(t.offers())
        try:
            carry_out(sheet, action)
        except Asked:
            break
        t.act(seat, action)
        assert not different(facts(Sheet(NEW_STORY, t.s, seat)), facts(sheet)), action
        asked.append(seat)
    order = t.s.order[t.s.order.index(current) :] + t.s.order[: t.s.order.index(current)]
    assert asked == [seat for seat in order if seat in asked]


def carry_out(sheet: Sheet, action: Action) -> None:
    if isinstance(action, Populate):
        populate(sheet)
    elif isinstance(action, Build):
        build(sheet, action.card, 1)
    elif isinstance(action, Develop):
        develop(sheet, action)


@pytest.mark.rule("NS-12.11", "NS-14.15", "NS-5.3", "NS-5.4", "INT-12", "INT-13")
@pytest.mark.parametrize("seed", range(60))
def test_international_agreement_is_that_of_the_rules(seed: int) -> None:
    oracle_events.same_agreement(WORLD, seed)


OF_THIS_EDITION = {"development_of_trade_routes": gains(science=1, food=1, resources=1)}


@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-14.9", "NS-10.1", "NS-6.4", "NS-6.7")
@pytest.mark.parametrize("event", [*EVENTS, *OF_THIS_EDITION])
def test_events_do_what_the_rules_say(event: str) -> None:
    oracle_events.same_event(WORLD, event, {**EVENTS, **OF_THIS_EDITION}[event])
