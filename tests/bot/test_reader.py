"""The language of a user and of a new table is found, not set."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

import render.lang.language as lang
from bot.widgets import reader

GREEK, FRENCH = discord.Locale("el"), discord.Locale.french
AMERICAN, BRITISH = discord.Locale.american_english, discord.Locale.british_english


@pytest.fixture(autouse=True)
def _greek(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greek is one of the languages, without words of its own."""
    monkeypatch.setattr(lang, "LANGUAGES", {"en": "en_GB", "el": "el"})


def pressed(
    locale: discord.Locale = AMERICAN, server: discord.Locale | None = None, *features: str
) -> Any:
    guild = None if server is None else SimpleNamespace(features=features)
    return SimpleNamespace(locale=locale, guild_locale=server, guild=guild, extras={})


@pytest.mark.parametrize(("locale", "code"), [
    (GREEK, "el"), (BRITISH, "en"), (AMERICAN, "en"), (FRENCH, "en"),
])  # fmt: skip
def test_discord_tells_what_a_user_reads(locale: discord.Locale, code: str) -> None:
    assert reader.found(pressed(locale)) == code


@pytest.mark.parametrize(("server", "features", "code"), [
    (GREEK, (), "el"),
    (BRITISH, (), "en"),
    (AMERICAN, ("COMMUNITY",), "en"),
    (AMERICAN, (), "el"),  # Discord gives it to every server that is no community
    (FRENCH, ("COMMUNITY",), "el"),
    (None, (), "el"),
])  # fmt: skip
def test_a_new_table_takes_the_language_of_its_server_or_else_of_its_user(
    server: discord.Locale | None, features: tuple[str, ...], code: str
) -> None:
    interaction = pressed(GREEK, server, *features)
    reader.note(interaction, "el")
    assert reader.of_server(interaction).code == code
