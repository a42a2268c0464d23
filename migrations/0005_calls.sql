-- How people are called to questions that orders may answer, consent that was waived, and orders
-- that come back with the steps in which they were used up.
-- Reason: whom a message pings tells nothing of orders; undo by consent is fair to all. Date: 2026-11-22.

-- How a user hears of a question whose answer may come by itself, at a table with a poker face:
-- 'dm', 'ping' (in the channel, whether it does or not), 'closed': by message, but none was taken.
ALTER TABLE users ADD COLUMN calls TEXT NOT NULL DEFAULT 'dm' CHECK (calls IN ('dm', 'ping', 'closed'));

-- Orders limited to one thing that was over with step `seq`. They are of no use any more, unless the
-- table goes back to before that step. (The columns of the key stand first: SQLite before 3.41 takes
-- others for empty when it checks the file.)
CREATE TABLE orders_over (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    policy   TEXT    NOT NULL,
    amount   INTEGER,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, seat, kind, about, seq)
) WITHOUT ROWID;

-- JSON, seats that need not agree to go back: those that are out of the game there, and those without
-- whose answer the host went on.
ALTER TABLE undo_requests ADD COLUMN gone TEXT NOT NULL DEFAULT '[]';
ALTER TABLE undo_requests ADD COLUMN waived TEXT NOT NULL DEFAULT '[]';
