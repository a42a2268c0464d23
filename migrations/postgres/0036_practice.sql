-- The twin of migrations/0036_practice.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN practice_of BIGINT;
ALTER TABLE games ADD COLUMN practice_seq BIGINT;
CREATE INDEX games_practice ON games (host_id, practice_of) WHERE practice_of IS NOT NULL;
