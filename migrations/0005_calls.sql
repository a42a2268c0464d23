-- How people are called to questions that orders may answer, consent that was waived, and orders
-- that come back with the steps in which they were used up.
-- Reason: whom a message pings tells nothing of orders; undo by consent is fair to all. Date: 2026-11-22.

-- How a user hears of a question whose answer may come by itself, at a table with a poker face:
-- 'dm', 'ping' (in the channel, whether it does or not), 'closed': by message, but none was taken.
ALTER TABLE users ADD COLUMN calls TEXT NOT NULL DEFAULT 'dm' CHECK (calls IN ('dm', 'ping', 'closed'));

-- The step with which an order limited to one thing was over; null while it can answer.
ALTER TABLE orders ADD COLUMN ended INTEGER;

-- JSON, the seats without whose consent the host went on.
ALTER TABLE undo_requests ADD COLUMN waived TEXT NOT NULL DEFAULT '[]';
