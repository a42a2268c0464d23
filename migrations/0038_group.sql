-- Tables in places that the bot is no part of: group messages, and servers without it.
-- Reason: friends without a server want to play where they talk. Date: 2026-11-28.

-- borrowed: the bot speaks at this table only by presses that are made there. One channel may have several such tables.
ALTER TABLE games ADD COLUMN borrowed INTEGER NOT NULL DEFAULT 0 CHECK (borrowed IN (0, 1));
DROP INDEX games_one_open_per_channel;
CREATE UNIQUE INDEX games_one_open_per_channel ON games (channel_id)
    WHERE status IN ('lobby', 'running') AND borrowed = 0;

-- owed: 1 while a message waits for a press at its table, 2 once a press has made it due again.
ALTER TABLE outbox ADD COLUMN owed INTEGER NOT NULL DEFAULT 0 CHECK (owed IN (0, 1, 2));

-- server_id: of a server without the bot; null in a message. host_at: when its host last pressed something there.
-- node: the process that heard the last press there, and until when that press can be spoken with. No token is stored.
CREATE TABLE borrowed (
    game_id     INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    server_id   INTEGER,
    host_at     REAL NOT NULL,
    node        TEXT,
    held_until  REAL
);

-- The players of such a table who cannot be written to.
CREATE TABLE unreached (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
