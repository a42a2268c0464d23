"""The SQL of what is stored about one user, and of their removal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from tables.store import bar_rows, week_rows
from tables.store.connection import Connection
from tables.store.statements import contains

_ABOUT: Mapping[str, str] = {
    "settings": "SELECT zone, quiet_from, quiet_to, away_until, reminders, calls, language,"
    " pictures, asks, invitations, rhythm, daily_at, daily_due, tells_presence, answered_at,"
    " record, inviters, ratings, firsts FROM users WHERE id = :user",
    "seats": 'SELECT g.id AS "table", g.game, g.status, g.guild_id AS server, g.channel_id AS'
    " channel, s.seat, s.name, s.word, s.caretaker, g.created_at, g.changed_at,"
    " g.practice_of, g.practice_seq AS practice_step, g.week_id AS weeks_deal"
    " FROM seats s JOIN games g ON g.id = s.game_id WHERE s.user_id = :user ORDER BY g.id",
    "hosting": 'SELECT id AS "table", game, name, status FROM games WHERE host_id = :user'
    " ORDER BY id",
    "actions": 'SELECT game_id AS "table", seq AS step, seat, at, action FROM steps'
    " WHERE user_id = :user ORDER BY game_id, seq",
    "results": 'SELECT e.game_id AS "table", e.game, e.guild_id AS server, e.ended_at, e.size,'
    " e.cause, e.rated, e.unrated, e.voided_because, r.seat, r.place, r.standing, r.points,"
    " r.by_hand, r.by_plan, r.by_order, r.by_caretaker, r.since_seq AS since_step, r.until_seq AS"
    " until_step, r.left_how, r.longest_wait FROM results r JOIN endings e ON e.game_id = r.game_id"
    " WHERE r.user_id = :user ORDER BY e.ended_at, e.game_id, r.seat, r.nth",
    "results_voided": 'SELECT game_id AS "table", voided_at, voided_because FROM endings'
    " WHERE voided_by = :user ORDER BY voided_at, game_id",
    "ratings": "SELECT game, nullif(guild_id, 0) AS server, strength, doubt, games AS rated_games,"
    " last_at, over_time FROM ratings WHERE user_id = :user ORDER BY game, guild_id",
    "waits": 'SELECT game_id AS "table", seat, since, ended_at, reminded, reminded_at, spent,'
    " timed_out, snoozed_until, snooze_told_at FROM waits WHERE user_id = :user ORDER BY id",
    "orders": 'SELECT o.game_id AS "table", o.kind, o.about, o.policy, o.amount,'
    " o.answer, o.at FROM orders o JOIN seats s USING (game_id, seat) WHERE s.user_id = :user"
    " ORDER BY o.id",
    "orders_over": 'SELECT o.game_id AS "table", o.kind, o.about, o.policy, o.amount,'
    " o.answer, o.at, o.seq AS step FROM orders_over o JOIN seats s USING (game_id, seat)"
    " WHERE s.user_id = :user ORDER BY o.game_id, o.seq",
    "usual_answers": "SELECT game, orders, at FROM usual WHERE user_id = :user ORDER BY game",
    "prepared_turns": 'SELECT p.game_id AS "table", p.mode, p.actions, p.done, p.stopped, p.at'
    " FROM plans p JOIN seats s USING (game_id, seat) WHERE s.user_id = :user ORDER BY p.game_id",
    "answers_held_back": 'SELECT h.game_id AS "table", h.action, h.due_at'
    " FROM held h JOIN seats s USING (game_id, seat) WHERE s.user_id = :user ORDER BY h.game_id",
    "asked_to_go_back": 'SELECT game_id AS "table", from_seq AS from_step, to_seq AS to_step, at,'
    " ended_at, outcome FROM undo_requests WHERE user_id = :user ORDER BY id",
    "agreed_to_go_back": 'SELECT game_id AS "table", from_seq AS from_step, to_seq AS to_step, at,'
    " outcome FROM undo_requests WHERE id = :request",
    "asked_to_close": 'SELECT game_id AS "table", seat, at, lapses_at, ended_at, outcome'
    " FROM close_requests WHERE user_id = :user ORDER BY id",
    "agreed_to_close": 'SELECT game_id AS "table", at, lapses_at FROM close_requests'
    " WHERE id = :closing",
    "invitations_to_seats": 'SELECT game_id AS "table", seat, at, ended_at, outcome,'
    " new_user_id = :user AS invited, old_user_id = :user AS was_to_give_it_up,"
    " by_user_id = :user AS invited_others FROM invitations WHERE :user IN"
    " (old_user_id, new_user_id, by_user_id) ORDER BY id",
    "asked_to_join": 'SELECT game_id AS "table", at, until, outcome, user_id = :user AS asked,'
    " by_user_id = :user AS asked_others FROM asked WHERE :user IN (user_id, by_user_id)"
    " ORDER BY game_id, at",
    "courses": "SELECT game, lesson, answers, done AS goals_reached, at FROM courses"
    " WHERE user_id = :user ORDER BY game",
    "following": 'SELECT game_id AS "table", way, at, told_at FROM follows'
    " WHERE user_id = :user ORDER BY game_id",
    "barred_from_servers": "SELECT server_id AS server, at, until FROM bars"
    " WHERE user_id = :user ORDER BY at",
    "barred_others": "SELECT server_id AS server, at, until FROM bars"
    " WHERE by_user_id = :user ORDER BY at",
    "notice_boards": "SELECT server_id AS server, channel_id AS channel, zone, quiet_from, quiet_to"
    " FROM boards WHERE user_id = :user ORDER BY server_id",
    "wishes": "SELECT guild_id AS server, channel_id AS channel, name, games, sizes, pace, most,"
    " hours, language, welcome, at, until, silent, rests FROM wishes WHERE user_id = :user"
    " ORDER BY guild_id",
    "matches": "SELECT m.guild_id AS server, p.channel_id AS channel, m.game, m.pace, m.at,"
    " m.until, m.state, p.name, p.answer FROM matched p JOIN matches m ON m.id = p.match_id"
    " WHERE p.user_id = :user ORDER BY m.id",
    "seasons_and_tournaments": "SELECT c.guild_id AS server, c.kind, c.game, c.number, e.name,"
    " e.state, e.at, e.changed_at, e.at_once, e.hours, e.language, e.division, e.rank,"
    " e.away_since FROM entrants e JOIN competitions c ON c.id = e.competition_id"
    " WHERE e.user_id = :user ORDER BY e.id",
    "managed_seasons_and_tournaments": "SELECT guild_id AS server, kind, game, number, created_at"
    " FROM competitions WHERE user_id = :user ORDER BY id",
    "weeks_deals": 'SELECT w.server_id AS server, w.game, t.game_id AS "table", t.name, t.at,'
    " t.ended_at, t.place, t.points FROM tries t JOIN weeks w ON w.id = t.week_id"
    " WHERE t.user_id = :user ORDER BY t.week_id",
    "managed_weeks_deals": "SELECT server_id AS server, channel_id AS channel FROM week_servers"
    " WHERE user_id = :user ORDER BY server_id",
    "rather_not_play_with": "SELECT other_id AS person, name, at FROM avoided"
    " WHERE user_id = :user ORDER BY at, other_id",
    "tables_that_suited": 'SELECT game_id AS "table", at FROM offered WHERE user_id = :user'
    " ORDER BY game_id",
    "refused_to_go_back": 'SELECT u.game_id AS "table", u.from_seq AS from_step, u.to_seq AS'
    " to_step, u.ended_at FROM undo_requests u JOIN seats s ON s.game_id = u.game_id"
    " AND s.seat = u.ended_by WHERE s.user_id = :user AND u.outcome = 'refused' ORDER BY u.id",
}
"""Per section of the document: the rows about a user, or about a `request` (to go back) or a
`closing` to which a seat of the user has agreed. They hold nothing about others, except whom the
user would rather not play with."""


def about(db: Connection, user_id: int) -> Iterator[tuple[str, list[Any]]]:
    """The rows about a user, section by section."""
    agreed = {
        ":request": [{"request": number} for number in _agreed(db, user_id, "undo_requests")],
        ":closing": [{"closing": number} for number in _agreed(db, user_id, "close_requests")],
    }
    for section, query in _ABOUT.items():
        asked = next((them for one, them in agreed.items() if one in query), [{"user": user_id}])
        yield section, [row for values in asked for row in db.execute(query, values)]


def _agreed(db: Connection, user_id: int, table: str) -> list[int]:
    """The requests to which a user has agreed. table: of the database, where they are."""
    found = db.execute(
        f"SELECT u.id, u.agreed, s.seat FROM {table} u JOIN seats s ON s.game_id = u.game_id"  # noqa: S608
        " WHERE s.user_id = :user ORDER BY u.id",
        {"user": user_id},
    )
    return [number for number, agreed, seat in found if seat in json.loads(agreed)]


def naming(db: Connection, table: str, user_id: int) -> list[Any]:
    """The rows of `notes` or `outbox` that hold the number of a user in their facts."""
    where = contains("data", ":text")
    return db.execute(
        f"SELECT * FROM {table} WHERE {where} ORDER BY id",  # noqa: S608
        {"text": str(user_id)},
    ).fetchall()


def tables_of(db: Connection, user_id: int) -> list[int]:
    """The tables that know of a user in any way."""
    found = db.execute(
        "SELECT game_id FROM seats WHERE user_id = :user"  # noqa: S608
        " UNION SELECT game_id FROM steps WHERE user_id = :user"
        " UNION SELECT game_id FROM waits WHERE user_id = :user"
        " UNION SELECT game_id FROM undo_requests WHERE user_id = :user"
        " UNION SELECT game_id FROM close_requests WHERE user_id = :user"
        " UNION SELECT game_id FROM invitations WHERE :user IN"
        " (old_user_id, new_user_id, by_user_id)"
        " UNION SELECT game_id FROM asked WHERE :user IN (user_id, by_user_id)"
        " UNION SELECT game_id FROM follows WHERE user_id = :user"
        " UNION SELECT game_id FROM results WHERE user_id = :user"
        " UNION SELECT game_id FROM endings WHERE voided_by = :user"
        " UNION SELECT game_id FROM problems WHERE user_id = :user AND game_id IS NOT NULL"
        f" UNION SELECT game_id FROM notes WHERE {contains('data', ':text')}"
        f" UNION SELECT game_id FROM outbox WHERE {contains('data', ':text')}"
        f" OR {contains('error', ':text')}"
        " UNION SELECT id FROM games WHERE host_id = :user",
        {"user": user_id, "text": str(user_id)},
    )
    return [row[0] for row in found]


def seated_at(db: Connection, table_id: int) -> list[tuple[str, int | None]]:
    """Names and users of the seats of a table."""
    found = db.execute("SELECT name, user_id FROM seats WHERE game_id = :game", {"game": table_id})
    return [(row[0], row[1]) for row in found]


def seats_of(db: Connection, table_id: int, user_id: int) -> list[int]:
    """The seats of a user at a table."""
    found = db.execute(
        "SELECT seat FROM seats WHERE game_id = :game AND user_id = :user",
        {"game": table_id, "user": user_id},
    )
    return [row[0] for row in found]


def played(db: Connection, table_id: int, user_id: int) -> set[int]:
    """The seats in which a user was once asked or acted."""
    found = db.execute(
        "SELECT seat FROM steps WHERE game_id = :game AND user_id = :user"
        " UNION SELECT seat FROM waits WHERE game_id = :game AND user_id = :user",
        {"game": table_id, "user": user_id},
    )
    return {row[0] for row in found}


def of_table(db: Connection, table: str, table_id: int) -> list[Any]:
    """All rows of `notes` or `outbox` that belong to a table."""
    return db.execute(
        f"SELECT * FROM {table} WHERE game_id = :game",  # noqa: S608
        {"game": table_id},
    ).fetchall()


def drop_message(db: Connection, row_id: int) -> None:
    """Forget a message."""
    db.execute("DELETE FROM outbox WHERE id = :id", {"id": row_id})


def put_data(db: Connection, table: str, row_id: int, data: str) -> None:
    """Give a row of `notes` or `outbox` other facts."""
    db.execute(
        f"UPDATE {table} SET data = :data WHERE id = :id",  # noqa: S608
        {"data": data, "id": row_id},
    )


def put_error(db: Connection, row_id: int, error: str) -> None:
    """Rewrite why a message was not delivered."""
    db.execute("UPDATE outbox SET error = :error WHERE id = :id", {"error": error, "id": row_id})


def problems_about(db: Connection, table_id: int | None, user_id: int) -> list[Any]:
    """The problems of a table, or (None) those of a user without one; and all that name them."""
    whose = "game_id = :game"
    if table_id is None:
        whose = "game_id IS NULL AND user_id = :user"
    return db.execute(
        f"SELECT * FROM problems WHERE {whose} OR {contains('detail', ':text')}",  # noqa: S608
        {"game": table_id, "user": user_id, "text": str(user_id)},
    ).fetchall()


def put_problem(
    db: Connection, reference: str, summary: str, detail: str, user_id: int | None
) -> None:
    """Rewrite a problem."""
    db.execute(
        "UPDATE problems SET summary = :summary, detail = :detail, user_id = :user"
        " WHERE reference = :reference",
        {"summary": summary, "detail": detail, "user": user_id, "reference": reference},
    )


def nobody(db: Connection, user_id: int, number: int, name: str) -> None:
    """Replace the number and the name of a user by nobody's, and forget their preferences."""
    values = {"user": user_id, "nobody": number, "name": name}
    for statement in (
        "DELETE FROM held WHERE wait IN (SELECT id FROM waits WHERE user_id = :user)",
        "UPDATE steps SET user_id = NULL WHERE user_id = :user",
        "UPDATE waits SET user_id = :nobody WHERE user_id = :user",
        "UPDATE undo_requests SET user_id = :nobody WHERE user_id = :user",
        "UPDATE close_requests SET user_id = :nobody WHERE user_id = :user",
        (
            "UPDATE invitations SET ended_at = at, due_at = NULL, outcome = 'void'"
            " WHERE new_user_id = :user AND ended_at IS NULL"
        ),
        "UPDATE invitations SET new_user_id = :nobody, new_name = :name WHERE new_user_id = :user",
        "UPDATE invitations SET old_user_id = :nobody WHERE old_user_id = :user",
        "UPDATE invitations SET by_user_id = :nobody WHERE by_user_id = :user",
        "UPDATE endings SET voided_by = :nobody WHERE voided_by = :user",
        "DELETE FROM asked WHERE user_id = :user",
        "UPDATE asked SET by_user_id = :nobody WHERE by_user_id = :user",
        "UPDATE boards SET user_id = :nobody WHERE user_id = :user",
        "DELETE FROM wishes WHERE user_id = :user",
        (
            "UPDATE matches SET state = 'over' WHERE state <> 'open'"
            " AND id IN (SELECT match_id FROM matched WHERE user_id = :user)"
        ),
        "DELETE FROM matched WHERE user_id = :user",
        "UPDATE competitions SET user_id = :nobody WHERE user_id = :user",
        "DELETE FROM avoided WHERE :user IN (user_id, other_id)",
        "DELETE FROM offered WHERE user_id = :user",
        "DELETE FROM users WHERE id = :user",
        "DELETE FROM usual WHERE user_id = :user",
        "DELETE FROM courses WHERE user_id = :user",
        "DELETE FROM follows WHERE user_id = :user",
    ):
        db.execute(statement, values)
    bar_rows.forget_user(db, user_id, number)
    week_rows.forget_user(db, user_id, number, name)


def empty_seat(db: Connection, table_id: int, seat: int, name: str) -> None:
    """A seat without a user counts as a computer's; what was prepared for it goes."""
    values = {"game": table_id, "seat": seat, "name": name}
    for table in ("orders", "orders_over", "plans", "held"):
        db.execute(f"DELETE FROM {table} WHERE game_id = :game AND seat = :seat", values)  # noqa: S608
    db.execute(
        "UPDATE seats SET user_id = NULL, computer = 1, caretaker = 0, name = :name"
        " WHERE game_id = :game AND seat = :seat",
        values,
    )


def clear_name(db: Connection, table_id: int) -> None:
    """A table has no name any more."""
    db.execute("UPDATE games SET name = '' WHERE id = :game", {"game": table_id})


def new_host(db: Connection, table_id: int, user_id: int, nobody: int) -> None:
    """Pass the host's part to the next person, if there is one."""
    db.execute(
        "UPDATE games SET name = '', host_id = coalesce((SELECT user_id FROM seats"
        " WHERE game_id = games.id AND user_id IS NOT NULL ORDER BY seat LIMIT 1), :nobody)"
        " WHERE id = :game AND host_id = :user",
        {"nobody": nobody, "game": table_id, "user": user_id},
    )
