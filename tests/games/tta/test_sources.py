"""Where culture comes from: the events of a game tell it, and all of it."""

from __future__ import annotations

import pytest

from engine.core import Event, Turn
from engine.games.tta import FIRST_EDITION_RULES, RULES, TtaRules
from engine.games.tta.actions import PrepareEvent
from engine.games.tta.change import economy
from engine.games.tta.events import Changed, Produced
from engine.games.tta.sources import by_source
from engine.selfplay import walk
from render.text.tta import TEXTS
from tests.games.tta.table import MakeTable
from tests.witnesses import witnessed

NEW_STORY = RULES.edition


def told(*events: Event) -> dict[str, int]:
    """What the first of two players has by source."""
    return dict(by_source(NEW_STORY, 2, events)[0])


@pytest.mark.parametrize(
    ("why", "source"),
    [
        ("impact_of_science", "event"),
        ("winston_churchill", "leader"),
        ("hollywood", "wonder"),
        ("raid_i", "aggression"),
        ("war_over_culture", "war"),
        ("vast_territory_i", "territory"),
        ("cultural_heritage_a", "action"),
        ("loss_of_sovereignty", "pact"),
        ("iron", "other"),
        ("event_prepared", "event_prepared"),
        ("resigned", "resigned"),
        ("final_bonus", "final_bonus"),
        ("a cause of tomorrow", "other"),
    ],
)
def test_a_change_comes_from_the_kind_of_its_card_or_from_its_cause(why: str, source: str) -> None:
    assert told(Changed(0, "culture", 3, why), Changed(0, "culture", -5, why)) == {source: -2}
    assert told(Changed(0, "science", 3, why)) == {}


def test_production_and_famine_are_two_sources() -> None:
    assert told(Produced(0, culture=4, famine=3, food=2), Produced(0, culture=1)) == {
        "production": 5,
        "famine": -3,
    }


def test_sources_of_others_are_there_with_nothing() -> None:
    own, other = by_source(NEW_STORY, 2, [Produced(0, culture=4), Changed(1, "culture", 2, "iron")])
    assert (own, other) == ({"production": 4, "other": 0}, {"production": 0, "other": 2})


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_has_nothing(seat: int) -> None:
    assert by_source(NEW_STORY, 2, [Changed(seat, "culture", 2, "iron")]) == ({}, {})


def test_sources_are_said_in_words() -> None:
    say = TEXTS(("Ann", "Bob")).points_from
    assert say("event_prepared") == "prepared events"
    assert say("culture") == "source unknown", "as results have it where events cannot be read"
    assert say("of_tomorrow") == "of tomorrow"


def test_a_card_that_is_prepared_and_the_event_it_reveals(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, military=["crusades"], only_workers={"warriors": 2})
    t.seat(1, only_workers={"warriors": 1}, culture=3)
    t.s.current_events.cards = ["rats", "development_of_crafts"]
    t.s.current_events.placed_by = [-1, -1]
    t.phase("politics")
    t.act(0, PrepareEvent("crusades"))
    assert by_source(NEW_STORY, 2, t.news)[0] == {"event_prepared": t.civ(0).culture}
    t.event("crusades")
    assert by_source(NEW_STORY, 2, t.news) == ({"event": 4}, {"event": -3})


def test_a_loss_is_no_more_than_there_was(table: MakeTable) -> None:
    t = table(2)
    t.seat(0, culture=2)
    t.seat(1, culture=3)
    work = Turn(t.s)
    economy.change(work, 0, "culture", -7, "raid_i")
    economy.move(work, "culture", 1, 0, 9, "war_over_culture")
    assert by_source(NEW_STORY, 2, [item.event for item in work.news]) == (
        {"aggression": -2, "war": 3},
        {"aggression": 0, "war": -3},
    )


@pytest.mark.sliced
@pytest.mark.parametrize(
    ("rules", "seats", "wild"),
    [
        (RULES, 2, 0),
        (RULES, 3, 8),
        (RULES, 4, 0),
        (FIRST_EDITION_RULES, 2, 0),
        (FIRST_EDITION_RULES, 3, 100),
        (FIRST_EDITION_RULES, 4, 0),
    ],
)
def test_all_culture_is_accounted_for(rules: TtaRules, seats: int, wild: int) -> None:
    """Also of those who resign."""
    step = rules.setup(rules.options(), seats, 2)
    found = [0] * seats
    for ply in walk(rules, rules.options(), seats, 2, wild, step):
        step = ply.step
        news = [item.event for item in step.news if item.to is None]
        for seat, points in enumerate(by_source(rules.edition, seats, news)):
            found[seat] += sum(points.values())
    assert [civ.culture for civ in step.state.players] == found
    where = f"{rules.edition}, {seats} players, seed 2"
    witnessed(sum(found), "culture", where)
    if wild:
        witnessed(len(rules.eliminated(step.state)), "players who resigned", where)
