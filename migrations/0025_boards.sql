-- A server's notice board, who may open tables there, and who may not join.
-- Reason: a table that nobody finds is not played, and managers of a server must be able to say no. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- People who may not join or open tables of a server. Of somebody who was forgotten, `user_id` is NULL and `mark` is a
-- hash of their number with `salt`, so that being forgotten does not let them back in.
CREATE TABLE bars (
    id         INTEGER PRIMARY KEY,
    server_id  INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT    NOT NULL,
    salt       TEXT    NOT NULL DEFAULT '',
    mark       TEXT    NOT NULL DEFAULT '',
    by_user_id INTEGER NOT NULL,
    at         REAL    NOT NULL,
    -- NULL: until somebody lifts it.
    until      REAL
);
CREATE UNIQUE INDEX bars_server ON bars (server_id, user_id);
CREATE INDEX bars_user ON bars (user_id);

-- Who may open tables on a server, in which channels, and how many each person; no row: no rule.
-- `who`: 'all', 'role' or 'managers'. `channels`: a JSON list of channels, empty: all. `most`: NULL: no limit.
CREATE TABLE table_rules (
    server_id INTEGER PRIMARY KEY,
    who       TEXT    NOT NULL,
    role_id   INTEGER,
    channels  TEXT    NOT NULL,
    most      INTEGER
);

-- The notice board of a server. `kind`: 'message' (one message that is edited) or 'posts' (each table is a post of a
-- forum). `user_id`: the manager who is told what is wrong. `edited_at`: when an edit was last begun; `posted_at`: when
-- the message was posted; `shown`: a digest of what it shows. `pinged_at`: when the role was pinged last. `trouble`:
-- why the board rests, or why the role is not pinged; the manager was told of it. The quiet hours are minutes of the
-- day in `zone`.
CREATE TABLE boards (
    server_id  INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    user_id    INTEGER NOT NULL,
    role_id    INTEGER,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    zone       TEXT,
    message_id INTEGER,
    posted_at  REAL    NOT NULL DEFAULT 0,
    edited_at  REAL    NOT NULL DEFAULT 0,
    shown      TEXT    NOT NULL DEFAULT '',
    pinged_at  REAL,
    trouble    TEXT    NOT NULL DEFAULT ''
);

-- Whether the host wants the role of the notice board to be told of a lobby: 0 no, 1 yes, 2 it was.
ALTER TABLE games ADD COLUMN tells_role INTEGER NOT NULL DEFAULT 0;
