"""Time zones by whatever name people know them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from babel import Locale

from bot.widgets.saying import plain
from tables.model import zones
from tables.model.errors import UserError
from tests.tables.refused import refused

WINTER = datetime(2026, 1, 15, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 15, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("said", "zone"),
    [
        ("europe/berlin", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        (" BERL ", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("America / New York", "America/New_York"),
        ("CET", "Europe/Berlin"),
        ("cest", "Europe/Berlin"),
        ("EST", "America/New_York"),
        ("Pacific time", "America/Los_Angeles"),
        ("Japan", "Asia/Tokyo"),
        ("utc", "UTC"),
        ("Rome", "Europe/Rome"),
        ("Iran", "Asia/Tehran"),
        ("Wien", "Europe/Vienna"),
        ("München", "Europe/Berlin"),
        ("munchen", "Europe/Berlin"),
        ("ZÜRICH", "Europe/Zurich"),
        ("Москва", "Europe/Moscow"),
        ("東京", "Asia/Tokyo"),
        ("القاهرة", "Africa/Cairo"),
        ("Kalkutta", "Asia/Kolkata"),
        ("sao paulo", "America/Sao_Paulo"),
        ("Buenos Aires", "America/Argentina/Buenos_Aires"),
        ("Vietnam", "Asia/Ho_Chi_Minh"),
        ("Turkey", "Europe/Istanbul"),
        ("Lond", "Europe/London"),
    ],
)
def test_what_is_clear_is_taken(said: str, zone: str) -> None:
    assert zones.read_zone(said, WINTER) == zone


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("", "Europe/Berlin"),
        ("Atlantis", "for example "),
        ("Europe", "Europe/"),
        ("UTC+5:30", "Asia/Kolkata"),
        ("Berln", "Europe/Berlin"),
        ("UTC+99", "Europe/Berlin"),
    ],
)
def test_what_is_not_clear_names_what_may_be_meant(said: str, named: str) -> None:
    with refused(UserError, "do not know the time zone") as refusal:
        zones.read_zone(said, WINTER)
    assert named in plain(refusal.value)
    assert "Nothing was changed" in plain(refusal.value)


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("IST", "Asia/Kolkata, Europe/Dublin or Asia/Jerusalem"),
        ("GMT", "Europe/London, UTC or Africa/Abidjan"),
        ("EET", "Europe/Helsinki, Europe/Athens or Europe/Bucharest"),
        ("MST", "America/Denver or America/Phoenix"),
        ("Spain", "Europe/Madrid or Atlantic/Canary"),
        ("Salvador", "America/Bahia or America/El_Salvador"),
    ],
)
def test_where_several_may_be_meant_it_asks(said: str, named: str) -> None:
    with refused(UserError, "can mean several time zones") as refusal:
        zones.read_zone(said, WINTER)
    assert f"Please choose one of them: {named}." in plain(refusal.value)


@pytest.mark.parametrize("said", ["lon", "par", "ire", "rid", "york", "tanb", "ran", "new"])
def test_nothing_is_found_inside_a_word_nor_by_few_letters(said: str) -> None:
    with refused(UserError, "do not know the time zone"):
        zones.read_zone(said, WINTER)


def test_what_cities_are_called_elsewhere_is_as_babel_says() -> None:
    """The file is complete, and fits the zones of this machine."""
    for code in ("de", "fr", "ru", "ja", "ar", "hu"):
        for zone, said in Locale(code).time_zones.items():
            if zone in zones.zones() and len(said.get("city", "")) >= zones.SURE:
                name = zones.plain(said["city"])
                known = (*zones._of_city(name), *zones._known(name), *zones._elsewhere(name))
                assert known, (code, zone, name)


@pytest.mark.parametrize(
    ("typed", "now", "first"),
    [
        ("UTC+2", SUMMER, "Europe/Berlin"),
        ("utc + 1", WINTER, "Europe/Berlin"),
        ("gmt-5", WINTER, "America/New_York"),
        ("−04:00", SUMMER, "America/New_York"),
        ("+0530", SUMMER, "Asia/Kolkata"),
        ("UTC+5:45", WINTER, "Asia/Kathmandu"),
        ("berl", WINTER, "Europe/Berlin"),
        ("Sidney", WINTER, "Australia/Sydney"),
        ("germ", WINTER, "Europe/Berlin"),
        ("ce", WINTER, None),
        ("York", WINTER, "America/New_York"),
    ],
)
def test_suggestions(typed: str, now: float, first: str | None) -> None:
    found = zones.suggested_zones(typed, now)
    assert len(found) == len(set(found)) <= zones.SHOWN
    if first is None:
        assert "Europe/Berlin" in found
    else:
        assert found[0] == first


def test_without_a_word_the_zones_of_many_people_are_suggested() -> None:
    found = zones.suggested_zones("", WINTER)
    assert len(found) == zones.SHOWN
    assert found[0] == "Europe/Berlin"
    assert zones.suggested_zones("xyzzy", WINTER) == []


def test_all_other_names_mean_zones_that_there_are() -> None:
    assert {z for found in zones.KNOWN.values() for z in found} <= set(zones.zones())
    assert all(name == zones.plain(name) for name in zones.KNOWN)
