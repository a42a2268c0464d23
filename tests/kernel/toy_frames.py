"""What is asked in Skirmish, and what follows from the answers: its state, its frames, the turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core import (
    Amount,
    Automatic,
    Chance,
    Decision,
    Menu,
    Pick,
    Pile,
    Reason,
    SecretValue,
    Share,
    Subset,
    Turn,
    Waiting,
    record,
)
from tests.kernel.toy_words import (
    FIELDS,
    GLORY,
    HAND_LIMIT,
    OFFERING,
    OMENS,
    RAISE,
    UNITS,
    WEALTH,
    WORTH,
    Attack,
    Attacked,
    Bid,
    BidMade,
    Bought,
    Buried,
    Bury,
    Chose,
    Defend,
    Defended,
    Discard,
    Discarded,
    Done,
    Draw,
    Drew,
    Ended,
    Explore,
    Fought,
    Got,
    Keep,
    Left,
    Offer,
    Offered,
    OmenTurned,
    Passed,
    Pay,
    Pray,
    Prayed,
    Retire,
    Train,
    Trained,
    attack_of,
    worth,
)


@record
class Mulligan:
    """Everybody at once and in secret: the answers wait here until the last one is in."""

    answers: list[SecretValue] = field(default_factory=list)
    kind: Literal["mulligan"] = "mulligan"

    def ask(self, s: State) -> tuple[Decision, ...]:
        done = {sealed.owner for sealed in self.answers}
        return tuple(
            Decision(i, "mulligan", (Pick("keep", tuple(map(Keep, s.hand(i)))),))
            for i in s.playing()
            if i not in done
        )

    def answer(self, t: Turn[State], seat: int, a: Keep) -> None:
        self.answers.append(SecretValue(seat, a.card))
        t.emit(Chose(seat))

    def run(self, t: Turn[State]) -> None:
        s = t.state
        for sealed in sorted(self.answers, key=lambda x: x.owner):
            player = s.players[sealed.owner]
            if player.gone:
                continue
            player.hand.cards.remove(sealed.value)
            s.deck.cards[:0] = player.hand.cards
            player.hand.cards = [sealed.value]
        for seat in s.playing():
            draw(t, seat, 3)
        take_turn(t, s.playing()[0])


@record
class Act(Waiting):
    seat: int
    kind: Literal["act"] = "act"

    def ask(self, s: State) -> tuple[Decision, ...]:
        me = s.players[self.seat]
        if me.gone:
            return ()
        menus: list[Menu] = [self._act(s), *self._train(me), *self._offer(me)]
        if me.hand.cards:
            menus.append(Pick("bury", tuple(map(Bury, s.hand(self.seat)))))
            menus.append(Pick("pray", (Pray(),), collapsed=True))
        menus.append(Pick("retire", (Retire(),), confirm=True))
        return (Decision(self.seat, "act", tuple(menus), {"turn": s.turn + 1}),)

    def _act(self, s: State) -> Pick:
        mine = s.players[self.seat].strength()
        foes = [i for i in s.playing() if i != self.seat]
        weak = tuple(Attack(i) for i in foes if s.players[i].strength() <= mine)
        strong = tuple(
            (Attack(i), Reason("too_strong", {"mine": mine, "theirs": s.players[i].strength()}))
            for i in foes
            if s.players[i].strength() > mine
        )
        if s.treasures.cards:
            return Pick("act", (Draw(), *weak, Explore()), refused=strong)
        return Pick("act", (Draw(), *weak), refused=(*strong, (Explore(), Reason("no_treasures"))))

    def _offer(self, me: Player) -> list[Menu]:
        """Coins and points, never more points than coins; a card is drawn for every three."""
        if me.coins < WEALTH:
            return []
        parts = {"coins": (0, me.coins), "points": (0, me.score)}
        presets = ({"coins": 3}, {"coins": 6}, {"coins": 5, "points": 4})
        low, high = OFFERING
        return [Share("offer", parts, Offer, "goods", _more_coins, low, high, presets)]

    def _train(self, me: Player) -> list[Pick]:
        free = [place for place in FIELDS if place not in me.units]
        can = tuple(Train(u, f) for u, cost in UNITS.items() if cost <= me.coins for f in free)
        cannot = tuple(
            (Train(u, f), Reason("too_expensive", {"cost": cost, "coins": me.coins}))
            for u, cost in UNITS.items()
            if cost > me.coins
            for f in free
        )
        return [Pick("train", can, group_by="unit", refused=cannot)] if can else []

    def answer(self, t: Turn[State], seat: int, a: Any) -> None:
        s, me = t.state, t.state.players[seat]
        s.agenda.pop()
        match a:
            case Draw():
                draw(t, seat, 2)
            case Attack(target):
                attack = attack_of(me.strength())
                t.emit(Attacked(seat, target, attack))
                t.todo(Defence(target, seat, attack, s.players[target].strength()))
            case Explore():
                t.todo(Auction(s.clockwise(seat)))
            case Bury(card):
                me.hand.cards.remove(card)
                s.omens.cards.append(card)
                s.omens.placed_by.append(seat)
                t.emit(Buried(seat))
                t.todo(Omen())
            case Train(unit, place):
                me.coins -= UNITS[unit]
                me.units[place] = unit
                t.emit(Trained(seat, unit, place))
            case Pray():
                count = len(me.hand)
                s.deck.cards.extend(me.hand.cards)
                me.hand.cards.clear()
                s.rng.shuffle(s.deck.cards)
                t.emit(Prayed(seat, count))
                draw(t, seat, count)
            case Offer(goods):
                given = dict(goods)
                coins, points = given.get("coins", 0), given.get("points", 0)
                me.coins -= coins
                me.score -= points
                t.emit(Offered(seat, coins, points))
                draw(t, seat, (coins + points) // 3)
            case Retire():
                leave(t, seat)


def _more_coins(numbers: Mapping[str, int]) -> bool:
    return numbers["coins"] >= numbers["points"]


@record
class Defence(Waiting):
    seat: int
    attacker: int
    attack: int
    defence: int
    kind: Literal["defence"] = "defence"

    def ask(self, s: State) -> tuple[Decision, ...]:
        if s.players[self.seat].gone or s.players[self.attacker].gone:
            return ()
        menus: tuple[Menu, ...] = (Pick("done", (Done(),), ends_step=True),)
        if s.players[self.seat].hand.cards:
            menus = (Pick("defend", tuple(map(Defend, s.hand(self.seat)))), *menus)
        facts = {"attack": self.attack, "defence": self.defence}
        return (Decision(self.seat, "defend", menus, facts),)

    def answer(self, t: Turn[State], seat: int, a: Defend | Done) -> None:
        s = t.state
        if isinstance(a, Defend):
            s.players[seat].hand.cards.remove(a.card)
            s.discards.cards.append(a.card)
            self.defence += WORTH[a.card]
            t.emit(Defended(seat, a.card))
            return
        s.agenda.pop()
        won = self.attack > self.defence
        if won:
            s.players[self.attacker].score += 2
            s.players[seat].coins = max(0, s.players[seat].coins - 1)
        t.emit(Fought(self.attacker, seat, won))


@record
class Auction:
    bidders: list[int]
    high: int = 0
    kind: Literal["auction"] = "auction"

    def ask(self, s: State) -> tuple[Decision, ...]:
        return self._questions(s)[:1]

    def upcoming(self, s: State) -> tuple[Decision, ...]:
        return self._questions(s)[1:]

    def _questions(self, s: State) -> tuple[Decision, ...]:
        bidders = self._left(s)
        if not bidders or (self.high and len(bidders) == 1):
            return ()
        bid = Amount("bid", self.high + 1, self.high + RAISE, Bid, "n")
        menus = (bid, Pick("pass", (Done(),)))
        return tuple(Decision(seat, "bid", menus, {"high": self.high}) for seat in bidders)

    def _left(self, s: State) -> list[int]:
        return [i for i in self.bidders if not s.players[i].gone]

    def answer(self, t: Turn[State], seat: int, a: Bid | Done) -> None:
        self.bidders = [i for i in self._left(t.state) if i != seat]
        if isinstance(a, Bid):
            self.high = a.n
            self.bidders.append(seat)
            t.emit(BidMade(seat, a.n))
        else:
            t.emit(Passed(seat))

    def run(self, t: Turn[State]) -> None:
        for seat in self._left(t.state):
            t.todo(Sacrifice(seat, self.high))


@record
class Sacrifice(Waiting):
    """The winner pays. Who bid more than he holds forfeits: to skip him would show his hand."""

    seat: int
    bid: int
    kind: Literal["sacrifice"] = "sacrifice"

    def ask(self, s: State) -> tuple[Decision, ...]:
        if s.players[self.seat].gone or not self.bid:
            return ()
        hand, bid = tuple(s.players[self.seat].hand.cards), self.bid
        menu: Menu = Pick("forfeit", (Done(),))
        if worth(hand) >= bid:
            menu = Subset("pay", hand, Pay, "cards", lambda c: worth(c) >= bid, 1, len(hand))
        return (Decision(self.seat, "sacrifice", (menu,), {"bid": bid}),)

    def answer(self, t: Turn[State], seat: int, a: Pay | Done) -> None:
        s = t.state
        s.agenda.pop()
        if isinstance(a, Done):
            t.emit(Passed(seat))
            return
        for card in a.cards:
            s.players[seat].hand.cards.remove(card)
            s.discards.cards.append(card)
        treasure = s.treasures.cards.pop()
        s.players[seat].vault.cards.append(treasure)
        t.emit(Bought(seat, tuple(sorted(a.cards))))
        t.tell((seat,), Got(seat, (treasure,)))


@record
class Omen(Automatic):
    """The third omen turns all of them up: whoever buried the best one gets its worth."""

    kind: Literal["omen"] = "omen"

    def run(self, t: Turn[State]) -> None:
        omens = t.state.omens
        if len(omens) < OMENS:
            return
        best = max(range(len(omens)), key=lambda i: (WORTH[omens.cards[i]], -i))
        seat, card = omens.placed_by[best], omens.cards[best]
        t.reveal()
        t.emit(OmenTurned(seat, card))
        t.state.players[seat].score += WORTH[card] // 2
        t.state.discards.cards += omens.cards
        omens.cards, omens.placed_by = [], []


@record
class HandLimit(Waiting):
    """Asks for as long as the hand is too big: the obligation is read off the state."""

    seat: int
    kind: Literal["hand_limit"] = "hand_limit"

    def ask(self, s: State) -> tuple[Decision, ...]:
        player = s.players[self.seat]
        if player.gone or len(player.hand) <= HAND_LIMIT:
            return ()
        discard = Pick("discard", tuple(map(Discard, s.hand(self.seat))))
        return (Decision(self.seat, "discard", (discard,), {"limit": HAND_LIMIT}),)

    def answer(self, t: Turn[State], seat: int, a: Discard) -> None:
        t.state.players[seat].hand.cards.remove(a.card)
        t.state.discards.cards.append(a.card)
        t.emit(Discarded(seat, a.card))


@record
class EndTurn(Automatic):
    seat: int
    kind: Literal["end_turn"] = "end_turn"

    def run(self, t: Turn[State]) -> None:
        s = t.state
        me = s.players[self.seat]
        if not me.gone:
            me.coins += 1
            draw(t, self.seat, 1)
        s.turn += 1
        if s.glory and max(p.score for p in s.players) >= GLORY:
            end(t, "glory")
        elif s.turn >= s.turns:
            end(t, "turns")
        else:
            take_turn(t, s.clockwise(self.seat)[0])


AnyFrame = Annotated[
    Mulligan | Act | Defence | Auction | Sacrifice | Omen | HandLimit | EndTurn,
    Field(discriminator="kind"),
]


@record
class Player:
    hand: Pile
    vault: Pile
    coins: int
    score: int = 0
    gone: bool = False
    units: dict[str, str] = field(default_factory=dict)

    def strength(self) -> int:
        return 3 + sum(UNITS[unit] for unit in self.units.values())


@record
class State:
    rng: Chance
    players: list[Player]
    deck: Pile
    treasures: Pile
    turns: int
    glory: bool
    discards: Pile = field(default_factory=lambda: Pile(sight="everyone"))
    omens: Pile = field(default_factory=Pile)
    agenda: list[AnyFrame] = field(default_factory=list)
    turn: int = 0
    cause: str | None = None

    def playing(self) -> list[int]:
        return [i for i, p in enumerate(self.players) if not p.gone]

    def clockwise(self, after: int) -> list[int]:
        n = len(self.players)
        order = [(after + i) % n for i in range(1, n + 1)]
        return [i for i in order if not self.players[i].gone]

    def hand(self, seat: int) -> list[str]:
        return sorted(set(self.players[seat].hand.cards))


def draw(t: Turn[State], seat: int, count: int) -> None:
    s, got = t.state, []
    for _ in range(count):
        if not s.deck.cards:
            s.deck.cards, s.discards.cards = s.discards.cards, []
            s.rng.shuffle(s.deck.cards)
        if s.deck.cards:
            got.append(s.deck.cards.pop())
    s.players[seat].hand.cards += got
    t.emit(Drew(seat, len(got)))
    t.tell((seat,), Got(seat, tuple(got)))


def take_turn(t: Turn[State], seat: int) -> None:
    """The turn sequence, as a rulebook would print it."""
    t.todo(Act(seat), HandLimit(seat), EndTurn(seat))


def leave(t: Turn[State], seat: int) -> None:
    s, player = t.state, t.state.players[seat]
    player.gone = True
    s.deck.cards[:0] = player.hand.cards
    s.treasures.cards[:0] = player.vault.cards
    player.hand.cards, player.vault.cards = [], []
    t.emit(Left(seat))
    if len(s.playing()) == 1:
        end(t, "alone")


def end(t: Turn[State], cause: str) -> None:
    t.state.cause = cause
    t.state.agenda.clear()
    t.reveal()
    for player in t.state.players:
        player.vault.sight = "everyone"
    t.emit(Ended(cause))
