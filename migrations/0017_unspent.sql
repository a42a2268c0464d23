-- Whether somebody is asked once more where a turn ends with something unspent.
-- Reason: some like to be asked, some do not. Date: 2026-11-23.
--
-- Only adds: a program that knows nothing of it may go on writing.

ALTER TABLE users ADD COLUMN asks INTEGER NOT NULL DEFAULT 1 CHECK (asks IN (0, 1));
