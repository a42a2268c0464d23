"""Events of age II, with the line-ups of `tests.games.tta.line_ups` (OR-4.5, OR-4.26)."""

from __future__ import annotations

import pytest

from engine.games.tta.actions import Build, Choose, Decline, EndTurn, PlayCard, PrepareEvent, Take
from tests.games.tta.line_ups import A, B, D, asked, points, population
from tests.games.tta.table import MakeTable


@pytest.mark.rule("OR-4.10", "OR-2.21")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [30, 22]), (3, [16, 8, 20]), (4, [40, 0, 36, 0])]
)
def test_civil_unrest(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players, age=2)
    tokens = [civ.blue_bank for civ in t.s.players]
    t.event("civil_unrest", t.now)
    assert points(t) == wanted
    assert [civ.blue_bank for civ in t.s.players] == tokens


@pytest.mark.rule("OR-2.15", "OR-4.11", "OR-9.6")
def test_economic_progress(table: MakeTable) -> None:
    t = table(2, age=2)
    workers = {"agriculture": 2, "bronze": 3}
    t.seat(0, only_workers=workers, yellow_bank=12, blue_bank=10, resources=3, culture=7)
    t.seat(
        1,
        only_workers={"bronze": 3},
        yellow_bank=12,
        blue_bank=7,
        resources=0,
        culture=9,
    )
    t.event("economic_progress")
    # Bank 12: 2 food are eaten. 2 food made, eaten; 3 resources made leave 7 blue tokens in the
    # bank: corruption 2.
    civ = t.civ(0)
    assert (t.food(0), t.resources(0), civ.blue_bank) == (0, 3 + 3 - 2, 9)
    assert (civ.culture, civ.science) == (7, 0), "nothing is scored"
    # 2 missing food cost 8 culture; 3 resources made leave 4 tokens: corruption 4
    # of the 3 that are there.
    civ = t.civ(1)
    assert (t.food(1), t.resources(1), civ.blue_bank, civ.culture) == (0, 0, 7, 1)


@pytest.mark.rule("OR-4.11", "OR-9.6")
def test_the_corruption_of_economic_progress_eats_no_food(table: MakeTable) -> None:
    t = table(2, age=2)
    t.seat(0, only_workers={"agriculture": 3}, yellow_bank=18, blue_bank=8, food=4)
    t.event("economic_progress")
    assert (t.food(0), t.civ(0).blue_bank) == (7, 5)


@pytest.mark.rule("OR-9.45", "OR-2.15")
def test_pacts_count_at_economic_progress_and_not_at_good_harvest_and_new_deposits(
    table: MakeTable,
) -> None:
    """The food of the agreement is for its party B, the resource for A."""
    made = []
    for event in ("economic_progress", "good_harvest", "new_deposits"):
        t = table(3, age=2)
        for seat in (0, 1):
            only = {"agriculture": 1, "bronze": 1}
            t.seat(seat, only_workers=only, yellow_bank=18, blue_bank=16, food=0, resources=0)
        t.pact("international_trade_agreement", 0, 0, 1)
        t.event(event)
        made.append([(t.food(seat), t.resources(seat)) for seat in (0, 1)])
    assert made == [[(1, 2), (2, 1)], [(1, 0), (1, 0)], [(0, 1), (0, 1)]]


@pytest.mark.rule("OR-7.13", "ORC-173")
@pytest.mark.parametrize(
    ("event", "answer", "made"),
    [
        ("new_deposits", Decline(), 3),
        ("new_deposits", Choose("bronze"), 2),
        ("economic_progress", Choose("bronze"), 2),
    ],
)
def test_mild_corruption_is_for_events_too(
    table: MakeTable, event: str, answer: Choose | Decline, made: int
) -> None:
    """Everybody whose mines produce is asked, in turn; it holds for this once."""
    t = table(2, age=2, mild_corruption=True)
    for seat in (0, 1):
        t.seat(seat, only_workers={"bronze": 3}, yellow_bank=18, blue_bank=14, resources=0)
    t.event(event)
    for seat in (0, 1):
        assert asked(t) == (seat, "leave_token")
        t.act(seat, answer)
    assert [(t.resources(x), t.civ(x).blue_bank) for x in (0, 1)] == 2 * [(made, 14 - made)]
    assert [civ.left_out for civ in t.s.players] == ["", ""]
    t.event("good_harvest")
    assert asked(t)[1] != "leave_token"


