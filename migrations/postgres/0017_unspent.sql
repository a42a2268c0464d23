-- The twin of migrations/0017_unspent.sql, which tells what it is for.

ALTER TABLE users ADD COLUMN asks BIGINT NOT NULL DEFAULT 1 CHECK (asks IN (0, 1));
