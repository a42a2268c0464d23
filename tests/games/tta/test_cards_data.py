"""The card and board data of A New Story, against the printed totals and against themselves."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from engine.games.tta.cards import model
from engine.games.tta.cards.model import AGES, Card, Tactic, for_players
from engine.games.tta.cards.table import CardDataError, build, card_table
from render.text.tta.words import Words

TABLE = card_table("new_story")
BOARD = TABLE.board
CARDS = list(TABLE.values())
SAID = Words("new_story")


def documents() -> dict[str, Any]:
    """The parsed data files, fresh for each test that spoils them."""
    folder = files("engine.games.tta") / "data" / "new_story"
    return {
        item.name: tomllib.loads(item.read_text(encoding="utf-8"))
        for item in folder.iterdir()
        if item.name.endswith(".toml")
    }


def rows(name: str, data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in data[name]["card"]}


# ---------------------------------------------------------------------------------------- decks

PRINTED = [
    ("civil", "A", (20, 20, 20)),
    ("civil", "I", (44, 50, 53)),
    ("civil", "II", (44, 50, 53)),
    ("civil", "III", (44, 50, 53)),
    ("military", "A", (10, 10, 10)),
    ("military", "I", (43, 45, 45)),
    ("military", "II", (46, 50, 50)),
    ("military", "III", (41, 45, 45)),
]


@pytest.mark.rule("NS-1.1")
@pytest.mark.parametrize(("deck", "age", "sizes"), PRINTED)
def test_decks_have_their_printed_sizes(
    deck: model.Deck, age: model.Age, sizes: tuple[int, int, int]
) -> None:
    assert tuple(len(TABLE.deck(deck, age, players)) for players in (2, 3, 4)) == sizes


@pytest.mark.rule("NS-1.1")
def test_three_marked_civil_cards_leave_with_three_players_and_nine_with_two() -> None:
    for age in AGES[1:]:
        four, three, two = (list(TABLE.deck("civil", age, n)) for n in (4, 3, 2))
        for card_id in BOARD.printed.marked_4[age]:
            four.remove(card_id)
        assert four == three
        for card_id in BOARD.printed.marked_3[age]:
            three.remove(card_id)
        assert three == two


@pytest.mark.rule("NS-1.1")
def test_pacts_are_the_only_military_cards_that_leave_with_two_players() -> None:
    changed = {c.id for c in CARDS if c.deck == "military" and len(set(c.copies)) > 1}
    assert changed == {c.id for c in TABLE.of_kind("pact")}
    assert [sum(c.age == age for c in TABLE.of_kind("pact")) for age in AGES] == [0, 2, 4, 4]
    assert all(c.copies == (0, 1, 1) for c in TABLE.of_kind("pact"))


def test_a_deck_for_five_players_is_refused() -> None:
    with pytest.raises(ValueError, match="5 players"):
        TABLE.deck("civil", "I", 5)


# --------------------------------------------------------------------------------- all the cards


def test_every_card_is_there_once_and_named_after_its_title() -> None:
    all_rows = [row for doc in documents().values() for row in doc.get("card", [])]
    assert len(all_rows) == len(TABLE) == 236
    names = [SAID.name(card.id) for card in CARDS]
    for card, name in zip(CARDS, names, strict=True):
        slug = re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
        suffix = f"_{card.age.lower()}" if names.count(name) > 1 else ""
        assert card.id == slug + suffix


def test_there_are_as_many_cards_of_each_kind_as_in_the_box() -> None:
    counts = {kind: len(TABLE.of_kind(kind)) for kind in {card.kind for card in CARDS}}
    assert counts == {
        "farm": 4,
        "mine": 4,
        "lab": 4,
        "temple": 3,
        "arena": 3,
        "library": 3,
        "theater": 3,
        "infantry": 4,
        "cavalry": 3,
        "artillery": 2,
        "air_force": 1,
        "special": 12,
        "government": 8,
        "leader": 24,
        "wonder": 16,
        "action": 33,
        "event": 55,
        "territory": 12,
        "tactic": 15,
        "aggression": 11,
        "war": 3,
        "pact": 10,
        "bonus": 3,
    }


def test_the_overview_in_the_model_names_exactly_the_cards_with_code() -> None:
    overview = (model.__doc__ or "").split("Cards of A New Story with `code`:")[1]
    assert set(re.findall(r"\w+_\w+|\w+", overview)) & set(TABLE) == TABLE.coded
    assert TABLE.needs_code("homer")
    assert not TABLE.needs_code("iron")


def test_every_card_says_or_shows_something() -> None:
    """No card is left without any rule of its own."""
    for card in CARDS:
        shown = (card.gives, card.construction, card.tactic, card.bonus, card.pact)
        assert card.code or card.effects or any(part for part in shown), card.id
        if card.kind in {"event", "action", "aggression", "war", "leader"}:
            plain = card.gives != model.Symbols()
            assert card.code or card.effects or plain, card.id


def test_texts_are_short_complete_sentences() -> None:
    for card in CARDS:
        text = SAID.text(card.id)
        assert 10 <= len(text) <= 300, card.id
        assert text.endswith("."), card.id
        assert "  " not in text, card.id


WORDS = {2: ("two", "twice", "double"), 3: ("three",), 10: ("ten",)}


def figures(data: object) -> Iterator[int]:
    """All numbers above one in a card's symbols, effects and the like, signs left aside."""
    if isinstance(data, dict):
        for value in data.values():
            yield from figures(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from figures(value)
    elif isinstance(data, int) and abs(data) > 1:
        yield abs(data)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_text_tells_every_figure(card: Card) -> None:
    parts: list[BaseModel | None] = [card.gives, card.tactic, card.bonus, card.pact]
    parts += [*card.effects, card.construction]
    text = SAID.text(card.id)
    numbers = {n for part in parts if part is not None for n in figures(_figures_of(part))}
    for n in sorted(numbers):
        found = re.search(rf"(?<!\d){n}(?!\d)", text)
        spelled = any(word in text.lower() for word in WORDS.get(n, ()))
        assert found or spelled, f"{card.id}: the text does not mention {n}"


def _figures_of(part: BaseModel) -> dict[str, Any]:
    data = part.model_dump(exclude_defaults=True)
    if isinstance(part, model.Raid):
        data["levels"] = ()  # told as roman numerals
    if isinstance(part, model.Count):
        for term in data["terms"]:
            term.pop("level", None)  # likewise
    return data


@pytest.mark.parametrize("kind", sorted(model.WORKER_KINDS))
def test_higher_levels_cost_more_and_give_more(kind: model.Kind) -> None:
    ladder = sorted(TABLE.of_kind(kind), key=lambda card: card.level)
    assert len({card.level for card in ladder}) == len(ladder)
    for lower, higher in pairwise(ladder):
        assert (lower.science_cost or 0) < (higher.science_cost or 0)
        assert (lower.resource_cost or 0) < (higher.resource_cost or 0)
        assert sum(lower.gives.model_dump().values()) < sum(higher.gives.model_dump().values())


def test_a_revolution_is_cheaper_than_a_peaceful_change() -> None:
    for card in TABLE.of_kind("government"):
        assert card.revolution_cost is not None
        assert card.science_cost is not None
        assert card.id == "despotism" or card.revolution_cost < card.science_cost


@pytest.mark.rule("NS-9.5")
def test_tactics_of_ages_two_and_three_have_a_lower_obsolete_strength() -> None:
    for card in TABLE.of_kind("tactic"):
        tactic = card.tactic
        assert isinstance(tactic, Tactic)
        assert tactic.size >= 2
        assert (tactic.obsolete is None) == (card.age == "I"), card.id
        assert tactic.obsolete is None or tactic.obsolete < tactic.strength


def test_special_technologies_come_once_per_type_and_age() -> None:
    kinds = [(card.special, card.age) for card in TABLE.of_kind("special")]
    assert len(set(kinds)) == len(kinds) == 12


def test_each_age_has_its_leaders_and_wonders() -> None:
    assert [sum(c.age == age for c in TABLE.of_kind("leader")) for age in AGES] == [6, 6, 6, 6]
    assert [sum(c.age == age for c in TABLE.of_kind("wonder")) for age in AGES] == [4, 4, 4, 4]


@pytest.mark.parametrize(
    ("wonder", "cost"),
    [
        ("colossus", 6),
        ("taj_mahal", 8),
        ("ocean_liner_service", 12),
        ("universitas_carolina", 9),
        ("eiffel_tower", 13),
        ("kremlin", 12),
        ("great_wall", 9),
        ("fast_food_chains", 16),
        ("first_space_flight", 16),
        ("hollywood", 16),
        ("internet", 14),
    ],
)
def test_wonders_cost_as_much_as_their_stages_together(wonder: str, cost: int) -> None:
    assert sum(TABLE[wonder].stages) == cost


def test_a_mapping_of_goods_keeps_the_printed_order() -> None:
    """Food and resources are gained in the order in which a card names them (NS-11.1)."""
    (stockpile,) = TABLE["stockpile"].effects
    (routes,) = TABLE["development_of_trade_routes"].effects
    assert isinstance(stockpile, model.Gain)
    assert isinstance(routes, model.Gain)
    assert list(stockpile.goods) == ["resources", "food"]
    assert list(routes.goods) == ["science", "food", "resources"]


# ---------------------------------------------------------------------------------------- board


@pytest.mark.rule("NSC-1", "NS-5.5")
def test_price_of_one_more_worker_by_tokens_in_the_yellow_bank() -> None:
    prices = {0: None, 1: 7, 4: 7, 5: 5, 8: 5, 9: 4, 12: 4, 13: 3, 16: 3, 17: 2, 18: 2, 25: 2}
    assert {n: BOARD.population_price(n) for n in prices} == prices


@pytest.mark.rule("NSC-17", "NS-6.4")
def test_corruption_by_tokens_in_the_blue_bank() -> None:
    expected = [6] + [4] * 5 + [2] * 5 + [0] * 6 + [0, 0]
    assert [BOARD.corruption(n) for n in range(19)] == expected


@pytest.mark.rule("NSC-21", "NS-6.6")
def test_consumption_by_tokens_in_the_yellow_bank() -> None:
    expected = [6] + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4 + [0, 0, 0]
    assert [BOARD.consumption(n) for n in range(20)] == expected


@pytest.mark.rule("NSC-25", "NS-10.9")
def test_required_happy_faces_by_tokens_in_the_yellow_bank() -> None:
    expected = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0]
    assert [BOARD.faces_required(n) for n in range(20)] == expected


