"""Why a turn is good, in the game's own terms and from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.games.belfort import actions as a
from engine.games.belfort import kinds
from engine.games.belfort.components import BUILDINGS, CARDS, GUILDS
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.parts import SORT
from engine.games.belfort.view import BelfortView, DistrictView, PlayerView
from render.hints import LATE, Followed, Reason
from render.lang.catalogue.belfort_hints import BelfortHints
from render.text.belfort import table
from render.text.belfort.things import Things, guild_of

DESK, CAMP = "recruiters_desk", "kings_camp"
SHORT = 3
"""A building for which no more goods lack is spoken of."""
SPACES = "spaces"
"""The part of the worth of workers on guilds and buildings."""


class Why:
    """Finds reasons for a plan."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names
        self._say = BelfortHints(words.language)

    def reasons(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """What speaks for a plan, the most telling first."""
        start, end = plan.start, plan.end
        if start.viewer is None:
            return
        for view, action in plan.steps:
            match action:
                case a.KeepCards(cards=cards):
                    yield from self._keeps(view, cards)
                case a.Place(plank=plank, worker=worker):
                    yield from self._placed(view, plank, worker)
                case a.SwapCrest(seat=seat):
                    yield from self._crest(view, seat)
        yield from self._areas(plan)
        if (start.phase, start.round) != (end.phase, end.round):
            return
        yield from self._districts(start, end)
        yield from self._majorities(start, end)
        yield from self._rivals(start, end)
        yield from self._income(start, end)
        yield from self._gnomes(plan)
        yield from self._workers(start, end)
        yield from self._robbed(plan)
        yield from self._cards(plan)
        yield from self._pays(plan)

    # ----------------------------------------------------------------------------------- scoring

    def _districts(self, start: BelfortView, end: BelfortView) -> Iterator[Reason]:
        """Where your buildings score more than before."""
        seat, days = _own(end).seat, _rounds(end)
        if days is None:
            return
        better = [
            (then, now)
            for now, then in zip(start.districts, end.districts, strict=True)
            if then.points[seat] > now.points[seat]
        ]
        if len(better) > 1:
            names = self._words.listed([self._place(then) for then, _ in better])
            after = sum(then.points[seat] for then, _ in better)
            before = sum(now.points[seat] for _, now in better)
            yield Reason("districts", "districts", days, after, before, place=names)
        for then, now in better if len(better) == 1 else ():
            code, points = f"district_{_rank(then, seat)}", (then.points[seat], now.points[seat])
            yield Reason(code, "districts", days, *points, place=self._place(then))
        for now, then in zip(start.districts, end.districts, strict=True):
            more = then.markers[seat] > now.markers[seat]
            ahead = max(n for who, n in enumerate(then.markers) if who != seat)
            if more and (then, now) not in better and ahead >= then.markers[seat]:
                own = then.markers[seat]
                where = self._place(then)
                yield Reason("behind", "markers", count=own, other=ahead - own, place=where)
            elif more and (then, now) not in better:
                own = then.markers[seat]
                where = self._place(then)
                yield Reason("farther", "markers", count=own, other=own - ahead, place=where)

    def _place(self, district: DistrictView) -> str:
        """What a district is called in the picture: "d1"."""
        return self._words.names.short(district.id)

    def _majorities(self, start: BelfortView, end: BelfortView) -> Iterator[Reason]:
        """Where your elves, dwarves or gnomes score more than before."""
        seat, days = _own(end).seat, _rounds(end)
        for now, then in zip(start.majorities, end.majorities, strict=True):
            if days is not None and then.points[seat] > now.points[seat]:
                points = then.points[seat], now.points[seat]
                thing = self._words.count(then.counts[seat], then.piece)
                yield Reason("majority", "majorities", days, *points, thing=thing)

    def _rivals(self, start: BelfortView, end: BelfortView) -> Iterator[Reason]:
        """Who scores less than before."""
        seat, days = _own(end).seat, _rounds(end)
        before, after = table.scores_now(start), table.scores_now(end)
        lost = {who: before[who] - after[who] for who in range(len(before)) if who != seat}
        most = max(lost, key=lambda who: lost[who], default=None)
        if days is not None and most is not None and lost[most] > 0:
            yield Reason("hurts", "rivals", days, lost[most], who=self._names[most])

    # ------------------------------------------------------------------------------ what is owned

    def _income(self, start: BelfortView, end: BelfortView) -> Iterator[Reason]:
        after, before = _own(end).income, _own(start).income
        if after > before and end.round < end.rounds:
            yield Reason("income", "income", count=after, other=before)

    def _gnomes(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """What a gnome opens."""
        for view, action in plan.steps:
            if not isinstance(action, a.Hire | a.LockGnome):
                continue
            built = table.built(_own(view), action.card)
            printed = _printed(action.card)
            lock = printed.locks[built.gnomes] if built is not None else printed.locks[0]
            name = self._words.card(action.card)
            match lock:
                case kinds.Master(worker=worker):
                    yield Reason(f"gnome_master_{worker}", "gnomes", thing=name)
                case kinds.Power(goods=goods) if view.round < view.rounds:
                    said = self._words.goods(goods)
                    yield Reason("gnome_power", "gnomes", thing=name, goods=said)
                case kinds.OpenPlank() if view.round < view.rounds:
                    yield Reason("gnome_plank", "gnomes", thing=name)

    def _workers(self, start: BelfortView, end: BelfortView) -> Iterator[Reason]:
        """Workers who have joined."""
        after, before = (sum(n for _, n in _own(v).standing) for v in (end, start))
        if after > before and end.round < end.rounds:
            yield Reason("workers", "workers", count=after, other=before)

    def _robbed(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """Who is robbed: the leader, or somebody who is ahead."""
        for view, action in plan.steps:
            if not isinstance(action, a.Rob):
                continue
            others = [p for p in view.players if p.seat != view.viewer and not p.resigned]
            best = max(others, key=lambda p: p.score)
            robbed = {target for target, _ in _taken(action)}
            alone = sum(p.score == best.score for p in others) == 1
            if best.seat in robbed and alone:
                yield Reason("robs", "rivals", count=best.score, who=self._names[best.seat])

    # ------------------------------------------------------------------------------- cards, goods

    def _keeps(self, view: BelfortView, cards: Sequence[str]) -> Iterator[Reason]:
        """What the first cards cost together, and the income they would bring."""
        if not cards:
            return
        costs = [_card_cost(view, card) for card in cards]
        coins = sum(_printed(card).coins for card in cards)
        goods = self._words.goods(_sum(costs))
        cheapest = min(zip(costs, cards, strict=True), key=lambda one: one[0].total)
        name, cost = self._words.card(cheapest[1]), self._words.goods(cheapest[0])
        if coins:
            yield Reason("keeps", "", count=coins, goods=goods)
        yield Reason("keeps_cheap", "", thing=name, goods=cost)

    def _cards(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """What a bought card still asks for."""
        for view, action in plan.steps:
            if (
                isinstance(action, a.BuyCard)
                and action.card is not None
                and view.round < view.rounds
            ):
                cost = _card_cost(view, action.card)
                name, short = self._words.card(action.card), _lacking(_own(view).goods, cost)
                if not short.total:
                    yield Reason("card_pays", "cards", thing=name)
                elif short.total <= SHORT:
                    said = self._words.goods(short)
                    yield Reason("card_lacks", "cards", thing=name, goods=said)
            if isinstance(action, a.Discard):
                kept = _kept(_own(view).cards, action.cards)
                pays = [
                    c for c in kept if not _lacking(_own(view).goods, _card_cost(view, c)).total
                ]
                if pays:
                    yield Reason("discards", "cards", thing=self._words.card(pays[0]))

    def _pays(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """What goods of the turn pay for that could not be paid before, unless it was built."""
        if plan.start.phase != "actions" or plan.end.round == plan.end.rounds:
            return
        new = [
            name
            for name in self._payable(plan.end, _own(plan.end).goods)
            if name not in self._payable(plan.start, _own(plan.start).goods)
        ]
        if new:
            yield Reason("pays", "goods", thing=new[0])
            return
        before = self._lack(plan.start)
        closer = {
            name: short
            for name, short in self._lack(plan.end).items()
            if 0 < short.total <= SHORT and name in before and short.total < before[name].total
        }
        if closer:
            name = min(closer, key=lambda name: closer[name].total)
            yield Reason("lacks", "goods", thing=name, goods=self._words.goods(closer[name]))

    def _payable(self, view: BelfortView, goods: Goods) -> list[str]:
        """The cards of the hand, and the free guilds, that goods pay for; the dearest first."""
        found = [
            (cost, name) for name, cost in self._wanted(view) if not _lacking(goods, cost).total
        ]
        return [name for _, name in sorted(found, key=lambda one: -one[0].total)]

    def _lack(self, view: BelfortView) -> dict[str, Goods]:
        """What lacks for each card of the hand and each free guild."""
        goods = _own(view).goods
        return {name: _lacking(goods, cost) for name, cost in self._wanted(view)}

    def _wanted(self, view: BelfortView) -> Iterator[tuple[str, Goods]]:
        for card in _own(view).cards:
            yield self._words.card(card), _card_cost(view, card)
        for district in view.districts:
            if district.owner is None:
                yield self._guild(district.guild), district.guild_cost

    def _guild(self, guild: str) -> str:
        return self._say.guild_named(guild=self._words.names.guild(guild))

    # ---------------------------------------------------------------------------------- placement

    def _areas(self, plan: Followed[BelfortView]) -> Iterator[Reason]:
        """What the workers in the areas collect, and what that pays for."""
        sends = [(view, action) for view, action in plan.steps if _spread(action) is not None]
        if not sends:
            return
        view, action = sends[-1]
        goods = table.brings(view, _spread(action) or ())
        have = _sum([_own(view).goods, goods])
        new = [
            name
            for name in self._payable(view, have)
            if name not in self._payable(view, _own(view).goods)
        ]
        said = self._words.goods(goods)
        if new:
            yield Reason("collects_pays", "", thing=new[0], goods=said)
        elif goods.total:
            yield Reason("collects", "", goods=said)

    def _placed(self, view: BelfortView, plank: str, worker: str) -> Iterator[Reason]:
        """What a worker does on its space."""
        own, (fee, _) = _own(view), table.fee(view, plank)
        if plank == DESK:
            yield from self._desk(view, worker)
        elif plank == CAMP:
            if own.crest > 1:
                yield Reason("camp", "camp", count=own.crest)
            elif all(space.seat in (None, own.seat) for space in view.camp):
                yield Reason("camp_keeps", "camp", count=own.crest)
        else:
            yield from self._space(view, plank, fee)
            owner = next((p.owner for p in view.guilds if p.id == plank), None)
            if owner == own.seat:
                yield Reason("own_guild", LATE)

    def _desk(self, view: BelfortView, worker: str) -> Iterator[Reason]:
        """A new worker, and what it does for the majority of its kind."""
        sort = next(SORT[kind] for kind in SORT if kind == worker)
        found = next(m for m in view.majorities if m.piece == sort)
        seat = _own(view).seat
        most = max(n for who, n in enumerate(found.counts) if who != seat)
        count = found.counts[seat] + 1
        total = sum(n for _, n in _own(view).standing) + 1
        if view.round < view.rounds:
            yield Reason("desk", "recruits", count=total)
        if count >= most:
            code = f"desk_{'most' if count > most else 'level'}_{sort}"
            yield Reason(code, "recruits", count=count, other=most)

    def _space(self, view: BelfortView, plank: str, fee: int) -> Iterator[Reason]:
        """What the worker will do in Actions."""
        guild, own = guild_of(view, plank), _own(view)
        printed = _printed(plank).plank if plank in CARDS else None
        effect: Any = printed.effect if printed else None
        if guild:
            effect = next(g.effect for g in GUILDS.values() if g.id == guild)
        left = Goods(own.goods.wood, own.goods.stone, own.goods.metal, own.goods.gold - fee)
        match effect:
            case kinds.Take(goods=goods):
                had = self._payable(view, left)
                new = [n for n in self._payable(view, _sum([left, goods])) if n not in had]
                said = self._words.goods(goods)
                if new:
                    yield Reason("space_pays", SPACES, thing=new[0], goods=said)
                else:
                    yield Reason("space_takes", SPACES, goods=said)
            case kinds.Draw(draw=draw, discard=discard):
                yield Reason("space_draws", SPACES, count=draw - discard, other=own.hand)
            case kinds.Swap(times=times, of=of):
                held = sum(getattr(own.goods, good) for good in of)
                yield Reason("space_swaps", SPACES, count=times, other=held)
            case kinds.Recruit(worker=worker, gnome=gnome):
                code = "any" if worker and gnome else "worker" if worker else "gnome"
                yield Reason(f"space_recruits_{code}", SPACES, count=own.gnomes)
            case kinds.BuildFree():
                yield Reason("space_builds", SPACES)
            case kinds.Steal():
                richest = self._richest(view)
                yield Reason("space_steals", SPACES, count=richest[1], who=richest[0])
            case kinds.Odd(code="exchange_sites"):
                yield Reason("space_exchanges", SPACES)
            case kinds.Odd():
                yield Reason("space_spies", SPACES, count=len(view.players) - 1)

    def _richest(self, view: BelfortView) -> tuple[str, int]:
        """Who of the others has most goods, and how many."""
        others = [p for p in view.players if p.seat != view.viewer and not p.resigned]
        found = max(others, key=lambda p: p.goods.total)
        return self._names[found.seat], found.goods.total

    def _crest(self, view: BelfortView, seat: int | None) -> Iterator[Reason]:
        """How much earlier one acts with another crest."""
        own = _own(view)
        if seat is not None and view.players[seat].crest < own.crest:
            crest = view.players[seat].crest
            yield Reason("crest", "order", count=crest, other=own.crest)
        elif seat is None and own.crest == min(p.crest for p in view.players):
            yield Reason("crest_first", "order", count=own.crest)


def _own(view: BelfortView) -> PlayerView:
    """The player who looks."""
    assert view.viewer is not None
    return view.players[view.viewer]


def _rounds(view: BelfortView) -> int | None:
    """Rounds until the next scoring, 0 for the one at the end of this round; None if there is no
    other."""
    if view.scoring:
        return 0
    return None if view.next_scoring is None else view.next_scoring - view.round


def _rank(district: DistrictView, seat: int) -> str:
    """Whether a seat is alone in front in a district, shares that, or comes after somebody."""
    own = district.markers[seat]
    most = max(n for who, n in enumerate(district.markers) if who != seat)
    return "alone" if own > most else "shared" if own == most else "after"


def _card_cost(view: BelfortView, card: str) -> Goods:
    """What a card costs, by its kind or as one of its copies."""
    return table.cost(view, CARDS.get(card, card), "")


def _printed(card: str) -> kinds.Building:
    return next(b for b in BUILDINGS.values() if b.id == CARDS.get(card, card))


def _lacking(goods: Goods, cost: Goods) -> Goods:
    """What lacks of a price."""
    return Goods(**{g: max(0, getattr(cost, g) - getattr(goods, g)) for g in GOODS})


def _sum(heaps: Iterable[Goods]) -> Goods:
    every = list(heaps)
    return Goods(**{g: sum(getattr(heap, g) for heap in every) for g in GOODS})


def _kept(hand: Iterable[str], discarded: Iterable[str]) -> list[str]:
    kept = list(hand)
    for card in discarded:
        if card in kept:
            kept.remove(card)
    return kept


def _spread(action: Any) -> a.Spread | None:
    """Where workers are sent by an answer."""
    match action:
        case a.Pass(spread=spread):
            return spread
        case a.Send(areas=areas):
            return areas
    return None


def _taken(action: a.Rob) -> Iterator[tuple[int, Any]]:
    yield from action.loot
