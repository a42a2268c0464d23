-- The twin of migrations/0034_opening.sql, which tells what it is for.

ALTER TABLE matches ADD COLUMN opens_at DOUBLE PRECISION NOT NULL DEFAULT 0;
