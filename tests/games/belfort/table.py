"""Table talk: set a table up, say what the players do, and look at what became of it.

Cards put on the table come out of the deck, gnomes out of the supply, workers out of the reserve,
and the invariants are looked at after every action. A question that a scenario does not expect
makes it fail: `does` demands that the named player is asked.
"""

from __future__ import annotations

from typing import Any, Self

from engine.core import Action, Decision, IllegalAction, Turn, settle
from engine.games.belfort import scoring
from engine.games.belfort.actions import EndTurn
from engine.games.belfort.frames.acting import BeginActions
from engine.games.belfort.frames.collection import Collect, Income, SwapCrests
from engine.games.belfort.frames.placement import BeginPlacement
from engine.games.belfort.parts import Built, Placed, Purse
from engine.games.belfort.rounds import NextRound, TakeTurns
from engine.games.belfort.rules import RULES

RED, BLUE, YELLOW, PURPLE, GREEN = range(5)
GUILDS = ("miners", "bankers", "recruiters", "traders", "architects")
"""The guilds of d1 to d5 in a scenario that names no others."""
DISTRICTS = ("d1", "d2", "d3", "d4", "d5")
GOODS = ("wood", "stone", "metal", "gold")
LOCKS = {"market": 2, "keep": 0}


class Table:
    """A table of round 1 at which nobody has goods, cards or points, red has crest 1, blue crest 2
    and so on, and everybody has 3 elves and 3 dwarves. The display shows two Keeps and a Library.
    """

    def __init__(self, players: int = 4, seed: int = 1, **options: str) -> None:
        chosen = RULES.options.model_validate(options)
        self.state: Any = RULES.setup(chosen, players, seed).state
        self.news: list[Any] = []
        self.told: list[Any] = []
        self.barrier = False
        self.players = players
        state = self.state
        for player in state.players:
            state.deck.cards += player.hand.cards
            player.hand.cards = []
            player.purse = Purse()
        state.crests = list(range(1, players + 1))
        state.round = 1
        state.agenda.clear()
        self.guilds(*GUILDS).display("keep", "keep", "library")
        if players == 2:
            state.dwarves = ["d4", "d5"]

    # Setting the table up

    def guilds(self, *guilds: str) -> Self:
        """The guilds of the first districts; the others fill up with those of `GUILDS`."""
        named = [*guilds, *(g for g in GUILDS if g not in guilds)][:5]
        self.state.guilds = dict(zip(DISTRICTS, named, strict=True))
        return self

    def goods(self, seat: int, **amounts: int) -> Self:
        """Goods in front of a player."""
        self.state.players[seat].purse = Purse(**amounts)
        return self

    def no_cards(self, *left: str) -> Self:
        """The deck holds only these; the last seat has all others in hand."""
        state, last = self.state, self.state.players[-1].hand
        last.cards += [*state.deck.cards, *state.discards.cards]
        state.deck.cards, state.discards.cards = [], []
        for card in left:
            last.cards.remove(card)
            state.deck.cards.append(card)
        return self

    def discarded(self, *cards: str) -> Self:
        """These lie on the discard pile, the last on top, out of the hand of the last seat."""
        for card in cards:
            self.state.players[-1].hand.cards.remove(card)
            self.state.discards.cards.append(card)
        return self

    def rich(self, *seats: int) -> Self:
        """These players have 30 of everything."""
        for seat in seats:
            self.goods(seat, wood=30, stone=30, metal=30, gold=30)
        return self

    def workers(self, seat: int, **counts: int) -> Self:
        """The workers at hand by kind; the others of the seven are in reserve."""
        player = self.state.players[seat]
        for kind in player.workers:
            player.workers[kind] = counts.get(kind, 0)
        for sort in player.reserve:
            player.reserve[sort] = 7 - player.workers[sort] - player.workers[f"master_{sort}"]
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """These cards come out of the deck."""
        for card in cards:
            self.state.deck.cards.remove(card)
            self.state.players[seat].hand.cards.append(card)
        return self

    def built(self, seat: int, *cards: str) -> Self:
        """Cards built earlier; `inn+1` holds a gnome. Their markers are set by `marks`."""
        state = self.state
        for card in cards:
            kind, _, gnomes = card.partition("+")
            state.deck.cards.remove(kind)
            mine = state.players[seat].built
            number = 1 + sum(b.card.startswith(kind) for b in mine)
            mine.append(Built(f"{kind}_{number}", int(gnomes or 0)))
            state.gnomes -= int(gnomes or 0)
        return self

    def marks(self, owner: int, *symbols: str) -> Self:
        """Markers of a seat, or of a neutral player (-1, -2)."""
        for symbol in symbols:
            assert symbol not in self.state.marks
            self.state.marks[symbol] = owner
        return self

    def on(self, seat: int, **planks: Any) -> Self:
        """Workers on planks, out of those at hand: `guild_d1="elf"`, `inn_1="dwarf"`, and on the
        first free planks of `camp` and `desk`."""
        state = self.state
        for plank, worker in planks.items():
            state.players[seat].workers[worker] -= 1
            if plank in ("camp", "desk"):
                places = getattr(state, plank)
                places[places.index(None)] = Placed(seat, worker)
            elif plank.startswith("guild_"):
                assert state.planks[plank[6:]] is None
                state.planks[plank[6:]] = Placed(seat, worker)
            else:
                self.card(seat, plank).worker = worker
        return self

    def sent(self, seat: int, area: str, **workers: int) -> Self:
        """Workers in a resource area, out of those at hand."""
        for kind, count in workers.items():
            self.state.players[seat].workers[kind] -= count
            self.state.areas[area][seat][kind] = count
        return self

    def scores(self, seat: int, points: int) -> Self:
        """Points won earlier."""
        self.state.players[seat].points("districts", points)
        return self

    def crests(self, *numbers: int) -> Self:
        """The crests by seat."""
        self.state.crests = list(numbers)
        return self

    def display(self, *cards: str) -> Self:
        """Only these cards are on show; the others go under the deck."""
        state = self.state
        state.deck.cards[:0] = state.display
        state.display = []
        for card in cards:
            state.deck.cards.remove(card)
            state.display.append(card)
        return self

    def top(self, *cards: str) -> Self:
        """The cards that are drawn next, the first one first."""
        for card in reversed(cards):
            self.state.deck.cards.remove(card)
            self.state.deck.cards.append(card)
        return self

    def no_deck(self, *discards: str) -> Self:
        """The deck is empty: these of its cards are discarded, the last player has built the
        others; cards of a kind that are left over are in his hand."""
        state = self.state
        for card in discards:
            state.deck.cards.remove(card)
            state.discards.cards.append(card)
        self.built(-1, *state.deck.cards)
        return self

    def no_gnomes(self, left: int = 0) -> Self:
        """The last player has built cards with the other gnomes on them."""
        state = self.state
        for kind in ("market", "bank", "blacksmith", "library", "pub"):
            while kind in state.deck.cards and state.gnomes >= left + LOCKS.get(kind, 1):
                self.built(-1, f"{kind}+{LOCKS.get(kind, 1)}")
        assert state.gnomes == left
        return self

    def dwarves(self, *districts: str) -> Self:
        """Where the neutral dwarves stand."""
        self.state.dwarves = list(districts)
        return self

    # Phases

    def _run(self, *frames: Any) -> Self:
        assert RULES.check(self.state) == []
        self.state.agenda.clear()
        t = Turn(self.state)
        t.todo(*frames)
        settle(t)
        self._heard(t.news, t.revealed)
        return self

    def round(self, number: int) -> Self:
        """This round begins; the game goes on from there."""
        self.state.round = number - 1
        return self._run(NextRound())

    def placement(self) -> Self:
        """Placement begins, and nothing follows it."""
        return self._run(BeginPlacement())

    def collection(self) -> Self:
        """Collection, and nothing follows it."""
        return self._run(Collect(), SwapCrests(), Income())

    def actions(self) -> Self:
        """The Actions of everybody, and what ends the round."""
        return self._run(TakeTurns())

    def turn(self, seat: int) -> Self:
        """The Actions of this player, and nothing follows them."""
        return self._run(BeginActions(seat))

    def scoring(self) -> Self:
        """One scoring."""
        t = Turn(self.state)
        scoring.score_round(t)
        self._heard(t.news, t.revealed)
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
            self.says(seat, action)
        return self

    def ends(self, seat: int) -> Self:
        """A player ends his turn."""
        return self.does(seat, EndTurn())

    def says(self, seat: int, action: Action) -> Self:
        """A player says something, also where several are asked or at any moment."""
        assert RULES.check(self.state) == []
        before = RULES.state_codec.dump_json(self.state)
        step = RULES.apply(self.state, seat, action)
        assert RULES.state_codec.dump_json(self.state) == before
        self.state = step.state
        self._heard(step.news, step.barrier)
        assert RULES.check(self.state) == []
        return self

    def _heard(self, news: Any, barrier: bool) -> None:
        self.told = list(news)
        self.news = [n.event for n in news]
        self.barrier = barrier

    def refuses(self, seat: int, action: Action) -> str:
        """The action is not possible; returns the code of the reason."""
        try:
            RULES.apply(self.state, seat, action)
        except IllegalAction as refusal:
            return refusal.reason.code
        raise AssertionError(f"{action} is possible")

    # Looking

    @property
    def waits(self) -> bool:
        """Whether anybody is asked."""
        return bool(RULES.decisions(self.state))

    def offered(self, kind: str) -> list[Any]:
        """All answers of one kind to the open question."""
        return [a for a in self.asked.every() if a.kind == kind]

    def kinds(self) -> set[str]:
        """The kinds of all answers to the open question."""
        return {a.kind for a in self.asked.every()}

    def heard(self, kind: str) -> list[Any]:
        """The events of one kind that the last action caused."""
        return [e for e in self.news if e.kind == kind]

    def has(self, seat: int) -> dict[str, int]:
        """Goods in front of a player, without zeros."""
        purse = self.state.players[seat].purse
        return {good: getattr(purse, good) for good in GOODS if getattr(purse, good)}

    def at_hand(self, seat: int) -> dict[str, int]:
        """Workers that stand nowhere, without zeros."""
        return {kind: n for kind, n in self.state.players[seat].workers.items() if n}

    def cards(self, seat: int) -> list[str]:
        """The hand."""
        return sorted(self.state.players[seat].hand.cards)

    def card(self, seat: int, card: str) -> Any:
        """A built card."""
        return next(b for b in self.state.players[seat].built if b.card == card)

    def owns(self, owner: int) -> set[str]:
        """The symbols with markers of a seat or a neutral player."""
        return {symbol for symbol, who in self.state.marks.items() if who == owner}

    def points(self) -> list[int]:
        """The scores by seat."""
        return [player.score for player in self.state.players]

    def player(self, seat: int) -> Any:
        return self.state.players[seat]

    def view(self, seat: int | None = None) -> Any:
        return RULES.view(self.state, seat)


def at_guild(guild: str, **goods: int) -> Table:
    """Red has an elf on this guild, which lies in d1."""
    return Table().guilds(guild).goods(RED, **goods).on(RED, guild_d1="elf")
