"""What events of age III score, as far as the editions agree (see `oracle`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.tta.oracle import EATEN, FARMS_MINES, UNITS, URBAN, Sheet
from tests.games.tta.oracle_reading import Part

RANKED: Mapping[str, Part] = {
    "impact_of_science": Sheet.science_rating,
    "impact_of_strength": Sheet.strength,
}
PLACES = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}


def levels(sheet: Sheet, cards: Sequence[str]) -> int:
    return sum(sheet.cards[c].level for c in cards)


def technologies(sheet: Sheet) -> list[str]:
    return [*sheet.workers, *sheet.specials, sheet.government]


def population_eats(sheet: Sheet) -> int:
    return next((n for place, n in EATEN.items() if place >= sheet.yellow_bank), 0)


def made_by(sheet: Sheet, *kinds: str) -> int:
    """Resources that the mines, or labs that work as such, would make."""
    leader, sheet.leader = sheet.leader, sheet.leader if "lab" in kinds else None
    made = sheet.made("resources")
    sheet.leader = leader
    return made


def population(sheet: Sheet) -> int:
    workers = len(sheet.standing(*FARMS_MINES, *URBAN, *UNITS)) + sheet.idle
    return 2 * max(0, workers - sheet.discontent() - 10)


IMPACTS: Mapping[str, Part] = {
    "impact_of_architecture": lambda x: levels(x, x.standing(*URBAN)),
    "impact_of_competition": lambda x: levels(x, x.standing("arena", *UNITS)),
    "impact_of_government": lambda x: 2 * x.ca_total + x.ma_total,
    "impact_of_happiness": lambda x: 2 * x.happiness() - 2 * x.discontent(),
    "impact_of_population": population,
    "impact_of_progress": lambda x: 2 * levels(x, [*x.specials, x.government]),
    "impact_of_wonders": lambda x: sum((5, 4, 3, 2)[x.cards[w].level] for w in x.wonders),
}


def scored(sheets: Sequence[Sheet], order: Sequence[int], events: Sequence[str]) -> dict[int, int]:
    """Culture of everybody for these events; ties count for who comes first in the order."""
    found = dict.fromkeys(order, 0)
    for card in events:
        if card in RANKED:
            ranks = sorted(order, key=lambda x: -RANKED[card](sheets[x]))
            for seat, n in zip(ranks, PLACES[len(order)], strict=True):
                found[seat] += n
        else:
            for seat in order:
                found[seat] += sheets[seat].reading.impacts[card](sheets[seat])
    return found
