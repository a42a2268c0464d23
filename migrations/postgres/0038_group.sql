-- The twin of migrations/0038_group.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN borrowed BIGINT NOT NULL DEFAULT 0 CHECK (borrowed IN (0, 1));
DROP INDEX games_one_open_per_channel;
CREATE UNIQUE INDEX games_one_open_per_channel ON games (channel_id)
    WHERE status IN ('lobby', 'running') AND borrowed = 0;

ALTER TABLE outbox ADD COLUMN owed BIGINT NOT NULL DEFAULT 0 CHECK (owed IN (0, 1, 2));

CREATE TABLE borrowed (
    game_id     BIGINT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    server_id   BIGINT,
    host_at     DOUBLE PRECISION NOT NULL,
    node        TEXT COLLATE "C",
    held_until  DOUBLE PRECISION
);

CREATE TABLE unreached (
    game_id  BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
