"""The prices that labels and second lines name, against the second reading of the rules (see
`oracle`)."""

from __future__ import annotations

import re

from engine.core import Action, Rng
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    PlayCard,
    Populate,
    Upgrade,
    UseAbility,
)
from render.text.tta import FIRST_EDITION_TEXTS, TEXTS
from tests.games.tta.oracle import Sheet
from tests.games.tta.oracle_worlds import World, table_by_chance
from tests.games.tta.table import Table

NAMES = ("Ann", "Bob", "Cleo", "Dan")
WORDS = {"new_story": TEXTS(NAMES), "first_edition": FIRST_EDITION_TEXTS(NAMES)}
AMOUNT = re.compile(r"(\d+) (food|resource|science)")


def detail(t: Table, action: Action) -> str:
    """The second line of an offer, which it has."""
    view = t.rules.view(t.s, 0)
    text = WORDS[view.printed].detail(view, action)
    assert text is not None
    return text


def said(t: Table, action: Action) -> list[tuple[int, str]]:
    """The first price that label and second line of an offer name."""
    view = t.rules.view(t.s, 0)
    text = WORDS[view.printed].action(view, action)
    if action.kind in ("play_card", "use_ability"):
        text = detail(t, action)
    return [(int(n), good) for n, good in AMOUNT.findall(text)]


def price(
    sheet: Sheet, order: Action | None, less: int = 0, food_less: int = 0
) -> list[tuple[int | None, str]]:
    """What an order costs."""
    if isinstance(order, Populate):
        return [(sheet.population_price(food_less), "food")]
    if isinstance(order, Build):
        return [(max(0, sheet.cost(order.card) - less), "resource")]
    if isinstance(order, Upgrade):
        return [(max(0, sheet.step_cost(order.source, order.target) - less), "resource")]
    if isinstance(order, BuildStages):
        assert sheet.wonder is not None
        costs = sheet.cards[sheet.wonder].stages[sheet.stages :][: order.count]
        return [(max(0, sum(costs) - less), "resource")]
    assert isinstance(order, Develop)
    return [(sheet.science_cost(order.card, order.revolution), "science")]


def wanted(sheet: Sheet, action: Action) -> list[tuple[int | None, str]] | None:
    """The price of an offer that has one."""
    orders = sheet.reading.orders
    if isinstance(action, PlayCard) and action.card in orders:
        return price(sheet, action.then, orders[action.card][2])
    if isinstance(action, UseAbility) and action.card == "j_s_bach":
        return price(sheet, action.then)
    if isinstance(action, UseAbility) and action.card == "frederick_barbarossa":
        grown = (sheet.population_price(1), "food")
        return [grown, *price(sheet, action.then, 1)]
    if isinstance(action, (Populate, Build, Upgrade, BuildStages, Develop)):
        return price(sheet, action)
    return None


def same_prices(world: World, seed: int) -> int:
    """Every offer that has a price; how many there were."""
    rng = Rng(300 + seed)
    told = 0
    for _ in range(40):
        t = table_by_chance(world, rng)
        sheet = Sheet(world.reading, t.s, 0)
        for action in t.offers():
            asked = wanted(sheet, action)
            if asked is not None:
                assert said(t, action)[: len(asked)] == asked, action
                told += 1
    return told
