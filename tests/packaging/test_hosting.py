"""What the page for hosts promises is what the program does."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import cli, config, quick_settings
from bot.commands import serve
from bot.config import Config
from bot.widgets.replies import PRIVATE, REQUIRED, THREADS, invitation

ROOT = Path(__file__).resolve().parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """What stands under a heading, with all below it."""
    [level] = re.findall(rf"^(#+) {re.escape(title)}$", HOSTING, re.MULTILINE)
    rest = HOSTING.partition(f"{level} {title}\n")[2]
    return re.split(rf"^#{{1,{len(level)}}} ", rest, flags=re.MULTILINE)[0]


def test_the_invite_link_asks_for_exactly_what_the_bot_needs() -> None:
    asked = re.search(r"permissions=(\d+)", HOSTING)
    assert asked
    wanted = discord.Permissions(**dict.fromkeys((*REQUIRED, *THREADS, *PRIVATE), True))
    assert discord.Permissions(int(asked[1])) == wanted
    assert not wanted.administrator
    address = re.search(r"https://discord\.com/oauth2/authorize\?\S+", HOSTING)
    assert address
    ours = urlsplit(invitation(0))
    theirs = urlsplit(address[0].replace("0" * 18, "0"))
    assert theirs[:3] == ours[:3]
    assert parse_qs(theirs.query) == parse_qs(ours.query)


def test_every_setting_is_in_the_table() -> None:
    names = {*map(config.variable, Config.model_fields), quick_settings.DATABASE_FILE}
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", section("Settings"), re.MULTILINE)) == names


def test_every_command_of_the_program_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    offered = set(re.findall(r"^    (\w+) {2,}", capsys.readouterr().out, re.MULTILINE))
    listed = re.findall(r"^agora (\w+) {2,}", section("Commands"), re.MULTILINE)
    assert set(listed) == offered
    assert len(listed) == len(offered)


def test_every_exit_code_is_in_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    of_run = re.findall(r"^\| (\d) \|", section("Exit codes of `agora run`"), re.MULTILINE)
    assert [*map(int, of_run)] == [0, 1, serve.WRONGLY_ASKED]
    with pytest.raises(SystemExit):
        cli.main(["health", "--help"])
    told = " ".join(capsys.readouterr().out.split()).partition("Exit codes:")[2]
    of_health = re.findall(r"^\| (\d) \|", section("Is it healthy?"), re.MULTILINE)
    assert of_health == ["0", *re.findall(r"\b(\d) [a-z]", told)]
