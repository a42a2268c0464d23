-- The week's deal: everybody who wants plays the same sealed deal alone against the same computers.
-- Reason: people who have no time for a table want to compare how they play. Date: 2026-11-28.

-- The servers that have it, and where it is posted. `user_id`: the manager who chose that, 0: nobody any more. `trouble`:
-- what is wrong with the channel, so that the manager is told once; '' if nothing is.
CREATE TABLE week_servers (
    server_id  INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    language   TEXT    NOT NULL,
    trouble    TEXT    NOT NULL DEFAULT ''
);

-- One deal. `number`: of the week, since 1970. `options`: of the game, JSON. `secret`: the deal comes from it; everybody
-- may read it once `state` is 'over', before that it is 'open'. `message_id`: where it was announced, `results_id`: its
-- results. `claimed_until`: until when a node is posting one of them.
CREATE TABLE weeks (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    server_id     INTEGER NOT NULL,
    number        INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    seats         INTEGER NOT NULL,
    options       TEXT    NOT NULL,
    language      TEXT    NOT NULL,
    secret        TEXT    NOT NULL,
    opens_at      REAL    NOT NULL,
    closes_at     REAL    NOT NULL,
    state         TEXT    NOT NULL,
    message_id    INTEGER,
    results_id    INTEGER,
    claimed_until REAL    NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX weeks_once ON weeks (server_id, number);
CREATE INDEX weeks_unsaid ON weeks (closes_at) WHERE results_id IS NULL;

-- Who has played it, at which table. `user_id`: NULL for somebody who was forgotten; until the week is over `mark` then
-- holds a hash of their number with the secret, so that they have no second try. `ended_at`, `place`, `points` (by
-- source, JSON): NULL where they have not played to the end in time; `points` also where the game counts none.
CREATE TABLE tries (
    week_id  INTEGER NOT NULL REFERENCES weeks (id) ON DELETE CASCADE,
    game_id  INTEGER NOT NULL,
    user_id  INTEGER,
    mark     TEXT,
    name     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    ended_at REAL,
    place    INTEGER,
    points   TEXT,
    PRIMARY KEY (week_id, game_id)
);
CREATE UNIQUE INDEX tries_once ON tries (week_id, user_id);
CREATE INDEX tries_game ON tries (game_id);
CREATE INDEX tries_user ON tries (user_id);

-- The week whose deal is played at a table; NULL at all others.
ALTER TABLE games ADD COLUMN week_id INTEGER;
