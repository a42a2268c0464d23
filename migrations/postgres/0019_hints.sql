-- The twin of migrations/0019_hints.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN hints TEXT COLLATE "C" NOT NULL DEFAULT 'on'
    CHECK (hints IN ('on', 'off', 'learn'));
