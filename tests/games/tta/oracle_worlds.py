"""Civilizations made up by chance, and the engine held against the second reading of the rules in
them (see `oracle`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.core import Action, Rng
from engine.games.tta.frames import finish
from engine.games.tta.query import ratings
from tests.games.tta.oracle import (
    COUNTERS,
    FARMS_MINES,
    PLACES,
    UNITS,
    URBAN,
    Asked,
    Sheet,
)
from tests.games.tta.oracle_acts import act, scored
from tests.games.tta.oracle_impacts import RANKED
from tests.games.tta.oracle_impacts import scored as scored_by_events
from tests.games.tta.oracle_reading import Reading
from tests.games.tta.table import Table

TABLES = 25
"""Civilizations of each seed."""

Item = TypeVar("Item")


@dataclass(frozen=True)
class World:
    """An edition, or a length of it, in which civilizations are made up.

    reading: what it says. make: makes its tables, by the number of players. last_age: the last age
    that has decks. tactics: whether there are tactics and colonies.
    """

    reading: Reading
    make: Callable[..., Table]
    last_age: int = 3
    tactics: bool = True

    def of_kind(self, kind: str, low: int, high: int) -> list[str]:
        """Cards of a kind, ages in order."""
        found = [
            c for c in self.reading.cards.values() if c.kind == kind and low <= c.level <= high
        ]
        return [c.id for c in sorted(found, key=lambda c: c.level)]

    def civil(self, low: int, high: int) -> list[str]:
        """Cards of civil decks, ages in order."""
        cards = [c for c in self.reading.cards.values() if c.deck == "civil"]
        return [c.id for level in range(low, high + 1) for c in cards if c.level == level]


def some(rng: Rng, items: Iterable[Item], most: int) -> list[Item]:
    """At most so many of some items."""
    items = list(items)
    rng.shuffle(items)
    return items[: rng.below(most + 1)]


def civilization(world: World, rng: Rng, t: Table, seat: int) -> None:
    """A civilization that could be met in this age, tokens and workers where chance wants them."""
    age, cards, of_kind = t.s.age, world.reading.cards, world.of_kind
    civ = t.civ(seat)
    placed = [c for kind in (*FARMS_MINES, *URBAN, *UNITS) for c in of_kind(kind, 1, age)]
    workers = dict.fromkeys(civ.workers, 0) | dict.fromkeys(some(rng, placed, 10), 0)
    idle, bank = rng.below(4), rng.below(20)
    for _ in range(rng.below(14)):
        workers[rng.choice(list(workers))] += 1
    specials = {cards[c].special: c for c in some(rng, of_kind("special", 1, age), 4)}
    leader = rng.choice([None, *of_kind("leader", age - 1, age)])
    wonders = some(rng, of_kind("wonder", 0, age), 4)
    unfinished = [c for c in of_kind("wonder", max(0, age - 1), age) if c not in wonders]
    wonder = rng.choice([None, rng.choice(unfinished)])
    old = [w for w in wonders if cards[w].level <= 1]
    hand = [c for c in world.civil(age - 1, age) if cards[c].kind != "wonder" and c not in workers]
    hand = [c for c in hand if c != leader and c not in specials.values()]
    government = rng.choice(["despotism", *of_kind("government", 1, age)])
    stocks = [c for c in workers if cards[c].kind in FARMS_MINES]
    if leader in ("bill_gates", "nikola_tesla") or rng.below(8) == 0:
        stocks += [c for c in workers if cards[c].kind == "lab" and cards[c].level]
    blue = Counter(rng.choice(stocks) for _ in range(rng.choice([2, 6, 12])))
    hand = some(rng, [c for c in hand if c != government], 7)
    if rng.below(3) == 0:
        hand += [c for c in of_kind("government", age, age) if c not in (government, *hand)]
    tactics = of_kind("tactic", 1, age) if world.tactics else []
    tactic = rng.choice([None, *tactics])
    colonies = of_kind("territory", 1, min(2, age)) if world.tactics else []
    shared = world.reading.shares_tactics
    t.seat(
        seat,
        civil=hand,
        military=some(rng, tactics, 1),
        idle=idle,
        yellow_bank=bank,
        blue_bank=rng.choice([0, 1, 2, 4, 8, 16]),
        specials=list(specials.values()),
        leader=leader,
        leader_ages=[] if leader is None else [cards[leader].level],
        wonders=wonders,
        ruins=some(rng, old, 1),
        wonder=wonder,
        stages=0 if wonder is None else len(cards[wonder].stages) - 1 - rng.below(2),
        memorial=rng.choice([None, *wonders]) if leader != "homer" and shared else None,
        government=government,
        colonies=some(rng, colonies, 3),
        tactic=tactic,
        exclusive=tactic is not None and not shared,
        science=rng.below(20),
        culture=rng.below(50),
        purse=rng.choice([0, 0, 3]),
        purse_science=rng.choice([0, 0, 3]) if shared else 0,
        replaced_leader=rng.below(3) == 0,
        used=some(rng, [leader] if leader in ("homer", "hammurabi", "j_s_bach") else [], 1),
    )
    civ.workers, civ.blue = workers, dict(blue)
    if rng.below(2):
        civ.ca, civ.ma = rng.below(civ.ca_total + 1), rng.below(civ.ma_total + 1)


def table_by_chance(world: World, rng: Rng) -> Table:
    players = 2 + rng.below(3)
    t = world.make(players, age=1 + rng.below(world.last_age), seed=rng.below(1000))
    for seat in t.s.order:
        civilization(world, rng, t, seat)
    t.row(*some(rng, world.civil(t.s.age - 1, t.s.age), 13))
    if not world.reading.shares_tactics and rng.below(3) == 0:
        t.seat(1, war="war_over_culture_ii", war_on=0, ca=t.civ(1).ca, ma=t.civ(1).ma)
    t.phase("actions")
    return t


def facts(sheet: Sheet) -> dict[str, Any]:
    """What can be compared: counters, cards in play, what the tokens are worth."""
    found = {name: getattr(sheet, name) for name in COUNTERS + PLACES}
    found |= {name: sheet.stock(name) for name in ("food", "resources")}
    tokens = sheet.bank + sum(sum(t.values()) for t in sheet.tokens.values())
    found |= {"tokens": tokens + sheet.stages, "bank": sheet.bank, "wonders": sheet.wonders}
    found |= {"hand": sorted(sheet.hand), "specials": sorted(sheet.specials)}
    return found | {"workers": sheet.workers, "row": sheet.row}


def chosen(rng: Rng, offers: Sequence[Action]) -> Action:
    """One of the offers: first of what kind, revolutions being one, so that each comes often."""
    sorts: dict[str, list[Action]] = {}
    for action in offers:
        order = getattr(action, "then", None)
        revolution = getattr(order or action, "revolution", False)
        sorts.setdefault("revolution" if revolution else action.kind, []).append(action)
    rare = [k for k in sorts if k not in ("take", "destroy", "disband", "copy_tactic")]
    return rng.choice(sorts[rng.choice(sorted(rare or sorts))])


def different(found: dict[str, Any], wanted: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {k: (found[k], n) for k, n in wanted.items() if found[k] != n}


# --------------------------------------------------------------- the engine against the reading


def same_offers(world: World, seed: int) -> None:
    """Every offer of the action phase, and every rating."""
    rng = Rng(seed)
    for _ in range(TABLES):
        t = table_by_chance(world, rng)
        sheet = Sheet(world.reading, t.s, 0)
        asks = (t.science, t.culture, t.strength, t.happiness, t.discontent, t.colonization)
        assert tuple(ask(0) for ask in asks) == sheet.ratings(), sheet.__dict__
        offered, wanted = set(t.offers()), set(sheet.legal())
        assert offered == wanted, (offered - wanted, wanted - offered, sheet.__dict__)


def same_consequences(world: World, seed: int) -> None:
    """From every table some actions, one after the other, as long as nothing is asked."""
    rng = Rng(100 + seed)
    for _ in range(TABLES):
        t = table_by_chance(world, rng)
        for _ in range(6):
            offers = [a for a in t.offers() if a.kind != "end_turn"]
            if not offers:
                break
            action = chosen(rng, offers)
            sheet, before = Sheet(world.reading, t.s, 0), t.s
            try:
                act(sheet, action)
            except Asked:
                break
            t.act(0, action)
            after = Sheet(world.reading, t.s, 0)
            assert not different(facts(after), facts(sheet)), (action, before.players[0])
            assert after.ratings() == sheet.ratings(), (action, before.players[0])


def same_production(world: World, seed: int) -> None:
    """One production of each table."""
    rng = Rng(200 + seed)
    for _ in range(TABLES):
        t = table_by_chance(world, rng)
        sheet = Sheet(world.reading, t.s, 0)
        sheet.idle = max(sheet.idle, sheet.discontent())
        t.civ(0).idle = sheet.idle
        before = str(t.civ(0))
        t.produce(0)
        sheet.produce()
        assert not different(facts(Sheet(world.reading, t.s, 0)), facts(sheet)), before


def same_completion(world: World, leader: str | None) -> None:
    """What each wonder of age III would score."""
    rng = Rng(400)
    for _ in range(15):
        t = table_by_chance(world, rng)
        t.civ(0).leader = leader
        t.civ(0).workers |= {c: rng.below(3) for c in ("drama", "multimedia", "computers", "oil")}
        sheet = Sheet(world.reading, t.s, 0)
        for wonder in world.of_kind("wonder", 3, 3):
            assert ratings.completion(t.s, 0, wonder) == scored(sheet, wonder), wonder


def same_end(world: World, seed: int, others: Sequence[str]) -> None:
    """The events that are left as the game ends. others: cards that are ignored wherever they
    lie."""
    rng = Rng(500 + seed)
    t = table_by_chance(world, rng)
    s = t.s
    events = [*world.reading.impacts, *RANKED]
    rng.shuffle(events)
    s.current_events.cards = [others[0], *events[:4], others[1]]
    s.future_events.cards = [*events[4:7], others[2]]
    for pile in (s.current_events, s.future_events):
        pile.placed_by = [-1] * len(pile.cards)
    for civ in s.players:
        civ.culture += 40
    s.current = rng.choice(s.order)
    sheets = [Sheet(world.reading, s, seat) for seat in range(len(s.players))]
    gained = scored_by_events(sheets, s.order, events[:7])
    for seat in s.order:
        if sheets[seat].leader == "bill_gates":
            labs = sheets[seat].standing("lab")
            gained[seat] += sum(world.reading.cards[c].level for c in labs)
    wanted = [civ.culture + gained[seat] for seat, civ in enumerate(s.players)]
    s.agenda.clear()
    t.change(finish.LastEvents(), finish.EndBonuses(), finish.Ranking())
    assert [civ.culture for civ in t.s.players] == wanted
    best = max(wanted)
    assert [n == best for n in wanted] == [place == 1 for place in finish.places(t.s)]
