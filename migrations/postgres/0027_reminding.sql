-- The twin of migrations/0027_reminding.sql, which tells what it is for.

ALTER TABLE users ADD COLUMN rhythm TEXT COLLATE "C" NOT NULL DEFAULT 'table'
    CHECK (rhythm IN ('table', 'sooner', 'rarer', 'day'));
ALTER TABLE users ADD COLUMN daily_at BIGINT CHECK (daily_at BETWEEN 0 AND 1439);
ALTER TABLE users ADD COLUMN daily_due DOUBLE PRECISION;
CREATE INDEX users_daily ON users (daily_due) WHERE daily_due IS NOT NULL;
ALTER TABLE users ADD COLUMN tells_presence BIGINT NOT NULL DEFAULT 0 CHECK (tells_presence IN (0, 1));
ALTER TABLE users ADD COLUMN answered_at DOUBLE PRECISION;

ALTER TABLE waits ADD COLUMN snoozed_until DOUBLE PRECISION;
ALTER TABLE waits ADD COLUMN snooze_told_at DOUBLE PRECISION;
