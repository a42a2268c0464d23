-- Standing orders, answers that wait for their moment, prepared turns, and undo by consent.
-- Reason: fewer waits, and one way back for a table that agrees on it. Date: 2026-11-21.

-- Whether answers that hang on hidden things are given at the same pace, however they come about.
ALTER TABLE games ADD COLUMN poker_face INTEGER NOT NULL DEFAULT 1;

-- How a seat wants a kind of question answered. `about`: JSON, the facts it is limited to.
CREATE TABLE orders (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    policy   TEXT    NOT NULL,
    amount   INTEGER,
    at       REAL    NOT NULL,
    UNIQUE (game_id, seat, kind, about)
);

-- An answer to the question after step `seq` that is not published yet. `action` is null where the
-- orders of the seat will answer; then they are asked when it is due.
CREATE TABLE held (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    action   TEXT,
    due_at   REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

CREATE INDEX held_due ON held (due_at);

-- A turn prepared beforehand. `actions`: JSON list; `done` of them have been carried out.
CREATE TABLE plans (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    mode     TEXT    NOT NULL CHECK (mode IN ('run', 'propose')),
    actions  TEXT    NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0,
    stopped  TEXT,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- Somebody asks the others to go back to the position after step `to_seq`.
CREATE TABLE undo_requests (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    from_seq    INTEGER NOT NULL,
    to_seq      INTEGER NOT NULL,
    agreed      TEXT    NOT NULL DEFAULT '[]',
    at          REAL    NOT NULL,
    ended_at    REAL,
    CHECK (to_seq < from_seq)
);

CREATE UNIQUE INDEX undo_requests_open ON undo_requests (game_id) WHERE ended_at IS NULL;
