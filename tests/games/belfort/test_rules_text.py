"""The written rules: every number is there once, every reference leads somewhere, and the figures
are those of the data."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.features.help import rulebook
from engine.games.belfort.components import (
    AREAS,
    BOX,
    BUILDINGS,
    CARDS,
    GUILD_SETS,
    GUILDS,
    SEATS,
    SITES,
    SYMBOLS,
    Readings,
)
from engine.games.belfort.costs import COSTS
from engine.games.belfort.goods import (
    BUILDING_IDS,
    GUILD_IDS,
    STOP_IDS,
    BuildingId,
    Goods,
    GuildId,
)
from engine.games.belfort.kinds import (
    BuildFree,
    Draw,
    Effect,
    Recruit,
    Steal,
    Swap,
    Take,
    Way,
)

GAME = "belfort"
TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "belfort.md").read_text("utf-8")
PARAGRAPHS = rulebook.paragraphs(GAME)
TEXTS = {paragraph.number: paragraph.text for paragraph in PARAGRAPHS}
CASES = {18: 26, 19: 15}
READINGS = 52


def test_every_case_and_reading_has_its_paragraph() -> None:
    others = [p.number for p in PARAGRAPHS if not p.number.startswith("BF-")]
    expected = [f"INT-{number}" for number in range(1, READINGS + 1)]
    for chapter, count in CASES.items():
        expected += [f"BFC-{chapter}.{number}" for number in range(1, count + 1)]
    assert others == expected
    for chapter, letter in ((18, "T"), (19, "D")):
        for number in range(1, CASES[chapter] + 1):
            assert TEXTS[f"BFC-{chapter}.{number}"].startswith(f"{letter}{number}. ")


def test_rules_stand_in_order() -> None:
    rules = [p.number.partition("-")[2] for p in PARAGRAPHS if p.sort == "rule"]
    numbers = [tuple(map(int, rule.split("."))) for rule in rules]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(1, 17))


def test_a_paragraph_can_be_shown_by_itself() -> None:
    assert max(Counter(p.number for p in PARAGRAPHS).values()) == 1
    assert max(Counter(p.text for p in PARAGRAPHS).values()) == 1
    assert max(Counter(p.title for p in PARAGRAPHS if p.sort == "rule").values()) == 1
    for paragraph in PARAGRAPHS:
        assert 20 <= len(paragraph.text) <= 1000, paragraph.number
        assert paragraph.text.endswith("."), paragraph.number
        if paragraph.sort == "rule":
            assert paragraph.title != paragraph.text, paragraph.number
        assert not re.search(r"\b(BFC?|INT)-\d|\*Source:|\*Alternative:", paragraph.told)


def test_a_reading_names_its_source_and_the_alternative() -> None:
    for paragraph in PARAGRAPHS:
        if paragraph.sort == "reading":
            found = re.findall(r"\*(Source|Reading|Alternative):\* ", paragraph.text)
            assert found == ["Source", "Reading", "Alternative"], paragraph.number
            assert "? *Source:*" in paragraph.text, paragraph.number


def test_references_lead_to_a_paragraph() -> None:
    references = set(re.findall(r"\b(?:BFC?|INT)-\d+(?:\.\d+)*", TEXT))
    assert references - set(TEXTS) == set()


def test_references_of_the_engine_lead_to_a_paragraph() -> None:
    package = Path(__file__).parents[3] / "engine" / "games" / "belfort"
    files = [*package.rglob("*.py"), *package.rglob("*.toml")]
    said = "".join(path.read_text("utf-8") for path in files)
    references = set(re.findall(r"\b(?:BFC?|INT)-\d+(?:\.\d+)*", said))
    assert references
    assert references - set(TEXTS) == set()


def test_a_case_names_the_rule_that_it_shows() -> None:
    for paragraph in PARAGRAPHS:
        if paragraph.sort == "case":
            assert re.search(r" \(BF-[\d.]+(, BF-[\d.]+)*\)\.$", paragraph.text), paragraph.number
            assert " → " in paragraph.text or paragraph.number == "BFC-19.1"


def test_what_players_look_for_is_found() -> None:
    looked_up = {
        "trading post": "BF-8.5",
        "gnome": "BF-1.4",
        "hiring": "BF-8.6",
        "ties": "BF-9.4",
        "taxes": "BF-7.8",
        "king's camp": "BF-6.1.2",
        "recruiter's desk": "BF-6.1.1",
        "gatehouse": "BF-12.8",
        "thieves": "BF-14.9",
        "wizards": "BF-14.11",
        "neutral": "BF-11.2",
        "uncertain": "BF-2.5",
        "passing": "BF-6.2",
        "winner": "BF-10.1",
        "8.5": "BF-8.5",
    }
    for words, number in looked_up.items():
        assert number in [p.number for p in rulebook.search(GAME, words)], words


@pytest.mark.parametrize("switch", [name for name in Readings.model_fields if name != "uncertain"])
def test_a_switch_is_told_with_its_reading(switch: str) -> None:
    told = [p for p in PARAGRAPHS if p.sort == "reading" and f"`readings.{switch}`" in p.text]
    assert len(told) == 1
    assert f"{switch}: {told[0].number}" in " ".join((Readings.__doc__ or "").split())


def price(goods: Goods) -> str:
    """A price as the rules write it."""
    parts = [f"{amount} {good}" for good, amount in goods.listed()]
    return " and ".join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def number_of(kind: str) -> str:
    """The number of the paragraph of a building or a guild."""
    if kind in GUILD_IDS:
        return f"BF-14.{GUILD_IDS.index(kind) + 1}"
    return f"BF-12.{BUILDING_IDS.index(kind) + 1}"


def facts(effect: Effect) -> set[str]:
    """What a text has to say of an effect."""
    match effect:
        case Take():
            return {f"{amount} {good}" for good, amount in effect.goods.listed()}
        case Recruit():
            said = {"an elf or a dwarf from your reserve"} if effect.worker else set()
            gnome = {"a gnome from the supply onto a free lock of yours"}
            return said | gnome if effect.gnome else said
        case Draw():
            return {f"draw {effect.draw} cards", f"discard {'any ' * (effect.discard > 1)}"}
        case Swap():
            given = " or ".join(f"{effect.count} {good}" for good in effect.of)
            times = f"up to {effect.times} times give {given} for {price(effect.goods)}"
            return {times, f"{effect.visits} times more"}
        case BuildFree():
            return {f"less {heap(less.count, less.of)}" for less in effect.less}
        case Steal():
            return {way_told(way) for way in effect.ways}
    return set()


def way_told(way: Way) -> str:
    """One way of taking from opponents."""
    if way.opponents == 1:
        return f"{heap(way.count, way.of)} from one opponent"
    return f"{way.count} {' or '.join(way.of)} from each of up to {way.opponents} opponents"


def heap(count: int, of: tuple[str, ...]) -> str:
    """So many goods of these kinds."""
    return f"{count} {of[0]}" if len(of) == 1 else f"any {count} of {' and '.join(of)}"


@pytest.mark.parametrize("guild", GUILD_IDS)
def test_guilds_in_the_text_are_those_of_the_data(guild: GuildId) -> None:
    tile, text = GUILDS[guild], TEXTS[number_of(guild)]
    begun = f"{guild.capitalize()}. {tile.category.capitalize()}, cost {price(COSTS.guild(guild))}."
    assert text.startswith(begun)
    told = text.removeprefix(begun).lower()
    for fact in facts(tile.effect):
        assert fact in told
    # Of goods nothing else is named; Thieves also have the figure of the rulebook.
    amounts = set(re.findall(r"\d+ (?:wood|stone|metal|gold)", told))
    known = set(re.findall(r"\d+ (?:wood|stone|metal|gold)", " ".join(facts(tile.effect))))
    if isinstance(tile.effect, Steal):
        for way in tile.effect.ways:
            known |= {f"{way.most(True)} {good}" for good in way.of if len(way.of) == 1}
    assert amounts == known


MANY = {"elf": "elves", "dwarf": "dwarves"}
LOCKS = {
    "master": "a gnome makes one of your ordinary",
    "plank": "a gnome opens the plank",
    "power": "once a round",
    "visit": "one more visit to the trading post a round",
    "other_half": "a gnome marks at once the free symbol of any gatehouse",
    "draw_last": "a gnome draws 1 card at the end of your turn",
}


@pytest.mark.parametrize("kind", BUILDING_IDS)
def test_buildings_in_the_text_are_those_of_the_data(kind: BuildingId) -> None:
    building, text = BUILDINGS[kind], TEXTS[number_of(kind)]
    income = f"Income {building.coins} gold." if building.coins else "No income."
    begun = f"{kind.capitalize()}. Cost {price(COSTS.building(kind))}. {income} "
    assert text.startswith(begun)
    told = text.removeprefix(begun).lower()
    assert {lock.kind for lock in building.locks} == {k for k, say in LOCKS.items() if say in told}
    for lock in building.locks:
        if lock.kind == "master":
            assert f"ordinary {MANY[lock.worker]} a master" in told
        if lock.kind == "power":
            assert all(f"{amount} {good}" in told for good, amount in lock.goods.listed())
            assert all(f"for {amount} {good}" in told for good, amount in lock.pay.listed())
    plank = building.plank
    assert ("plank" in told.replace("no plank", "")) == (plank is not None)
    if plank:
        fee = f"fee {plank.fee} gold" if plank.fee else "no fee"
        assert f"plank, {fee}:" in told
        assert plank.locked == ("opens the plank" in told)
        for fact in facts(plank.effect):
            assert fact in told


def numbers(values: list[int]) -> str:
    """Numbers in a row as the rules write them."""
    *most, last = map(str, values)
    return f"{', '.join(most)} and {last}"


def test_figures_of_the_set_up_are_those_of_the_data() -> None:
    seats = list(SEATS.values())
    told = TEXTS["BF-3.1"]
    assert f"With {numbers([seat.players for seat in seats])} players" in told
    assert f"{numbers([seat.gnomes for seat in seats])} gnomes" in told
    assert f"{numbers([seat.desk for seat in seats])} planks" in told
    start, told = BOX.start, TEXTS["BF-3.3"]
    assert f"{start.workers} elves and {start.workers} dwarves, none of them a master" in told
    assert f"with {BOX.reserve} of each in reserve; {price(start.goods)};" in told
    assert f"{BOX.markers} markers" in TEXTS["BF-3.3"]
    assert f"dealt {BOX.cards.dealt}. He secretly keeps {BOX.cards.kept}" in TEXTS["BF-3.4"]
    assert f"down to {BOX.cards.hand} cards" in TEXTS["BF-8.9"]
    pieces = ", ".join(f"{amount} {good}" for good, amount in BOX.pieces.listed())
    assert pieces.replace(", 46", " and 46") in TEXTS["BF-2.1"]
    assert f"{len(CARDS)} building cards" in TEXTS["BF-2.1"]
    assert f"{len(SYMBOLS)} symbols on {len(SITES)} sites" in TEXTS["BF-2.3.4"]


def test_sets_of_guilds_in_the_text_are_those_of_the_data() -> None:
    for found in GUILD_SETS.values():
        number = "BF-11.1" if found.always else "BF-3.2.1"
        low = TEXTS[number].lower()
        assert found.id.replace("_", " ") in low
        if found.id in ("beginner", "normal"):
            drawn = [f"{draw.count} {' '.join(draw.of)}" for draw in found.draws]
            told = low.partition(f"{found.id}: ")[2].partition(" guild")[0]
            assert told == f"{', '.join(drawn[:-1])} and {drawn[-1]}"


def test_prices_and_limits_in_the_text_are_those_of_the_data() -> None:
    acts = BOX.actions
    assert f"Pay {price(acts.wall)}" in TEXTS["BF-8.2"]
    assert f"pay {acts.gnome} gold" in TEXTS["BF-8.6"]
    assert f"pay {acts.card} gold" in TEXTS["BF-8.8"]
    assert f"costs {acts.guild_fee} gold" in TEXTS["BF-6.1.3"]
    assert f"costs {BOX.desk.fee} gold" in TEXTS["BF-6.1.1"]
    bought = [f"1 {sold.id} for {sold.gold} gold" for sold in COSTS.purchases]
    assert f"You buy {', '.join(bought[:-1])} or {bought[-1]}." in TEXTS["BF-8.5.1"]
    metal, basic = COSTS.sales
    assert f"You sell {heap(metal.count, metal.of)} for {metal.gold} gold" in TEXTS["BF-8.5.1"]
    assert f"or {heap(basic.count, basic.of)} for {basic.gold} gold" in TEXTS["BF-8.5.1"]
    assert BOX.camp.planks == 5
    assert "its five planks" in TEXTS["BF-6.1.2"]


def test_collection_in_the_text_is_that_of_the_data() -> None:
    names = [stop.replace("_", " ") for stop in STOP_IDS]
    order = TEXTS["BF-7.0"].lower().replace("'", "")
    assert [order.index(name) for name in names] == sorted(order.index(name) for name in names)
    for area in AREAS.values():
        name = area.id.replace("_", " ").title()
        assert f"{name} " in TEXTS["BF-7.2"]
        assert (
            f"{name} gives 1 {area.good}" in TEXTS["BF-7.2"]
            or f"{name} 1 {area.good}" in (TEXTS["BF-7.2"])
        )
    strengths = (BOX.collection.strength, BOX.collection.master_strength)
    said = "A worker collects with strength {}, a master with strength {}."
    assert said.format(*strengths) in TEXTS["BF-7.1"]
    for score, low, high in ((10, 6, 10), (15, 11, 15)):
        assert f"{BOX.tax.due(score)} gold from {low} to {high}" in TEXTS["BF-7.8"]
        assert BOX.tax.due(low) == BOX.tax.due(high) == BOX.tax.due(low - 1) + 1
    coins = TEXTS["BF-7.7"].partition("none on ")[0]
    for kind, building in BUILDINGS.items():
        assert bool(building.coins) == (kind.capitalize() in coins)


def test_scoring_in_the_text_is_that_of_the_data() -> None:
    most = max(SEATS[players].district_points for players in SEATS)
    told = TEXTS["BF-9.2"]
    assert f"The first player gets {most[0]} points and the second {most[1]}." in told
    assert f"the third gets {most[2]};" in told
    first, second = BOX.scoring.points
    assert f"{first} points for the first player, {second} for the second" in TEXTS["BF-9.3"]
    scored = [n for n, month in enumerate(BOX.calendar, start=1) if month.scoring]
    assert f"in rounds {numbers(scored)}." in TEXTS["BF-4.2"]
    elves, dwarves = BOX.neutrals.elves, BOX.neutrals.dwarves
    assert f"each of them has {elves} and {dwarves}." in TEXTS["BF-11.7"]
    assert f"he takes {BOX.neutrals.gold} gold" in TEXTS["BF-11.6"]
    assert f"the crests {BOX.neutrals.crests[0]} and {BOX.neutrals.crests[1]}" in TEXTS["BF-11.2"]
