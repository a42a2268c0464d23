"""The pages of `/find` keep to Discord's limits, however much there is to show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.features.find import match_pages, pages, window
from bot.widgets import limits
from bot.widgets.ids import ControlId
from engine import registry
from render.lang.language import ENGLISH
from tables.model.matched import Guest, Match
from tables.model.open_tables import OpenTable, Suited
from tables.model.table import Seat, Table, UserRef
from tables.model.users import UserSettings
from tables.model.wishes import ANY_HOURS, AVOIDED, Wish

NAME = "W" * 32
NOW = 1_750_000_000.0
KEYS = tuple(registry.keys())
WISH = Wish(
    *(1, 2, NAME, 3),
    games=KEYS,
    sizes=(2, 3, 4, 5),
    pace="several",
    most=4,
    at=NOW,
    until=NOW + 9,
    hours=0b010101,
    language="en",
    silent=2,
)


def table(number: int, game: str) -> Table:
    seats = tuple(Seat(seat, 100 + seat, NAME) for seat in range(3))
    return Table(
        id=number,
        game=game,
        options={},
        guild_id=2,
        channel_id=10**18 + number,
        host_id=100,
        status="lobby",
        seats=seats,
        version=1,
        seq=0,
        public_seq=0,
        draft_seat=None,
        message_id=10**18,
        announced_seq=0,
        announced_asked=(),
        created_at=NOW,
        changed_at=NOW,
        name="W" * 40,
        welcome="experienced",
    )


def found(count: int) -> list[Suited]:
    made = [table(999_999_000_000 + n, KEYS[n % len(KEYS)]) for n in range(count)]
    return [Suited(OpenTable(one, 5, 2, "several"), True, True, True) for one in made]


def match(count: int) -> Match:
    people = [Guest(n, 3, NAME, None, "ask", "nonce", 0, NOW) for n in range(count)]
    return Match(
        *(999_999_999_999, 2, KEYS[0], "several", "en", True, NOW, NOW + 9, "asking", None, 0, 0.0),
        people=tuple(people),
    )


def shown() -> dict[str, Any]:
    user = UserSettings(1, "America/Argentina/ComodRivadavia")
    people = [UserRef(10**18 + n, NAME) for n in range(AVOIDED)]
    return {
        "tables": pages.find_page(ENGLISH, found(60), "", None, "x" * 300),
        "one game": pages.find_page(ENGLISH, found(60), KEYS[0], WISH),
        "no table": pages.find_page(ENGLISH, [], KEYS[0], None),
        "a table": pages.table_page(ENGLISH, found(1)[0]),
        "a wish": pages.wish_page(ENGLISH, WISH, user, NOW, "x" * 300),
        "any hours": pages.wish_page(ENGLISH, replace(WISH, hours=ANY_HOURS), user, NOW),
        "no wish": pages.wish_page(ENGLISH, None, user, NOW),
        "avoided": pages.avoid_page(ENGLISH, people, "x" * 300),
        "a match": match_pages.match_page(ENGLISH, match(5), 0, "W" * 100, NOW),
        "whom": match_pages.whom_page(ENGLISH, match(5), 0),
        "over": match_pages.over_page(ENGLISH, match(5), "W" * 100, asleep=True),
        "a ping": match_pages.ping_page(ENGLISH, match(5), 10**18),
    }


def test_all_pages_keep_to_the_limits() -> None:
    assert {name: page.problems() for name, page in shown().items() if page.problems()} == {}


def test_at_most_eight_tables_are_shown_and_the_rest_is_counted() -> None:
    page = shown()["tables"]
    components = list(limits.walk(page.view.to_components()))
    joins = [c for c in components if str(c.get("custom_id", "")).startswith("agora:findjoin")]
    assert len(joins) == pages.SHOWN
    assert any("52 more tables" in str(c.get("content")) for c in components)


def test_the_window_keeps_to_the_limits() -> None:
    for before in (None, WISH):
        modal = window.wish_modal(ENGLISH, ControlId("wishopen", 0), before, KEYS[0])
        assert limits.modal_problems(modal.to_dict()) == []
        assert len(modal.to_dict()["components"]) == 5
