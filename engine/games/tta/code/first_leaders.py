"""Leaders of the first edition with a sentence of their own, where A New Story has another one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.actions import Build, Choose, Populate, UseAbility
from engine.games.tta.acts.means import Means, civil_power, spend_civil
from engine.games.tta.acts.people import BUILD, POPULATE
from engine.games.tta.cards import base
from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.model import UNITS
from engine.games.tta.change import economy
from engine.games.tta.code.leaders import LIBRARY, THEATER
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import colonies
from engine.games.tta.query import armies, basics, prices

if TYPE_CHECKING:
    from engine.games.tta.state import State

card = partial(base.card, edition="first_edition")

POETS = 2
JOAN_CULTURE = 5
CHURCHILL_SCIENCE = 3
CHURCHILL_RESOURCES = 2
CAVALRY = frozenset({"cavalry"})


def kind_of(s: State, name: str) -> str:
    """The kind of a card."""
    return rules_of(s).cards[name].kind


# -------------------------------------------------------------------------------------- age A


@card("homer")
class Homer(CardRules):
    """1 resource per turn for military units (OR-2.11); up to two workers on the starting infantry
    make 1 culture each."""

    def unit_purse(self, s: State, seat: int) -> int:
        return 0 if self.card in s.players[seat].used else 1

    def culture(self, s: State, seat: int) -> int:
        workers = s.players[seat].workers
        return min(POETS, sum(workers[c] for c in rules_of(s).board.start.workers if _unit(s, c)))


def _unit(s: State, name: str) -> bool:
    return rules_of(s).cards[name].is_unit


# -------------------------------------------------------------------------------------- age I


@card("christopher_columbus")
class ChristopherColumbus(CardRules):
    """Political action, once in the game: a territory of the hand becomes a colony, without an
    auction and without a force; he stays (OR-8.4)."""

    def political(self, s: State, seat: int) -> Iterable[UseAbility]:
        civ = s.players[seat]
        if self.card not in civ.spent:
            for c in dict.fromkeys(civ.military.cards):
                if kind_of(s, c) == "territory":
                    yield UseAbility(self.card, Choose(c))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Choose)
        civ = t.state.players[seat]
        civ.spent.append(self.card)
        t.reveal()
        civ.military.cards.remove(action.then.option)
        colonies.colonize(t, seat, action.then.option, "ability")


@card("frederick_barbarossa")
class FrederickBarbarossa(CardRules):
    """For 1 civil action, any number of times: a population increase for 1 food less together with
    a new unit for 1 resource less (OR-8.15)."""

    civil_ability = True

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        m = Means(s, seat)
        price = prices.population_price(s, seat, 1)
        if not civil_power(s, seat) or price is None or price > m.food:
            return
        for unit in m.units:
            owed = max(0, m.cost(unit) - 1 - m.unit_purse)
            if economy.payable(s, seat, price, owed):
                yield UseAbility(self.card, Build(unit))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Build)
        spend_civil(t, seat)
        POPULATE.carry_out(t, seat, Populate(), 1)
        BUILD.carry_out(t, seat, action.then, 1)


@card("genghis_khan")
class GenghisKhan(CardRules):
    """The owner's tactic makes no armies; each cavalry unit is 1 stronger, also where it is given
    up, and makes 1 culture (OR-8.2)."""

    def tactic_works(self, s: State, seat: int) -> bool:
        return False

    def strength(self, s: State, seat: int) -> int:
        return basics.workers_on(s, seat, CAVALRY)

    def unit_strength(self, s: State, seat: int, card: str) -> int:
        return 1 if kind_of(s, card) in CAVALRY else 0

    def culture(self, s: State, seat: int) -> int:
        return basics.workers_on(s, seat, CAVALRY)


@card("joan_of_arc")
class JoanOfArc(CardRules):
    """Whenever an aggression or a war is played against the owner: 5 culture, whatever comes of it
    (OR-6.4)."""

    def attacked(self, t: Turn[State], seat: int) -> None:
        economy.change(t, seat, "culture", JOAN_CULTURE, self.card)


@card("michelangelo")
class Michelangelo(CardRules):
    """Wonders of the row cost 1 civil action less."""

    def take_discount(self, s: State, seat: int, card: str) -> int:
        return 1 if kind_of(s, card) == "wonder" else 0


# ------------------------------------------------------------------------------------- age II


@card("j_s_bach")
class Bach(CardRules):
    """Theaters cost 1 resource less, their technologies 1 science less."""

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return 1 if kind_of(s, card) in THEATER else 0

    def resource_discount(self, s: State, seat: int, card: str) -> int:
        return 1 if kind_of(s, card) in THEATER else 0


@card("james_cook")
class JamesCook(CardRules):
    """Each bonus card counts 1 more for a colony."""

    def bonus_worth(self, s: State, seat: int, half: str, printed: int) -> int:
        return printed + 1 if half == "colonization" else printed


@card("napoleon_bonaparte")
class NapoleonBonaparte(CardRules):
    """The strength of the single best army counts once more (OR-8.7)."""

    def strength(self, s: State, seat: int) -> int:
        return armies.best_army(s, seat)


@card("maximilien_robespierre")
class Robespierre(CardRules):
    """Revolutions are paid with all military actions (OR-8.5)."""

    military_revolution = True


@card("william_shakespeare")
class WilliamShakespeare(CardRules):
    """2 culture per pair of a library and a theater."""

    def culture(self, s: State, seat: int) -> int:
        pairs = (basics.workers_on(s, seat, kinds) for kinds in (LIBRARY, THEATER))
        return 2 * min(pairs)


# ------------------------------------------------------------------------------------ age III


@card("nikola_tesla")
class NikolaTesla(CardRules):
    """Labs make and store resources like mines, worth their level (OR-8.8); building labs and
    libraries costs rivals 1 resource more."""

    def stores(self, s: State, seat: int, kind: str) -> bool:
        return kind == "lab"

    def extra_tokens(self, s: State, seat: int) -> Iterable[tuple[str, int]]:
        cards = rules_of(s).cards
        for c, n in s.players[seat].workers.items():
            if n and cards[c].kind == "lab" and cards[c].level:
                yield c, n

    def burden(self, s: State, seat: int, card: str) -> int:
        return 1 if kind_of(s, card) in ("lab", "library") else 0


@card("rock_and_roll_icon")
class RockAndRollIcon(CardRules):
    """One worker on the best staffed theater makes its culture twice."""

    def culture(self, s: State, seat: int) -> int:
        theater = basics.best(s, seat, THEATER)
        return 0 if theater is None else rules_of(s).cards[theater].gives.culture


@card("winston_churchill")
class WinstonChurchill(CardRules):
    """Unit technologies cost 3 science less; bonus cards defend twice as well; while a war declared
    on the owner is open, new units cost 2 resources less each (OR-8.15)."""

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return CHURCHILL_SCIENCE if kind_of(s, card) in UNITS else 0

    def bonus_worth(self, s: State, seat: int, half: str, printed: int) -> int:
        return 2 * printed if half == "defense" else printed

    def resource_discount(self, s: State, seat: int, card: str) -> int:
        """An upgrade is the difference of two prices, so it is not cheaper."""
        if kind_of(s, card) not in UNITS:
            return 0
        at_war = any(civ.war is not None and civ.war_on == seat for civ in s.players)
        return CHURCHILL_RESOURCES if at_war else 0
