"""Events out of turn and the final scoring against the second reading of the rules (`oracle`)."""

from __future__ import annotations

import pytest

from engine.core import Action, Rng
from engine.games.tta.actions import Build, Develop, Populate, Take
from engine.games.tta.frames import finish
from tests.games.tta.oracle import CARDS, FARMS_MINES, UNITS, URBAN, Asked, Sheet
from tests.games.tta.oracle_acts import build, develop, populate
from tests.games.tta.test_oracle import different, facts, table_by_chance


def levels(cards: list[str]) -> int:
    return sum(CARDS[c].level for c in cards)


def technologies(sheet: Sheet) -> list[str]:
    return [*sheet.workers, *sheet.specials, sheet.government]


def agriculture(sheet: Sheet) -> int:
    eaten = {0: 6, **dict.fromkeys(range(1, 5), 4), **dict.fromkeys(range(5, 9), 3)}
    eaten |= {**dict.fromkeys(range(9, 13), 2), **dict.fromkeys(range(13, 17), 1)}
    food = sheet.made("food")
    return food + (4 if food > eaten.get(sheet.yellow_bank, 0) else 0)


def balance(sheet: Sheet) -> int:
    goods = (sheet.made("food"), sheet.made("resources"))
    return 2 * min(sheet.science_rating(), sheet.culture_rating(), *goods)


def industry(sheet: Sheet) -> int:
    leader, sheet.leader = sheet.leader, None
    mined = sheet.made("resources")
    sheet.leader = leader
    return mined


def population(sheet: Sheet) -> int:
    workers = len(sheet.standing(*FARMS_MINES, *URBAN, *UNITS)) + sheet.idle
    return 2 * max(0, workers - sheet.discontent() - 10)


def variety(sheet: Sheet) -> int:
    kinds = {CARDS[c].kind for c in sheet.standing(*URBAN, *UNITS)}
    return 2 * (len(kinds) + len(sheet.specials))


IMPACTS = {
    "impact_of_agriculture": agriculture,
    "impact_of_architecture": lambda x: levels(x.standing(*URBAN)),
    "impact_of_balance": balance,
    "impact_of_colonies": lambda x: 3 * len(x.colonies),
    "impact_of_competition": lambda x: levels(x.standing("arena", *UNITS)),
    "impact_of_government": lambda x: 2 * x.ca_total + x.ma_total,
    "impact_of_happiness": lambda x: 2 * x.happiness() - 2 * x.discontent(),
    "impact_of_industry": industry,
    "impact_of_population": population,
    "impact_of_progress": lambda x: 2 * levels([*x.specials, x.government]),
    "impact_of_technology": lambda x: 4 * sum(CARDS[c].level == 3 for c in technologies(x)),
    "impact_of_variety": variety,
    "impact_of_wonders": lambda x: sum((5, 4, 3, 2)[CARDS[w].level] for w in x.wonders),
}
RANKED = {"impact_of_science": Sheet.science_rating, "impact_of_strength": Sheet.strength}
PLACES = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}


def scored(sheets: list[Sheet], order: list[int], events: list[str]) -> dict[int, int]:
    """Culture of everybody for these events; ties count for who comes first in the order."""
    found = dict.fromkeys(order, 0)
    for card in events:
        if card in RANKED:
            ranks = sorted(order, key=lambda x: -RANKED[card](sheets[x]))
            for seat, n in zip(ranks, PLACES[len(order)], strict=True):
                found[seat] += n
        else:
            for seat in order:
                found[seat] += IMPACTS[card](sheets[seat])
    return found


@pytest.mark.rule("NS-2.5", "NS-7.2", "NS-14.24", "NS-12.6")
@pytest.mark.parametrize("seed", range(60))
def test_final_scoring_is_that_of_the_rules(seed: int) -> None:
    rng = Rng(500 + seed)
    t = table_by_chance(rng)
    s = t.s
    events = [*IMPACTS, *RANKED]
    rng.shuffle(events)
    # Events of other ages, and territories, are ignored wherever they lie.
    s.current_events.cards = ["rats", *events[:4], "vast_territory_ii"]
    s.future_events.cards = [*events[4:7], "crime_wave"]
    for pile in (s.current_events, s.future_events):
        pile.placed_by = [-1] * len(pile.cards)
    for civ in s.players:
        civ.culture += 40
    s.current = rng.choice(s.order)
    sheets = [Sheet(s, seat) for seat in range(len(s.players))]
    gained = scored(sheets, s.order, events[:7])
    for seat in s.order:
        if sheets[seat].leader == "bill_gates":
            gained[seat] += levels(sheets[seat].standing("lab"))
    wanted = [civ.culture + gained[seat] for seat, civ in enumerate(s.players)]
    s.agenda.clear()
    t.change(finish.LastEvents(), finish.EndBonuses(), finish.Ranking())
    assert [civ.culture for civ in t.s.players] == wanted
    best = max(wanted)
    assert [n == best for n in wanted] == [place == 1 for place in finish.places(t.s)]


