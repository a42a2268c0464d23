"""A second reading of events that are carried out without much asking (see `oracle`), and the
engine held against it on civilizations made up by chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core import Rng
from engine.games.tta.actions import Take
from tests.games.tta.oracle import Asked, Sheet
from tests.games.tta.oracle_worlds import World, different, facts, table_by_chance

Table = Sequence[Sheet]
"""Everybody, the current player first, the others in turn order."""
Event = Callable[[Table], None]


def everybody(do: Callable[[Sheet], None]) -> Event:
    """An event that does the same to all."""

    def happens(table: Table) -> None:
        for sheet in table:
            do(sheet)

    return happens


def ranked(table: Table, measure: Callable[[Sheet], int]) -> list[Sheet]:
    """Of equals the one whose turn comes sooner is ahead."""
    return sorted(table, key=lambda sheet: -measure(sheet))


def gains(**goods: int) -> Event:
    """Everybody gains these, in this order."""

    def do(sheet: Sheet) -> None:
        for good, n in goods.items():
            if good == "science":
                sheet.learn(n)
            else:
                sheet.gain(good, n)

    return everybody(do)


def scores(points: Callable[[Sheet], int]) -> Event:
    def do(sheet: Sheet) -> None:
        sheet.culture = max(0, sheet.culture + points(sheet))

    return everybody(do)


def settle(sheet: Sheet) -> None:
    if sheet.yellow_bank:
        sheet.yellow_bank -= 1
        sheet.idle += 1


def lose_workers(sheet: Sheet, n: int) -> None:
    """Unused ones go first; of others the owner chooses."""
    if n > sheet.idle:
        raise Asked
    sheet.idle -= n
    sheet.yellow_bank += n


def economy(sheet: Sheet) -> None:
    """A production without points, and without an uprising."""
    steps = {
        "corruption": sheet.corrupt,
        "food": lambda: sheet.produce_on("food"),
        "consumption": sheet.eat,
        "resources": lambda: sheet.produce_on("resources"),
    }
    for step in sheet.reading.production:
        if step in steps:
            steps[step]()


def pride(table: Table) -> None:
    ranked(table, lambda sheet: sheet.culture)[0].culture += 5


def borders(table: Table) -> None:
    order = ranked(table, Sheet.strength)
    if order[-1].yellow_bank:
        order[-1].yellow_bank -= 1
        order[0].yellow_bank += 1


def emigrate(table: Table) -> None:
    for sheet in table:
        lose_workers(sheet, (sheet.discontent() + 1) // 2)


EVENTS: Mapping[str, Event] = {
    "development_of_crafts": gains(resources=2),
    "development_of_science": gains(science=2),
    "development_of_settlement": everybody(settle),
    "cultural_influence": scores(Sheet.culture_rating),
    "good_harvest": everybody(lambda sheet: sheet.produce_on("food")),
    "reign_of_terror": lambda table: lose_workers(ranked(table, Sheet.strength)[-1], 1),
    "scientific_breakthrough": everybody(lambda sheet: sheet.learn(sheet.science_rating())),
    "uncertain_borders": borders,
    "economic_progress": everybody(economy),
    "emigration": emigrate,
    "national_pride": pride,
    "popularization_of_science": scores(Sheet.science_rating),
}
"""As far as the editions agree."""


def same_event(world: World, event: str, happens: Event, tables: int = 12) -> None:
    """What the event does to everybody, on so many tables."""
    rng = Rng(1000)
    for _ in range(tables):
        t = table_by_chance(world, rng)
        current = rng.choice(t.s.order)
        at = t.s.order.index(current)
        seats = t.s.order[at:] + t.s.order[:at]
        t.s.current = current
        sheets = [Sheet(world.reading, t.s, seat) for seat in seats]
        try:
            happens(sheets)
        except Asked:
            continue
        t.event(event, current)
        for seat, sheet in zip(seats, sheets, strict=True):
            after = Sheet(world.reading, t.s, seat)
            assert not different(facts(after), facts(sheet)), (seat, event)


def same_agreement(world: World, seed: int) -> None:
    """What the strongest may take, card by card."""
    rng = Rng(800 + seed)
    t = table_by_chance(world, rng)
    current = rng.choice(t.s.order)
    at = t.s.order.index(current)
    order = t.s.order[at:] + t.s.order[:at]
    strength = {seat: Sheet(world.reading, t.s, seat).strength() for seat in order}
    taker = max(order, key=lambda seat: (strength[seat], -order.index(seat)))
    t.phase("politics", current)
    t.event("international_agreement", current)
    left, before = 5, t.civ(taker)
    while t.decision.kind == "take_agreed":
        assert t.decision.seat == taker
        sheet = Sheet(world.reading, t.s, taker)
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
    taken = civ.civil.cards[len(before.civil) :]
    waits = [c for c in taken if world.reading.cards[c].kind == "action"]
    here = taker == current and world.reading.agreed_cards_wait
    assert civ.fresh == [*before.fresh, *(waits if here else [])]
