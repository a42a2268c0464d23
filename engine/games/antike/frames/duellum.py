"""DUELLUM: movement, then conquest (AD-6.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar, Literal

from engine.core import Act, Automatic, Decision, Pick, Reason, Turn, Verb, record
from engine.core.action import Fact
from engine.games.antike import cards, conquest, deck
from engine.games.antike.actions import Conquer, Defend, MoveUnits, RemoveUnits, Step
from engine.games.antike.components import CARDS, UnitKind, Window
from engine.games.antike.events import (
    CityConquered,
    CityHeld,
    ConquestAnnounced,
    FortressPlayed,
    UnitsMoved,
)
from engine.games.antike.frames.own import Moment, OwnStep
from engine.games.antike.frames.rewards import ChooseCard
from engine.games.antike.parts import Units
from engine.games.antike.pieces import enter, place, send_all_home, send_home, touch, units_in
from engine.games.antike.state import Antike

EVERY_NUMBER = 3
"""Groups up to this size may send any number of units at once, larger ones one or all."""


class Marching(Moment):
    """Who may still move, and where each one gets, found out once for a question.

    near: where a type of unit gets from a region. barred: where else it would get if no enemy
    stopped it.
    """

    __slots__ = ("barred", "near", "unmoved")

    def __init__(self, state: Antike, window: Window | None, unmoved: dict[str, Units]) -> None:
        super().__init__(state, window, "movement")
        self.unmoved = unmoved
        self.near: dict[tuple[str, UnitKind], list[str]] = {}
        self.barred: dict[tuple[str, UnitKind], list[str]] = {}
        stops: dict[UnitKind, frozenset[str]] = {}
        for origin, units in unmoved.items():
            for unit, _ in units_in(units):
                if unit not in stops:
                    stops[unit] = conquest.hostile(state, state.mover, unit)
                far = conquest.steps(state, state.mover, unit)
                near = conquest.reach(state, unit, origin, far, stops[unit])
                met = not stops[unit].isdisjoint(near)
                free = conquest.reach(state, unit, origin, far) if met else near
                self.near[origin, unit] = near
                self.barred[origin, unit] = [to for to in free if to not in near] if met else []


class Walk(Act[Marching, MoveUnits]):
    """Units of one type go from one region to another."""

    says = MoveUnits
    verbs = (Verb("move", group_by="origin"),)

    def candidates(self, m: Marching, verb: str) -> Iterator[MoveUnits]:
        for (origin, unit), near in m.near.items():
            n = m.unmoved[origin].of(unit)
            counts = range(1, n + 1) if n <= EVERY_NUMBER else (1, n)
            for to in near:
                for count in counts:
                    yield MoveUnits(unit, origin, to, count)
            for to in m.barred[origin, unit]:
                yield MoveUnits(unit, origin, to)

    def obstacle(self, m: Marching, action: MoveUnits) -> Reason | None:
        if action.to in m.near[action.origin, action.unit]:
            return None
        return Reason("way_barred", {"unit": action.unit, "region": action.to})

    def do(self, t: Turn[Antike], seat: int, action: MoveUnits) -> None:
        state, unit, origin = t.state, action.unit, action.origin
        step = state.agenda[-1]
        assert isinstance(step, Movement)
        step.begun = True
        group = step.unmoved[origin]
        group.add(unit, -action.count)
        if not group.total:
            del step.unmoved[origin]
        t.emit(UnitsMoved(seat, unit, origin, action.to, action.count))
        for _ in range(action.count):
            place(state, seat, origin, unit, -1)
            enter(t, seat, action.to, unit)


@record
class Movement(OwnStep):
    """Which unit goes where? `unmoved`: by region, the units that have not moved yet."""

    unmoved: dict[str, Units]
    begun: bool = False
    kind: Literal["movement"] = "movement"
    acts = (Walk(),)
    window: ClassVar[Window] = "movement"
    step: ClassVar[Step | None] = "movement"

    def useful(self, state: Antike) -> bool:
        """Over as soon as every unit has moved: no card could help the movement (INT-23)."""
        return bool(self.unmoved)

    def moment(self, state: Antike) -> Marching:
        """Cards that lengthen the way are for the start of the movement (AD-9.7, AD-9.8)."""
        return Marching(state, None if self.begun else self.window, self.unmoved)


class Attack(Act[Moment, Conquer]):
    """A city is attacked, once in a turn; its wall does not count with the card Siege Engine."""

    says = Conquer
    verbs = (Verb("conquer"), Verb("siege"))

    def candidates(self, m: Moment, verb: str) -> list[Conquer]:
        state = m.state
        besieged = conquest.besieged(state, state.mover)
        if verb == "conquer":
            return [Conquer(city) for city in (*besieged, *state.now.tried)]
        if not cards.holds(state, state.mover, "siege_engine"):
            return []
        return [Conquer(c, siege_engine=True) for c in besieged if conquest.engine_helps(state, c)]

    def obstacle(self, m: Moment, action: Conquer) -> Reason | None:
        state, city = m.state, action.city
        if city in state.now.tried:
            return Reason("tried", {"region": city})
        if conquest.falls(state, city, siege_engine=action.siege_engine):
            return None
        need = conquest.needed(state, city, siege_engine=action.siege_engine)
        have = state.units(state.mover, city).ordinary
        return Reason("too_strong", {"region": city, "need": need, "have": have})

    def do(self, t: Turn[Antike], seat: int, action: Conquer) -> None:
        state, city = t.state, action.city
        owner = state.cities[city].owner
        state.now.tried.append(city)
        need = conquest.needed(state, city, siege_engine=action.siege_engine)
        t.emit(ConquestAnnounced(seat, city, owner, need, action.siege_engine))
        if action.siege_engine:
            deck.use(t, seat, "siege_engine", 1, city)
        t.todo(
            Fortress(city, owner, action.siege_engine),
            Casualties(city, action.siege_engine),
        )


@record
class Conquest(OwnStep):
    """Which city is attacked?"""

    kind: Literal["conquest"] = "conquest"
    acts = (Attack(),)
    window: ClassVar[Window] = "conquest"
    step: ClassVar[Step | None] = "conquest"

    def useful(self, state: Antike) -> bool:
        """Asked only if a city can fall now, or after a card that weakens it (INT-23)."""
        besieged = conquest.besieged(state, state.mover)
        engine = cards.holds(state, state.mover, "siege_engine") > 0
        return any(
            conquest.falls(state, city, siege_engine=siege_engine)
            for siege_engine in ((False, True) if engine else (False,))
            for city in besieged
        ) or any(play.target in besieged for play in cards.playable(state, self.window))


@record
class Fortress:
    """The owner of an attacked city may answer with his Fortress cards (AD-9.3)."""

    city: str
    owner: int
    siege_engine: bool
    kind: Literal["fortress"] = "fortress"

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        useful = self._useful(state)
        if not useful or state.auto_fortress:
            return ()
        menu = Pick("defend", tuple(Defend(n) for n in (0, *useful)))
        facts: dict[str, Fact] = {
            "region": self.city,
            "need": self._need(state, 0),
            "have": state.units(state.mover, self.city).ordinary,
        }
        return (Decision(self.owner, self.kind, (menu,), facts),)

    def answer(self, t: Turn[Antike], seat: int, action: Defend) -> None:
        t.state.agenda.pop()
        self.reply(t, action.cards, automatic=False)

    def run(self, t: Turn[Antike]) -> None:
        """The automatic answer: enough cards to save the city if there are, else one."""
        useful = self._useful(t.state)
        if useful and t.state.auto_fortress:
            here = t.state.units(t.state.mover, self.city).ordinary
            saving = [n for n in useful if self._need(t.state, n) > here]
            self.reply(t, (saving or useful)[0], automatic=True)

    def _need(self, state: Antike, fortresses: int) -> int:
        """What the city takes against so many Fortress cards."""
        bonus = fortresses * CARDS["fortress"].numbers["defence"]
        return conquest.needed(state, self.city, bonus, self.siege_engine)

    def _useful(self, state: Antike) -> list[int]:
        """The numbers of cards that change something; with the General one may not (AD-9.2)."""
        held = cards.holds(state, self.owner, "fortress")
        plain = self._need(state, 0)
        return [n for n in range(1, held + 1) if self._need(state, n) > plain]

    def reply(self, t: Turn[Antike], n: int, automatic: bool) -> None:
        """Add the cards to the defence of this conquest; the casualties come next."""
        if not n:
            return
        state = t.state
        need = self._need(state, n)
        casualties = state.agenda[-1]
        assert isinstance(casualties, Casualties)
        casualties.fortresses = n * CARDS["fortress"].numbers["defence"]
        t.emit(FortressPlayed(self.owner, self.city, n, need, automatic))
        for _ in range(n):
            deck.discard(t, self.owner, "fortress")


@record
class Casualties:
    """Which own units does the attacker remove? Then the city falls, or it is held."""

    city: str
    siege_engine: bool
    fortresses: int = 0
    kind: Literal["casualties"] = "casualties"

    def _need(self, state: Antike) -> int:
        return conquest.needed(state, self.city, self.fortresses, self.siege_engine)

    def _ways(self, state: Antike) -> tuple[RemoveUnits, ...]:
        here, need = state.units(state.mover, self.city), self._need(state)
        low, high = max(0, need - here.galley), min(need, here.legion)
        return tuple(RemoveUnits(n, need - n) for n in range(high, low - 1, -1))

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        ways = self._ways(state)
        if len(ways) < 2:
            return ()
        facts: dict[str, Fact] = {"region": self.city, "need": self._need(state)}
        return (Decision(state.mover, self.kind, (Pick("remove", ways),), facts),)

    def answer(self, t: Turn[Antike], seat: int, action: RemoveUnits) -> None:
        t.state.agenda.pop()
        self.conquer(t, action.legions, action.galleys)

    def run(self, t: Turn[Antike]) -> None:
        ways = self._ways(t.state)
        if ways:
            self.conquer(t, ways[0].legions, ways[0].galleys)
        else:
            t.emit(CityHeld(t.state.cities[self.city].owner, self.city))

    def conquer(self, t: Turn[Antike], legions: int, galleys: int) -> None:
        """The city changes hands (AD-6.5.7 to AD-6.5.10)."""
        state, region = t.state, self.city
        city = state.cities[region]
        loser = city.owner
        losses: tuple[tuple[UnitKind, int], ...] = (("legion", legions), ("galley", galleys))
        for unit, n in losses:
            if n:
                send_home(state, state.mover, region, unit, n)
        sent_home = send_all_home(state, loser, region)
        temple, wall = city.temple, city.wall
        if temple:
            state.bank.temples += 1
            state.now.generals += 1
        if wall:
            state.players[loser].walls += 1
        state.cities[region] = replace(city, owner=state.mover, temple=False, wall=False)
        state.now.conquered += 1
        touch(state, region)
        t.emit(
            CityConquered(
                state.mover, region, loser, legions, galleys, sent_home, temple=temple, wall=wall
            )
        )


@record
class Consolation(Automatic):
    """A player who lost a city takes one event card, right after the conquests (AD-6.5.12)."""

    kind: Literal["consolation"] = "consolation"

    def run(self, t: Turn[Antike]) -> None:
        if t.state.now.conquered:
            t.todo(ChooseCard(1 - t.state.mover, "city"))
