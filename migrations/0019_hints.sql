-- Whether players of a table may ask for hints, or are given one in each turn (a table to learn at).
-- Reason: hints help those who learn, and spoil a contest. Date: 2026-11-23.
--
-- Only adds: a program that knows nothing of it may go on writing.

ALTER TABLE games ADD COLUMN hints TEXT NOT NULL DEFAULT 'on' CHECK (hints IN ('on', 'off', 'learn'));
