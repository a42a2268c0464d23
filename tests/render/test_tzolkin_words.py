"""The words of Tzolk'in promise what the rules give: the start space, skulls, days, points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import Resign
from engine.games.tzolkin import events
from engine.games.tzolkin.actions import (
    Claim,
    Construct,
    MoveCalendar,
    Perform,
    Place,
    Research,
    Take,
)
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.rules import RULES
from engine.selfplay import walk
from render.board.tzolkin.words import Words, in_front
from render.text.tzolkin import TEXTS
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table
from tests.witnesses import witnessed

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def said(table: Table, action: Any) -> str:
    """The label and the second line of an answer, to whoever is asked."""
    texts, view = TEXTS(NAMES), table.view(table.asked.seat)
    return f"{texts.action(view, action)} | {texts.detail(view, action) or ''}"


@pytest.mark.rule("TZ-11.1.2", "TZ-14.15")
def test_a_claim_says_who_will_have_the_marker() -> None:
    taken = said(Table().first(BLUE).turn_of(GREEN), Claim())
    assert "You get the start player marker" in taken
    assert "Ben" not in taken
    lost = said(Table().first(BLUE), Claim())
    assert "You lose the start player marker to Dan" in lost
    assert "You get" not in lost
    left = Table().first(BLUE).says(YELLOW, Resign())
    assert "marker to Ann" in said(left, Claim())


@pytest.mark.rule("TZ-11.3", "TZ-11.3.4", "TZ-11.1.1")
def test_a_claim_says_whether_there_will_be_a_choice_of_days() -> None:
    assert "You may then move the calendar two days" in said(Table().turn_of(GREEN), Claim())
    assert "The calendar moves only one day" in said(Table().turn_of(GREEN).dark(GREEN), Claim())
    last = said(Table().day(26, 3).teeth(3).turn_of(GREEN), Claim())
    assert "3 corn" in last
    assert "last round" in last
    assert "marker" not in last
    assert "two days" not in last


@pytest.mark.rule("TZ-11.3", "TZ-11.3.1", "TZ-11.3.3")
def test_the_choice_of_days_says_what_comes() -> None:
    table = Table().day(5).claims(GREEN).comes_to_the_calendar()
    assert said(table, MoveCalendar(1)) == "Move the calendar 1 day | Day 6 comes next."
    two = said(table, MoveCalendar(2))
    assert "Day 7 comes next, with a Food Day at its end." in two
    assert "until you reach the top of a temple" in two
    texts, view = TEXTS(NAMES), table.view(GREEN)
    assert "how many days" in texts.prompt(view, table.asked)
    assert "Ben to move the calendar" in texts.headline(view)
    (kind,) = RULES.orderables
    for policy in kind.policies:
        assert texts.policy("choose_days", policy.key, None)


@pytest.mark.rule("TZ-14.5", "TZ-14.6", "TZ-6.21", "TZ-6.22")
def test_no_skull_is_promised_that_is_not_there() -> None:
    table = Table().on(RED, "yaxchilan-4", "yaxchilan-5").levels(RED, theology=3)
    assert "2 skulls" in said(table, Take("yaxchilan-4", "yaxchilan-4"))
    one = said(table.skulls(1, to=GREEN), Take("yaxchilan-4", "yaxchilan-4"))
    assert "1 skull" in one
    assert "No more" in one
    table.skulls(0, to=GREEN)
    assert "skull" not in said(table, Perform("yaxchilan-4")).partition("|")[0]
    assert "No crystal skull is left" in said(table, Research("theology"))
    assert "No crystal skull is left" not in said(table, Research("architecture"))
    assert "No crystal skull is left" in said(table, Construct("A2-12"))
    assert "No crystal skull is left" not in said(table, Construct("A2-11"))
    assert "No crystal skull is left" not in said(table.skulls(1, to=GREEN), Construct("A2-12"))


def news(event: Any) -> str:
    return TEXTS(NAMES).event(event)


@pytest.mark.rule("TZ-10.4", "TZ-14.24")
def test_points_below_nothing_are_lost() -> None:
    assert news(events.TempleScored(RED, "kukulkan", -3, 0)) == "Ann loses 3 points on Kukulkan."
    assert news(events.TempleScored(RED, "chaac", 1, 2)).startswith("Ann scores 1 point")
    final = events.FinalScored(RED, 0, 0, 0, (("M11", -6),))
    assert "loses 6 points" in news(final)


@pytest.mark.rule("TZ-12.0", "TZ-11.3.4")
def test_there_is_no_day_after_the_last() -> None:
    table = Table().day(25, 3).claims(GREEN).closes_round(2)
    texts = TEXTS(NAMES)
    assert "Day 26 of 26" in texts.headline(table.view())
    assert "27" not in texts.board(table.view())
    told = " ".join(texts.event(event) for event in table.news)
    assert "27" not in told
    over = table.closes_round()
    assert over.state.result is not None
    assert "Day 26 of 26" in texts.headline(over.view())
    assert "day 2" not in " ".join(texts.event(event) for event in over.news)


@pytest.mark.rule("INT-39")
def test_after_the_end_no_food_day_is_promised() -> None:
    """Also where the game ended before its time."""
    table = Table(2).says(GREEN, Resign())
    view, texts = table.view(RED), TEXTS(NAMES[:2])
    assert (view.food_day, view.food_in, view.today, view.scoring) == (None, None, False, False)
    assert "Food Day" not in texts.headline(view)
    assert "There are no more Food Days." in texts.explain(view).values()


def test_logs_of_older_games_are_still_told() -> None:
    """There the days of the calendar were said with the claim."""
    codec = RULES.event_codec
    old = codec.validate_json('{"seat":0,"corn":1,"advance":"two","kind":"claimed"}')
    assert news(old) == "Ann places a worker on the start space for 1 corn and wants two days."
    changed = codec.validate_json('{"seat":0,"advance":"one","kind":"advance_set"}')
    assert news(changed) == "Ann wants to move the calendar one day."
    for kind in ("claim", "set_advance"):
        RULES.parse_action(json.dumps({"advance": "two_unless_food", "kind": kind}))


def test_a_space_is_named_once_where_a_worker_is_placed() -> None:
    table = Table()
    actions = [a for a in table.asked.every() if isinstance(a, Place)]
    assert len(actions) == 5
    for action in actions:
        words = said(table, action)
        assert "Now: " in words
        name = words.split(" (")[0]
        assert words.count(name) == 1


@pytest.mark.sliced(10)
def test_titles_name_those_who_are_asked_and_what_they_are_asked() -> None:
    """Over whole games: the headline of the table in words, and that of its pictures."""
    shown, kinds = Words(), set[str]()
    for seats, seed in ((3, 3), (4, 0)):
        names = NAMES[:seats]
        for ply in walk(RULES, TzolkinOptions(), seats, seed):
            view = RULES.view(ply.state, None)
            asked = [d.seat for d in ply.decisions]
            (kind,) = {d.kind for d in ply.decisions}
            line = TEXTS(names).headline(view).split(" · ")[-seats - 1]
            front = in_front(view)
            title = shown.headline(view, "" if front is None else names[front])
            kinds.add(kind)
            if len(asked) == 1:
                assert line.startswith(names[asked[0]])
                assert title.startswith(names[asked[0]])
            else:
                told = ["everybody"] if len(asked) == seats else [names[seat] for seat in asked]
                assert all(who in line for who in told), line
                assert not any(name in title for name in names)
            assert line.endswith(" to move") == (kind == "turn"), line
            assert title.endswith(" to play") == (kind == "turn"), title
    witnessed(kinds, "kinds of questions", "games of 3 (seed 3) and 4 (seed 0)",
              least=8, every={"turn", "choose_days", "choose_wealth"})  # fmt: skip
