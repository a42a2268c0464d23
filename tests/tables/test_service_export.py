"""What may be taken away from a table, and that it can be played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commands import replay as command
from bot.widgets import saying
from engine.core import Resign
from tables.model.errors import NotAllowed, UserError
from tables.model.table import Table
from tables.operations.export import replay
from tests.tables.errands import Cheer, Finish, Peek, Roll, Vote, Walk, rules_of
from tests.tables.parlour import ANN, BOB, MARA, Parlour
from tests.tables.refused import refused


async def played(here: Parlour) -> Table:
    """A game with secrets, chance, asides and a draft of Ann."""
    table = await here.game(vote=True)
    await here.act(table, ANN, Vote("red"))
    await here.act(table, BOB, Vote("blue"))
    await here.act(table, ANN, Peek(), Roll(), Walk(1))
    await here.act(table, BOB, Walk(2), Finish())
    await here.act(table, ANN, Walk(1))
    await here.act(table, BOB, Cheer())
    return table


async def test_while_a_game_runs_everybody_gets_what_they_know(here: Parlour) -> None:
    table = await played(here)
    for user, own in ((ANN, 0), (BOB, 1), (MARA, None)):
        found = await here.service.views.export(table.id, user.id)
        assert not found["complete"]
        assert "seed" not in found
        assert "secret" not in json.dumps([found["deals"], found["sealed"]])
        assert found["sealed"]["commitment"] == table.seal
        text = json.dumps(found)
        assert ("voted red" in text) == (user is ANN)
        assert ("voted blue" in text) == (user is BOB)
        assert ('"saw"' in text) == (user is ANN)
        assert "hash" not in text
        assert [s["seat"] for s in found["steps"] if "action" in s] == [
            s["seat"] for s in found["steps"] if s["seat"] == own and own is not None
        ]
        assert found["steps"][-1]["seat"] == 1, "a draft stays out"
        assert str(ANN.id) not in json.dumps(found["seats"])
        with refused(UserError, "during the game"):
            replay(text, rules_of)


async def test_the_host_may_take_everything(here: Parlour) -> None:
    table = await played(here)
    for user in (BOB, MARA):
        with refused(NotAllowed, "secrets"):
            await here.service.views.export(table.id, user.id, everything=True)
    found = await here.service.views.export(table.id, ANN.id, everything=True)
    assert found["complete"]
    assert replay(json.dumps(found), rules_of) == (len(found["steps"]), None)


async def finished(here: Parlour) -> dict[str, Any]:
    table = await played(here)
    await here.act(table, BOB, Resign())
    return await here.service.views.export(table.id, None)


async def test_a_finished_game_can_be_played_again(here: Parlour) -> None:
    found = await finished(here)
    assert found["status"] == "finished"
    assert replay(json.dumps(found), rules_of) == (len(found["steps"]), None)


@pytest.mark.parametrize(
    ("number", "change", "said"),
    [
        (0, {"hash": "0" * 16}, "step 0 leads to another state"),
        (4, {"action": {"kind": "walk", "steps": 3}}, "step 4 leads to another state"),
        (4, {"action": {"kind": "walk", "steps": 9}}, "step 4 is not possible: not_offered"),
        (4, {"action": {"kind": "fly"}}, "step 4 is not possible: unreadable"),
        (5, {"seat": None}, "step 5 names no seat"),
    ],
)
async def test_the_first_difference_is_named(
    here: Parlour, number: int, change: dict[str, Any], said: str
) -> None:
    found = await finished(here)
    found["steps"][number].update(change)
    count, difference = replay(json.dumps(found), rules_of)
    assert count == number
    assert difference is not None
    assert said in saying.found(difference)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"agora": 99}, "format 99"),
        ({"seed": "abc"}, "seed"),
        ({"deals": []}, "does not say where its random results come from"),
        (
            {"deals": [{"after": 0, "secret": "0" * 64}]},
            "does not say where its random results come from",
        ),
        ({"deals": [{"after": None, "secret": "xyz"}]}, "secret"),
        ({"options": {"goal": "x"}}, "goal"),
        ({"steps": [{"seq": 1}]}, "not an export of a game"),
    ],
)
async def test_what_is_no_export_is_refused(
    here: Parlour, change: dict[str, Any], said: str
) -> None:
    found = await finished(here)
    with refused(UserError, said):
        replay(json.dumps({**found, **change}), rules_of)


async def test_the_command_line(
    here: Parlour,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "rules", rules_of)
    found = await finished(here)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(found))
    assert cli.main(["replay", str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{len(found['steps'])} steps agree"
    assert found["sealed"]["commitment"] in [line.strip() for line in said]
    assert said[-1] == "Nobody gave a word, so the host of the bot may have chosen among secrets."
    found["steps"][3]["hash"] = "f" * 16
    file.write_text(json.dumps(found))
    assert cli.main(["replay", str(file)]) == 1
    told = capsys.readouterr().out
    assert "first difference: step 3" in told
    assert "the rules were corrected since" in told
    file.write_text("[]")
    assert cli.main(["replay", str(file)]) == 1
    assert capsys.readouterr().err.startswith("agora: This is not an export")
    assert cli.main(["replay", str(tmp_path / "nowhere")]) == 1
    assert "nowhere: No such file" in capsys.readouterr().err
