"""`agora selftest --apps`: what a host tries by hand."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import cli
from bot.apps_trial import STEPS
from bot.commands import own_apps
from bot.widgets import replies


def application(*, people: bool) -> discord.AppInfo:
    config = object() if people else None
    return cast(Any, SimpleNamespace(id=7, name="Agora", user_integration_config=config))


def test_all_steps_are_numbered_and_both_links_are_there() -> None:
    said = "\n".join(own_apps.lines(application(people=True)))
    assert [f"\n{n}. " in said for n in range(1, 11)] == [True] * 10
    assert len(STEPS) == 10
    assert replies.invitation(7) in said
    assert replies.own_install(7) in said
    assert "MISSING" not in said
    assert said.count("Until you know: ") == sum(1 for step in STEPS if step.until) >= 6


def test_an_application_that_nobody_can_add_is_named() -> None:
    said = "\n".join(own_apps.lines(application(people=False)))
    assert "MISSING  the application can be added to people" in said
    assert "Turn on User Install" in said


def test_the_link_for_people_asks_for_commands_only() -> None:
    asked = parse_qs(urlsplit(replies.own_install(7)).query)
    assert asked == {
        "client_id": ["7"],
        "scope": ["applications.commands"],
        "integration_type": ["1"],
    }


@pytest.mark.parametrize(("people", "code"), [(True, 0), (False, 1)])
def test_the_exit_code_says_whether_people_can_add_it(
    monkeypatch: pytest.MonkeyPatch, people: bool, code: int
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        assert token == "a.token"

    async def told(self: discord.Client) -> discord.AppInfo:
        return application(people=people)

    async def ticked(client: discord.Client, seconds: float) -> int:
        assert seconds == 60.0
        return 0

    monkeypatch.setattr(discord.AutoShardedClient, "login", login)
    monkeypatch.setattr(discord.Client, "application_info", told)
    monkeypatch.setattr(own_apps, "_tick_off", ticked)
    assert asyncio.run(own_apps.serve("a.token", 60.0)) == code


def test_a_token_that_discord_does_not_take(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(self: discord.Client, token: str) -> None:
        raise discord.LoginFailure("no")

    monkeypatch.setattr(discord.AutoShardedClient, "login", login)
    assert asyncio.run(own_apps.serve("a.token", 60.0)) == 2
    assert capsys.readouterr().err.startswith("agora: ")


def test_either_a_channel_or_the_apps(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["selftest"], ["selftest", "--apps", "--channel", "7"]):
        with pytest.raises(SystemExit) as stopped:
            cli.main(arguments)
        assert stopped.value.code == 2
    assert "--apps" in capsys.readouterr().err
