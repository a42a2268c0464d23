"""What A New Story says in its own way (see `oracle`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.games.tta.actions import Build, Choose, Upgrade, UseAbility
from engine.games.tta.editions import EDITIONS
from tests.games.tta.oracle import FARMS_MINES, UNITS, URBAN, Sheet
from tests.games.tta.oracle_acts import build, give, populate, spend, upgrade
from tests.games.tta.oracle_impacts import IMPACTS, made_by, population_eats, technologies
from tests.games.tta.oracle_reading import Ordering, Reading
from tests.games.tta.test_army_search import by_search

CARDS = EDITIONS["new_story"].cards

# Action cards: (orders, kinds, less, afterwards) or what they give at once.
ORDERS: dict[str, Ordering] = {}
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
LIBRARIES = ("theater", "library")


# ------------------------------------------------------------------------------------- leaders


def armies(sheet: Sheet, units: Mapping[str, int]) -> int:
    assert sheet.tactic is not None
    return by_search(sheet.tactic, units, sheet.leader == "genghis_khan")


def culture(sheet: Sheet, kinds: Collection[str]) -> int:
    theaters, libraries = sheet.standing("theater"), sheet.standing("library")
    if sheet.leader == "j_s_bach" and "theater" in kinds:
        return len(theaters)
    best = sheet.best("theater")
    if sheet.leader == "charlie_chaplin" and "theater" in kinds and best is not None:
        return sheet.cards[best].gives.culture
    if sheet.leader == "william_shakespeare" and {"theater", "library"} <= set(kinds):
        return 2 * min(len(theaters), len(libraries))
    if sheet.leader == "sid_meier" and "lab" in kinds:
        return sum(sheet.cards[c].level for c in sheet.standing("lab"))
    return 0


def culture_besides(sheet: Sheet) -> int:
    cook = sheet.leader == "james_cook" and sheet.colonies
    return 1 + len(sheet.colonies) if cook else 0


def shakespeares(sheet: Sheet, card: str) -> int:
    kind = sheet.cards[card].kind
    if sheet.leader != "william_shakespeare" or kind not in LIBRARIES:
        return 0
    return 1 if sheet.standing("library" if kind == "theater" else "theater") else 0


def cheaper_science(sheet: Sheet, card: str) -> int:
    bach = sheet.leader == "j_s_bach" and sheet.cards[card].kind == "theater"
    return 2 if bach else shakespeares(sheet, card)


def cheaper_in_row(sheet: Sheet, card: str) -> int:
    kind, n = sheet.cards[card].kind, 0
    if kind == "wonder" and sheet.leader == "michelangelo":
        n += len(sheet.wonders)
    if card == "taj_mahal" and sheet.replaced_leader:
        n += 2
    return n + (kind == "leader" and sheet.leader == "hammurabi")


# ----------------------------------------------------------------------------------- abilities


def hammurabi(sheet: Sheet) -> list[None]:
    announced = "hammurabi:now" in sheet.used
    return [None] if sheet.ca and sheet.stand_in() and not announced else []


def churchill(sheet: Sheet) -> list[Choose]:
    if sheet.leader in sheet.used:
        return []
    return [Choose("culture"), Choose("military")]


def barbarossa(sheet: Sheet) -> list[Build]:
    price = sheet.population_price(1)
    if not sheet.ma or price is None or price > sheet.stock("food"):
        return []
    units = [c for c in sheet.workers if sheet.cards[c].kind in UNITS]
    return [Build(c) for c in units if sheet.cost(c) - 1 <= sheet.unit_money()]


def bach(sheet: Sheet) -> list[Upgrade]:
    if sheet.leader in sheet.used or not sheet.civil():
        return []
    cards = sheet.cards
    limit = cards[sheet.government].urban_limit
    assert limit is not None
    full = len(sheet.standing("theater")) >= limit
    return [
        Upgrade(old, new)
        for old in set(sheet.standing(*URBAN))
        for new in sheet.workers
        if cards[new].kind == "theater" and new != old
        if cards[new].level >= cards[old].level
        if cards[old].kind == "theater" or not full
        if sheet.cost(new) - sheet.cost(old) <= sheet.stock("resources")
    ]


def liner(sheet: Sheet) -> list[None]:
    return [None] if sheet.yellow_bank and "ocean_liner_service" not in sheet.used else []


def call_up(sheet: Sheet, action: UseAbility) -> None:
    assert isinstance(action.then, Build)
    sheet.ma -= 1
    populate(sheet, 1)
    build(sheet, action.then.card, 1)


def stage(sheet: Sheet, action: UseAbility) -> None:
    assert isinstance(action.then, Upgrade)
    spend(sheet, 1)
    sheet.used.append(action.card)
    upgrade(sheet, action.then.source, action.then.target)


def arrive(sheet: Sheet, action: UseAbility) -> None:
    sheet.used.append(action.card)
    sheet.yellow_bank -= 1
    sheet.idle += 1


def speak(sheet: Sheet, action: UseAbility) -> None:
    assert isinstance(action.then, Choose)
    sheet.used.append(action.card)
    culture = action.then.option == "culture"
    give(sheet, {"culture": 3} if culture else {"purse": 3, "purse_science": 3})


# ------------------------------------------------------------------------------------- scoring


def hollywood(sheet: Sheet) -> int:
    made = sum(sheet.cards[c].gives.culture for c in sheet.standing(*LIBRARIES))
    return 2 * (made + culture(sheet, LIBRARIES))


def internet(sheet: Sheet) -> int:
    gives = [sheet.cards[c].gives for c in sheet.standing(*URBAN)]
    made = sum(g.culture + g.science + g.strength for g in gives)
    return made + culture(sheet, URBAN) + sheet.science_by_leader()


def agriculture(sheet: Sheet) -> int:
    food = sheet.made("food")
    return food + (4 if food > population_eats(sheet) else 0)


def balance(sheet: Sheet) -> int:
    goods = (sheet.made("food"), sheet.made("resources"))
    return 2 * min(sheet.science_rating(), sheet.culture_rating(), *goods)


def variety(sheet: Sheet) -> int:
    kinds = {sheet.cards[c].kind for c in sheet.standing(*URBAN, *UNITS)}
    return 2 * (len(kinds) + len(sheet.specials))


NEW_STORY = Reading(
    cards=CARDS,
    corrupt={0: 6, 5: 4, 10: 2},
    production=("points", "corruption", "food", "consumption", "resources"),
    orders=ORDERS,
    gifts=GIFTS,
    either=RESERVES,
    per_rival=PER_RIVAL,
    smile=lambda faces: faces + 1,
    pious=("temple", "government"),
    armies=armies,
    culture=culture,
    culture_besides=culture_besides,
    strength={"napoleon_bonaparte": lambda x: 2 * len({CARDS[c].kind for c in x.standing(*UNITS)})},
    cheaper=shakespeares,
    cheaper_science=cheaper_science,
    cheaper_in_row=cheaper_in_row,
    abilities={
        "hammurabi": hammurabi,
        "winston_churchill": churchill,
        "frederick_barbarossa": barbarossa,
        "j_s_bach": bach,
        "ocean_liner_service": liner,
    },
    uses={
        "hammurabi": lambda sheet, action: sheet.used.append("hammurabi:now"),
        "winston_churchill": speak,
        "frederick_barbarossa": call_up,
        "j_s_bach": stage,
        "ocean_liner_service": arrive,
    },
    scored={"hollywood": hollywood, "internet": internet},
    impacts={
        **IMPACTS,
        "impact_of_agriculture": agriculture,
        "impact_of_balance": balance,
        "impact_of_colonies": lambda x: 3 * len(x.colonies),
        "impact_of_industry": lambda x: made_by(x, "mine"),
        "impact_of_technology": lambda x: 4 * sum(CARDS[c].level == 3 for c in technologies(x)),
        "impact_of_variety": variety,
    },
    ends={},
    lends="hammurabi",
    shares_tactics=True,
    refund=1,
    keeps_higher=True,
    revolution_culture=3,
)