@pytest.mark.rule("NS-1.2")
def test_the_starting_position_uses_twenty_five_yellow_and_sixteen_blue_tokens() -> None:
    start = BOARD.start
    assert start.yellow_bank + start.unused_workers + sum(start.workers.values()) == 25
    assert (start.yellow_bank, start.unused_workers) == (18, 1)
    assert (start.blue_bank, BOARD.blue_spaces, BOARD.yellow_spaces) == (16, 16, 18)
    assert start.workers == {
        "agriculture": 2,
        "bronze": 2,
        "philosophy": 1,
        "religion": 0,
        "warriors": 1,
    }
    assert {card.id for card in CARDS if card.deck == "starting"} == {*start.workers, "despotism"}


@pytest.mark.rule("NS-1.7")
def test_the_row_has_thirteen_spaces_and_their_prices() -> None:
    assert BOARD.row.prices == (1,) * 5 + (2,) * 4 + (3,) * 4


@pytest.mark.rule("NS-3.1")
def test_fewer_players_clear_more_of_the_row() -> None:
    assert [for_players(BOARD.row.cleared, players) for players in (2, 3, 4)] == [3, 2, 1]


@pytest.mark.rule("NS-1.4")
def test_two_more_current_events_than_players() -> None:
    assert [for_players(BOARD.start.events, players) for players in (2, 3, 4)] == [4, 5, 6]


