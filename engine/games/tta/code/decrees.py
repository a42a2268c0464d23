"""Choices that single events, aggressions and wars ask for (NS-14.9, NS-14.12, NS-14.6)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal

from engine.core import Automatic, Decision, Fact, Menu, Pick, Turn, Waiting, record
from engine.games.tta import events
from engine.games.tta.actions import Build, Choose, Decline, Develop, Populate, StealTechnologies
from engine.games.tta.acts.action_cards import carry_out
from engine.games.tta.acts.means import Means
from engine.games.tta.acts.ordered import Ordered
from engine.games.tta.acts.people import BUILD, POPULATE
from engine.games.tta.acts.technologies import DEVELOP
from engine.games.tta.agenda import pop
from engine.games.tta.change import area, economy, hand
from engine.games.tta.editions import rules_of
from engine.games.tta.frames import colonies
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State

CIVILIZATION = "development_of_civilization"
CIVILIZATION_DISCOUNT = 1
RUIN_LEVEL = 1


class OneOf(Waiting):
    """One card out of several; a single one is taken without a question, none ends it."""

    __slots__ = ()
    seat: int
    why: str
    verb: str

    def options(self, s: State) -> list[str]:
        raise AssertionError("a choice has options")

    def facts(self) -> dict[str, Fact]:
        return {"card": self.why}

    def chosen(self, t: Turn[State], option: str) -> None:
        raise AssertionError("a choice has a consequence")

    def ask(self, s: State) -> tuple[Decision, ...]:
        options = self.options(s)
        if len(options) < 2:
            return ()
        menu = Pick(self.verb, tuple(Choose(c) for c in options))
        return (Decision(self.seat, self.verb, (menu,), self.facts()),)

    def answer(self, t: Turn[State], seat: int, action: Choose) -> None:
        pop(t)
        self.chosen(t, action.option)

    def run(self, t: Turn[State]) -> None:
        for option in self.options(t.state):
            self.chosen(t, option)


class Against(OneOf):
    """The same about what another seat has."""

    __slots__ = ()
    target: int

    def facts(self) -> dict[str, Fact]:
        return {"card": self.why, "target": self.target}


@record
class GiveUpColony(OneOf):
    """The owner gives up a colony (Independence Declaration)."""

    seat: int
    why: str
    verb: Literal["give_up_colony"] = "give_up_colony"
    kind: Literal["give_up_colony"] = "give_up_colony"

    def options(self, s: State) -> list[str]:
        return list(s.players[self.seat].colonies)

    def chosen(self, t: Turn[State], option: str) -> None:
        colonies.lose_colony(t, self.seat, option, self.why)
        hand.discard_military(t.state, [option])


@record
class RuinWonder(OneOf):
    """The owner's completed wonder of age A or I becomes a ruin (Ravages of Time)."""

    seat: int
    why: str
    verb: Literal["ruin_wonder"] = "ruin_wonder"
    kind: Literal["ruin_wonder"] = "ruin_wonder"

    def options(self, s: State) -> list[str]:
        cards = rules_of(s).cards
        wonders = basics.intact_wonders(s.players[self.seat])
        return [w for w in wonders if cards[w].level <= RUIN_LEVEL]

    def chosen(self, t: Turn[State], option: str) -> None:
        t.state.players[self.seat].ruins.append(option)
        t.emit(events.Ruined(self.seat, option))
        economy.refresh(t, self.seat)


@record
class DestroyForeign(Against):
    """A seat destroys an urban building of another one (Terrorism)."""

    seat: int
    target: int
    why: str
    verb: Literal["terrorism"] = "terrorism"
    kind: Literal["destroy_foreign"] = "destroy_foreign"

    def options(self, s: State) -> list[str]:
        return basics.staffed(s, self.target, basics.URBAN)

    def chosen(self, t: Turn[State], option: str) -> None:
        area.free_worker(t, self.target, option, self.why)


@record
class AnnexColony(Against):
    """The attacker takes a colony of the rival (Annex)."""

    seat: int
    target: int
    why: str
    verb: Literal["annex"] = "annex"
    kind: Literal["annex_colony"] = "annex_colony"

    def options(self, s: State) -> list[str]:
        return list(s.players[self.target].colonies)

    def chosen(self, t: Turn[State], option: str) -> None:
        s = t.state
        s.players[self.target].colonies.remove(option)
        s.players[self.seat].colonies.append(option)
        t.emit(events.Left(self.target, (option,), self.why))
        t.emit(events.Colonized(self.seat, option, "stolen"))
        economy.refresh(t, self.target)
        economy.refresh(t, self.seat)


