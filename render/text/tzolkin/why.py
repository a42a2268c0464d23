"""Why a turn is good, in the game's own terms and from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.games.tzolkin import gears, kinds
from engine.games.tzolkin.actions import (
    Beg,
    Claim,
    Construct,
    EndTurn,
    KeepWealth,
    Pay,
    Perform,
    Place,
    Take,
)
from engine.games.tzolkin.components import BOX, BUILDINGS, MONUMENTS, TEMPLES, TRACKS, WEALTH
from engine.games.tzolkin.goods import GOODS, RESOURCES, TEMPLE_IDS, Goods, TempleId
from engine.games.tzolkin.kinds import Build
from engine.games.tzolkin.knowledge import ability, track_id
from engine.games.tzolkin.view import LAST_DAY, TzolkinView
from render.hints import LATE, Followed, Reason
from render.text.tzolkin import prospects
from render.text.tzolkin.prospects import Prospect, own
from render.text.tzolkin.things import Things

SHORT = 2
"""A tile for which no more than so many goods lack is spoken of."""


class Why:
    """Finds reasons for a plan."""

    def __init__(self, words: Things) -> None:
        self._words = words

    def reasons(self, plan: Followed[TzolkinView]) -> Iterator[Reason]:
        """What speaks for a plan, the most telling first."""
        if plan.start.viewer is None:
            return
        if isinstance(plan.actions[0], KeepWealth):
            yield from self._wealth(plan.start, plan.actions[0])
            return
        start, end = plan.start, _end(plan)
        if end.last_round:
            yield from self._final(plan, end)
            return
        yield from self._falls(plan)
        yield from self._food(plan, end)
        yield from self._built(plan, end)
        yield from self._laid(plan)
        if not isinstance(plan.actions[0], Pay):  # what is paid for comes anyway
            yield from self._learned(start, end)
        yield from self._temples(start, end)
        yield from self._ahead(plan, end)
        yield from self._hired(start, end)
        yield from self._skulls(start, end)
        yield from self._pays(start, end)
        yield from self._claims(plan)
        yield from self._begs(plan, end)
        yield from self._hand(start, end)

    # ------------------------------------------------------------------------ the first question

    def _wealth(self, view: TzolkinView, action: KeepWealth) -> Iterator[Reason]:
        """What one begins with, and what it pays for."""
        tiles = [WEALTH[tile] for tile in action.tiles]
        goods = Goods(*(sum(tile.goods.of(good) for tile in tiles) for good in GOODS))
        effects = [effect for tile in tiles for effect in tile.effects]
        pays = [
            tile
            for tile, cost in prospects.costs(view, monuments=False)
            if all(cost.of(good) <= goods.of(good) for good in GOODS)
        ]
        if any(isinstance(effect, kinds.NewWorker) for effect in effects):
            workers = BOX.start.workers + 1
            yield Reason("begins_worker", "", count=workers, goods=self._words.goods(goods))
        elif goods.total:
            yield Reason("begins", "", goods=self._words.goods(goods))
        if pays:
            yield self._payable("begins_pays", "", pays)
        for effect in effects:
            if isinstance(effect, kinds.Learn) and effect.track != "any":
                yield self._learns(effect.track, 1)

    # ----------------------------------------------------------------------------------- the end

    def _final(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        """What goods will score once the last Food Day is over."""
        before, after = _scores(plan.start), _scores(end)
        if after > before:
            yield Reason("final", "", count=after, other=before)
        yield from self._built(plan, end)
        yield from self._laid(plan)
        yield from self._temples(plan.start, end)
        yield from self._fewer(plan.start, end)

    # ---------------------------------------------------------------------------------- food

    def _food(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        """What the next Food Day asks for, where the plan changes how one stands for it."""
        if end.food_in is None:
            return
        before, after = own(plan.start), own(end)
        days, asked, corn = end.food_in, after.hunger.corn, after.goods.corn
        yield from self._fewer(plan.start, end)
        if any(isinstance(action, Claim) for action in plan.actions):
            corn += plan.start.teeth
        _, came = _arriving(plan, end) or (None, None)
        if before.goods.corn < min(corn, asked):
            code = "food_enough" if corn >= asked else "food_closer"
            yield Reason(code, "food", days=days, count=corn, other=asked)
        elif came is not None:
            place, brought = self._words.space(came.space), came.goods.corn
            yield Reason("food_comes", "food", came.days, brought, asked - corn, place)
        elif isinstance(plan.actions[0], EndTurn) and asked <= corn < asked + 2:
            yield Reason("food_kept", "food", days=days, count=corn, other=asked)

    def _fewer(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """Farms: what the next Food Day asks for, and asked for before."""
        asked, before = own(end).hunger.corn, own(start).hunger.corn
        if asked < before and end.food_in is not None:
            yield Reason("food_less", "", days=end.food_in, count=asked, other=before)

    # ------------------------------------------------------------------------------ what is done

    def _falls(self, plan: Followed[TzolkinView]) -> Iterator[Reason]:
        """A worker who is taken back before the gear throws him off."""
        taken = {action.worker for action in plan.actions if isinstance(action, Take)}
        for worker in plan.start.foresight:
            if worker.worker in taken and worker.days[1].action is None:
                yield Reason("falls", "", place=self._words.space(worker.worker))

    def _built(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        yield from self._monument(plan, end)
        points = own(end).points - own(plan.start).points
        if points > 0 and any(isinstance(_inner(a), Construct) for a in plan.actions):
            yield Reason("built_points", "points", count=points)

    def _monument(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        """What a new monument is worth as things stand."""
        seat = own(end).seat
        had = own(plan.start).monuments
        for monument in end.monuments:
            if monument.by == seat and monument.tile not in had:
                name = self._words.tile(monument.tile)
                yield Reason("monument", "", count=monument.worth[seat], thing=name)

    def _laid(self, plan: Followed[TzolkinView]) -> Iterator[Reason]:
        """What a skull scores at Chichen Itza."""
        for action in plan.actions:
            name = action.action if isinstance(action, Take | Perform) else None
            if name is not None:
                gear, number = gears.parse(name)
                found = gear.action(number) if number not in gear.any_spaces else None
                if isinstance(found, kinds.Skull):
                    kept = BOX.scoring.skull
                    yield Reason("laid", "points", count=found.points, other=kept)

    def _learned(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """What technologies allow from now on."""
        for track, level in own(end).technologies:
            if level > own(start).level(track):
                yield self._learns(track, level)

    def _learns(self, track: str, level: int) -> Reason:
        added = TRACKS[track_id(track)].levels[level - 1].model_dump(exclude={"uncertain"})
        numbers = [n for n in added.values() if n and not isinstance(n, bool)]
        count, other = (*numbers, 0, 0)[:2]
        return Reason(f"learned_{track}{level}", "technologies", count=count, other=other)

    def _temples(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """What steps on temples bring on the next Food Day, or on the next that scores them."""
        coming = BOX.calendar.food_days[end.held :]
        if not coming:
            return
        before, after = dict(own(start).temples), dict(own(end).temples)
        higher = [t for t in TEMPLE_IDS if after[t] > before[t]]
        temples = self._words.temples(higher)
        scoring = next(day for day in coming if day.kind == "end_of_age")
        days = max(0, scoring.day - end.day)
        for temple in higher:
            alone = self._alone(start, end, temple)
            if alone:
                bonus = TEMPLES[temple].highest[scoring.age - 1]
                name = self._words.names.temple(temple)
                yield Reason("leads", "temples", days=days, count=bonus, thing=name)
        points = sum(_points(t, after[t]) - _points(t, before[t]) for t in higher)
        if points > 0:
            yield Reason("climbed", "temples", days=days, count=points, thing=temples)
        if coming[0].kind == "mid_age":
            got = _rewards(after, higher), _rewards(before, higher)
            more = Goods(*(got[0].of(good) - got[1].of(good) for good in GOODS))
            if more.total:
                days, goods = max(0, coming[0].day - end.day), self._words.goods(more)
                yield Reason("rewarded", "temples", days=days, goods=goods, thing=temples)

    def _alone(self, start: TzolkinView, end: TzolkinView, temple: str) -> bool:
        """Whether the viewer is alone in front on a temple now, and was not before."""
        seat = own(end).seat
        others = [p.temple(temple) for p in end.players if p.seat != seat and not p.resigned]
        most = max(others, default=0)
        return own(start).temple(temple) <= most < own(end).temple(temple)

    # ---------------------------------------------------------------------------- what is to come

    def _ahead(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        """Where workers will stand: those just placed or, if none is placed, those who wait."""
        before = {worker.worker for worker in plan.start.foresight}
        placing = any(isinstance(action, Place) for action in plan.actions)
        fed, _ = _arriving(plan, end) or (None, None)
        found: list[Prospect] = []
        for worker in end.foresight:
            if (worker.worker in before) == placing or worker.worker == fed:
                continue
            ahead = prospects.best(end, worker.worker)
            if ahead is not None and (placing or _better(end, worker.worker, ahead)):
                found.append(ahead)
        spaces: set[str] = set()
        for ahead in sorted(found, key=lambda p: -p.worth):
            if ahead.space not in spaces:  # for the worker who comes there first
                spaces.add(ahead.space)
                yield self._stands(end, ahead)

    def _stands(self, view: TzolkinView, ahead: Prospect) -> Reason:
        """Where a worker will stand, what it can do there, and whether that can be paid."""
        place, days, words = self._words.space(ahead.space), ahead.days, self._words
        match ahead.action:
            case kinds.Take(goods=printed) if printed.skull:
                least, most = _altars(view)
                return Reason("stands_skull_taken", "gears", days, least, most, place)
            case kinds.Take():
                goods = words.goods(ahead.goods)
                return Reason("stands_take", "gears", days, place=place, goods=goods)
            case kinds.Harvest(group=group):
                return self._harvests(view, ahead, group)
            case kinds.Build():
                return self._builds(view, ahead)
            case kinds.Advance(most=most):
                paid = own(view).goods.resources
                code = "stands_learn_two" if most > 1 else "stands_learn"
                code = code if ahead.possible else "stands_learn_not"
                return Reason(code, "gears", days, paid, place=place)
            case kinds.Sacrifice(temples=steps, corn=corn, resources=resources):
                code = "stands_climb_corn" if corn else "stands_climb"
                code = code if ahead.possible else f"{code}_not"
                return Reason(code, "gears", days, steps, corn or resources, place)
            case kinds.Skull(points=points, temple=temple):
                code = "stands_skull" if own(view).goods.skull else "stands_skull_not"
                name = words.names.temple(temple)
                return Reason(code, "gears", days, count=points, place=place, thing=name)
            case kinds.Recruit():
                workers = own(view).workers + 1
                return Reason("stands_hire", "gears", days, count=workers, place=place)
            case kinds.Market():
                return Reason("stands_market", "gears", days, place=place)
        return Reason("stands_any", "gears", days, place=place)

    def _harvests(self, view: TzolkinView, ahead: Prospect, group: int) -> Reason:
        corn, wood = prospects.tiles_left(view, group)
        place = self._words.space(ahead.space)
        goods, other = self._words.goods(ahead.goods), self._words.goods(ahead.other)
        if not ahead.possible:
            return Reason("stands_no_harvest", "gears", ahead.days, place=place)
        if ahead.goods.total and ahead.other.total:
            return Reason(
                "stands_choice", "gears", ahead.days, place=place, goods=goods, thing=other
            )
        only, left = (goods, corn) if ahead.goods.total else (other, wood)
        return Reason("stands_harvest", "gears", ahead.days, count=left, place=place, goods=only)

    def _builds(self, view: TzolkinView, ahead: Prospect) -> Reason:
        place, action = self._words.space(ahead.space), ahead.action
        if prospects.new_display(view, ahead.days):
            return Reason("stands_build_new", "gears", ahead.days, place=place)
        if ahead.tiles:
            two = action.most > 1 and prospects.can_pay_two(view)
            code = "stands_build_two" if two else "stands_build"
            code = "stands_build_corn" if action.corn_per_resource else code
            return self._payable(code, "gears", ahead.tiles, days=ahead.days, place=place)
        short = {} if action.corn_per_resource else _short(view, monuments=action.monument)
        if not short:
            return Reason("stands_build_not", "gears", ahead.days, place=place)
        tile, goods = self._least(short)
        return Reason("stands_build_lack", "gears", ahead.days, 0, 0, place, tile, goods)

    def _pays(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """What the goods of this turn can pay for."""
        gained = [r for r in RESOURCES if own(end).goods.of(r) > own(start).goods.of(r)]
        if not gained:
            return
        new = [t for t in prospects.payable(end) if t not in prospects.payable(start)]
        for builder in _builders(end):
            fit = [t for t in new if builder.action.monument or t not in MONUMENTS]
            if fit and not prospects.new_display(end, builder.days):
                place = self._words.space(builder.space)
                yield self._payable("pays_soon", "goods", fit, days=builder.days, place=place)
                return
        if new:
            yield self._payable("pays", "goods", new)
            return
        before = _lack(start)
        short = {t: g for t, g in _short(end).items() if t in before and g.total < before[t].total}
        if short:
            tile, goods = self._least(short)
            yield Reason("lacks", "goods", thing=tile, goods=goods)

    def _skulls(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """What new skulls are good for."""
        skulls = own(end).goods.skull
        if skulls > own(start).goods.skull:
            least, most = _altars(end)
            yield Reason("skulls", "goods", days=skulls, count=least, other=most)

    def _least(self, short: dict[str, Goods]) -> tuple[str, str]:
        """The tile for which least is missing, and what; of equals the greatest."""
        tile = min(short, key=lambda t: (short[t].total, -_size(t)))
        return self._words.tile(tile), self._words.goods(short[tile])

    def _payable(
        self, code: str, part: str, tiles: Iterable[str], days: int = 0, place: str = ""
    ) -> Reason:
        """Tiles that can be paid: their number, and the dearest of them."""
        every = list(dict.fromkeys(tiles))
        dearest = max(every, key=_size)
        return Reason(code, part, days, len(every), place=place, thing=self._words.tile(dearest))

    def _hired(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        workers, food = own(end).workers, own(end).hunger
        if workers > own(start).workers:
            yield Reason("hired", "workers", count=workers, other=food.corn)

    def _claims(self, plan: Followed[TzolkinView]) -> Iterator[Reason]:
        """What the start space brings."""
        for view, action in plan.steps:
            if isinstance(action, Claim):
                if view.teeth:
                    yield Reason("claim_corn", "goods", count=view.teeth)
                if view.if_claimed == view.viewer:
                    yield Reason("claim_first", "start")
                if own(view).light and view.if_claimed == view.viewer:
                    yield Reason("claim_days", "start")

    def _begs(self, plan: Followed[TzolkinView], end: TzolkinView) -> Iterator[Reason]:
        for view, action in plan.steps:
            if isinstance(action, Beg):
                had, has = own(view).goods.corn, BOX.begging.corn
                yield Reason("begged", "", count=has, other=had)

    def _hand(self, start: TzolkinView, end: TzolkinView) -> Iterator[Reason]:
        """Workers to place where there was none."""
        if not own(start).hand and own(end).hand:
            yield Reason("hand", LATE, count=own(end).hand)


def _end(plan: Followed[TzolkinView]) -> TzolkinView:
    """The last view of the turn that shows what the plan did; after a turn that has ended, others
    have already moved."""
    start, end = plan.start, plan.end
    if (end.mover, end.day, end.phase) == (start.mover, start.day, start.phase):
        return end
    return plan.steps[max(0, min(plan.known, len(plan.steps)) - 1)][0]


def _inner(action: Any) -> Any:
    """What a worker is taken back for, or the answer itself."""
    return action.then if isinstance(action, Take) else action


def _scores(view: TzolkinView) -> int:
    """Points of the goods at the end of the last round, hungry workers counted in."""
    player = own(view)
    each, corn = player.hunger.each, player.goods.corn
    if each:
        corn -= min(player.hunger.workers, corn // each) * each
    corn += sum(player.goods.of(r) * BOX.market.of(r) for r in RESOURCES)
    skulls = player.goods.skull * BOX.scoring.skull
    return corn // BOX.scoring.corn_per_point + skulls - player.hunger.lost


def _points(temple: TempleId, step: int) -> int:
    return TEMPLES[temple].steps[step].points


def _rewards(steps: dict[str, int], temples: Iterable[TempleId]) -> Goods:
    found = [TEMPLES[temple].rewards(steps[temple]) for temple in temples]
    return Goods(*(sum(goods.of(good) for goods in found) for good in GOODS))


def _arriving(plan: Followed[TzolkinView], end: TzolkinView) -> tuple[str, Prospect] | None:
    """The worker just placed who can bring most corn in time for the next Food Day, where it
    lacks."""
    if own(end).goods.corn >= own(end).hunger.corn:
        return None
    before = {worker.worker for worker in plan.start.foresight}
    found = [
        (worker.worker, ahead)
        for worker in end.foresight
        if worker.worker not in before
        for ahead in prospects.prospects(end, worker.worker)
        if ahead.possible and 0 < ahead.days <= (end.food_in or 0) and ahead.goods.corn > 2
    ]
    return max(found, key=lambda one: one[1].goods.corn, default=None)


def _altars(view: TzolkinView) -> tuple[int, int]:
    """The least and the most points that a skull can still score at Chichen Itza, on the free
    spaces to which a worker can come in time; where these are no two, what it can score and 0."""
    laid, reach = dict(view.skulls_laid), _reach(view)
    actions = gears.gear("chichen_itza").actions
    free = [
        a.points
        for n, a in enumerate(actions, 1)
        if isinstance(a, kinds.Skull) and n not in laid and n <= reach
    ]
    least, most = min(free, default=BOX.scoring.skull), max(free, default=0)
    return least, most if most > least else 0


def _reach(view: TzolkinView) -> int:
    """The last space of Chichen Itza at which the viewer can act before the game ends: with a
    worker who stands there, or with one who is placed in the next turn or, where none is in hand,
    in the one after."""
    player, gear = own(view), view.gear("chichen_itza")
    days = LAST_DAY - view.day
    there = [n + days for n, who in enumerate(gear.spaces) if who == player.seat]
    waits = 1 if player.hand else 2
    placed = [gear.next_space + days - waits] if gear.next_space is not None else []
    ahead = ability(player, "theology").spaces_ahead
    return max((*there, *placed), default=0) + ahead


def _lack(view: TzolkinView, *, monuments: bool = True) -> dict[str, Goods]:
    """What lacks for each tile on the table, in the way to pay for which least lacks."""
    found: dict[str, Goods] = {}
    for tile, cost in prospects.costs(view, monuments=monuments):
        lacking = prospects.lacking(view, cost)
        if tile not in found or lacking.total < found[tile].total:
            found[tile] = lacking
    return found


def _short(view: TzolkinView, *, monuments: bool = True) -> dict[str, Goods]:
    """The tiles for which little lacks, and what."""
    lack = _lack(view, monuments=monuments)
    return {tile: goods for tile, goods in lack.items() if 0 < goods.total <= SHORT}


def _better(view: TzolkinView, worker: str, ahead: Prospect) -> bool:
    """Whether a worker who waits comes to something better than it has today."""
    now = next((p for p in prospects.prospects(view, worker) if not p.days), None)
    return ahead.possible and (now is None or not now.possible or ahead.worth > now.worth)


def _builders(view: TzolkinView) -> list[Prospect]:
    """The spaces to which workers come on which one builds for resources, the soonest first."""
    found = [
        ahead
        for worker in view.foresight
        for ahead in prospects.prospects(view, worker.worker)
        if ahead.days and isinstance(ahead.action, Build) and not ahead.action.corn_per_resource
    ]
    return sorted(found, key=lambda prospect: prospect.days)


def _size(tile: str) -> int:
    """How much a tile costs, to name the greatest."""
    cost = MONUMENTS[tile].cost if tile in MONUMENTS else BUILDINGS[tile].cost
    return sum(cost.of(resource) * BOX.market.of(resource) for resource in RESOURCES)
