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

-- Which steps a seat's standing orders made; shown to that seat only.
CREATE TABLE orders_used (
    game_id  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
) WITHOUT ROWID;

-- An answer to the question of a wait that is not published before `due_at`. `action` is null where
-- the orders of the seat will answer; then they are asked when it is due. `question`: a hash of what
-- an action answers, which may change within a wait. `quiet`: the seat was not pinged, because its
-- orders answer whatever it holds. Rows of waits that are over mean nothing.
CREATE TABLE held (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    wait     INTEGER NOT NULL REFERENCES waits (id) ON DELETE CASCADE,
    action   TEXT,
    question INTEGER,
    quiet    INTEGER NOT NULL DEFAULT 0,
    due_at   REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- Whether a wait is for an answer that hangs on hidden things.
ALTER TABLE waits ADD COLUMN guarded INTEGER NOT NULL DEFAULT 0;

-- Orders given up to this moment do not answer in this wait: their owner is about to do it.
ALTER TABLE waits ADD COLUMN rest REAL;

-- Whether the poker face was turned off during this wait: its answer keeps the pace nevertheless.
ALTER TABLE waits ADD COLUMN paced INTEGER NOT NULL DEFAULT 0;

CREATE INDEX held_due ON held (due_at);

-- A turn prepared beforehand. `actions`: JSON list of actions with the kind of question each answers;
-- `done` of them have been carried out. `begun`: the step after which the turn began. `stopped`: JSON,
-- why the plan does not go on by itself.
CREATE TABLE plans (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    mode     TEXT    NOT NULL CHECK (mode IN ('run', 'propose')),
    actions  TEXT    NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0,
    begun    INTEGER,
    stopped  TEXT,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- Somebody asks the others to go back from the position after step `from_seq`, whose hash is
-- `from_hash`, to the one after `to_seq`. `agreed`: JSON, seats. `lost`: JSON, the public events of
-- the steps between. `ended_by`: the seat that refused. `message_id`: the public question.
CREATE TABLE undo_requests (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    from_seq    INTEGER NOT NULL,
    to_seq      INTEGER NOT NULL,
    from_hash   TEXT    NOT NULL,
    lost        TEXT    NOT NULL,
    agreed      TEXT    NOT NULL DEFAULT '[]',
    at          REAL    NOT NULL,
    ended_at    REAL,
    outcome     TEXT    CHECK (outcome IN ('agreed', 'refused', 'withdrawn', 'lapsed')),
    ended_by    INTEGER,
    message_id  INTEGER,
    CHECK (to_seq < from_seq),
    CHECK ((ended_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX undo_requests_by_game ON undo_requests (game_id);
CREATE UNIQUE INDEX undo_requests_open ON undo_requests (game_id) WHERE ended_at IS NULL;

-- Where a table went back on chance, the step before it has another future: JSON, the words given
-- to `Rules.reseed` after this step, in turn. `hash` and `state` are those after that.
ALTER TABLE steps ADD COLUMN reseeds TEXT NOT NULL DEFAULT '[]';

-- The version with which a table last went back; what was made for an older one is out of date.
ALTER TABLE games ADD COLUMN rewound INTEGER NOT NULL DEFAULT 0;

-- What the newest board message of a table tells of: for people without a seat who ask what is new.
CREATE INDEX outbox_boards ON outbox (game_id, id) WHERE kind IN ('turn', 'over');
