"""The SQL of what only tournaments need."""

from __future__ import annotations

from tables.store.connection import Connection


def note_urged(db: Connection, competition_id: int, number: int, now: float) -> bool:
    """Note that the people of the slowest table of a round are told so; False if they were."""
    done = db.execute(
        "UPDATE competition_rounds SET urged_at = :now"
        " WHERE competition_id = :id AND number = :number AND urged_at IS NULL",
        {"now": now, "id": competition_id, "number": number},
    )
    return done.rowcount == 1


def steps(db: Connection, competition_id: int) -> dict[int, int]:
    """How far the games of its open tables have come, in steps, by the numbers of the tables."""
    found = db.execute(
        "SELECT t.number, MAX(s.seq) FROM competition_tables t"
        " JOIN steps s ON s.game_id = t.game_id"
        " WHERE t.competition_id = :id AND t.state = 'open' GROUP BY t.number",
        {"id": competition_id},
    )
    return {row[0]: row[1] for row in found}
