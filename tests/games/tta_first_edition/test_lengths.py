"""The Simple and the Advanced game, the ends of ages and of the game, and easy variants
(OR-3, OR-4, OR-5, OR-7)."""

from __future__ import annotations

import pytest

from engine.core import Turn
from engine.games.tta import turn
from engine.games.tta.actions import Build, Choose, EndTurn, PassPolitics
from engine.games.tta.change import row
from engine.games.tta.editions import rules_of
from engine.games.tta.sources import by_source
from tests.games.tta_first_edition.game import FIRST


def begun(players=2, **options):
    return FIRST.setup(
        FIRST.options.model_validate({"order": "fixed", **options}), players, 1
    ).state


def sizes(s, which, age):
    return len(row.deck(s, which, age, len(s.players)))


def end_of_age(t):
    """The age ends as the row is replenished in the turn of seat 0."""
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.s.row[0] = ""
    t.s.current = 0
    now = Turn(t.s)
    row.refill(now)
    t.news = [n.event for n in now.news]


# ---------------------------------------------------------------------------------------- decks


@pytest.mark.rule("OR-1.1", "OR-4.1", "OR-5.17", "ORC-37")
@pytest.mark.parametrize(
    ("players", "civil", "first", "second", "advanced", "events"),
    [(2, 45, 48, 46, 42, 4), (3, 50, 50, 50, 46, 5), (4, 55, 50, 50, 46, 6)],
)
def test_decks_by_players_and_length(players, civil, first, second, advanced, events):
    full, short = begun(players), begun(players, length="advanced")
    assert (sizes(full, "civil", 1), sizes(full, "military", 1)) == (civil, first)
    assert (sizes(full, "military", 2), sizes(short, "military", 2)) == (second, advanced)
    assert len(full.current_events) == len(short.current_events) == events
    assert (full.open_events, len(short.open_events)) == ([], 4)
    assert FIRST.view(short, None).open_events == tuple(short.open_events)
    cards = rules_of(short).cards
    assert {(cards[c].kind, cards[c].age) for c in short.open_events} == {("event", "III")}


@pytest.mark.rule("OR-7.3", "OR-7.16", "ORC-128")
@pytest.mark.parametrize(
    ("peaceful", "left"), [("yes", [44, 37, 31]), ("without_pacts", [42, 33, 27])]
)
def test_peaceful_decks(peaceful, left):
    s = begun(4, peaceful=peaceful)
    assert [sizes(s, "military", age) for age in (1, 2, 3)] == left


@pytest.mark.rule("OR-7.1", "OR-9.27", "OR-1.7", "ORC-126")
def test_an_easier_game(table):
    t = table(2, easier=True)
    t.seat(0, food=6, idle=1, workers={"philosophy": 2}, resources=9, ca=9)
    civ = t.civ(0)
    assert civ.yellow_bank == 19
    board = rules_of(t.s).board
    assert [board.population_price(n) for n in (19, 18, 17, 16)] == [2, 2, 2, 3]
    assert (board.consumption(16), board.faces_required(16)) == (1, 1)
    assert (board.consumption(17), board.faces_required(17)) == (0, 0)
    t.act(0, Build("philosophy"))
    assert t.civ(0).workers["philosophy"] == 3, "Despotism allows three labs"
    t.seat(0, idle=1)
    t.refused(0, Build("philosophy"))
    assert sum(c.yellow_bank for c in begun(3, easier=True, length="simple").players) == 57


# ----------------------------------------------------------------------------------- simple game


