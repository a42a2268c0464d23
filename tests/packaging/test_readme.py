"""What the README promises is what the program does."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import cli
from bot.config import Config
from bot.widgets.replies import REQUIRED, THREADS, invitation

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invite_link_asks_for_exactly_what_the_bot_needs() -> None:
    asked = re.search(r"permissions=(\d+)", README)
    assert asked
    wanted = discord.Permissions(**dict.fromkeys((*REQUIRED, *THREADS), True))
    assert discord.Permissions(int(asked[1])) == wanted
    assert not wanted.administrator
    address = re.search(r"https://discord\.com/oauth2/authorize\?\S+", README)
    assert address
    ours = urlsplit(invitation(0))
    theirs = urlsplit(address[0].replace("0" * 18, "0"))
    assert theirs[:3] == ours[:3]
    assert parse_qs(theirs.query) == parse_qs(ours.query)


def test_every_setting_is_in_the_table() -> None:
    names = {
        "DISCORD_TOKEN" if name == "discord_token" else f"AGORA_{name.upper()}"
        for name in Config.model_fields
    }
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)) == names


def test_every_command_of_the_program_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    offered = set(re.findall(r"^    (\w+) {2,}", capsys.readouterr().out, re.MULTILINE))
    assert set(re.findall(r"^agora (\w+) {2,}", README, re.MULTILINE)) == offered


DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md")))
FROM_WHERE = (
    *("", "bot", "tables", "tests", "tests/bot", "tests/tables", "tests/conformance"),
    *("engine/games/antike", "engine/games/tta"),
)
"""Folders from which documents name files; each says from which."""
NAMED = re.compile(r"`((?:[\w.<>-]+/)+(?:[\w<>-]+\.(?:py|md|json|yaml|service))?|"
                   r"(?:engine|render|bot|tests|docs|deploy|tools)/[\w/<>-]+)`")  # fmt: skip


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_it_names_exists(document: Path) -> None:
    """`<game>` and the like stand for any name."""
    named = set(NAMED.findall(document.read_text(encoding="utf-8")))
    patterns = {name: re.sub(r"<\w+>", "*", name.rstrip("/")) for name in named}
    missing = {
        name
        for name, pattern in patterns.items()
        if not any(next((ROOT / start).glob(pattern), None) for start in FROM_WHERE)
    }
    assert missing == set()


def test_every_file_it_points_to_exists() -> None:
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for target in re.findall(r"(?:\]\(|src=\")([^)\"#]+)", text):
            if not target.startswith(("http", "mailto")):
                assert (path.parent / target).exists(), f"{path.name} points to {target}"
