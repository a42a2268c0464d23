-- Where a table is: its channel may be deleted or closed, and its server may remove the bot.
-- Reason: such a table writes to its players instead, rests, or moves. Date: 2026-11-22.

-- 'there'; 'barred': the bot may not write in the channel at the moment; 'gone': channel or thread was
-- deleted; 'left': the bot is not on the server any more. Such a table rests since `rested_at`.
ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT 'there'
    CHECK (place IN ('there', 'barred', 'gone', 'left'));
ALTER TABLE games ADD COLUMN rested_at REAL;

-- A board that has lost its buttons is 'past'. All but the newest one have lost theirs.
UPDATE messages SET kind = 'past'
    WHERE kind = 'turn' AND message_id NOT IN (SELECT message_id FROM games WHERE message_id IS NOT NULL);
CREATE INDEX messages_untidy ON messages (game_id, message_id) WHERE kind = 'turn';

-- What was last sent to Discord as the commands of an application (guild_id 0: for all servers).
CREATE TABLE commands (
    application_id  INTEGER NOT NULL,
    guild_id        INTEGER NOT NULL,
    hash            TEXT    NOT NULL,
    at              REAL    NOT NULL,
    PRIMARY KEY (application_id, guild_id)
) WITHOUT ROWID;