# ----------------------------------------------------------------------------- what is refused


def test_all_problems_of_the_data_are_reported_at_once() -> None:
    data = copy.deepcopy(documents())
    rows("civil_1.toml", data)["iron"]["copies"] = [2, 2, 2]
    rows("civil_2.toml", data)["coal"]["science_cots"] = 7
    rows("military_a.toml", data)["development_of_religion"]["effects"][0]["card"] = "religoin"
    rows("military_1.toml", data)["rats"]["id"] = "raiders"
    del rows("starting.toml", data)["bronze"]["resource_cost"]
    data["board.toml"]["start"]["government"] = "anarchy"
    with pytest.raises(CardDataError) as caught:
        build("new_story", data)
    problems = "\n".join(caught.value.problems)
    for expected in (
        "civil I, 4 players: 52 cards, printed are 53",
        "iron: 0 copies for 4, marked are 1",
        "civil_2.toml: coal: science_cots",
        "military_1.toml: the id raiders is used twice",
        "development_of_religion: there is no card religoin",
        "bronze: Value error, a mine needs the field resource_cost",
        "start: there is no card anarchy",
        "start: despotism is not both a starting card and in the starting position",
    ):
        assert expected in problems


def test_a_broken_board_is_reported_with_the_cards() -> None:
    data = documents()
    del data["board.toml"]["row"]["prices"]
    del rows("civil_a.toml", data)["homer"]["kind"]
    with pytest.raises(CardDataError) as caught:
        build("new_story", data)
    assert caught.value.problems == [
        "board.toml: row.prices: Field required",
        "civil_a.toml: homer: kind: Field required",
    ]


def test_a_field_that_its_kind_has_not_is_refused() -> None:
    with pytest.raises(ValidationError, match="a leader cannot have the field stages"):
        Card.model_validate({**TABLE["homer"].model_dump(), "stages": (1, 2)})


def test_cards_cannot_be_changed() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        TABLE["iron"].science_cost = 1