@pytest.mark.rule("OR-6.3", "OR-7.13")
@pytest.mark.parametrize("current", [0, 1, 2])
def test_mild_corruption_at_an_event_is_asked_in_the_order_of_play(
    table: MakeTable, current: int
) -> None:
    """Whoever is on turn decides first; each one only once the one before has produced."""
    t = table(3, age=2, mild_corruption=True)
    for seat in (0, 1, 2):
        t.seat(seat, only_workers={"bronze": 3}, yellow_bank=18, blue_bank=14, resources=0)
    t.event("new_deposits", current)
    order = [(current + n) % 3 for n in range(3)]
    for n, seat in enumerate(order):
        assert asked(t) == (seat, "leave_token"), "nobody else is asked meanwhile"
        assert [t.resources(x) for x in order] == n * [2] + (3 - n) * [0]
        t.act(seat, Choose("bronze"))
    assert [t.resources(x) for x in order] == [2, 2, 2]


@pytest.mark.rule("OR-4.10", "OR-2.22")
@pytest.mark.parametrize(("players", "lost"), [(2, [0, 1]), (3, [1, 1, 0]), (4, [0, 2, 1, 2])])
def test_emigration(line_up: MakeTable, players: int, lost: list[int]) -> None:
    t = line_up(players, age=2)
    for civ in t.s.players:
        civ.idle = 2
    before = population(t)
    t.event("emigration", t.now)
    assert population(t) == [(i - n, b + n) for (i, b), n in zip(before, lost, strict=True)]


@pytest.mark.rule("OR-2.9", "OR-9.44")
def test_iconoclasm(table: MakeTable) -> None:
    t = table(3, age=2)
    t.seat(0, leader="michelangelo", workers={"religion": 1}, ca=2)
    t.seat(1, leader="maximilien_robespierre")
    assert t.culture(0) == 2
    t.event("iconoclasm")
    assert (t.civ(0).leader, t.civ(0).ca, t.culture(0)) == (None, 2, 1)
    assert (t.civ(1).leader, t.civ(1).ma_total) == ("maximilien_robespierre", 3)
    t = table(2, age=3)
    t.seat(0, leader="maximilien_robespierre", ma=1)
    t.seat(1, leader="mahatma_gandhi")
    t.event("iconoclasm")
    civ = t.civ(0)
    assert (civ.leader, civ.ma_total, civ.ma) == (None, 2, 1), "a spent action goes first"
    assert t.civ(1).leader == "mahatma_gandhi"
    t = table(2, age=4)
    t.seat(1, leader="mahatma_gandhi")
    assert t.culture(1) == 2
    t.event("iconoclasm")
    assert (t.civ(1).leader, t.culture(1)) == (None, 0)


@pytest.mark.rule("OR-9.43", "OR-2.8", "OR-2.10", "OR-4.3")
def test_international_agreement_in_the_own_turn(line_up: MakeTable) -> None:
    t = line_up(2, age=2)
    t.row("iron", "coal", "ocean_liner_service", "oil", "rockets", "rich_land_ii", "tanks")
    deck = list(t.s.civil_deck.cards)
    t.phase("politics")
    t.seat(A, wonders=["pyramids"], military=["rats"], ca=1, resources=0)
    t.s.current_events.cards[-1] = "international_agreement"
    t.act(A, PrepareEvent("rats"))
    assert (asked(t), t.decision.facts["left"]) == ((A, "take_agreed"), 5)
    t.act(A, Take("coal", 1), Take("rich_land_ii", 5))
    assert t.decision.facts["left"] == 5 - 1 - 2
    t.refused(A, Take("tanks", 7))
    t.act(A, Take("ocean_liner_service", 2))  # 1, and 1 more for the Pyramids
    assert t.civ(A).ca == 1, "nothing is paid"
    assert t.s.row == ["iron", "oil", "rockets", "tanks", *deck[::-1][:9]]
    assert t.civ(A).owes_politics
    # An action card is never played in the turn in which it was taken.
    assert t.offers("play_card") == []
    t.act(A, EndTurn())
    t.phase("politics", A)
    assert (t.decision.kind, t.civ(A).owes_politics) == ("actions", False)
    assert PlayCard("rich_land_ii", Build("bronze")) in t.offers("play_card")


