-- What the host of a lobby chooses: its name, who may join, whether it starts when it is full, whom it welcomes;
-- and who has been asked to join.
-- Reason: people who look for a table need to see what it is, and its host who comes. Date: 2026-11-27.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- Up to 40 characters; empty: none.
ALTER TABLE games ADD COLUMN name TEXT NOT NULL DEFAULT '';
-- 'all' or 'asked': everybody who sees the lobby, or only people who were asked to join.
ALTER TABLE games ADD COLUMN joins TEXT NOT NULL DEFAULT 'all';
ALTER TABLE games ADD COLUMN starts_full INTEGER NOT NULL DEFAULT 0;
-- 'anybody', 'learners' or 'experienced'.
ALTER TABLE games ADD COLUMN welcome TEXT NOT NULL DEFAULT 'anybody';

-- People who are asked to join a lobby, one row for each person and table: the last time counts.
-- `outcome`: null while nobody has answered, then 'joined', 'declined' or 'expired'; people of a lobby that has
-- started or was closed meanwhile are not asked any more, whatever stands here.
CREATE TABLE asked (
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    by_user_id INTEGER NOT NULL,
    at         REAL    NOT NULL,
    until      REAL    NOT NULL,
    outcome    TEXT,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX asked_by ON asked (by_user_id, at);
CREATE INDEX asked_user ON asked (user_id);
