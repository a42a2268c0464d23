-- Whether somebody is pinged when they are invited to a seat, invited without a ping, or never invited.
-- Reason: an invitation is a ping that anybody who hosts a table can send. Date: 2026-11-26.
--
-- Only adds: a program that knows nothing of it may go on writing.

ALTER TABLE users ADD COLUMN invitations TEXT NOT NULL DEFAULT 'ping'
    CHECK (invitations IN ('ping', 'quiet', 'never'));
