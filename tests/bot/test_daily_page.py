"""The list of all tables that wait for somebody keeps Discord's limits, however many there are."""

from __future__ import annotations

import pytest

from bot.features.clocks.daily import BUTTONS, daily_page
from bot.features.me.settings import REMINDING, REST, settings_page
from render.lang.language import ENGLISH, Language
from tables.model.clock import ClockRules, Open, Wait
from tables.model.table import Seat, Table
from tables.model.users import UserSettings
from tests.render.lang.pseudo import PSEUDO

ANN = UserSettings(11, "Europe/Berlin", daily_at=480, rhythm="rarer", tells_presence=True)


def waiting(count: int) -> list[tuple[Table, Open]]:
    """So many tables that wait for Ann, with long names and a clock."""
    people = ((11, "Ann"), (22, "B" * 32), (33, "C" * 32), (44, "D" * 32))
    seats = tuple(Seat(i, user, name) for i, (user, name) in enumerate(people))
    place = (1 << 63, 1 << 62)
    tables = [
        Table(n, "tta-new-story", {}, *place, 22, "running", seats, 1, 1, 1, None, 3, 0, (), 0, 0)
        for n in range(1, count + 1)
    ]
    rules = ClockRules(move=3_600.0)
    return [(t, Open(Wait(t.id, t.id, 0, 11, 5.0), rules, ANN, 0.0)) for t in tables]


@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
@pytest.mark.parametrize("count", [1, 5, 6, BUTTONS, BUTTONS + 1, 200])
def test_a_list_of_any_length_can_be_sent(count: int, language: Language) -> None:
    page = daily_page(language, waiting(count), "f" * 20)
    assert page.problems() == []
    shown = str(page.view.to_components())
    assert shown.count("agora:turn:") == min(count, BUTTONS)
    assert "discord.com/channels/" in shown
    assert shown.index("agora:turn:1'") >= 0, "the longest wait is there"


@pytest.mark.parametrize("page", [REMINDING, REST])
@pytest.mark.parametrize("language", [ENGLISH, PSEUDO])
def test_a_page_of_settings_can_be_sent(page: int, language: Language) -> None:
    assert settings_page(language, ANN, 5.0, "x" * 300, page).problems() == []
