-- The states after the steps get a table of their own, in which most are packed on an earlier one.
-- Reason: a state differs little from the one before; and when a game is over, whole pages become
-- free again. Date: 2026-11-23.
--
-- What was saved before stands alone (`base` is NULL). Not WITHOUT ROWID:
-- there a row beyond 1 kB would take a page of its own.

CREATE TABLE saves (
    game_id  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    base     INTEGER,
    packed   BLOB    NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
);

INSERT INTO saves (game_id, seq, packed)
    SELECT game_id, seq, state FROM steps WHERE state IS NOT NULL ORDER BY game_id, seq;

ALTER TABLE steps DROP COLUMN state;
