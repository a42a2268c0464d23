"""The bot is stopped under people's hands: bounded, see `make stop-test`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.load.__main__ import WORKERS
from tests.load.stopping import run

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="forks"),
    pytest.mark.xdist_group("chaos"),
]


@pytest.mark.sliced
async def test_a_stop_under_load_leaves_nobody_in_the_dark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WORKERS, "1")
    verdict = await run(tmp_path, people=6, seconds=2.0)
    assert verdict.clean, (str(verdict), verdict.complaints)
    assert verdict.stored
    assert not verdict.complaints
