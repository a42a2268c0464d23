"""`agora problems` and `agora reproduce`: from a report to a file that plays the game again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commands import replay as replaying
from bot.commands import reproduce as command
from tables.maintenance import problems
from tables.maintenance.problems import Wish
from tables.model.errors import UserError
from tables.model.table import Table
from tables.operations.export import replay
from tables.store.connection import Connection
from tests.tables.backends import place_of
from tests.tables.errands import Cheer, Peek, Roll, Vote, Walk, rules_of
from tests.tables.parlour import ANN, BOB, Parlour
from tests.tables.refused import refused

Cap = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a checkout, where only the small game is known."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(command, "rules", rules_of)
    monkeypatch.setattr(replaying, "rules", rules_of)


async def drafted(here: Parlour) -> Table:
    """A game with votes, chance, a secret, and a draft of Bob of two steps."""
    table = await here.game(vote=True)
    await here.act(table, ANN, Vote("red"))
    await here.act(table, BOB, Vote("blue"))
    await here.act(table, ANN, Peek(), Roll(), Walk(1))
    await here.act(table, BOB, Walk(2), Walk(1))
    table = await here.table(table)
    assert (table.draft_seat, table.seq - table.public_seq) == (1, 2)
    return table


async def reported(here: Parlour, table: Table | None, words: str = "Wrong!") -> str:
    wish = Wish(BOB.id, words, None if table is None else table.id, last="component agora:turn:1")

    def work(db: Connection) -> None:
        problems.store(db, wish, "7C1E-04AB", here.clock())

    await here.store.write(work)
    return "7C1E-04AB"


def place(here: Parlour) -> str:
    """Where the database is, as a command is told."""
    where = place_of(here.store)
    return str(where) if isinstance(where, Path) else where.url


def made(folder: Path, reference: str = "7C1E-04AB") -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / f"{reference}.json").read_text())
    return document


async def test_a_fixture_holds_the_game_with_the_open_draft_and_no_names(
    here: Parlour, tmp_path: Path, capsys: Cap
) -> None:
    table = await drafted(here)
    reference = await reported(here, table, "Ann’s walk counts twice")
    out = tmp_path / "fixtures"
    assert cli.main(["reproduce", "7c1e04ab", "--out", str(out), "--data", place(here)]) == 0
    said = capsys.readouterr()
    document = made(out, reference)
    assert f"{table.seq} steps of errands" in said.out
    assert f"{table.seq + 1} states agree" in said.out
    assert "every hidden card" in said.err
    assert document["seats"] == [
        {"name": "Player 1", "computer": False},
        {"name": "Player 2", "computer": False},
    ]
    assert document["reported"]["words"] == "Ann’s walk counts twice"
    assert document["reported"]["public_step"] == table.public_seq
    assert document["steps"][-1]["action"] == {"kind": "walk", "steps": 1}
    assert document["reported"]["hash"] == document["steps"][-1]["hash"]
    del document["reported"]["words"]
    assert all(name not in json.dumps(document) for name in ("Ann", "Bob"))
    assert cli.main(["replay", str(out / f"{reference}.json")]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{table.seq + 1} steps agree")
    assert "Nothing is proved" in told


async def test_steps_that_were_taken_back_since_are_in_the_fixture(
    here: Parlour, tmp_path: Path
) -> None:
    table = await drafted(here)
    await reported(here, table)
    await here.service.playing.restart_turn(table.id, BOB.id, None)
    await here.act(table, BOB, Walk(1))
    assert cli.main(["reproduce", "7C1E-04AB", "--data", place(here), "--out", str(tmp_path)]) == 0
    document = made(tmp_path)
    assert len(document["steps"]) == table.seq + 1
    assert replay(json.dumps(document), rules_of) == (table.seq + 1, None)


async def test_a_game_that_went_back_by_consent_comes_out_the_same(
    here: Parlour, tmp_path: Path
) -> None:
    """Chance goes on in another way after that, and the fixture knows how."""
    table = await drafted(here)
    await here.service.playing.restart_turn(table.id, BOB.id, None)
    _, goals = await here.service.undo_votes.goals(table.id, BOB.id)
    asked = await here.service.undo_votes.ask_back(
        table.id, BOB.id, goals[0].to_seq, table.public_seq
    )
    await here.service.undo_votes.agree(table.id, ANN.id, asked.id)
    await here.act(table, ANN, Roll(), Walk(1))
    table = await here.table(table)
    await reported(here, table)
    assert cli.main(["reproduce", "7C1E-04AB", "--data", place(here), "--out", str(tmp_path)]) == 0
    document = made(tmp_path)
    assert any("reseeds" in step for step in document["steps"])
    assert replay(json.dumps(document), rules_of) == (table.seq + 1, None)


async def test_a_game_that_is_over_holds_no_secrets(
    here: Parlour, tmp_path: Path, capsys: Cap
) -> None:
    table = await drafted(here)
    await reported(here, table)
    await here.service.hosting.abandon(table.id, ANN.id)
    assert cli.main(["reproduce", "7C1E-04AB", "--data", place(here), "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().err == ""


async def test_a_fault_of_the_bot_can_be_reproduced_too(
    here: Parlour, tmp_path: Path, capsys: Cap
) -> None:
    table = await drafted(here)
    number = await here.service.repository.report(
        "KeyError at turn", "Traceback ...", table_id=table.id
    )
    assert cli.main(["reproduce", number, "--data", place(here), "--out", str(tmp_path)]) == 0
    assert made(tmp_path, number)["reported"]["words"] == "KeyError at turn"
    assert "states agree" in capsys.readouterr().out


async def test_a_difference_is_told_and_the_fixture_written(
    here: Parlour, tmp_path: Path, capsys: Cap
) -> None:
    table = await drafted(here)
    await reported(here, table)

    def change(db: Connection) -> None:
        db.execute("UPDATE problems SET detail = replace(detail, '\"steps\\\":2', '\"steps\\\":3')")

    await here.store.write(change)
    assert cli.main(["reproduce", "7C1E-04AB", "--data", place(here), "--out", str(tmp_path)]) == 0
    assert "first difference: step" in capsys.readouterr().out
    assert cli.main(["replay", str(tmp_path / "7C1E-04AB.json")]) == 1


@pytest.mark.parametrize(
    ("reference", "said"),
    [
        ("../../etc/passwd", "is not a reference"),
        ("' OR 1=1 --", "is not a reference"),
        ("", "is not a reference"),
        ("0000-0000", "No report has the reference"),
    ],
)
async def test_references_that_mean_nothing(
    here: Parlour, reference: str, said: str, capsys: Cap
) -> None:
    for name in ("reproduce", "problems"):
        assert cli.main([name, reference, "--data", place(here)]) == 1
        assert said in capsys.readouterr().err


async def test_what_has_no_game_cannot_be_reproduced(here: Parlour, capsys: Cap) -> None:
    await reported(here, None)
    assert cli.main(["reproduce", "7C1E-04AB", "--data", place(here)]) == 1
    assert "belongs to no table" in capsys.readouterr().err
    lobby = await here.lobby()
    number = await here.service.repository.report("x", "y", table_id=lobby.id)
    assert cli.main(["reproduce", number, "--data", place(here)]) == 1
    assert "before the game started" in capsys.readouterr().err


async def test_the_list_of_problems(here: Parlour, capsys: Cap) -> None:
    assert cli.main(["problems", "--data", place(here)]) == 0
    assert "no problems are noted" in capsys.readouterr().out
    table = await drafted(here)
    number = await here.service.repository.report(
        "KeyError at turn", "Traceback ...\n\x1b[2Jgone", table_id=table.id
    )
    here.clock.at += 60
    await reported(here, table, "The score\nis wrong")
    assert cli.main(["problems", "--data", place(here)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{number}  1970-01-12 13:46 UTC  fault  table 1, step 7: KeyError at turn"
    assert second.endswith("reported  table 1, step 7: The score is wrong")
    assert cli.main(["problems", "7c1e-04ab", "--data", place(here)]) == 0
    said = capsys.readouterr().out
    assert "The score\nis wrong" in said
    assert f"reporter: user {BOB.id}" in said
    assert "steps 6 to 7 were the unfinished turn of seat 2" in said
    assert "pressed before: component agora:turn:1" in said
    assert cli.main(["problems", number, "--data", place(here)]) == 0
    assert "Traceback ...\n?[2Jgone" in capsys.readouterr().out


async def test_asides_and_an_old_report_form(here: Parlour) -> None:
    table = await drafted(here)
    await here.act(table, ANN, Cheer())
    await reported(here, table)
    problem = await here.store.read(lambda db: problems.by_reference(db, "7C1E-04AB"))
    assert problem is not None
    found = await here.store.read(lambda db: problems.fixture(db, problem, rules_of))
    assert replay(json.dumps(found.document), rules_of)[1] is None
    with refused(UserError, "not a reference"):
        problems.read_reference("7C1E-04A")
