"""Rounds of `agora doctor`: several processes, some tables only, the newest first, and going on."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import cli
from bot.commands import doctor as command
from bot.widgets import saying
from tables.maintenance import doctor, rounds
from tables.maintenance.examination import Report
from tables.maintenance.rounds import Round
from tables.model.errors import BadConfig
from tables.model.findings import Finding
from tests.tables import damages
from tests.tables.errands import rules_of
from tests.tables.fixtures import in_a_file
from tests.tables.refused import refused

TABLES = 7
"""Of the database: a house of five, one that went back, a rated one."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("rounds") / "agora.sqlite3"
    with in_a_file():
        damages.build(path)
    return path


@pytest.fixture
def spoilt(built: Path, path: Path) -> Path:
    """Tables 1 and 2 are damaged; table 3 was changed last."""
    shutil.copy(built, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE steps SET hash = 'feed' WHERE game_id IN (1, 2) AND seq = 1")
        db.execute("UPDATE games SET changed_at = changed_at + id")
        db.execute("UPDATE games SET changed_at = changed_at + 100 WHERE id = 3")
    return path


def examined(path: Path, wanted: Round = doctor.ALL, *, quick: bool = False) -> Report:
    return doctor.examine(path, rules_of, wanted=wanted, quick=quick)


def tables(report: Report) -> list[object]:
    return [getattr(one, "facts", {}).get("table") for one in report.findings]


@pytest.mark.parametrize("newest", [False, True])
def test_several_processes_find_the_same(
    spoilt: Path, monkeypatch: pytest.MonkeyPatch, newest: bool
) -> None:
    alone = examined(spoilt, Round(newest=newest))
    monkeypatch.setattr(rounds, "AT_ONCE", 2)
    shared = examined(spoilt, Round(jobs=2, newest=newest))
    assert shared == alone
    assert shared.tables == shared.all_tables == TABLES
    assert set(tables(shared)) == {1, 2}


def test_the_newest_come_first(spoilt: Path) -> None:
    with closing(sqlite3.connect(spoilt)) as db:
        order = [row[0] for row in db.execute("SELECT id FROM games ORDER BY changed_at DESC")]
    assert order[0] == 3
    assert list(dict.fromkeys(tables(examined(spoilt, Round(newest=True))))) == [2, 1]


def test_a_sample_is_of_some_tables_and_says_so(spoilt: Path) -> None:
    found = [examined(spoilt, Round(sample=3)) for _ in range(12)]
    assert {report.tables for report in found} == {3}
    assert len({tuple(map(str, tables(report))) for report in found}) > 1, "drawn by chance"
    said = [saying.found(remark) for remark in found[0].remarks]
    assert any(s.startswith("3 of ") and s.endswith("tables were checked.") for s in said), said
    newest = examined(spoilt, Round(sample=1, newest=True))
    assert (newest.tables, newest.findings) == (1, [])
    assert examined(spoilt, Round(sample=99)).tables == newest.all_tables


def interrupted(path: Path, kept: Path, after: int) -> None:
    seen = 0

    def progress(said: Finding) -> None:
        nonlocal seen
        seen += said.code == "looking_at_table"
        if seen > after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        doctor.examine(path, rules_of, wanted=Round(kept=kept), progress=progress)


def test_a_round_goes_on_where_it_was_interrupted(spoilt: Path, tmp_path: Path) -> None:
    kept, whole = tmp_path / "round.jsonl", examined(spoilt)
    interrupted(spoilt, kept, 3)
    assert len(kept.read_text().splitlines()) == 1 + 3
    report = examined(spoilt, Round(kept=kept))
    assert report.findings == whole.findings
    assert (report.tables, report.remembered) == (whole.tables, 3)
    assert report.steps < whole.steps
    assert any("3 tables were checked by an earlier run" in saying.found(r) for r in report.remarks)
    again = examined(spoilt, Round(kept=kept))
    assert (again.findings, again.remembered, again.steps) == (whole.findings, whole.tables, 0)


def test_what_was_changed_since_is_examined_again(spoilt: Path, tmp_path: Path) -> None:
    kept = tmp_path / "round.jsonl"
    examined(spoilt, Round(kept=kept))
    with closing(sqlite3.connect(spoilt, isolation_level=None)) as db:
        db.execute("UPDATE games SET version = version + 1 WHERE id = 3")
        db.execute("UPDATE seats SET name = '' WHERE game_id = 3")
    report = examined(spoilt, Round(kept=kept))
    assert report.remembered == report.tables - 1
    assert 3 in tables(report)


def test_only_rounds_of_the_same_program_are_gone_on_with(
    spoilt: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "round.jsonl"
    interrupted(spoilt, kept, 3)
    assert examined(spoilt, Round(kept=kept), quick=True).remembered == 0
    monkeypatch.setattr("tables.maintenance.revision.version", lambda: "0.9 (feed)")
    assert examined(spoilt, Round(kept=kept), quick=True).remembered == 0


def test_a_line_that_was_cut_off_is_left_out(spoilt: Path, tmp_path: Path) -> None:
    kept = tmp_path / "round.jsonl"
    interrupted(spoilt, kept, 3)
    text = kept.read_text()
    kept.write_text(text[:-5])
    report = examined(spoilt, Round(kept=kept))
    assert report.remembered == 2
    assert examined(spoilt, Round(kept=kept)).remembered == report.tables


@pytest.mark.parametrize("text", ["{}", "Dear diary", '["x"]'])
def test_other_files_are_left_alone(spoilt: Path, tmp_path: Path, text: str) -> None:
    kept = tmp_path / "mine.txt"
    kept.write_text(text)
    with refused(BadConfig, "Name another file"):
        examined(spoilt, Round(kept=kept))
    assert kept.read_text() == text


def test_the_command(
    spoilt: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "rules", rules_of)
    kept = tmp_path / "round.jsonl"
    given = [str(spoilt), "--sample", "1", "--newest", "--resume", str(kept)]
    assert cli.main(["doctor", *given]) == 0
    assert "tables: 1" in capsys.readouterr().out
    assert json.loads(kept.read_text().splitlines()[0])["agora_doctor"] == rounds.FORM
    assert cli.main(["doctor", str(spoilt), "--jobs", "2", "--resume", str(tmp_path)]) == 2
    assert "cannot be used to remember" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["doctor", str(spoilt), "--jobs", "0"])
