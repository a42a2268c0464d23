-- The position of an earlier game with which a table begins, where somebody tries a turn again alone.
-- Reason: who learns what a turn has cost wants to try the other way. Date: 2026-11-28.

-- The table of that game, and the step after which it stood so; hidden things were dealt again. Both are null where a
-- game begins with a deal.
ALTER TABLE games ADD COLUMN practice_of INTEGER;
ALTER TABLE games ADD COLUMN practice_seq INTEGER;
CREATE INDEX games_practice ON games (host_id, practice_of) WHERE practice_of IS NOT NULL;
