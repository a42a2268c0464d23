-- The channel in which a table's thread lies.
-- Reason: how many tables a channel may have counts those of its threads, too. Date: 2026-11-22.
--
-- Null where the table is in the channel itself, and for tables opened before this was kept.

ALTER TABLE games ADD COLUMN parent_id INTEGER;

CREATE INDEX games_by_server ON games (guild_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_host ON games (host_id) WHERE status IN ('lobby', 'running');
