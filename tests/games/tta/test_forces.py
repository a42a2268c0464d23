"""The cheapest colonization force, compared with every force there is (NS-7.7, INT-53)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from engine.core import Order, Rng, ordered
from engine.games.tta import RULES
from engine.games.tta.actions import Bid, Commit, FillForce, SendForce
from engine.games.tta.editions import EDITIONS
from engine.games.tta.frames.colonies import SendingForce
from engine.games.tta.query.forces import most_force
from engine.players import SafestPlayer
from render.registry import presentation
from tests.games.tta.table import MakeTable, Table
from tests.games.tta.test_army_search import TACTICS, UNITS, by_search
from tests.games.tta.test_by_the_letter import printed

CARDS = EDITIONS["new_story"].cards
POLICIES = {"units": False, "cards": True}
"""Whether an order gives cards rather than units."""
BONUS = {"i": (1, 2), "ii": (2, 4), "iii": (3, 6)}
"""Colonization and defence of the bonus cards."""


def sending(table: Any, bid: int, age: int = 2, **fields: Any) -> Any:
    """Seat 0 has won a territory and is asked for the force."""
    t = table(2, age=age)
    t.seat(0, **fields)
    t.s.past_events.append("vast_territory_ii")
    t.open_end = True
    t.change(SendingForce(0, "vast_territory_ii", bid))
    return t


def filled(t: Any, cards: bool) -> tuple[dict[str, int], list[str]]:
    """What the force is made of when it is put together without further questions."""
    t.act(0, FillForce(cards))
    top = t.s.agenda[-1]
    return top.units, sorted(top.cards)


# ------------------------------------------------------------------------------- every force


def every_force(t: Any) -> Any:
    """All units and cards that can be sent."""
    civ = t.civ(0)
    own = {c: n for c, n in civ.workers.items() if n and c in UNITS}
    downs = 2 if civ.leader == "james_cook" else 0
    hand = []
    for n in range(len(civ.military.cards) + 1):
        for some in set(combinations(sorted(civ.military.cards), n)):
            for ways in product((False, True), repeat=n):
                items = [("down:" if down else "") + c for c, down in zip(some, ways, strict=True)]
                plain = [i for i in items if not i.startswith(("down:", "defense_"))]
                if sum(ways) <= downs and not plain:
                    hand.append(items)
    for numbers in product(*(range(n + 1) for n in own.values())):
        if any(numbers):
            for items in hand:
                yield dict(zip(own, numbers, strict=True)), items


def reaches(t: Any, units: dict[str, int], items: list[str]) -> int:
    civ = t.civ(0)
    total = sum(n * CARDS[c].gives.strength for c, n in units.items()) + t.colonization(0)
    if civ.tactic is not None:
        total += by_search(civ.tactic, units, civ.leader == "genghis_khan")
    for item in items:
        total += 1 if item.startswith("down:") else BONUS[item.rpartition("_")[2]][0]
    return total


def loss(t: Any, units: dict[str, int], items: list[str], cards_first: bool) -> Any:
    """What a force costs, worth by worth as chapter 15 names it."""
    civ = t.civ(0)
    food = {18: 2, 17: 2, 16: 3, 8: 5, 3: 7}[min(18, civ.yellow_bank + 1)]
    price = sum(n * (printed(CARDS[c].resource_cost) + food) for c, n in units.items())
    before = t.strength(0)
    for c, n in units.items():
        civ.workers[c] -= n
    besides = before - t.strength(0) - sum(n * CARDS[c].gives.strength for c, n in units.items())
    for c, n in units.items():
        civ.workers[c] += n
    price += 2 * besides
    cards = 0
    for item in items:
        name = item.removeprefix("down:")
        cards += BONUS[name.rpartition("_")[2]][1] if name.startswith("defense_") else 1
    given = (cards, len(items))
    return (price, given) if cards_first else (given, price)


def some_position(table: Any, rng: Rng) -> Any:
    units = Counter(rng.choice(UNITS) for _ in range(1 + rng.below(6)))
    hands = ("defense_colonization_i", "defense_colonization_ii", "defense_colonization_iii")
    hand = [rng.choice((*hands, "legion", "spy", "raid_ii")) for _ in range(rng.below(5))]
    t = sending(
        table,
        1,
        age=3,
        only_workers=units,
        tactic=rng.choice((None, *(c for edition, c in TACTICS if edition == "new_story"))),
        leader=rng.choice((None, "james_cook", "napoleon_bonaparte", "genghis_khan")),
        wonders=["great_wall"] if rng.below(2) else [],
        specials=["navigation"] if rng.below(3) == 0 else [],
        military=hand,
        yellow_bank=rng.choice((2, 7, 15, 16, 20)),
    )
    t.s.agenda[-1].bid = 1 + rng.below(most_force(t.s, 0))
    return t


@pytest.mark.rule("NS-7.7", "INT-53")
@pytest.mark.parametrize("seed", range(40))
def test_no_force_is_cheaper(seed: int) -> None:
    rng = Rng(seed)
    t = some_position(Table, rng)
    bid = t.s.agenda[-1].bid
    forces = list(every_force(t))
    assert max(reaches(t, u, i) for u, i in forces) == most_force(t.s, 0)
    enough = [(u, i) for u, i in forces if reaches(t, u, i) >= bid]
    for cards in (False, True):
        least = min(loss(t, u, i, cards) for u, i in enough)
        order = Order("send_force", "cards" if cards else "units")
        answer = ordered(RULES.orderables, (order,), t.decision)
        assert answer is not None
        step = RULES.apply(t.s, 0, answer)
        top = step.state.agenda[-1]
        assert reaches(t, top.units, top.cards) >= bid
        assert loss(t, top.units, top.cards, cards) == least, (bid, top.units, top.cards)
        assert not step.barrier
        assert step.decisions[0].accepts(SendForce())


# ---------------------------------------------------------------------------------- examples


@pytest.mark.rule("NS-7.7", "INT-53")
def test_two_swordsmen_are_cheaper_than_three_units(table: MakeTable) -> None:
    """Strength 4: two Swordsmen cost 6 and two workers, with two Warriors it is 7 and three."""
    t = sending(table, 4, only_workers={"warriors": 2, "swordsmen": 2})
    assert t.offers("fill_force") == [FillForce(False)]
    assert filled(t, False) == ({"swordsmen": 2}, [])
    t.act(0, SendForce())
    assert t.civ(0).colonies == ["vast_territory_ii"]


@pytest.mark.rule("NS-7.7", "INT-53")
def test_an_army_is_not_broken_up_for_cheap_units(table: MakeTable) -> None:
    """The Knights alone make an army with Warriors: losing them would cost its 2 strength too."""
    units = {"warriors": 1, "knights": 1, "cannon": 1}
    t = sending(table, 2, only_workers=units, tactic="medieval_army")
    assert filled(t, False) == ({"cannon": 1}, [])


@pytest.mark.rule("NS-7.7", "INT-53")
def test_an_army_that_is_sent_counts(table: MakeTable) -> None:
    t = sending(table, 5, only_workers={"warriors": 2, "knights": 1}, tactic="medieval_army")
    assert filled(t, False) == ({"warriors": 1, "knights": 1}, [])


@pytest.mark.rule("NS-7.7", "INT-32", "INT-53")
def test_what_is_spared(table: MakeTable) -> None:
    hand = ["defense_colonization_ii", "defense_colonization_i", "legion", "spy"]
    fields: dict[str, Any] = {
        "only_workers": {"warriors": 4},
        "leader": "james_cook",
        "military": hand,
    }
    assert filled(sending(table, 4, **fields), False) == ({"warriors": 4}, [])
    # A point from Cook's discards takes less from a defence than a bonus card would.
    assert filled(sending(table, 3, **fields), True) == (
        {"warriors": 1},
        ["down:legion", "down:spy"],
    )
    assert filled(sending(table, 6, **fields), False) == (
        {"warriors": 4},
        ["down:legion", "down:spy"],
    )


@pytest.mark.rule("NS-7.7", "NS-14.10", "INT-53")
def test_what_is_there_already_stays_in_the_force(table: MakeTable) -> None:
    t = sending(table, 4, only_workers={"warriors": 2, "swordsmen": 2})
    t.act(0, Commit("warriors"))
    assert filled(t, False) == ({"warriors": 2, "swordsmen": 1}, [])
    assert t.offers("fill_force") == []
    assert [m.verb for m in t.decision.menus if getattr(m, "ends_step", False)] == ["send_force"]
    t.act(0, SendForce())


@pytest.mark.rule("NS-7.7", "INT-53")
@pytest.mark.parametrize("policy", POLICIES)
def test_orders_send_the_same(table: MakeTable, policy: str) -> None:
    t = sending(
        table,
        4,
        only_workers={"warriors": 2, "swordsmen": 2},
        military=["defense_colonization_i", "defense_colonization_ii"],
    )
    given = []
    while t.decision.kind == "send_force":
        given.append(ordered(RULES.orderables, (Order("send_force", policy),), t.decision))
        t.act(0, given[-1])
    assert given == [FillForce(POLICIES[policy]), SendForce()]
    sent = t.heard("force_sent")[0]
    units = {"units": ("swordsmen", "swordsmen"), "cards": ("warriors",)}
    assert sent.units == units[policy]
    assert len(sent.bonus) == {"units": 0, "cards": 2}[policy]


@pytest.mark.rule("NS-7.7", "INT-53")
def test_a_lone_unit_is_the_only_answer(table: MakeTable) -> None:
    """To be put together there is nothing, so whoever ordered the only answer is not asked."""
    for orders in ([Order("only_answer", "always")], [Order("send_force", "units")]):
        t = sending(table, 1, only_workers={"warriors": 1})
        assert list(t.decision.every()) == [Commit("warriors")]
        while t.decision.kind == "send_force":
            t.act(0, ordered(RULES.orderables, orders, t.decision))
        assert t.civ(0).colonies == ["vast_territory_ii"]


@pytest.mark.rule("NS-7.7", "INT-53")
def test_food_is_that_of_one_token_more(table: MakeTable) -> None:
    """Two Warriors cost 4 and 2 food each, the Knights 3, 2 food and an army of strength 2."""
    units = {"warriors": 3, "knights": 1}
    t = sending(table, 2, yellow_bank=16, only_workers=units, tactic="medieval_army")
    assert filled(t, False) == ({"warriors": 2}, [])


@pytest.mark.rule("NS-7.7", "INT-53")
def test_older_cards_go_among_equal_ones(table: MakeTable) -> None:
    hand, units = ["annex", "legion"], {"warriors": 1}
    t = sending(table, 2, age=3, military=hand, leader="james_cook", only_workers=units)
    assert filled(t, False) == ({"warriors": 1}, ["down:legion"])


@pytest.mark.rule("NS-7.7", "INT-53")
def test_a_caretaker_sends_the_cheapest_units(table: MakeTable) -> None:
    """Whatever the dice of the computer player."""
    for seed in range(12):
        t = sending(
            table,
            4,
            only_workers={"warriors": 2, "swordsmen": 2},
            military=["defense_colonization_i"],
        )
        for _ in range(2):
            t.act(0, SafestPlayer().choose(RULES.view(t.s, 0), t.decision, Rng(seed)))
        assert t.heard("force_sent")[0].units == ("swordsmen", "swordsmen")


@pytest.mark.rule("NS-13.1", "NS-14.10")
def test_the_question_names_what_the_force_has(table: MakeTable) -> None:
    """To its owner alone."""
    t = sending(table, 3, leader="james_cook", only_workers={"warriors": 2}, military=["legion"])
    texts = presentation("tta-new-story").texts(("Ann", "Bob"))
    t.act(0, FillForce(False))
    assert RULES.view(t.s, 0).force == ("warriors", "warriors", "down:legion")
    assert RULES.view(t.s, 1).force == RULES.view(t.s, None).force == ()
    prompt = texts.prompt(RULES.view(t.s, 0), t.decision)
    assert "So far: 2 × Warriors and Legion face down, 3 in all." in prompt
    t.act(0, SendForce())


@pytest.mark.rule("NS-13.1", "NS-7.7")
def test_a_force_in_the_making_tells_nobody_of_the_hand(table: MakeTable) -> None:
    """Filling it up adds whatever cards there are; only the force that is sent is public."""
    asked = []
    for hand in (["defense_colonization_i"], ["defense_colonization_iii"]):
        t = sending(table, 2, only_workers={"warriors": 1}, military=hand)
        t.act(0, FillForce(True))
        asked.append((t.decision.kind, t.decision.facts, RULES.view(t.s, 1).asked))
        assert RULES.view(t.s, 0).force_strength == (2 if hand[0].endswith("_i") else 4)
        t.act(0, SendForce())
    assert asked[0] == asked[1]


@pytest.mark.rule("NS-7.7", "NS-14.10")
def test_a_won_territory_is_two_presses_away(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, only_workers={"warriors": 3})
    t.seat(1, only_workers={})
    t.event("vast_territory_i")
    t.act(0, Bid(3), FillForce(False), SendForce())
    assert t.civ(0).workers["warriors"] == 0