@record
class RemoveLeaderOrWonder(Against):
    """The attacker removes the rival's leader or unfinished wonder (Infiltrate)."""

    seat: int
    target: int
    why: str
    culture: int
    verb: Literal["infiltrate"] = "infiltrate"
    kind: Literal["remove_leader_or_wonder"] = "remove_leader_or_wonder"

    def options(self, s: State) -> list[str]:
        rival = s.players[self.target]
        return [c for c in (rival.leader, rival.wonder) if c is not None]

    def chosen(self, t: Turn[State], option: str) -> None:
        s = t.state
        if option == s.players[self.target].leader:
            area.remove_leader(t, self.target, self.why)
        else:
            area.remove_wonder(t, self.target, self.why)
        level = rules_of(s).cards[option].level
        economy.change(t, self.seat, "culture", self.culture * level, self.why)


@record
class Develops(Waiting):
    """One of three actions without a civil action, its price lowered by one, or nothing
    (Development of Civilization, NS-12.9)."""

    seat: int
    kind: Literal["develops"] = "develops"

    def ask(self, s: State) -> tuple[Decision, ...]:
        m = Means(s, self.seat)
        menus: list[Menu] = []
        candidates: tuple[tuple[str, Ordered[Any], Iterable[Any]], ...] = (
            ("populate", POPULATE, POPULATE.missed(m)),
            ("build", BUILD, BUILD.candidates(m, "build")),
            ("develop", DEVELOP, DEVELOP.missed(m)),
        )
        for verb, act, every in candidates:
            if found := act.possible(m, every, CIVILIZATION_DISCOUNT):
                menus.append(Pick(verb, tuple(found)))
        if not menus and s.open_hands:
            return ()
        menus.append(Pick("decline", (Decline(),)))
        facts: dict[str, Fact] = {"card": CIVILIZATION}
        return (Decision(self.seat, "develops", tuple(menus), facts),)

    def answer(self, t: Turn[State], seat: int, action: Any) -> None:
        pop(t)
        if isinstance(action, (Populate, Build, Develop)):
            carry_out(t, seat, action, CIVILIZATION_DISCOUNT)


@record
class StealTechnology(Waiting):
    """The winner of a War over Technology takes special technologies, and science for the rest
    (NS-14.6, INT-27)."""

    seat: int
    loser: int
    advantage: int
    why: str
    kind: Literal["steal_technology"] = "steal_technology"

    def _sets(self, s: State, hand: bool = True) -> list[tuple[str, ...]]:
        """Technologies that may be taken together. hand: whether the winner's hand counts."""
        cards = rules_of(s).cards
        winner = s.players[self.seat]
        owned = [*winner.specials, *(winner.civil.cards if hand else ())]
        free = [c for c in s.players[self.loser].specials if c not in owned]
        return [
            some
            for n in range(len(free) + 1)
            for some in combinations(free, n)
            if sum(cards[c].science_cost or 0 for c in some) <= self.advantage
        ]

    def ask(self, s: State) -> tuple[Decision, ...]:
        sets = self._sets(s)
        if len(sets) < 2 and (s.open_hands or len(self._sets(s, hand=False)) < 2):
            return ()
        cards = rules_of(s).cards
        stock = s.players[self.loser].science
        found = []
        for some in sets:
            rest = self.advantage - sum(cards[c].science_cost or 0 for c in some)
            found.append(StealTechnologies(some, min(rest, stock)))
        menus: list[Menu] = [Pick("steal", tuple(found))]
        less = tuple(StealTechnologies(a.cards, n) for a in found for n in range(a.science))
        if less:
            menus.append(Pick("steal_less", less, group_by="cards", collapsed=True))
        facts: dict[str, Fact] = {
            "card": self.why,
            "target": self.loser,
            "advantage": self.advantage,
        }
        return (Decision(self.seat, "steal", tuple(menus), facts),)

    def answer(self, t: Turn[State], seat: int, action: StealTechnologies) -> None:
        pop(t)
        s = t.state
        loser = s.players[self.loser]
        for c in action.cards:
            loser.specials.remove(c)
            kept = area.add_special(t, seat, c)
            t.emit(events.Stolen(seat, self.loser, c, kept))
        economy.move(t, "science", self.loser, seat, action.science, self.why)
        economy.refresh(t, self.loser)
        economy.refresh(t, seat)

    def run(self, t: Turn[State]) -> None:
        economy.move(t, "science", self.loser, self.seat, self.advantage, self.why)


@record
class SpendActions(Automatic):
    """Civil actions are spent for nothing (Rebellion)."""

    seat: int
    count: int
    why: str
    kind: Literal["spend_actions"] = "spend_actions"

    def run(self, t: Turn[State]) -> None:
        civ = t.state.players[self.seat]
        n = min(self.count, civ.ca)
        civ.ca -= n
        if n:
            t.emit(events.ActionsSpent(self.seat, n, self.why))


@record
class LeaderLeaves(Automatic):
    """A leader leaves play without being replaced (Iconoclasm)."""

    seat: int
    why: str
    kind: Literal["leader_leaves"] = "leader_leaves"

    def run(self, t: Turn[State]) -> None:
        area.remove_leader(t, self.seat, self.why)
