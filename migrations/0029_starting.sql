-- When the game of a lobby is to start, and the scheduled event on its server.
-- Reason: people who play live agree on an evening, and Discord can remind them. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- Null: no time. It means nothing once the game has begun.
ALTER TABLE games ADD COLUMN starts_at REAL;
-- The scheduled event. `event_at`: when a node last began to make, change or delete it, null where there is none.
-- `event_shown`: a digest of what it shows, empty while a node is at it or has failed. `event_id`: null where it is not
-- known or where Discord took none.
ALTER TABLE games ADD COLUMN event_id INTEGER;
ALTER TABLE games ADD COLUMN event_at REAL;
ALTER TABLE games ADD COLUMN event_shown TEXT NOT NULL DEFAULT '';
CREATE INDEX games_by_event ON games (guild_id) WHERE event_at IS NOT NULL;
