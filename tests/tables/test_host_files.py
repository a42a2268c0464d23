"""The host's own files of figures: what is found in a folder, and what stops the bot."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.playground.serving import play
from bot.playground.wishes import Wishes
from bot.widgets import saying
from engine.core import Rules
from engine.games.belfort.costs import FILE
from engine.games.belfort.files import text
from tables.model.errors import BadConfig, BadOptions, Unfit
from tables.model.seating import changed_options, check_fit, checked_options
from tables.store import host_files
from tables.store.sqlite import SqliteStore

OURS = text("costs.toml")
WRONG = OURS.replace("wood = 1", "wood = -1", 1)
Cap = pytest.CaptureFixture[str]


def test_a_file_gives_its_game_its_figures(tmp_path: Path, belfort: Rules[Any]) -> None:
    assert host_files.look(tmp_path, [belfort]).need() == {}
    assert host_files.look(tmp_path / "nowhere", [belfort]).need() == {}
    (tmp_path / FILE).write_text(f'title = "Mine"\n{OURS}', "utf-8")
    found = host_files.look(tmp_path, [belfort])
    assert found.need()["belfort"]["costs"]["title"] == "Mine"
    assert found.used == ((tmp_path / FILE, "belfort", "Mine"),)
    options = belfort.options.model_validate(found.figures["belfort"])
    state = belfort.setup(options, 3, 1).state
    assert state.costs.title == "Mine"


def test_a_file_without_a_title_is_called_by_its_name(tmp_path: Path, belfort: Rules[Any]) -> None:
    (tmp_path / FILE).write_text(OURS, "utf-8")
    [(_, _, title)] = host_files.look(tmp_path, [belfort]).used
    assert title == FILE


@pytest.mark.parametrize(
    ("name", "written", "said"),
    [
        (FILE, WRONG.encode(), "line 8: buildings.0.cost.wood has an impossible value. Write a"),
        (FILE, b"\xff", "is not plain text. Save it with the encoding UTF-8."),
        (FILE, b"#" * 50_000, "is too long for a file of numbers. Copy the file that comes"),
        (FILE, b"a = 1", "buildings is missing. Add it as in the file that comes"),
        ("belfort-cost.toml", b"", f"Call it {FILE}, or move it"),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(
    tmp_path: Path, belfort: Rules[Any], name: str, written: bytes, said: str
) -> None:
    (tmp_path / name).write_bytes(written)
    with pytest.raises(BadConfig) as caught:
        host_files.look(tmp_path, [belfort]).need()
    told = saying.plain(caught.value)
    assert told.startswith(str(tmp_path / name))
    assert said in told
    assert told.count(".\n") == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_cannot_be_read(tmp_path: Path, belfort: Rules[Any]) -> None:
    (tmp_path / FILE).write_text(OURS, "utf-8")
    (tmp_path / FILE).chmod(0)
    with pytest.raises(BadConfig, match="host_file_unread"):
        host_files.look(tmp_path, [belfort]).need()


def test_a_folder_in_its_place_is_no_file(tmp_path: Path, belfort: Rules[Any]) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(BadConfig) as caught:
        host_files.look(tmp_path, [belfort]).need()
    assert "cannot be read (Is a directory)" in saying.plain(caught.value)


def test_other_files_are_nobodys_business(tmp_path: Path, belfort: Rules[Any]) -> None:
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "belfort-costs.toml.old").touch()
    assert host_files.look(tmp_path, [belfort]).wrong == ()


# --- the commands --------------------------------------------------------------------------------


def test_the_bot_does_not_start_with_a_wrong_file(
    tmp_path: Path, belfort: Rules[Any], monkeypatch: pytest.MonkeyPatch, capsys: Cap
) -> None:
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path / "agora.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    (tmp_path / FILE).write_text(WRONG, "utf-8")
    try:
        assert cli.main(["run"]) == 2
    finally:
        logging.getLogger().handlers[:] = handlers
        logging.getLogger().setLevel(level)
    assert f"agora: {tmp_path / FILE}, line 8: buildings.0.cost.wood" in capsys.readouterr().err
    assert not (tmp_path / "agora.sqlite3").exists(), "nothing was begun"


def test_the_playground_does_not_start_with_a_wrong_file(
    tmp_path: Path, belfort: Rules[Any]
) -> None:
    (tmp_path / FILE).write_text(WRONG, "utf-8")
    with pytest.raises(BadConfig):
        asyncio.run(play(Wishes(0, False, None, None, tmp_path, None), say=lambda line: None))


def test_the_doctor_names_the_file_and_what_is_wrong_with_it(
    tmp_path: Path, belfort: Rules[Any], capsys: Cap
) -> None:
    database = tmp_path / "agora.sqlite3"

    async def made() -> None:
        await (await SqliteStore.open(database)).close()

    asyncio.run(made())
    (tmp_path / FILE).write_text(OURS, "utf-8")
    assert cli.main(["doctor", str(database)]) == 0
    said = capsys.readouterr().out
    assert f"Note: {tmp_path / FILE} corrects figures of belfort ({FILE})" in said
    assert "; sound" in said
    (tmp_path / FILE).write_text(WRONG, "utf-8")
    assert cli.main(["doctor", str(database)]) == 1
    said = capsys.readouterr().out
    assert f"{tmp_path / FILE}, line 8: buildings.0.cost.wood has an impossible value" in said
    assert "findings: 1" in said


def test_the_file_to_begin_from_is_printed(belfort: Rules[Any], capsys: Cap) -> None:
    assert cli.main(["figures", "belfort"]) == 0
    said = capsys.readouterr()
    assert (said.out, said.err) == (OURS, f"{FILE}:\n")
    assert cli.main(["figures", "tzolkin"]) == 2
    assert "has no figures that a host can correct" in capsys.readouterr().err
    assert cli.main(["figures", "chess"]) == 2
    assert "there is no game called 'chess'" in capsys.readouterr().err


# --- options -------------------------------------------------------------------------------------


def test_a_card_is_shown_as_the_host_corrected_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Cap
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path / "agora.sqlite3"))
    assert cli.main(["card", "pub", "--game", "belfort"]) == 0
    before = capsys.readouterr().out
    (tmp_path / FILE).write_text(OURS.replace("wood = 1", "wood = 5", 1), "utf-8")
    assert cli.main(["card", "pub", "--game", "belfort"]) == 0
    assert capsys.readouterr().out != before


async def test_a_passing_playground_plays_by_the_files_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path / "agora.sqlite3"))
    (tmp_path / FILE).write_text(WRONG, "utf-8")
    with pytest.raises(BadConfig, match="host_file"):
        await play(Wishes(0, False, None, None, None, None))


FIVE = ("miners", "bankers", "traders", "architects", "spies")


def test_no_table_chooses_what_the_host_gives(belfort: Rules[Any]) -> None:
    assert "costs" not in checked_options(belfort, {"costs": {"title": "Cheap"}})
    with pytest.raises(BadOptions) as caught:
        checked_options(belfort, {"coins": 3})
    assert caught.value.facts["options"] == (
        *("guilds", "picked", "thieves", "mine", "gatehouses"),
    )


def test_what_was_picked_is_forgotten_with_what_it_counted_beside(belfort: Rules[Any]) -> None:
    before = checked_options(belfort, {"guilds": "chosen", "picked": FIVE})
    assert before["picked"] == list(FIVE)
    assert changed_options(belfort, before, {"thieves": "rulebook"})["picked"] == list(FIVE)
    assert changed_options(belfort, before, {"guilds": "random"})["picked"] == []
    with pytest.raises(BadOptions) as caught:
        changed_options(belfort, before, {"guilds": "random", "picked": FIVE})
    assert caught.value.code == "option_idle"


@pytest.mark.rule("BF-11.1")
def test_chosen_guilds_have_to_fit_the_number_of_players(belfort: Rules[Any]) -> None:
    chosen = belfort.options.model_validate({"guilds": "chosen", "picked": FIVE})
    check_fit(belfort, chosen, 3)
    with pytest.raises(Unfit) as caught:
        check_fit(belfort, chosen, 2)
    assert "Spies" in saying.plain(caught.value)
    with pytest.raises(ValueError, match="guilds_barred"):
        belfort.setup(chosen, 2, 1)
