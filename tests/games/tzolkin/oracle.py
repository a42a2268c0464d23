"""A second reading of the rules: what every answer costs and brings, from tables of its own.

Written from docs/rules/tzolkin.md alone. `Oracle` keeps a plain copy of a table, carries out every
answer on it as a player with the rulebook would, and says where the engine's table differs.
Which tiles chance turns up is no matter here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.tzolkin.oracle_tiles import BUILDINGS, MONUMENTS, WEALTH

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
LAST = dict.fromkeys(SMALL, 7) | {"chichen_itza": 10}
ACTIONS = dict.fromkeys(SMALL, 5) | {"chichen_itza": 9}
GODS = ("chaac", "quetzalcoatl", "kukulkan")
LADDER = {
    "chaac": (-1, 0, 2, 4, 6, 7, 8),
    "quetzalcoatl": (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    "kukulkan": (-3, 0, 1, 3, 5, 7, 9, 10),
}
BESIDE = {
    "chaac": {2: "stone", 4: "stone"},
    "quetzalcoatl": {3: "gold", 5: "gold"},
    "kukulkan": {2: "wood", 4: "wood", 5: "skull"},
}
BONUS = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulkan": (4, 4)}
RATE = {"wood": 2, "stone": 3, "gold": 4}
CORN_TILE = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD_TILE = {3: 2, 4: 3, 5: 4}
RAW = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skull": 1},
    5: {"gold": 1, "stone": 1, "corn": 2},
}
SKULLS = {1: 4, 2: 5, 3: 6, 4: 7, 5: 8, 6: 8, 7: 10, 8: 11, 9: 13}
FOOD_DAYS = (7, 13, 20, 26)
EACH_MONUMENT = {2: 6, 3: 5, 4: 4}


@dataclass
class Seat:
    """What one player has."""

    goods: Counter[str] = field(default_factory=Counter)
    points: int = 0
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GODS, 1))
    levels: Counter[str] = field(default_factory=Counter)
    hand: int = 3
    supply: int = 3
    light: bool = True
    corn_tiles: int = 0
    wood_tiles: int = 0
    tiles: list[str] = field(default_factory=list)
    """Buildings, monuments and wealth."""


class Oracle:
    """The table as the rulebook has it."""

    def __init__(self, state: Any) -> None:
        n = len(state.players)
        self.seats = [Seat() for _ in range(n)]
        self.gears = {gear: list(spaces) for gear, spaces in state.gears.items()}
        self.corn = dict.fromkeys((2, 3, 4, 5), n)
        self.wood = {2: 0, 3: n, 4: n, 5: n}
        for seat, player in zip(self.seats, state.players, strict=True):
            seat.goods = Counter(counted(player.purse))
        self.skulls, self.laid = state.skulls, dict[int, int]()
        self.teeth = self.day = self.held = 0
        self.first = self.mover = state.first
        self.turns = 0
        self.claimant: int | None = None
        self.wish = "one"
        self.placed = 0
        self.mercy = False
        self.kept: dict[int, Any] = {}
        self.later: tuple[str, Any] | None = None
        """What happens once a price is paid."""
        self.over = False

    # ------------------------------------------------------------------ goods and steps

    @property
    def me(self) -> Seat:
        return self.seats[self.mover]

    def gain(self, seat: Seat, goods: dict[str, int]) -> None:
        for good, count in goods.items():
            if good == "skull":
                count = min(count, self.skulls)
                self.skulls -= count
            seat.goods[good] += count

    def pay(self, goods: dict[str, int]) -> None:
        for good, count in goods.items():
            self.me.goods[good] -= count
            assert self.me.goods[good] >= 0, f"{good} cannot be paid"
            if good == "skull":
                self.skulls += count

    def up(self, god: str) -> None:
        top = len(LADDER[god]) - 1
        step = self.me.steps[god]
        if step == top or (step + 1 == top and any(s.steps[god] == top for s in self.seats)):
            return
        self.me.steps[god] = step + 1
        if step + 1 == top:
            self.me.light = True

    def down(self, god: str) -> None:
        assert self.me.steps[god] > 0
        self.me.steps[god] -= 1

    def learn(self, track: str) -> None:
        if self.me.levels[track] < 3:
            self.me.levels[track] += 1
        elif track == "architecture":
            self.me.points += 3
        elif track == "theology":
            self.gain(self.me, {"skull": 1})

    def join(self, seat: Seat) -> None:
        if seat.supply:
            seat.supply -= 1
            seat.hand += 1

    # ------------------------------------------------------------------------- answers

    def answer(self, seat: int, question: Any, said: Any) -> None:
        """Carry an answer out."""
        if question.kind == "choose_wealth":
            self._wealth(seat, said)
            return
        assert seat == self.mover, "somebody else's turn"
        facts = question.facts
        match said.kind:
            case "beg" | "place" | "claim" | "take" | "end_turn":
                self._turn(seat, said)
            case "harvest" | "research" | "construct" | "climb" | "perform":
                self._choose(said, facts.get("group"), facts)
            case "pay":
                self.pay(counted(said.goods))
                self._go_on()
            case "take_resources":
                self.gain(self.me, counted(said.goods))
            case "offer":
                self.pay({said.resource: 1})
                self.up(said.temple)
            case "trade":
                for resource, change in said.change:
                    self.me.goods[resource] += change
                    self.me.goods["corn"] -= change * RATE[resource]
            case other:
                assert other == "skip", other

    def _turn(self, seat: int, said: Any) -> None:
        match said.kind:
            case "beg":
                self.me.goods["corn"] = 3
                self.down(said.temple)
            case "place":
                self._place(said.gear)
            case "claim":
                self.pay({"corn": self.placed})
                self.placed += 1
                self.me.hand -= 1
                self.claimant, self.wish = seat, said.advance
            case "take":
                self._take(said)
            case "end_turn":
                self._end_turn()

    def _wealth(self, seat: int, said: Any) -> None:
        self.kept[seat] = said.tiles
        if len(self.kept) < len(self.seats):
            return
        for owner, tiles in self.kept.items():
            self.mover = owner
            for tile in tiles:
                self.me.tiles.append(tile)
                self._effects(*WEALTH[tile])
        self.mover = self.first

    def _effects(self, goods: dict[str, int], gods: str, tracks: str, points: int) -> None:
        """gods, tracks: their initials, one for each step."""
        self.gain(self.me, {k: v for k, v in goods.items() if k != "worker"})
        for _ in range(goods.get("worker", 0)):
            self.join(self.me)
        for letter in gods:
            self.up({"c": "chaac", "q": "quetzalcoatl", "k": "kukulkan"}[letter])
        for letter in tracks:
            names = {"g": "agriculture", "e": "extraction", "r": "architecture", "t": "theology"}
            self.learn(names[letter])
        self.me.points += points

    # ------------------------------------------------------------------------- placing

    def free(self, gear: str) -> int | None:
        """The lowest free space that players can use."""
        for number in range(LAST[gear] + 1):
            if self.gears[gear][number] is None:
                return number
        return None

    def prices(self) -> dict[str, int]:
        """Corn for the next worker."""
        found = {gear: self.free(gear) for gear in self.gears}
        prices = {gear: n + self.placed for gear, n in found.items() if n is not None}
        return prices | ({"start": self.placed} if self.claimant is None else {})

    def standing(self) -> list[str]:
        """The spaces on which the active player's workers stand."""
        return [
            f"{gear}-{n}"
            for gear, spaces in self.gears.items()
            for n, who in enumerate(spaces)
            if who == self.mover
        ]

    def may_beg(self, fresh: bool) -> set[str]:
        """Where the active player may go down to beg. fresh: he has done nothing yet."""
        poor = fresh and self.me.goods["corn"] <= 2
        return {god for god, step in self.me.steps.items() if step and poor}

    def places(self, fresh: bool) -> set[str]:
        """Where the next worker can be placed."""
        prices = self.prices()
        able = {place for place, price in prices.items() if price <= self.me.goods["corn"]}
        if not self.me.hand or self.mercy:
            return set()
        if able or not fresh or self.standing() or self.may_beg(fresh):
            return able
        cheapest = min(price for place, price in prices.items() if place != "start")
        return {place for place, price in prices.items() if price == cheapest}

    def _place(self, gear: str) -> None:
        number = self.free(gear)
        assert number is not None
        price = number + self.placed
        if price > self.me.goods["corn"]:  # the gods have mercy
            assert not any(self.me.steps.values())
            assert not self.placed
            price = self.me.goods["corn"]
            self.mercy = True
        self.pay({"corn": price})
        self.gears[gear][number] = self.mover
        self.me.hand -= 1
        self.placed += 1

    # ------------------------------------------------------------------------ removing

    def back(self, worker: str) -> dict[str, int]:
        """The actions that a worker reaches, and the corn for going back."""
        gear, _, n = worker.rpartition("-")
        number, most = int(n), ACTIONS[gear]
        reached = {a: number - a for a in range(1, min(number, most) + 1)}
        if number > most:
            reached = dict.fromkeys(range(1, most + 1), 0)
        if gear == "chichen_itza" and self.me.levels["theology"]:
            if number == 9:
                reached = dict.fromkeys(range(1, 10), 0)
            elif number < 9:
                reached[number + 1] = 0
        return {f"{gear}-{a}": corn for a, corn in reached.items()}

    def _take(self, said: Any) -> None:
        gear, _, number = said.worker.rpartition("-")
        corn = self.back(said.worker)[said.action] if said.action else 0
        self.gears[gear][int(number)] = None
        self.me.hand += 1
        self.pay({"corn": corn})
        if said.action is None:
            return
        self._begin(said.action)
        if said.then is not None:
            number = int(said.action[-1])
            corn = 2 if said.action == "uxmal-4" else 0
            facts = {"corn": corn, "what": said.action, "free": False}
            self._choose(said.then, number, facts)

    def _begin(self, action: str) -> None:
        """What an action does before anything is chosen."""
        gear, _, n = action.rpartition("-")
        number, me = int(n), self.me
        if action == "palenque-1":
            self.gain(me, {"corn": 3 + (me.levels["agriculture"] >= 2)})
        elif gear == "yaxchilan":
            goods = dict(RAW[number])
            for kind, level in (("wood", 1), ("stone", 2), ("gold", 3)):
                if kind in goods and me.levels["extraction"] >= level:
                    goods[kind] += 1
            if "skull" in goods and me.levels["theology"] == 3:
                goods["skull"] += 1
            self.gain(me, goods)
        elif action == "uxmal-1":
            self.pay({"corn": 3})
        elif action == "uxmal-3":
            self.join(me)
        elif gear == "chichen_itza":
            assert number not in self.laid
            self.me.goods["skull"] -= 1
            self.laid[number] = self.mover
            me.points += SKULLS[number]
            self.up(("chaac", "kukulkan", "quetzalcoatl")[(number - 1) // 3])

    def _choose(self, said: Any, group: Any, facts: Any) -> None:
        match said.kind:
            case "harvest":
                self._harvest(group, said)
            case "research":
                level = self.me.levels[said.track]
                price = 0 if facts["free"] else (1, 2, 3, 1)[level]
                self._any_resources(price, ("learn", said.track))
            case "climb":
                self._any_resources(int(facts["what"] == "tikal-5"), ("climb", said.temples))
            case "construct":
                self._construct(said, bool(facts["corn"]))
            case "perform":
                self.pay({"corn": 1})
                self._begin(said.action)

    def _harvest(self, group: int, said: Any) -> None:
        me, way = self.me, said.way
        level = me.levels["agriculture"]
        if way == "wood":
            self.wood[group] -= 1
            me.wood_tiles += 1
            self.gain(me, {"wood": WOOD_TILE[group] + (me.levels["extraction"] >= 1)})
            return
        if way == "free":
            assert level >= 2
            assert self.corn[group] == self.wood[group]
        else:
            self.corn[group] -= 1
            me.corn_tiles += 1
        if way == "burn":
            self.wood[group] -= 1
            self.down(said.temple)
        self.gain(me, {"corn": CORN_TILE[group] + (0, 1, 1, 3)[level]})

    def _any_resources(self, price: int, then: tuple[str, Any]) -> None:
        """Pay resources of any kind; with a choice of kinds, that is the next question."""
        have = [self.me.goods[kind] for kind in RATE]
        ways = [
            (w, s, price - w - s)
            for w in range(min(have[0], price) + 1)
            for s in range(min(have[1], price - w) + 1)
            if price - w - s <= have[2]
        ]
        self.later = then
        if len(ways) == 1:
            self.pay(dict(zip(RATE, ways[0], strict=True)))
            self._go_on()

    def _go_on(self) -> None:
        assert self.later is not None
        kind, what = self.later
        self.later = None
        if kind == "learn":
            self.learn(what)
        else:
            for god in what:
                self.up(god)

    def _construct(self, said: Any, in_corn: bool) -> None:
        me = self.me
        if said.tile in MONUMENTS:
            self.pay(MONUMENTS[said.tile][1])
            me.tiles.append(said.tile)
            return
        _, printed, goods, gods, tracks, points = BUILDINGS[said.tile]
        level = me.levels["architecture"] if said.architecture else 0
        cost = dict(printed)
        if in_corn:
            cost = {"corn": max(0, 2 * sum(printed.values()) - (2 if level == 3 else 0))}
        elif level == 3:
            cost[said.spared] -= 1
        else:
            assert said.spared is None
        self.pay(cost)
        me.tiles.append(said.tile)
        if level >= 1:
            self.gain(me, {"corn": 1})
        if level >= 2:
            me.points += 2
        self._effects(goods, gods, tracks, points)

    # --------------------------------------------------------------------- ends of turns

    def _end_turn(self) -> None:
        if self.claimant == self.mover and self.teeth:
            self.gain(self.me, {"corn": self.teeth})
            self.teeth = 0
        self.placed, self.mercy = 0, False
        self.turns += 1
        self.mover = (self.mover + 1) % len(self.seats)
        if self.turns < len(self.seats):
            return
        self.turns = 0
        if self.held < 4 and self.day >= FOOD_DAYS[self.held]:
            self._food_day()
        self._calendar()
        self.mover = self.first
        if self.held == 4:
            for number, seat in enumerate(self.seats):
                self._final(number, seat)
            self.over = True

    def eaters(self, number: int) -> int:
        """Workers in play."""
        on = sum(spaces.count(number) for spaces in self.gears.values())
        return self.seats[number].hand + on + (self.claimant == number)

    def _food_day(self) -> None:
        for number, seat in enumerate(self.seats):
            fed = {"A1-01": 1, "A1-02": 1, "A1-03": 1, "W-U3": 1}
            fed |= {"A2-01": 3, "A2-02": 3, "A2-03": 3}
            hungry = max(0, self.eaters(number) - sum(fed.get(tile, 0) for tile in seat.tiles))
            price = max(0, 2 - sum(tile in ("A1-04", "A1-05") for tile in seat.tiles))
            while hungry and seat.goods["corn"] >= price:
                seat.goods["corn"] -= price
                hungry -= 1
            seat.points -= 3 * hungry
        self.held += 1
        if self.held in (1, 3):
            self._rewards()
        else:
            self._scores(self.held // 2 - 1)

    def _rewards(self) -> None:
        due = [
            Counter(good for god in GODS for s, good in BESIDE[god].items() if s <= seat.steps[god])
            for seat in self.seats
        ]
        if sum(goods["skull"] for goods in due) > self.skulls:
            for goods in due:
                del goods["skull"]
        for seat, goods in zip(self.seats, due, strict=True):
            self.gain(seat, goods)

    def _scores(self, age: int) -> None:
        for god in GODS:
            highest = max(seat.steps[god] for seat in self.seats)
            best = [seat for seat in self.seats if seat.steps[god] == highest]
            for seat in self.seats:
                seat.points += LADDER[god][seat.steps[god]]
            for seat in best:
                seat.points += BONUS[god][age] if len(best) == 1 else BONUS[god][age] // 2

    def _calendar(self) -> None:
        days = 1
        if self.claimant is None:
            self.teeth += 1
        else:
            self.seats[self.claimant].hand += 1
            if self._two_days():
                days = 2
                self.seats[self.claimant].light = False
            left = (self.claimant + 1) % len(self.seats)
            self.first = left if self.claimant == self.first else self.claimant
            self.claimant = None
        for _ in range(days):
            self.day += 1
            for gear, spaces in self.gears.items():
                who = spaces[LAST[gear]]
                if who is not None and who >= 0:
                    self.seats[who].hand += 1
                    spaces[LAST[gear]] = None
                spaces[:] = [spaces[-1], *spaces[:-1]]

    def _two_days(self) -> bool:
        assert self.claimant is not None
        if self.wish == "one" or self.held == 4 or not self.seats[self.claimant].light:
            return False
        spaces = [self.gears[gear][6] for gear in SMALL] + [self.gears["chichen_itza"][9]]
        if any(who is not None and who >= 0 for who in spaces):
            return False
        soon = FOOD_DAYS[self.held]
        return not (self.wish == "two_unless_food" and self.day + 2 == soon)

    # -------------------------------------------------------------------------- the end

    def _final(self, number: int, seat: Seat) -> None:
        for kind, rate in RATE.items():
            seat.goods["corn"] += rate * seat.goods[kind]
            seat.goods[kind] = 0
        seat.points += seat.goods["corn"] // 4 + 3 * seat.goods["skull"]
        seat.points += sum(
            self.monument(tile, number, seat) for tile in seat.tiles if tile in MONUMENTS
        )

    def monument(self, tile: str, number: int, seat: Seat) -> int:
        """Points of a monument for its owner."""
        built = [t for t in seat.tiles if t in BUILDINGS or t in MONUMENTS]
        kinds = Counter((BUILDINGS.get(t) or MONUMENTS[t])[0] for t in built)
        levels = list(seat.levels.values())
        every = sum(t in MONUMENTS for other in self.seats for t in other.tiles)
        best = max(seat.steps.values()) - 1
        return {
            "M01": 4 * kinds["tomb"],
            "M02": 2 * len(built),
            "M03": 4 * seat.corn_tiles,
            "M04": 4 * seat.wood_tiles,
            "M05": EACH_MONUMENT[len(self.seats)] * every,
            "M06": 4 * kinds["civic"],
            "M07": (0, 9, 20, 33, 33)[levels.count(3)],
            "M08": 3 * sum(levels),
            "M09": (0, 0, 0, 0, 6, 12, 18)[self.eaters(number)],
            "M10": 4 * kinds["altar"],
            "M11": sum(LADDER[god][seat.steps[god]] for god in GODS),
            "M12": 3 * max(0, best),
            "M13": 3 * len(self.laid),
        }[tile]

    def ranking(self) -> tuple[int, ...]:
        """Places by seat."""
        ranks = [
            (seat.points, sum(spaces.count(number) for spaces in self.gears.values()))
            for number, seat in enumerate(self.seats)
        ]
        return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)

    # ---------------------------------------------------------------------- comparing

    def differences(self, state: Any) -> list[str]:
        """Where the engine's table is another one."""
        found: list[str] = []

        def same(name: str, mine: Any, theirs: Any) -> None:
            if mine != theirs:
                found.append(f"{name}: {mine} by the rules, {theirs} in the engine")

        for number, (seat, player) in enumerate(zip(self.seats, state.players, strict=True)):
            goods = {k: getattr(player.purse, k) for k in ("corn", *RATE, "skull")}
            same(f"goods {number}", {k: seat.goods[k] for k in goods}, goods)
            same(f"points {number}", seat.points, player.points)
            same(f"steps {number}", seat.steps, player.temples)
            same(f"levels {number}", +seat.levels, +Counter(player.technologies))
            same(f"workers {number}", (seat.hand, seat.supply), (player.hand, player.supply))
            same(f"light {number}", seat.light, player.light)
            harvested = (player.corn_tiles, player.wood_tiles)
            same(f"harvest {number}", (seat.corn_tiles, seat.wood_tiles), harvested)
            tiles = sorted([*player.buildings, *player.monuments, *player.wealth])
            same(f"tiles {number}", sorted(seat.tiles), tiles)
        same("gears", self.gears, state.gears)
        same("corn tiles", self.corn, {g: f.corn for g, f in state.jungle.items()})
        same("wood tiles", self.wood, {g: f.wood for g, f in state.jungle.items()})
        same("skulls", (self.skulls, self.laid), (state.skulls, state.skulls_laid))
        same("calendar", (self.day, self.held, self.teeth), (state.day, state.held, state.teeth))
        same("first", self.first, state.first)
        same("claimant", self.claimant, state.claimant)
        same("over", self.over, state.result is not None)
        if not self.over:
            same("mover", self.mover, state.mover)
        else:
            same("places", self.ranking(), state.result.places)
        return found


def counted(goods: Any) -> dict[str, int]:
    """Goods of an answer."""
    found = {kind: getattr(goods, kind) for kind in ("corn", *RATE, "skull")}
    return {kind: number for kind, number in found.items() if number}
