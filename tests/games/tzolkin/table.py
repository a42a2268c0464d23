"""Table talk: set a table up, say what the players do, and look at what became of it.

Pieces put on the table come out of supply, decks and box, so a scenario is always a state that the
rules could have produced; the invariants are looked at after every action. A question that a
scenario does not expect makes it fail: `does` demands that the named player is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from engine.core import Action, Decision, IllegalAction, Turn, settle
from engine.games.tzolkin.actions import EndTurn, MoveCalendar, Take
from engine.games.tzolkin.frames.turn import FinishRound, begin_turn
from engine.games.tzolkin.parts import DUMMY, Purse
from engine.games.tzolkin.rules import RULES

RED, GREEN, BLUE, YELLOW = range(4)

ASIDE = [(gear, n) for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for n in (8, 9)]
ASIDE += [("chichen_itza", n) for n in (11, 12, 10, 9)]
"""Where dummies stand in a scenario that does not speak of them: as far away as there is room."""


class Table:
    """A table in round 1 at which red (seat 0) has the first turn and nobody has anything.

    With four players, as in most scenarios, there are no dummies. The wealth has not been taken:
    its tiles lie face down in front of the players, and give nothing.
    """

    def __init__(self, players: int = 4, seed: int = 1) -> None:
        options = RULES.options.model_validate({"start_player": "host"})
        self.state: Any = RULES.setup(options, players, seed).state
        self.news: list[Any] = []
        self.barrier = False
        self.players = players
        self._dummies()
        self.turn_of(RED)

    # Setting the table up

    def _dummies(self) -> None:
        count = {2: 12, 3: 6, 4: 0}[self.players]
        for spaces in self.state.gears.values():
            spaces[:] = [None] * len(spaces)
        for gear, number in ASIDE[:count]:
            self.state.gears[gear][number] = DUMMY

    def turn_of(self, seat: int) -> Self:
        """The turn of this player begins, in a round that red began."""
        state = self.state
        state.mover, state.turns = seat, self.players - (seat - state.first) % self.players
        state.agenda.clear()
        t = Turn(state)
        begin_turn(t)
        settle(t)
        return self

    def first(self, seat: int) -> Self:
        """Who has the start player marker, and the first turn."""
        self.state.first = seat
        return self.turn_of(seat)

    def purse(self, seat: int, **amounts: int) -> Self:
        """Goods in front of a player; skulls come from the supply."""
        self.state.skulls -= amounts.get("skull", 0) - self.state.players[seat].purse.skull
        self.state.players[seat].purse = Purse(**amounts)
        return self

    def hand(self, seat: int, workers: int) -> Self:
        """So many workers in hand, the rest of those that are on no gear in the supply."""
        player = self.state.players[seat]
        player.supply += player.hand - workers
        player.hand = workers
        return self

    def on(self, seat: int, *spaces: str) -> Self:
        """Workers on gears, out of the hand, or of the supply once that is empty."""
        player = self.state.players[seat]
        for space in spaces:
            gear, _, number = space.rpartition("-")
            assert self.state.gears[gear][int(number)] is None
            self.state.gears[gear][int(number)] = seat
            if player.hand:
                player.hand -= 1
            else:
                player.supply -= 1
        return self

    def dummies(self, *spaces: str) -> Self:
        """Dummies on these spaces, which are taken from far away."""
        gears = self.state.gears
        for space in spaces:
            gear, _, number = space.rpartition("-")
            assert gears[gear][int(number)] is None
            gears[gear][int(number)] = DUMMY
            far, where = next((g, n) for g, n in ASIDE if gears[g][n] == DUMMY)
            gears[far][where] = None
        return self

    def claims(self, seat: int) -> Self:
        """A worker on the start player space since earlier in this round."""
        self.state.players[seat].hand -= 1
        self.state.claimant = seat
        return self

    def temples(self, seat: int, chaac: int, quetzalcoatl: int, kukulkan: int) -> Self:
        """The steps of the markers, counted from the bottom as 0."""
        self.state.players[seat].temples.update(
            chaac=chaac, quetzalcoatl=quetzalcoatl, kukulkan=kukulkan
        )
        return self

    def levels(self, seat: int, **levels: int) -> Self:
        """Technologies."""
        assert levels.keys() <= self.state.players[seat].technologies.keys()
        self.state.players[seat].technologies.update(levels)
        return self

    def dark(self, seat: int) -> Self:
        """The double advance has been used."""
        self.state.players[seat].light = False
        return self

    def teeth(self, corn: int) -> Self:
        """Corn on the calendar."""
        self.state.teeth = corn
        return self

    def day(self, day: int, held: int = 0) -> Self:
        """Days gone, and Food Days held. From the third on the buildings are those of age 2."""
        state = self.state
        state.day, state.held = day, held
        if held >= 2 and state.decks[1].cards:
            state.decks[1].cards.clear()
            state.display = [state.decks[2].cards.pop() for _ in state.display]
        return self

    def display(self, *tiles: str) -> Self:
        """Only these buildings are on show, in these places; the others go under their deck."""
        state = self.state
        for tile in state.display:
            if tile is not None:
                state.decks[int(tile[1])].cards.insert(0, tile)
        state.display = [None] * 6
        for slot, tile in enumerate(tiles):
            state.decks[int(tile[1])].cards.remove(tile)
            state.display[slot] = tile
        return self

    def no_deck(self) -> Self:
        """The deck of this age has gone into the hands of the last player."""
        deck = self.state.decks[self.state.age].cards
        self.state.players[-1].buildings += deck
        deck.clear()
        return self

    def monuments(self, *tiles: str) -> Self:
        """Only these monuments are on show."""
        state = self.state
        state.box.cards += state.monuments
        state.monuments = list(tiles)
        for tile in tiles:
            state.box.cards.remove(tile)
        return self

    def owns(self, seat: int, *tiles: str) -> Self:
        """Buildings and monuments built, and wealth taken, earlier in the game."""
        state, player = self.state, self.state.players[seat]
        for tile in tiles:
            for place in self._places():
                if tile in place:
                    place.remove(tile)
                    break
            else:
                assert tile in state.display
                state.display[state.display.index(tile)] = None
            kinds = {"M": player.monuments, "W": player.wealth}
            kinds.get(tile[0], player.buildings).append(tile)
        return self

    def _places(self) -> Iterable[list[str]]:
        state = self.state
        yield from (deck.cards for deck in state.decks.values())
        yield from (state.monuments, state.box.cards, state.wanderers)
        yield from (player.dealt.cards for player in state.players)

    def jungle(self, group: int, corn: int, wood: int, to: int = -1) -> Self:
        """Tiles left on the fields of a space; what is missing was taken by a player (the last)."""
        field = self.state.jungle[group]
        self.state.players[to].corn_tiles += field.corn - corn
        self.state.players[to].wood_tiles += field.wood - wood
        field.corn, field.wood = corn, wood
        return self

    def skulls(self, left: int, to: int = -1) -> Self:
        """Skulls left in the supply; the others went to a player (the last)."""
        self.state.players[to].purse.skull += self.state.skulls - left
        self.state.skulls = left
        return self

    def laid(self, seat: int, *spaces: int) -> Self:
        """Skulls that lie at Chichen Itza."""
        for space in spaces:
            self.state.skulls_laid[space] = seat
            self.state.skulls -= 1
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
            assert decision.seat == seat, f"{decision.kind} of seat {decision.seat} comes first"
            self._apply(seat, action)
        return self

    def says(self, seat: int, action: Action) -> Self:
        """A player says something that is possible at any moment."""
        return self._apply(seat, action)

    def uses(self, seat: int, worker: str, *choices: Action, action: str | None = None) -> Self:
        """A player takes a worker back, uses its own action or the one named, and chooses; the
        first choice is said with the worker where the table offers that."""
        act = action or worker
        said = Take(worker, act, choices[0]) if choices else None  # type: ignore[arg-type]
        if said is not None and self.asked.accepts(said):
            return self.does(seat, said, *choices[1:])
        return self.does(seat, Take(worker, act), *choices)

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

    def ends(self, seat: int) -> Self:
        """A player ends his turn."""
        return self.does(seat, EndTurn())

    def closes_round(self, days: int = 1) -> Self:
        """All have had their turn: the Food Day, if it is one, and the calendar; the next round
        begins. A claimant who is asked wants so many days."""
        self.comes_to_the_calendar()
        if self.state.result is None and self.asked.kind == "choose_days":
            before = self.news
            self.does(self.asked.seat, MoveCalendar(days))
            self.news = [*before, *self.news]
        return self

    def comes_to_the_calendar(self) -> Self:
        """The same up to the question how many days the calendar goes, if it comes."""
        assert RULES.check(self.state) == []
        self.state.agenda.clear()
        t = Turn(self.state)
        t.todo(FinishRound())
        settle(t)
        self.news = [n.event for n in t.news]
        self.barrier = t.revealed
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

    def actions(self, worker: str) -> list[str]:
        """The actions that a worker can use, by name, each once."""
        found = [a.action for a in self.offered("take") if a.worker == worker and a.action]
        return sorted(dict.fromkeys(found))

    def heard(self, kind: str) -> list[Any]:
        """The events of one kind that the last action caused."""
        return [e for e in self.news if e.kind == kind]

    def goods(self, seat: int) -> dict[str, int]:
        """Goods in front of a player, without zeros."""
        purse = self.state.players[seat].purse
        kinds = ("corn", "wood", "stone", "gold", "skull")
        return {kind: getattr(purse, kind) for kind in kinds if getattr(purse, kind)}

    def points(self, seat: int) -> int:
        total: int = self.state.players[seat].points
        return total

    def steps(self, seat: int) -> tuple[int, int, int]:
        """The steps on Chaac, Quetzalcoatl and Kukulkan."""
        where = self.state.players[seat].temples
        return where["chaac"], where["quetzalcoatl"], where["kukulkan"]

    def level(self, seat: int, track: str) -> int:
        level: int = self.state.players[seat].technologies[track]
        return level

    def workers(self, seat: int) -> list[str]:
        """The spaces of gears on which a player's workers stand."""
        gears = self.state.gears
        return [f"{g}-{n}" for g in gears for n, who in enumerate(gears[g]) if who == seat]

    def prices(self) -> dict[str, int]:
        """What the next worker costs, by gear and `start`."""
        return dict(RULES.view(self.state, None).prices)

    def field(self, group: int) -> tuple[int, int]:
        """Corn and wood tiles left."""
        return self.state.jungle[group].corn, self.state.jungle[group].wood

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def view(self, seat: int | None = None) -> Any:
        return RULES.view(self.state, seat)
