"""Which answers the rules allow: the second reading of every menu, for `oracle.py`.

Written from docs/rules/tzolkin.md alone. Of the engine's table only the tiles that chance has
turned up are looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

from engine.games.tzolkin import actions as say
from engine.games.tzolkin.goods import Goods
from tests.games.tzolkin.oracle import Oracle
from tests.games.tzolkin.oracle_board import ACTIONS, FIRST, GODS, LAST, RATE, RAW, SMALL
from tests.games.tzolkin.oracle_tiles import BUILDINGS, MONUMENTS

NAMES = {
    "harvest": "choose_harvest",
    "track": "choose_track",
    "building": "choose_building",
    "temples": "choose_temples",
    "action": "choose_action",
    "pay": "pay_any",
    "resources": "choose_resources",
    "offering": "choose_offering",
    "market": "at_market",
    "days": "choose_days",
}
"""What the engine calls the questions."""
COPIES = [{"A1-01", "A1-02", "A1-03"}, {"A1-04", "A1-05"}, {"A2-01", "A2-02", "A2-03"}]
OTHERS = [f"{gear}-{n}" for gear in SMALL for n in range(1, 6)]
CHANGES = product((-20, -2, -1, 0, 1, 4), repeat=3)
TRADES = [dict(zip(RATE, change, strict=True)) for change in CHANGES]
"""Changes at the market that are tried, one after the other."""


class Menus:
    """What can be answered now. state: of the engine, for the tiles on show."""

    def __init__(self, oracle: Oracle, state: Any) -> None:
        self.oracle, self.me = oracle, oracle.me
        self.buildings = list(_unlike(tile for tile in state.display if tile))
        self.monuments = list(state.monuments)

    # ------------------------------------------------------------------------ what is asked

    def question(self) -> tuple[str, set[Any]]:
        """The question of the moment, by the engine's name, and its answers."""
        asked = self.oracle.asked
        while asked:
            found = set(self.of(asked[-1]))
            if found:
                return NAMES[asked[-1][0]], found
            asked.pop()
        return "turn", set(self.turn())

    def of(self, question: tuple[Any, ...], spent: int = 0) -> list[Any]:
        """The answers to a question beside the turn; none where it is not asked. spent: corn that
        is spoken for."""
        match question:
            case ("harvest", group):
                return list(self._harvests(group))
            case ("track", _, free, begun):
                return _or_skip(self._tracks(free), "research", begun and not free)
            case ("building", left, monument, in_corn, skill, begun):
                wishes = [*self._wishes(left, in_corn, skill), *self._monuments(monument)]
                able = [w for w in wishes if self._pays(self._price(w, in_corn), spent)]
                return _or_skip(able, "construct", begun)
            case ("temples", count, _):
                return [say.Climb(chosen) for chosen in combinations(GODS, count)]
            case ("action", corn, begun):
                due = spent + corn
                able = [
                    say.Perform(name)
                    for name in OTHERS
                    if name != "uxmal-5" and due <= self._corn and self.possible(name, due)
                ]
                return _or_skip(able, "action", begun)
            case ("pay", price, _):
                return [say.Pay(heap) for heap in _heaps(price) if self._pays(_plain(heap), 0)]
            case ("resources", count):
                return [say.TakeResources(heap) for heap in _heaps(count)]
            case ("offering",):
                return self._offers()
            case ("market",):
                return _or_skip(self._trades(spent), "market", True)
            case ("days",):
                return [say.MoveCalendar(1), say.MoveCalendar(2)]
        raise AssertionError(question)

    # ----------------------------------------------------------------------------- the turn

    def turn(self) -> Iterator[Any]:
        """Begging, placing, taking back, ending."""
        oracle = self.oracle
        fresh = oracle.mode == "open"
        for god in oracle.may_beg(fresh):
            yield say.Beg(god)
        if oracle.mode != "taking":
            for place in oracle.places(fresh):
                yield say.Claim() if place == "start" else say.Place(place)
        if oracle.mode != "placing":
            for worker in oracle.standing():
                yield from self._takes(worker)
        if not fresh:
            yield say.EndTurn()

    def _takes(self, worker: str) -> Iterator[Any]:
        yield say.Take(worker)
        for action, corn in self.oracle.back(worker).items():
            if corn > self._corn or not self.possible(action, corn):
                continue
            first = self.first(action) if action == worker else []
            if not first:
                yield say.Take(worker, action)
            for choice in first:
                yield say.Take(worker, action, choice)

    def first(self, action: str) -> list[Any]:
        """The first choice of an action that can be said together with the worker."""
        asked = [q for q in FIRST.get(action, []) if q[0] != "market"]
        return self.of(asked[0]) if asked else []

    def possible(self, action: str, spent: int = 0) -> bool:
        """Whether an action can be carried out. spent: corn that is paid before it."""
        gear, _, n = action.rpartition("-")
        number = int(n)
        corn = self._corn - spent
        if gear == "chichen_itza":
            return self.me.goods["skull"] > 0 and number not in self.oracle.laid
        if action == "yaxchilan-4":
            return self.oracle.skulls > 0
        if action == "tikal-5":
            return self._resources >= 1
        if action == "uxmal-1":
            return corn >= 3
        if action == "uxmal-3":
            return self.me.supply > 0
        if action == "uxmal-5" and corn < 1:
            return False
        return all(self.of(question, spent) for question in FIRST.get(action, []))

    # ---------------------------------------------------------------------------- the rest

    @property
    def _corn(self) -> int:
        return self.me.goods["corn"]

    @property
    def _resources(self) -> int:
        return sum(self.me.goods[kind] for kind in RATE)

    def _pays(self, cost: dict[str, int], spent: int) -> bool:
        have = self.me.goods
        return all(have[good] - (spent if good == "corn" else 0) >= n for good, n in cost.items())

    def _price(self, wish: Any, in_corn: bool) -> dict[str, int]:
        if wish.tile in MONUMENTS:
            return MONUMENTS[wish.tile][1]
        return self.oracle.cost(wish, in_corn)

    def _harvests(self, group: int) -> Iterator[Any]:
        corn, wood = self.oracle.corn[group], self.oracle.wood[group]
        if corn > wood:
            yield say.Harvest("corn")
        elif self.me.levels["agriculture"] >= 2:
            yield say.Harvest("free")
        if wood:
            yield say.Harvest("wood")
            for god, step in self.me.steps.items():
                if step:
                    yield say.Harvest("burn", god)

    def _tracks(self, free: bool) -> list[Any]:
        prices = {
            track: 0 if free else (1, 2, 3, 1)[self.me.levels[track]]
            for track in ("agriculture", "extraction", "architecture", "theology")
        }
        return [say.Research(t) for t, price in prices.items() if price <= self._resources]

    def _wishes(self, left: int, in_corn: bool, skill: bool) -> Iterator[Any]:
        """Buildings on show. With one of two, architecture can be kept for the other."""
        level = self.me.levels["architecture"] if skill else 0
        for tile in self.buildings:
            if level == 3 and not in_corn:
                for kind in BUILDINGS[tile][1]:
                    yield say.Construct(tile, architecture=True, spared=kind)  # type: ignore[arg-type]
            elif level:
                yield say.Construct(tile, architecture=True)
            if not level or left == 2:
                yield say.Construct(tile)

    def _monuments(self, may: bool) -> list[Any]:
        return [say.Construct(tile) for tile in self.monuments] if may else []

    def _offers(self) -> list[Any]:
        if self.me.levels["theology"] < 2:
            return []
        offers = [
            say.Offer(kind, god)  # type: ignore[arg-type]
            for kind in RATE
            for god in GODS
            if self.me.goods[kind] and self.oracle.can_climb(god)
        ]
        return _or_skip(offers, "offering", True)

    def _trades(self, spent: int) -> list[Any]:
        """The changes of `TRADES` that can be made; -20 stands for all one has."""
        found = []
        for trade in TRADES:
            change = {k: max(n, -self.me.goods[k]) if n == -20 else n for k, n in trade.items()}
            left = self._corn - spent - sum(RATE[k] * n for k, n in change.items())
            if left >= 0 and all(self.me.goods[k] + n >= 0 for k, n in change.items()):
                named = tuple((k, n) for k, n in change.items() if n)
                found += [say.Trade(named)] if named else []
        return found


