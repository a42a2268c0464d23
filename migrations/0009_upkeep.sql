-- Which question a step answered and whether a prepared turn chose it; what is left to clear away.
-- Reason: whose turn a step belongs to is told without its position, what a prepared turn did is new
-- to its owner, and removing somebody is finished even if it was cut off. Date: 2026-11-22.

-- The kind of question; '' for what is done beside all questions, NULL for older steps and set-ups.
ALTER TABLE steps ADD COLUMN question TEXT;
ALTER TABLE steps ADD COLUMN planned INTEGER NOT NULL DEFAULT 0;

-- One row. `traces_at`: when something was removed of which the file may still hold traces, NULL if
-- there are none. `rewritten_at`: when the file was last written anew, or tried to be.
CREATE TABLE upkeep (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    traces_at     REAL,
    rewritten_at  REAL
);

-- What has been said and may be forgotten, the oldest first.
CREATE INDEX outbox_by_game ON outbox (game_id, id);
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
