"""The SQL of courses: how far people have come in them."""

from __future__ import annotations

import json

from engine import course
from tables.model.courses import Progress
from tables.model.plain_json import compact
from tables.store.connection import Connection
from tables.store.statements import upsert


def load(db: Connection, user_id: int, game: str) -> Progress:
    """How far somebody is. What cannot be read counts as nothing: a lesson is soon begun again."""
    row = db.execute(
        "SELECT lesson, answers, done FROM courses WHERE user_id = :user AND game = :game",
        {"user": user_id, "game": game},
    ).fetchone()
    if row is None:
        return Progress()
    try:
        answers = course.answers(json.loads(row["answers"]))
        done = tuple(str(code) for code in json.loads(row["done"]))
    except (ValueError, TypeError):
        return Progress(row["lesson"])
    return Progress(row["lesson"], answers, done)


_SAVE = upsert("courses", ("user_id", "game"), ("lesson", "answers", "done", "at"))


def save(db: Connection, user_id: int, game: str, progress: Progress, at: float) -> None:
    """Store how far somebody is."""
    db.execute(
        _SAVE,
        {
            "user_id": user_id,
            "game": game,
            "lesson": progress.lesson,
            "answers": compact(progress.answers),
            "done": compact(progress.done),
            "at": at,
        },
    )
