-- The twin of migrations/0018_saves.sql, which tells what it is for.

CREATE TABLE saves (
    game_id  BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    base     BIGINT,
    packed   BYTEA NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
);

INSERT INTO saves (game_id, seq, packed)
    SELECT game_id, seq, state FROM steps WHERE state IS NOT NULL ORDER BY game_id, seq;

ALTER TABLE steps DROP COLUMN state;
