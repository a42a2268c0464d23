"""What a node does when another one tells it that something has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables.operations.nodes import SoleOwner
from tables.operations.repository import COMPETE, DUE, SEEK
from tables.store import outbox_rows
from tests.tables.parlour import ANN, BOB, parlour


class SpeaksForNone(SoleOwner):
    """It is alive and speaks for no table."""

    def owns(self, table_id: int) -> bool:
        return False


@pytest.mark.parametrize(("owner", "everything"), [(SoleOwner(), True), (SpeaksForNone(), False)])
async def test_every_node_opens_tables_and_only_the_speaker_says_things(
    tmp_path: Path, owner: SoleOwner, everything: bool
) -> None:
    """A node may be connected to a server without speaking for its tables."""
    called: list[str] = []
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB), owner=owner) as here:
        here.service.listen(
            wake=lambda: called.append("wake"),
            alarm=lambda: called.append("alarm"),
            seek=lambda: called.append("seek"),
            competed=lambda: called.append("competed"),
        )
        called.clear()
        for topic in (SEEK, COMPETE, outbox_rows.SAID, DUE):
            here.service.heard(topic, 0)
    said = ["wake", "alarm"] if everything else []
    assert called == ["seek", "competed", *said]
