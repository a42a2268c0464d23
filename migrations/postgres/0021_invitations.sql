-- The twin of migrations/0021_invitations.sql, which tells what it is for.

ALTER TABLE users ADD COLUMN invitations TEXT COLLATE "C" NOT NULL DEFAULT 'ping'
    CHECK (invitations IN ('ping', 'quiet', 'never'));
