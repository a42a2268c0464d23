"""Spoiled facts about tournaments: each kind must be noticed."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tables.store import sqlite
from tests.chaos import contests
from tests.chaos.server import Posted

SOUND = """
    CREATE TABLE competitions (id INTEGER PRIMARY KEY, state, trouble, starts_at);
    CREATE TABLE competition_tables (competition_id, number, round, state, game_id);
    CREATE TABLE competition_rounds (competition_id, number, state);
    CREATE TABLE entrants (id INTEGER PRIMARY KEY, competition_id, user_id, state, say, due_at);
    CREATE TABLE games (id INTEGER PRIMARY KEY, status);
    CREATE TABLE diary (n INTEGER PRIMARY KEY, what, game, data);
    INSERT INTO competitions VALUES (1, 'running', '', 0);
    INSERT INTO competition_rounds VALUES (1, 1, 'over'), (1, 2, 'playing');
    INSERT INTO competition_tables VALUES (1, 1, 1, 'finished', 7), (1, 2, 2, 'open', 8);
    INSERT INTO games VALUES (7, 'finished'), (8, 'running');
    INSERT INTO entrants VALUES (1, 1, 11, 'in', NULL, 0), (2, 1, 12, 'in', NULL, 0);
"""
"""The second round of a tournament is played."""


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(SOUND)
        data = {"about": 1, "user": 11, "say": "begins", "nonce": "n"}
        made.execute("INSERT INTO diary (what, data) VALUES ('entrants!', ?)", (json.dumps(data),))
        yield made


def post(nonce: str) -> Posted:
    return Posted(5, 6, nonce, (), 0, lobby=False)


def posted() -> dict[str | None, list[Posted]]:
    return {nonce: [post(nonce)] for nonce in ("n", str(1 << 20), "somebody else's")}


def test_all_is_well(db: sqlite3.Connection) -> None:
    said = posted()
    found = contests.look(db, said, over=True)
    assert not found.lost | found.doubled | found.wrong
    assert found.said == {"begins": 1, "round over": 1}
    assert list(said) == ["somebody else's"], "only what is explained is taken out"


@pytest.mark.parametrize(("spoiled", "sentence"), [
    (
        "UPDATE competition_tables SET state = 'planned' WHERE number = 2",
        "table 2 of tournament 1 is not open",
    ),
    ("UPDATE games SET status = 'finished'", "the end of table 8 was not noticed"),
    ("UPDATE entrants SET say = 'over' WHERE id = 2", "entrant 2 was not told: over"),
    ("UPDATE competitions SET state = 'confirming'", "tournament 1 does not begin"),
    (
        "UPDATE competition_tables SET state = 'finished'",
        "round 2 of tournament 1 does not end",
    ),
])  # fmt: skip
def test_what_is_left_is_noticed(db: sqlite3.Connection, spoiled: str, sentence: str) -> None:
    db.execute(spoiled)
    assert contests.look(db, posted(), over=True).lost == {sentence}
    assert not contests.look(db, posted(), over=False).lost, "it may still come"


def test_what_waits_for_a_reason_is_not_lost(db: sqlite3.Connection) -> None:
    db.execute("UPDATE competition_tables SET state = 'planned' WHERE number = 2")
    db.execute("UPDATE competitions SET trouble = 'room'")
    db.execute("UPDATE entrants SET say = 'over', due_at = ?", (time.time(),))
    assert not contests.look(db, posted(), over=True).lost


def test_what_was_said_twice_is_noticed(db: sqlite3.Connection) -> None:
    said = posted()
    said["n"] *= 2
    said[str(1 << 20)] *= 2
    assert contests.look(db, said, over=True).doubled == {
        "begins to user 11 of 1",
        "the message of tournament 1",
    }


def test_one_table_in_two_places_is_noticed(db: sqlite3.Connection) -> None:
    db.execute("INSERT INTO competition_tables VALUES (1, 3, 2, 'open', 8)")
    assert contests.look(db, posted(), over=True).doubled == {"table 8 is twice in tournaments"}


def test_the_questions_fit_the_schema() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        sqlite.migrate(made, Path("memory"))
        for question in contests.LEFT:
            assert made.execute(question, {"then": 0.0}).fetchall() == []
