"""Spoiled facts about seasons and tournaments: each kind must be noticed."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tables.store import sqlite
from tests.chaos import contests
from tests.chaos.matches import Found
from tests.chaos.server import Posted

SCHEMA = """
    CREATE TABLE competitions (id INTEGER PRIMARY KEY, kind, state, trouble, starts_at,
        number DEFAULT 4);
    CREATE TABLE competition_tables (competition_id, number, round, seats, stand_ins DEFAULT '{}',
        state, game_id, claimed_until DEFAULT 0);
    CREATE TABLE competition_rounds (competition_id, number, state);
    CREATE TABLE entrants (id INTEGER PRIMARY KEY, competition_id, user_id, state, say, due_at,
        at_once DEFAULT 1, changed_at DEFAULT 0, division, rank);
    CREATE TABLE games (id INTEGER PRIMARY KEY, status, host_id, channel_id);
    CREATE TABLE seats (game_id, user_id);
    CREATE TABLE endings (game_id, ended_at);
    CREATE TABLE results (game_id, seat, user_id, standing, left_how DEFAULT '');
    CREATE TABLE diary (n INTEGER PRIMARY KEY, what, game, data);
"""
SOUND = """
    INSERT INTO competitions VALUES (1, 'swiss', 'running', '', 0, 4);
    INSERT INTO competition_rounds VALUES (1, 1, 'over'), (1, 2, 'playing');
    INSERT INTO competition_tables (competition_id, number, round, seats, state, game_id)
        VALUES (1, 1, 1, '[1, 2]', 'finished', 7), (1, 2, 2, '[2, 1]', 'open', 8);
    INSERT INTO games VALUES (7, 'finished', 0, 70), (8, 'running', 0, 80),
        (9, 'running', 5, 90);
    INSERT INTO seats VALUES (7, 11), (7, 12), (8, 12), (8, 11), (9, 11);
    INSERT INTO endings VALUES (7, 50);
    INSERT INTO results VALUES (7, 0, 11, 1, ''), (7, 1, 12, 2, '');
    INSERT INTO entrants (id, competition_id, user_id, state, due_at)
        VALUES (1, 1, 11, 'in', 0), (2, 1, 12, 'in', 0);
"""
"""The second round of a tournament is played; table 9 belongs to none."""
SEASON = """
    INSERT INTO competitions VALUES (2, 'season', 'over', '', 0, 1);
    INSERT INTO competition_rounds VALUES (2, 1, 'over');
    INSERT INTO competition_tables (competition_id, number, round, seats, stand_ins, state, game_id)
        VALUES (2, 1, 1, '[3, 4, 5]', '{}', 'finished', 21),
               (2, 2, 1, '[4, 3, 6]', '{}', 'finished', 22),
               (2, 3, 1, '[5, 6, 3]', '{"0": 7}', 'finished', 23),
               (2, 4, 1, '[5, 4]', '{"0": 0}', 'void', NULL);
    INSERT INTO games VALUES (21, 'finished', 0, 1), (22, 'finished', 0, 2),
        (23, 'finished', 0, 3);
    INSERT INTO endings VALUES (21, 100), (22, 200), (23, 300);
    INSERT INTO results VALUES
        (21, 0, 13, 1, ''), (21, 1, 14, 1, ''), (21, 2, 15, 3, ''),
        (22, 0, 14, 3, 'ran_out'), (22, 1, 13, 2, ''), (22, 2, 16, 1, ''),
        (23, 0, 17, 1, ''), (23, 1, 16, 2, 'gave_up'), (23, 2, 13, 3, '');
    INSERT INTO entrants (id, competition_id, user_id, state, due_at, changed_at, division, rank)
        VALUES (3, 2, 13, 'in', 0, 0, 1, 3), (4, 2, 14, 'in', 0, 0, 1, 1),
               (5, 2, 15, 'dropped', 0, 250, 1, 4), (6, 2, 16, 'in', 0, 0, 1, 2),
               (7, 2, 17, 'waiting', 0, 0, NULL, NULL);
