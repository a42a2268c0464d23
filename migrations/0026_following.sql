-- Who follows a table without playing, and what people let strangers know of their games.
-- Reason: friends and former players like to see how it goes; who sits down with strangers likes to know whether
-- they finish their games. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- `way`: 'dm', or 'channel' for people who take no direct messages or like a ping there better.
-- `told_seq`, `told_at`: the last step and the moment of which the follower knows.
-- `ended`: the end of the game is on its way to them; the row goes when it has arrived.
CREATE TABLE follows (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    way       TEXT    NOT NULL DEFAULT 'dm',
    at        REAL    NOT NULL,
    told_seq  INTEGER NOT NULL,
    told_at   REAL    NOT NULL,
    ended     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX follows_user ON follows (user_id);

-- 'shown' or 'private': whether people with whom somebody sits down at an open table read three facts about them.
ALTER TABLE users ADD COLUMN record TEXT NOT NULL DEFAULT 'shown';
-- Whether a game counts for these facts. Games opened before this migration do not: nobody knew of it then.
ALTER TABLE games ADD COLUMN counts INTEGER NOT NULL DEFAULT 0;
-- The answers of one user, of which the facts are made.
CREATE INDEX waits_over ON waits (user_id) WHERE ended_at IS NOT NULL;
