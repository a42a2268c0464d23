-- The secret that is sealed when a table opens, and the words that players give for its shuffles.
-- Reason: whoever runs the bot must not be able to choose a deal. Date: 2026-11-26.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- 64 hex digits, from which every deal of the game is made with the words below; null for tables
-- that were opened before. Its commitment is shown in the lobby.
ALTER TABLE games ADD COLUMN sealed TEXT;

-- The word of whoever sat there in the lobby, and when it was given; null if they gave none.
ALTER TABLE seats ADD COLUMN word TEXT;
ALTER TABLE seats ADD COLUMN word_at REAL;
