-- Who looks for a table and for what kind, and whom somebody would rather not meet.
-- Reason: people who look for a table need to be matched with each other. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- What somebody would like to play, one wish for each person and server. `games` and `sizes` are JSON; `hours` are the
-- parts of the day as bits, null: any; `language` null: any. `silent`: matches in a row without an answer.
CREATE TABLE wishes (
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    games      TEXT    NOT NULL,
    sizes      TEXT    NOT NULL,
    pace       TEXT    NOT NULL,
    most       INTEGER NOT NULL,
    hours      INTEGER,
    language   TEXT,
    welcome    TEXT    NOT NULL DEFAULT 'anybody',
    at         REAL    NOT NULL,
    until      REAL    NOT NULL,
    silent     INTEGER NOT NULL DEFAULT 0,
    rests      REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, guild_id)
);
CREATE INDEX wishes_server ON wishes (guild_id);

-- People who fit together and are asked. `state`: 'asking', then 'opening' once all have said yes, 'open' when their
-- table is there, or 'over'. A match goes when everybody has been told what became of it.
CREATE TABLE matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    pace     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    widened  INTEGER NOT NULL,
    at       REAL    NOT NULL,
    until    REAL    NOT NULL,
    state    TEXT    NOT NULL DEFAULT 'asking',
    game_id  INTEGER,
    tries    INTEGER NOT NULL DEFAULT 0
);

-- `answer`: null, 'yes' or 'no'. `say`: what this person must still be told ('ask', 'over', 'open'), null: nothing.
CREATE TABLE matched (
    match_id   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    answer     TEXT,
    say        TEXT,
    nonce      TEXT    NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    due_at     REAL    NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX matched_user ON matched (user_id);

-- Whom somebody would rather not play with. It counts both ways and is told to nobody else.
CREATE TABLE avoided (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX avoided_other ON avoided (other_id);

-- Who was told that an open table suits their wish.
CREATE TABLE offered (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX offered_user ON offered (user_id, at);

-- Who may invite somebody to tables: 'all', or 'met', people with whom they have played.
ALTER TABLE users ADD COLUMN inviters TEXT NOT NULL DEFAULT 'all' CHECK (inviters IN ('all', 'met'));
