"""Spoiled facts about people who looked for a table: each kind must be noticed."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from tests.chaos import matches
from tests.chaos.server import Posted

ANN, BOB, CHLOE, THREAD = 1, 2, 3, 70
TABLES = """
    CREATE TABLE games (id INTEGER PRIMARY KEY, channel_id, status);
    CREATE TABLE seats (game_id, user_id);
    CREATE TABLE wishes (user_id, rests, silent, at);
    CREATE TABLE matches (id INTEGER PRIMARY KEY, state);
    CREATE TABLE matched (match_id, user_id, say);
    CREATE TABLE competition_tables (game_id);
    CREATE TABLE diary (n INTEGER PRIMARY KEY, what, game, data);
    INSERT INTO games VALUES (1, 70, 'running');
    INSERT INTO seats VALUES (1, 1), (1, 2);
    INSERT INTO wishes VALUES (3, 0, 0, 0);
"""
"""Ann and Bob play in a thread, and Chloe waits for somebody."""


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(TABLES)
        for user in (ANN, BOB):
            for say in ("ask", "open"):
                said(made, user, say, f"{user} {say}")
        yield made


def said(db: sqlite3.Connection, user: int, say: str | None, nonce: str) -> None:
    data = {"about": 1, "user": user, "say": say, "nonce": nonce}
    db.execute("INSERT INTO diary (what, data) VALUES ('matched!', ?)", (json.dumps(data),))


def post(nonce: str) -> Posted:
    return Posted(5, 6, nonce, (), 0, lobby=False)


@pytest.fixture
def posted() -> dict[str | None, list[Posted]]:
    nonces = [f"{user} {say}" for user in (ANN, BOB) for say in ("ask", "open")]
    return {nonce: [post(nonce)] for nonce in nonces}


def look(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]], **facts: Any
) -> matches.Found:
    thread = SimpleNamespace(id=THREAD)
    known = {"users": (ANN, BOB, CHLOE), "closed": (BOB,), "threads": [thread], "boards": ["one"]}
    seekers: Any = SimpleNamespace(**{**known, **facts})
    return matches.look(db, seekers, dict(posted), over=True, kills=matches.LEAST)


def test_all_is_well(db: sqlite3.Connection, posted: dict[str | None, list[Posted]]) -> None:
    found = look(db, posted)
    assert not found.lost | found.doubled | found.wrong
    assert found.said == {"ask": 2, "open": 2}


def test_somebody_was_told_twice(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    posted["1 open"] *= 2
    assert look(db, posted).doubled == {"open to user 1 about match 1"}


def test_somebody_was_never_told(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    del posted["1 open"], posted["2 open"]
    assert look(db, posted).lost == {"open to user 1 about match 1"}, "Bob takes no messages"


def test_what_is_still_to_be_said_or_needless_is_not_lost(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    said(db, ANN, "over", "later")
    db.execute("INSERT INTO matched VALUES (1, 1, 'over')")
    assert not look(db, posted).lost
    db.execute("DELETE FROM matched")
    assert look(db, posted).lost == {"over to user 1 about match 1"}
    said(db, ANN, None, "needless")
    assert not look(db, posted).lost


def test_somebody_has_two_tables(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    db.execute("INSERT INTO games VALUES (2, 71, 'lobby')")
    db.execute("INSERT INTO seats VALUES (2, 2)")
    assert look(db, posted).doubled == {"user 2 has two tables"}
    db.execute("UPDATE games SET status = 'finished' WHERE id = 1")
    assert not look(db, posted).doubled


def test_a_thread_has_no_table(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    threads = [SimpleNamespace(id=THREAD), SimpleNamespace(id=99)]
    assert look(db, posted, threads=threads).doubled == {"thread 99 has no table"}


def test_no_table_came_of_a_match(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    assert look(db, posted, threads=[]).wrong == {"no table came of a match in 10 kills"}


def test_the_table_of_a_match_was_never_opened(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    db.execute("INSERT INTO matches VALUES (4, 'opening')")
    assert look(db, posted).lost == {"the table of match 4"}


def test_two_people_fit_together_and_nobody_asks_them(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]]
) -> None:
    db.execute("UPDATE games SET status = 'finished'")
    db.execute("INSERT INTO wishes VALUES (1, 0, 0, 0)")
    lost = "2 people fit together and nobody has asked them"
    assert look(db, posted).lost == {lost}
    now = time.time()
    for excuse in (f"rests = {now + 60}", "silent = 2", f"at = {now}"):
        db.execute("SAVEPOINT here")
        db.execute(f"UPDATE wishes SET {excuse} WHERE user_id = 1")
        assert not look(db, posted).lost, excuse
        db.execute("ROLLBACK TO here")
    db.execute("INSERT INTO matches VALUES (5, 'asking')")
    db.execute("INSERT INTO matched VALUES (5, 1, NULL)")
    assert not look(db, posted).lost, "she is being asked"


@pytest.mark.parametrize("boards", [[], ["one", "two"]])
def test_the_notice_board_is_one_message(
    db: sqlite3.Connection, posted: dict[str | None, list[Posted]], boards: list[str]
) -> None:
    wrong = {f"the notice board is {len(boards)} messages"}
    assert look(db, posted, boards=boards).wrong == wrong
