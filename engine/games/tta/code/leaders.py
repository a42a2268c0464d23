"""Leaders with a sentence of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.actions import Build, Choose, Populate, Upgrade, UseAbility
from engine.games.tta.acts.means import Means, civil_power, spend_civil
from engine.games.tta.acts.people import BUILD, POPULATE, UPGRADE
from engine.games.tta.cards.base import CardRules, card
from engine.games.tta.change import area, economy
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import colonies
from engine.games.tta.query import basics, prices, production, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

GENGHIS_CULTURE = 3
ROBESPIERRE_CULTURE = 3
CHURCHILL_CULTURE = 3
CHURCHILL_PURSE = 3
COOK_DISCARDS = 2
HAMMURABI_NOW = "hammurabi:now"
"""Among the abilities used: the next civil action is paid with a military one."""

# -------------------------------------------------------------------------------------- age A


@card("alexander_the_great", edition="new_story")
class AlexanderTheGreat(CardRules):
    """Political action: he leaves and 1 yellow token comes from the box (NS-4.9)."""

    def political(self, s: State, seat: int) -> Iterable[UseAbility]:
        yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        area.remove_leader(t, seat, self.card)
        economy.change(t, seat, "yellow_tokens", 1, self.card)


@card("aristotle")
class Aristotle(CardRules):
    """1 science for each technology card taken from the row."""

    def taken(self, t: Turn[State], seat: int, card: str) -> None:
        if rules_of(t.state).cards[card].is_technology:
            economy.change(t, seat, "science", 1, self.card)


@card("hammurabi", edition="new_story")
class Hammurabi(CardRules):
    """Once per turn a military action stands in for a civil one; leaders of the row cost 1 civil
    action less."""

    def military_as_civil(self, s: State, seat: int) -> int:
        civ = s.players[seat]
        usable = s.current == seat and civ.ma > 0 and self.card not in civ.used
        return 1 if usable else 0

    def military_first(self, s: State, seat: int) -> bool:
        wanted = HAMMURABI_NOW in s.players[seat].used
        return wanted and self.military_as_civil(s, seat) > 0

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        """A military action stands in by itself once no civil one is left; before that, for
        instance because Hammurabi is about to be replaced, only if the owner says so."""
        civ = s.players[seat]
        if civ.ca and HAMMURABI_NOW not in civ.used and self.military_as_civil(s, seat):
            yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        t.state.players[seat].used.append(HAMMURABI_NOW)

    def take_discount(self, s: State, seat: int, card: str) -> int:
        return 1 if rules_of(s).cards[card].kind == "leader" else 0


@card("homer", edition="new_story")
class Homer(CardRules):
    """1 resource per turn for military units; replaced, he may go under a completed wonder, which
    then shows one more happy face (NS-12.1)."""

    faces_lent = 1

    def unit_purse(self, s: State, seat: int) -> int:
        return 0 if self.card in s.players[seat].used else 1

    def rests_under(self, s: State, seat: int) -> Iterable[str]:
        return s.players[seat].wonders


@card("julius_caesar", edition="new_story")
class JuliusCaesar(CardRules):
    """Once in the game the politics phase may hold a second political action (NS-4.9)."""

    def second_politics(self, s: State, seat: int) -> bool:
        return self.card not in s.players[seat].spent


@card("moses")
class Moses(CardRules):
    """Every population increase costs 1 food less."""

    def food_discount(self, s: State, seat: int) -> int:
        return 1


# -------------------------------------------------------------------------------------- age I


@card("christopher_columbus", edition="new_story")
class ChristopherColumbus(CardRules):
    """Political action: he leaves and a territory of the hand becomes a colony, without an
    auction and without a force."""

    def political(self, s: State, seat: int) -> Iterable[UseAbility]:
        cards = rules_of(s).cards
        for c in dict.fromkeys(s.players[seat].military.cards):
            if cards[c].kind == "territory":
                yield UseAbility(self.card, Choose(c))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Choose)
        territory = action.then.option
        t.reveal()
        area.remove_leader(t, seat, self.card)
        t.state.players[seat].military.cards.remove(territory)
        colonies.colonize(t, seat, territory, "ability")


@card("frederick_barbarossa", edition="new_story")
class FrederickBarbarossa(CardRules):
    """For 1 military action: a population increase for 1 food less together with a new unit for 1
    resource less, in this order (INT-29)."""

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        civ = s.players[seat]
        m = Means(s, seat)
        price = prices.population_price(s, seat, 1)
        if civ.ma < 1 or price is None or price > m.food:
            return
        for unit in civ.workers:
            owed = max(0, m.cost(unit) - 1 - m.unit_purse)
            if m.cards[unit].is_unit and economy.payable(s, seat, price, owed):
                yield UseAbility(self.card, Build(unit))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Build)
        t.state.players[seat].ma -= 1
        POPULATE.carry_out(t, seat, Populate(), 1)
        BUILD.carry_out(t, seat, action.then, 1)


@card("genghis_khan", edition="new_story")
class GenghisKhan(CardRules):
    """Infantry may stand in for cavalry in armies. At the end of one's own turn 3 culture for being
    among the two strongest, ties in his favour (NS-12.2, NS-14.23)."""

    def mixed_armies(self, s: State, seat: int) -> bool:
        return True

    def turn_ended(self, t: Turn[State], seat: int) -> None:
        s = t.state
        own = ratings.strength(s, seat)
        rivals = (ratings.strength(s, x) for x in basics.in_game(s) if x != seat)
        if sum(strength > own for strength in rivals) < basics.few(s):
            economy.change(t, seat, "culture", GENGHIS_CULTURE, self.card)


@card("joan_of_arc", edition="new_story")
class JoanOfArc(CardRules):
    """As their politics phase opens, the owner may secretly look at the next current event."""

    def opening(self, s: State, seat: int) -> Iterable[UseAbility]:
        if s.current_events.cards and s.current_events.placed_by[-1] != seat:
            yield UseAbility(self.card)

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        pile = t.state.current_events
        pile.placed_by[-1] = seat
        t.emit(events.Looked(seat, self.card))
        t.tell((seat,), events.EventSeen(pile.cards[-1]))


@card("michelangelo", edition="new_story")
class Michelangelo(CardRules):
    """The completed wonders of the owner do not make wonders of the row dearer."""

    def take_discount(self, s: State, seat: int, card: str) -> int:
        if rules_of(s).cards[card].kind != "wonder":
            return 0
        return rules_of(s).board.row.wonder_surcharge * len(s.players[seat].wonders)


# ------------------------------------------------------------------------------------- age II

THEATER_DISCOUNT = 2
THEATER = frozenset({"theater"})
LIBRARY = frozenset({"library"})


@card("j_s_bach", edition="new_story")
class Bach(CardRules):
    """Theater technologies cost 2 science less. Once per turn, for a civil action, a worker of any
    urban building becomes a theater of the same or higher level, as an upgrade (NS-12.5)."""

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return THEATER_DISCOUNT if rules_of(s).cards[card].kind == "theater" else 0

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        civ = s.players[seat]
        if self.card in civ.used or not civil_power(s, seat):
            return
        m = Means(s, seat)
        theaters = [c for c in civ.workers if m.cards[c].kind == "theater"]
        for source in basics.staffed(s, seat, basics.URBAN):
            old = m.cards[source]
            if old.kind != "theater" and theaters and m.at_urban_limit("theater"):
                continue
            for target in theaters:
                if target == source or m.cards[target].level < old.level:
                    continue
                if max(0, m.cost(target) - m.cost(source)) <= m.resources:
                    yield UseAbility(self.card, Upgrade(source, target))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Upgrade)
        spend_civil(t, seat, 1)
        t.state.players[seat].used.append(self.card)
        UPGRADE.carry_out(t, seat, action.then)


@card("james_cook", edition="new_story")
class JamesCook(CardRules):
    """Up to two military cards may be discarded for +1 colonisation force each."""

    def force_discards(self, s: State, seat: int) -> int:
        return COOK_DISCARDS


@card("maximilien_robespierre", edition="new_story")
class Robespierre(CardRules):
    """Revolutions are paid with all military actions; each scores 3 culture (NS-12.3)."""

    military_revolution = True

    def developed(self, t: Turn[State], seat: int, card: str, revolution: bool) -> None:
        if revolution:
            economy.change(t, seat, "culture", ROBESPIERRE_CULTURE, self.card)


@card("william_shakespeare", edition="new_story")
class WilliamShakespeare(CardRules):
    """2 culture per pair of a library and a theater; with one kind, buildings and technologies of
    the other cost 1 less."""

    def _pairs(self, s: State, seat: int) -> int:
        return min(basics.workers_on(s, seat, LIBRARY), basics.workers_on(s, seat, THEATER))

    def culture(self, s: State, seat: int) -> int:
        return 2 * self._pairs(s, seat)

    def made(self, s: State, seat: int, rating: str, kinds: frozenset[str]) -> int:
        both = rating == "culture" and kinds >= LIBRARY | THEATER
        return 2 * self._pairs(s, seat) if both else 0

    def _discount(self, s: State, seat: int, card: str) -> int:
        kind = rules_of(s).cards[card].kind
        if kind == "theater":
            return 1 if basics.workers_on(s, seat, LIBRARY) else 0
        if kind == "library":
            return 1 if basics.workers_on(s, seat, THEATER) else 0
        return 0

    def resource_discount(self, s: State, seat: int, card: str) -> int:
        return self._discount(s, seat, card)

    def science_discount(self, s: State, seat: int, card: str) -> int:
        return self._discount(s, seat, card)


# ------------------------------------------------------------------------------------ age III


@card("bill_gates")
class BillGates(CardRules):
    """Labs make and store resources like mines, worth their level; when he leaves, or at the end
    of the game, that production scores as culture once (NS-12.6)."""

    def stores(self, s: State, seat: int, kind: str) -> bool:
        return kind == "lab"

    def extra_tokens(self, s: State, seat: int) -> Iterable[tuple[str, int]]:
        cards = rules_of(s).cards
        for c, n in s.players[seat].workers.items():
            if n and cards[c].kind == "lab" and cards[c].level:
                yield c, n

    def _score(self, t: Turn[State], seat: int) -> None:
        s = t.state
        made = sum(n * production.token_value(s, c) for c, n in self.extra_tokens(s, seat))
        economy.change(t, seat, "culture", made, self.card)

    def left(self, t: Turn[State], seat: int) -> None:
        self._score(t, seat)

    def game_ended(self, t: Turn[State], seat: int) -> None:
        self._score(t, seat)


@card("charlie_chaplin")
class CharlieChaplin(CardRules):
    """One worker on the best staffed theater makes its culture twice."""

    def culture(self, s: State, seat: int) -> int:
        theater = basics.best(s, seat, THEATER)
        return 0 if theater is None else rules_of(s).cards[theater].gives.culture

    def made(self, s: State, seat: int, rating: str, kinds: frozenset[str]) -> int:
        return self.culture(s, seat) if rating == "culture" and kinds >= THEATER else 0


@card("mahatma_gandhi")
class MahatmaGandhi(CardRules):
    """The owner does not attack; attacks on the owner cost double (NS-12.14)."""

    attack_times = 2

    def may_attack(self, s: State, seat: int) -> bool:
        return False


@card("winston_churchill", edition="new_story")
class WinstonChurchill(CardRules):
    """Once per turn 3 culture, or 3 science and 3 resources for the military, this turn only. Who
    chooses neither scores the culture when the turn is over (INT-18)."""

    def abilities(self, s: State, seat: int) -> Iterable[UseAbility]:
        if self.card not in s.players[seat].used:
            yield UseAbility(self.card, Choose("culture"))
            yield UseAbility(self.card, Choose("military"))

    def use(self, t: Turn[State], seat: int, action: UseAbility) -> None:
        assert isinstance(action.then, Choose)
        civ = t.state.players[seat]
        civ.used.append(self.card)
        if action.then.option == "culture":
            economy.change(t, seat, "culture", CHURCHILL_CULTURE, self.card)
        else:
            civ.purse += CHURCHILL_PURSE
            civ.purse_science += CHURCHILL_PURSE

    def turn_ended(self, t: Turn[State], seat: int) -> None:
        if self.card not in t.state.players[seat].used:
            economy.change(t, seat, "culture", CHURCHILL_CULTURE, self.card)
