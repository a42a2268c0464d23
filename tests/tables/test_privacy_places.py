"""Every place of the database that may hold somebody is thought of where users are forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tables.store import paths, sqlite

KNOWN = {
    *("games.host_id", "seats.user_id", "seats.name", "steps.user_id", "notes.data"),
    *("outbox.data", "outbox.error", "problems.user_id", "problems.summary", "problems.detail"),
    *("users.id", "waits.user_id", "undo_requests.user_id", "invitations.old_user_id"),
    "close_requests.user_id",
    *("tries.user_id", "tries.name", "week_servers.user_id"),
    *("invitations.new_user_id", "invitations.new_name", "invitations.by_user_id"),
    *("usual.user_id", "seats.word", "games.name", "courses.user_id"),
    *("asked.user_id", "asked.name", "asked.by_user_id", "follows.user_id"),
    *("wishes.user_id", "wishes.name", "matched.user_id", "matched.name"),
    *("avoided.user_id", "avoided.name", "offered.user_id"),
    *("bars.user_id", "bars.name", "bars.by_user_id", "boards.user_id"),
    *("competitions.user_id", "entrants.user_id", "entrants.name"),
    *("results.user_id", "endings.voided_because", "ratings.user_id", "unreached.user_id"),
}
HARMLESS = {
    *("games.options", "games.told_asked", "games.owed", "games.game", "games.status"),
    *("games.deals", "games.sealed", "games.key", "games.hints"),
    *("games.joins", "games.welcome", "games.event_shown", "asked.outcome"),
    "steps.question",
    *("bars.salt", "bars.mark", "table_rules.who", "table_rules.channels"),
    *("boards.kind", "boards.language", "boards.zone", "boards.shown", "boards.trouble"),
    *("steps.action", "steps.news", "steps.hash", "steps.reseeds", "notes.kind"),
    *("outbox.kind", "outbox.nonce", "outbox.state", "messages.kind", "problems.reference"),
    *("users.zone", "users.reminders", "users.language", "users.calls"),
    *("wishes.games", "wishes.sizes", "wishes.pace", "wishes.language", "wishes.welcome"),
    *("matches.game", "matches.language", "matches.pace", "matches.state"),
    *("matched.answer", "matched.say", "matched.nonce", "users.rhythm"),
    *("users.invitations", "users.inviters", "users.record", "follows.way"),
    *("orders_over.kind", "orders_over.about", "orders_over.policy"),
    *("clocks.fallback", "clocks.pauses", "undo_requests.gone", "undo_requests.waived"),
    *("orders.kind", "orders.about", "orders.policy", "held.action", "plans.mode"),
    *("plans.actions", "plans.stopped", "undo_requests.agreed", "undo_requests.outcome"),
    *("close_requests.gone", "close_requests.agreed", "close_requests.outcome"),
    *("undo_requests.lost", "undo_requests.from_hash", "invitations.outcome"),
    *("games.place", "games.language", "commands.hash", "heartbeat.state"),
    *("games.pictures", "users.pictures", "usual.game", "usual.orders"),
    *("orders.answer", "orders_over.answer"),
    *("courses.game", "courses.lesson", "courses.answers", "courses.done"),
    *("endings.game", "endings.cause", "endings.unrated"),
    *("fits.game", "fits.forecasts", "fits.marks", "ratings.game", "ratings.over_time"),
    *("users.ratings", "users.firsts"),
    *("results.level", "results.points", "results.left_how"),
    *("competitions.kind", "competitions.game", "competitions.pace", "competitions.options"),
    *("competitions.settings", "competitions.language", "competitions.state"),
    *("competitions.secret", "competitions.trouble", "competitions.shown"),
    *("entrants.state", "entrants.language", "entrants.say", "entrants.nonce"),
    *("competition_rounds.state", "competition_rounds.facts"),
    *("competition_tables.seats", "competition_tables.stand_ins", "competition_tables.state"),
    *("nodes.node", "nodes.name", "nodes.kinds", "nodes.state", "leases.kind", "leases.node"),
    "borrowed.node",
    *("tries.points", "week_servers.language", "week_servers.trouble", "weeks.game"),
    *("weeks.language", "weeks.options", "weeks.secret", "weeks.state"),
    "tries.mark",  # a hash with the secret of the deal, which goes with the results
    "insights.mark",  # a hash with the secret of the table, which goes when its game is over
}


def test_every_place_that_may_hold_a_user_is_known() -> None:
    """`tables.maintenance.privacy` knows every text and number of a user."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.row_factory = sqlite3.Row
        sqlite.migrate(db, Path("memory"))
        columns: dict[str, str] = {}
        for (table,) in db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall():
            for row in db.execute(f"PRAGMA table_info({table})"):
                columns[f"{table}.{row['name']}"] = row["type"]
    suspicious = {
        name
        for name, kind in columns.items()
        if kind == "TEXT" or name.endswith(("user_id", "host_id", "users.id"))
    }
    assert suspicious == KNOWN | HARMLESS
    assert len(paths.migrations()) >= 4
