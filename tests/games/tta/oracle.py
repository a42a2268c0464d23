"""A second reading of the civil rules, written down as simply as the rulebook says them.

A `Sheet` is one civilization as a player would note it: counters, tokens by their worth, cards in
play. It knows the printed figures of the cards and nothing else of the engine: what leaders,
wonders and action cards do is said here once more, by name. A `Reading` is what one edition says in
its own way. `test_oracle` compares both. It is slow and knows neither pacts nor other players'
turns.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from typing import TYPE_CHECKING

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
from tests.games.tta.oracle_reading import Reading

if TYPE_CHECKING:
    from engine.games.tta.state import State

SPACES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
FARMS_MINES = ("farm", "mine")
URBAN = ("lab", "temple", "arena", "library", "theater")
UNITS = ("infantry", "cavalry", "artillery", "air_force")

# The printed banks, space by space from the left.
PRICE = [7] * 4 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 2
EATEN = {0: 6, 4: 4, 8: 3, 12: 2, 16: 1}
FACES = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 2, 2, 1, 1]
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

    def __init__(self, reading: Reading, s: State, seat: int) -> None:
        self.reading = reading
        self.cards = reading.cards
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
            good = "food" if self.cards[card].kind == "farm" else "resources"
            worth = self.worth(card)
            if n:
                self.tokens[good][worth] = self.tokens[good].get(worth, 0) + n
        self.row = list(s.row)
        self.common = list(s.common_tactics)
        left = [x for x in s.order if x != seat and not s.players[x].out]
        self.rivals = [Sheet(reading, s, x) for x in left] if seat == s.current else []
        self.attacked = any(c.war is not None and c.war_on == seat for c in s.players)

    # ---------------------------------------------------------------------- what is in play

    def worth(self, card: str) -> int:
        """Worth of a blue token on a farm, a mine or a lab."""
        figures = self.cards[card]
        worths = {"farm": figures.gives.food, "mine": figures.gives.resources}
        return worths.get(figures.kind, figures.level)

    def standing(self, *kinds: str) -> list[str]:
        return [c for c, n in self.workers.items() for _ in range(n) if self.cards[c].kind in kinds]

    def best(self, *kinds: str) -> str | None:
        return max(self.standing(*kinds), key=lambda c: self.cards[c].level, default=None)

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
        return sum(getattr(self.cards[c].gives, name) for c in placed + self.singles())

    def faces(self) -> list[tuple[str, int]]:
        """(kind, happy faces) of each building and each card that shows some."""
        shown = [(c, self.cards[c].gives.happiness) for c in self.standing(*URBAN) + self.singles()]
        shown = [(c, n) for c, n in shown if n > 0]
        if self.memorial is not None:
            printed = self.cards[self.memorial].gives.happiness if self.works(self.memorial) else 0
            shown = [(c, n) for c, n in shown if c != self.memorial]
            shown.append((self.memorial, max(0, printed) + 1))
        if self.works("st_peters_basilica"):
            smile = self.reading.smile
            shown = [(c, n if c == "st_peters_basilica" else smile(n)) for c, n in shown]
        return [(self.cards[c].kind, n) for c, n in shown]

    def faces_on(self, *kinds: str) -> int:
        return sum(n for kind, n in self.faces() if kind in kinds)

    # ------------------------------------------------------------------------------ ratings

    def happiness(self) -> int:
        unhappy = sum(min(0, self.cards[c].gives.happiness) for c in self.singles())
        return min(8, max(0, sum(n for _, n in self.faces()) + unhappy))

    def discontent(self) -> int:
        if not self.reading.discontent:
            return 0
        empty = [f for place, f in enumerate(FACES) if place >= self.yellow_bank]
        # A group of spaces counts once all of it is empty.
        full = [f for place, f in enumerate(FACES) if place < self.yellow_bank]
        needed = max((f for f in empty if f not in full), default=0)
        return max(0, needed - self.happiness())

    def culture_rating(self) -> int:
        n = self.symbols("culture") + 2 * len(self.ruins) + self.reading.culture(self, URBAN)
        if self.leader == "michelangelo":
            n += self.faces_on("temple", "theater", "wonder")
        return max(0, self.reading.end("culture", n + self.reading.culture_besides(self)))

    def science_by_leader(self) -> int:
        if self.leader in ("leonardo_da_vinci", "isaac_newton", "albert_einstein"):
            best = self.best("lab", "library")
            return self.cards[best].level if best else 0
        designer = self.leader in ("sid_meier", "game_designer")
        return -len(self.standing("lab")) if designer else 0

    def science_rating(self) -> int:
        return max(0, self.symbols("science") + self.science_by_leader())

    def strength(self) -> int:
        n = self.symbols("strength")
        if self.tactic is not None:
            units = {c: w for c, w in self.workers.items() if w and self.cards[c].kind in UNITS}
            n += self.reading.armies(self, units)
        if self.leader is not None and self.leader in self.reading.strength:
            n += self.reading.strength[self.leader](self)
        if self.leader == "alexander_the_great":
            n += len(self.standing(*UNITS))
        if self.leader == "joan_of_arc":
            n += self.faces_on(*self.reading.pious)
        if self.works("great_wall"):
            n += len(self.standing("infantry", "artillery"))
        return max(0, self.reading.end("strength", n))

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

    def labs_are_mines(self) -> bool:
        return self.leader in ("bill_gates", "nikola_tesla")

    def stock(self, good: str) -> int:
        return sum(worth * n for worth, n in self.tokens[good].items())

    def values(self, good: str) -> tuple[list[int], set[int]]:
        """Values of the tokens of a good, and whether tokens may be put there."""
        kind = "farm" if good == "food" else "mine"
        opened = {self.worth(c) for c in self.workers if self.cards[c].kind == kind}
        if good == "resources" and self.labs_are_mines():
            opened |= {self.cards[c].level for c in self.workers if self.cards[c].kind == "lab"} - {
                0
            }
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
        if kind == "mine" and self.labs_are_mines():
            made += [self.cards[c].level for c in self.standing("lab") if self.cards[c].level]
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
        """The production phase, NS-6.2 to NS-6.7, OR-2.15."""
        if self.discontent() > self.idle:
            return
        steps = {
            "points": self.score,
            "corruption": self.corrupt,
            "food": lambda: self.produce_on("food"),
            "consumption": self.eat,
            "resources": lambda: self.produce_on("resources"),
        }
        for step in self.reading.production:
            steps[step]()

    def score(self) -> None:
        self.learn(self.science_rating())
        self.culture += self.culture_rating()

    def learn(self, points: int) -> None:
        """Score science points."""
        self.science = self.reading.end("science_points", self.science + points)

    def corrupt(self) -> None:
        """What resources cannot pay is paid in food, where corruption comes before the harvest."""
        due = next((n for place, n in self.reading.corrupt.items() if place >= self.bank), 0)
        lost = self.lose("resources", due) if due else 0
        steps = self.reading.production
        if lost < due and steps.index("corruption") < steps.index("food"):
            self.lose("food", due - lost)

    def eat(self) -> None:
        due = next((n for place, n in EATEN.items() if place >= self.yellow_bank), 0)
        missing = max(0, due - self.stock("food"))
        if due:
            self.lose("food", due)
        self.culture = max(0, self.culture - 4 * missing)

    # ------------------------------------------------------------------------------- prices

    def population_price(self, less: int = 0) -> int | None:
        if not self.yellow_bank:
            return None
        price = PRICE[min(self.yellow_bank, 18) - 1]
        return max(0, price - less - (self.leader == "moses"))

    def cost(self, card: str) -> int:
        """Resources for a building or unit, before an action card."""
        figures = self.cards[card]
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
        return max(0, n - self.reading.cheaper(self, card))

    def step_cost(self, old: str, new: str) -> int:
        """Resources for an upgrade, before an action card; the old price is without what rivals
        add."""
        return max(0, self.cost(new) - self.cost(old) + self.reading.upgrades_add(self, new))

    def science_cost(self, card: str, revolution: bool) -> int:
        figures = self.cards[card]
        n = figures.revolution_cost if revolution else figures.science_cost
        assert n is not None
        return max(0, n - self.reading.cheaper_science(self, card))

    def take_cost(self, slot: int) -> int:
        card = self.row[slot]
        n = SPACES[slot]
        if self.cards[card].kind == "wonder":
            n += len(self.wonders)
        return max(0, n - self.reading.cheaper_in_row(self, card))

    def stand_in(self) -> bool:
        """Whether Hammurabi's military action is there."""
        lends = self.leader is not None and self.leader == self.reading.lends
        return lends and self.ma > 0 and "hammurabi" not in self.used

    def civil(self) -> int:
        return self.ca + self.stand_in()

    def unit_money(self) -> int:
        homer = self.leader == "homer" and "homer" not in self.used
        return self.stock("resources") + self.purse + homer

    def money(self, card: str) -> int:
        return self.unit_money() if self.cards[card].kind in UNITS else self.stock("resources")

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
        kind = self.cards[card].kind
        if self.take_cost(slot) > self.civil():
            return False
        if kind == "wonder":
            return self.wonder is None
        if len(self.hand) >= self.ca_total + self.works("library_of_alexandria"):
            return False
        if kind == "leader":
            return self.cards[card].level not in self.leader_ages
        owned = [*self.hand, *self.workers, *self.specials, self.government]
        return kind == "action" or card not in owned

    def orders(self, verbs: Collection[str], kinds: Collection[str], less: int) -> list[Order]:
        found: list[Order] = []
        if "populate" in verbs:
            price = self.population_price()
            if price is not None and price <= self.stock("food"):
                found.append(Populate())
        limit = self.cards[self.government].urban_limit
        assert limit is not None
        limit += self.reading.more_buildings
        for card in self.workers:
            kind = self.cards[card].kind
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
                    better = self.cards[card].level > self.cards[old].level
                    if better and self.step_cost(old, card) - less <= self.money(card):
                        found.append(Upgrade(old, card))
        return found

    def stage_counts(self, less: int = 0, most: int | None = None) -> list[BuildStages]:
        if self.wonder is None:
            return []
        if most is None:
            at_once = {"masonry": 2, "architecture": 3, "engineering": 4}
            most = max([1, *(at_once.get(c, 1) for c in self.specials)])
        left = self.cards[self.wonder].stages[self.stages :]
        tokens = self.bank + sum(sum(t.values()) for t in self.tokens.values())
        return [
            BuildStages(n)
            for n in range(1, min(most, len(left)) + 1)
            if sum(left[:n]) - less <= self.stock("resources") and tokens >= n
        ]

    def leaders(self) -> list[PlayLeader]:
        found = []
        for card in self.hand:
            if self.cards[card].kind == "leader":
                found.append(PlayLeader(card))
                if self.leader == "homer" and self.reading.refund:
                    found += [PlayLeader(card, wonder) for wonder in self.wonders]
        return found

    def developments(self) -> list[Develop]:
        """Technologies that can be paid, civil actions of the peaceful way aside."""
        found = []
        for card in set(self.hand):
            kind = self.cards[card].kind
            if not self.cards[card].science_cost:
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
            if self.cards[card].kind != "action" or self.hand.count(card) <= self.fresh.count(card):
                continue
            if card in self.reading.either:
                found += [PlayCard(card, Choose(g)) for g in ("food", "resources") if self.civil()]
            elif card in self.reading.orders:
                verbs, kinds, less, _ = self.reading.orders[card]
                then = self.orders(verbs, kinds, less)
                if "stage" in verbs:
                    then += self.stage_counts(less, 1)
                if "develop" in verbs:
                    then += self.developments()
                for order in then:
                    if self.civil() or self.pays_for_card(order):
                        found.append(PlayCard(card, order))
            elif self.civil():
                found.append(PlayCard(card))
        return found

    def pays_for_card(self, order: Order) -> bool:
        """Whether an order is a revolution that takes the place of the card's own action."""
        robespierre = self.leader == "maximilien_robespierre"
        own = robespierre and self.reading.cards_need_actions
        return isinstance(order, Develop) and order.revolution and not own

    def tactics(self) -> list[Action]:
        own = [PlayTactic(c) for c in set(self.military_hand) if self.cards[c].kind == "tactic"]
        found: list[Action] = [*own] if self.ma else []
        if self.reading.shares_tactics:
            found += [CopyTactic(c) for c in self.common if c != self.tactic and self.ma >= 2]
            return [] if self.tactic_done else found
        return found

    def abilities(self) -> list[UseAbility]:
        """What leaders and wonders offer once per turn or for actions of their own."""
        there = [card for card in (self.leader, *self.wonders) if card in self.reading.abilities]
        return [
            UseAbility(card, then)
            for card in there
            if card is not None and card not in self.ruins
            for then in self.reading.abilities[card](self)
        ]
