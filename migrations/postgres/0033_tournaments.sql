-- The twin of migrations/0033_tournaments.sql, which tells what it is for.

ALTER TABLE competition_rounds ADD COLUMN urged_at DOUBLE PRECISION;
