"""Messages that a code chooses: there is one for each code, and none for any other."""

from __future__ import annotations

from typing import Any, get_args

import discord
import pytest
from discord import app_commands

import render.lang.language as lang
from bot.features.lobby import gathering
from bot.features.me import settings
from bot.features.me.cog import chosen
from bot.features.me.settings import REST, settings_page
from bot.features.seats import pages as seats_pages
from bot.widgets.described import Translator, described
from bot.widgets.ids import BadId
from render.lang.catalogue.bot_boards import BotBoards
from render.lang.catalogue.bot_commands import BotCommands
from render.lang.catalogue.bot_find import BotFind
from render.lang.catalogue.bot_gathering import BotGathering
from render.lang.catalogue.bot_help import BotHelp
from render.lang.catalogue.bot_me import BotMe
from render.lang.catalogue.bot_open import BotOpen
from render.lang.catalogue.bot_own_record import BotOwnRecord
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_places import BotPlaces
from render.lang.catalogue.bot_plans import BotPlans
from render.lang.catalogue.bot_reminding import BotReminding
from render.lang.catalogue.bot_seats import BotSeats
from render.lang.catalogue.bot_server import BotServer
from render.lang.catalogue.patience import Patience
from render.lang.catalogue.record_picture import RecordPicture
from render.lang.language import LANGUAGES
from tables.maintenance import problems
from tables.model import (
    asked,
    boards,
    clock,
    formats,
    own_record,
    paces,
    plans,
    server_rules,
    snooze,
    standing,
    table,
    users,
    wishes,
)
from tables.model.users import UserSettings
from tests.render.lang import pseudo

MODES = set(get_args(plans.Mode))
TROUBLE = set(get_args(table.ChannelState)) - {"there", "borrowed"}
CODES: list[tuple[Any, str, set[str]]] = [
    (BotPlaces, "state", TROUBLE),
    (BotPlaces, "field", TROUBLE),
    (BotPlaces, "table_in", set(get_args(table.ChannelState))),
    (BotPlaces, "status", set(get_args(table.Status))),
    (Patience, "clock", set(get_args(clock.Pauses))),
    (Patience, "time_out", set(get_args(clock.Fallback))),
    (BotMe, "reminded", set(get_args(users.Reminders))),
    (BotMe, "pictures", set(formats.FORMATS)),
    (BotMe, "invitations", set(get_args(users.Invited))),
    (BotMe, "inviters", set(get_args(users.Inviters))),
    (BotMe, "record", set(get_args(users.Records))),
    (BotMe, "firsts", set(get_args(users.Firsts))),
    (BotMe, "shown", set(standing.SHOWN)),
    (BotMe, "heading", set(settings.HEADINGS.values())),
    (BotGathering, "pace_choice", set(get_args(paces.Pace))),
    (BotGathering, "joins_choice", set(asked.JOINS)),
    (BotGathering, "full_choice", {gathering.YES, gathering.NO}),
    (BotGathering, "welcome_choice", set(asked.WELCOMES)),
    (BotGathering, "welcomes", set(asked.WELCOMES)),
    (BotOpen, "pace", set(get_args(paces.Pace))),
    (BotOpen, "welcome", set(map(str, asked.WELCOMES)) - {"anybody"}),
    (BotFind, "meant", set(asked.WELCOMES)),
    (BotFind, "speed", set(get_args(paces.Pace))),
    (BotFind, "lasts", set(get_args(wishes.Until))),
    (BotOwnRecord, "period", set(own_record.PERIODS)),
    (RecordPicture, "during", set(own_record.PERIODS)),
    (RecordPicture, "first", set(own_record.FIRSTS)),
    (BotServer, "who_choice", set(server_rules.WHO)),
    (BotBoards, "tag", {"open", "running", "over"}),
    (BotBoards, "tell_choice", {gathering.YES, gathering.NO}),
    (BotBoards, "trouble", set(get_args(boards.Trouble)) - {""}),
    (BotMe, "called", set(get_args(users.Calls)) - {"closed"}),
    (BotMe, "ending", {"ask", "end"}),
    (BotMe, "rhythm", set(get_args(users.Rhythm))),
    (BotMe, "told", {"no", "yes"}),
    (BotReminding, "snooze", set(get_args(snooze.Choice))),
    (BotCommands, "report_choice", set(get_args(problems.Kind))),
    (BotPlans, "choice", MODES),
    (BotPlans, "then", MODES),
    (BotPlans, "going_on", MODES),
    (BotPlans, "end", set(get_args(plans.End))),
    (BotSeats, "answer", set(seats_pages.OPS)),
    (BotHelp, "text", set(BotHelp.FAMILIES["heading"])),
    (BotCommands, "plan_choice", MODES),
    (
        BotPanel,
        "plan_reason",
        {
            *(plans.REVEALED, plans.ANSWERED, plans.UNDONE, plans.OVERTAKEN),
            *(plans.SKIPPED, plans.GRAVE, plans.FAILED),
        },
    ),
]