"""
"""A season is over: 4 has 7½ + 10 points, as the only one left of the last table, and ran out
of time once; 6 has 10 + 5, 3 has 7½ + 5 + 2, 5 has dropped out with 2, and 7 is a substitute."""
FAULTS: tuple[tuple[str, str, str], ...] = (
    ("doubled", "table 8 is twice in competitions",
     "INSERT INTO competition_tables VALUES (1, 3, 3, '[1]', '{}', 'open', 8, 0)"),
    ("doubled", "2 tables of competition 1 are for [2, 1]",
     "INSERT INTO competition_tables VALUES (1, 3, 2, '[2, 1]', '{}', 'planned', NULL, 0)"),
    ("doubled", "table 6 was opened for no table of a competition",
     "INSERT INTO games VALUES (6, 'running', 0, 60)"),
    ("doubled", "user 11 has two seats at table 8",
     "INSERT INTO seats VALUES (8, 11)"),
    ("wrong", "user 99 sits at table 8 of others",
     "INSERT INTO seats VALUES (8, 99)"),
    ("wrong", "table 2 of competition 1 is still open",
     "UPDATE competitions SET state = 'over' WHERE id = 1"),
    ("wrong", "user 12 did not want to drop out of competition 1",
     "UPDATE entrants SET state = 'dropped' WHERE id = 2"),
    ("wrong", "table 7 has no result",
     "DELETE FROM results WHERE game_id = 7"),
)  # fmt: skip


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(SCHEMA + SOUND + SEASON)
        say(made, "begins", "n")
        yield made


def say(db: sqlite3.Connection, what: str, nonce: str) -> None:
    """User 11 is to be told something of competition 1."""
    data = {"about": 1, "user": 11, "say": what, "nonce": nonce}
    db.execute("INSERT INTO diary (what, data) VALUES ('entrants!', ?)", (json.dumps(data),))


def post(nonce: str) -> Posted:
    return Posted(5, 6, nonce, (), 0, lobby=False)


def posted() -> dict[str | None, list[Posted]]:
    return {nonce: [post(nonce)] for nonce in ("n", str(1 << 20), "somebody else's")}


def look(
    db: sqlite3.Connection,
    said: dict[str | None, list[Posted]],
    *,
    over: bool,
    closed: Sequence[int] = (),
) -> Found:
    return contests.look(db, said, over=over, closed=closed, left=[15])


def test_all_is_well(db: sqlite3.Connection) -> None:
    said = posted()
    found = look(db, said, over=True)
    assert not found.lost | found.doubled | found.wrong
    counts = {"begins": 1, "round over": 2, "table over": 4, "season over": 1}
    assert found.said == counts
    assert list(said) == ["somebody else's"], "only what is explained is taken out"


@pytest.mark.parametrize(("spoiled", "sentence"), [
    (
        "UPDATE competition_tables SET state = 'planned' WHERE game_id = 8",
        "table 2 of competition 1 is not open",
    ),
    ("UPDATE games SET status = 'finished'", "the end of table 8 was not noticed"),
    ("UPDATE games SET status = 'lobby'", "the game of table 8 does not begin"),
    ("UPDATE entrants SET say = 'over' WHERE id = 2", "entrant 2 was not told: over"),
    ("UPDATE competitions SET state = 'confirming' WHERE id = 1", "competition 1 does not begin"),
    ("UPDATE entrants SET state = 'signed_up' WHERE id = 2", "entrant 2 is neither in nor out"),
    (
        "UPDATE competition_tables SET state = 'finished', game_id = 7 WHERE game_id = 8",
        "round 2 of competition 1 does not end",
    ),
])  # fmt: skip
def test_what_is_left_is_noticed(db: sqlite3.Connection, spoiled: str, sentence: str) -> None:
    db.execute(spoiled)
    assert look(db, posted(), over=True).lost == {sentence}
    assert not look(db, posted(), over=False).lost, "it may still come"


@pytest.mark.parametrize("reason", [
    "UPDATE competitions SET trouble = 'room'",
    "UPDATE competition_tables SET claimed_until = 9e12",
    "INSERT INTO competition_tables VALUES (1, 3, 2, '[1]', '{}', 'open', 9, 0)",
])  # fmt: skip
def test_what_waits_for_a_reason_is_not_lost(db: sqlite3.Connection, reason: str) -> None:
    db.execute("UPDATE competition_tables SET state = 'planned' WHERE game_id = 8")
    db.execute(reason)
    db.execute("UPDATE entrants SET say = 'over', due_at = ?", (time.time(),))
    assert not look(db, posted(), over=True).lost


@pytest.mark.parametrize(("kind", "sentence", "spoiled"), FAULTS)
def test_what_must_never_be_is_noticed_at_once(
    db: sqlite3.Connection, kind: str, sentence: str, spoiled: str
) -> None:
    db.execute(spoiled)
    found = look(db, posted(), over=False)
    assert getattr(found, kind) == {sentence}


def test_what_was_said_twice_is_noticed(db: sqlite3.Connection) -> None:
    said = posted()
    said["n"] *= 2
    said[str(1 << 20)] *= 2
    assert look(db, said, over=True).doubled == {
        "begins to user 11 of 1",
        "the message of competition 1",
    }


def test_what_was_never_said_is_noticed(db: sqlite3.Connection) -> None:
    say(db, "over", "m")
    assert look(db, posted(), over=False).lost == {"over to user 11 of 1"}
    assert not look(db, posted(), over=False, closed=[11]).lost, "they take no messages"
    db.execute("UPDATE entrants SET say = 'over' WHERE id = 1")
    assert not look(db, posted(), over=False).lost, "it is still to be said"
    db.execute("UPDATE entrants SET say = NULL")
    say(db, "away", "o")
    assert not look(db, posted(), over=False).lost, "something else took its place"


@pytest.mark.parametrize("spoiled", [
    "UPDATE entrants SET rank = 5 - rank WHERE competition_id = 2",
    "UPDATE entrants SET rank = 1 WHERE id = 3",
    "UPDATE entrants SET rank = NULL WHERE id = 3",
    "UPDATE results SET standing = 4 - standing WHERE game_id = 22",
    "UPDATE results SET standing = 2 WHERE game_id = 21 AND user_id = 14",
    "UPDATE results SET left_how = 'ran_out' WHERE game_id = 22 AND user_id = 16",
    "UPDATE entrants SET state = 'in' WHERE id = 5",
    "UPDATE competition_tables SET stand_ins = '{}' WHERE game_id = 23",
])  # fmt: skip
def test_places_that_do_not_follow_from_the_games_are_noticed(
    db: sqlite3.Connection, spoiled: str
) -> None:
    db.execute(spoiled)
    [sentence] = look(db, posted(), over=False).wrong
    assert sentence.startswith("the places in group 1 of competition 2: ")


def test_a_thread_without_a_table_is_noticed(db: sqlite3.Connection) -> None:
    there = [
        SimpleNamespace(id=80, name="Season 4 · Skirmish · 1 · Ann, Bob"),
        SimpleNamespace(id=81, name="Season 4 · Skirmish · 2 · Ann, Bob"),
    ]
    server = SimpleNamespace(threads_of=lambda channel: there if channel == 3 else [])
    league: Any = SimpleNamespace(channel=3, hands=SimpleNamespace(server=server))
    assert contests.threads(db, league) == {"thread 81 has no table"}
    db.execute("UPDATE competition_tables SET state = 'planned' WHERE game_id = 8")
    assert not contests.threads(db, league), "its table is still to come"


def test_the_questions_fit_the_schema() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        sqlite.migrate(made, Path("memory"))
        made.execute("CREATE TABLE diary (n INTEGER PRIMARY KEY, what, game, data)")
        found = contests.look(made, {}, over=True)
        assert not found.lost | found.doubled | found.wrong
