"""A second reading of the rules: what every answer costs and brings, from tables of its own.

Written from docs/rules/tzolkin.md alone. `Oracle` keeps a plain copy of a table, carries out every
answer on it as a player with the rulebook would, knows what has to be asked next, and says where
the engine's table differs. Which answers there are is in `oracle_menus.py`. Which tiles chance
turns up is no matter here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.tzolkin.oracle_board import (
    ACTIONS,
    BESIDE,
    BONUS,
    CHOSEN,
    CORN_TILE,
    EACH_MONUMENT,
    FIRST,
    FOOD_DAYS,
    GODS,
    LADDER,
    LAST,
    RATE,
    RAW,
    SKULLS,
    SMALL,
    WOOD_TILE,
)
from tests.games.tzolkin.oracle_tiles import BUILDINGS, MONUMENTS, WEALTH


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
        self.placed = 0
        self.mode = "open"
        self.mercy = False
        self.kept: dict[int, Any] = {}
        self.asked: list[tuple[Any, ...]] = []
        """What has to be asked beside the turn itself, the next one last: a name, and by what it
        is limited. Where a question has no answer it is passed over."""
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

    def can_climb(self, god: str) -> bool:
        top, step = len(LADDER[god]) - 1, self.me.steps[god]
        taken = step + 1 == top and any(seat.steps[god] == top for seat in self.seats)
        return step < top and not taken

    def up(self, god: str) -> None:
        if self.can_climb(god):
            self.me.steps[god] += 1
            self.me.light = self.me.light or self.me.steps[god] == len(LADDER[god]) - 1

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
        elif track == "agriculture":
            self.asked.append(("temples", 1, 0))
        else:
            self.asked.append(("resources", 2))

    def join(self, seat: Seat) -> None:
        if seat.supply:
            seat.supply -= 1
            seat.hand += 1

    # ------------------------------------------------------------------------- answers

    def answer(self, seat: int, said: Any) -> None:
        """Carry an answer out. It must be one to what is asked now."""
        if said.kind == "keep_wealth":
            self._wealth(seat, said)
            return
        assert seat == self.mover, "somebody else's turn"
        if said.kind in ("beg", "place", "claim", "take", "end_turn"):
            assert not self.asked
            self._turn(seat, said)
        else:
            self._reply(self.asked.pop(), said)

    def _turn(self, seat: int, said: Any) -> None:
        match said.kind:
            case "beg":
                self.me.goods["corn"] = 3
                self.down(said.temple)
            case "place":
                self.mode = "placing"
                self._place(said.gear)
            case "claim":
                self.mode = "placing"
                self.pay({"corn": self.placed})
                self.placed += 1
                self.me.hand -= 1
                self.claimant = seat
            case "take":
                self.mode = "taking"
                self._take(said)
            case "end_turn":
                self._end_turn()

    def _reply(self, question: tuple[Any, ...], said: Any) -> None:
        """An answer to one of the questions that actions, tiles and the calendar lead to."""
        match (*question, said.kind):
            case (*_, "skip"):
                pass
            case ("harvest", group, "harvest"):
                self._harvest(group, said)
            case ("track", left, free, _, "research"):
                price = 0 if free else (1, 2, 3, 1)[self.me.levels[said.track]]
                if left > 1:
                    self.asked.append(("track", left - 1, free, True))
                self._any_resources(price, ("learn", said.track))
            case ("building", left, _, in_corn, skill, _, "construct"):
                if left > 1 and said.tile not in MONUMENTS:
                    unused = skill and not said.architecture
                    self.asked.append(("building", 1, False, in_corn, unused, True))
                self._construct(said, in_corn)
            case ("temples", _, price, "climb"):
                self._any_resources(price, ("climb", said.temples))
            case ("action", corn, _, "perform"):
                self.pay({"corn": corn})
                self._begin(said.action)
            case _:
                self._settle(question, said)

    def _settle(self, question: tuple[Any, ...], said: Any) -> None:
        """The same where something is paid, taken or moved at once."""
        match (*question, said.kind):
            case ("pay", _, then, "pay"):
                self.pay(counted(said.goods))
                self._paid(then)
            case ("resources", _, "take_resources"):
                self.gain(self.me, counted(said.goods))
            case ("offering", "offer"):
                self.pay({said.resource: 1})
                self.up(said.temple)
            case ("market", "trade"):
                for resource, change in said.change:
                    self.me.goods[resource] += change
                    self.me.goods["corn"] -= change * RATE[resource]
            case ("days", "move_calendar"):
                self._calendar(said.days)
            case other:
                raise AssertionError(f"{other} answers another question")

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
            self._reply(self.asked.pop(), said.then)

    def _begin(self, action: str) -> None:
        """What an action does before anything is chosen, and what is to be chosen then."""
        gear, _, n = action.rpartition("-")
        number, me = int(n), self.me
        self.asked += FIRST.get(action, [])
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
            self.asked += [("offering",), *([("resources", 1)] if number in (6, 8, 9) else [])]

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
        if len(ways) == 1:
            self.pay(dict(zip(RATE, ways[0], strict=True)))
            self._paid(then)
        else:
            self.asked.append(("pay", price, then))

    def _paid(self, then: tuple[str, Any]) -> None:
        """What happens once a price is paid."""
        kind, what = then
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
        _, _, goods, gods, tracks, points = BUILDINGS[said.tile]
        level = me.levels["architecture"] if said.architecture else 0
        self.pay(self.cost(said, in_corn))
        me.tiles.append(said.tile)
        if level >= 1:
            self.gain(me, {"corn": 1})
        if level >= 2:
            me.points += 2
        self.asked += reversed(CHOSEN.get(said.tile, []))
        self._effects(goods, gods, tracks, points)

    def cost(self, wish: Any, in_corn: bool) -> dict[str, int]:
        """The price of a building, as the player wants to pay it."""
        printed = dict(BUILDINGS[wish.tile][1])
        level = self.me.levels["architecture"] if wish.architecture else 0
        if in_corn:
            return {"corn": max(0, 2 * sum(printed.values()) - (2 if level == 3 else 0))}
        if level == 3:
            printed[wish.spared] -= 1
        else:
            assert wish.spared is None
        return printed

    # --------------------------------------------------------------------- ends of turns

    def _end_turn(self) -> None:
        if self.claimant == self.mover and self.teeth:
            self.gain(self.me, {"corn": self.teeth})
            self.teeth = 0
        self.placed, self.mercy, self.mode = 0, False, "open"
        self.turns += 1
        self.mover = (self.mover + 1) % len(self.seats)
        if self.turns < len(self.seats):
            return
        self.turns = 0
        if self.held < 4 and self.day >= FOOD_DAYS[self.held]:
            self._food_day()
        if self._two_days():
            assert self.claimant is not None
            self.mover = self.claimant
            self.asked.append(("days",))
            return
        self._calendar(1)
        if self.held == 4:
            for number, seat in enumerate(self.seats):
                self._final(number, seat)
            self.over = True

    def eaters(self, number: int) -> int:
        """Workers in play."""
        on = sum(spaces.count(number) for spaces in self.gears.values())
        return self.seats[number].hand + on + (self.claimant == number)

    def hunger(self, number: int) -> tuple[int, int]:
        """Workers that have to be paid for on a Food Day, and corn for each."""
        tiles = self.seats[number].tiles
        fed = {"A1-01": 1, "A1-02": 1, "A1-03": 1, "W-U3": 1, "A2-01": 3, "A2-02": 3, "A2-03": 3}
        hungry = max(0, self.eaters(number) - sum(fed.get(tile, 0) for tile in tiles))
        return hungry, max(0, 2 - sum(tile in ("A1-04", "A1-05") for tile in tiles))

    def eaten(self, number: int) -> tuple[int, int]:
        """Corn that a player pays, and points he loses."""
        hungry, price = self.hunger(number)
        corn = 0
        while hungry and self.seats[number].goods["corn"] >= corn + price:
            corn += price
            hungry -= 1
        return corn, 3 * hungry

    def _food_day(self) -> None:
        for number, seat in enumerate(self.seats):
            corn, lost = self.eaten(number)
            seat.goods["corn"] -= corn
            seat.points -= lost
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

    def _calendar(self, days: int) -> None:
        if self.claimant is None:
            self.teeth += 1
        else:
            self.seats[self.claimant].hand += 1
            if days == 2:
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
        self.mover = self.first

    def _two_days(self) -> bool:
        """Whether there is a claimant who may move the calendar two days."""
        if self.claimant is None or self.held == 4 or not self.seats[self.claimant].light:
            return False
        spaces = [self.gears[gear][6] for gear in SMALL] + [self.gears["chichen_itza"][9]]
        return all(who is None or who < 0 for who in spaces)

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
