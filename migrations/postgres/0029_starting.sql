-- The twin of migrations/0029_starting.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN starts_at DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN event_id BIGINT;
ALTER TABLE games ADD COLUMN event_at DOUBLE PRECISION;
ALTER TABLE games ADD COLUMN event_shown TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX games_by_event ON games (guild_id) WHERE event_at IS NOT NULL;
