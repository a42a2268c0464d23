-- What the running bot says of itself with its sign of life.
-- Reason: `agora health` tells what does not work, and since when. Date: 2026-11-22.

-- JSON: "started" and, in "failing", each part of the bot that does not work with the time since when.
ALTER TABLE heartbeat ADD COLUMN state TEXT NOT NULL DEFAULT '{}';