@pytest.mark.rule("OR-3.1", "OR-6.2", "OR-9.28", "ORC-59")
def test_events_of_the_simple_game_come_as_rounds_begin():
    step = FIRST.setup(FIRST.options.model_validate({"length": "simple", "order": "fixed"}), 3, 1)
    assert len(step.state.current_events) == 9
    assert "development_of_politics" not in step.state.current_events.cards
    told: dict[int, list[str]] = {}
    while step.state.round < 13 and step.decisions:
        decision = step.decisions[0]
        out = EndTurn() if decision.accepts(EndTurn()) else next(decision.every())
        step = FIRST.apply(step.state, decision.seat, out)
        step.state.civil_deck.cards *= 1 + (len(step.state.civil_deck.cards) < 9)
        kinds = [n.event.kind for n in step.news]
        if "event_revealed" in kinds:
            assert step.state.current == step.state.start
            row_moves = "row_cleared" in kinds
            assert not row_moves or kinds.index("event_revealed") < kinds.index("row_cleared")
            told.setdefault(step.state.round, []).append("event")
    assert list(told) == list(range(3, 12)), "from round three to eleven"
    assert all(len(found) == 1 for found in told.values())


@pytest.mark.rule("OR-3.1", "OR-4.20", "ORC-60")
def test_a_choice_in_an_event_of_the_simple_game(table):
    t = table(3, length="simple", round_=4)
    t.s.current_events.cards = ["development_of_markets"]
    t.s.current_events.placed_by = [-1]
    t.phase("actions", 2)
    t.act(2, EndTurn())
    for seat, good in ((0, "food"), (1, "resources"), (2, "food")):
        assert (t.decision.seat, t.decision.kind) == (seat, "pick_good")
        t.act(seat, Choose(good))
    assert t.food(0) == 2
    assert t.decision.kind == "actions"


@pytest.mark.rule("OR-3.2", "ORC-62")
def test_no_corruption_and_no_discontent_in_the_simple_game(table):
    t = table(2, length="simple")
    t.seat(0, yellow_bank=10, blue_bank=3, food=3, only_workers={"bronze": 1})
    assert t.discontent(0) == 0
    t.act(0, EndTurn())
    [told] = t.heard("produced")
    assert (told.corruption, told.consumption, told.resources) == (0, 2, 1)
    assert not t.heard("uprising")
    assert not t.heard("drew")
    t.phase("actions", 1)


@pytest.mark.rule("OR-3.3", "ORC-63")
def test_nothing_grows_old_in_the_simple_game(table):
    t = table(2, length="simple")
    t.seat(0, leader="moses", civil=["frugality_a"], wonder="pyramids", yellow_bank=5)
    end_of_age(t)
    assert rules_of(t.s).last_age < t.s.age
    civ = t.civ(0)
    assert (civ.leader, civ.civil.cards, civ.wonder) == ("moses", ["frugality_a"], "pyramids")
    assert civ.yellow_bank == 5


@pytest.mark.rule("OR-3.3", "OR-4.14", "ORC-61", "ORC-95")
@pytest.mark.parametrize(("length", "age"), [("simple", 1), ("advanced", 2)])
def test_short_games_end_with_the_round(table, length, age):
    t = table(3, length=length, age=age)
    t.s.current = 1
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.s.row[0] = ""
    row.refill(Turn(t.s))
    assert t.s.last_round == t.s.round
    t.phase("actions", 2)
    t.s.open_events = []
    t.act(2, EndTurn())
    assert t.s.cause == "last_round"
    t.open_end = True


@pytest.mark.rule("OR-3.4", "ORC-20")
def test_the_bonus_of_the_simple_game(table):
    t = table(2, length="simple")
    t.seat(
        0,
        only_workers={
            "warriors": 1,
            "swordsmen": 2,
            "drama": 1,
            "religion": 3,
            "alchemy": 2,
            "irrigation": 2,
            "iron": 3,
            "bronze": 1,
        },
        specials=["cartography", "code_of_laws"],
        wonders=["st_peters_basilica", "library_of_alexandria"],
        government="theocracy",
        leader="leonardo_da_vinci",
        wonder="great_wall",
        culture=0,
    )
    assert (t.strength(0), t.culture(0), t.happiness(0), t.science(0)) == (6, 9, 8, 6)
    t.change(turn.FINAL["final_bonus"]())
    assert t.civ(0).culture == 16 + 12 + 16 + 11 + 6
    assert by_source(t.s.edition, 2, t.news)[0] == {"final_bonus": t.civ(0).culture}


# ----------------------------------------------------------------------------------- ends of ages