def _unlike(tiles: Iterable[str]) -> Iterator[str]:
    """Of equal tiles the first."""
    seen: list[str] = []
    for tile in tiles:
        if not any({tile, other} <= alike for alike in COPIES for other in seen):
            yield tile
        seen.append(tile)


def _or_skip(answers: list[Any], what: str, may: bool) -> list[Any]:
    return [*answers, say.Skip(what)] if answers and may else answers


def _heaps(count: int) -> list[Goods]:
    """Every mix of so many resources."""
    ways = product(range(count + 1), repeat=3)
    return [Goods(wood=w, stone=s, gold=g) for w, s, g in ways if w + s + g == count]


def _plain(heap: Goods) -> dict[str, int]:
    return {"wood": heap.wood, "stone": heap.stone, "gold": heap.gold}


# ----------------------------------------------------------------------------- comparing


def differing(oracle: Oracle, state: Any, questions: Any) -> list[str]:
    """Where the engine asks something else than the rules, or offers other answers."""
    if oracle.over:
        return ["a question after the end"] if questions else []
    if len(oracle.kept) < len(oracle.seats):
        return list(_wealth(oracle, state, questions))
    menus = Menus(oracle, state)
    kind, mine = menus.question()
    (question,) = questions
    if (question.kind, question.seat) != (kind, oracle.mover):
        asked = f"{question.kind} of {question.seat} in the engine"
        return [f"{kind} of {oracle.mover} has to be asked, {asked}"]
    theirs = _offered(question, mine)
    found = [f"{answer} is missing" for answer in mine - theirs]
    return found + [f"{answer} is not allowed" for answer in theirs - mine]


