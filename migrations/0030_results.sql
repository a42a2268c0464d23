-- How every finished game ended for each player, and what players ask before a rated one is closed.
-- Reason: people who play every week want to know how they stand. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- How a game ended, one row for each finished game. `game` and `guild_id` are those of `games`, for the indexes.
-- `size`: its seats. `rated`: whether the result counts for ratings. `unrated`: a code that says why it does not, empty
-- if it does. `voided_because`: the words of the manager who took the result out, NULL: it stands.
CREATE TABLE endings (
    game_id        INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    game           TEXT    NOT NULL,
    guild_id       INTEGER,
    ended_at       REAL    NOT NULL,
    size           INTEGER NOT NULL,
    cause          TEXT    NOT NULL,
    rated          INTEGER NOT NULL,
    unrated        TEXT    NOT NULL,
    voided_at      REAL,
    voided_by      INTEGER,
    voided_because TEXT
);
CREATE INDEX endings_game ON endings (game, ended_at);
CREATE INDEX endings_server ON endings (guild_id, game, ended_at);

-- What each player has from it: a seat that changed hands has a row for each, `nth` counts them from 0. `user_id`: NULL
-- for computers and people who were forgotten. `level`: of a computer, NULL for people. `place`: among all seats.
-- `standing`: among the people whose order counts, NULL for all others. `points`: JSON by source, NULL where there are
-- none. `by_hand` to `by_caretaker`: who gave the answers of the seat. `since_seq`, `until_seq`: the steps between which
-- they played, NULL: to the end. `left_how`: '', 'gave_up', 'left', 'ran_out', 'replaced' or 'forgotten'.
-- `longest_wait`: seconds. `strength`, `doubt`: the last estimate of somebody who was forgotten.
CREATE TABLE results (
    game_id      INTEGER NOT NULL REFERENCES endings (game_id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    nth          INTEGER NOT NULL,
    user_id      INTEGER,
    level        TEXT,
    place        INTEGER NOT NULL,
    standing     INTEGER,
    points       TEXT,
    by_hand      INTEGER NOT NULL,
    by_plan      INTEGER NOT NULL,
    by_order     INTEGER NOT NULL,
    by_caretaker INTEGER NOT NULL,
    since_seq    INTEGER NOT NULL,
    until_seq    INTEGER,
    left_how     TEXT    NOT NULL,
    longest_wait REAL    NOT NULL,
    strength     REAL,
    doubt        REAL,
    PRIMARY KEY (game_id, seat, nth)
);
CREATE INDEX results_user ON results (user_id) WHERE user_id IS NOT NULL;

-- Whether the host wants the game of a table to count for ratings.
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- Questions to the players of a rated game whether to close it without a result. `gone`: JSON, the seats that are out of
-- the game and have no say. `agreed`: JSON, the seats that have agreed; once the question is over nobody needs to know.
-- `outcome`: NULL while it is open.
CREATE TABLE close_requests (
    id         INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    gone       TEXT    NOT NULL DEFAULT '[]',
    agreed     TEXT    NOT NULL DEFAULT '[]',
    at         REAL    NOT NULL,
    lapses_at  REAL    NOT NULL,
    ended_at   REAL,
    outcome    TEXT CHECK (outcome IN ('agreed', 'refused', 'withdrawn', 'lapsed')),
    message_id INTEGER,
    CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX close_requests_by_game ON close_requests (game_id);
CREATE UNIQUE INDEX close_requests_open ON close_requests (game_id) WHERE ended_at IS NULL;
CREATE INDEX close_requests_due ON close_requests (lapses_at) WHERE ended_at IS NULL;

-- Whether somebody is told what was special about a game for them, after its end: 'told' or 'silent'.
ALTER TABLE users ADD COLUMN firsts TEXT NOT NULL DEFAULT 'told' CHECK (firsts IN ('told', 'silent'));
