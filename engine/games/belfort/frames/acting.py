"""Actions: a whole turn in which everything can be mixed (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from engine.core import Action, Automatic, Decision, Pick, Reason, Turn, Waiting, record, sift
from engine.games.belfort import building, deck, locks, planks, purse
from engine.games.belfort.actions import (
    Activate,
    Barter,
    Build,
    BuildGuild,
    BuildWall,
    Buy,
    BuyCard,
    EndTurn,
    Hire,
    Sell,
    UsePower,
)
from engine.games.belfort.components import BOX, BUILDINGS, CARDS, GUILDS, PRINTED
from engine.games.belfort.events import (
    ActionsBegan,
    CardBought,
    Traded,
    WorkerActivated,
    WorkersReturned,
)
from engine.games.belfort.frames import effects
from engine.games.belfort.frames.cards import DiscardCards
from engine.games.belfort.goods import MATERIALS, Goods
from engine.games.belfort.kinds import Swap
from engine.games.belfort.parts import Built, ThisTurn
from engine.games.belfort.state import Belfort, free_sites

SWAP = next(g.effect for g in PRINTED.guilds if isinstance(g.effect, Swap))
"""What the Traders allow."""


def lacking(state: Belfort, cost: Goods) -> Reason | None:
    """What the active player lacks for a cost."""
    if state.active.purse.holds(cost):
        return None
    return Reason("cost", {f"need_{good}": n for good, n in cost.listed()})


@record
class ActionTurn(Waiting):
    """What does the active player do?"""

    kind: Literal["actions"] = "actions"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        now = state.now
        menus: list[Pick] = []
        refused: list[tuple[Any, Reason]] = []
        for verb, by, find in _MENUS if not now.cards else ():
            offered, not_now = find(state)
            refused += not_now
            if offered:
                menus.append(Pick(verb, tuple(offered), by=by, refused=tuple(not_now)))
        if may_end(state):
            menus.append(Pick("end_turn", (EndTurn(),), onward=True, refused=tuple(refused)))
        facts = {"purchases": now.purchases, "sales": now.sales}
        return (Decision(state.mover, self.kind, tuple(menus), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: Action) -> None:
        match action:
            case Build() | BuildWall() | BuildGuild():
                _build(t, seat, action)
            case Activate():
                _activate(t, seat, action.plank)
            case Buy() | Sell() | Barter():
                _trade(t, seat, action)
            case Hire():
                _hire(t, seat, action.card)
            case UsePower():
                _use_power(t, seat, action.card)
            case BuyCard():
                _buy_card(t, seat, action.card)
            case _:
                t.state.agenda.pop()


Found = tuple[list[Any], list[tuple[Any, Reason]]]


def may_end(state: Belfort) -> bool:
    """Whether the turn may end, or its last action begin, with the workers that still stand on
    planks (INT-19)."""
    return BOX.readings.activation_may_be_declined or not planks.occupied(state, state.mover)


def _activations(state: Belfort) -> Found:
    return [Activate(plank) for plank in planks.occupied(state, state.mover)], []


def _buildings(state: Belfort) -> Found:
    """Cards of the hand with every free site; of equal cards one."""
    hand = dict.fromkeys(building.building_id(card) for card in state.active.hand.cards)
    offered: list[Build] = []
    refused: list[tuple[Build, Reason]] = []
    for kind in hand:
        free = list(building.places(state, kind))
        if not free:
            refused.append((Build(kind, ""), Reason("no_site", {"building": kind})))
        elif why := lacking(state, state.costs.building(kind)):
            refused.append((Build(kind, free[0]), why))
        else:
            offered += [Build(kind, place) for place in free]
    return offered, refused


def _walls(state: Belfort) -> Found:
    wishes = [BuildWall(building.district_of(p)) for p in building.places(state, "wall")]
    return sift(wishes, lambda wish: lacking(state, BOX.actions.wall))


def _guilds(state: Belfort) -> Found:
    wishes = [BuildGuild(site.districts[0]) for site in free_sites(state, "guild")]
    return sift(
        wishes,
        lambda wish: lacking(state, state.costs.guild(state.guilds[wish.district])),
    )


def _purchases(state: Belfort) -> Found:
    def obstacle(wish: Buy) -> Reason | None:
        gold = state.costs.purchase(wish.good) or 0
        return lacking(state, Goods(gold=gold)) if state.now.purchases else Reason("no_visit")

    sold = [Buy(good) for good in MATERIALS if state.costs.purchase(good) is not None]
    return sift(sold, obstacle)


def _sales(state: Belfort) -> Found:
    if not state.now.sales:
        return [], []
    have = state.active.purse.goods
    return [
        Sell(goods)
        for sale in state.costs.sales
        for goods in purse.mixes(sale.of, sale.count, have)
    ], []


def _barters(state: Belfort) -> Found:
    if not state.now.swaps:
        return [], []
    return [Barter(good) for good in SWAP.of if state.active.purse.of(good)], []


def _hires(state: Belfort) -> Found:
    def obstacle(wish: Hire) -> Reason | None:
        if state.now.hired >= BOX.actions.gnomes:
            return Reason("hired")
        if not state.gnomes:
            return Reason("no_gnome")
        return lacking(state, Goods(gold=BOX.actions.gnome))

    wishes = [Hire(built.card) for built in locks.free_locks(state.active)]
    return sift(wishes, obstacle)


def _powers(state: Belfort) -> Found:
    payable: dict[str, Built] = {}
    for built, power in locks.powers(state.active):
        if state.active.purse.holds(power.pay):
            payable.setdefault(CARDS[built.card], built)
    return [UsePower(built.card) for built in payable.values()], []


def _cards(state: Belfort) -> Found:
    """The display and the deck; of equal cards one (BF-8.8)."""
    if not may_end(state):
        return [], []
    wishes = [BuyCard(card) for card in dict.fromkeys(state.display)]
    if state.deck.cards or state.discards.cards:
        wishes.append(BuyCard(None))
    return sift(wishes, lambda wish: lacking(state, Goods(gold=BOX.actions.card)))


_MENUS: tuple[tuple[str, str | None, Callable[[Belfort], Found]], ...] = (
    ("activate", None, _activations),
    ("build", "building", _buildings),
    ("wall", None, _walls),
    ("guild", None, _guilds),
    ("buy", None, _purchases),
    ("sell", None, _sales),
    ("barter", None, _barters),
    ("hire", None, _hires),
    ("power", None, _powers),
    ("card", None, _cards),
)


def _build(t: Turn[Belfort], seat: int, action: Build | BuildWall | BuildGuild) -> None:
    state = t.state
    kind: str
    match action:
        case Build(building=kind, place=place):
            player = state.players[seat]
            player.hand.cards.remove(kind)
            before = sum(CARDS[built.card] == kind for built in player.built)
            player.built.append(Built(f"{kind}_{before + 1}"))
        case BuildWall(district=place):
            kind = "wall"
        case BuildGuild(district=place):
            kind = "guild"
    cost = building.cost(state, kind, place)
    building.mark(t, seat, seat, kind, place, cost, "hand")


def _activate(t: Turn[Belfort], seat: int, plank: str) -> None:
    state = t.state
    district = planks.district_of(plank)
    if district is not None:
        source: str = state.guilds[district]
        effect = GUILDS[state.guilds[district]].effect
    else:
        printed = BUILDINGS[CARDS[plank]].plank
        assert printed is not None
        source, effect = CARDS[plank], printed.effect
    planks.take_back(state, seat, plank)
    guild = state.guilds[district] if district is not None else ""
    t.emit(WorkerActivated(seat, plank, guild))
    t.todo(*effects.begin(t, seat, effect, source))


def _trade(t: Turn[Belfort], seat: int, action: Buy | Sell | Barter) -> None:
    state = t.state
    where = "trading_post"
    match action:
        case Buy(good=good):
            given, taken = Goods(gold=state.costs.purchase(good) or 0), Goods(**{good: 1})
            state.now.purchases -= 1
        case Sell(goods=given):
            sale = next(s for s in state.costs.sales if all(g in s.of for g, _ in given.listed()))
            taken = Goods(gold=sale.gold)
            state.now.sales -= 1
        case Barter(good=good):
            given, taken, where = Goods(**{good: SWAP.count}), SWAP.goods, "traders"
            state.now.swaps -= 1
    purse.take(state, seat, given)
    purse.put(state, seat, taken)
    t.emit(Traded(seat, given, taken, where))


def _hire(t: Turn[Belfort], seat: int, card: str) -> None:
    t.state.now.hired += 1
    purse.take(t.state, seat, Goods(gold=BOX.actions.gnome))
    effects.follow(t, locks.lock_gnome(t, seat, card, BOX.actions.gnome))


def _use_power(t: Turn[Belfort], seat: int, card: str) -> None:
    player = t.state.players[seat]
    built, power = next(found for found in locks.powers(player) if found[0].card == card)
    built.used = True
    purse.take(t.state, seat, power.pay)
    purse.put(t.state, seat, power.goods)
    t.emit(Traded(seat, power.pay, power.goods, CARDS[card]))


def _buy_card(t: Turn[Belfort], seat: int, card: str | None) -> None:
    state = t.state
    state.now.cards += 1
    purse.take(state, seat, Goods(gold=BOX.actions.card))
    t.emit(CardBought(seat, card))
    if card is None:
        deck.draw_to_hand(t, seat, 1, "deck")
        return
    state.display.remove(card)
    state.players[seat].hand.cards.append(card)
    deck.fill_display(t)


@record
class EndActions(Automatic):
    """Workers that were not used come back, Libraries draw, the hand is cut to its limit."""

    seat: int
    kind: Literal["end_actions"] = "end_actions"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        if state.players[self.seat].resigned:
            return
        unused = planks.occupied(state, self.seat)
        for plank in unused:
            planks.take_back(state, self.seat, plank)
        if unused:
            t.emit(WorkersReturned(self.seat, tuple(unused)))
        draws = locks.last_draws(state.players[self.seat])
        deck.draw_to_hand(t, self.seat, draws, "library")
        t.todo(DiscardCards(self.seat))


@record
class BeginActions(Automatic):
    """A player's Actions begin."""

    seat: int
    kind: Literal["begin_actions"] = "begin_actions"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        player = state.players[self.seat]
        if player.resigned:
            return
        state.phase, state.mover = "actions", self.seat
        visits = BOX.actions.visits + locks.extra_visits(player)
        state.now = ThisTurn(purchases=visits, sales=visits)
        for built in player.built:
            built.used = False
        t.emit(ActionsBegan(self.seat))
        t.todo(ActionTurn(), EndActions(self.seat))


def turns(state: Belfort) -> Iterator[BeginActions]:
    """The Actions of all players in the order of their crests, as it is now."""
    return (BeginActions(seat) for seat in state.in_order())
