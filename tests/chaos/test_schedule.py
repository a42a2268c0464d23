"""A run holds every kind of blow, and somebody has to have played in it."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter

import pytest

from tests.chaos.schedule import BLOWS, COMPLETE, PHASES, SELDOM, TOLD, idle, missing, schedule


def test_every_kind_of_blow_befalls_somebody() -> None:
    for seed in range(50):
        todo = Counter(schedule(COMPLETE, random.Random(seed)))
        assert todo["kill"] == COMPLETE
        assert set(todo) == {"kill", *BLOWS}
    assert "full" not in schedule(COMPLETE, random.Random(1), without=("full",))


def test_a_blow_that_did_not_strike_is_missed() -> None:
    blows = Counter(dict.fromkeys((*BLOWS, *PHASES, *SELDOM), 1))
    assert missing(blows, COMPLETE) == set()
    for kind in blows:
        without = blows - Counter([kind])
        assert len(missing(without, COMPLETE)) == 1, kind
    assert missing(Counter(), COMPLETE - 1) == set(), "too short for all of it"
    no_disk = blows - Counter(["full"])
    assert missing(no_disk, COMPLETE, without=("full",)) == set()


def test_a_run_in_which_nobody_plays_proves_nothing() -> None:
    assert idle(0, COMPLETE)
    assert idle(TOLD * COMPLETE - 1, COMPLETE)
    assert not idle(TOLD * COMPLETE, COMPLETE)


@pytest.mark.sliced
def test_a_single_node_is_refused_in_a_sentence() -> None:
    command = [sys.executable, "-m", "tests.chaos", "--nodes", "1"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 2
    assert "a single node is never killed" in refused.stderr
