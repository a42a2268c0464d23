-- The twin of migrations/0023_lobbies.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN name TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN joins TEXT COLLATE "C" NOT NULL DEFAULT 'all';
ALTER TABLE games ADD COLUMN starts_full BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN welcome TEXT COLLATE "C" NOT NULL DEFAULT 'anybody';

CREATE TABLE asked (
    game_id    BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id    BIGINT NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    by_user_id BIGINT NOT NULL,
    at         DOUBLE PRECISION NOT NULL,
    until      DOUBLE PRECISION NOT NULL,
    outcome    TEXT COLLATE "C",
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX asked_by ON asked (by_user_id, at);
CREATE INDEX asked_user ON asked (user_id);
