"""Wonders, events, attacks and pacts of the first edition with a sentence of their own, where A New
Story has another one or none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.actions import Populate, UseAbility
from engine.games.tta.acts.people import POPULATE
from engine.games.tta.cards import base
from engine.games.tta.cards.base import CardRules
from engine.games.tta.change import area, choices, economy
from engine.games.tta.code import decrees
from engine.games.tta.code.events import REBELLION
from engine.games.tta.code.pacts import COOPERATION_DISCOUNT, PactRules
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

card = partial(base.card, edition="first_edition")

LINER_FOOD = 5
CULTURE_PER_LEVEL = 3
HOLY_WAR_EACH = 3
HOLY_WAR_CULTURE = 3


# ------------------------------------------------------------------------------------- wonders


@card("st_peters_basilica")
class StPetersBasilica(CardRules):
    """Every happy face counts twice (OR-8.9)."""

    def faces(self, s: State, seat: int, source: str, shown: int) -> int:
        return 2 * shown


@card("ocean_liner_service")
class OceanLinerService(CardRules):
    """Once per turn a population increase without a civil action, for 5 food less."""

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        if self.card in s.players[seat].used:
            return
        price = prices.population_price(s, seat, LINER_FOOD)
        if price is not None and price <= economy.spendable(s, seat, "farm"):
            yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        t.state.players[seat].used.append(self.card)
        POPULATE.carry_out(t, seat, Populate(), LINER_FOOD)


# -------------------------------------------------------------------------------------- events


@card("development_of_politics")
class DevelopmentOfPolitics(CardRules):
    """The current player keeps cards above the hand limit this once (OR-4.27)."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        t.state.players[seat].spared = True


@card("rebellion")
class Rebellion(CardRules):
    """Two civil actions of the next action phase are lost for each discontent worker (OR-9.15):
    for the current player that phase is about to begin."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        for x in basics.clockwise(s, seat):
            lost = REBELLION * ratings.discontent(s, x)
            if x == seat and lost:
                t.todo(decrees.SpendActions(x, lost, self.card))
            else:
                s.players[x].owed_actions += lost


# ------------------------------------------------------------------------------------- attacks


class Strike(CardRules):
    """A card of the rival leaves; the price is its level, 3 culture for each level (OR-9.32)."""

    culture_per_level = CULTURE_PER_LEVEL

    def aims(self, s: State, target: int) -> bool:
        return prices.struck(s, self.card, target) is not None

    def succeed(self, t: Turn[State], seat: int, target: int) -> None:
        struck = prices.struck(t.state, self.card, target)
        assert struck is not None
        self.remove(t, target)
        culture = self.culture_per_level * rules_of(t.state).cards[struck].level
        economy.change(t, seat, "culture", culture, self.card)

    def remove(self, t: Turn[State], target: int) -> None:
        raise AssertionError(f"{self.card} removes nothing")


@card("assassinate")
class Assassinate(Strike):
    """The rival's leader."""

    strikes = "leader"

    def remove(self, t: Turn[State], target: int) -> None:
        area.remove_leader(t, target, self.card)


@card("sabotage")
class Sabotage(Strike):
    """The rival's unfinished wonder."""

    strikes = "wonder"

    def remove(self, t: Turn[State], target: int) -> None:
        area.remove_wonder(t, target, self.card)


@card("war_over_resources")
class WarOverResources(CardRules):
    """Food and resources as much as the advantage, mixed as the winner likes (OR-5.10)."""

    def won(self, t: Turn[State], winner: int, loser: int, advantage: int) -> None:
        t.todo(choices.Plunder(winner, loser, advantage, self.card))


@card("holy_war")
class HolyWar(CardRules):
    """The loser loses a population for every full 3 points of advantage; 3 culture for each."""

    def won(self, t: Turn[State], winner: int, loser: int, advantage: int) -> None:
        civ = t.state.players[loser]
        there = civ.idle + sum(civ.workers.values())
        lost = min(advantage // HOLY_WAR_EACH, there)
        economy.change(t, winner, "culture", HOLY_WAR_CULTURE * lost, self.card)
        economy.change(t, loser, "population", -lost, self.card)


# --------------------------------------------------------------------------------------- pacts


@card("open_borders_agreement")
class OpenBordersAgreement(PactRules):
    """An attack of one on the other is fought with 3 more strength on the attacker's side."""

    ambush = 3


@card("scientific_cooperation")
class ScientificCooperation(PactRules):
    """Technologies cost either party 2 science less, the partner pays 1; without a science point on
    both sides neither can play any (OR-8.13)."""

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return COOPERATION_DISCOUNT

    def partner_science(self, s: State, seat: int) -> int:
        return 1

    def may_develop(self, s: State, seat: int) -> bool:
        pact = self.pact(s)
        return all(s.players[x].science for x in (pact.a, pact.b))
