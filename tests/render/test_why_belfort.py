"""Reasons of hints in Belfort: each in a position, and all of them true in games by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from engine.games.belfort import collecting, scoring
from engine.games.belfort.actions import (
    AnyAction,
    Build,
    Buy,
    BuyCard,
    Discard,
    Hire,
    KeepCards,
    Pass,
    Place,
    Rob,
    Sell,
    Send,
    SwapCrest,
)
from engine.games.belfort.components import AREAS, BOX, CARDS
from engine.games.belfort.goods import DISTRICT_IDS, GOODS, Goods
from engine.games.belfort.rules import RULES
from engine.games.belfort.view import BelfortView
from render.hints import Followed, Reason
from render.lang.catalogue.belfort_hints import BelfortHints
from render.text.belfort.things import Things
from tests.games.belfort.table import BLUE, RED, YELLOW, Table
from tests.render.followed import NAMES, Told, followed, told, words_of
from tests.witnesses import witnessed

GAME = "belfort"
WORDS = words_of(GAME, 4)
THINGS = Things()


def said(table: Table, *actions: Any, seat: int = RED) -> list[str]:
    """All reasons that are found for a plan, as sentences."""
    plan = followed(GAME, table.state, seat, *actions)
    return [WORDS.reason(reason) for reason in WORDS.finds(plan)]


def only_given(table: Table, action: Any, seat: int = RED) -> list[str]:
    """The same for an answer of which nobody knows yet what it leads to."""
    view: BelfortView = RULES.view(table.state, seat)
    return [WORDS.reason(r) for r in WORDS.finds(Followed(((view, action),), 0, view))]


# ---------------------------------------------------------------------------------------- positions


def test_a_building_is_told_by_what_its_district_scores() -> None:
    t = Table().round(2).rich(RED).hand(RED, "pub", "keep").actions().turn(RED)
    assert (
        "You have most buildings in d3 then, and score 5 points there instead of 0 at the scoring "
        "in 1 round." in said(t, Build("pub", "d3"))
    )
    t.marks(BLUE, "wall_d3_1").turn(RED)
    found = said(t, Build("pub", "d3"))
    assert [s for s in found if s.startswith("You share the lead in d3 then, and score ")]
    assert [s for s in found if s.startswith("Bob scores ")]


def test_two_districts_are_told_together() -> None:
    t = Table().round(3).rich(RED).hand(RED, "pub", "keep").actions().turn(RED)
    assert (
        "Your buildings in d1 and d3 score 10 points instead of 0 at this round's scoring."
        in said(t, Build("pub", "d3"), Build("keep", "d1"))
    )


def test_a_building_that_scores_no_more_is_told_by_the_distance() -> None:
    t = Table().round(2).rich(RED).hand(RED, "pub").marks(RED, "wall_d3_1").actions().turn(RED)
    assert "You lead in d3 by 2 buildings then." in said(t, Build("pub", "d3"))


def test_income_and_gnomes() -> None:
    t = Table().round(2).rich(RED).hand(RED, "bank").actions().turn(RED)
    before = t.view(RED).players[RED].income
    assert f"Your income rises from {before} to {before + 1} gold a round." in said(
        t, Build("bank", "d1")
    )
    t = Table().round(2).rich(RED).built(RED, "bank").actions().turn(RED)
    assert "The gnome on Bank lets you take 1 gold once a round." in said(t, Hire(_card(t, "bank")))
    t = Table().round(2).rich(RED).built(RED, "pub").actions().turn(RED)
    found = said(t, Hire(_card(t, "pub")))
    assert (
        "The gnome on Pub turns one of your dwarves into a master, who collects twice as much."
        in found
    )
    gnome = "You have 1 gnome then, and score 3 points for that instead of 0 at the scoring in 1 "
    assert f"{gnome}round." in found
    second = WORDS.reason(Reason("majority", "majorities", count=1, thing="1 gnome"))
    assert second.startswith("You have 1 gnome then, and score 1 point for that instead of 0 at ")
    t = Table().round(2).rich(RED).built(RED, "tower").actions().turn(RED)
    assert "The gnome on Tower opens its space for one of your workers." in said(
        t, Hire(_card(t, "tower"))
    )


def test_a_worker_on_a_guild_is_told_by_what_it_does_in_actions() -> None:
    t = Table().guilds("lumberjacks", "thieves", "wizards", "traders", "architects")
    t.goods(RED, wood=0, stone=1, metal=0, gold=5).hand(RED, "gardens").round(2).placement()
    assert (
        "In Actions the worker brings you 4 wood, and with what you have that pays for Gardens."
        in only_given(t, Place("guild_d1", "elf"))
    )
    t.goods(BLUE, wood=9, stone=9)
    total = sum(t.has(BLUE).get(good, 0) for good in GOODS)
    assert f"In Actions the worker takes goods from others: Bob has most, {total}." in only_given(
        t, Place("guild_d2", "elf")
    )
    assert only_given(t, Place("guild_d3", "elf"))[0].startswith("In Actions the worker swaps two")
    assert (
        "In Actions the worker changes up to 2 wood or stone into metal, and you have 1 of them."
        in only_given(t, Place("guild_d4", "elf"))
    )
    assert "In Actions the worker builds without a card, and cheaper." in only_given(
        t, Place("guild_d5", "elf")
    )
    t = Table().guilds("librarians", "recruiters", "spies", "miners", "bandits").hand(RED, "pub")
    t.round(2).placement()
    assert "In Actions the worker brings you 2 cards more, and you have 1 in hand." in only_given(
        t, Place("guild_d1", "elf")
    )
    assert (
        "In Actions the worker brings you another worker, or a gnome without its price."
        in only_given(t, Place("guild_d2", "elf"))
    )
    assert "In Actions your 3 opponents show you a card each, and you take one." in only_given(
        t, Place("guild_d3", "elf")
    )
    t.marks(RED, "guild_d4")
    assert "The guild is yours, so nobody gets gold for it." in only_given(
        t, Place("guild_d4", "elf")
    )


def test_the_recruiters_desk_is_told_by_the_workers_you_then_have() -> None:
    t = Table().round(2).placement()
    assert only_given(t, Place("recruiters_desk", "dwarf")) == [
        "Your worker comes back with a second one, so you have 7 from then on.",
        "You have 4 dwarves then, and nobody else has more than 3.",
    ]


def test_crests() -> None:
    t = Table().crests(3, 1, 2, 4).round(2).placement()
    assert (
        "Your crest is 3: a worker here may swap it for a better one, and you act earlier."
        in only_given(t, Place("kings_camp", "elf"))
    )
    assert "Your crest is 1 then instead of 3, so you choose earlier." in only_given(
        t, SwapCrest(BLUE)
    )
    t = Table().crests(1, 2, 3, 4).round(2).placement()
    assert (
        "You are the first there: keep crest 1 then, and nobody can take it in this round."
        in only_given(t, Place("kings_camp", "elf"))
    )
    assert "You keep crest 1 and go first." in only_given(t, SwapCrest(None))


def test_workers_in_the_areas_are_told_by_what_they_collect_and_pay_for() -> None:
    t = Table().goods(RED, wood=0, stone=1, metal=0, gold=0).hand(RED, "gardens")
    t.round(2).placement()
    spread = (("elf_forest", 3), ("dwarf_gold_mine", 3))
    assert (
        "Your workers collect at least 3 wood and 3 gold, and with what you have that pays for "
        "Gardens." in only_given(t, Pass(spread))
    )
    assert only_given(t, Send((("dwarf_gold_mine", 3),))) == [
        "Your workers collect at least 3 gold."
    ]


def test_cards_are_told_by_what_they_still_ask_for() -> None:
    t = Table().goods(RED, wood=1, stone=2, metal=0, gold=3).display("pub", "keep", "gardens")
    t.hand(RED, "keep").round(2).actions().turn(RED)
    assert "You could pay for Pub as things stand." in only_given(t, BuyCard("pub"))
    assert "For Gardens you still need 1 wood." in only_given(t, BuyCard("gardens"))
    t.hand(RED, "pub", "keep")
    assert "You keep Pub, for which you have the goods." in only_given(t, Discard(("keep",)))


def test_what_lacks_is_told_where_a_turn_brings_some_of_it() -> None:
    t = Table().goods(RED, wood=1, stone=1, metal=1, gold=3).hand(RED, "bank").round(2)
    t.actions().turn(RED)
    assert "For Bank you lack only 1 stone then." in said(t, Buy("stone"))
    assert not [s for s in said(t, Sell(Goods(metal=1))) if "you lack only" in s]


def test_who_is_robbed() -> None:
    t = Table().scores(BLUE, 9).scores(YELLOW, 4).round(4).actions().turn(RED)
    rob = Rob(((BLUE, Goods(gold=2)),))
    assert "The goods come from Bob, the strongest of the others with 9 points." in only_given(
        t, rob
    )
    assert only_given(t, Rob(((YELLOW, Goods(gold=2)),))) == []


def test_the_first_cards_are_told_by_income_and_costs() -> None:
    t = Table()
    income, first = only_given(t, KeepCards(("bank", "pub", "keep")))
    assert income == (
        "Built, these cards bring you 3 gold more a round, and together they cost 5 wood, 8 stone "
        "and 3 metal."
    )
    assert first == "You can begin with Pub, which costs 1 wood and 2 stone."


def test_others_at_the_table_are_told_nothing() -> None:
    t = Table().round(2).rich(RED).hand(RED, "pub").actions().turn(RED)
    plan = followed(GAME, t.state, RED, Build("pub", "d3"))
    blind = replace(plan, steps=tuple((replace(v, viewer=None), a) for v, a in plan.steps))
    assert list(WORDS.finds(blind)) == []


def _card(t: Table, kind: str) -> str:
    return next(b.card for b in t.view(RED).players[RED].built if b.building == kind)


# -------------------------------------------------------------------------------- true in all games


def days(state: Any, reason: Reason) -> None:
    """The next scoring is so many rounds away."""
    coming = [n for n, month in enumerate(BOX.calendar, 1) if month.scoring and n >= state.round]
    assert reason.days == coming[0] - state.round


def districts(one: Told, reason: Reason) -> None:
    """By the scoring of the engine, in exactly the districts that are named."""
    before, after = one.states[0], one.states[-1]
    days(after, reason)
    scored = [
        [scoring.district_points(state, d)[one.seat] for d in DISTRICT_IDS]
        for state in (before, after)
    ]
    better = [n for n, d in enumerate(DISTRICT_IDS) if scored[1][n] > scored[0][n]]
    assert reason.place == THINGS.listed([DISTRICT_IDS[n] for n in better])
    assert reason.count == sum(scored[1][n] for n in better)
    assert reason.other == sum(scored[0][n] for n in better)


def district(one: Told, reason: Reason) -> None:
    districts(one, reason)
    markers = one.states[-1].all_markers()[reason.place]
    others = max((n for who, n in markers.items() if who != one.seat), default=0)
    own = markers.get(one.seat, 0)
    rank = reason.code.removeprefix("district_")
    assert {"alone": own > others, "shared": own == others, "after": own < others}[rank]


def majority(one: Told, reason: Reason) -> None:
    days(one.states[-1], reason)
    told_of = [
        (before[one.seat], after[one.seat], THINGS.count(pieces[piece], piece))
        for piece in ("elf", "dwarf", "gnome")
        for before, after in [
            [scoring.majority_points(state, piece) for state in (one.states[0], one.states[-1])]
        ]
        for pieces in [one.states[-1].pieces(one.seat)]
    ]
    assert (reason.other, reason.count, reason.thing) in told_of


def hurts(one: Told, reason: Reason) -> None:
    seat = NAMES.index(reason.who)
    before, after = (sum(scoring.all_points(state)[seat]) for state in _ends(one))
    assert reason.count == before - after > 0


def _ends(one: Told) -> tuple[Any, Any]:
    return one.states[0], one.states[-1]


def collects(one: Told, reason: Reason) -> None:
    """Once everybody is in the areas, the engine counts at least that much."""
    end = one.states[-1]
    if len(one.states) <= len(one.way.steps) or end.phase != "placement":
        return
    if sum(end.players[one.seat].workers.values()):
        return
    got = {
        area.good: collecting.yield_of(area, end.areas[name][one.seat])
        for name, area in AREAS.items()
    }
    assert reason.goods == THINGS.goods(Goods(**got))


def income(one: Told, reason: Reason) -> None:
    after, before = (RULES.view(s, one.seat).players[one.seat].income for s in one.states[::-1])
    assert (reason.count, reason.other) == (after, before)


def pays(one: Told, reason: Reason) -> None:
    """The named card is in the hand, or the guild is free, and the goods are there."""
    view = RULES.view(one.states[-1], one.seat)
    own = view.players[one.seat]
    costs = [(THINGS.card(c), dict(view.building_costs)[CARDS.get(c, c)]) for c in own.cards]
    for each in view.districts:
        if each.owner is None:
            costs.append((f"the {THINGS.names.guild(each.guild)} guild", each.guild_cost))
    assert any(
        name == reason.thing and all(own.goods.of(g) >= cost.of(g) for g in GOODS)
        for name, cost in costs
    )


CHECKS: dict[str, Callable[[Told, Reason], None]] = {
    "districts": districts,
    "district_alone": district,
    "district_shared": district,
    "district_after": district,
    "majority": majority,
    "hurts": hurts,
    "collects": collects,
    "income": income,
    "pays": pays,
}


@pytest.mark.sliced(20)
@pytest.mark.parametrize(("seats", "chance"), [(2, 5), (3, 6), (4, 7)])
def test_every_reason_is_true_in_the_view_it_speaks_of(seats: int, chance: int) -> None:
    counted: Counter[str] = Counter()
    for one in told(GAME, seats, chance, every=3):
        for reason in one.found:
            CHECKS.get(reason.code, lambda one, reason: None)(one, reason)
            counted[reason.code] += reason.code in CHECKS
    witnessed(sum(counted.values()), "reasons", f"belfort, seed {chance}", least=15)


def test_every_kind_of_answer_has_words_where_little_depends_on_it() -> None:
    kinds = {c.__dataclass_fields__["kind"].default for c in get_args(get_args(AnyAction)[0])}
    assert set(BelfortHints.FAMILIES["matter"]) == kinds - {"resign"}
