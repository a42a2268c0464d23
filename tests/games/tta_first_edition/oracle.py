"""What the first edition says in its own way, as the second reading of the rules has it (see
`tests.games.tta.oracle`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from engine.games.tta.actions import Build, UseAbility
from engine.games.tta.editions import EDITIONS
from tests.games.tta.oracle import FARMS_MINES, UNITS, URBAN, Sheet
from tests.games.tta.oracle_acts import build, populate, spend
from tests.games.tta.oracle_impacts import IMPACTS, made_by, technologies
from tests.games.tta.oracle_reading import Ordering, Reading
from tests.games.tta.test_army_search import by_search

CARDS = EDITIONS["first_edition"].cards

ORDERS: dict[str, Ordering] = {}
GIFTS: dict[str, dict[str, int]] = {}
for age, less in (("a", 1), ("i", 2), ("ii", 3), ("iii", 4)):
    ORDERS[f"ideal_building_site_{age}"] = (("build",), URBAN, less, {})
    ORDERS[f"engineering_genius_{age}"] = (("stage",), (), less + 1, {})
    GIFTS[f"patriotism_{age}"] = {"ma": 1, "purse": less}
    GIFTS[f"work_of_art_{age}"] = {"culture": 7 - less}
    if age != "iii":
        ORDERS[f"rich_land_{age}"] = (("build",), FARMS_MINES, less, {})
        ORDERS[f"frugality_{age}"] = (("populate",), (), 0, {"food": less})
    if age != "a":
        ORDERS[f"efficient_upgrade_{age}"] = (("upgrade",), FARMS_MINES + URBAN, less, {})
        GIFTS[f"bountiful_harvest_{age}"] = {"food": less}
        GIFTS[f"mineral_deposits_{age}"] = {"resources": less}
for age, more in (("i", 2), ("ii", 4)):
    ORDERS[f"breakthrough_{age}"] = (("develop",), (), 0, {"science": more})
for age, science in (("a", 1), ("i", 2), ("ii", 4), ("iii", 6)):
    GIFTS[f"revolutionary_idea_{age}"] = {"science": science}
PER_RIVAL = {
    # by number of players
    "wave_of_nationalism": {2: 6, 3: 3, 4: 2},
    "military_build_up": {2: 8, 3: 5, 4: 3},
    "endowment_for_the_arts": {2: 6, 3: 3, 4: 2},
}


# ------------------------------------------------------------------------------------- leaders


def armies(sheet: Sheet, units: Mapping[str, int]) -> int:
    """None under Genghis Khan; the best one counts twice under Napoleon."""
    assert sheet.tactic is not None
    if sheet.leader == "genghis_khan":
        return 0
    napoleon = sheet.leader == "napoleon_bonaparte"
    return by_search(sheet.tactic, units, False, CARDS, napoleon)


def riders(sheet: Sheet) -> int:
    return len(sheet.standing("cavalry"))


def culture(sheet: Sheet, kinds: Collection[str]) -> int:
    """What leaders make of buildings."""
    theaters, libraries = sheet.standing("theater"), sheet.standing("library")
    if sheet.leader == "j_s_bach":
        return len(theaters)
    best = sheet.best("theater")
    if sheet.leader == "rock_and_roll_icon" and best is not None:
        return CARDS[best].gives.culture
    if sheet.leader == "william_shakespeare":
        return len(libraries) + 2 * min(len(theaters), len(libraries))
    if sheet.leader == "game_designer":
        return sum(CARDS[c].level for c in sheet.standing("lab"))
    return 0


def culture_besides(sheet: Sheet) -> int:
    if sheet.leader == "homer":
        return min(2, sheet.workers["warriors"])
    if sheet.leader == "james_cook":
        return 2 * len(sheet.colonies)
    return riders(sheet) if sheet.leader == "genghis_khan" else 0


def burden(sheet: Sheet, card: str) -> int:
    """What rivals who are led by Tesla add."""
    tesla = sum(rival.leader == "nikola_tesla" for rival in sheet.rivals)
    return tesla if CARDS[card].kind in ("lab", "library") else 0


def cheaper(sheet: Sheet, card: str) -> int:
    if sheet.leader == "j_s_bach" and CARDS[card].kind == "theater":
        return 1
    if sheet.leader == "winston_churchill" and CARDS[card].kind in UNITS:
        return 2 if sheet.attacked else 0
    return -burden(sheet, card)


def cheaper_science(sheet: Sheet, card: str) -> int:
    if sheet.leader == "j_s_bach" and CARDS[card].kind == "theater":
        return 1
    return 3 if sheet.leader == "winston_churchill" and CARDS[card].kind in UNITS else 0


def cheaper_in_row(sheet: Sheet, card: str) -> int:
    return 1 if sheet.leader == "michelangelo" and CARDS[card].kind == "wonder" else 0


# ----------------------------------------------------------------------------------- abilities


def barbarossa(sheet: Sheet) -> list[Build]:
    price = sheet.population_price(1)
    if not sheet.ca or price is None or price > sheet.stock("food"):
        return []
    units = [c for c in sheet.workers if CARDS[c].kind in UNITS]
    return [Build(c) for c in units if sheet.cost(c) - 1 <= sheet.unit_money()]


def liner(sheet: Sheet) -> list[None]:
    price = sheet.population_price(5)
    if price is None or "ocean_liner_service" in sheet.used:
        return []
    return [None] if price <= sheet.stock("food") else []


def call_up(sheet: Sheet, action: UseAbility) -> None:
    assert isinstance(action.then, Build)
    spend(sheet, 1)
    populate(sheet, 1)
    build(sheet, action.then.card, 1)


def arrive(sheet: Sheet, action: UseAbility) -> None:
    sheet.used.append(action.card)
    populate(sheet, 5)


# ------------------------------------------------------------------------------------- scoring


def levels_of(sheet: Sheet, *kinds: str) -> int:
    return sum(CARDS[c].level for c in sheet.standing(*kinds))


FULL = Reading(
    cards=CARDS,
    corrupt={0: 6, 4: 4, 8: 2},
    production=("points", "food", "consumption", "resources", "corruption"),
    orders=ORDERS,
    gifts=GIFTS,
    either={},
    per_rival=PER_RIVAL,
    smile=lambda faces: 2 * faces,
    pious=("temple",),
    armies=armies,
    culture=culture,
    culture_besides=culture_besides,
    strength={"genghis_khan": riders},
    cheaper=cheaper,
    upgrades_add=burden,
    cheaper_science=cheaper_science,
    cheaper_in_row=cheaper_in_row,
    abilities={"frederick_barbarossa": barbarossa, "ocean_liner_service": liner},
    uses={"frederick_barbarossa": call_up, "ocean_liner_service": arrive},
    scored={
        "hollywood": lambda x: 2 * levels_of(x, "theater", "library"),
        "internet": lambda x: 2 * levels_of(x, "lab", "library"),
    },
    impacts={
        **IMPACTS,
        "impact_of_agriculture": lambda x: x.made("food"),
        "impact_of_colonies": lambda x: 4 * len(x.colonies),
        "impact_of_industry": lambda x: made_by(x, "mine", "lab"),
        "impact_of_technology": lambda x: 4 * sum(CARDS[c].level == 3 for c in technologies(x)),
    },
    ends={"culture": 30, "strength": 60, "science_points": 40},
    keeps_spent=True,
    cards_need_actions=True,
    agreed_cards_wait=True,
)

ADVANCED = replace(
    FULL,
    impacts={
        **FULL.impacts,
        "impact_of_technology": lambda x: 4 * sum(CARDS[c].level == 2 for c in technologies(x)),
    },
)

SIMPLE = replace(
    FULL,
    production=("points", "food", "consumption", "resources"),
    discontent=False,
)

READINGS = {"full": FULL, "advanced": ADVANCED, "simple": SIMPLE}
EASIER = replace(FULL, more_buildings=1)


def final_bonus(sheet: Sheet) -> int:
    """Culture in the end of the Simple game (OR-3.4)."""
    found = sum(CARDS[c].level == 1 for c in technologies(sheet))
    made = sheet.science_rating() + sheet.made("food") + sheet.made("resources")
    return 2 * (found + sheet.strength() + sheet.happiness()) + made