def _offered(question: Any, mine: set[Any]) -> set[Any]:
    """The answers of the engine. The market has too many: those that the rules allow are looked
    for, and those tried that they do not."""
    if question.kind != "at_market":
        return set(question.every())
    tried = {say.Trade(tuple((k, n) for k, n in trade.items() if n)) for trade in TRADES}
    return {answer for answer in tried | mine if question.accepts(answer)}


def _wealth(oracle: Oracle, state: Any, questions: Any) -> Iterator[str]:
    """Everybody who has not chosen may keep any two of his four."""
    waiting = set(range(len(oracle.seats))) - set(oracle.kept)
    if {question.seat for question in questions} != waiting:
        yield f"{waiting} have to choose their wealth"
    for question in questions:
        dealt = state.players[question.seat].dealt.cards
        mine = {frozenset(pair) for pair in combinations(dealt, 2)}
        if {frozenset(said.tiles) for said in question.every()} != mine or len(mine) != 6:
            yield f"wealth of {question.seat}"


def foretold(oracle: Oracle, state: Any, view: Any) -> list[str]:
    """Where what players are told of Food Days and of their workers is not so. view: of the
    player in turn."""
    found = []
    for player in view.players:
        workers, each = oracle.hunger(player.seat)
        lost = oracle.eaten(player.seat)[1]
        told = player.hunger
        if (told.workers, told.each, told.corn, told.lost) != (workers, each, workers * each, lost):
            found.append(f"hunger of {player.seat}: {workers} at {each}, {lost} lost, not {told}")
    menus = Menus(oracle, state)
    for worker in view.foresight:
        gear, _, number = worker.worker.rpartition("-")
        for day in worker.days:
            mine = _outlook(menus, gear, int(number) + day.days)
            theirs = (day.action, day.possible, day.gains if mine[2] is not None else None)
            if mine != theirs:
                found.append(f"{worker.worker} in {day.days} days: {mine}, not {theirs}")
    return found


def _outlook(menus: Menus, gear: str, number: int) -> tuple[str | None, bool, Goods | None]:
    """The space, whether its action is possible, and what it gives where nothing is chosen."""
    if number > LAST[gear]:
        return None, False, Goods()
    name = f"{gear}-{number}"
    if number > ACTIONS[gear]:
        every = range(1, ACTIONS[gear] + 1)
        return name, any(menus.possible(f"{gear}-{n}") for n in every), Goods()
    if not number or not menus.possible(name):
        return name, False, Goods()
    if gear == "palenque":
        fished = 3 + (menus.me.levels["agriculture"] >= 2)
        return name, True, Goods(corn=fished) if number == 1 else None
    if gear != "yaxchilan":
        return name, True, Goods()
    goods = dict(RAW[number])
    for level, kind in enumerate(RATE, 1):
        if kind in goods and menus.me.levels["extraction"] >= level:
            goods[kind] += 1
    if number == 4:
        goods["skull"] = min(menus.oracle.skulls, 1 + (menus.me.levels["theology"] == 3))
    return name, True, Goods(**goods)
