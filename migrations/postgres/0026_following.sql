-- The twin of migrations/0026_following.sql, which tells what it is for.

CREATE TABLE follows (
    game_id   BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id   BIGINT NOT NULL,
    way       TEXT COLLATE "C" NOT NULL DEFAULT 'dm',
    at        DOUBLE PRECISION NOT NULL,
    told_seq  BIGINT NOT NULL,
    told_at   DOUBLE PRECISION NOT NULL,
    ended     BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX follows_user ON follows (user_id);

ALTER TABLE users ADD COLUMN record TEXT COLLATE "C" NOT NULL DEFAULT 'shown';
ALTER TABLE games ADD COLUMN counts BIGINT NOT NULL DEFAULT 0;
CREATE INDEX waits_over ON waits (user_id) WHERE ended_at IS NOT NULL;
