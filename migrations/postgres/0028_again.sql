-- The twin of migrations/0028_again.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN again_of BIGINT;
ALTER TABLE games ADD COLUMN again_seat BIGINT;
