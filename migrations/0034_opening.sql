-- When the table of people who fit together is next tried to be opened.
-- Reason: only a node that is connected to a server can open a table there, and two may be. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

ALTER TABLE matches ADD COLUMN opens_at REAL NOT NULL DEFAULT 0;
