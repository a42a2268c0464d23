-- Whom the bot still owes a direct message about their hand.
-- Reason: what a seat learns in secret is written to its player once the turn is over. Date: 2026-11-21.
--
-- JSON: seat -> number of the first published step with news for that seat alone.

ALTER TABLE games ADD COLUMN owed TEXT NOT NULL DEFAULT '{}';
