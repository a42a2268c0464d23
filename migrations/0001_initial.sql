-- Tables, their seats, every step of every game, and what the bot still has to say.
-- Reason: the first version. Date: 2026-11-21.
--
-- Times are seconds since 1970 (UTC). JSON columns hold text made by the program. `games.version`
-- grows with every change; a writer that read an older version changes nothing.

PRAGMA application_id = 1095192402;

CREATE TABLE games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    guild_id    INTEGER,
    channel_id  INTEGER NOT NULL,
    host_id     INTEGER NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'abandoned')),
    version     INTEGER NOT NULL DEFAULT 1,
    seq         INTEGER NOT NULL DEFAULT 0,
    public_seq  INTEGER NOT NULL DEFAULT 0,
    draft_seat  INTEGER,
    told_seq    INTEGER NOT NULL DEFAULT -1,
    told_asked  TEXT    NOT NULL DEFAULT '[]',
    message_id  INTEGER,
    seed        INTEGER,
    secret      INTEGER NOT NULL,
    created_at  REAL    NOT NULL,
    changed_at  REAL    NOT NULL,
    CHECK (public_seq <= seq),
    CHECK ((draft_seat IS NULL) = (public_seq = seq))
);

CREATE UNIQUE INDEX games_one_open_per_channel ON games (channel_id)
    WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_channel ON games (channel_id, id);
CREATE INDEX games_by_status ON games (status);

CREATE TABLE seats (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    computer  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK ((user_id IS NULL) = (computer = 1))
) WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id);

-- Step 0 is the set-up. `news` is a list of {"to": null or [seats], "event": {...}}.
-- `state` is the compressed save after the step; old ones of finished games are thinned out.
CREATE TABLE steps (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    seat     INTEGER,
    user_id  INTEGER,
    action   TEXT,
    news     TEXT    NOT NULL,
    barrier  INTEGER NOT NULL,
    hash     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    state    BLOB,
    PRIMARY KEY (game_id, seq)
);

-- Joined, left, replaced, taken back ...: what happened beside the rules.
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    at       REAL    NOT NULL,
    kind     TEXT    NOT NULL,
    data     TEXT    NOT NULL
);

CREATE INDEX notes_by_game ON notes (game_id, id);

-- Interactions already carried out, so that a repeated delivery changes nothing.
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at       REAL    NOT NULL
);

CREATE INDEX interactions_by_time ON interactions (at);

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    data        TEXT    NOT NULL,
    nonce       TEXT    NOT NULL UNIQUE,
    state       TEXT    NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'given up')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    error       TEXT,
    created_at  REAL    NOT NULL,
    due_at      REAL    NOT NULL,
    done_at     REAL,
    message_id  INTEGER
);

CREATE INDEX outbox_pending ON outbox (game_id, id) WHERE state = 'pending';

-- Public messages of a table, so that old ones can be tidied and a deleted one is noticed.
CREATE TABLE messages (
    message_id  INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    channel_id  INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    at          REAL    NOT NULL
);

CREATE INDEX messages_by_game ON messages (game_id);

-- Faults and reports under their reference number.
CREATE TABLE problems (
    reference  TEXT PRIMARY KEY,
    game_id    INTEGER REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER,
    user_id    INTEGER,
    at         REAL NOT NULL,
    summary    TEXT NOT NULL,
    detail     TEXT NOT NULL
);

CREATE INDEX problems_by_game ON problems (game_id);

-- One row: when the running bot last showed that it is alive.
CREATE TABLE heartbeat (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  REAL NOT NULL
);