@pytest.mark.rule("OR-9.43", "OR-4.5", "OR-2.10")
def test_international_agreement_in_the_turn_of_another(line_up: MakeTable) -> None:
    t = line_up(4, age=2)
    t.row("iron", "bountiful_harvest_ii")
    t.event("international_agreement", D)
    t.act(B, Take("bountiful_harvest_ii", 1), Decline())
    assert "" not in t.s.row
    t.phase("politics", B)
    assert (t.decision.seat, t.decision.kind) == (B, "actions")
    assert PlayCard("bountiful_harvest_ii") in t.offers("play_card")


@pytest.mark.rule("OR-9.43")
def test_taking_nothing_costs_nothing(line_up: MakeTable) -> None:
    t = line_up(3, age=2)
    t.row("iron", "oil")
    t.event("international_agreement", B)
    t.act(B, Decline())
    assert not t.civ(B).owes_politics
    assert "" not in t.s.row


@pytest.mark.rule("OR-4.5")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [35, 30]), (3, [20, 12, 25]), (4, [45, 10, 40, 10])]
)
def test_national_pride(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players, age=2)
    t.event("national_pride", t.now)
    assert points(t) == wanted


@pytest.mark.rule("OR-2.25")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [36, 36]), (3, [24, 21, 29]), (4, [47, 17, 43, 17])]
)
def test_popularization_of_science(line_up: MakeTable, players: int, wanted: list[int]) -> None:
    t = line_up(players, age=2)
    t.event("popularization_of_science", t.now)
    assert points(t) == wanted
    assert [civ.science for civ in t.s.players] == [0] * players


@pytest.mark.rule("INT-9", "OR-2.8", "OR-4.20")
def test_ravages_of_time(table: MakeTable) -> None:
    t = table(4, age=2)
    t.seat(0, wonders=["hanging_gardens", "pyramids"])
    t.seat(1, wonders=["colossus", "eiffel_tower"])
    t.seat(2, wonders=["taj_mahal"])
    assert (t.culture(0), t.happiness(0), t.civ(0).ca_total) == (1, 2, 5)
    assert (t.strength(1), t.colonization(1), t.culture(1), t.happiness(1)) == (2, 1, 5, 1)
    assert t.culture(2) == 3
    t.event("ravages_of_time", 3)
    assert asked(t) == (0, "ruin_wonder")
    t.act(0, Choose("hanging_gardens"))
    assert (t.culture(0), t.happiness(0), t.civ(0).ca_total) == (2, 0, 5)
    # The Eiffel Tower is of age II.
    assert (t.strength(1), t.colonization(1), t.culture(1), t.happiness(1)) == (1, 0, 4 + 2, 1)
    assert t.culture(2) == 2
    assert [civ.ruins for civ in t.s.players] == [
        ["hanging_gardens"],
        ["colossus"],
        ["taj_mahal"],
        [],
    ]
    t.row("kremlin")
    assert t.take_price(0, 1) == 1 + 2, "both still count as finished"
    t.event("ravages_of_time", 3)
    assert (t.civ(0).ruins, t.civ(0).ca_total) == (["hanging_gardens", "pyramids"], 4)
    assert (t.culture(0), t.civ(1).ruins) == (4, ["colossus"])
    t.event("impact_of_wonders", 3)
    assert points(t) == [5 + 5, 5 + 3, 4, 0]
