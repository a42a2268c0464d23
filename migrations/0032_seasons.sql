-- Season leagues and what all competitions share.
-- Reason: people who play every week want to know how they stand. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- A season or a tournament of a server. `kind`: 'season', or a kind of tournament. `number`: of its kind and game on
-- that server. `state`: 'signing_up', 'confirming', 'running', 'over' or 'cancelled'. `options`: of the game, and
-- `settings`: of the kind, JSON. `most`: places, NULL: any number. `secret`: draws and lots come from it; everybody may
-- read it once the competition is over. `user_id`: the manager who made it. `trouble`: why it waits; they were told of it. `edited_at`: when an edit of its
-- message was last begun; `shown`: a digest of what that shows.
CREATE TABLE competitions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    user_id    INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    size       INTEGER NOT NULL,
    pace       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    settings   TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    most       INTEGER,
    state      TEXT    NOT NULL,
    secret     TEXT    NOT NULL,
    created_at REAL    NOT NULL,
    starts_at  REAL    NOT NULL,
    ended_at   REAL,
    trouble    TEXT    NOT NULL DEFAULT '',
    edited_at  REAL    NOT NULL DEFAULT 0,
    shown      TEXT    NOT NULL DEFAULT ''
);
CREATE INDEX competitions_server ON competitions (guild_id, state);

-- Who has signed up. `user_id`: NULL for somebody who was forgotten. `state`: 'signed_up', 'in', 'waiting', 'out' or
-- 'dropped'. `division`: the number of their group, NULL: none; `place`: their place in it, from 0. `rank`: the place in
-- which they ended. `at_once`: tables at once; `hours`: parts of the day as bits, NULL: any. `away_since`: since when their
-- time is out at all their tables. `changed_at`: when their state last changed. `say`: what they must still be told.
CREATE TABLE entrants (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    user_id        INTEGER,
    name           TEXT    NOT NULL,
    state          TEXT    NOT NULL,
    at             REAL    NOT NULL,
    changed_at     REAL    NOT NULL,
    at_once        INTEGER NOT NULL,
    hours          INTEGER,
    language       TEXT    NOT NULL,
    division       INTEGER,
    place          INTEGER,
    rank           INTEGER,
    away_since     REAL,
    say            TEXT,
    nonce          TEXT    NOT NULL,
    attempts       INTEGER NOT NULL DEFAULT 0,
    due_at         REAL    NOT NULL
);
CREATE UNIQUE INDEX entrants_once ON entrants (competition_id, user_id);
CREATE INDEX entrants_user ON entrants (user_id);

-- `state`: 'playing' or 'over'. `facts`: what its draw came from, JSON, for everybody to repeat it.
CREATE TABLE competition_rounds (
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    state          TEXT    NOT NULL,
    begun_at       REAL    NOT NULL,
    ended_at       REAL,
    facts          TEXT    NOT NULL,
    PRIMARY KEY (competition_id, number)
);

-- A table of a competition, planned or open. `seats`: its entrants in the order of the seats, a JSON list.
-- `stand_ins`: who sits there for one of them, by seat, JSON: a substitute, or 0 for a computer. `state`: 'planned', 'open', 'finished', or 'void' if it ends
-- without a result. `game_id`: once it is open. `claimed_until`: until when a node is opening it.
CREATE TABLE competition_tables (
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    round          INTEGER NOT NULL,
    division       INTEGER,
    seats          TEXT    NOT NULL,
    stand_ins      TEXT    NOT NULL DEFAULT '{}',
    state          TEXT    NOT NULL,
    game_id        INTEGER,
    claimed_until  REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (competition_id, number)
);
CREATE INDEX competition_tables_game ON competition_tables (game_id);
