-- When and how somebody is reminded, and reminders that are put off.
-- Reason: one rhythm does not suit everybody. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- 'table': as each table says; 'sooner', 'rarer': half or twice the time; 'day': after a day, then once a day.
ALTER TABLE users ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'table'
    CHECK (rhythm IN ('table', 'sooner', 'rarer', 'day'));
-- The minute of the local day at which one message lists all tables that wait, instead of pings; null: pings.
-- `daily_due`: when the next one is to be written.
ALTER TABLE users ADD COLUMN daily_at INTEGER CHECK (daily_at BETWEEN 0 AND 1439);
ALTER TABLE users ADD COLUMN daily_due REAL;
CREATE INDEX users_daily ON users (daily_due) WHERE daily_due IS NOT NULL;
-- Whether others may be told that this person has just answered, and when that was last; null: not known.
ALTER TABLE users ADD COLUMN tells_presence INTEGER NOT NULL DEFAULT 0 CHECK (tells_presence IN (0, 1));
ALTER TABLE users ADD COLUMN answered_at REAL;

-- Until when reminders of an open wait are put off, and when the table was told of it last.
ALTER TABLE waits ADD COLUMN snoozed_until REAL;
ALTER TABLE waits ADD COLUMN snooze_told_at REAL;
