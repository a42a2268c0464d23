"""A second reading of the civil rules, written down as simply as the rulebook says them.

A `Sheet` is one civilization as a player would note it: counters, tokens by their worth, cards in
play. It knows the printed figures of the cards and nothing else of the engine: what leaders,
wonders and action cards do is said here once more, by name. `test_oracle` compares both. It is
slow and knows neither pacts nor other players' turns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import product

from engine.core import Action
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Choose,
    CopyTactic,
    Destroy,
    Develop,
    Disband,
    EndTurn,
    Order,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    Take,
    Upgrade,
    UseAbility,
)
from engine.games.tta.editions import EDITIONS
from engine.games.tta.state import State
from tests.games.tta.test_army_search import by_search

CARDS = EDITIONS["new_story"].cards

SPACES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
FARMS_MINES = ("farm", "mine")
URBAN = ("lab", "temple", "arena", "library", "theater")
UNITS = ("infantry", "cavalry", "artillery", "air_force")

# The printed banks, space by space from the left.
PRICE = [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 2
EATEN = {0: 6, 4: 4, 8: 3, 12: 2, 16: 1}
FACES = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 1, 1]
CORRUPT = {0: 6, 5: 4, 10: 2}

# Action cards: (orders, kinds, less, afterwards) or what they give at once.
ORDERS: dict[str, tuple[tuple[str, ...], tuple[str, ...], int, dict[str, int]]] = {}
for age, less in (("a", 1), ("i", 2), ("ii", 3)):
    ORDERS[f"rich_land_{age}"] = (("build", "upgrade"), FARMS_MINES, less, {})
    ORDERS[f"frugality_{age}"] = (("populate",), (), 0, {"food": less})
for age, less in (("a", 1), ("i", 2), ("ii", 3), ("iii", 4)):
    ORDERS[f"urban_growth_{age}"] = (("build", "upgrade"), URBAN, less, {})
    ORDERS[f"engineering_genius_{age}"] = (("stage",), (), less + 1, {})
for age, less in (("ii", 3), ("iii", 4)):
    ORDERS[f"efficient_upgrade_{age}"] = (("upgrade",), FARMS_MINES + URBAN, less, {})
for age, more in (("i", 2), ("ii", 3)):
    ORDERS[f"breakthrough_{age}"] = (("develop",), (), 0, {"science": more})
GIFTS = {
    "cultural_heritage_a": {"science": 1, "culture": 4},
    "cultural_heritage_i": {"science": 2, "culture": 2},
    "revolutionary_idea_ii": {"science": 4},
    "revolutionary_idea_iii": {"science": 6},
    "stockpile": {"resources": 1, "food": 1},
    "patriotism_a": {"ma": 1, "purse": 1},
    "patriotism_i": {"ma": 1, "purse": 2},
    "patriotism_ii": {"ma": 1, "purse": 3},
    "patriotism_iii": {"ma": 1, "purse": 4},
}
RESERVES = {"reserves_i": 2, "reserves_ii": 3, "reserves_iii": 4}
PER_RIVAL = {
    # by number of players
    "wave_of_nationalism": {2: 6, 3: 3, 4: 2},
    "military_build_up": {2: 8, 3: 5, 4: 3},
    "endowment_for_the_arts": {2: 6, 3: 3, 4: 2},
}

COUNTERS = [
    "ca",
    "ma",
    "ca_total",
    "ma_total",
    "ma_extra",
    "idle",
    "yellow_bank",
    "science",
    "culture",
    "purse",
    "purse_science",
    "stages",
]
PLACES = [
    "leader",
    "government",
    "wonder",
    "memorial",
    "tactic",
    "exclusive",
    "replaced_leader",
    "tactic_done",
]
LISTS = ["specials", "wonders", "ruins", "colonies", "leader_ages", "fresh", "used"]


class Asked(Exception):
    """The owner would have to choose which tokens to give up."""


class Sheet:
    """One civilization and what it can see of the others."""

    ca: int
    ma: int
    ca_total: int
    ma_total: int
    ma_extra: int
    idle: int
    yellow_bank: int
    science: int
    culture: int
    purse: int
    purse_science: int
    stages: int
    leader: str | None
    government: str
    wonder: str | None
    memorial: str | None
    tactic: str | None
    exclusive: bool
    replaced_leader: bool
    tactic_done: bool
    specials: list[str]
    wonders: list[str]
    ruins: list[str]
    colonies: list[str]
    leader_ages: list[int]
    fresh: list[str]
    used: list[str]

    def __init__(self, s: State, seat: int) -> None:
        civ = s.players[seat]
        for name in COUNTERS + PLACES:
            setattr(self, name, getattr(civ, name))
        for name in LISTS:
            setattr(self, name, list(getattr(civ, name)))
        self.workers = dict(civ.workers)
        self.hand = list(civ.civil.cards)
        self.military_hand = list(civ.military.cards)
        self.bank = civ.blue_bank
        self.tokens: dict[str, dict[int, int]] = {"food": {}, "resources": {}}
        for card, n in civ.blue.items():
            good = "food" if CARDS[card].kind == "farm" else "resources"
            worth = self.worth(card)
            if n:
                self.tokens[good][worth] = self.tokens[good].get(worth, 0) + n
        self.row = list(s.row)
        self.common = list(s.common_tactics)
        self.rivals = [Sheet(s, x) for x in s.order if x != seat] if seat == s.current else []

    # ---------------------------------------------------------------------- what is in play

    def worth(self, card: str) -> int:
        """Worth of a blue token on a farm, a mine or a lab."""
        figures = CARDS[card]
        worths = {"farm": figures.gives.food, "mine": figures.gives.resources}
        return worths.get(figures.kind, figures.level)

    def standing(self, *kinds: str) -> list[str]:
        return [c for c, n in self.workers.items() for _ in range(n) if CARDS[c].kind in kinds]

    def best(self, *kinds: str) -> str | None:
        return max(self.standing(*kinds), key=lambda c: CARDS[c].level, default=None)

    def works(self, wonder: str) -> bool:
        return wonder in self.wonders and wonder not in self.ruins

    def singles(self) -> list[str]:
        """Cards that count once."""
        whole = [w for w in self.wonders if self.works(w)]
        leader = [] if self.leader is None else [self.leader]
        return [self.government, *self.specials, *leader, *whole, *self.colonies]

    def symbols(self, name: str) -> int:
        """A symbol, once per worker or once per card."""
        placed = self.standing(*FARMS_MINES, *URBAN, *UNITS)
        return sum(getattr(CARDS[c].gives, name) for c in placed + self.singles())

    def faces(self) -> list[tuple[str, int]]:
        """(kind, happy faces) of each building and each card that shows some."""
        shown = [(c, CARDS[c].gives.happiness) for c in self.standing(*URBAN) + self.singles()]
        shown = [(c, n) for c, n in shown if n > 0]
        if self.memorial is not None:
            printed = CARDS[self.memorial].gives.happiness if self.works(self.memorial) else 0
            shown = [(c, n) for c, n in shown if c != self.memorial]
            shown.append((self.memorial, max(0, printed) + 1))
        if self.works("st_peters_basilica"):
            shown = [(c, n if c == "st_peters_basilica" else n + 1) for c, n in shown]
        return [(CARDS[c].kind, n) for c, n in shown]

    def faces_on(self, *kinds: str) -> int:
        return sum(n for kind, n in self.faces() if kind in kinds)

    # ------------------------------------------------------------------------------ ratings

    def happiness(self) -> int:
        unhappy = sum(min(0, CARDS[c].gives.happiness) for c in self.singles())
        return min(8, max(0, sum(n for _, n in self.faces()) + unhappy))

    def discontent(self) -> int:
        empty = [f for place, f in enumerate(FACES) if place >= self.yellow_bank]
        # A group of spaces counts once all of it is empty.
        full = [f for place, f in enumerate(FACES) if place < self.yellow_bank]
        needed = max((f for f in empty if f not in full), default=0)
        return max(0, needed - self.happiness())

    def culture_rating(self) -> int:
        n = self.symbols("culture") + 2 * len(self.ruins) + self.culture_by_leader(URBAN)
        if self.leader == "michelangelo":
            n += self.faces_on("temple", "theater", "wonder")
        if self.leader == "james_cook" and self.colonies:
            n += 1 + len(self.colonies)
        return max(0, n)

    def culture_by_leader(self, kinds: Collection[str]) -> int:
        """What the leader changes in the culture of buildings of these kinds."""
        theaters, libraries = self.standing("theater"), self.standing("library")
        if self.leader == "j_s_bach" and "theater" in kinds:
            return len(theaters)
        best = self.best("theater")
        if self.leader == "charlie_chaplin" and "theater" in kinds and best is not None:
            return CARDS[best].gives.culture
        if self.leader == "william_shakespeare" and {"theater", "library"} <= set(kinds):
            return 2 * min(len(theaters), len(libraries))
        if self.leader == "sid_meier" and "lab" in kinds:
            return sum(CARDS[c].level for c in self.standing("lab"))
        return 0

    def science_by_leader(self) -> int:
        if self.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
            best = self.best("lab", "library")
            return CARDS[best].level if best else 0
        return -len(self.standing("lab")) if self.leader == "sid_meier" else 0

    def science_rating(self) -> int:
        return max(0, self.symbols("science") + self.science_by_leader())

    def strength(self) -> int:
        n = self.symbols("strength")
        if self.tactic is not None:
            units = {c: w for c, w in self.workers.items() if w and CARDS[c].kind in UNITS}
            n += by_search(self.tactic, units, self.leader == "genghis_khan")
        if self.leader == "alexander_the_great":
            n += len(self.standing(*UNITS))
        if self.leader == "napoleon_bonaparte":
            n += 2 * len({CARDS[c].kind for c in self.standing(*UNITS)})
        if self.leader == "joan_of_arc":
            n += self.faces_on("temple", "government")
        if self.works("great_wall"):
            n += len(self.standing("infantry", "artillery"))
        return max(0, n)

    def ratings(self) -> tuple[int, ...]:
        return (
            self.science_rating(),
            self.culture_rating(),
            self.strength(),
            self.happiness(),
            self.discontent(),
            self.symbols("colonization"),
        )

    # ------------------------------------------------------------------------------- tokens

    def stock(self, good: str) -> int:
        return sum(worth * n for worth, n in self.tokens[good].items())

    def values(self, good: str) -> tuple[list[int], set[int]]:
        """Values of the tokens of a good, and whether tokens may be put there."""
        kind = "farm" if good == "food" else "mine"
        opened = {self.worth(c) for c in self.workers if CARDS[c].kind == kind}
        if good == "resources" and self.leader == "bill_gates":
            opened |= {CARDS[c].level for c in self.workers if CARDS[c].kind == "lab"} - {0}
        return sorted(opened | {v for v, n in self.tokens[good].items() if n}), opened

    def lose(self, good: str, amount: int) -> int:
        """Give up so much, or all there is; the least too much where there is no change."""
        values, opened = self.values(good)
        before = [self.tokens[good].get(v, 0) for v in values]
        have, room = self.stock(good), sum(before) + self.bank
        for left in range(max(0, have - amount), -1, -1):
            fits = []
            for high in product(*(range(left // v + 1) for v in values[1:])):
                rest = left - sum(n * v for n, v in zip(high, values[1:], strict=True))
                if rest < 0 or rest % values[0]:
                    continue
                counts = (rest // values[0], *high)
                if sum(counts) > room:
                    continue
                if any(sum(counts[i:]) > sum(before[i:]) for i in range(1, len(values))):
                    continue
                if any(
                    n > was and v not in opened
                    for n, was, v in zip(counts, before, values, strict=True)
                ):
                    continue
                fits.append(counts)
            if fits:
                after = max(fits, key=lambda c: (-sum(c), c[::-1]))
                self.bank += sum(before) - sum(after)
                self.tokens[good] = dict(zip(values, after, strict=True))
                return have - left
        raise AssertionError("all can be given up")

    def gain(self, good: str, amount: int) -> None:
        _, opened = self.values(good)
        values = sorted(opened)
        ranges = [range(min(self.bank, amount // v) + 1) for v in values]
        worth = {c: sum(n * v for n, v in zip(c, values, strict=True)) for c in product(*ranges)}
        fits = [c for c, n in worth.items() if n <= amount and sum(c) <= self.bank]
        best = max(fits, key=lambda c: (worth[c], -sum(c), c[::-1]))
        for n, v in zip(best, values, strict=True):
            self.tokens[good][v] = self.tokens[good].get(v, 0) + n
        self.bank -= sum(best)

    def produce_on(self, good: str) -> None:
        kind = "farm" if good == "food" else "mine"
        made = [self.worth(c) for c in self.standing(kind)]
        best = self.best(kind)
        if kind == "mine" and best and self.works("transcontinental_railroad"):
            made.append(self.worth(best))
        if kind == "mine" and self.leader == "bill_gates":
            made += [CARDS[c].level for c in self.standing("lab") if CARDS[c].level]
        for worth in sorted(made, reverse=True)[: self.bank]:
            self.tokens[good][worth] = self.tokens[good].get(worth, 0) + 1
            self.bank -= 1

    def made(self, good: str) -> int:
        """What one production brings with enough tokens: what lies on the cards afterwards."""
        after = Sheet.__new__(Sheet)
        after.__dict__ |= self.__dict__ | {"bank": 99, "tokens": {good: {}}}
        after.produce_on(good)
        return after.stock(good)

    def produce(self) -> None:
        """The production phase, NS-6.2 to NS-6.7."""
        if self.discontent() > self.idle:
            return
        self.science += self.science_rating()
        self.culture += self.culture_rating()
        due = next((n for place, n in CORRUPT.items() if place >= self.bank), 0)
        lost = self.lose("resources", due) if due else 0
        if lost < due:
            self.lose("food", due - lost)
        self.produce_on("food")
        due = next((n for place, n in EATEN.items() if place >= self.yellow_bank), 0)
        missing = max(0, due - self.stock("food"))
        if due:
            self.lose("food", due)
        self.culture = max(0, self.culture - 4 * missing)
        self.produce_on("resources")

    # ------------------------------------------------------------------------------- prices

    def population_price(self, less: int = 0) -> int | None:
        if not self.yellow_bank:
            return None
        price = PRICE[min(self.yellow_bank, 18) - 1]
        return max(0, price - less - (self.leader == "moses"))

    def cost(self, card: str) -> int:
        """Resources for a building or unit, before an action card."""
        figures = CARDS[card]
        n = figures.resource_cost
        assert n is not None
        if figures.kind in URBAN:
            for special in self.specials:
                if special == "masonry":
                    n -= figures.level >= 1
                elif special == "architecture":
                    n -= min(2, figures.level)
                elif special == "engineering":
                    n -= figures.level
        if self.leader == "william_shakespeare":
            n -= figures.kind == "theater" and bool(self.standing("library"))
            n -= figures.kind == "library" and bool(self.standing("theater"))
        return max(0, n)

    def science_cost(self, card: str, revolution: bool) -> int:
        figures = CARDS[card]
        n = figures.revolution_cost if revolution else figures.science_cost
        assert n is not None
        if self.leader == "j_s_bach" and figures.kind == "theater":
            n -= 2
        if self.leader == "william_shakespeare":
            n -= figures.kind == "theater" and bool(self.standing("library"))
            n -= figures.kind == "library" and bool(self.standing("theater"))
        return max(0, n)

    def take_cost(self, slot: int) -> int:
        card = self.row[slot]
        n = SPACES[slot]
        if CARDS[card].kind == "wonder":
            if self.leader != "michelangelo":
                n += len(self.wonders)
            if card == "taj_mahal" and self.replaced_leader:
                n -= 2
        if CARDS[card].kind == "leader" and self.leader == "hammurabi":
            n -= 1
        return max(0, n)

    def stand_in(self) -> bool:
        """Whether Hammurabi's military action is there."""
        return self.leader == "hammurabi" and self.ma > 0 and "hammurabi" not in self.used

    def civil(self) -> int:
        return self.ca + self.stand_in()

    def unit_money(self) -> int:
        homer = self.leader == "homer" and "homer" not in self.used
        return self.stock("resources") + self.purse + homer

    def money(self, card: str) -> int:
        return self.unit_money() if CARDS[card].kind in UNITS else self.stock("resources")

    # ----------------------------------------------------------------------------- legality

    def legal(self) -> list[Action]:
        """Every action of the action phase."""
        found: list[Action] = [EndTurn()]
        found += [Take(c, x) for x, c in enumerate(self.row) if c and self.may_take(x)]
        if self.civil():
            found += self.orders(("populate", "build", "upgrade"), FARMS_MINES + URBAN, 0)
            found += [Destroy(c) for c in set(self.standing(*FARMS_MINES, *URBAN))]
            found += self.stage_counts()
            found += self.leaders()
        if self.ma:
            found += self.orders(("build", "upgrade"), UNITS, 0)
            found += [Disband(c) for c in set(self.standing(*UNITS))]
        found += [a for a in self.developments() if a.revolution or self.civil()]
        found += self.cards_to_play()
        found += self.tactics()
        return found + self.abilities()

    def may_take(self, slot: int) -> bool:
        card = self.row[slot]
        kind = CARDS[card].kind
        if self.take_cost(slot) > self.civil():
            return False
        if kind == "wonder":
            return self.wonder is None
        if len(self.hand) >= self.ca_total + self.works("library_of_alexandria"):
            return False
        if kind == "leader":
            return CARDS[card].level not in self.leader_ages
        owned = [*self.hand, *self.workers, *self.specials, self.government]
        return kind == "action" or card not in owned

    def orders(self, verbs: Collection[str], kinds: Collection[str], less: int) -> list[Order]:
        found: list[Order] = []
        if "populate" in verbs:
            price = self.population_price()
            if price is not None and price <= self.stock("food"):
                found.append(Populate())
        limit = CARDS[self.government].urban_limit
        assert limit is not None
        for card in self.workers:
            kind = CARDS[card].kind
            if kind not in kinds:
                continue
            room = kind not in URBAN or len(self.standing(kind)) < limit
            if (
                "build" in verbs
                and self.idle
                and room
                and self.cost(card) - less <= self.money(card)
            ):
                found.append(Build(card))
            if "upgrade" in verbs:
                for old in set(self.standing(kind)):
                    better = CARDS[card].level > CARDS[old].level
                    if better and self.cost(card) - self.cost(old) - less <= self.money(card):
                        found.append(Upgrade(old, card))
        return found

    def stage_counts(self, less: int = 0, most: int | None = None) -> list[BuildStages]:
        if self.wonder is None:
            return []
        if most is None:
            at_once = {"masonry": 2, "architecture": 3, "engineering": 4}
            most = max([1, *(at_once.get(c, 1) for c in self.specials)])
        left = CARDS[self.wonder].stages[self.stages :]
        tokens = self.bank + sum(sum(t.values()) for t in self.tokens.values())
        return [
            BuildStages(n)
            for n in range(1, min(most, len(left)) + 1)
            if sum(left[:n]) - less <= self.stock("resources") and tokens >= n
        ]

    def leaders(self) -> list[PlayLeader]:
        found = []
        for card in self.hand:
            if CARDS[card].kind == "leader":
                found.append(PlayLeader(card))
                if self.leader == "homer":
                    found += [PlayLeader(card, wonder) for wonder in self.wonders]
        return found

    def developments(self) -> list[Develop]:
        """Technologies that can be paid, civil actions of the peaceful way aside."""
        found = []
        for card in set(self.hand):
            kind = CARDS[card].kind
            if not CARDS[card].science_cost:
                continue
            science = self.science + (self.purse_science if kind in UNITS else 0)
            if self.science_cost(card, False) <= science:
                found.append(Develop(card))
            if kind == "government" and self.science_cost(card, True) <= science:
                robespierre = self.leader == "maximilien_robespierre"
                if self.ma >= self.ma_total if robespierre else self.civil() >= self.ca_total:
                    found.append(Develop(card, True))
        return found

    def cards_to_play(self) -> list[PlayCard]:
        found = []
        for card in set(self.hand):
            if CARDS[card].kind != "action" or self.hand.count(card) <= self.fresh.count(card):
                continue
            if card in RESERVES:
                found += [PlayCard(card, Choose(g)) for g in ("food", "resources") if self.civil()]
            elif card in ORDERS:
                verbs, kinds, less, _ = ORDERS[card]
                then = self.orders(verbs, kinds, less)
                if "stage" in verbs:
                    then += self.stage_counts(less, 1)
                if "develop" in verbs:
                    then += self.developments()
                for order in then:
                    if self.civil() or getattr(order, "revolution", False):
                        found.append(PlayCard(card, order))
            elif self.civil():
                found.append(PlayCard(card))
        return found

    def tactics(self) -> list[Action]:
        if self.tactic_done:
            return []
        own = [PlayTactic(c) for c in set(self.military_hand) if CARDS[c].kind == "tactic"]
        copies = [CopyTactic(c) for c in self.common if c != self.tactic]
        return [*(own if self.ma >= 1 else []), *(copies if self.ma >= 2 else [])]

    def abilities(self) -> list[UseAbility]:
        """What leaders and wonders offer once per turn or for actions of their own."""
        found = []
        offers: dict[str, Callable[[], Sequence[Order | None]]] = {
            "hammurabi": self.hammurabi,
            "winston_churchill": self.churchill,
            "frederick_barbarossa": self.barbarossa,
            "j_s_bach": self.bach,
        }
        if self.leader in offers:
            found += [UseAbility(self.leader, then) for then in offers[self.leader]()]
        liner = "ocean_liner_service"
        if self.works(liner) and self.yellow_bank and liner not in self.used:
            found.append(UseAbility(liner))
        return found

    def hammurabi(self) -> list[None]:
        announced = "hammurabi:now" in self.used
        return [None] if self.ca and self.stand_in() and not announced else []

    def churchill(self) -> list[Choose]:
        if self.leader in self.used:
            return []
        return [Choose("culture"), Choose("military")]

    def barbarossa(self) -> list[Build]:
        price = self.population_price(1)
        if not self.ma or price is None or price > self.stock("food"):
            return []
        units = [c for c in self.workers if CARDS[c].kind in UNITS]
        return [Build(c) for c in units if self.cost(c) - 1 <= self.unit_money()]

    def bach(self) -> list[Upgrade]:
        if self.leader in self.used or not self.civil():
            return []
        limit = CARDS[self.government].urban_limit
        assert limit is not None
        full = len(self.standing("theater")) >= limit
        return [
            Upgrade(old, new)
            for old in set(self.standing(*URBAN))
            for new in self.workers
            if CARDS[new].kind == "theater" and new != old
            if CARDS[new].level >= CARDS[old].level
            if CARDS[old].kind == "theater" or not full
            if self.cost(new) - self.cost(old) <= self.stock("resources")
        ]
