"""Invented positions of Through the Ages, written as views: pictures need nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.tta.cards.table import card_table
from engine.games.tta.query.production import Preview
from engine.games.tta.view import CivView, Lines, PactView, View

CARDS = card_table("new_story")
PRICES = CARDS.board.row.prices
NAMES = ("Ariadne", "Benedek", "Νίκη", "Zsófia Kőműves")


def pairs(text: str, separator: str = " ") -> Lines:
    """Pairs of "iron:2 coal:1"."""
    return tuple((part.split(":")[0], int(part.split(":")[1])) for part in text.split(separator))


def civ(seat: int, **given: Any) -> CivView:
    """A civilization as at the beginning, except for what is given."""
    start: dict[str, Any] = {
        "seat": seat,
        "out": False,
        "government": "despotism",
        "leader": None,
        "wonder": None,
        "stages": 0,
        "wonders": (),
        "ruins": (),
        "homer": None,
        "workers": pairs("agriculture:2 bronze:2 philosophy:1 religion:0 warriors:1"),
        "blue": (),
        "specials": (),
        "colonies": (),
        "tactic": None,
        "exclusive": False,
        "war": None,
        "war_on": -1,
        "civil": (),
        "military": (),
        "civil_limit": 4,
        "military_limit": 2,
        "fresh": (),
        "ca": 4,
        "ma": 2,
        "ca_total": 4,
        "ma_total": 2,
        "purse": 0,
        "purse_science": 0,
        "used": (),
        "spent": (),
        "idle": 1,
        "yellow_bank": 18,
        "blue_bank": 16,
        "food": 0,
        "resources": 0,
        "food_made": 2,
        "resources_made": 2,
        "consumption": 0,
        "corruption": 0,
        "required": 0,
        "discontent": 0,
        "price": 2,
        "build_prices": (),
        "develop_prices": (),
        "revolution_prices": (),
        "science": 0,
        "culture": 0,
        "science_rating": 1,
        "culture_rating": 0,
        "strength": 1,
        "happiness": 0,
        "colonization": 0,
        "science_lines": (("philosophy", 1),),
        "culture_lines": (),
        "strength_lines": (("warriors", 1),),
        "happiness_lines": (),
        "owes_politics": False,
        "turns": 0,
    }
    return CivView(**{**start, **given})


def table(players: tuple[CivView, ...], row: str, **given: Any) -> View:
    """A table; in the row "-" is an empty space."""
    cards = tuple(None if card == "-" else card for card in row.split())
    start: dict[str, Any] = {
        "edition": "new_story",
        "viewer": None,
        "order": tuple(range(len(players))),
        "start": 0,
        "current": 0,
        "round": 1,
        "age": 0,
        "last_round": 0,
        "players": players,
        "row": (*cards, *[None] * (13 - len(cards))),
        "row_prices": PRICES,
        "take_prices": PRICES,
        "civil_deck": 20,
        "military_deck": 0,
        "discards": (0, 0, 0, 0),
        "current_events": (0,) * (len(players) + 2),
        "future_events": (),
        "current_seen": (),
        "future_seen": (),
        "past_events": (),
        "common_tactics": (),
        "pacts": (),
        "peaceful": False,
        "cause": "",
        "preview": None,
    }
    past = given.get("past_events", ())
    return View(**{**start, "last_event": past[-1] if past else "", **given})


def dearer(row: str, by: int) -> tuple[int, ...]:
    """Prices of a row in which wonders cost more."""
    cards = row.split()
    return tuple(
        price + (by if card != "-" and CARDS[card].kind == "wonder" else 0)
        for card, price in zip(cards, PRICES, strict=True)
    )


def with_civ(view: View, seat: int, **changes: Any) -> View:
    """The view with one civilization changed."""
    players = list(view.players)
    players[seat] = replace(players[seat], **changes)
    return replace(view, players=tuple(players))


_FIRST_ROW = (
    "hammurabi pyramids rich_land_a moses homer stockpile colossus urban_growth_a aristotle "
    "hanging_gardens patriotism_a cultural_heritage_a library_of_alexandria"
)
OPENING = table(
    (civ(0, ca=1, ma=0), civ(1, ca=2, ma=0)),
    _FIRST_ROW,
)

_ARIADNE = civ(
    0,
    government="monarchy",
    leader="leonardo_da_vinci",
    wonder="kremlin",
    stages=1,
    wonders=("library_of_alexandria", "universitas_carolina"),
    workers=pairs(
        "agriculture:2 irrigation:1 bronze:1 iron:2 philosophy:0 alchemy:2 religion:1 theology:1 "
        "printing_press:1 warriors:0 swordsmen:2 knights:1"
    ),
    blue=pairs("agriculture:1 irrigation:1 iron:2"),
    specials=("code_of_laws",),
    tactic="phalanx",
    civil=("breakthrough_ii", "opera", "bill_gates", "urban_growth_ii"),
    military=(None, None),
    civil_limit=7,
    military_limit=4,
    ca=6,
    ca_total=6,
    ma=3,
    ma_total=3,
    yellow_bank=8,
    blue_bank=11,
    food=3,
    resources=4,
    food_made=4,
    resources_made=5,
    consumption=3,
    required=4,
    discontent=1,
    price=5,
    science=11,
    culture=46,
    science_rating=9,
    culture_rating=4,
    strength=13,
    happiness=3,
    science_lines=pairs("alchemy:4 leonardo_da_vinci:1 printing_press:1 universitas_carolina:2 "
                        "library_of_alexandria:1"),
    culture_lines=pairs("religion:1 theology:1 printing_press:1 library_of_alexandria:1"),
    strength_lines=pairs("swordsmen:4 knights:2 phalanx:3 theocracy:4"),
    happiness_lines=pairs("theology:2 religion:1"),
    turns=9,
)  # fmt: skip
_BENEDEK = civ(
    1,
    government="constitutional_monarchy",
    leader="james_cook",
    wonder="transcontinental_railroad",
    stages=2,
    wonders=("colossus", "great_wall"),
    homer="great_wall",
    workers=pairs(
        "agriculture:1 irrigation:2 bronze:1 iron:2 philosophy:1 alchemy:1 religion:2 "
        "bread_and_circuses:1 drama:1 warriors:0 swordsmen:2 knights:1 cannon:1"
    ),
    blue=pairs("agriculture:1 irrigation:2 bronze:1 iron:3"),
    specials=("navigation", "masonry"),
    colonies=("inhabited_territory_i", "wealthy_territory_i"),
    tactic="napoleonic_army",
    exclusive=True,
    civil=("coal", "scientific_method", "breakthrough_ii", "urban_growth_ii", "journalism"),
    military=(None,) * 4,
    civil_limit=6,
    military_limit=4,
    fresh=("breakthrough_ii",),
    ca=3,
    ca_total=6,
    ma=2,
    ma_total=4,
    purse=2,
    used=("james_cook",),
    yellow_bank=8,
    blue_bank=10,
    food=5,
    resources=7,
    food_made=5,
    resources_made=5,
    consumption=3,
    corruption=2,
    required=4,
    price=4,
    build_prices=pairs("bronze:2 iron:5 religion:3 bread_and_circuses:2 drama:3 cannon:5"),
    develop_prices=pairs("coal:7 scientific_method:5 journalism:6"),
    science=9,
    culture=71,
    science_rating=3,
    culture_rating=8,
    strength=24,
    happiness=6,
    colonization=3,
    science_lines=pairs("alchemy:2 philosophy:1"),
    culture_lines=pairs("religion:2 drama:2 james_cook:3 great_wall:1"),
    strength_lines=pairs(
        "swordsmen:4 knights:2 cannon:3 bread_and_circuses:1 napoleonic_army:7 colossus:2 "
        "navigation:2 great_wall:3"
    ),
    happiness_lines=pairs("religion:2 bread_and_circuses:2 drama:1 great_wall:1"),
    turns=9,
)
_NIKE = civ(
    2,
    government="republic",
    leader="william_shakespeare",
    wonder="eiffel_tower",
    stages=1,
    wonders=("hanging_gardens", "taj_mahal"),
    ruins=("hanging_gardens",),
    workers=pairs(
        "agriculture:2 irrigation:1 bronze:2 iron:1 philosophy:1 alchemy:1 religion:1 "
        "printing_press:2 drama:2 warriors:2"
    ),
    blue=pairs("agriculture:1 bronze:1 iron:1"),
    specials=("justice_system", "architecture"),
    tactic="fighting_band",
    civil=("reserves_ii", "coal", "winston_churchill", "efficient_upgrade_ii", "republic", "opera"),
    military=(None,),
    civil_limit=8,
    ca=8,
    ca_total=8,
    yellow_bank=8,
    blue_bank=12,
    food=1,
    resources=3,
    food_made=4,
    resources_made=4,
    consumption=3,
    required=4,
    idle=0,
    price=5,
    science=6,
    culture=88,
    science_rating=5,
    culture_rating=15,
    strength=3,
    happiness=6,
    science_lines=pairs("alchemy:2 philosophy:1 printing_press:2"),
    culture_lines=pairs(
        "drama:4 printing_press:2 taj_mahal:3 william_shakespeare:4 religion:1 hanging_gardens:2"
    ),
    strength_lines=pairs("warriors:2 fighting_band:1"),
    happiness_lines=pairs("drama:2 religion:1 william_shakespeare:1 hanging_gardens:2"),
    turns=9,
)
_ZSOFIA = civ(
    3,
    government="theocracy",
    leader="napoleon_bonaparte",
    wonders=("pyramids",),
    workers=pairs(
        "agriculture:1 selective_breeding:1 bronze:1 iron:2 coal:1 philosophy:2 religion:1 "
        "bread_and_circuses:1 riflemen:2 warriors:0 cavalrymen:2"
    ),
    blue=pairs("selective_breeding:1 bronze:1 iron:2 coal:1"),
    specials=("strategy", "cartography"),
    colonies=("vast_territory_i", "strategic_territory_i"),
    tactic="classic_army",
    war="war_over_territory",
    war_on=2,
    civil=("cannon", "patriotism_ii", "wave_of_nationalism"),
    military=(None,) * 6,
    civil_limit=5,
    military_limit=7,
    ca=5,
    ca_total=5,
    ma=7,
    ma_total=7,
    idle=2,
    yellow_bank=10,
    blue_bank=10,
    food=3,
    resources=8,
    food_made=4,
    resources_made=8,
    consumption=2,
    corruption=2,
    required=3,
    price=4,
    science=3,
    culture=39,
    science_rating=2,
    culture_rating=3,
    strength=32,
    happiness=4,
    colonization=2,
    science_lines=pairs("philosophy:2"),
    culture_lines=pairs("religion:1 theocracy:1 promise_of_military_protection:1"),
    strength_lines=pairs(
        "riflemen:6 cavalrymen:6 classic_army:8 napoleon_bonaparte:4 strategy:3 theocracy:1 "
        "strategic_territory_i:2 bread_and_circuses:1 cartography:1"
    ),
    happiness_lines=pairs("bread_and_circuses:2 religion:1 theocracy:1"),
    turns=9,
)
_MIDDLE_ROW = (
    "rich_land_ii journalism frugality_ii organized_religion - isaac_newton riflemen "
    "ocean_liner_service coal opera j_s_bach efficient_upgrade_ii constitutional_monarchy"
)
MIDDLE = table(
    (_ARIADNE, _BENEDEK, _NIKE, _ZSOFIA),
    _MIDDLE_ROW,
    current=1,
    round=10,
    age=2,
    take_prices=dearer(_MIDDLE_ROW, 2),
    changed=(
        (0, "kremlin"),
        (0, "opera"),
        (1, "cannon"),
        (1, "journalism"),
        (1, "navigation"),
        (3, "war_over_territory"),
        (3, "cavalrymen"),
    ),
    preview=Preview(
        uprising=False,
        discontent=0,
        science=3,
        culture=8,
        corruption=2,
        food=5,
        consumption=3,
        famine=0,
        resources=5,
        draw=2,
        discard=0,
    ),
    civil_deck=21,
    military_deck=19,
    current_events=(1, 1, 2, 2),
    future_events=((1, 3), (2, 0), (2, 1)),
    past_events=("development_of_science", "rats", "good_harvest"),
    common_tactics=("fighting_band", "phalanx", "heavy_cavalry", "classic_army"),
    pacts=(PactView("promise_of_military_protection", 0, 0, 3),),
)
HAND = replace(
    with_civ(
        MIDDLE,
        1,
        military=("defense_colonization_ii", "raid_ii", "refugees", "mobile_artillery"),
    ),
    viewer=1,
    current_seen=((2, "civil_unrest"),),
    future_seen=((2, "politics_of_strength"),),
)
"""The same table for Benedek."""

LATE = table(
    (
        civ(
            0,
            government="democracy",
            leader="bill_gates",
            wonder="internet",
            stages=3,
            wonders=("pyramids", "great_wall", "st_peters_basilica", "kremlin", "hollywood"),
            ruins=("great_wall",),
            homer="pyramids",
            workers=pairs(
                "agriculture:1 selective_breeding:2 mechanized_agriculture:1 bronze:0 iron:2 "
                "oil:2 philosophy:0 alchemy:1 scientific_method:1 computers:3 religion:1 "
                "organized_religion:2 theology:0 printing_press:0 multimedia:3 drama:0 "
                "movies:2 team_sports:1 warriors:0 riflemen:1 modern_infantry:3 cannon:2 "
                "rockets:2 air_forces:1 cavalrymen:1 tanks:2"
            ),
            blue=pairs(
                "selective_breeding:3 mechanized_agriculture:2 iron:1 oil:4 computers:3 alchemy:1"
            ),
            specials=("military_theory", "civil_service", "satellites", "engineering"),
            colonies=(
                "vast_territory_i",
                "developed_territory_i",
                "inhabited_territory_ii",
                "historic_territory_ii",
                "strategic_territory_ii",
                "wealthy_territory_i",
            ),
            tactic="modern_army",
            exclusive=True,
            war="war_over_culture",
            war_on=2,
            civil=(None,) * 9,
            military=(None,) * 11,
            civil_limit=9,
            military_limit=9,
            ca=2,
            ca_total=9,
            ma=4,
            ma_total=9,
            purse=12,
            idle=3,
            yellow_bank=0,
            blue_bank=3,
            food=19,
            resources=43,
            food_made=14,
            resources_made=25,
            consumption=6,
            corruption=6,
            required=8,
            price=None,
            science=48,
            culture=247,
            science_rating=31,
            culture_rating=36,
            strength=112,
            happiness=8,
            colonization=5,
            science_lines=pairs(
                "computers:15 multimedia:9 scientific_method:3 alchemy:2 military_pact:2"
            ),
            culture_lines=pairs(
                "movies:8 multimedia:9 religion:1 organized_religion:2 st_peters_basilica:2 "
                "kremlin:2 democracy:3 great_wall:2 international_tourism:3 loss_of_sovereignty:2 "
                "mahatma_gandhi:2"
            ),
            strength_lines=pairs(
                "modern_infantry:15 riflemen:3 cannon:6 rockets:10 air_forces:5 cavalrymen:3 "
                "tanks:10 modern_army:39 military_theory:5 satellites:3 team_sports:2 "
                "strategic_territory_ii:4 military_pact:3 kremlin:4"
            ),
            happiness_lines=pairs(
                "organized_religion:6 religion:1 team_sports:3 movies:2 st_peters_basilica:8 "
                "kremlin:-1 historic_territory_ii:2"
            ),
        ),
        civ(
            1,
            out=True,
            workers=(),
            government="despotism",
            civil=(),
            military=(),
            culture=12,
        ),
        civ(
            2,
            government="fundamentalism",
            leader="mahatma_gandhi",
            wonders=("hanging_gardens", "eiffel_tower", "first_space_flight"),
            workers=pairs(
                "agriculture:0 irrigation:2 mechanized_agriculture:2 bronze:0 coal:3 alchemy:0 "
                "scientific_method:2 organized_religion:1 professional_sports:1 journalism:2 "
                "opera:2 swordsmen:3 tanks:1"
            ),
            blue=pairs("mechanized_agriculture:1 coal:2"),
            specials=("warfare", "justice_system"),
            tactic="entrenchments",
            civil=("engineering_genius_iii", "patriotism_iii"),
            military=(None,) * 3,
            civil_limit=7,
            military_limit=5,
            ca=7,
            ca_total=7,
            ma=6,
            ma_total=6,
            idle=0,
            yellow_bank=3,
            blue_bank=10,
            food=0,
            resources=1,
            food_made=3,
            resources_made=9,
            consumption=4,
            corruption=2,
            required=7,
            discontent=2,
            price=7,
            science=7,
            culture=198,
            science_rating=0,
            culture_rating=18,
            strength=21,
            happiness=5,
            science_lines=pairs("scientific_method:6 journalism:4 fundamentalism:-2"),
            culture_lines=pairs("opera:6 journalism:4 eiffel_tower:4 mahatma_gandhi:2"),
            strength_lines=pairs("swordsmen:6 tanks:5 fundamentalism:5 professional_sports:3"),
            happiness_lines=pairs("professional_sports:4 organized_religion:3 eiffel_tower:1"),
        ),
    ),
    "- multimedia - - reserves_iii tanks",
    order=(2, 0),
    start=2,
    current=0,
    round=19,
    last_round=19,
    age=4,
    civil_deck=0,
    military_deck=8,
    current_events=(3, 3),
    future_events=((3, 0), (3, 0), (3, 2)),
    past_events=("crusades", "cold_war", "ravages_of_time"),
    common_tactics=(
        "legion",
        "phalanx",
        "heavy_cavalry",
        "defensive_army",
        "fortifications",
        "shock_troops",
        "entrenchments",
        "mechanized_army",
    ),
    pacts=(
        PactView("international_tourism", 0, 0, 2),
        PactView("loss_of_sovereignty", 2, 0, 2),
    ),
)
OVER = replace(
    with_civ(LATE, 0, war=None, wonder=None), cause="last_round", row=(None,) * 13, current=2
)
SHARED = replace(with_civ(OVER, 2, culture=247), peaceful=True)
THREE = replace(
    MIDDLE,
    players=MIDDLE.players[:3],
    order=(2, 0, 1),
    start=2,
    pacts=(),
    future_events=((2, 0), (2, 1)),
    current_events=(1, 2, 2),
)
POSITIONS = {
    "opening": OPENING,
    "three": THREE,
    "middle": MIDDLE,
    "late": LATE,
    "over": OVER,
    "shared": SHARED,
}