@pytest.mark.parametrize(("catalogue", "family", "codes"), CODES)
def test_each_code_has_its_words(catalogue: Any, family: str, codes: set[str]) -> None:
    assert set(catalogue.FAMILIES[family]) == codes


def test_every_family_of_the_bot_is_compared() -> None:
    compared = {(catalogue, family) for catalogue, family, _ in CODES}
    every = {(c, f) for c in {c for c, _, _ in CODES} for f in c.FAMILIES}
    assert every - compared == {(BotHelp, "heading"), (BotCommands, "moved")}


async def test_commands_are_described_in_the_languages_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = lang.read
    monkeypatch.setitem(lang.LANGUAGES, "de", "de_DE")
    monkeypatch.setattr(lang, "read", lambda code: pseudo.source if code == "de" else read(code))
    said, loose = described(BotCommands.turn), app_commands.locale_str("turn")
    assert said.message == BotCommands().turn()
    context: Any = None
    german, french = discord.Locale.german, discord.Locale.french
    translated = await Translator().translate(said, german, context)
    assert translated == f"«{pseudo.stretched(said.message)}»"
    assert await Translator().translate(said, french, context) is None
    assert await Translator().translate(said, discord.Locale.british_english, context) is None
    assert await Translator().translate(loose, german, context) is None
    lang.language.cache_clear()


@pytest.mark.parametrize(("there", "locale", "code"), [
    ("", "en-US", "en"), ("", "en-GB", "en"), ("", "el", None), ("el", "el", "el"),
    ("de", "de", "de"), ("es-ES", "es-419", "es-ES"), ("pt-BR", "pt-BR", "pt-BR"),
    ("zh-CN", "zh-CN", "zh-CN"), ("zh-CN", "zh-TW", None), ("zh-TW", "zh-TW", "zh-TW"),
])  # fmt: skip
def test_a_locale_of_discord_finds_its_language(
    there: str, locale: str, code: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lang, "LANGUAGES", {"en": "en_GB"} | ({there: there} if there else {}))
    assert lang.offered(locale) == code


def test_there_is_no_choice_of_languages_while_there_is_but_one() -> None:
    if set(LANGUAGES) != {"en"}:
        pytest.skip("there are several")
    assert "Pictures" in _settings_words(UserSettings(1))
    assert "Language" not in _settings_words(UserSettings(1))


def test_a_language_that_comes_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lang.LANGUAGES, "de", "de_DE")
    shown = _settings_words(UserSettings(1, language="de"))
    assert "**Language**" in shown
    assert "English" in shown
    assert "Deutsch" in shown
    assert chosen(UserSettings(1), "l", "de") == UserSettings(
        1, language="de", language_chosen=True
    )
    with pytest.raises(BadId):
        chosen(UserSettings(1), "l", "fr")


def test_a_language_that_was_chosen_is_kept_until_there_are_words_in_it() -> None:
    assert "Language: **Deutsch** (saved" in _settings_words(_chose("de"))
    assert "Language: **zz-zz** (saved" in _settings_words(_chose("zz-zz"))
    found = UserSettings(1, language="zz-zz")
    assert "saved" not in _settings_words(found), "they never chose it"


def _chose(code: str) -> UserSettings:
    return UserSettings(1, language=code, language_chosen=True)


def _settings_words(user: UserSettings) -> str:
    return str(settings_page(lang.ENGLISH, user, 0.0, page=REST).view.to_components())