@pytest.mark.rule("NS-2.5")
def test_every_scoring_event_is_here() -> None:
    events = {c.id for c in CARDS.values() if c.kind == "event" and c.level == 3}
    assert events == {*IMPACTS, *RANKED}


class Cheaper(Sheet):
    """Prices in Development of Civilization: one less of food, resources or science."""

    def population_price(self, less: int = 0) -> int | None:
        return super().population_price(less + 1)

    def science_cost(self, card: str, revolution: bool) -> int:
        return max(0, super().science_cost(card, revolution) - 1)

    def allowed(self) -> set[Action]:
        found = self.orders(("populate",), (), 0) + self.developments()
        return {*found, *self.orders(("build",), FARMS_MINES + URBAN, 1)}


@pytest.mark.rule("NS-12.9", "NS-7.4", "NS-14.9", "INT-30")
@pytest.mark.parametrize("seed", range(40))
def test_development_of_civilization_is_that_of_the_rules(seed: int) -> None:
    rng = Rng(700 + seed)
    t = table_by_chance(rng)
    for civ in t.s.players:
        civ.purse = 0
    current = rng.choice(t.s.order)
    t.phase("politics", current)
    t.event("development_of_civilization", current)
    asked = []
    while t.decision.kind == "develops":
        seat = t.decision.seat
        sheet = Cheaper(t.s, seat)
        if seat != current:
            sheet.used.append("hammurabi")  # his action is one of the own turn
        assert {a for a in t.offers() if a.kind != "decline"} == sheet.allowed()
        action = rng.choice(t.offers())
        try:
            carry_out(sheet, action)
        except Asked:
            break
        t.act(seat, action)
        assert not different(facts(Sheet(t.s, seat)), facts(sheet)), action
        asked.append(seat)
    order = t.s.order[t.s.order.index(current) :] + t.s.order[: t.s.order.index(current)]
    assert asked == [seat for seat in order if seat in asked]


def carry_out(sheet: Sheet, action: Action) -> None:
    if isinstance(action, Populate):
        populate(sheet)
    elif isinstance(action, Build):
        build(sheet, action.card, 1)
    elif isinstance(action, Develop):
        develop(sheet, action)


@pytest.mark.rule("NS-12.11", "NS-14.15", "NS-5.3", "NS-5.4", "INT-12", "INT-13")
@pytest.mark.parametrize("seed", range(60))
def test_international_agreement_is_that_of_the_rules(seed: int) -> None:
    rng = Rng(800 + seed)
    t = table_by_chance(rng)
    current = rng.choice(t.s.order)
    at = t.s.order.index(current)
    order = t.s.order[at:] + t.s.order[:at]
    strength = {seat: Sheet(t.s, seat).strength() for seat in order}
    taker = max(order, key=lambda seat: (strength[seat], -order.index(seat)))
    t.phase("politics", current)
    t.event("international_agreement", current)
    left, before = 5, t.civ(taker)
    while t.decision.kind == "take_agreed":
        assert t.decision.seat == taker
        sheet = Sheet(t.s, taker)
        sheet.ca = left
        sheet.used.append("hammurabi")  # no military action stands in here
        offers = {a for a in t.offers() if a.kind == "take"}
        assert offers == {Take(c, x) for x, c in enumerate(sheet.row) if c and sheet.may_take(x)}
        action = rng.choice(t.offers())
        left -= sheet.take_cost(action.slot) if action.kind == "take" else 0
        t.act(taker, action)
    civ = t.civ(taker)
    assert (civ.ca, civ.ma, civ.science) == (before.ca, before.ma, before.science)
    assert civ.owes_politics == (len(civ.civil) > len(before.civil) or civ.wonder != before.wonder)
