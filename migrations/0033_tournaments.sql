-- What tournaments need beside what seasons have.
-- Reason: people who play every week want to know how they stand. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- When the people of the slowest table of a round were told that the others wait for them; NULL: not yet.
ALTER TABLE competition_rounds ADD COLUMN urged_at REAL;
