-- How people are called to questions that orders may answer, consent that was waived, orders that
-- come back with the steps in which they were used up, and prepared turns that run to their end.
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

-- A prepared turn may run to its end, whatever is told on the way: mode 'through'. A table cannot take
-- a wider CHECK, so it is made anew.
CREATE TABLE plans_wider (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    mode     TEXT    NOT NULL CHECK (mode IN ('run', 'through', 'propose')),
    actions  TEXT    NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0,
    begun    INTEGER,
    stopped  TEXT,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO plans_wider SELECT game_id, seat, mode, actions, done, begun, stopped, at FROM plans;
DROP TABLE plans;
ALTER TABLE plans_wider RENAME TO plans;
