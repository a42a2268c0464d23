-- The game that another one follows when it is played again, and the seat there that would have begun next.
-- Reason: the player after the last start player begins. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- Both are null where nothing is played again.
ALTER TABLE games ADD COLUMN again_of INTEGER;
ALTER TABLE games ADD COLUMN again_seat INTEGER;
