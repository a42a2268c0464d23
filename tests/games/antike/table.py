"""Table talk: set a table up, say what the players do, and look at what became of it.

Pieces put on the table come out of supply, bank and pile, so a scenario is always a state the
rules could have produced; the invariants are looked at after every action. A question that a
scenario does not expect makes it fail: `does` demands that the named player is asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Self

from engine.core import Action, Decision, IllegalAction, Turn, settle
from engine.games.antike.components import RESOURCES, UnitKind
from engine.games.antike.parts import City, Purse, Units
from engine.games.antike.rules import RULES
from engine.games.antike.state import Antike
from engine.games.antike.turn import begin_turn

BROWN, BEIGE = 0, 1


class Table:
    """A table on which brown is seat 0, beige seat 1, and only the named cities stand.

    Unless a scenario says otherwise nobody has goods, cards, units on the map or know-how, and
    the markers lie beside the rondel.
    """

    def __init__(self, board: str = "west", seed: int = 1, **options: Any) -> None:
        chosen = RULES.options.model_validate({"map": board, **options})
        self.state: Antike = RULES.setup(chosen, 2, seed).state
        self.news: list[Any] = []
        self.barrier = False
        for city in list(self.state.cities):
            self.state.bank.tokens[self.state.cities.pop(city).resource] += 1
        for seat in (BROWN, BEIGE):
            self.state.bank.coins += self.state.players[seat].purse.coin
            self.state.players[seat].purse = Purse()
        self.turn_of(BROWN)

    # Setting the table up

    def cities(self, seat: int, **resources: str) -> Self:
        """Own cities by id, each with its resource: `cities(BROWN, zama="iron")`."""
        for city, name in resources.items():
            resource = next(known for known in RESOURCES if known == name)
            assert self.state.board.regions[city].is_site
            self.state.bank.tokens[resource] -= 1
            self.state.cities[city] = City(seat, resource)
        return self

    def temples(self, *cities: str) -> Self:
        for city in cities:
            self.state.cities[city] = replace(self.state.cities[city], temple=True)
            self.state.bank.temples -= 1
        return self

    def walls(self, *cities: str) -> Self:
        """Town walls in cities, out of the supply of their owners, which may need more first."""
        for city in cities:
            it = self.state.cities[city]
            self.state.cities[city] = replace(it, wall=True)
            self.state.players[it.owner].walls -= 1
        return self

    def personages(self, seat: int, *cards: str) -> Self:
        """Personages won earlier, with the town walls of the track."""
        for card in cards:
            kind, stack = next(it for it in self.state.stacks.items() if card in it[1])
            self.state.stacks[kind] = tuple(other for other in stack if other != card)
            player = self.state.players[seat]
            player.personages.append(card)
            if len(player.personages) in (1, 2, 3, 5, 7):
                player.walls += 1
                self.state.bank.walls -= 1
        return self

    def units(self, seat: int, region: str, **numbers: int) -> Self:
        """Units on the map, out of the supply (special units: out of the box)."""
        for unit, n in numbers.items():
            if not n:
                continue
            kind: UnitKind = unit  # type: ignore[assignment]
            assert self.state.board.regions[region].accepts(kind)
            player = self.state.players[seat]
            (player.box if unit in ("general", "admiral") else player.supply).add(kind, -n)
            player.units.setdefault(region, Units()).add(kind, n)
        return self

    def box(self, seat: int, **numbers: int) -> Self:
        """What lies in the box when the turn begins."""
        player = self.state.players[seat]
        for unit, n in numbers.items():
            kind: UnitKind = unit  # type: ignore[assignment]
            player.supply.add(kind, player.box.of(kind) - n)
            player.box.add(kind, n - player.box.of(kind))
        return self._again()

    def purse(self, seat: int, **amounts: int) -> Self:
        player = self.state.players[seat]
        self.state.bank.coins += player.purse.coin - amounts.get("coin", 0)
        player.purse = Purse(**amounts)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Event cards in a hand, out of the pile or, if need be, out of the row."""
        state = self.state
        for card in cards:
            if card in state.pile.cards:
                state.pile.cards.remove(card)
            else:
                state.row.cards[state.row.cards.index(card)] = state.pile.cards.pop()
            state.players[seat].hand.cards.append(card)
        return self

    def row(self, *cards: str) -> Self:
        """The open row; what lay there goes under the pile."""
        state = self.state
        state.pile.cards[:0] = state.row.cards
        state.row.cards = list(cards)
        for card in cards:
            state.pile.cards.remove(card)
        return self

    def knows(self, seat: int, *know_how: str) -> Self:
        for name in know_how:
            self.state.players[seat].know_how.append(name)
            self.state.pioneers.setdefault(name, seat)
        return self

    def at(self, seat: int, field: str) -> Self:
        """Where a marker stands."""
        self.state.players[seat].rondel = field
        return self

    def turn_of(self, seat: int) -> Self:
        """It is this player's turn, before the rondel move."""
        self.state.mover = seat
        return self._again()

    def _again(self) -> Self:
        self.state.agenda.clear()
        turn = Turn(self.state)
        begin_turn(turn)
        settle(turn)
        return self

    # Acting

    @property
    def asked(self) -> Decision:
        """The open question. Fails if there is none or if there are several."""
        (decision,) = RULES.decisions(self.state)
        return decision

    def does(self, seat: int, *actions: Action) -> Self:
        """A player acts; the table must be waiting for exactly this player."""
        for action in actions:
            decision = self.asked
            assert decision.seat == seat, (
                f"seat {decision.seat} has to answer {decision.kind} before seat {seat} can act"
            )
            self._apply(seat, action)
        return self

    def says(self, seat: int, action: Action) -> Self:
        """A player says something that is possible at any moment."""
        return self._apply(seat, action)

    def _apply(self, seat: int, action: Action) -> Self:
        assert RULES.check(self.state) == []
        before = RULES.state_codec.dump_json(self.state)
        step = RULES.apply(self.state, seat, action)
        assert RULES.state_codec.dump_json(self.state) == before
        self.state = step.state
        self.barrier = step.barrier
        self.news = [n.event for n in step.news]
        assert RULES.check(self.state) == []
        return self

    def refuses(self, seat: int, action: Action) -> str:
        """The action is not possible; returns the code of the reason."""
        try:
            RULES.apply(self.state, seat, action)
        except IllegalAction as refusal:
            return refusal.reason.code
        raise AssertionError(f"{action} is possible")

    # Looking

    def offers(self, *actions: Action) -> bool:
        """Whether the open question accepts all of these answers."""
        return all(self.asked.accepts(a) for a in actions)

    def offered(self, kind: str) -> list[Any]:
        """All answers of one kind to the open question."""
        return [a for a in self.asked.every() if a.kind == kind]

    def heard(self, kind: str) -> list[Any]:
        """The events of one kind that the last action caused."""
        return [e for e in self.news if e.kind == kind]

    def goods(self, seat: int) -> dict[str, int]:
        purse = self.state.players[seat].purse
        amounts = {
            "marble": purse.marble,
            "iron": purse.iron,
            "gold": purse.gold,
            "coin": purse.coin,
        }
        return {kind: n for kind, n in amounts.items() if n}

    def at_region(self, seat: int, region: str) -> dict[str, int]:
        """Units of a player in a region, without zeros."""
        return spelled(self.state.units(seat, region))

    def in_box(self, seat: int) -> dict[str, int]:
        return spelled(self.state.players[seat].box)

    def view(self, seat: int | None = None) -> Any:
        return RULES.view(self.state, seat)


def spelled(units: Units) -> dict[str, int]:
    """Units without the types that are missing."""
    numbers = {
        "legion": units.legion,
        "galley": units.galley,
        "general": units.general,
        "admiral": units.admiral,
    }
    return {kind: n for kind, n in numbers.items() if n}
