-- What is searched in messages stands in columns, and problems have a number.
-- Reason: databases differ in their words for JSON and know no rowid; columns all of them know. Date: 2026-11-22.
--
-- Only adds: a program that knows nothing of it may go on writing. `data` stays the whole message.

-- The facts of a message by which it is found again; NULL where its kind has no such fact.
-- `instead_of`: the message in whose place it is said.
ALTER TABLE outbox ADD COLUMN from_seq INTEGER;
ALTER TABLE outbox ADD COLUMN to_seq INTEGER;
ALTER TABLE outbox ADD COLUMN seat INTEGER;
ALTER TABLE outbox ADD COLUMN instead_of INTEGER;
UPDATE outbox SET
    from_seq = json_extract(data, '$.from_seq'),
    to_seq = json_extract(data, '$.to_seq'),
    seat = json_extract(data, '$.seat'),
    instead_of = json_extract(data, '$.row')
    WHERE json_valid(data);

-- The newest board of a table is found by `outbox_by_game`, which no query leaves for this one.
DROP INDEX outbox_boards;

-- A table cannot be given a key, so this one is made anew.
CREATE TABLE problems_numbered (
    id         INTEGER PRIMARY KEY,
    reference  TEXT NOT NULL UNIQUE,
    game_id    INTEGER REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER,
    user_id    INTEGER,
    at         REAL NOT NULL,
    summary    TEXT NOT NULL,
    detail     TEXT NOT NULL
);
INSERT INTO problems_numbered (id, reference, game_id, seq, user_id, at, summary, detail)
    SELECT rowid, reference, game_id, seq, user_id, at, summary, detail FROM problems WHERE reference IS NOT NULL;
DROP TABLE problems;
ALTER TABLE problems_numbered RENAME TO problems;
CREATE INDEX problems_by_game ON problems (game_id);