@pytest.mark.rule("OR-4.13", "OR-5.1", "ORC-93", "ORC-94", "ORC-125")
@pytest.mark.parametrize(("length", "bank"), [("advanced", 11), ("full", 9)])
def test_the_end_of_age_i(table, length, bank):
    t = table(3, length=length)
    t.seat(
        0,
        leader="hammurabi",
        civil=["frugality_a", "frugality_i"],
        wonder="pyramids",
        stages=2,
        blue_bank=16,
        yellow_bank=11,
    )
    end_of_age(t)
    civ = t.civ(0)
    assert (t.s.age, civ.leader, civ.civil.cards, civ.wonder) == (2, None, ["frugality_i"], None)
    assert (civ.blue_bank, civ.yellow_bank) == (18, bank)
    assert (civ.ca_total, civ.ma_total) == (4, 2)
    if length == "full":
        board = rules_of(t.s).board
        assert (board.faces_required(9), board.consumption(9)) == (3, 2)


@pytest.mark.rule("OR-5.4", "ORC-97")
@pytest.mark.parametrize(("current", "more"), [(0, 0), (2, 1)])
def test_the_last_round_of_the_full_game(table, current, more):
    t = table(4, age=3)
    t.s.current = current
    t.s.civil_deck.cards = t.s.civil_deck.cards[:1]
    t.s.row[0] = ""
    row.refill(Turn(t.s))
    assert t.s.last_round == t.s.round + more


@pytest.mark.rule("OR-5.12", "OR-5.16", "ORC-99", "ORC-141")
def test_nobody_draws_in_age_iv(table):
    t = table(2, age=4)
    t.seat(0, ma=2)
    t.act(0, EndTurn())
    assert not t.heard("drew")
    assert t.heard("produced")
    t.act(1, PassPolitics())


@pytest.mark.rule("OR-4.1", "OR-8.14", "ORC-96")
@pytest.mark.parametrize(
    ("strengths", "start", "culture"),
    [
        ([7, 9, 7, 7], 1, [0, 15, 10, 5]),
        ([5, 5, 5], 2, [7, 0, 14]),
        ([5, 5], 1, [0, 10]),
    ],
)
def test_open_events_score_in_the_end(table, strengths, start, culture):
    t = table(len(strengths), length="advanced", age=2)
    for seat, strength in enumerate(strengths):
        t.seat(seat, only_workers={"warriors": strength})
    t.s.start = start
    t.s.open_events = ["impact_of_strength"]
    t.change(turn.FINAL["open_events"]())
    assert [civ.culture for civ in t.s.players] == culture


@pytest.mark.rule("ORC-96")
@pytest.mark.parametrize(("length", "score"), [("advanced", 12), ("full", 0)])
def test_technologies_of_the_last_age(table, length, score):
    t = table(2, length=length, age=2)
    t.seat(0, workers={"coal": 0, "opera": 0}, specials=["strategy"])
    t.event("impact_of_technology")
    assert t.civ(0).culture == score


@pytest.mark.rule("OR-5.5", "OR-5.14", "ORC-100")
def test_events_that_are_left_score_in_the_end(table):
    t = table(2, age=4)
    t.seat(0, colonies=["wealthy_territory_i", "historic_territory_i"])
    t.seat(0, wonders=["pyramids", "first_space_flight"])
    t.s.current_events.cards, t.s.current_events.placed_by = ["impact_of_colonies"], [-1]
    t.s.future_events.cards, t.s.future_events.placed_by = ["impact_of_wonders", "crusades"], [0, 0]
    t.s.past_events.append("impact_of_industry")
    t.change(turn.FINAL["last_events"]())
    assert t.civ(0).culture == 8 + 7


@pytest.mark.rule("OR-9.13", "ORC-154")
def test_equal_culture_is_a_shared_victory(table):
    t = table(2, age=4)
    for seat in (0, 1):
        t.seat(seat, culture=150)
    t.s.agenda.clear()
    t.change(turn.FINAL["ranking"]())
    outcome = FIRST.outcome(t.s)
    assert outcome is not None
    assert outcome.places == (1, 1)
