"""Computers and hints in the playground: Discord is simulated there, thinking is not."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.playground import serving
from bot.playground.wishes import Wishes
from tests.bot import slow_thought
from tests.bot.simulated import words
from tests.test_layers import modules


@pytest.mark.sliced(10)
async def test_a_thought_that_takes_longer_than_usual_comes_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the simulated Discord stands still, that of whoever watches a thought does
    not."""
    monkeypatch.setattr("bot.thinking.workers.think", slow_thought.think)
    async with serving._server(tmp_path, print) as server:
        [hand] = server.bot.search_pool._hands
        assert hand.__class__.__name__ == "Worker", "as `agora play` has it"
        await serving._prepare(server, Wishes(game="antike-duellum"), 2)
        table = await server.bot.service.views.table_in(server.channel.id)
        assert table is not None
        position = await server.bot.service.views.position(table.id, None)
        [asked] = [
            p for p in server.players if p.id == table.seats[position.waiting[0].seat].user_id
        ]
        hint = await asked.slash(server.channel, "hint")
        assert "What I would do" in words(hint.response)


@pytest.mark.sliced(10)
def test_nobody_in_the_bot_measures_with_the_clock_that_stands_still() -> None:
    """SimCord replaces `time.monotonic` while the bot runs, for some threads and not for others. A
    clock that is given as a default is the real one."""
    called = [
        f"{path.name}:{node.lineno}"
        for path in modules("bot")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("monotonic")
    ]
    assert called == []
