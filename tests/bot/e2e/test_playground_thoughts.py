"""Computers and hints in the playground: Discord is simulated there, thinking is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.playground import serving
from bot.playground.wishes import Wishes
from tests.bot import slow_thought
from tests.bot.simulated import words


async def test_a_thought_that_takes_longer_than_usual_comes_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the simulated Discord stands still, that of whoever watches a thought does
    not."""
    monkeypatch.setattr("bot.thinking.workers.think", slow_thought.think)
    async with serving._server(tmp_path, print) as server:
        assert server.bot.thinkers._hand.__class__.__name__ == "Worker", "as `agora play` has it"
        await serving._prepare(server, Wishes(game="antike-duellum"), 2)
        table = await server.bot.service.views.table_in(server.channel.id)
        assert table is not None
        position = await server.bot.service.views.position(table.id, None)
        [asked] = [
            p for p in server.players if p.id == table.seats[position.waiting[0].seat].user_id
        ]
        hint = await asked.slash(server.channel, "hint")
        assert "What I would do" in words(hint.response)
