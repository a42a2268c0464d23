"""The engine against a second reading of the civil rules (`oracle`, `oracle_acts`): every offer,
every consequence, every rating, on civilizations made up by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from engine.core import Action, Rng
from engine.games.tta.query import production, ratings
from tests.games.tta.oracle import CARDS, COUNTERS, FARMS_MINES, PLACES, UNITS, URBAN, Asked, Sheet
from tests.games.tta.oracle_acts import act, scored
from tests.games.tta.table import Table

SEEDS = range(12)
TABLES = 25
"""Civilizations of each seed."""

Item = TypeVar("Item")

AGES = {level: [c for c in CARDS.values() if c.level == level] for level in range(4)}


def some(rng: Rng, items: Iterable[Item], most: int) -> list[Item]:
    """At most so many of some items."""
    items = list(items)
    rng.shuffle(items)
    return items[: rng.below(most + 1)]


def of_kind(kind: str, low: int, high: int) -> list[str]:
    return [c.id for level in range(low, high + 1) for c in AGES[level] if c.kind == kind]


def civilization(rng: Rng, t: Table, seat: int) -> None:
    """A civilization that could be met in this age, tokens and workers where chance wants them."""
    age = t.s.age
    civ = t.civ(seat)
    placed = [c for kind in (*FARMS_MINES, *URBAN, *UNITS) for c in of_kind(kind, 1, age)]
    workers = dict.fromkeys(civ.workers, 0) | dict.fromkeys(some(rng, placed, 10), 0)
    idle, bank = rng.below(4), rng.below(20)
    for _ in range(rng.below(14)):
        workers[rng.choice(list(workers))] += 1
    specials = {CARDS[c].special: c for c in some(rng, of_kind("special", 1, age), 4)}
    leader = rng.choice([None, *of_kind("leader", age - 1, age)])
    wonders = some(rng, of_kind("wonder", 0, age), 4)
    unfinished = [c for c in of_kind("wonder", max(0, age - 1), age) if c not in wonders]
    wonder = rng.choice([None, rng.choice(unfinished)])
    old = [w for w in wonders if CARDS[w].level <= 1]
    hand_of = [c.id for level in (age - 1, age) for c in AGES[level] if c.deck == "civil"]
    hand = [c for c in hand_of if CARDS[c].kind != "wonder" and c not in workers]
    hand = [c for c in hand if c != leader and c not in specials.values()]
    government = rng.choice(["despotism", *of_kind("government", 1, age)])
    stocks = [c for c in workers if CARDS[c].kind in FARMS_MINES]
    if leader == "bill_gates" or rng.below(8) == 0:
        stocks += [c for c in workers if CARDS[c].kind == "lab" and CARDS[c].level]
    blue = Counter(rng.choice(stocks) for _ in range(rng.choice([2, 6, 12])))
    hand = some(rng, [c for c in hand if c != government], 7)
    if rng.below(3) == 0:
        hand += [c for c in of_kind("government", age, age) if c not in (government, *hand)]
    tactic = rng.choice([None, *of_kind("tactic", 1, age)])
    t.seat(
        seat,
        civil=hand,
        military=some(rng, of_kind("tactic", 1, age), 1),
        idle=idle,
        yellow_bank=bank,
        blue_bank=rng.choice([0, 1, 2, 4, 8, 16]),
        specials=list(specials.values()),
        leader=leader,
        leader_ages=[] if leader is None else [CARDS[leader].level],
        wonders=wonders,
        ruins=some(rng, old, 1),
        wonder=wonder,
        stages=0 if wonder is None else len(CARDS[wonder].stages) - 1 - rng.below(2),
        memorial=rng.choice([None, *wonders]) if leader != "homer" else None,
        government=government,
        colonies=some(rng, of_kind("territory", 1, min(2, age)), 3),
        tactic=tactic,
        science=rng.below(20),
        culture=rng.below(50),
        purse=rng.choice([0, 0, 3]),
        purse_science=rng.choice([0, 0, 3]),
        replaced_leader=rng.below(3) == 0,
        used=some(rng, [leader] if leader in ("homer", "hammurabi", "j_s_bach") else [], 1),
    )
    civ.workers, civ.blue = workers, dict(blue)
    if rng.below(2):
        civ.ca, civ.ma = rng.below(civ.ca_total + 1), rng.below(civ.ma_total + 1)


def table_by_chance(rng: Rng) -> Table:
    t = Table(2 + rng.below(3), age=1 + rng.below(3), seed=rng.below(1000))
    for seat in t.s.order:
        civilization(rng, t, seat)
    age = t.s.age
    t.row(*some(rng, [c.id for x in (age - 1, age) for c in AGES[x] if c.deck == "civil"], 13))
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


@pytest.mark.rule("NS-5.1", "NS-10.1", "NS-10.2", "NS-10.9", "NS-14.17")
@pytest.mark.parametrize("seed", SEEDS)
def test_offers_and_ratings_are_those_of_the_rules(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(TABLES):
        t = table_by_chance(rng)
        sheet = Sheet(t.s, 0)
        asks = (t.science, t.culture, t.strength, t.happiness, t.discontent, t.colonization)
        assert tuple(ask(0) for ask in asks) == sheet.ratings(), sheet.__dict__
        offered, wanted = set(t.offers()), set(sheet.legal())
        assert offered == wanted, (offered - wanted, wanted - offered, sheet.__dict__)


@pytest.mark.rule("NS-5.2", "NS-10.5", "NS-14.17", "NS-14.18", "NS-14.19", "NS-14.20")
@pytest.mark.parametrize("seed", SEEDS)
def test_actions_do_what_the_rules_say(seed: int) -> None:
    """From every table some actions, one after the other, as long as nothing is asked."""
    rng = Rng(100 + seed)
    for _ in range(TABLES):
        t = table_by_chance(rng)
        for _ in range(6):
            offers = [a for a in t.offers() if a.kind != "end_turn"]
            if not offers:
                break
            action = chosen(rng, offers)
            sheet, before = Sheet(t.s, 0), t.s
            try:
                act(sheet, action)
            except Asked:
                break
            t.act(0, action)
            after = Sheet(t.s, 0)
            assert not different(facts(after), facts(sheet)), (action, before.players[0])
            assert after.ratings() == sheet.ratings(), (action, before.players[0])


@pytest.mark.rule("NS-6.2", "NS-6.3", "NS-6.4", "NS-6.5", "NS-6.6", "NS-6.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_production_is_that_of_the_rules(seed: int) -> None:
    rng = Rng(200 + seed)
    for _ in range(TABLES):
        t = table_by_chance(rng)
        sheet = Sheet(t.s, 0)
        sheet.idle = max(sheet.idle, sheet.discontent())
        t.civ(0).idle = sheet.idle
        before = str(t.civ(0))
        t.produce(0)
        sheet.produce()
        assert not different(facts(Sheet(t.s, 0)), facts(sheet)), before


@pytest.mark.rule("NS-9.3", "NS-12.8", "NS-14.20", "NS-12.6")
@pytest.mark.parametrize("leader", [None, *of_kind("leader", 2, 3)])
def test_every_leader_with_wonders_that_score(leader: str | None) -> None:
    """What each wonder of age III would score, and what the mines alone make."""
    rng = Rng(400)
    for _ in range(15):
        t = table_by_chance(rng)
        t.civ(0).leader = leader
        t.civ(0).workers |= {c: rng.below(3) for c in ("drama", "multimedia", "computers", "oil")}
        sheet = Sheet(t.s, 0)
        for wonder in of_kind("wonder", 3, 3):
            assert ratings.completion(t.s, 0, wonder) == scored(sheet, wonder), wonder
        sheet.leader = None
        assert production.mines_made(t.s, 0) == sheet.made("resources")
